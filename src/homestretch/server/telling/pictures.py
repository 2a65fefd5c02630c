"""Pictures of things, for lines that are sent each of them once."""

from collections.abc import Mapping
from hashlib import blake2b
from operator import itemgetter
from typing import NamedTuple

from homestretch.core.scene import Thing
from homestretch.scene.svg import look
from homestretch.server.share.remembered import Remembered

MOST = 16_000_000  # bytes of pictures remembered


class Picture(NamedTuple):
    """A drawing, and a name that no other drawing has."""

    name: str
    svg: str


def picture(thing: Thing, icons: Mapping[str, str]) -> Picture:
    """What this thing looks like; drawn once for all that are drawn alike."""
    alike = (_of_the_drawing(thing), tuple(icons.get(name) for name in thing.icons))
    found = DRAWN.get(alike)
    if found is None:
        svg = look(thing, icons)
        found = DRAWN.keep(alike, Picture(blake2b(svg.encode(), digest_size=9).hexdigest(), svg))
    return found


DRAWN: Remembered[Picture] = Remembered(MOST, lambda picture: len(picture.svg) + len(picture.name))
SAID = ("id", "at", "label", "says", "about", "goes")  # what a drawing does not show
_of_the_drawing = itemgetter(*(n for n, name in enumerate(Thing._fields) if name not in SAID))
