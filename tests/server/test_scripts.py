"""The scripts are typed, and the pages carry nothing that a strict policy forbids."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TSC = ROOT / "node_modules" / ".bin" / "tsc"


@pytest.mark.skipif(not (shutil.which("node") and TSC.exists()), reason="**** node is missing: npm ci ****")
def test_the_scripts_have_the_types_they_say() -> None:
    found = subprocess.run([TSC, "--project", ROOT / "tsconfig.json"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_lock_of_the_test_tools_names_no_host() -> None:
    lock = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert not re.search(r"https?://", re.sub(r'"url": "[^"]*"', "", lock))
    for name, entry in json.loads(lock)["packages"].items():
        assert not name or entry["integrity"].startswith("sha512-"), name


def test_the_client_names_no_game() -> None:
    names = [path.parent.name for path in (ROOT / "src" / "homestretch" / "games").glob("*/__init__.py")]
    for path in (ROOT / "src" / "homestretch" / "server" / "static").iterdir():
        text = path.read_text(encoding="utf-8")
        assert not [name for name in names if re.search(rf"\b{name}\b", text)], path.name
