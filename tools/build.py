"""Build what runs outside the source tree, and only when the sources changed.

python tools/build.py compiled     build/compiled, the package with its mypyc extension, and build/dist, the wheel of it
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
OUT = BUILD / "compiled"
DIST = BUILD / "dist"
STAMP = BUILD / "compiled.stamp"
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
    (mypy,) = set(re.findall(r'"mypy==([^"]+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    return f"{sys.version} {sysconfig.get_platform()} mypy {mypy} pure={pure} {compiler()}"


def compiler() -> str:
    """The C compiler, or nothing."""
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc") or ""


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
    modules = BUILD / "compiled.modules"
    now, names = digest(sources()), digest(marked(), contents=False)
    if up_to_date(now):
        return
    STAMP.unlink(missing_ok=True)
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
    STAMP.write_text(now)


def up_to_date(now: str) -> bool:
    """Whether build/compiled and its wheel were made from the sources with this digest."""
    return read(STAMP) == now and OUT.exists() and DIST.exists()


def sweep(*, keep_extensions: bool) -> None:
    """Empty build/compiled, so that nothing stays whose source is gone."""
    if not keep_extensions:
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.rmtree(BUILD / "mypyc", ignore_errors=True)
    for path in OUT.rglob("*"):
        if path.is_file() and path.suffix not in {".so", ".pyd"}:
            path.unlink()


if __name__ == "__main__":
    if sys.argv[1:] != ["compiled"]:
        sys.exit(__doc__)
    compiled()
