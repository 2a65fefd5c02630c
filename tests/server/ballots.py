"""What somebody is asked at a table, for tests: the name of the question about `undo`, `seat2` or `bot1`."""

import json
from collections.abc import Iterable
from typing import Any

import httpx

from .talking import Wire


def ballot(who: httpx.Client, at: str, about: str) -> str:
    """The one that stands now; where there is none, a name of none."""
    return _named(who.get(f"/api/tables/{at}").json()["votes"], about) or about


def heard_ballot(line: Wire, about: str) -> str:
    """The one that was heard of last on this line, or is next."""
    told = [found for text in line.heard if (found := json.loads(text))["do"] == "people"]
    name = _named(told[-1]["votes"], about) if told else ""
    while not name:
        name = _named(line.until("people")["votes"], about)
    return name


def _named(votes: Iterable[dict[str, Any]], about: str) -> str:
    return next((str(vote["name"]) for vote in votes if vote["name"].partition("-")[0] == about), "")
