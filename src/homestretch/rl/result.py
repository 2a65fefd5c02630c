"""What the end of a game is worth to each seat."""

from homestretch.core.game import AnyGame
from homestretch.core.outcome import Outcome

ILLEGAL = -1.0  # what a word that may not be said costs


def rewards(game: AnyGame, outcome: Outcome) -> list[float]:
    """1 for winning alone, less for sharing, a loss that makes the sum over equal teams 0; 0 when all are equal.

    With two teams that is 1, 0 and -1. The mates of a winner win too.
    """
    teams = game.teams(len(outcome.reached))
    sides = max(teams) + 1
    won = outcome.sides(teams)
    if sides == 1 or not won:
        return [0.0] * len(teams)
    win, loss = (sides / len(won) - 1) / (sides - 1), -1 / (sides - 1)
    return [win if team in won else loss for team in teams]
