# mypyc: compile
"""The words everything is said in: seats, tokens, moves, asks, chances, messages."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias, Union, final

from homestretch.core.native import mypyc_attr

Seat: TypeAlias = int
Token: TypeAlias = int
Move: TypeAlias = tuple[int, ...]

CHANCE: Final = -1
NOBODY: Final = -2
MOST: Final = 12  # seats a table can have
WORDS: Final = 1000  # of a move; one that takes more does not end


@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every word that is asked for
@final
class Ask:
    """What the rules wait for: the seat, the question, the tokens it may say next; none means the move is whole."""

    __slots__ = ("least", "most", "seat", "tokens", "what")

    def __init__(self, seat: int, what: str, tokens: tuple[int, ...], least: int = 1, most: int = 1) -> None:
        self.seat = seat
        self.what = what
        self.tokens = tokens
        self.least = least
        self.most = most

    def astuple(self) -> tuple[int, str, tuple[int, ...], int, int]:
        """Seat, question, words, and how many are asked for at least and at most."""
        return self.seat, self.what, self.tokens, self.least, self.most

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ask) and self.astuple() == other.astuple()

    def __hash__(self) -> int:
        return hash(self.astuple())

    def __repr__(self) -> str:
        return "Ask" + repr(self.astuple())

    def __reduce__(self) -> tuple[object, ...]:
        return Ask, self.astuple()


# Who is asked, and the question of a move that is whole, made once: rules answer so at every step.
BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
BY_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(MOST)])
WHOLE: Final[tuple[Ask, ...]] = tuple([Ask(seat, "", ()) for seat in range(MOST)])


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Chance:
    """What chance may say next, each token with its weight: odds are weight / sum of weights, exactly."""

    __slots__ = ("tokens", "weights")

    def __init__(self, tokens: tuple[int, ...], weights: tuple[int, ...]) -> None:
        self.tokens = tokens
        self.weights = weights

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.tokens == other.tokens and self.weights == other.weights

    def __hash__(self) -> int:
        return hash((self.tokens, self.weights))

    def __repr__(self) -> str:
        return "Chance" + repr((self.tokens, self.weights))

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (self.tokens, self.weights)


class Who(NamedTuple):
    """A player in a sentence: said as "you" to that seat and by name to the others."""

    seat: int


Arg: TypeAlias = Union[str, int, Who, "Msg"]


class Msg(NamedTuple):
    """A sentence to be said in the reader's language: a key of the catalogue, what fills it, the clause it rests on."""

    key: str
    args: Mapping[str, Arg] = {}
    clause: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Wrong(ValueError):
    """Bad input, said in one English sentence; `msg` says the same in any language of the catalogues."""

    def __init__(self, text: str, msg: Msg) -> None:
        super().__init__(text)
        self.msg = msg

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.msg)


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(Wrong):
    """A move the rules do not allow now."""
