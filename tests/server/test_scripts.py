"""The scripts are typed, and the pages carry nothing that a strict policy forbids."""

import json
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "homestretch" / "server" / "static"
TSC = ROOT / "node_modules" / ".bin" / "tsc"


@pytest.mark.skipif(not (shutil.which("node") and TSC.exists()), reason="**** node is missing: npm ci ****")
def test_the_scripts_have_the_types_they_say() -> None:
    found = subprocess.run([TSC, "--project", ROOT / "tsconfig.json"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_types_of_the_scripts_are_those_of_the_messages() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "client_types.py"))["text"]()
    assert (STATIC / "types.js").read_text(encoding="utf-8") == made, "run tools/client_types.py"


def test_no_line_of_the_client_is_long() -> None:
    for path in (*STATIC.glob("*.js"), *STATIC.glob("*.css")):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > 110] == [], path.name


def test_the_lock_of_the_test_tools_names_no_host() -> None:
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert not re.search(r"https?://", re.sub(r'"url": "[^"]*"', "", lock))
    for name, entry in json.loads(lock)["packages"].items():
        assert not name or entry["integrity"].startswith("sha512-"), name


def test_the_client_names_no_game() -> None:
    names = [path.parent.name for path in (ROOT / "src" / "homestretch" / "games").glob("*/__init__.py")]
    for path in (path for path in STATIC.iterdir() if path.suffix != ".png"):
        text = path.read_text(encoding="utf-8")
        assert not [name for name in names if re.search(rf"\b{name}\b", text)], path.name
