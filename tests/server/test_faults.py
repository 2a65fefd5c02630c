"""A server that is killed loses nothing; `benchmarks/faults.py` does the same at full size."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "faults.py"


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    command = [sys.executable, str(SCRIPT), "--tables", "6", "--kills", "5"]
    found = subprocess.run(command, capture_output=True, text=True, check=False, timeout=280)
    assert found.returncode == 0, found.stdout + found.stderr
    assert "5 kills" in found.stdout
