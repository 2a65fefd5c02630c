"""The lock files pin everything by version and hash, and say nothing of where it comes from."""

import re
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BUILD: list[str] = PROJECT["build-system"]["requires"]

LOCKS = ["all", "play", "serve", "build", "docs"]
PIN = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)(?:\[[a-z0-9,_-]+\])?==(?P<version>[^ ;]+)(?P<rest>.*)$")
HASH = re.compile(r"^--hash=sha256:[0-9a-f]{64}$")
ADDRESS = re.compile(r"://|@|\bsimple/|\b(?:\d{1,3}\.){3}\d{1,3}\b(?=[:/])|\.(?:org|com|net|io|local|internal)\b")


def text(lock: str) -> str:
    return (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8")


def entries(lock: str) -> list[list[str]]:
    """Each requirement, as its pin and its hashes."""
    lines = [line for line in text(lock).splitlines() if not line.lstrip().startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    return [re.split(r"\s+(?=--hash)", line.strip()) for line in whole.splitlines() if line.strip()]


def names(lock: str) -> set[str]:
    return {plain(entry[0]) for entry in entries(lock)}


def pins(lock: str) -> set[str]:
    """Each requirement as its name and version, wherever it is for."""
    return {entry[0].partition(" ")[0] for entry in entries(lock)}


def plain(requirement: str) -> str:
    """The name in a requirement, spelled the one way the locks spell it."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0].split("==")[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_no_path(lock: str) -> None:
    for line in text(lock).splitlines():
        assert not ADDRESS.search(line), line
        assert not re.search(r"(^|\s)(-i|-f|-r|-e|-c|--(?!hash=)[a-z-]+)\b", line), line
        assert not re.search(r"(^|\s)[.~]?/", line), line


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_is_pinned_and_has_hashes(lock: str) -> None:
    found = entries(lock)
    assert found
    for pin, *hashes in found:
        assert PIN.match(pin), pin
        assert hashes, f"{pin} has no hash"
        assert all(HASH.match(entry) for entry in hashes), pin


def test_every_dependency_of_the_project_is_locked() -> None:
    asked = {plain(entry) for extra in EXTRAS.values() for entry in extra} | {plain(entry) for entry in BUILD}
    assert asked - {"homestretch"} <= names("all")


def test_what_playing_needs_is_locked_for_playing_in_the_same_versions() -> None:
    asked = {plain(entry) for entry in (*EXTRAS["terminal"], *EXTRAS["web"])}
    assert asked - {"homestretch"} <= names("play")
    assert pins("play") <= pins("all")


def test_what_a_host_needs_is_locked_for_the_container() -> None:
    asked = {plain(entry) for entry in (*EXTRAS["terminal"], *EXTRAS["web"], *EXTRAS["postgres"])}
    assert asked - {"homestretch"} <= names("serve")
    assert pins("serve") <= pins("all")


def test_what_compiles_is_locked_apart_so_that_nobody_waits_for_it() -> None:
    compilers = {plain(entry) for entry in BUILD}
    assert compilers <= names("build")
    assert not compilers & (names("play") | names("serve"))
    assert pins("build") <= pins("all")


def test_every_extra_is_part_of_all() -> None:
    (everything,) = EXTRAS["all"]
    assert set(re.findall(r"[a-z]+", everything.split("[")[1])) == EXTRAS.keys() - {"all"}


def test_the_build_asks_for_the_same_everywhere() -> None:
    assert PROJECT["dependency-groups"]["build"] == BUILD
    assert set(BUILD) <= set(EXTRAS["dev"])


@pytest.mark.parametrize("heavy", ["torch", "nvidia", "cuda", "jax", "tensorflow"])
def test_no_deep_learning_stack_is_pulled_in(heavy: str) -> None:
    assert not [name for name in names("all") if name.startswith(heavy)]


def test_what_builds_the_manual_is_locked() -> None:
    assert {plain(entry) for entry in PROJECT["dependency-groups"]["docs"]} <= names("docs")


def test_a_package_that_is_wanted_with_an_extra_is_pinned_with_it() -> None:
    """Else pip takes the newest version for the extra, and refuses the lock on the day that is another one."""
    listed, found = text("all"), []
    for one in distributions():
        for wanted in one.requires or ():
            asked = re.match(r"[A-Za-z0-9._-]+(?=\[)", wanted)
            if asked and "extra ==" not in wanted and plain(one.name) in names("all"):
                found.append(asked[0])
                assert f"\n{plain(asked[0])}[" in listed, (one.name, wanted)
    assert "coverage" in found
