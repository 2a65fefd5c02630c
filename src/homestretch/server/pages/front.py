"""The front page: the games, one's own tables, and the lobby."""

from collections.abc import Sequence
from functools import cache

from homestretch.scene.markup import Markup, el
from homestretch.server.doors.catalogue import title, titles
from homestretch.server.messages.over_http import Title
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.pages.posters import poster
from homestretch.server.room import Room


def front(reader: Reader, mine: Sequence[Room], lobby: Sequence[Room]) -> str:
    lists = [_list(reader, "web-mine", mine, own=True), _list(reader, "web-lobby", lobby)]
    main = el("main", _hello(reader.lang), lists[0], shelf(reader.lang), lists[1], id="main", cls="front")
    return frame(reader, "Homestretch", main)


@cache
def _hello(lang: str) -> Markup:
    reader = Reader(lang, "/")
    return el("section", el("h1", reader.say("web-welcome")), el("p", reader.say("web-welcome-more")), cls="hello")


@cache
def shelf(lang: str) -> Markup:
    """All games with their pictures: the same for everybody, and most of the page."""
    reader = Reader(lang, "/")
    cards = el("ul", *(_card(reader, t) for t in titles(lang)), cls="games")
    return el("section", el("h2", reader.say("web-games"), id="games"), cards, aria_labelledby="games")


def _card(reader: Reader, t: Title) -> Markup:
    about = f"/games/{t.name}"
    facts = el("p", players(reader, t), _minutes(reader, t), cls="facts")
    learn = reader.say("web-learn-title", game=t.title)
    return el(
        "li",
        el("div", poster(t.name), cls="shot"),
        el("h3", t.title),
        facts,
        el("p", t.about, cls="about"),
        el(
            "div",
            post(f"{about}/play", reader.say("web-play"), "main", title=reader.say("web-play-more", game=t.title)),
            post(f"{about}/invite", reader.say("web-invite"), "", title=reader.say("web-invite-more", game=t.title)),
            *([post(f"{about}/learn", reader.say("web-learn"), "quiet", title=learn)] if t.lesson else []),
            el("a", reader.say("web-rules"), href=f"/rules/{t.name}", cls="button quiet"),
            cls="doors",
        ),
        cls="game",
    )


def players(reader: Reader, t: Title) -> str:
    return reader.say("web-players", least=t.seats[0], most=t.seats[-1])


def _minutes(reader: Reader, t: Title) -> str:
    return " · " + reader.say("web-minutes", minutes=t.minutes) if t.minutes else ""


def post(action: str, text: str, cls: str, **more: str) -> Markup:
    return el("form", el("button", text, cls=cls or None, **more), method="post", action=action)


def _list(reader: Reader, key: str, rooms: Sequence[Room], own: bool = False) -> Markup | None:
    """Tables by name, or nothing where there are none."""
    if not rooms:
        return None
    rows = el("ul", *(_row(reader, room, own) for room in rooms), cls="tables")
    return el("section", el("h2", reader.say(key), id=key), rows, aria_labelledby=key, cls="listed")


def _row(reader: Reader, room: Room, own: bool) -> Markup:
    game = title(room.setup.game, reader.lang).title
    names = ", ".join(chair.name for chair in room.chairs if chair.name) or reader.say("web-nobody")
    stage = reader.say(f"web-stage-{room.stage}")
    free = reader.say("web-free", count=len(room.open_seats())) if not own else stage
    inner = (el("strong", game), el("span", names, cls="who"), el("span", free, cls="state"))
    return el("li", el("a", *inner, href=f"/t/{room.id}"))
