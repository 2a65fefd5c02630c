"""Open the table at once: compiled where that is at hand, else as plain Python while it is compiled behind the table.

python tools/play.py serve --port 8000     any command of homestretch, run by the Python that runs this
"""

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

import build

STAMP = Path(sys.prefix) / "installed.stamp"  # which sources the package was built from that is installed here
LOG = build.BUILD / "play.log"
LOOK = 0.5  # seconds between two looks at whether the table is still open
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
BEHIND = "homestretch: the rules run as plain Python this time and are compiled meanwhile: the next start is faster."
PLAIN = "homestretch: no C compiler was found, so the rules run as plain Python: slower, the same game."


def main(args: list[str]) -> NoReturn:
    now = build.digest(build.sources())
    if build.read(STAMP) != now and build.up_to_date(now):
        install(now)
    if build.read(STAMP) == now:
        become(args)
    if build.compiler():
        print(BEHIND, file=sys.stderr)
        begin()
    else:
        print(PLAIN, file=sys.stderr)
    become(args, PYTHONPATH=str(build.ROOT / "src"))


def become(args: list[str], **more: str) -> NoReturn:
    """Hand this process over, so that signals and the exit status are the table's own."""
    sys.stdout.flush()
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    more["HOMESTRETCH_AS"] = shlex.join([sys.executable, __file__])  # commands that are printed can be pasted
    os.execve(sys.executable, [sys.executable, "-P", "-m", "homestretch", *args], env | more)


def install(now: str) -> None:
    """The wheel in build/dist, which is of the sources as they are."""
    (wheel,) = build.DIST.glob("*.whl")
    STAMP.unlink(missing_ok=True)
    subprocess.run([*PIP, "--no-deps", "--no-index", "--force-reinstall", str(wheel)], check=True)
    STAMP.write_text(now)


def begin() -> None:
    """Start compiling in a session of its own, where Ctrl-C at the table is not heard."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        call = [sys.executable, __file__, "--behind", str(os.getpid())]
        subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def behind(table: int) -> None:
    """Compile and install, giving way to everybody else; the end of the table is the end of it."""
    os.nice(19)
    step([*PIP, "--require-hashes", "--no-compile", "--requirement", str(build.ROOT / "locks" / "build.txt")], table)
    step([sys.executable, build.__file__, "compiled"], table)
    install(build.digest(build.sources()))


def step(call: list[str], table: int) -> None:
    work = subprocess.Popen(call)
    while work.poll() is None:
        if os.getppid() != table:
            os.killpg(0, signal.SIGTERM)  # what was begun here, and this
        time.sleep(LOOK)
    if work.returncode:
        sys.exit(work.returncode)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--behind"]:
        behind(int(sys.argv[2]))
    else:
        main(sys.argv[1:])
