"""What is published: the source package is the whole project, wheels come from it, and nothing leads nowhere."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
import yaml

from homestretch.core.version import VERSION

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FLOW = (
    yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    if (ROOT / ".github").exists()
    else None
)
AT_HOME = {
    ".ci/run",
    ".gitignore",
    ".pre-commit-config.yaml",
    ".github/workflows/release.yml",
}  # of use in a checkout only
ADDRESS = "https://example.org/games/homestretch"


def call(at: Path, *args: str, **more: str) -> None:
    env = {**os.environ, "HOMESTRETCH_PURE": "1", **more}
    subprocess.run([sys.executable, "-W", "ignore", "setup.py", "--quiet", *args], cwd=at, env=env, check=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it is, where building may leave things behind."""
    copy = tmp_path_factory.mktemp("release") / "tree"
    leave = shutil.ignore_patterns(
        ".git",
        ".venv",
        ".play",
        "build",
        "dist",
        "site",
        "node_modules",
        "__pycache__",
        "*.egg-info",
        ".*_cache",
        ".hypothesis",
    )
    shutil.copytree(ROOT, copy, ignore=leave)
    return copy


@pytest.fixture(scope="module")
def source(tree: Path) -> Path:
    """The source package, unpacked."""
    call(tree, "sdist", "--dist-dir", str(tree.parent))
    packed = tree.parent / f"homestretch-{VERSION}.tar.gz"
    with tarfile.open(packed) as file:
        file.extractall(tree.parent, filter="data")
    return tree.parent / f"homestretch-{VERSION}"


def wheel(at: Path, **more: str) -> Path:
    call(at, "bdist_wheel", "--dist-dir", "dist", **more)
    (found,) = (at / "dist").glob("*.whl")
    return found


def metadata(file: Path) -> Message:
    with zipfile.ZipFile(file) as packed:
        return Parser().parsestr(packed.read(f"homestretch-{VERSION}.dist-info/METADATA").decode())


def test_the_source_package_is_the_whole_project(source: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("**** NO CHECKOUT: what the source package should hold is not known here ****")
    git = ["git", "ls-files"]
    known = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    asked = {name for name in known if name and (ROOT / name).is_file()} - AT_HOME
    assert {name for name in asked if not (source / name).is_file()} == set()
    packed = {path.relative_to(source).as_posix() for path in source.rglob("*") if path.is_file()}
    more = {name for name in packed - asked if ".egg-info/" not in name}
    assert more == {"PKG-INFO", "setup.cfg"}


def test_a_wheel_from_the_source_package_is_the_one_from_the_tree(tree: Path, source: Path) -> None:
    one, other = (zipfile.ZipFile(wheel(at)) for at in (tree, source))
    with one, other:
        assert one.filename
        assert other.filename
        assert Path(one.filename).name == Path(other.filename).name == f"homestretch-{VERSION}-py3-none-any.whl"
        assert {i.filename: i.CRC for i in one.infolist()} == {i.filename: i.CRC for i in other.infolist()}


def test_the_container_is_given_all_that_the_package_is_built_from(tmp_path: Path) -> None:
    file = (ROOT / "Containerfile").read_text(encoding="utf-8")
    copied = {name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", file, re.MULTILINE) for name in line.split()}
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert copied == {line[1:] for line in let_in if line.startswith("!")}
    for name in copied:
        origin = ROOT / name
        shutil.copytree(origin, tmp_path / name) if origin.is_dir() else shutil.copy(origin, tmp_path)
    assert metadata(wheel(tmp_path))["Version"] == VERSION


def test_links_are_whole_where_the_address_is_known_and_none_is_made_up(tree: Path) -> None:
    known = metadata(wheel(tree, HOMESTRETCH_URL=ADDRESS))
    readme = known.get_payload()
    assert isinstance(readme, str)
    targets = re.findall(r"\]\(([^)]+)\)", readme)
    assert targets
    assert all(re.match("https?:|#", target) for target in targets), targets
    files = [
        re.sub(f"{ADDRESS}/(blob|raw)/v{VERSION}/", "", target) for target in targets if target.startswith(ADDRESS)
    ]
    assert all((ROOT / file.partition("#")[0]).exists() for file in files), files
    links = known.get_all("Project-URL") or []
    assert len(links) == 4
    assert all(link.partition(", ")[2].startswith(ADDRESS) for link in links)
    assert metadata(wheel(tree, HOMESTRETCH_URL="")).get_all("Project-URL") is None


def test_the_same_pythons_are_promised_built_and_tried() -> None:
    if FLOW is None:
        pytest.skip("**** NO WORKFLOW HERE: it is no part of the source package ****")
    told = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    assert told == [f"3.{n}" for n in built] == FLOW["jobs"]["pythons"]["strategy"]["matrix"]["python"]
    assert set(FLOW["jobs"]["publish"]["needs"]) == FLOW["jobs"].keys() - {"publish"}


def test_every_step_of_others_is_pinned() -> None:
    if FLOW is None:
        pytest.skip("**** NO WORKFLOW HERE: it is no part of the source package ****")
    used = [step["uses"] for job in FLOW["jobs"].values() for step in job["steps"] if "uses" in step]
    assert used
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", one) for one in used), used
