"""Docstrings for compiled modules: mypyc leaves them out of the C it writes, so they are put in afterwards.

Functions and classes are known by the names they have in C, classes that mypyc does not compile by file and line.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(\w+),([^"]*?)PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
PROPERTY = re.compile(r"\(getter\)(\w+)_get_(\w+),\s*(NULL|\(setter\)\w+),\s*NULL, NULL\}")
CLASS = re.compile(
    r'\.tp_doc = PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\),(\s*\};\s*static PyTypeObject \*CPyType_(\w+)_template )'
)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)NULL(, /\* docstring \*/)')
PLAIN = re.compile(
    r"CPyStatics\[\d+\](; /\* 'mypyc filler docstring' \*/(?:[^\n]*\n){5}\s*"
    r'CPy_AddTraceback\("([^"]+)", "<module>", (\d+),)'
)


class Docs:
    """What the sources say of themselves."""

    def __init__(self, sources: list[str]) -> None:
        self.modules: dict[str, str] = {}
        self.names: dict[str, str] = {}  # by the name in C, with as much of the module before it as C may have
        self.lines: dict[tuple[str, int], str] = {}  # of classes, by file and line
        for source in sources:
            self._read(source)

    def _read(self, source: str) -> None:
        tree = ast.parse(Path(source).read_text(encoding="utf-8"))
        module = Path(source).with_suffix("").parts[1:]
        module = module[:-1] if module[-1] == "__init__" else module
        self.modules[".".join(module)] = ast.get_docstring(tree) or ""
        for path, node in _defined(tree):
            told = ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                self.lines[source, node.lineno] = told
            for n in range(len(module)):
                for name in _names(path):
                    self.names["___".join((*module[n:], name))] = told

    def written(self, code: str) -> str:
        """The C code with all of them."""
        code = FUNCTION.sub(lambda m: f"(PyCFunction)CPyPy_{m[1]},{m[2]}PyDoc_STR({self._after(m[3], m[1])})", code)
        code = CLASS.sub(lambda m: f".tp_doc = PyDoc_STR({self._after(m[1], m[3])}),{m[2]}", code)
        code = PROPERTY.sub(
            lambda m: f"{m[0][: -len('NULL, NULL}')]}{self._after('NULL', f'{m[1]}___{m[2]}')}, NULL}}", code
        )
        code = MODULE.sub(lambda m: f"{m[1]}{_quoted(self.modules[m[2]])}{m[3]}", code)
        return PLAIN.sub(lambda m: f"PyUnicode_FromString({_quoted(self.lines[m[2], int(m[3])])}){m[1]}", code)

    def _after(self, signature: str, name: str) -> str:
        """What C has already, with the docstring behind it."""
        told = self.names.get(name, "")
        return signature if not told else _quoted(told) if signature == "NULL" else f"{signature} {_quoted(told)}"


def _names(path: tuple[str, ...]) -> tuple[str, ...]:
    """What something is called in C; a function of a class that mypyc does not compile is a class of its own there."""
    return "___".join(path), f"{'_'.join(reversed(path))}_obj"


def _defined(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], ast.FunctionDef | ast.ClassDef]]:
    """The functions and classes of a module, and the functions of those."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield (node.name,), node
        if isinstance(node, ast.ClassDef):
            yield from (((node.name, one.name), one) for one in node.body if isinstance(one, ast.FunctionDef))


def _quoted(text: str) -> str:
    """A text as C reads it."""
    return (
        '"' + "".join(chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in text.encode()) + '"'
    )


def documented(code: Path, sources: list[str]) -> Path:
    """A file beside this one with docstrings in it, written only where it changes: it takes long to compile."""
    told = Docs(sources).written(code.read_text(encoding="utf-8"))
    out = code.parent / "documented" / code.name
    if not out.exists() or out.read_text(encoding="utf-8") != told:
        out.parent.mkdir(exist_ok=True)
        out.write_text(told, encoding="utf-8")
    return out
