"""What every page has: head, a line on top, a line below."""

import re
from collections.abc import Iterable
from functools import cache
from json import dumps
from pathlib import Path
from typing import NamedTuple

from homestretch.core.types import Arg, Msg
from homestretch.scene.markup import Markup, el
from homestretch.server.telling.sentences import sentences
from homestretch.texts import HERE, LANGUAGES, WEB

TONGUES = dict(zip(LANGUAGES, ("English", "Deutsch", "Français", "Italiano", "Nederlands", "Español"), strict=True))
STYLES = (  # which a page is sent as one
    *("style.css", "layout.css", "small.css", "watch.css"),
    *("about.css", "coach.css", "rules.css", "follow.css", "speak.css", "together.css", "ending.css"),
)
MARK = "M4 20V9l8-6 8 6v11h-5v-6H9v6z"


class Reader(NamedTuple):
    """Who reads: the language, the path of the page, and whether there is a manual to read on in."""

    lang: str
    path: str
    manual: bool = False

    def say(self, key: str, **args: Arg) -> str:
        return sentences(self.lang).say(Msg(key, args))


def frame(
    reader: Reader, title: str, *main: Markup, scripts: Iterable[str] = (), cls: str = "", about: Iterable[Markup] = ()
) -> str:
    """A whole page."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", f"{title} · Homestretch" if title != "Homestretch" else title),
        *about,
        el("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        el("link", rel="apple-touch-icon", href="/static/icon-192.png"),
        el("link", rel="manifest", href="/manifest.webmanifest"),
        el("meta", name="theme-color", content="#7d3329"),
        el("link", rel="stylesheet", href="/theme.css"),
        el("link", rel="stylesheet", href="/static/all.css"),
        el("script", src="/static/page.js", type="module"),
        *(el("script", src=f"/static/{name}", type="module") for name in scripts),
    )
    body = el("body", skip(reader), top(reader), *main, bottom(reader), cls=f"hs {cls}".strip())
    return "<!doctype html>" + el("html", head, body, lang=reader.lang)


def skip(reader: Reader) -> Markup:
    return el("a", reader.say("web-skip"), href="#main", cls="skip")


def top(reader: Reader) -> Markup:
    mark = el("svg", el("path", d=MARK), viewBox="0 0 24 24", aria_hidden="true")
    brand = el("a", mark, el("span", "Homestretch"), href="/", cls="brand", aria_label="Homestretch")
    tongues = [
        el("option", name, value=lang, selected=lang == reader.lang, lang=lang) for lang, name in TONGUES.items()
    ]
    pick = el("select", *tongues, name="lang", aria_label=reader.say("web-language"), cls="lang")
    go = el("button", reader.say("web-ok"), cls="quiet go")
    moon = el("span", "◐", aria_hidden="true")
    dark = el("button", moon, type="button", cls="quiet theme", aria_label=reader.say("web-theme"))
    form = el("form", pick, go, method="get", action=reader.path, cls="tongues")
    return el("header", brand, el("nav", form, dark, aria_label=reader.say("web-settings")), cls="top")


def bottom(reader: Reader) -> Markup:
    fair = el("p", reader.say("web-fair"))
    api = el("a", reader.say("web-api"), href="/api")
    key = el("a", reader.say("web-key"), href="/keys")
    manual = (" · ", el("a", reader.say("web-manual"), href="/docs/", hreflang="en")) if reader.manual else ()
    return el("footer", fair, el("p", key, " · ", api, *manual), cls="bottom")


def data(name: str, json: str) -> Markup:
    """Data for a script, as a block that is not run; `<` is spelled so that no markup can end it."""
    return el("script", Markup(json.replace("<", "\\u003c")), type="application/json", id=name)


def texts(reader: Reader) -> Markup:
    """The sentences a script says by itself, with `{name}` where it fills something in."""
    said = {key.removeprefix("js-"): reader.say(key, **holes) for key, holes in said_by_scripts().items()}
    return data("texts", dumps(said, ensure_ascii=False))


@cache
def said_by_scripts() -> dict[str, dict[str, Arg]]:
    """Every message that begins with `js-`, and what its holes are filled with until the script knows better."""
    lines = {key: line for home in (HERE, WEB) for key, line in _lines(home)}
    found = [key for key in lines if key.startswith("js-")]
    return {key: {hole: f"{{{hole}}}" for hole in _holes(lines, lines[key])} for key in found}


def _lines(home: Path) -> list[tuple[str, str]]:
    return re.findall(r"^([a-z-]+) = (.*)$", (home / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def _holes(lines: dict[str, str], line: str) -> list[str]:
    """Of a message, and of those it takes in whole."""
    others = [hole for name in re.findall(r"\{ ([a-z-]+) \}", line) for hole in _holes(lines, lines.get(name, ""))]
    return [*re.findall(r"\$([a-z]+)", line), *others]
