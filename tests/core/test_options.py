"""Options are read from text, and bad ones are named in one sentence."""

from dataclasses import dataclass
from typing import Any

import pytest

import homestretch as hs
from homestretch.core.options import Options, changed, flag, flags, read_options, show_options


@dataclass(frozen=True)
class Some(Options):
    loud: bool = flag(False, "R-SOME-001")
    many: int = flag(3, "R-SOME-002", range(1, 6))
    way: str = flag("left", "R-SOME-003", ("left", "right"))


def test_values_may_be_text() -> None:
    assert read_options(Some, {"loud": "true", "many": "5", "way": "RIGHT"}) == Some(True, 5, "right")
    assert read_options(Some, {"loud": True, "many": 5}) == Some(True, 5)


def test_only_what_differs_is_shown() -> None:
    assert show_options(Some()) == ""
    assert changed(Some(True, 3, "right")) == {"loud": "true", "way": "right"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"soft": "1"}, "there is no option 'soft'; there are: loud, many, way"),
        ({"many": "9"}, "option many cannot be '9'; it can be 1 to 5"),
        ({"many": True}, "option many cannot be True"),
        ({"loud": "yes"}, "option loud cannot be 'yes'; it can be false, true"),
        ({"way": "up"}, "it can be left, right"),
    ],
)
def test_a_bad_option_is_named_with_what_would_be_right(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(hs.Wrong, match=sentence):
        read_options(Some, given)


@pytest.mark.parametrize("name", hs.games())
def test_every_option_of_every_game_names_a_clause_and_its_default_is_a_choice(name: str) -> None:
    for f in flags(hs.game(name).options):
        assert f.metadata["clause"].startswith("R-")
        assert f.default in f.metadata["choices"]
