"""A table: seats, the state, the log, and the one way in."""

import secrets
from collections.abc import Mapping, Sequence
from copy import copy

from homestretch.core.bot import Bot, thought
from homestretch.core.game import AnyGame, Game, State
from homestretch.core.luck import Luck
from homestretch.core.options import Options, read_options
from homestretch.core.outcome import Outcome
from homestretch.core.record import Record, begin, blank
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.types import CHANCE, Arg, Ask, Illegal, Move, Msg, Seat, Token, Who, Wrong
from homestretch.core.view import View
from homestretch.play.moves import Moves

MANY = 10_000  # more moves than any game of the house has at a time


class Table:
    """One game being played, by the usual number of seats unless another is given.

    Chance is played by the table, from the ply and the seed, or instead from a secret.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | Options | None = None,
        players: Sequence[str] = (),
        luck: bytes = b"",
    ) -> None:
        self.game: Game[State, View] = find(game) if isinstance(game, str) else game
        self.options = options if isinstance(options, Options) else read_options(self.game.options, options or {})
        self.seats = self.game.usual(self.options) if seats is None else seats
        self.seed = secrets.randbits(64) if seed is None else seed
        self.players, self.luck = tuple(players), luck
        self.state: State = begin(self.game, self.seats, self.options)
        self.log: list[tuple[Seat, Move]] = []  # what was played, chance's moves included
        self._before: list[State] = []  # states that may be gone back to: nothing was revealed, nobody else has acted
        self._settle()

    def __repr__(self) -> str:
        return f"<Table of {self.game.name}, {self.seats} seats, ply {self.ply}: {_standing(self)}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    @property
    def ply(self) -> int:
        """How many moves were made, chance's included."""
        return len(self.log)

    @property
    def awaits(self) -> tuple[Seat, ...]:
        """The seats that are asked now; none when the game is over."""
        return self.game.awaits(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.awaits

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The result, once the game is over."""
        return self.game.scores(self.state) if self.over else None

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how far everybody came, once the game is over."""
        return self.game.outcome(self.state) if self.over else None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Those who won: none before the end, and none where nobody does."""
        return self.outcome.winners if self.outcome else ()

    def ask(self, seat: Seat, path: Move | str = ()) -> Ask:
        """What this seat may say next after these words."""
        if seat not in self.awaits:
            return Ask(seat, "", ())
        return self.game.ask(self.state, seat, self._path(seat, path))

    def view(self, seat: Seat | None, path: Move | str = ()) -> View:
        """What this seat may know; None is a spectator."""
        return self.game.view(self.state, self._sits(seat), self._path(seat, path))

    def svg(self, seat: Seat | None = None, lang: str = "en", theme: str = "light") -> str:
        """A picture of what this seat sees; of what everybody may see, unless a seat is chosen."""
        return self.view(seat).svg(lang, theme)

    def moves(self, seat: Seat | None = None, path: Move | str = (), most: int = MANY) -> Moves:
        """The moves that this seat, or the first that is asked, may make, of those that begin with these words."""
        who = self._asked(seat)
        return Moves(self.game, self.state, who, self._path(who, path), most)

    def why_not(self, seat: Seat, path: Move | str, word: Token | str) -> Msg:
        """Why this seat cannot say this word of the game after these."""
        view = self.view(seat, path)
        token = self.game.token(word) if isinstance(word, str) else word
        if token not in range(len(self.game.words)):
            raise self.game.unheard(view.path, token)
        return self.game.why_not(view, view.path, token)

    def stale(self, ply: int) -> Illegal:
        """What to raise for a move that was thought for that ply, which is not asked: no longer, or not yet."""
        args: dict[str, Arg] = {"ply": self.ply, "when": "early" if ply > self.ply else "late"}
        return Illegal(f"this move was meant for ply {ply}; it is ply {self.ply}", Msg("wrong-ply", args))

    def unasked(self, seat: Seat) -> Illegal:
        """What to raise for a seat that is to act though nobody asks it."""
        if self.over:
            return Illegal("the game is over; nobody is asked any more", Msg("wrong-over"))
        return Illegal(f"seat {seat} is not asked now", Msg("wrong-seat", {"who": Who(seat)}))

    def play(self, seat: Seat, move: Move | str, ply: int | None = None) -> None:
        """Make this move, thought for that ply; chance answers at once."""
        if ply is not None and ply != self.ply:
            raise self.stale(ply)
        before, whole = self.state, self._hear(move)
        self._sits(seat)
        self.state = self.game.play(before, seat, whole)
        self.log.append((seat, whole))
        if self._before and self.log[-2][0] != seat:
            self._before.clear()
        self._before.append(before)
        if self.game.reveals(before, seat, whole):
            self._before.clear()
        self._settle()

    def bot(self, bot: str | Bot, seat: Seat | None = None) -> str:
        """Let a bot make the move of this seat, or of the first that is asked, without looking at the clock; what it
        said."""
        from homestretch.bots import find as find_bot

        who, player = self._asked(seat), find_bot(bot) if isinstance(bot, str) else bot
        if who not in self.awaits:
            raise self.unasked(who)
        try:
            budget = player.own(self.game.name).timeless
            move = player.move(self.view(who), thought(self.seed, self.ply, who), budget)
        finally:
            if isinstance(bot, str):
                player.end()
        self.play(who, move)
        return self.game.say(move)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move was this seat's and revealed nothing."""
        return bool(self._before) and self.log[-1][0] == seat

    def undo(self, seat: Seat | None = None) -> None:
        """Take back this seat's last move, or the last of all."""
        who = seat if seat is not None else self.log[-1][0] if self._before else self._asked(None)
        if not self.can_undo(who):
            raise _nothing(who)
        self.state = self._before.pop()
        self.log.pop()

    def last_ply(self, seat: Seat) -> int:
        """The ply at which this seat made its last move."""
        for ply in range(self.ply - 1, -1, -1):
            if self.log[ply][0] == seat:
                return ply
        raise _nothing(seat)

    @property
    def record(self) -> Record:
        """The game so far, as it is kept."""
        seed = None if self.luck else self.seed
        record = blank(self.game, self.seats, self.options, seed, self.players)
        record.moves = [(seat, self.game.say(move)) for seat, move in self.log]
        record.scores = self.scores
        return record

    @classmethod
    def resume(cls, record: Record, luck: bytes = b"", known: Mapping[int, str] | None = None) -> "Table":
        """A table that stands where the record ends; without a seed it goes on with new luck. Positions known at some
        plies save playing what was before."""
        game, options = record.setup()
        table = cls.__new__(cls)
        table.game, table.options, table.seats, table.players = game, options, record.seats, record.players
        table.luck = luck
        table.seed = secrets.randbits(64) if record.seed is None else record.seed
        table.log = [(seat, game.hear(words)) for seat, words in record.moves]
        table._stand(record, known or {})
        table._settle()
        return table

    def _stand(self, record: Record, known: Mapping[int, str]) -> None:
        """Where the record ends, from the last known position that tells what may be taken back."""
        for since in (*sorted((ply for ply in known if 0 < ply < self.ply), reverse=True), 0):
            states = record.replay(since, known[since] if since else "")
            turned = _turned(self.game, states, self.log, since)
            if turned > since or not since:
                break
        self.state, self._before = states[-1], states[turned - since : -1]

    def copy(self) -> "Table":
        """A table of its own that stands where this one stands."""
        twin = copy(self)
        twin.log, twin._before = self.log[:], self._before[:]
        return twin

    def back(self, ply: int, known: Mapping[int, str] | None = None) -> "Table":
        """A table that stands where this one stood at that ply, with the same luck before it; see `resume`."""
        if ply not in range(self.ply + 1):
            text = f"the game has no move {ply!r}; its moves are 0 to {self.ply}"
            raise Wrong(text, Msg("wrong-at", {"at": ply, "last": self.ply}))
        record = self.record
        record.moves, record.scores = record.moves[:ply], None
        return self.resume(record, self.luck, known)

    def _settle(self) -> None:
        while self.game.awaits(self.state) == (CHANCE,):
            move = self._drawn()
            self.state = self.game.play(self.state, CHANCE, move)
            self.log.append((CHANCE, move))
            self._before.clear()

    def _drawn(self) -> Move:
        """What chance says now."""
        rng = Luck(self.luck, self.ply) if self.luck else Rng(self.seed, self.ply)
        return self.game.any_move(self.state, CHANCE, rng)

    def _path(self, seat: Seat | None, path: Move | str) -> Move:
        """The words half said, each of which was offered; a game may rely on it."""
        words = self._hear(path)
        for n, token in enumerate(words):
            if seat not in self.awaits or token not in self.game.ask(self.state, seat, words[:n]).tokens:
                raise self.game.unheard(words[:n], token)
        return words

    def _asked(self, seat: Seat | None) -> Seat:
        """This seat, or the first that is asked; the first of all when nobody is."""
        self._sits(seat)
        return seat if seat is not None else (*self.awaits, 0)[0]

    def _hear(self, move: Move | str) -> Move:
        return self.game.hear(move) if isinstance(move, str) else tuple(move)

    def _sits(self, seat: Seat | None) -> Seat | None:
        if seat is not None and seat not in range(self.seats):
            raise Wrong(
                f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}",
                Msg("wrong-no-seat", {"seat": seat, "last": self.seats - 1}),
            )
        return seat


def _standing(table: Table) -> str:
    if table.over:
        return f"over, {' '.join(map(str, table.scores or ()))}"
    return f"seat{'s' * (len(table.awaits) > 1)} {', '.join(map(str, table.awaits))} to move"


def _nothing(seat: Seat) -> Illegal:
    return Illegal("there is nothing of yours to take back now", Msg("wrong-undo", {"seat": seat}))


def _turned(game: AnyGame, states: Sequence[State], moves: Sequence[tuple[Seat, Move]], first: int) -> int:
    """The ply since which only the last seat has moved and nothing was revealed, as far back as the first state goes;
    chance takes nothing back."""
    ply = len(moves)
    while ply > first and moves[ply - 1][0] == moves[-1][0] != CHANCE:
        if game.reveals(states[ply - 1 - first], *moves[ply - 1]):
            break
        ply -= 1
    return ply
