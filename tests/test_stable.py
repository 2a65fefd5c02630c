"""What was promised with 1.0 is still there (docs/stability.md). Run as a program, it writes down what is there now."""

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest
import typer

import homestretch as hs
from homestretch import bots, cli
from homestretch.cli.program import program
from homestretch.server.app import create
from homestretch.server.messages.from_client import FromClient
from homestretch.server.messages.to_client import ToClient
from homestretch.server.pages import shapes
from homestretch.server.settings import Settings

FILE = Path(__file__).with_name("stable.json")


def members(kind: type) -> list[str]:
    return sorted(name for name in dir(kind) if not name.startswith("_"))


def python() -> dict[str, list[str]]:
    names = {name: getattr(hs, name) for name in hs.__all__}
    return {name: members(kind) if inspect.isclass(kind) else [] for name, kind in names.items()}


def commands() -> dict[str, list[str]]:
    """Every command with its options."""
    group = typer.main.get_command(program([]))
    found: dict[str, Any] = getattr(group, "commands", {})
    return {name: sorted(o for p in one.params for o in p.opts if o.startswith("--")) for name, one in found.items()}


def wire() -> dict[str, list[str]]:
    return {kind.__name__: shapes.named(kind) for kind in (*get_args(FromClient), *get_args(ToClient))}


def paths(folder: Path) -> dict[str, list[str]]:
    schema = create(Settings(db=f"sqlite:///{folder}/t.db")).openapi()
    return {path: sorted(methods) for path, methods in schema["paths"].items()}


def words() -> dict[str, list[str]]:
    """Every game in its version, with its words in their order."""
    return {f"{name} {hs.game(name).version}": list(hs.game(name).words) for name in hs.games()}


NOW: dict[str, Callable[[], dict[str, list[str]]]] = {"python": python, "commands": commands, "wire": wire}


def promised(part: str) -> dict[str, list[str]]:
    told: dict[str, dict[str, list[str]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return told[part]


@pytest.mark.parametrize("part", ["python", "commands", "wire", "paths"])
def test_nothing_that_was_promised_is_gone(part: str, tmp_path: Path) -> None:
    now = paths(tmp_path) if part == "paths" else NOW[part]()
    for name, inner in promised(part).items():
        assert name in now, f"{name} was promised"
        assert set(inner) <= set(now[name]), f"{name} had more"


def test_words_of_a_game_change_with_its_version_only() -> None:
    now = words()
    for name, said in promised("words").items():
        assert name not in now or now[name] == said, f"raise the version of {name}, and say so in the changelog"


def test_every_command_and_every_bot_is_still_called_as_it_was() -> None:
    assert set(promised("commands")) <= set(cli.COMMANDS)
    assert set(promised("bots")["names"]) <= set(bots.names())


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        told = {
            "python": python(),
            "commands": commands(),
            "wire": wire(),
            "paths": paths(Path(folder)),
            "words": words(),
        }
    FILE.write_text(json.dumps({**told, "bots": {"names": list(bots.names())}}, indent=1) + "\n", encoding="utf-8")
