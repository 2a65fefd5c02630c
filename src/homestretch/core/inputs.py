# mypyc: compile
"""What a net is shown of a state: the inputs that are on. Like judges, inputs look only at states of guessed worlds."""

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from homestretch.core.native import i64, mypyc_attr, vec

if TYPE_CHECKING:
    from homestretch.core.game import State
    from homestretch.core.options import Options

S = TypeVar("S", bound="State")
ROOM: Final = 512  # inputs that can be on at once


@final
class Row:
    """The inputs of one position that are on, each with its weight; one row is filled again and again."""

    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64]([0] * ROOM)
        self.by: vec[float] = vec[float]([0.0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def on(self, i: i64) -> None:
        """This input is on."""
        self.put(i, 1.0)

    def put(self, i: i64, weight: float) -> None:
        """This input is on as much as that."""
        self.at[self.count] = i
        self.by[self.count] = weight
        self.count += 1

    def steps(self, i: i64, n: i64) -> None:
        """The first n inputs from this one on are on: what is counted has a step for each."""
        for k in range(n):
            self.put(i + k, 1.0)

    def pairs(self) -> list[tuple[int, float]]:
        """What is on, as plain numbers."""
        return [(int(self.at[k]), self.by[k]) for k in range(self.count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs(Generic[S]):
    """How a game is shown to its nets; the version grows whenever a number would mean something else."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.tail = 0  # moves of seats that the policy plays on before the net is asked
        self.later = 4  # moves after which it is asked again where a tree ends
        self.times = 1  # that it is asked again
        self.deals = False  # a tree ends where cards are dealt
        self.explore = 0.1  # how much a move gains in a tree by having been tried seldom
        self.bold = 0.3  # moves of self-play that are any, by the boldest player of a game

    def size(self, seats: int) -> int:
        """How many inputs there are with so many seats."""
        raise NotImplementedError

    def ready(self, s: S) -> bool:
        """Whether a net may be asked about this state: between two turns, where nothing is half done."""
        return True

    def write(self, s: S, row: Row) -> int:
        """Put what is on into an empty row, and say from which seat it is seen: all seats in order from that one."""
        raise NotImplementedError

    def onward(self, options: "Options", seats: int) -> int:
        """How many seats on the next in that order sits: clockwise, unless a game says otherwise."""
        return 1
