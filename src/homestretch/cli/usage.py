"""What was wrong with a command line, said in the player's language: Typer says it in English only."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from typer.exceptions import TyperException

from homestretch.cli.bare import called
from homestretch.core.types import Wrong
from homestretch.texts import LANGUAGES, wrong


def usage(error: TyperException, args: Sequence[str]) -> Wrong:
    given: Any = error  # its kinds are not public: told apart by their names
    kind: str = type(error).__name__
    ctx: Any = getattr(error, "ctx", None)
    command = ctx.command_path if ctx else "homestretch"
    if kind == "NoSuchOption":
        there = [name for param in ctx.command.get_params(ctx) for name in param.opts if name.startswith("-")]
        return wrong("wrong-option", name=given.option_name, choices=", ".join(there))
    if kind == "MissingParameter":
        return wrong("wrong-missing", name=given.param.opts[0], command=command)
    if kind == "BadParameter":
        return _number(given.param)
    if kind == "BadOptionUsage":
        value = "needed" if "requires" in given.message else "none"
        return wrong("wrong-value", name=given.option_name, value=value)
    if ctx and hasattr(ctx.command, "commands"):
        return wrong("wrong-command", name=called(args), choices=", ".join(ctx.command.commands))
    return wrong("wrong-usage", command=command)


def _number(param: Any) -> Wrong:
    """Only numbers are checked while a command line is read; words are, once it is understood."""
    least, most = param.min, param.max
    bounds = "none" if least is None else "least" if most is None else "both"
    whole = "yes" if param.type_descriptor.annotation is int else "no"
    return wrong("wrong-number", name=param.opts[0], whole=whole, bounds=bounds, least=str(least), most=str(most))


def wished(args: Sequence[str]) -> str | None:
    """The language that a command line asks for, understood or not."""
    words = [word for arg in args for word in arg.split("=", 1)]
    found = [after for word, after in pairwise(words) if word == "--lang" and after in LANGUAGES]
    return found[-1] if found else None
