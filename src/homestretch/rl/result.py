"""What the end of a game is worth to each seat."""

from homestretch.core.game import AnyGame


def rewards(game: AnyGame, scores: tuple[int, ...]) -> list[float]:
    """1 for winning alone, less for sharing, a loss that makes the sum over equal teams 0; 0 when all are equal.

    With two teams that is 1, 0 and -1. The winners are those with the highest score, and the mates of such a seat.
    """
    teams = game.teams(len(scores))
    sides = max(teams) + 1
    won = {team for team, score in zip(teams, scores, strict=True) if score == max(scores)}
    if sides == 1:
        return [0.0] * len(scores)
    win, loss = (sides / len(won) - 1) / (sides - 1), -1 / (sides - 1)
    return [win if team in won else loss for team in teams]
