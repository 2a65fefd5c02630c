"""A server that is killed loses nothing; `benchmarks/faults.py` does the same at full size."""

import subprocess
import sys
from pathlib import Path

import pytest

from ..processes import Start

SCRIPT = Path(__file__).resolve().parents[2] / "benchmarks" / "faults.py"


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(start: Start) -> None:
    command = [sys.executable, str(SCRIPT), "--tables", "6", "--kills", "5"]
    process = start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    told, _ = process.communicate(timeout=280)
    assert process.returncode == 0, told
    assert "5 kills" in told
