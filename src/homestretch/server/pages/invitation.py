"""Which game an invitation is to: its name and picture, on the page and for whoever shows a preview of its address."""

from collections.abc import Iterator

from homestretch.scene.markup import Markup, el
from homestretch.server.messages.over_http import Title
from homestretch.server.pages.frame import Reader
from homestretch.server.pages.front import players
from homestretch.server.pages.posters import poster


def preview(t: Title, text: str, origin: str) -> Iterator[Markup]:
    """What messengers show of a link before it is opened."""
    yield el("meta", name="description", content=t.about)
    told = {"title": text, "description": t.about, "type": "website", "site_name": "Homestretch"}
    picture = f"{origin}/games/{t.name}/picture.svg"
    for name, content in {**told, "image": picture, "image:alt": t.title}.items():
        yield el("meta", property=f"og:{name}", content=content)


def shown(reader: Reader, t: Title) -> Markup:
    """The game as it stands on the shelf, without its doors."""
    facts = el("p", players(reader, t), cls="facts")
    return el("div", el("div", poster(t.name), cls="shot"), el("h2", t.title), facts, el("p", t.about), cls="game")
