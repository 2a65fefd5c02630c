"""The program that reads a command line: it imports only the commands that are called for."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from textwrap import shorten
from typing import Annotated

import typer
from typer.exceptions import TyperException

from homestretch import cli
from homestretch.cli.bare import INTERRUPTED, called, extra, lacking, release
from homestretch.cli.flags import spoken
from homestretch.cli.usage import usage, wished
from homestretch.core.contract import Broken
from homestretch.core.types import Msg, Wrong
from homestretch.texts import Texts, language, wrong

LONGEST = 600  # letters of a sentence on what was wrong
QUOTED = 300  # and of what it repeats


def run(args: Sequence[str]) -> int:
    """The exit status; what is wrong is said in one sentence."""
    spoken.clear()
    try:
        return int(program(args)(list(args), prog_name="homestretch", standalone_mode=False) or 0)
    except Wrong as error:
        return complain(error)
    except TyperException as error:
        if not spoken:
            spoken.append(language(wished(args)))  # it was not read as far as --lang
        return complain(usage(error, args))
    except ModuleNotFoundError as error:
        name = called(args)
        return complain(wrong("wrong-extra", what=f"homestretch {name}", name=lacking(error), extra=extra(name)))
    except Broken as error:
        return complain(wrong("wrong-broken", text=str(error)), 1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has seen enough
        return 0
    except typer.Abort:
        return INTERRUPTED


def program(args: Sequence[str]) -> typer.Typer:
    """The program with the command that these words call, or with every command where they call none."""
    wanted = called(args)
    app = typer.Typer(rich_markup_mode=None)
    app.callback(invoke_without_command=True)(top)
    for name in [wanted] if wanted in cli.COMMANDS else cli.COMMANDS:
        app.command(name)(getattr(import_module(f"{cli.__name__}.{cli.COMMANDS[name]}"), name))
    return app


def complain(error: Wrong, status: int = 2) -> int:
    texts = Texts(spoken[-1] if spoken else language())
    args = {
        name: shorten(arg, QUOTED, placeholder=" …") if isinstance(arg, str) else arg
        for name, arg in error.msg.args.items()
    }
    text = texts.say(Msg(error.msg.key, args)) if texts.has(error.msg.key) else str(error)
    typer.echo(shorten(text, LONGEST, placeholder=" …"), err=True)
    return status


def top(
    ctx: typer.Context,
    shown: Annotated[bool, typer.Option("--version", help="which version, and whether compiled")] = False,
) -> None:
    """Tabletop games with exact rules: play them, record them, replay them, check them."""
    if shown:
        typer.echo(release())
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
