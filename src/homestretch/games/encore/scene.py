"""What there is to see of Encore: the pile and the discard in the middle, rows and loots before the players."""

from homestretch.core.types import Msg, Seat
from homestretch.games.encore.rules import CARD, DRAW, ROB, STEAL
from homestretch.games.encore.view import EncoreView
from homestretch.scene.model import Board, Scene, Thing, Zone


def board(v: EncoreView) -> Board:
    return Board()


def scene(v: EncoreView) -> Scene:
    zones = (*_middle(v), *(zone for seat in range(v.seats) for zone in _before(v, seat)))
    return Scene(zones, (*_pile(v), *_discard(v), *(t for seat in range(v.seats) for t in _cards(v, seat))))


def _middle(v: EncoreView) -> tuple[Zone, ...]:
    left, rounds = sum(v.pile), Msg("scene-round", {"round": v.round, "rounds": v.options.rounds})
    return (
        Zone(
            "pile",
            "centre",
            Msg("scene-pile", {"count": left}),
            flow="stack",
            note=rounds if v.options.rounds > 1 else None,
        ),
        Zone("discard", "centre", Msg("scene-discard", {"count": sum(v.discard)}), flow="stack"),
    )


def _before(v: EncoreView, seat: Seat) -> tuple[Zone, ...]:
    total = Msg("scene-total", {"points": v.totals[seat]}) if v.round > 1 or v.over else None
    return (
        Zone(f"row{seat}", "seat", Msg("scene-row"), seat, "columns", _risk(v, seat), marks=_marks(v, seat)),
        Zone(f"loot{seat}", "seat", Msg("scene-loot"), seat, "stack", total),
    )


def _risk(v: EncoreView, seat: Seat) -> Msg | None:
    """R-ENCORE-050: from three cards on, a value that lies there already busts."""
    return Msg("scene-risk") if seat == v.turn and sum(v.rows[seat]) >= 3 and not v.over else None


def _marks(v: EncoreView, seat: Seat) -> tuple[str, ...]:
    if v.over:
        return ("winner",) if v.scores[seat] == max(v.scores) else ()
    return ("turn",) if seat == v.turn else ()


def _pile(v: EncoreView) -> tuple[Thing, ...]:
    left = sum(v.pile)
    return (
        (Thing("pile", "card", "pile", Msg("scene-pile", {"count": left}), many=left, says=(DRAW,), marks=("down",)),)
        if left
        else ()
    )


def _discard(v: EncoreView) -> tuple[Thing, ...]:
    gone = sum(v.discard)
    return (
        (Thing("discard", "card", "discard", Msg("scene-discard", {"count": gone}), many=gone, marks=("down",)),)
        if gone
        else ()
    )


def _cards(v: EncoreView, seat: Seat) -> tuple[Thing, ...]:
    row = tuple(_card(v, seat, value, n) for value in range(1, 11) for n in range(v.rows[seat][value - 1]))
    held = sum(v.loots[seat])
    label = Msg("scene-loot-of", {"count": held})
    loot = (Thing(f"loot{seat}", "card", f"loot{seat}", label, seat, many=held, marks=("down",)),) if held else ()
    return row + loot


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
