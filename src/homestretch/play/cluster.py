"""A Ray cluster, for whoever has work for more machines than this one."""

import importlib.util
import socket
from typing import Any

from homestretch.core.types import Msg, Wrong

SOON = 5.0  # seconds in which a cluster answers


def joined(address: str, what: str) -> Any:
    """Ray, with that cluster; raises Wrong where there is none. `what` is the option that asks for it."""
    need(what)
    ray = importlib.import_module("ray")
    if not _answers(address):
        raise _nobody(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ValueError, RuntimeError, OSError, ImportError) as error:  # no address, nobody there, or a door we lack
        raise _nobody(address) from error
    return ray


def need(what: str) -> None:
    """Raises Wrong where Ray is not installed."""
    if importlib.util.find_spec("ray") is None:
        said = Msg("wrong-extra", {"what": what, "name": "ray", "extra": "ray"})
        raise Wrong('a cluster needs ray: pip install "homestretch[ray]"', said)


def _answers(address: str) -> bool:
    """Whether anybody is there at all: Ray itself would look for three minutes, and say so in lines of its own."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return True  # auto and the like, which Ray knows at once
    try:
        socket.create_connection((host.strip("[]"), int(port)), SOON).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def _nobody(address: str) -> Wrong:
    text = f"there is no Ray cluster at {address!r}; give an address such as 10.0.0.1:6379, or auto"
    return Wrong(text, Msg("wrong-ray", {"address": address}))
