"""Nothing a game can do without is left out here."""

from homestretch.cli.missing import missing
from homestretch.core.registry import game


def test_nothing_is_missing() -> None:
    assert missing(game("dog")) == []
