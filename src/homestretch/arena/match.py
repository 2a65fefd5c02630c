"""A match: every deal is played once for each way of seating the bots, so that luck and seat cancel."""

import hashlib
from dataclasses import dataclass

from homestretch.bots import find as find_bot
from homestretch.core import halt
from homestretch.core.bot import Bot, thought
from homestretch.core.game import AnyGame
from homestretch.core.options import Options, changed, read_options
from homestretch.core.outcome import Outcome
from homestretch.core.record import Record
from homestretch.core.registry import game as find_game
from homestretch.core.types import Msg, Wrong
from homestretch.play.table import Table


@dataclass(frozen=True)
class Match:
    """What is played: a function from a number to a game."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()

    def deals(self, games: int) -> int:
        """So many deals make at least so many games."""
        return -(-games // len(self.bots))

    def luck(self, deal: int) -> int:
        """The seed of a deal."""
        return int.from_bytes(hashlib.sha256(f"deal {self.seed} {deal}".encode()).digest()[:8])

    def seating(self, turn: int) -> tuple[int, ...]:
        """Which bot sits where: sides take the bots in turn, seats of a side the same one."""
        teams = find_game(self.game).teams(self.seats)
        return tuple((team + turn) % len(self.bots) for team in teams)


@dataclass(frozen=True)
class Played:
    """What came of one game: each bot's share of the win, each seat's, how long it was, what went wrong."""

    shares: tuple[float, ...]
    seats: tuple[float, ...]
    moves: int
    faults: tuple[str, ...] = ()
    record: str = ""


def arrange(game: str, bots: tuple[str, ...], seats: int, seed: int, given: dict[str, str]) -> Match:
    """A match that can be played, or one sentence on why not."""
    rules = find_game(game)
    options = read_options(rules.options, given)
    for bot in bots:
        find_bot(bot)
    table = Table(rules, seats, seed=0, options=options)
    sides = len(set(table.game.teams(seats)))
    if not 1 <= len(bots) <= sides:
        raise Wrong(
            f"{len(bots)} bots cannot sit at a table of {sides} sides; take {sides} at most",
            Msg("wrong-bots", {"bots": len(bots), "sides": sides}),
        )
    return Match(game, bots, seats, seed, tuple(changed(options).items()))


def usual_seats(game: str) -> int:
    """How many seats a match takes where nobody says."""
    rules = find_game(game)
    return rules.duel(rules.options())


def deal(match: Match, number: int, keep: bool = False) -> tuple[Played, ...]:
    """One deal, played once for each seating."""
    return tuple(one(match, number, turn, keep) for turn in range(len(match.bots)))


def one(match: Match, number: int, turn: int, keep: bool = False) -> Played:
    rules = find_game(match.game)
    options = read_options(rules.options, dict(match.options))
    seating = match.seating(turn)
    table = Table(rules, match.seats, match.luck(number), options, [match.bots[b] for b in seating])
    players = [find_bot(match.bots[b]) for b in seating]
    for bot in players:
        bot.clock = halt.busy
    try:
        play(table, players, seating)
    finally:
        for bot in players:
            bot.end()
    faults = tuple(str(fault) for bot in players for fault in bot.faults)
    moves = sum(seat >= 0 for seat, _ in table.log)
    assert table.outcome is not None
    shares, seats = split(rules, match, seating, table.outcome)
    return Played(shares, seats, moves, faults, table.record.write() if keep else "")


def play(table: Table, players: list[Bot], salts: tuple[int, ...]) -> None:
    """To the end, each bot thinking by playouts rather than by the clock where it can."""
    budgets = [bot.own(table.game.name).timeless for bot in players]
    while not table.over:
        halt.look()
        seat = table.awaits[0]
        seed = thought(table.seed, table.ply, seat) ^ salts[seat]
        table.play(seat, players[seat].move(table.view(seat), seed, budgets[seat]))


def split(
    rules: AnyGame, match: Match, seating: tuple[int, ...], outcome: Outcome
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """A win as shares that sum to 1: by bot, and by seat."""
    seats = by_seat(rules, outcome)
    shares = [0.0] * len(match.bots)
    for seat, share in enumerate(seats):
        shares[seating[seat]] += share
    return tuple(shares), seats


def by_seat(rules: AnyGame, outcome: Outcome) -> tuple[float, ...]:
    """What each seat has of a win, that of a team divided among its seats; they sum to 1."""
    teams = rules.teams(len(outcome.reached))
    return tuple(share / teams.count(team) for share, team in zip(outcome.shares(teams), teams, strict=True))


def from_record(match: Match, number: int, turn: int, text: str) -> Played:
    """A game of this match that was played before, or a sentence on what it is instead."""
    record = Record.read(text)
    seating = match.seating(turn)
    rules = find_game(match.game)
    ours = (match.game, match.seats, match.luck(number), dict(match.options), tuple(match.bots[b] for b in seating))
    theirs = (record.game, record.seats, record.seed, dict(record.options), record.players)
    if ours != theirs or record.scores is None or record.version != rules.version:
        raise Wrong("this is the record of another match", Msg("wrong-other-match"))
    shares, seats = split(rules, match, seating, rules.outcome(record.replay()[-1]))
    return Played(shares, seats, sum(seat >= 0 for seat, _ in record.moves), (), text)


def options_of(match: Match) -> Options:
    return read_options(find_game(match.game).options, dict(match.options))
