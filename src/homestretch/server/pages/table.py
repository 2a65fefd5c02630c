"""The page of a table: what scripts fill, and the sentences they say."""

from homestretch.scene.markup import Markup, el
from homestretch.server.chairs import LEVELS
from homestretch.server.doors.catalogue import title
from homestretch.server.messages.to_client import Facts, Mode
from homestretch.server.pages.frame import Reader, data, frame, texts
from homestretch.server.pages.invitation import preview, shown
from homestretch.server.room import Room
from homestretch.server.settings import Limits

OFFERED = LEVELS[:3]  # to people who put bots on seats


def table(reader: Reader, room: Room, mode: Mode, name: str, address: str, limits: Limits) -> str:
    t = title(room.setup.game, reader.lang)
    facts = Facts(
        table=room.id,
        mode=mode,
        lang=reader.lang,
        name=name,
        address=address,
        game=t,
        bots=OFFERED,
        longest_name=limits.name,
        longest_chat=limits.chat,
    )
    parts = (
        data("facts", facts.packed()),
        texts(reader),
        _bar(reader, t.title),
        el("section", id="coach", hidden=True, aria_label=reader.say("web-coach")),
        _stage(reader),
        _side(reader),
        _live(),
    )
    main = el("main", *parts, id="main", cls=f"at-table {mode}")
    about = preview(t, reader.say("web-join-game", game=t.title), address.removesuffix(f"/t/{room.id}"))
    return frame(reader, t.title, main, scripts=("table.js",), cls="table-page", about=about)


def _bar(reader: Reader, game: str) -> Markup:
    """Whose turn it is and what is asked."""
    head = el("h1", game, cls="game-name")
    lines = (el("p", "", id="turn", tabindex="-1"), el("p", "", id="ask"))
    rules = el("button", "?", type="button", id="help", cls="quiet", aria_label=reader.say("web-rules-open"))
    return el("section", head, *lines, rules, cls="bar", aria_label=reader.say("web-turn"))


def _stage(reader: Reader) -> Markup:
    return el(
        "section",
        el("div", id="room", hidden=True),
        el("div", id="others"),
        el("div", id="centre"),
        el("div", id="own"),
        el("div", id="offers", role="group", aria_label=reader.say("web-options")),
        el("div", id="tools", role="group", aria_label=reader.say("web-menu")),
        el("div", id="curtain", hidden=True),
        cls="stage",
        aria_label=reader.say("web-table"),
    )


def _side(reader: Reader) -> Markup:
    log = (el("h2", reader.say("web-log"), id="log-name"), el("ol", id="log", tabindex="0", aria_labelledby="log-name"))
    return el("aside", *log, el("div", id="chat"), el("div", id="people"), cls="side", aria_label=reader.say("web-log"))


def _live() -> Markup:
    live = el("div", id="live", role="status", aria_live="polite", cls="unseen")
    return live + el("div", id="toast", role="alert")


def join(reader: Reader, game: str, origin: str, name: str, link: str, longest: int) -> str:
    """Somebody opened a link that seats them: one click, so that a preview of the link does not use it up."""
    t = title(game, reader.lang)
    head = reader.say("web-join-game", game=t.title)
    field = el("input", name="name", value=name, required=True, maxlength=longest, id="name", autocomplete="nickname")
    form = el(
        "form",
        el("label", reader.say("web-take-name"), for_="name"),
        field,
        el("button", reader.say("web-sit-here"), cls="main"),
        method="post",
        action=f"/join/{link}",
        cls="join",
    )
    words = (el("h1", head), el("p", reader.say("web-join-more")))
    main = el("main", *words, form, shown(reader, t), id="main", cls="text invited")
    return frame(reader, head, main, about=preview(t, head, origin))
