"""The log as one JSON object a line, each with the id of the request it is about; never a key, a name or a hand.

Of a request the kind of its address is told and not the address itself, which may open a seat or a table.
"""

import json
import logging
import secrets
import time
from contextvars import ContextVar

REQUEST = ContextVar("request", default="")  # the id of the request that something is done for
LOG = logging.getLogger("homestretch.requests")


def new_request(given: str = "") -> str:
    """An id for one more request, or the one it was given, which from now on all that is logged for it has."""
    made = given or secrets.token_hex(6)
    REQUEST.set(made)
    return made


class Lines(logging.Formatter):
    """What happened, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            "request": REQUEST.get(),
            "more": getattr(record, "more", 0),
            "trace": self.formatException(record.exc_info) if record.exc_info else "",
            **getattr(record, "told", {}),
        }
        return json.dumps({name: value for name, value in told.items() if value not in ("", 0)}, ensure_ascii=False)


def tell(method: str, kind: str, status: int, seconds: float) -> None:
    """One request was answered."""
    if LOG.isEnabledFor(logging.INFO):
        told = {"method": method, "kind": kind, "status": status, "ms": round(1000 * seconds, 1)}
        LOG.info("answered", extra={"told": told})
