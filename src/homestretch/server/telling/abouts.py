"""What things and places do, in sentences that a line is sent once each, by short names."""

from hashlib import blake2b
from typing import NamedTuple

from homestretch.server.share.remembered import Remembered
from homestretch.server.telling.sentences import bytes_of

MARK = "?"  # names of sentences begin with it, those of pictures do not
MOST = 1_000_000  # bytes of sentences that are known by their names


class About(NamedTuple):
    """A sentence, and a name that no other sentence has."""

    name: str
    text: str


def about(text: str) -> About:
    return NAMED.get(text) or NAMED.keep(text, About(MARK + blake2b(text.encode(), digest_size=6).hexdigest(), text))


NAMED: Remembered[About] = Remembered(MOST, lambda one: bytes_of(one.text))
