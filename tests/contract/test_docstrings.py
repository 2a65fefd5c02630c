"""What the sources say of themselves is there at run time, compiled or not."""

import ast
import importlib
import inspect
import pydoc
from pathlib import Path
from typing import Any

import pytest

import homestretch as hs

SOURCE = Path(__file__).parents[2] / "src"
COMPILED = [
    path
    for path in sorted((SOURCE / "homestretch").rglob("*.py"))
    if any(line.startswith("# mypyc: compile") for line in path.read_text(encoding="utf-8").splitlines()[:10])
]


def told(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(node) or ""


def shown(thing: Any) -> str:
    """The docstring without the signature that compiled code has before it."""
    return inspect.cleandoc(thing.__doc__ or "")


@pytest.mark.parametrize("path", COMPILED, ids=[path.relative_to(SOURCE).as_posix() for path in COMPILED])
def test_every_docstring_of_a_compiled_module_is_kept(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = importlib.import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
    lost = [] if shown(module) == told(tree) else [module.__name__]
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or not hasattr(module, node.name):
            continue
        there = getattr(module, node.name)
        lost += [node.name] if told(node) and shown(there) != told(node) else []
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef) and told(inner):
                found = inspect.getattr_static(there, inner.name)
                lost += [f"{node.name}.{inner.name}"] if shown(found) != told(inner) else []
    assert lost == []


def test_help_on_a_game_says_what_each_of_its_methods_does() -> None:
    page = pydoc.plain(pydoc.render_doc(hs.Game))
    assert "Rules as questions and answers" in page
    assert "The state before anything was done." in page
    assert "What the game knows of its positions; without a judge of its own, random playouts." in page
