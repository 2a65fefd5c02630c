"""Descriptors: every connection is an open file to the system, and some are kept for what is not a connection."""

import sys
from dataclasses import replace

from homestretch.server.settings import Limits

KEPT = 128  # for the database, pages, bots' processes
AT_ONCE = 8  # connections that are taken in before whoever plays is heard again
ROUNDS = 4  # of those, until the first that there is no room for are gone again
ENOUGH = 65_536


def descriptors(limits: Limits) -> int:
    """How many files may be open, after asking the system for as many as are wanted."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(limits.connections + KEPT + ROUNDS * AT_ONCE, ENOUGH)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def taken_at_once(files: int) -> int:
    """How many connections may be taken in at once, with so many files."""
    return max(1, min(AT_ONCE, files // 32))


def fitted(limits: Limits, files: int) -> Limits:
    """Limits under which files never run out: lines leave room for requests, and no address has more than a quarter."""
    most = max(16, min(limits.connections, files - KEPT - ROUNDS * taken_at_once(files)))
    return replace(
        limits,
        connections=most,
        connections_each=min(limits.connections_each, max(4, most // 4)),
        lines=min(limits.lines, most * 3 // 4),
    )
