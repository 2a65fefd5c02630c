"""Who may import whom."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "homestretch"
GAMES = [path.parent for path in (SOURCE / "games").glob("*/__init__.py")]
FORBIDDEN_IN_RULES = {"random", "time", "os", "asyncio", "numpy", "secrets", "datetime"}
OF_A_VIEW = ("scene", "tell", "bots", "features", "why")

# Who may import whom, from the ground up: a package knows only those above it in this list, and of them only these.
GRAIN: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "texts": ("core",),
    "scene": ("core", "texts"),
    "bots": ("core",),
    "play": ("core", "bots"),
    "store": ("core",),
    "arena": ("core", "play", "bots"),
    "rl": ("core", "texts", "scene", "bots"),
    "train": ("core", "bots", "arena"),
    "bench": ("core", "play", "bots", "rl"),
    "terminal": ("core", "texts", "scene", "play", "bots"),
    "server": ("core", "texts", "scene", "play", "bots", "store"),
    "cli": ("core", "texts", "scene", "play", "bots", "arena", "train", "bench", "terminal", "server"),
}
TOP = {"__init__.py", "__main__.py"}  # the package itself: the names people import, and `python -m homestretch`


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Every module a file imports, with the names taken from it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def modules(path: Path) -> set[str]:
    return {name for name, _ in imports(path)}


def package(name: str) -> str | None:
    """The package of ours that a module belongs to; none for what lies at the top, or is not ours."""
    parts = name.split(".")
    return parts[1] if parts[0] == "homestretch" and len(parts) > 1 and (SOURCE / parts[1]).is_dir() else None


def graph() -> dict[str, set[str]]:
    """For every package the packages it imports."""
    found: dict[str, set[str]] = {path.parent.name: set() for path in SOURCE.glob("*/__init__.py")}
    for path in SOURCE.rglob("*.py"):
        home = path.relative_to(SOURCE).parts
        if home[0] in TOP or "tests" in home:
            continue
        named = (f"{module}.{name}" if module == "homestretch" else module for module, name in imports(path))
        found[home[0]] |= {ours for name in named if (ours := package(name))} - {home[0]}
    return found


def drawn() -> str:
    """The graph as `docs/design.md` shows it."""
    width = max(map(len, GRAIN))
    return "\n".join(f"{name:<{width}}  {'  '.join(above)}".rstrip() for name, above in GRAIN.items())


def test_no_import_goes_against_the_grain() -> None:
    assert {name: sorted(above) for name, above in graph().items()} == {n: sorted(a) for n, a in GRAIN.items()}
    order = list(GRAIN)
    assert all(order.index(above) < order.index(name) for name, known in GRAIN.items() for above in known)


def test_the_design_shows_the_grain_as_it_is() -> None:
    assert drawn() in (SOURCE.parent.parent / "docs" / "design.md").read_text()


def test_only_the_registry_knows_where_games_lie() -> None:
    for path in SOURCE.rglob("*.py"):
        if "tests" in path.parts or path == SOURCE / "core" / "registry.py":
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith("homestretch.games"), path


@pytest.mark.parametrize("path", sorted((SOURCE / "core").glob("*.py")), ids=lambda p: p.stem)
def test_the_core_needs_the_standard_library_only(path: Path) -> None:
    shim = {"mypy_extensions", "librt.vecs"} if path.stem == "native" else set()
    for name in modules(path) - shim:
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("homestretch.core"), name


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
def test_rules_import_the_core_and_their_own_tables(home: Path) -> None:
    own = f"homestretch.games.{home.name}"
    for path in home.glob("*.py"):
        if "# mypyc: compile" not in path.read_text():
            continue
        for name in modules(path):
            assert name.split(".")[0] not in FORBIDDEN_IN_RULES, (path, name)
            stdlib = name.split(".")[0] in sys.stdlib_module_names
            assert stdlib or name.startswith(("homestretch.core", own)), (path, name)


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
def test_rules_know_nothing_of_judging(home: Path) -> None:
    for path in home.glob("*.py"):
        if path.stem not in (
            "__init__",
            "judge",
            "inputs",
            "likely",
            "solve",
            "bots",
            "odds",
        ):  # the first puts the game together
            assert not [name for name in modules(path) if name.endswith((".judge", ".bots", ".odds"))], path


@pytest.mark.parametrize("home", GAMES, ids=lambda p: p.name)
@pytest.mark.parametrize("part", OF_A_VIEW)
def test_what_is_a_function_of_a_view_never_sees_a_state(home: Path, part: str) -> None:
    path = home / f"{part}.py"
    if not path.exists():
        return
    for module, name in imports(path):
        assert not name.endswith("State"), (path, module, name)
        assert not module.startswith("homestretch.play"), (path, module)


def test_nothing_outside_the_games_names_a_game() -> None:
    names = [home.name for home in GAMES]
    sample = {SOURCE / "cli" / "sample", SOURCE / "cli" / "new.py"}  # the guide makes a game of its name
    for path in SOURCE.rglob("*.py"):
        if not {SOURCE / "games", *sample}.isdisjoint({path, *path.parents}):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
            assert text not in names, (path, text)
        for module, _ in imports(path):
            assert not module.startswith(tuple(f"homestretch.games.{name}" for name in names)), (path, module)
