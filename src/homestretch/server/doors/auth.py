"""Keys: unguessable words that hold seats. A browser keeps its key in a cookie, other programs send it in a header."""

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import NamedTuple

COOKIE = "homestretch"
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else
A_YEAR = 365 * 24 * 3600


def new_key() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """The name of a table: whoever has it may watch, so it cannot be guessed either (59 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_luck() -> str:
    """What chance is drawn from at one table: 256 bits in hex that nobody is ever told."""
    return secrets.token_hex(32)


def hashed(key: str) -> str:
    """What is stored of a key. It is random, so it needs no salt and no slow hash."""
    return hashlib.sha256(key.encode()).hexdigest()


class Shown(NamedTuple):
    """The key a request came with, or none; `said` in the header, where no page of another site can put it."""

    key: str = ""
    said: bool = False


def shown(headers: Mapping[str, str], cookies: Mapping[str, str]) -> Shown:
    """What of a request has the form of a key; one in the header goes before the cookie."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    said = scheme.lower() == "bearer"
    key = given.strip() if said else cookies.get(COOKIE, "")
    return Shown(key, said) if KEY.fullmatch(key) else Shown()


def same_origin(headers: Mapping[str, str], scheme: str, allowed: tuple[str, ...] = ()) -> bool:
    """Whether a page of ours asks. Programs that are no browser send no origin, and no cookie either.

    A page that came over TLS is ours even if a proxy hands on without; one that came without is not, once we have it.
    """
    origin, host = headers.get("origin"), headers.get("host", "")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or (bool(host) and origin in (f"{scheme}://{host}", f"https://{host}"))
