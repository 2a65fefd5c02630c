"""What is remembered of a game of HIT: how far the pawns had come, captures, the quickest pawn, the best customer."""

from homestretch.core.chronicle import Chronicle, Moment, Progress
from homestretch.core.types import Msg, Seat, Who
from homestretch.games.hit import phases
from homestretch.games.hit.track import TRACKS, WAITING
from homestretch.games.hit.view import HitView


def progress(v: HitView) -> tuple[int, ...]:
    """The fields that each seat's pawns have come on their routes."""
    return tuple([sum([at + 1 for at in pawns]) for pawns in v.pawns])


PROGRESS = Progress(progress, Msg("course"))


class HitChronicle(Chronicle[HitView]):
    """Counts captures, laps, and what was bought."""

    def __init__(self) -> None:
        self.captures: dict[Seat, int] = {}
        self.captured: dict[Seat, int] = {}
        self.bought: dict[Seat, int] = {}
        self.lap: tuple[int, Seat, int] = (0, 0, 0)  # moves of the quickest pawn, whose it is, and the ply
        self._moves: dict[tuple[Seat, int], int] = {}  # of each pawn since it came out

    def see(self, ply: int, before: HitView, after: HitView) -> None:
        if before.phase == phases.BUY and after.last:
            self.bought[before.turn] = self.bought.get(before.turn, 0) + len(after.last[1]) - 1
        if before.pawns != after.pawns:
            self._watch(ply, before, after)

    def _watch(self, ply: int, before: HitView, after: HitView) -> None:
        for seat, pawns in enumerate(after.pawns):
            for n, at in enumerate(pawns):
                was = before.pawns[seat][n]
                if at == WAITING != was:
                    self._capture(before.turn, seat)
                elif at != was:
                    self._walk(ply, before.seats, seat, n, was, at)

    def _capture(self, by: Seat, whose: Seat) -> None:
        self.captured[whose] = self.captured.get(whose, 0) + 1
        if by != whose:
            self.captures[by] = self.captures.get(by, 0) + 1

    def _walk(self, ply: int, seats: int, seat: Seat, n: int, was: int, at: int) -> None:
        """One more move of a pawn; its first brings it out, the last that counts brings it home."""
        moves = self._moves[seat, n] = 0 if was == WAITING else self._moves.get((seat, n), 0) + 1
        route = TRACKS[seats].route
        if WAITING < was < route <= at and (not self.lap[0] or moves < self.lap[0]):
            self.lap = (moves, seat, ply)

    def moments(self) -> list[Moment]:
        found = []
        if most := max(self.captures.values(), default=0):
            who = max(self.captures, key=self.captures.__getitem__)
            found.append(Moment(Msg("remark-captures", {"who": Who(who), "count": most})))
        if most := max(self.captured.values(), default=0):
            who = max(self.captured, key=self.captured.__getitem__)
            found.append(Moment(Msg("remark-captured", {"who": Who(who), "count": most})))
        if most := max(self.bought.values(), default=0):
            who = max(self.bought, key=self.bought.__getitem__)
            found.append(Moment(Msg("remark-bought", {"who": Who(who), "count": most})))
        count, who, ply = self.lap
        if count:
            found.append(Moment(Msg("remark-lap", {"who": Who(who), "count": count}), ply))
        return found
