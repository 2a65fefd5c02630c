"""What there is to see of Encore: the pile and the discard in the middle, rows and loots before the players."""

from homestretch.core.scene import Board, Scene, Thing, Zone, once
from homestretch.core.types import Move, Msg, Seat
from homestretch.games.encore.phases import ROB
from homestretch.games.encore.risk import percent, worth
from homestretch.games.encore.view import Cards, EncoreView
from homestretch.games.encore.words import CARD, DRAW, STEAL


def board(v: EncoreView) -> Board:
    return Board()


def scene(v: EncoreView) -> Scene:
    zones, things = [*_middle(v.round, v.options.rounds)], [*_pile("pile", sum(v.pile), v.options.deck, says=(DRAW,))]
    things += _pile("discard", sum(v.discard), v.options.deck)
    for seat in range(v.seats):
        zones.append(_row(seat, _note(v, seat), _marks(v, seat)))
        zones.append(_loot(seat, v.totals[seat] if v.round > 1 or v.over else None))
        things += _things(v, seat)
    return Scene(tuple(zones), tuple(things))


@once
def _middle(number: int, rounds: int) -> tuple[Zone, ...]:
    note = Msg("scene-round", {"round": number, "rounds": rounds}) if rounds > 1 else None
    return (
        Zone("pile", "centre", Msg("scene-pile"), flow="stack", note=note),
        Zone("discard", "centre", Msg("scene-discard"), flow="stack"),
    )


@once
def _row(seat: Seat, note: tuple[str, int, int], marks: tuple[str, ...]) -> Zone:
    return Zone(f"row{seat}", "seat", Msg("scene-row"), seat, "columns", _said(*note), marks)


def _said(key: str, points: int, percent: int) -> Msg | None:
    """What stands beside a row."""
    worth = Msg("scene-points", {"points": points})
    if key == "scene-odds":
        return Msg(key, {"worth": worth, "percent": percent})
    return worth if key == "scene-points" else Msg(key) if key else None


def _note(v: EncoreView, seat: Seat) -> tuple[str, int, int]:
    """R-ENCORE-037: where that was agreed, what a row is worth and how likely it is lost; else a warning in time."""
    if not v.options.show_odds:
        return ("scene-risk" if _risks(v, seat) else "", 0, 0)
    points = worth(v.rows[seat])
    return ("scene-odds", points, percent(v)) if seat == v.turn and not v.over else ("scene-points", points, 0)


@once
def _loot(seat: Seat, points: int | None) -> Zone:
    total = Msg("scene-points", {"points": points}) if points is not None else None
    return Zone(f"loot{seat}", "seat", Msg("scene-loot"), seat, "stack", total)


def _risks(v: EncoreView, seat: Seat) -> bool:
    """R-ENCORE-050: from three cards on, a value that lies there already busts."""
    return seat == v.turn and sum(v.rows[seat]) >= 3 and not v.over


def _marks(v: EncoreView, seat: Seat) -> tuple[str, ...]:
    tally = ("tally",) if v.options.show_odds else ()
    if v.outcome:
        return (*tally, "winner") if seat in v.outcome.winners else tally
    return (*tally, "turn") if seat == v.turn else tally


@once
def _pile(name: str, many: int, deck: str, owner: Seat = -1, says: tuple[int, ...] = ()) -> tuple[Thing, ...]:
    """Cards face down on one another; nothing where there are none."""
    what = name.rstrip("012345")
    label, does = Msg(f"scene-{what}-count", {"count": many}), Msg(f"about-{what}", {"deck": deck})
    return (Thing(name, "card", name, label, owner, many=many, says=says, marks=("down",), about=does),) if many else ()


def _things(v: EncoreView, seat: Seat) -> tuple[Thing, ...]:
    prize = v.card if v.phase == ROB and seat != v.turn else 0
    drawn = v.last[1] if v.last is not None and seat == v.turn else ()
    return _lie(seat, v.rows[seat], prize, drawn) + _pile(f"loot{seat}", sum(v.loots[seat]), v.options.deck, seat)


@once
def _lie(seat: Seat, row: Cards, prize: int, drawn: Move) -> tuple[Thing, ...]:
    return tuple(
        _card(seat, value, n, value == prize, drawn == (CARD + value,) and n == many - 1)
        for value, many in enumerate(row, 1)
        for n in range(many)
    )


@once
def _card(seat: Seat, value: int, n: int, prize: bool, fresh: bool) -> Thing:
    return Thing(
        f"c{seat}-{value}-{n}",
        "card",
        f"row{seat}",
        Msg("card", {"value": value}),
        face=str(value),
        says=(STEAL,) if prize else (),
        marks=("last",) if fresh else (),
        about=Msg("about-card", {"value": value}),
    )
