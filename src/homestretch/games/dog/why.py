"""Why a word cannot be said now, with the clause that forbids it."""

from collections.abc import Callable

from homestretch.core.types import Move, Msg, Token, Who
from homestretch.games.dog import barred
from homestretch.games.dog.phases import GIVE
from homestretch.games.dog.tell import card
from homestretch.games.dog.view import DogView
from homestretch.games.dog.way import house
from homestretch.games.dog.words import FIELD, JOKER, NONE, OUT, SEAT, YARD_WORD, Kind, cell_of, is_cell


def why_not(v: DogView, path: Move, token: Token) -> Msg:
    if v.over:
        return Msg("why-over", {}, "R-DOG-153")
    if v.ask is None:
        return _not_asked(v)
    if not v.ask.tokens:
        return Msg("why-said", {}, "R-DOG-050")
    if SEAT <= token < FIELD:
        return Msg("why-dealer", {}, "R-DOG-021")
    if token == OUT:
        return Msg("why-can-move", {}, "R-DOG-053") if house(v).teams else Msg("why-no-out", {}, "R-DOG-171")
    return REASONS[v.ask.what](v, path, token)


def _not_asked(v: DogView) -> Msg:
    if v.phase == GIVE and v.seat is not None:
        return Msg("why-gave", {}, "R-DOG-041")
    return Msg("why-not-your-turn", {"who": Who(v.turn)}, "R-DOG-052")


def _give(v: DogView, path: Move, token: Token) -> Msg:
    return _missing(token) if token <= JOKER else Msg("why-give", {}, "R-DOG-040")


def _discard(v: DogView, path: Move, token: Token) -> Msg:
    return _missing(token) if token <= JOKER else Msg("why-discard", {}, "R-DOG-171")


def _missing(token: Token) -> Msg:
    return Msg("why-not-held", {"card": card(Kind(token))}, "R-DOG-050")


def _out(v: DogView, path: Move, token: Token) -> Msg:
    if token <= JOKER and v.hand[token]:
        return barred.by_card(v, Kind(token))
    return Msg("why-stuck", {}, "R-DOG-053")


def _card(v: DogView, path: Move, token: Token) -> Msg:
    if token > JOKER:
        return Msg("why-card-first", {}, "R-DOG-050")
    return barred.by_card(v, Kind(token)) if v.hand[token] else _missing(token)


def _role(v: DogView, path: Move, token: Token) -> Msg:
    return barred.by_card(v, Kind(token)) if token < JOKER else Msg("why-role", {}, "R-DOG-121")


def _pawn(v: DogView, path: Move, token: Token) -> Msg:
    if token == YARD_WORD:
        return barred.from_yard(v, Kind(path[-1]), joker=path[0] == JOKER)
    if not is_cell(token):
        return Msg("why-pawn-first", {}, "R-DOG-080")
    return barred.by_pawn(v, Kind(path[-1]), cell_of(token))


def _field(v: DogView, path: Move, token: Token) -> Msg:
    if not is_cell(token):
        return Msg("why-field-first", {}, "R-DOG-131" if v.points else "R-DOG-080")
    return barred.by_field(v, path, cell_of(path[-1]), cell_of(token))


def _seven_pawn(v: DogView, path: Move, token: Token) -> Msg:
    if token == YARD_WORD:
        return Msg("why-seven-start", {}, "R-DOG-139")
    if not is_cell(token):
        return Msg("why-pawn-first", {}, "R-DOG-131")
    return barred.by_portion(v, path, cell_of(token))


def _swap(v: DogView, path: Move, token: Token) -> Msg:
    if token == NONE:
        return Msg("why-swap-must", {}, "R-DOG-127")
    if not is_cell(token):
        return Msg("why-pawn-first", {}, "R-DOG-126")
    return barred.by_swap(v, cell_of(token), first=v.ask is not None and v.ask.what == "swap-pawn")


def _none(v: DogView, path: Move, token: Token) -> Msg:
    return Msg("why-idle", {}, "R-DOG-130")


REASONS: dict[str, Callable[[DogView, Move, Token], Msg]] = {
    "give": _give,
    "pass": _give,
    "discard": _discard,
    "out": _out,
    "card": _card,
    "role": _role,
    "pawn": _pawn,
    "field": _field,
    "seven-pawn": _seven_pawn,
    "seven-field": _field,
    "swap-pawn": _swap,
    "swap-with": _swap,
    "none": _none,
}
