# mypyc: compile
"""How a game ended, said once for every door."""

from typing import NamedTuple

from homestretch.core.types import Seat


class Outcome(NamedTuple):
    """Who won, and how far everybody came in the game's own measure."""

    winners: tuple[Seat, ...]  # one seat, a team, several who share; none: nobody won
    reached: tuple[int, ...]  # a number a seat: points, pawns home
    measure: str = "points"  # what is counted: the text `reached-points` says a number of it

    def ranking(self) -> list[Seat]:
        """The seats, winners first, then those who came farthest."""
        rows = [(seat not in self.winners, -self.reached[seat], seat) for seat in range(len(self.reached))]
        return [row[2] for row in sorted(rows)]

    def sides(self, teams: tuple[int, ...]) -> tuple[int, ...]:
        """The teams that won, ascending."""
        return tuple(sorted({teams[seat] for seat in self.winners}))

    def shares(self, teams: tuple[int, ...]) -> list[float]:
        """What the end is worth to each seat: 1 for its team's win, a part of it where several teams share.

        Where nobody won all are equal.
        """
        won: list[int] = []
        for seat in self.winners or range(len(teams)):
            if teams[seat] not in won:
                won.append(teams[seat])
        share = 1.0 / len(won)
        return [share if team in won else 0.0 for team in teams]


def best(scores: tuple[int, ...], teams: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest score, and those of their teams."""
    most = max(scores)
    won = [teams[seat] for seat in range(len(scores)) if scores[seat] == most]
    return tuple([seat for seat in range(len(scores)) if teams[seat] in won])
