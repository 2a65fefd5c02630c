"""Which language somebody reads: what was asked for, else what the browser says, else English."""

from collections.abc import Mapping

from homestretch.texts import LANGUAGES

COOKIE = "homestretch_lang"


def chosen(asked: str | None, cookies: Mapping[str, str], headers: Mapping[str, str]) -> str:
    for given in (asked, cookies.get(COOKIE)):
        if given in LANGUAGES:
            return str(given)
    return _accepted(headers.get("accept-language", ""))


def _accepted(header: str) -> str:
    """The first language of ours in the order of preference."""
    wishes = []
    for n, part in enumerate(header[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        wishes.append((-_weight(weight), n, name[:2].lower()))
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), "en")


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
