"""The manual: every snippet runs, no link leads nowhere, questions are answered two clicks from the front page."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import homestretch as hs

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]+`")
SNIPPETS = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
GUIDE = "adding-a-game"  # whose pieces test_guide.py puts together
WITH_CODE = [p.stem for p in sorted(DOCS.glob("*.md")) if SNIPPETS.search(p.read_text()) and p.stem != GUIDE]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pages as MkDocs is given them."""
    into = tmp_path_factory.mktemp("manual") / "docs"
    env = {**os.environ, "PYTHONPATH": str(Path(hs.__file__).parent.parent)}
    subprocess.run([sys.executable, str(ROOT / "tools" / "manual.py"), str(into)], env=env, check=True)
    return into


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What can be linked to in a page: its headings, as MkDocs calls them, and marked clauses."""
    text = prose(page)
    heads = [
        re.sub(r"[^\w\s-]", "", head.replace("`", "")).strip().lower()
        for head in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    ]
    return {re.sub(r"[\s-]+", "-", head) for head in heads} | set(re.findall(r'<a id="([^"]+)">', text))


def links(page: Path, site: Path) -> set[tuple[str, str]]:
    """Pages of the site that a page links to, by their path, with the anchor."""
    found = set()
    for target, anchor in LINK.findall(prose(page)):
        if not target.startswith(("http:", "https:")):
            there = (page.parent / target).resolve() if target else page.resolve()
            found.add((str(there.relative_to(site.resolve())), anchor))
    return found


def test_no_link_and_no_picture_leads_nowhere(site: Path) -> None:
    for page in site.rglob("*.md"):
        for target, anchor in links(page, site):
            assert (site / target).is_file(), (page.name, target)
            assert not anchor or anchor in anchors(site / target), (page.name, target, anchor)
        for picture in PICTURE.findall(CODE.sub("", prose(page))):
            assert (page.parent / picture).is_file(), (page.name, picture)


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *DOCS.glob("*.md")], ids=lambda page: page.name)
def test_no_link_leads_nowhere_where_pages_are_read_as_files(page: Path) -> None:
    for target, anchor in LINK.findall(prose(page)):
        there = page.parent / target if target else page
        if not target.startswith(("http:", "https:")):
            assert there.exists(), target
            assert not anchor or there.suffix != ".md" or anchor in anchors(there), (target, anchor)


def test_twenty_questions_are_answered_within_two_clicks_of_the_front_page(site: Path) -> None:
    asked = re.findall(
        r"^\d+\. \[([^\]]+\?)\]\(([^)#]+)", (site / "questions.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(asked) == 20
    first = {target for target, _ in links(site / "index.md", site)}
    second = {target for page in first for target, _ in links(site / page, site)}
    for question, target in asked:
        assert target in first | second, question


def test_whoever_plays_hosts_programs_learns_or_takes_part_is_greeted_on_the_front_page(site: Path) -> None:
    first = {target for target, _ in links(site / "index.md", site)}
    assert {"players.md", "running.md", "programs.md", "learning.md", "contributing.md", "reference.md"} <= first
    assert {f"rules/{name}.md" for name in hs.games()} <= first


def test_every_page_is_in_the_menu_and_the_menu_has_no_other(site: Path) -> None:
    menu = set(re.findall(r"([\w/-]+\.md)\s*$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    pages = {str(page.relative_to(site)) for page in site.rglob("*.md")}
    assert {page for page in pages if page.count(".") == 1} == menu


@pytest.mark.parametrize("name", hs.games())
def test_the_page_of_a_game_says_how_large_its_spaces_are_and_what_every_number_is(name: str, site: Path) -> None:
    text, game = (site / "games" / f"{name}.md").read_text(encoding="utf-8"), hs.game(name)
    seen = sum(field.size for field in game.features.fields) + len(game.words)
    assert f"| actions | {len(game.words)}:" in text
    assert f"| observation | {seen} numbers:" in text
    assert all(
        f"| `{field.name}` | {field.size} | {field.high} | {field.what}" in text for field in game.features.fields
    )
    assert f"| {len(game.words)} | {seen} |" in (DOCS / "learning.md").read_text(encoding="utf-8")


def test_the_reference_has_every_name_that_is_offered(site: Path) -> None:
    shown = re.findall(r"^::: ([\w.]+)$", (site / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)
    whole = {name.rpartition(".")[2] for name in shown}
    inside = {name for name in hs.__all__ if getattr(getattr(hs, name), "__module__", "") in shown}
    kinds = {name for name in hs.__all__ if isinstance(getattr(hs, name), type) or callable(getattr(hs, name))}
    assert kinds - whole - inside <= {"Move", "Seat", "Options", "State", "game", "games"}


@pytest.mark.parametrize("page", WITH_CODE)
def test_what_a_page_shows_runs_from_top_to_bottom(page: str, tmp_path: Path) -> None:
    code = "\n".join(SNIPPETS.findall((DOCS / f"{page}.md").read_text(encoding="utf-8")))
    env = {**os.environ, "PYTHONPATH": str(Path(hs.__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=env, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_it_can_be_cited() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert text.startswith("cff-version: 1.2.0\n")
    assert all(f"\n{key}: " in text for key in ("message", "title", "type", "license"))
