"""What the events of a table amount to, written down now and then so that the table is found again quickly. Nothing
depends on it: the events say the same, and whatever cannot be read here is read there."""

from dataclasses import dataclass
from hashlib import sha256

from pydantic import TypeAdapter

from homestretch.core.version import VERSION
from homestretch.server.events import Story
from homestretch.server.vote import Vote

EVERY = 32  # events


@dataclass(frozen=True)
class Snapshot:
    """A story, and positions of its game by ply; what was asked of whom, and the keys of those who were gone. `form` is
    the same for those that were written as they are today."""

    form: str
    story: Story
    known: dict[int, str]
    votes: dict[str, Vote]
    gone: set[str]


_FORM = TypeAdapter(Snapshot)
FORM = f"{VERSION} {sha256(repr(_FORM.json_schema()).encode()).hexdigest()[:16]}"


def written(snapshot: Snapshot) -> str:
    return _FORM.dump_json(snapshot).decode()


def read(body: str) -> Snapshot:
    """Raises ValueError for one that does not mean today what it meant when it was written."""
    found = _FORM.validate_json(body)
    if found.form != FORM:
        raise ValueError(f"it was written as {found.form}")
    return found
