"""What a game can do without, and does: it runs at every door, and would be better with it."""

from collections.abc import Iterator
from pathlib import Path

from homestretch.core.game import AnyGame
from homestretch.core.registry import folder
from homestretch.core.types import Msg
from homestretch.texts import LANGUAGES


def missing(game: AnyGame) -> list[Msg]:
    """A line for each part that is not there yet."""
    home = folder(game.name)
    return [*_languages(home), *_files(home), *_kit(game)]


def _languages(home: Path) -> Iterator[Msg]:
    """English is what everything falls back to; the others are wanted."""
    for key, file in (("missing-texts", "texts/{}.ftl"), ("missing-rules", "RULES.{}.md")):
        names = [file.format(lang) for lang in LANGUAGES[1:] if not (home / file.format(lang)).is_file()]
        if names:
            yield Msg(key, {"files": ", ".join(names)})


def _files(home: Path) -> Iterator[Msg]:
    if not list((home / "records").glob("*.hs")):
        yield Msg("missing-records")
    tests = home / "tests"
    if tests.is_dir() and not (tests / "perft.txt").is_file():  # an installed package has no tests
        yield Msg("missing-perft")
    if tests.is_dir() and not (tests / "SCENARIOS.md").is_file():
        yield Msg("missing-scenarios")


def _kit(game: AnyGame) -> Iterator[Msg]:
    parts = {
        "missing-scene": game.kit.scene,
        "missing-tell": game.kit.tell,
        "missing-features": game.kit.features,
        "missing-judge": game.kit.judge,
    }
    yield from (Msg(key) for key, part in parts.items() if part is None)
