"""What README.md shows runs, as it stands there, in a Python of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import homestretch

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("code", BLOCKS, ids=lambda code: code.splitlines()[0].removeprefix("from ").split()[0])
def test_a_block_pasted_into_a_fresh_interpreter_runs(code: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(next(iter(homestretch.__path__))).parent)}
    call = [sys.executable, "-i", "-q"]
    done = subprocess.run(call, input=code + "\n", env=env, cwd=tmp_path, capture_output=True, text=True)
    assert "Error" not in done.stderr, done.stderr
    assert done.stdout


def test_every_door_for_learning_is_shown() -> None:
    doors = {path.stem for path in Path(homestretch.__file__).parent.joinpath("rl").glob("*.py")}
    for door in doors & {"pettingzoo", "gym", "openspiel", "vector"}:
        assert any(f"homestretch.rl.{door}" in code for code in BLOCKS), door


def test_it_opens_with_a_picture_that_its_first_ten_lines_draw() -> None:
    text = README.read_text(encoding="utf-8")
    shown = re.search(r"!\[[^\]]+\]\(([^)]+\.svg)\)", text)
    assert shown
    assert text.index(shown[0]) < text.index("```python")
    told = BLOCKS[0].splitlines()
    assert len([line for line in told if line]) <= 10
    names: dict[str, object] = {}
    drawing = next(n for n, line in enumerate(told) if line.startswith("picture"))
    exec("\n".join(told[: drawing + 1]), names)
    drawn = (README.parent / shown[1]).read_text(encoding="utf-8")
    assert names["picture"] == drawn, f"write what it draws to {shown[1]}"
