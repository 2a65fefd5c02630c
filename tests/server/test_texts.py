"""The pages say everything in six languages, and nothing that is not there."""

import re
from pathlib import Path
from typing import Any, cast

import homestretch
from homestretch.core.types import Msg
from homestretch.server.chairs import LEVELS
from homestretch.server.pages.frame import said_by_scripts
from homestretch.server.telling.sentences import sentences
from homestretch.texts import LANGUAGES, WEB, Texts

HOME = Path(next(iter(homestretch.__path__)))
KEYS = re.findall(r"^((?:web|js)-[a-z-]+) =", (WEB / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "server" / "static").glob("*.js"))
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py"))
BEGUN = ("web-stage-", "js-level-")  # said with what follows filled in


def test_every_sentence_of_the_pages_is_in_the_catalogue() -> None:
    asked = {f"js-{key}" for key in re.findall(r'\bsay\(\s*"([a-z-]+)"', SCRIPTS)}
    asked |= set(re.findall(r'"(web-[a-z-]+)"', SOURCE)) - set(BEGUN)
    assert asked
    assert asked <= set(KEYS)


def test_the_catalogue_has_no_sentence_that_no_page_says() -> None:
    for key in KEYS:
        said = (
            re.search(rf'["`]{key.removeprefix("js-")}["`]', SCRIPTS) if key.startswith("js-") else f'"{key}"' in SOURCE
        )
        assert said or key.startswith(BEGUN), key


def test_every_sentence_is_said_in_its_own_language() -> None:
    """A sentence that is the same in all languages was forgotten."""
    english = Texts("en")
    for lang in LANGUAGES[1:]:
        texts = Texts(lang)
        same = [key for key in KEYS if len(_plain(english, key)) > 12 and _plain(texts, key) == _plain(english, key)]
        assert not same, (lang, same)


def _plain(texts: Texts, key: str) -> str:
    bundle = texts._bundles[0]
    assert bundle.has_message(key), (texts.lang, key)
    return str(bundle.format_pattern(cast(Any, bundle.get_message(key).value), {})[0])


def test_one_minute_is_one() -> None:
    for lang in LANGUAGES:
        one, two = (Texts(lang).say(Msg("web-minutes", {"minutes": many})) for many in (1, 2))
        assert "1" not in one
        assert one != two.replace("2", "1")
        assert "2" in two


def test_every_level_of_a_bot_has_a_name() -> None:
    """A record may have been played by any of them, whichever are offered to people."""
    for lang in LANGUAGES:
        for level in LEVELS:
            assert _plain(Texts(lang), f"js-level-{level}")


def test_what_a_script_fills_in_is_a_hole_also_in_a_message_that_is_taken_in_whole() -> None:
    holes = said_by_scripts()["js-weighed"]
    for lang in LANGUAGES:
        said = sentences(lang).say(Msg("js-weighed", holes))
        assert {"text", "chance", "margin"} == set(re.findall(r"\{([a-z]+)\}", said)), said
