"""Why a word cannot be said now, with the clause that forbids it."""

from homestretch.core.types import Move, Msg, Token, Who
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import FACE, FIRST, GOAL, LEAVE, SYMBOL, WITCH, tribe_of


def why_not(v: HexenView, path: Move, token: Token) -> Msg:
    if v.over:
        return Msg("why-over", {}, "R-HEX-110")
    if v.seat is None or v.seat not in v.awaits:
        return _not_asked(v)
    if token >= FIRST:
        return Msg("why-lots", {}, "R-HEX-018")
    if token >= FACE:
        return Msg("why-turned", {}, "R-HEX-040")
    if v.phase == phases.SPLIT:
        return _split(path, token)
    if path:
        return Msg("why-said", {}, "R-HEX-025" if v.phase == phases.CHOOSE else "R-HEX-070")
    return _witch(v, v.seat, token) if v.phase == phases.CHOOSE else _card(v, v.seat, token)


def _not_asked(v: HexenView) -> Msg:
    if v.phase == phases.SPLIT:
        return Msg("why-split-done", {}, "R-HEX-011")
    if v.phase == phases.CARD:
        return Msg("why-owner-decides", {"who": Who(tribe_of(v.face))}, "R-HEX-080")
    return Msg("why-not-your-turn", {"who": Who(v.turn)}, "R-HEX-020")


def _split(path: Move, token: Token) -> Msg:
    if len(path) >= 6:
        return Msg("why-said", {}, "R-HEX-011")
    if token == SYMBOL:
        return Msg("why-split-symbol", {}, "R-HEX-012")
    if not 2 <= token <= 10:
        return Msg("why-split-number", {}, "R-HEX-003")
    if token in path:
        return Msg("why-split-used", {"number": token}, "R-HEX-003")
    return Msg("why-split-order", {}, "R-HEX-011")


def _witch(v: HexenView, seat: int, token: Token) -> Msg:
    if token == LEAVE:
        return Msg("why-no-pass", {}, "R-HEX-022")
    if token < WITCH:
        return Msg("why-choose", {}, "R-HEX-021")
    place = token - WITCH
    if place not in v.at[seat]:
        return Msg("why-no-witch", {}, "R-HEX-020")
    return _blocked(place + v.die, "R-HEX-034", "R-HEX-033")


def _blocked(target: int, past: str, full: str) -> Msg:
    """A move forward that goes too far or ends on another witch."""
    return Msg("why-past", {}, past) if target > GOAL else Msg("why-taken", {"place": target}, full)


def _card(v: HexenView, seat: int, token: Token) -> Msg:
    own = seat == v.turn
    if token == LEAVE:
        return Msg("why-must", {}, "R-HEX-091")
    if token >= WITCH:
        return Msg("why-play-card", {}, "R-HEX-070" if own else "R-HEX-080")
    if token == 1:
        return Msg("why-no-one", {}, "R-HEX-004")
    if token not in v.hands[seat]:
        return Msg("why-used", {}, "R-HEX-017")
    if token == SYMBOL:
        return Msg("why-no-sign", {"own": "yes" if own else "no"}, "R-HEX-075" if own else "R-HEX-082")
    if own:
        return _blocked(v.place + token, "R-HEX-072", "R-HEX-071")
    if v.place - token < 1:
        return Msg("why-off-track", {}, "R-HEX-084")
    return Msg("why-taken", {"place": v.place - token}, "R-HEX-083")
