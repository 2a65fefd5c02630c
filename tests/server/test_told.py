"""What the command serve is told reaches the server."""

import pytest

from homestretch.cli import run
from homestretch.server import serve
from homestretch.server.settings import Keep, Settings


def told(monkeypatch: pytest.MonkeyPatch, *given: str) -> Settings:
    asked: list[Settings] = []

    def note(settings: Settings, *_: object) -> bool:
        asked.append(settings)
        return True

    monkeypatch.setattr(serve, "run", note)
    assert run(["serve", "--db", "sqlite:///t.db", *given]) == 0
    return asked[0]


def test_a_table_that_nobody_looks_at_is_held_for_as_many_minutes_as_were_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch).idle == Settings.idle
    assert told(monkeypatch, "--idle", "0.5").idle == 30


def test_days_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ("--keep-unfinished", "30", "--keep-finished", "365", "--keep-chat", "7")
    assert told(monkeypatch, *given).keep == Keep(unfinished=30, finished=365, chat=7)
