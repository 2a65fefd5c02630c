"""A match being played, with what is known so far."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from homestretch.arena import shelf
from homestretch.arena.farm import farm
from homestretch.arena.interval import Share, share
from homestretch.arena.match import Match, Played, deal


@dataclass
class Result:
    """The deals played so far, in order."""

    match: Match
    deals: list[tuple[Played, ...]] = field(default_factory=list)
    stopped: bool = False  # by somebody, before the end

    @property
    def games(self) -> int:
        return sum(len(played) for played in self.deals)

    @property
    def fair(self) -> float:
        return 1 / len(self.match.bots)

    def share(self, bot: int) -> Share:
        """This bot's share of wins over the deals, each a mean of its games."""
        return share(self.means(bot), len(self.match.bots))

    def means(self, bot: int) -> list[float]:
        """This bot's share of each deal."""
        return [sum(game.shares[bot] for game in played) / len(played) for played in self.deals]

    def seat(self, seat: int) -> Share:
        """How often this seat wins, whoever sits there."""
        return share([sum(game.seats[seat] for game in played) / len(played) for played in self.deals])

    @property
    def faults(self) -> list[str]:
        return [fault for played in self.deals for game in played for fault in game.faults]

    def plain(self) -> dict[str, object]:
        """As `--json` prints it."""
        bots = []
        for n, bot in enumerate(self.match.bots):
            found = self.share(n)
            known = found._asdict() if self.deals else {**found._asdict(), "share": None}
            bots.append({"bot": bot, **known, "fair": self.fair})
        head = {"game": self.match.game, "seats": self.match.seats, "games": self.games, "seed": self.match.seed}
        return {**head, "stopped": self.stopped, "bots": bots}


def run(
    match: Match,
    games: int,
    jobs: int = 1,
    ray: str = "",
    records: Path | None = None,
    watch: Callable[[Result], None] = lambda result: None,
    enough: Callable[[Result], bool] = lambda result: False,
) -> Result:
    """Play the match, or as much of it as is enough; Ctrl-C ends it with what is known."""
    result = Result(match)
    try:
        for played in _deals(match, range(match.deals(games)), jobs, ray, records):
            result.deals.append(played)
            watch(result)
            if enough(result):
                break
    except KeyboardInterrupt:
        result.stopped = True
    return result


def _deals(match: Match, numbers: range, jobs: int, ray: str, records: Path | None) -> Iterator[tuple[Played, ...]]:
    """All deals in order; those that lie in the folder are not played again."""
    if records is None:
        yield from farm(partial(deal, match), numbers, jobs, ray)
        return
    shelf.make(records)
    old = {n: found for n in numbers if (found := shelf.kept(records, match, n))}
    new = farm(partial(deal, match, keep=True), [n for n in numbers if n not in old], jobs, ray)
    for n in numbers:
        if n in old:
            yield old[n]
        else:
            played = next(new)
            shelf.keep(records, n, played)
            yield played
