"""What a house rule does: length, events, seat advantage and share of luck, each with its interval."""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from homestretch.arena.farm import farm
from homestretch.arena.interval import Share, mean, share
from homestretch.arena.match import Match, Played, arrange, by_seat, deal, options_of, play
from homestretch.bots import find as find_bot
from homestretch.core.registry import game as find_game
from homestretch.core.types import Msg, Wrong
from homestretch.play.table import Table


@dataclass(frozen=True)
class Finding:
    """One setting of the options and what games under it are like."""

    setting: str
    moves: Share
    seats: tuple[Share, ...]
    luck: Share  # 1: the weaker bot wins as often as the stronger; 0: never
    events: dict[str, Share]  # what is told, times a game


@dataclass(frozen=True)
class Seen:
    """One game of equal players: who won, how long it was, what was told."""

    seats: tuple[float, ...]
    moves: int
    told: dict[str, int]


def settings(vary: Sequence[str]) -> list[dict[str, str]]:
    """Every combination of `name=v1,v2` given."""
    axes: list[list[tuple[str, str]]] = []
    for text in vary:
        name, _, values = text.partition("=")
        if not name or not values:
            raise Wrong(
                f"{text!r} should be a house rule and its values: name=v1,v2", Msg("wrong-vary", {"value": text})
            )
        axes.append([(name, value) for value in values.split(",")])
    return [dict(choice) for choice in itertools.product(*axes)]


def study(
    game: str,
    setting: dict[str, str],
    seats: int,
    games: int,
    seed: int,
    bots: tuple[str, str],
    jobs: int = 1,
    watch: Callable[[], None] = lambda: None,
) -> Finding:
    """Equal players (the stronger bot in every seat) for length and seats; both bots against each other for luck."""
    match = arrange(game, bots, seats, seed, setting)
    alone = arrange(game, bots[:1], seats, seed, setting)
    seen: list[Seen] = []
    for one in farm(partial(observe, alone), range(games), jobs):
        seen.append(one)
        watch()
    duels: list[tuple[Played, ...]] = []
    for played in farm(partial(deal, match), range(match.deals(games)), jobs):
        duels.append(played)
        watch()
    name = " ".join(f"{k}={v}" for k, v in setting.items()) or "as printed"
    keys = sorted({key for one in seen for key in one.told})
    return Finding(
        name,
        mean([one.moves for one in seen]),
        tuple(share([one.seats[k] for one in seen]) for k in range(seats)),
        luck([sum(p.shares[0] for p in played) / len(played) for played in duels], len(bots)),
        {key: mean([one.told.get(key, 0) for one in seen]) for key in keys},
    )


def luck(stronger: Sequence[float], bots: int) -> Share:
    """Of the wins luck alone would give the weaker, the part it does get."""
    found, fair = share(stronger, bots), 1 / bots
    return Share(*((1 - x) / (1 - fair) for x in (found.share, found.high, found.low)))


def observe(match: Match, number: int) -> Seen:
    """One game as a spectator is told it."""
    rules = find_game(match.game)
    table = Table(rules, match.seats, match.luck(number), options_of(match))
    bot = find_bot(match.bots[0])
    play(table, [bot] * match.seats, tuple(range(match.seats)))
    states = table.record.replay()
    views = [rules.view(s, None) for s in states]
    told = Counter(t.msg.key for a, b in itertools.pairwise(views) for t in rules.tell(a, b))
    return Seen(by_seat(rules, rules.outcome(states[-1])), sum(seat >= 0 for seat, _ in table.log), dict(told))
