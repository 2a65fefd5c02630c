"""How a table stands, in a few words that are written with every event that changes them: lists are made of these, and
no table is fetched for one."""

from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from homestretch.core.outcome import Outcome
from homestretch.core.types import Seat
from homestretch.play.table import Table
from homestretch.server.chairs import OPEN, Chair, Setup
from homestretch.server.events import Event, Seated
from homestretch.server.room import Room, Stage


@dataclass(frozen=True)
class Summary:
    """What is played where and by whom, whose turn it is, and how it ended."""

    game: str
    version: int
    chairs: tuple[Chair, ...]
    stage: Stage
    awaits: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()
    reached: tuple[int, ...] = ()
    measure: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def open_seats(self) -> int:
        return sum(chair.kind == OPEN for chair in self.chairs)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return Outcome(self.winners, self.reached, self.measure) if self.stage == "over" else None


_FORM = TypeAdapter(Summary)


def written(summary: Summary) -> str:
    return _FORM.dump_json(summary).decode()


def read(text: str) -> Summary | None:
    """None for one that was never written, or not as it is written today."""
    try:
        return _FORM.validate_json(text) if text else None
    except ValueError:
        return None


def of(room: Room) -> Summary:
    """How this table stands."""
    return _summary(room.setup, room.chairs, room.table)


def after(room: Room, event: Event, table: Table | None) -> Summary:
    """How it will stand once this has happened, with the table as it will be then."""
    setup = event if isinstance(event, Setup) else room.setup
    chairs = [*room.chairs, *[Chair()] * setup.seats][: setup.seats]
    if isinstance(event, Seated):
        chairs[event.seat] = event.chair
    return _summary(setup, chairs, table or room.table)


def _summary(setup: Setup, chairs: list[Chair], table: Table | None) -> Summary:
    stands = Summary(setup.game, setup.version, tuple(replace(chair, bot="") for chair in chairs), "waiting")
    if table is None:
        return stands
    end = table.outcome
    if end is None:
        return replace(stands, stage="playing", awaits=table.awaits)
    return replace(stands, stage="over", winners=end.winners, reached=end.reached, measure=end.measure)
