"""Keys: unguessable words that hold seats. A browser keeps its key in a cookie, other programs send it in a header."""

import hashlib
import re
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

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


def key_of(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The key a request came with, if it has the form of one; the header goes before the cookie."""
    scheme, _, given = headers.get("authorization", "").partition(" ")
    key = given.strip() if scheme.lower() == "bearer" else cookies.get(COOKIE, "")
    return key if KEY.fullmatch(key) else None


def same_origin(headers: Mapping[str, str], allowed: tuple[str, ...] = ()) -> bool:
    """Whether a page of ours asks. Programs that are no browser send no origin, and no cookie either."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host")
