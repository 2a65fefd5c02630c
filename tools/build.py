"""Build what runs outside the source tree, and only when the sources changed.

python tools/build.py compiled     build/compiled, the package with its mypyc extension, and build/dist, the wheel of it
python tools/build.py install      the package in the environment of the Python that runs this
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
OUT = BUILD / "compiled"
DIST = BUILD / "dist"
MARK = b"# mypyc: compile"


def sources() -> Iterator[Path]:
    """Every file that the package is built from."""
    yield from (ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools" / "docstrings.py")
    for path in sorted((ROOT / "src" / "homestretch").rglob("*")):
        if path.is_file() and not {"__pycache__", "tests"} & set(path.parts[len(ROOT.parts) :]):
            yield path


def toolchain() -> str:
    """What else decides how the extension comes out."""
    pure = os.environ.get("HOMESTRETCH_PURE", "")
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or ""
    return f"{sys.version} {sysconfig.get_platform()} mypy {version('mypy')} pure={pure} {compiler}"


def digest(parts: Iterator[Path], *, contents: bool = True) -> str:
    total = hashlib.sha256(toolchain().encode())
    for path in parts:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest() if contents else b"")
    return total.hexdigest()


def marked() -> Iterator[Path]:
    return (path for path in sources() if path.suffix == ".py" and MARK in path.read_bytes())


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.exists() else ""


def compiled() -> None:
    """Bring build/compiled up to date; the extension is linked anew only when the C code changed."""
    stamp, modules = BUILD / "compiled.stamp", BUILD / "compiled.modules"
    now, names = digest(sources()), digest(marked(), contents=False)
    if read(stamp) == now and OUT.exists() and DIST.exists():
        return
    stamp.unlink(missing_ok=True)
    sweep(keep_extensions=read(modules) == names)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # it warns
    shutil.rmtree(DIST, ignore_errors=True)
    build = ["build", "--build-lib", str(OUT), "--build-temp", str(BUILD / "temp")]
    wheel = ["bdist_wheel", "--bdist-dir", str(BUILD / "bdist"), "--dist-dir", str(DIST)]
    if subprocess.run(
        [sys.executable, "-W", "ignore", "setup.py", "--quiet", *build, *wheel], cwd=ROOT, env=env
    ).returncode:
        sys.exit("homestretch: build/compiled could not be built, for the reason above.")
    modules.write_text(names)
    stamp.write_text(now)


def sweep(*, keep_extensions: bool) -> None:
    """Empty build/compiled, so that nothing stays whose source is gone."""
    if not keep_extensions:
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.rmtree(BUILD / "mypyc", ignore_errors=True)
    for path in OUT.rglob("*"):
        if path.is_file() and path.suffix not in {".so", ".pyd"}:
            path.unlink()


def install() -> None:
    """Install the package here, not editable, unless these very sources are installed already."""
    stamp = Path(sys.prefix) / "installed.stamp"
    now = digest(sources())
    if read(stamp) == now:
        return
    stamp.unlink(missing_ok=True)
    for stale in (*BUILD.glob("lib*"), *BUILD.glob("bdist*")):
        shutil.rmtree(stale)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--force-reinstall"]
    if subprocess.run([*pip, "--no-index", str(ROOT)]).returncode:
        sys.exit("homestretch: the package could not be installed, for the reason above.")
    if not list(Path(sysconfig.get_path("platlib")).glob("homestretch__mypyc*")):
        print("homestretch: no C compiler was found, so the rules run as plain Python: slower, the same game.")
    stamp.write_text(now)


if __name__ == "__main__":
    commands = {"compiled": compiled, "install": install}
    if len(sys.argv) != 2 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]]()
