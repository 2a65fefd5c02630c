"""Who may import whom."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "homestretch"
GAMES = [path.parent for path in (SOURCE / "games").glob("*/__init__.py")]
FORBIDDEN_IN_RULES = {"random", "time", "os", "asyncio", "numpy", "secrets", "datetime"}
OF_A_VIEW = ("scene", "tell", "bots", "features", "why")


def imports(path):
    """Every module a file imports, with the names taken from it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module, alias.name) for alias in node.names)


def modules(path):
    return {name for name, _ in imports(path)}


@pytest.mark.parametrize("path", sorted((SOURCE / "core").glob("*.py")), ids=lambda p: p.stem)
def test_the_core_needs_the_standard_library_only(path):
    later = {"homestretch.scene.svg"} if path.stem == "view" else set()  # imported when a notebook asks for a picture
    shim = {"mypy_extensions"} if path.stem == "native" else set()
    for name in modules(path) - later - shim:
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("homestretch.core"), name


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
def test_rules_import_the_core_and_their_own_tables(home):
    own = f"homestretch.games.{home.name}"
    for path in home.glob("*.py"):
        if "# mypyc: compile" not in path.read_text():
            continue
        judged = {"homestretch.core.judge"} if path.stem == "judge" else set()  # a judge serves bots, not the rules
        for name in modules(path) - judged:
            assert name.split(".")[0] not in FORBIDDEN_IN_RULES, (path, name)
            stdlib = name.split(".")[0] in sys.stdlib_module_names
            assert stdlib or name.startswith(("homestretch.core", own)), (path, name)


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
def test_rules_know_nothing_of_judging(home):
    for path in home.glob("*.py"):
        if path.stem not in ("judge", "bots", "odds"):
            assert not [name for name in modules(path) if name.endswith((".judge", ".bots", ".odds"))], path


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
@pytest.mark.parametrize("part", OF_A_VIEW)
def test_what_is_a_function_of_a_view_never_sees_a_state(home, part):
    path = home / f"{part}.py"
    if not path.exists():
        return
    for module, name in imports(path):
        assert not name.endswith("State"), (path, module, name)
        assert not module.startswith("homestretch.play"), (path, module)


def test_nothing_outside_the_games_names_a_game():
    names = [home.name for home in GAMES]
    for path in SOURCE.rglob("*.py"):
        if SOURCE / "games" in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            assert text not in names, (path, text)
        for module, _ in imports(path):
            assert not module.startswith(tuple(f"homestretch.games.{name}" for name in names)), (path, module)
