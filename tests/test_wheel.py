"""The wheel as somebody installs it: in an environment of its own, with the source tree out of reach."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WHEELS = ROOT / "build" / "dist"
SHARE = (  # of the tests: those that need nothing but the package
    "tests/core/test_record.py",
    "tests/core/test_walk.py",
    "tests/play",
    "tests/server/test_api.py",
    "tests/terminal/test_play.py",
    "tests/texts/test_texts.py",
    "src/homestretch/games",
)
WHERE = """
import sys, homestretch, homestretch.cli
from homestretch.core.registry import COMPILED, games
places = {module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "homestretch"}
assert all(place.startswith(sys.prefix) for place in places), places
assert not any(path.startswith(sys.argv[1]) for path in sys.path if not path.startswith(sys.argv[2])), sys.path
print(COMPILED, *games())
"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it; what it depends on is read from ours, and nothing of the tree."""
    folder, site = installed(tmp_path_factory)
    (site / "needed.pth").write_text(
        sysconfig.get_path("purelib") + "\n"
    )  # as a path: an editable install there stays out
    return folder


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment after `pip install homestretch`: the wheel, and the two packages it depends on."""
    folder, site = installed(tmp_path_factory)
    shutil.copytree(Path(sysconfig.get_path("platlib"), "librt"), site / "librt")
    shutil.copy(Path(sysconfig.get_path("purelib"), "mypy_extensions.py"), site)
    return folder


def installed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A folder with an environment that holds the wheel, and where that lies."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, ROOT / "tools" / "build.py", "compiled"], check=True)
    (wheel,) = WHEELS.glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # it would be found there
    subprocess.run([*pip, str(wheel)], check=True, env=env)
    (site,) = (folder / "env" / "lib").glob("python*/site-packages")
    return folder, site


def run(home: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    """By the Python of the environment, which hears of no variable and no folder of ours."""
    python = home / "env" / "bin" / "python"
    return subprocess.run([python, "-I", *args], cwd=home, capture_output=True, text=True, check=False)


def test_the_package_is_whole_and_compiled(home: Path) -> None:
    done = run(home, "-c", WHERE, str(ROOT), sysconfig.get_path("purelib"))
    assert done.returncode == 0, done.stderr
    games = sorted(path.parent.name for path in (ROOT / "src" / "homestretch" / "games").glob("*/__init__.py"))
    assert done.stdout.split() == ["True", *games]


def test_the_command_is_there(home: Path) -> None:
    done = run(home, str(home / "env" / "bin" / "homestretch"), "--version")
    assert done.returncode == 0, done.stderr
    assert "compiled rules" in done.stdout


def test_the_command_works_after_a_plain_install_and_says_what_else_is_needed(alone: Path) -> None:
    command = str(alone / "env" / "bin" / "homestretch")
    done = run(alone, command, "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert "compiled rules" in done.stdout
    assert 'pip install "homestretch[web]"' in run(alone, command).stdout
    done = run(alone, command, "serve")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'homestretch serve needs typer, which is not installed: pip install "homestretch[web]"\n'


def test_the_library_plays_after_a_plain_install(alone: Path) -> None:
    play = "import homestretch as hs; t = hs.Table('encore', 2, seed=1); t.play(t.awaits[0], 'draw'); print(t.ply)"
    done = run(alone, "-c", play)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_writes_a_new_game(home: Path) -> None:
    done = run(home, str(home / "env" / "bin" / "homestretch"), "new", "ludo", "--into", "here")
    assert done.returncode == 0, done.stderr
    assert (home / "here" / "homestretch_ludo" / "texts" / "en.ftl").is_file()
    assert (home / "here" / "homestretch_ludo" / "tests" / "test_rules.py").is_file()


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_its_tests_pass_where_the_tree_is_not(home: Path) -> None:
    for name in ("tests", "conftest.py", "pyproject.toml"):
        target = home / name
        shutil.copytree(ROOT / name, target) if (ROOT / name).is_dir() else shutil.copy(ROOT / name, target)
    for folder in (ROOT / "src/homestretch/games").glob("*/tests"):
        shutil.copytree(folder, home / folder.relative_to(ROOT))
    quick = ["-q", "-m", "not slow and not browser", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = run(home, "-m", "pytest", *quick, *SHARE)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert f"compiled, from {home}" in run(home, "-m", "pytest", "--collect-only", SHARE[0]).stdout
