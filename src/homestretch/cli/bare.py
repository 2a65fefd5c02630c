"""What the command says where only the rules are installed: its version, and which extra each command needs."""

import sys
from collections.abc import Iterable, Sequence

from homestretch import COMPILED, __version__

INTERRUPTED = 130  # exit status after Ctrl-C
EXTRAS = {"arena": "arena", "ladder": "arena", "sprt": "arena", "study": "arena"} | {
    "bench": "rl",
    "serve": "web",
    "admin": "web",
    "train": "train",
}  # the other commands need what the terminal needs


def extra(command: str) -> str:
    """The extra that brings what this command needs."""
    return EXTRAS.get(command, "terminal")


def lacking(error: ModuleNotFoundError) -> str:
    """The module of others that is not installed; one of our own that cannot be found is a fault and not a wish."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "homestretch"):
        raise error
    return name


def called(args: Sequence[str]) -> str:
    """The command that these words call; empty if they call none."""
    return next((word for word in args if not word.startswith("-")), "")


def release() -> str:
    """Which version this is, and whether compiled."""
    return f"homestretch {__version__} ({'compiled rules' if COMPILED else 'rules in plain Python'})"


def run(args: Sequence[str], commands: Iterable[str], name: str) -> int:
    """The exit status of what was called without `name`, which every command needs."""
    if "--version" in args:
        print(release())
    elif not args or "--help" in args:
        print(f"{release()}\n\n“import homestretch” works as it is; the commands need more:\n\n{_listed(commands)}")
    elif called(args) not in commands:
        print(f"There is no command “{called(args) or args[0]}”; there are: {', '.join(commands)}.", file=sys.stderr)
        return 2
    else:
        wish = f'pip install "homestretch[{extra(called(args))}]"'
        print(f"homestretch {called(args)} needs {name}, which is not installed: {wish}", file=sys.stderr)
        return 2
    return 0


def _listed(commands: Iterable[str]) -> str:
    """A line for each extra with the commands that it brings."""
    found: dict[str, list[str]] = {}
    for command in commands:
        found.setdefault(extra(command), []).append(command)
    return "\n".join(f'  pip install "homestretch[{name}]"'.ljust(40) + " ".join(found[name]) for name in found)
