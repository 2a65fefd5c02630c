"""The pages as an app: the worker has the version of what it keeps, and is asked for anew each time."""

import re

from homestretch.server.pages import installed
from homestretch.texts import LANGUAGES


def test_the_worker_keeps_files_under_their_version(served) -> None:
    answer = served.browser().get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert re.search(rf'"homestretch-{installed.version()}"', answer.text)
    assert "VERSION" not in answer.text


def test_the_manifest_speaks_the_language_of_the_reader(served) -> None:
    told = {served.browser().get(f"/manifest.webmanifest?lang={lang}").json()["description"] for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_whoever_wonders_whether_anybody_is_there_is_answered_and_nothing_else(served) -> None:
    answer = served.browser().head("/alive")
    assert answer.status_code == 204
    assert "set-cookie" not in answer.headers
