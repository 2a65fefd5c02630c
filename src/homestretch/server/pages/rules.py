"""The rules of a game, as it has written them: each clause can be linked to, and what is ours is marked as ours."""

import re
from functools import cache

from homestretch.core.registry import rules as text_of
from homestretch.core.types import Msg
from homestretch.scene.markup import Markup, el
from homestretch.server.doors.catalogue import title
from homestretch.server.pages.figures import illustrated
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.telling.sentences import sentences

CLAUSE = re.compile(r"<(li|p|td)>\s*(?:<p>\s*)?<strong>([RAU]-[A-Z]+-\d+)</strong>")
ASIDE = re.compile(r"<em>\((.*?)\)</em>", re.DOTALL)


def rules(reader: Reader, game: str) -> str:
    t, lang = title(game, reader.lang), text_of(game, reader.lang).lang
    note = el("p", reader.say("web-rules-language"), cls="note") if reader.lang != lang else None
    ours = el("p", el("mark", "•", cls="ours"), " ", reader.say("web-ours"), cls="note")
    text = el("article", Markup(written(game, lang)), lang=lang)
    back = el("p", el("a", reader.say("web-home"), href="/"))
    main = el("main", note, ours, text, back, id="main", cls="text rules")
    return frame(reader, f"{t.title}: {reader.say('web-rules')}", main)


@cache
def written(game: str, lang: str) -> str:
    """The rules as HTML with an anchor a clause."""
    from markdown_it import MarkdownIt  # read when somebody reads rules

    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text_of(game, lang).text)
    html = illustrated(html, game, lang)
    html = CLAUSE.sub(lambda m: f'<{m[1]} id="{m[2]}"><strong>{m[2]}</strong>', html)
    ours = re.compile(r"\b" + r"\s+".join(sentences(lang).say(Msg("web-ours-mark")).split()) + r"\b")
    return ASIDE.sub(lambda m: f'<mark class="ours">{m[1]}</mark>' if ours.search(m[1]) else m[0], html)
