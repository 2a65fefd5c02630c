"""The manual under /docs: what was built is shown, with no script but its own; without one there is nothing."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from homestretch.cli import run
from homestretch.core.types import Msg
from homestretch.server.doors import manual
from homestretch.server.settings import Limits, Settings
from homestretch.server.telling.sentences import sentences
from homestretch.texts import LANGUAGES

from .serving import Served, fetch
from .test_told import told

SCRIPT = "let here = 1;"


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("manual")
    built = folder / "site"
    (built / "rules").mkdir(parents=True)
    (built / "index.html").write_text(f"<p>Hello</p><script>{SCRIPT}</script>")
    (built / "rules" / "index.html").write_text("<p>Rules</p>")
    (built / "main.js").write_text("1;")
    (folder / "secret.txt").write_text("not for you")
    db = f"sqlite:///{folder / 't.db'}"
    one = Served(Settings(db=db, workers=1, limits=Limits.off(), docs=str(built)))
    yield one.url
    one.stop()


def test_pages_and_files_are_shown_and_folders_have_their_slash(shown: str) -> None:
    for path, text in (("/docs/", "Hello"), ("/docs/rules/", "Rules"), ("/docs/main.js", "1;")):
        answer = fetch(shown + path)
        assert answer.status_code == 200
        assert text in answer.text
    for path, slash in (("/docs", "/docs/"), ("/docs/rules", "/docs/rules/")):
        assert fetch(shown + path, follow_redirects=False).headers["location"].endswith(slash)


def test_only_scripts_that_were_built_may_run(shown: str) -> None:
    policy = fetch(f"{shown}/docs/").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "'sha256-" not in fetch(f"{shown}/").headers["content-security-policy"]


@pytest.mark.parametrize(
    "path", ["nowhere", "../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "rules/../../secret.txt"]
)
def test_nothing_outside_the_manual_is_shown(shown: str, path: str) -> None:
    answer = fetch(f"{shown}/docs/{path}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text


@pytest.mark.parametrize("path", ["/", "/rules/encore", "/keys", "/api", "/nowhere"])
def test_pages_of_the_table_lead_to_it_in_every_language(shown: str, path: str) -> None:
    for lang in LANGUAGES:
        said = sentences(lang).say(Msg("web-manual"))
        assert f'<a href="/docs/" hreflang="en">{said}</a></p></footer>' in fetch(f"{shown}{path}?lang={lang}").text


def test_a_server_without_a_manual_has_none_and_leads_to_none(served: Served) -> None:
    assert fetch(f"{served.url}/docs/").status_code == 404
    for path in ("/", "/keys", "/nowhere"):
        page = fetch(served.url + path).text
        assert "</footer>" in page
        assert "/docs" not in page


def test_a_folder_without_a_manual_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--docs", str(tmp_path), "--db", f"sqlite:///{tmp_path}/t.db"]) == 2
    assert capsys.readouterr().err.startswith("There is no manual in ")


def test_the_manual_that_came_with_the_package_is_shown_unless_another_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("packed", "named"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(name)
    for packed, more, shown in (
        ("nowhere", (), ""),
        ("packed", (), str(tmp_path / "packed")),
        ("packed", ("--docs", str(tmp_path / "named")), str(tmp_path / "named")),
    ):
        monkeypatch.setattr(manual, "HERE", tmp_path / packed)
        assert told(monkeypatch, *more).docs == shown
