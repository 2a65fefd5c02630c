"""What there is to see of Encore: the pile and the discard in the middle, rows and loots before the players."""

from homestretch.core.scene import Board, Scene, Thing, Zone
from homestretch.core.types import Msg, Seat
from homestretch.games.encore.phases import ROB
from homestretch.games.encore.view import EncoreView
from homestretch.games.encore.words import CARD, DRAW, STEAL


def board(v: EncoreView) -> Board:
    return Board()


def scene(v: EncoreView) -> Scene:
    zones = (*_middle(v), *(zone for seat in range(v.seats) for zone in _before(v, seat)))
    piles = (*_pile("pile", sum(v.pile), says=(DRAW,)), *_pile("discard", sum(v.discard)))
    return Scene(zones, (*piles, *(thing for seat in range(v.seats) for thing in _things(v, seat))))


def _middle(v: EncoreView) -> tuple[Zone, ...]:
    rounds = Msg("scene-round", {"round": v.round, "rounds": v.options.rounds}) if v.options.rounds > 1 else None
    return (
        Zone("pile", "centre", Msg("scene-pile"), flow="stack", note=rounds),
        Zone("discard", "centre", Msg("scene-discard"), flow="stack"),
    )


def _before(v: EncoreView, seat: Seat) -> tuple[Zone, ...]:
    total = Msg("scene-points", {"points": v.totals[seat]}) if v.round > 1 or v.over else None
    return (
        Zone(f"row{seat}", "seat", Msg("scene-row"), seat, "columns", _risk(v, seat), _marks(v, seat)),
        Zone(f"loot{seat}", "seat", Msg("scene-loot"), seat, "stack", total),
    )


def _risk(v: EncoreView, seat: Seat) -> Msg | None:
    """R-ENCORE-050: from three cards on, a value that lies there already busts."""
    return Msg("scene-risk") if seat == v.turn and sum(v.rows[seat]) >= 3 and not v.over else None


def _marks(v: EncoreView, seat: Seat) -> tuple[str, ...]:
    if v.outcome:
        return ("winner",) if seat in v.outcome.winners else ()
    return ("turn",) if seat == v.turn else ()


def _pile(name: str, many: int, owner: Seat = -1, says: tuple[int, ...] = ()) -> tuple[Thing, ...]:
    """Cards face down on one another; nothing where there are none."""
    label = Msg(f"scene-{name.rstrip('012345')}-count", {"count": many})
    return (Thing(name, "card", name, label, owner, many=many, says=says, marks=("down",)),) if many else ()


def _things(v: EncoreView, seat: Seat) -> tuple[Thing, ...]:
    row = tuple(_card(v, seat, value, n) for value in range(1, 11) for n in range(v.rows[seat][value - 1]))
    return row + _pile(f"loot{seat}", sum(v.loots[seat]), seat)


def _card(v: EncoreView, seat: Seat, value: int, n: int) -> Thing:
    prize = v.phase == ROB and value == v.card and seat != v.turn
    fresh = v.last is not None and v.last[1] == (CARD + value,) and seat == v.turn and n == v.rows[seat][value - 1] - 1
    return Thing(
        f"c{seat}-{value}-{n}",
        "card",
        f"row{seat}",
        Msg("card", {"value": value}),
        face=str(value),
        says=(STEAL,) if prize else (),
        marks=("last",) if fresh else (),
    )
