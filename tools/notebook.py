"""Run a notebook's cells from first to last and keep what they show, without Jupyter.

python tools/notebook.py examples/tour.ipynb     runs it and writes it back with its pictures and prints
"""

import ast
import base64
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

PICTURES = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}


def run(notebook: dict[str, Any]) -> None:
    """Every code cell in one namespace; outputs are replaced by what the cells show now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = _shown("".join(cell["source"]), names)


def _shown(code: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell prints, and what its last line is worth."""
    tree = ast.parse(code)
    end = tree.body[-1] if tree.body else None
    last = ast.Expression(end.value) if isinstance(end, ast.Expr) else None
    if last:
        tree.body.pop()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "<cell>", "exec"), names)
        value = eval(compile(last, "<cell>", "eval"), names) if last else None
    text = printed.getvalue()
    stream = [{"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)}] if text else []
    return stream + ([_output(value)] if value is not None else [])


def _output(value: object) -> dict[str, Any]:
    data: dict[str, Any] = {"text/plain": [type(value).__name__]}
    for method, kind in PICTURES.items():
        if picture := getattr(value, method, lambda: None)():
            data[kind] = picture.splitlines(keepends=True)
    if hasattr(value, "savefig"):
        pixels = io.BytesIO()
        value.savefig(pixels, format="png", dpi=80, metadata={"Software": None})
        data["image/png"] = base64.b64encode(pixels.getvalue()).decode()
    if len(data) == 1:
        data["text/plain"] = repr(value).splitlines(keepends=True)
    return {"data": data, "metadata": {}, "output_type": "display_data"}


if __name__ == "__main__":
    path = Path(sys.argv[1])
    found = json.loads(path.read_text(encoding="utf-8"))
    run(found)
    path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
