"""Ratings of several bots from the games they play against each other, by openskill's Plackett–Luce model."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import stdev

from openskill.models import PlackettLuce

from homestretch.arena.match import Match, arrange
from homestretch.arena.run import Result, run
from homestretch.core.registry import game as find_game
from homestretch.core.rng import Rng
from homestretch.core.types import Msg, Wrong

RESAMPLES = 60
TINY = 1e-6  # no spread at all
Game = tuple[tuple[str, ...], tuple[float, ...]]  # the bots of the sides, and what each side made of it


@dataclass(frozen=True)
class Rating:
    """A bot's skill on openskill's scale, where everybody starts at 25, with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Ladder:
    """The ratings, best first."""

    ratings: list[Rating]
    stopped: bool = False  # by somebody, before the end


def pairs(game: str, bots: Sequence[str], seats: int, seed: int, given: dict[str, str]) -> list[Match]:
    """Everybody against everybody, two kinds of bot a table."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        listed = ",".join(bots)
        raise Wrong(f"a ladder needs two or more bots, not {listed!r}", Msg("wrong-ladder", {"value": listed}))
    return [arrange(game, pair, seats, seed, given) for pair in itertools.combinations(bots, 2)]


def climb(
    matches: Sequence[Match], games: int, jobs: int = 1, watch: Callable[[Result], None] = lambda result: None
) -> Ladder:
    """Play so many games a pair and rate the bots that have played; Ctrl-C ends it with what is known."""
    deals: list[list[Game]] = []
    for match in matches:
        result = run(match, games, jobs, watch=watch)
        deals += [_games(match, played) for played in _shares(result)]
        if result.stopped:
            return Ladder(rate(deals), stopped=True)
    return Ladder(rate(deals))


def _shares(result: Result) -> list[list[tuple[float, ...]]]:
    return [[game.seats for game in played] for played in result.deals]


def _games(match: Match, played: list[tuple[float, ...]]) -> list[Game]:
    """Each game as sides of equal bots with the share each side won."""
    teams = find_game(match.game).teams(match.seats)
    found: list[Game] = []
    for turn, seats in enumerate(played):
        seating = match.seating(turn)
        sides = sorted(set(teams))
        bots = tuple(match.bots[seating[teams.index(side)]] for side in sides)
        found.append((bots, tuple(sum(w for w, t in zip(seats, teams, strict=True) if t == side) for side in sides)))
    return found


def rate(deals: Sequence[list[Game]]) -> list[Rating]:
    """Ratings over all deals; their intervals from deals drawn again (bootstrap, normal).

    Where all games ended alike, drawing again shows nothing: there it is the doubt that openskill itself has.
    """
    if not deals:
        return []
    rng = Rng(1, salt=8)
    order = rng.shuffled(range(len(deals)))
    points = _skills([deals[i] for i in order])
    again = [_skills([deals[int(rng.below(len(deals)))] for _ in deals]) for _ in range(RESAMPLES)]
    counts = {bot: sum(bot in bots for deal in deals for bots, _ in deal) for bot in points}
    found = []
    for bot, (rating, doubt) in points.items():
        values = [skills.get(bot, (rating, doubt))[0] for skills in again]
        half = 1.96 * (stdev(values) if max(values) - min(values) > TINY else doubt)
        found.append(Rating(bot, rating, rating - half, rating + half, counts[bot]))
    return sorted(found, key=lambda r: -r.rating)


def _skills(deals: Sequence[list[Game]]) -> dict[str, tuple[float, float]]:
    """openskill's mu and sigma of each bot after these games."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for deal in deals for bots, _ in deal for bot in bots}
    for deal in deals:
        for bots, shares in deal:
            sides = [[known[bot]] for bot in bots]
            rated = model.rate(sides, scores=list(shares))
            for bot in set(bots):  # a bot on several sides moves by the mean of them
                mine = [side[0] for side, name in zip(rated, bots, strict=True) if name == bot]
                known[bot].mu = sum(r.mu for r in mine) / len(mine)
                known[bot].sigma = sum(r.sigma for r in mine) / len(mine)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
