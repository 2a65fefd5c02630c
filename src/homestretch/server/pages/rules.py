"""The rules of a game, from its RULES.md: each clause can be linked to, and what is ours is marked as ours."""

import re
from functools import cache

from markdown_it import MarkdownIt

from homestretch.core.registry import folder
from homestretch.server.catalogue import title
from homestretch.server.html import Html, el
from homestretch.server.pages.frame import Reader, frame

CLAUSE = re.compile(r"<(li|p|td)>\s*(?:<p>\s*)?<strong>([RAU]-[A-Z]+-\d+)</strong>")
OURS = re.compile(r"<em>\((ours[^<]*)\)</em>|<em>\((ours.*?)\)</em>", re.DOTALL)


def rules(reader: Reader, game: str) -> str:
    t = title(game, reader.lang)
    note = el("p", reader.say("web-rules-language"), cls="note") if reader.lang != "en" else None
    ours = el("p", el("mark", "•", cls="ours"), " ", reader.say("web-ours"), cls="note")
    text = el("article", Html(written(game)), lang="en")
    back = el("p", el("a", reader.say("web-home"), href="/"))
    main = el("main", note, ours, text, back, id="main", cls="text rules")
    return frame(reader, f"{t.title}: {reader.say('web-rules')}", main)


@cache
def written(game: str) -> str:
    """The rules as HTML with an anchor a clause."""
    file = folder(game) / "RULES.md"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = CLAUSE.sub(lambda m: f'<{m[1]} id="{m[2]}"><strong>{m[2]}</strong>', html)
    return OURS.sub(lambda m: f'<mark class="ours">{m[1] or m[2]}</mark>', html)
