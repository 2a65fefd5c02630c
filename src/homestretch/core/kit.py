"""What a game keeps in modules beside its rules, put together where they meet: in the `__init__.py` of its folder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from homestretch.core.bot import Budget
from homestretch.core.chronicle import Chronicle, Progress
from homestretch.core.features import Features
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, Scene, Told
from homestretch.core.types import Move, Msg, Seat, Token
from homestretch.core.view import View

if TYPE_CHECKING:
    from homestretch.core.game import Game, State
    from homestretch.core.inputs import Inputs
    from homestretch.core.judge import Judge
    from homestretch.core.net import Net

V = TypeVar("V", bound=View)
Clock = Callable[[], float]  # seconds


@dataclass(frozen=True, kw_only=True)
class Kit(Generic[V]):
    """How a game is seen, told, learned and judged. What is left out, `Game` does in a way that fits every game."""

    board: Callable[[V], Board] | None = None
    scene: Callable[[V], Scene] | None = None
    tell: Callable[[V, V], tuple[Told, ...]] | None = None
    word: Callable[[V, Token], Msg] | None = None
    progress: Progress[V] | None = None
    chronicle: Callable[[], Chronicle[V]] | None = None
    features: Features[V] | None = None
    judge: "Callable[[Game[Any, V]], Judge[Any]] | None" = None
    likely: "Callable[[V, Rng], State] | None" = None  # a guess by how people play; else all that fit are as likely
    inputs: "Inputs[Any] | None" = None  # what its nets are shown; they lie in `nets` in its folder
    # Instead of weighing by its net: moves, the best first, each with what every seat may hope for after it, if known.
    # Told to, it looks at every move, those included that nobody would make.
    solve: "Callable[[V, Net, Budget, Clock, bool], list[tuple[Move, list[float]]]] | None" = None
    # The best moves, one as good as another, where more is known beforehand than can be thought out; else none.
    opening: Callable[[V], tuple[Move, ...]] | None = None
    # Whether another move does the same and keeps more: nobody who thinks makes such a one.
    waste: "Callable[[Any, Seat, Move], bool] | None" = None
    choices: Mapping[str, Callable[[V, Rng], Move]] = field(default_factory=dict)  # a level's move, where it is known
    left: Callable[[V], int] | None = None  # steps still to be shared out among pawns, while such a move is being said
    sets: frozenset[str] = frozenset()  # questions whose words are chosen in any order and said in ascending order
    playouts: Mapping[str, int] = field(default_factory=dict)  # of a level, where the usual number does not fit
    spreads: Mapping[str, float] = field(default_factory=dict)  # of a level likewise: what its moves may well lose
    tempts: Callable[[Move], bool] | None = None  # moves that people like better than they should
