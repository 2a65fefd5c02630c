"""The page of a table: what scripts fill, and the sentences they say."""

from homestretch.scene.markup import Markup, el
from homestretch.server.chairs import OFFERED
from homestretch.server.doors.catalogue import title
from homestretch.server.messages.to_client import Facts, Mode
from homestretch.server.pages.frame import Reader, data, frame, texts
from homestretch.server.pages.invitation import preview, shown
from homestretch.server.pages.posters import poster
from homestretch.server.room import Room
from homestretch.server.settings import Settings


def table(reader: Reader, room: Room, mode: Mode, name: str, address: str, settings: Settings) -> str:
    t = title(room.setup.game, reader.lang)
    facts = Facts(
        table=room.id,
        mode=mode,
        lang=reader.lang,
        name=name,
        address=address,
        game=t,
        bots=OFFERED,
        longest_name=settings.limits.name,
        longest_chat=settings.limits.chat,
        patience=round(settings.patience),
        beat=settings.beat,
    )
    parts = (
        data("facts", facts.packed()),
        texts(reader),
        _bar(reader, t.title),
        el("section", id="coach", hidden=True, aria_label=reader.say("web-coach")),
        _stage(reader),
        _side(reader),
        *([_code(reader, room.id, address)] if mode == "watch" else []),
        _live(),
        *([el("template", poster(t.name), id="poster")] if room.stage == "waiting" else []),
    )
    main = el("main", *parts, id="main", cls=f"at-table {mode}")
    about = preview(t, reader.say("web-join-game", game=t.title), address.removesuffix(f"/t/{room.id}"))
    return frame(reader, t.title, main, scripts=("table.js",), cls=f"table-page {mode}-page", about=about)


def _bar(reader: Reader, game: str) -> Markup:
    """Whose turn it is and what is asked."""
    head = el("h1", game, cls="game-name")
    lines = el("div", el("p", "", id="turn", tabindex="-1"), el("p", "", id="ask"), cls="asked")
    rules = el("button", "?", type="button", id="help", cls="quiet", aria_label=reader.say("web-rules-open"))
    return el("section", head, lines, rules, _drawer(reader), cls="bar", aria_label=reader.say("web-turn"))


def _drawer(reader: Reader) -> Markup:
    """The door to what a small screen has no room for, with how much was said there meanwhile."""
    given = {"aria_label": reader.say("web-drawer"), "aria_expanded": "false", "aria_controls": "side"}
    inner = (el("span", "☰", aria_hidden="true"), el("span", id="news", cls="news-count", hidden=True))
    return el("button", *inner, type="button", id="drawer", cls="quiet", **given)


def _stage(reader: Reader) -> Markup:
    return el(
        "section",
        el("div", id="room", hidden=True),
        el("ol", id="chips"),
        el("div", id="others"),
        el("div", id="centre"),
        el("div", id="own"),
        el("div", id="offers", role="group", aria_label=reader.say("web-options")),
        el("div", id="tools", role="group", aria_label=reader.say("web-menu")),
        el("div", id="sheet"),
        el("div", id="curtain", hidden=True),
        cls="stage",
        aria_label=reader.say("web-table"),
    )


def _side(reader: Reader) -> Markup:
    log = (el("h2", reader.say("web-log"), id="log-name"), el("ol", id="log", tabindex="0", aria_labelledby="log-name"))
    inner = (*log, el("div", id="chat"), el("div", id="people"))
    return el("aside", *inner, id="side", cls="side", aria_label=reader.say("web-log"))


def _code(reader: Reader, table: str, address: str) -> Markup:
    """How to come along, for a whole room that looks at one screen."""
    code = el("img", src=f"/t/{table}/code.svg", alt=reader.say("js-code"), width=180, height=180)
    said = el("p", reader.say("web-come"), " ", el("span", address.partition("//")[2], cls="where"))
    return el("aside", code, said, cls="come", aria_label=reader.say("web-come"))


def _live() -> Markup:
    lost = el("div", id="banner", role="status", hidden=True)
    live = el("div", id="live", role="status", aria_live="polite", cls="unseen")
    return lost + live + el("div", id="toast", role="alert")


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
