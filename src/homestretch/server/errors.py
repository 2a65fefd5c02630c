"""What goes wrong at the door: a sentence in any language, and a number for HTTP."""

from homestretch.core.types import Arg, Msg, Wrong


class Refused(Wrong):
    """A request that cannot be done; nothing changed."""

    retry: float | None = None  # seconds after which it may be tried again

    def __init__(self, status: int, text: str, key: str, **args: Arg) -> None:
        super().__init__(text, Msg(key, args))
        self.status = status


class Elsewhere(Refused):
    """Another worker has the table."""

    def __init__(self) -> None:
        super().__init__(503, "this table is with another worker now; come again", "web-elsewhere")
        self.retry = 1.0


def no_table() -> Refused:
    return Refused(404, "there is no such table", "web-no-table")


def no_seat() -> Refused:
    return Refused(404, "there is no such seat", "web-no-seat")


def seat_taken() -> Refused:
    return Refused(409, "this seat is taken; choose another", "web-seat-taken")


def link_void() -> Refused:
    return Refused(
        410,
        "this link was taken or called back, is too old, or the seat has changed; ask for another",
        "web-link-void",
    )


def not_yours() -> Refused:
    return Refused(403, "this seat is somebody else's", "web-not-yours")


def not_host() -> Refused:
    return Refused(403, "only the one who made this table can do that", "web-not-host")


def no_key() -> Refused:
    return Refused(403, "this needs a key: get one from /api/keys", "web-no-key")


def key_ended() -> Refused:
    return Refused(403, "this key was ended; get a new one", "web-key-ended")


def too_much(wait: float = 1.0) -> Refused:
    """For so many seconds."""
    error = Refused(429, "that was too much at once; wait a moment", "web-too-much")
    error.retry = round(max(wait, 0.1), 1)
    return error


def malformed(text: str) -> Refused:
    return Refused(400, f"this message cannot be read: {text}", "web-malformed")


def too_long(status: int = 413) -> Refused:
    return Refused(status, "that is too long", "web-too-long")
