"""The command line: what commands there are, and the way in, which works where nothing but the rules is installed."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from homestretch.cli import bare

COMMANDS = {  # by name: the module below this one with a function of that name
    "games": "shelf",
    "bots": "shelf",
    "rules": "shelf",
    "play": "play",
    "learn": "learn",
    "record": "records",
    "replay": "records",
    "review": "review",
    "new": "new",
    "check": "laws",
    "perft": "laws",
    "arena": "arena",
    "ladder": "arena",
    "sprt": "sprt",
    "study": "study",
    "train": "train",
    "bench": "bench",
    "serve": "serve",
    "admin": "admin",
}


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot show or say is no reason to stop
    try:
        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(bare.INTERRUPTED)


def run(args: Sequence[str]) -> int:
    """The exit status; what is wrong is said in one sentence."""
    try:
        from homestretch.cli import program
    except ModuleNotFoundError as error:
        return bare.run(args, COMMANDS, bare.lacking(error))
    return program.run(args)
