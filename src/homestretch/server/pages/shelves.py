"""Tables in lists: one's own, with the date, how they stand and how they ended, and those that look for players."""

from collections.abc import Sequence
from datetime import UTC, datetime

from homestretch.core.registry import game as find
from homestretch.scene.markup import Markup, el
from homestretch.server.acts.lobby import Entry
from homestretch.server.doors.catalogue import title
from homestretch.server.pages.frame import Reader, frame
from homestretch.server.telling.sentences import sentences


def mine(reader: Reader, entries: Sequence[Entry]) -> str:
    """A page of all one's own tables."""
    head = el("h1", reader.say("web-mine"))
    found = _rows(reader, entries) if entries else el("p", reader.say("web-mine-none"))
    saved = el("p", el("a", reader.say("web-records"), href="/records"), cls="note")
    return frame(reader, reader.say("web-mine"), el("main", head, found, saved, id="main", cls="front"))


def own_list(reader: Reader, entries: Sequence[Entry], most: int) -> Markup | None:
    """One's own: first those where one is asked, then those that go on, then those that are over; newest first."""
    if not entries:
        return None
    rest = el("a", reader.say("web-mine-all", count=len(entries)), href="/mine")
    more = el("p", rest) if most < len(entries) else None
    head = el("h2", reader.say("web-mine"), id="web-mine")
    return el("section", head, _rows(reader, entries, most), more, aria_labelledby="web-mine", cls="listed")


def _rows(reader: Reader, entries: Sequence[Entry], most: int | None = None) -> Markup:
    order = sorted(entries, key=lambda one: (not _is_mine(one), one.stands.stage == "over"))
    return el("ul", *(_own(reader, one) for one in order[:most]), cls="tables")


def lobby_list(reader: Reader, entries: Sequence[Entry]) -> Markup | None:
    """Tables that look for players, or nothing where there are none."""
    if not entries:
        return None
    rows = el("ul", *(_free(reader, one) for one in entries), cls="tables")
    head = el("h2", reader.say("web-lobby"), id="web-lobby")
    return el("section", head, rows, aria_labelledby="web-lobby", cls="listed")


def _own(reader: Reader, entry: Entry) -> Markup:
    inner = (_when(entry.made), _game(reader, entry), _people(reader, entry), _state(reader, entry))
    return el("li", el("a", *inner, href=f"/t/{entry.id}"), cls="my-turn-there" if _is_mine(entry) else None)


def _free(reader: Reader, entry: Entry) -> Markup:
    free = el("span", reader.say("web-free", count=entry.stands.open_seats), cls="state")
    return el("li", el("a", _game(reader, entry), _people(reader, entry), free, href=f"/t/{entry.id}"))


def _when(made: float) -> Markup:
    """The day, by UTC until the page has put it as the reader's clock and language would."""
    at = datetime.fromtimestamp(made, UTC)
    return el("time", at.strftime("%Y-%m-%d"), datetime=at.strftime("%Y-%m-%dT%H:%M:%SZ"))


def _game(reader: Reader, entry: Entry) -> Markup:
    return el("strong", title(entry.stands.game, reader.lang).title)


def _people(reader: Reader, entry: Entry) -> Markup:
    return el("span", ", ".join(filter(None, entry.stands.names)) or reader.say("web-nobody"), cls="who")


def _is_mine(entry: Entry) -> bool:
    """Whether the reader is asked there."""
    return bool(set(entry.stands.awaits) & set(entry.mine))


def _state(reader: Reader, entry: Entry) -> Markup:
    """Whose turn it is, or how it ended."""
    return el("span", _said(reader, entry), cls="state")


def _said(reader: Reader, entry: Entry) -> str:
    stands, end = entry.stands, entry.stands.outcome
    if end is not None:
        says, me = sentences(reader.lang, stands.game), next(iter(entry.mine), None)
        teams = find(stands.game).teams(len(stands.chairs))
        result = says.ending(end, stands.names, me, teams)
        team = end.winners if len(end.sides(teams)) == 1 else end.winners[:1]  # who share have come equally far
        return f"{result} {says.reached(end, *team)}" if team else result
    if stands.stage == "waiting":
        return reader.say("web-stage-waiting")
    if _is_mine(entry):
        return reader.say("web-mine-turn")
    return reader.say("web-mine-turn-of", names=", ".join(stands.names[seat] for seat in stands.awaits))
