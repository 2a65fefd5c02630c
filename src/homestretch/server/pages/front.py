"""The front page: the games, one's own tables, and the lobby."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from homestretch.scene.markup import Markup, el
from homestretch.server.acts.lobby import Entry
from homestretch.server.chairs import OFFERED, USUAL
from homestretch.server.doors.catalogue import titles
from homestretch.server.messages.over_http import Title
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.pages.posters import poster
from homestretch.server.pages.shelves import lobby_list, own_list

FEW = 4  # of one's own tables; the others have a page of their own


class Wish(NamedTuple):
    """How somebody likes to play at once, as it was said last: the name, how many seats (0: as usual), which bots."""

    name: str = ""
    seats: int = 0
    level: str = USUAL

    def seats_of(self, t: Title) -> int:
        """As many as are wished for, or as near to it as can play."""
        return min(t.seats, key=lambda n: abs(n - self.seats)) if self.seats else t.usual


def front(reader: Reader, wish: Wish, longest: int, mine: Sequence[Entry], lobby: Sequence[Entry]) -> str:
    lists = [own_list(reader, mine, FEW), lobby_list(reader, lobby)]
    saved = el("p", el("a", reader.say("web-records"), href="/records"), cls="note")
    parts = (_hello(reader.lang), lists[0], _wish(reader, wish, longest), shelf(reader.lang), lists[1], saved)
    return frame(reader, "Homestretch", el("main", *parts, id="main", cls="front"), scripts=("wish.js",))


def _wish(reader: Reader, wish: Wish, longest: int) -> Markup:
    """One line that is asked once and remembered; a game starts without it too."""
    name = el("input", value=wish.name, maxlength=longest, autocomplete="nickname", data_wish="name")
    counts = {n for t in titles(reader.lang) for n in t.seats}
    seats = [(0, reader.say("web-wish-usual")), *((n, str(n)) for n in sorted(counts))]
    levels = [(level, reader.say(f"js-level-{level}")) for level in OFFERED]
    fields = (
        el("label", el("span", reader.say("web-take-name")), name),
        _pick(reader.say("web-wish-seats"), "seats", seats, wish.seats),
        _pick(reader.say("web-wish-bots"), "bots", levels, wish.level),
    )
    return el("section", *fields, cls="wish", aria_label=reader.say("web-wish"))


def _pick(text: str, key: str, choices: Iterable[tuple[object, str]], now: object) -> Markup:
    options = (el("option", said, value=str(value), selected=value == now) for value, said in choices)
    return el("label", el("span", text), el("select", *options, data_wish=key))


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
