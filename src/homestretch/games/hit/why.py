"""Why a word cannot be said now, with the clause that forbids it."""

from homestretch.core.types import Move, Msg, Token, Who
from homestretch.games.hit import barred, board, phases, track
from homestretch.games.hit.barred import card
from homestretch.games.hit.cards import (
    BOTH,
    COINS_ONLY,
    DONE,
    EFFECT,
    GOAL,
    KEEP,
    KINDS,
    MIX,
    OUT,
    OUT_OR_STEPS,
    SEAT,
    SPLIT,
    START_KINDS,
    STEP,
    UNUSED,
    WORDS,
)
from homestretch.games.hit.tables import COSTS
from homestretch.games.hit.view import HitView, stand


def why_not(v: HitView, path: Move, token: Token) -> Msg:
    if v.outcome:
        return Msg("why-over", {}, "R-HIT-091" if v.outcome.winners else "R-HIT-311")
    if v.seat is None or v.seat not in v.awaits:
        return Msg("why-not-your-turn", {"who": Who(v.turn)}, "R-HIT-030")
    if v.phase == phases.KEEP_OR_MIX:
        return Msg("why-said" if path else "why-keep-or-mix", {}, "R-HIT-084")
    if v.phase == phases.BUY:
        return _buying(v, path, token)
    return _playing(v, path, token)


def _buying(v: HitView, path: Move, token: Token) -> Msg:
    if path and path[-1] == DONE:
        return Msg("why-said", {}, "R-HIT-031")
    if token >= KINDS:
        return Msg("why-buying", {}, "R-HIT-031")
    if token < START_KINDS:
        return Msg("why-start-not-sold", {}, "R-HIT-127")
    if path.count(token) >= v.market.count(token):
        return Msg("why-not-in-market", {"card": card(token)}, "R-HIT-232" if token in path else "R-HIT-076")
    coins = v.coins[v.turn] - sum(COSTS[kind] for kind in path)
    return Msg("why-too-dear", {"card": card(token), "cost": COSTS[token], "coins": coins}, "R-HIT-077")


def _playing(v: HitView, path: Move, token: Token) -> Msg:
    if not path or path[0] == BOTH:
        return _choosing(v, path, token)
    kind = path[0]
    if EFFECT[kind] == COINS_ONLY and token == UNUSED:
        return Msg("why-coins-only", {"card": card(kind)}, "R-HIT-244")
    if EFFECT[kind] == COINS_ONLY or v.ask is None or not v.ask.tokens:
        return Msg("why-said", {}, "R-HIT-034")
    if token in (DONE, KEEP, MIX) or SEAT <= token < GOAL or token < KINDS or token == BOTH:
        return Msg("why-finish-card", {"card": card(kind)}, "R-HIT-034")
    if token == UNUSED:
        return Msg("why-not-unused", {"card": card(kind)}, "R-HIT-242")
    if token == OUT:
        return _not_out(v, kind) if len(path) == 1 else Msg("why-finish-card", {"card": card(kind)}, "R-HIT-034")
    if STEP < token < SEAT:
        return _not_number(v, kind)
    if v.ask.what == "split-steps":
        return Msg("why-say-steps", {}, "R-HIT-248")
    names_place = v.ask.what in ("field", "split-field")
    return _not_field(v, path, token) if names_place else _not_pawn(v, kind, token)


def _choosing(v: HitView, path: Move, token: Token) -> Msg:
    """Why this is no card to play or to lay down."""
    if len(path) == 3:
        return Msg("why-said", {}, "R-HIT-070")
    if token == BOTH and not path:
        if len(v.hand) < 2:
            return Msg("why-two-cards", {}, "R-HIT-070")
        return _stays_in(v)
    if token >= KINDS:
        return Msg("why-choose-card", {}, "R-HIT-033")
    if token in v.market and not path:
        return Msg("why-buy-later", {"card": card(token)}, "R-HIT-233")
    return Msg("why-not-in-hand", {"card": card(token)}, "R-HIT-070" if path else "R-HIT-033")


def _stays_in(v: HitView) -> Msg:
    """Why no pawn comes out."""
    if track.WAITING in v.pawns[v.turn]:
        return Msg("why-start-taken", {}, "R-HIT-073")
    return Msg("why-none-waits", {}, "R-HIT-072")


def _not_out(v: HitView, kind: int) -> Msg:
    if EFFECT[kind] != OUT_OR_STEPS:
        return Msg("why-card-not-out", {"card": card(kind)}, "R-HIT-069")
    return _stays_in(v)


def _not_pawn(v: HitView, kind: int, token: Token) -> Msg:
    """Why the pawn on this field cannot be moved with this card."""
    b = said(v)
    here = int(board.progress(b, v.turn, token))
    pawn = board.pawn_on(b, v.turn, here)
    if pawn < 0:
        return Msg("why-no-pawn", {"place": WORDS[token]}, "R-HIT-044")
    if kind == SPLIT:
        moved = any(pawn == number for number, _ in v.moved)
        key = "why-pawn-moved" if moved else "why-split-stuck"
        return Msg(key, {"steps": v.left}, "R-HIT-117")
    return barred.by_card(_try(v, b, here, kind))


def _not_field(v: HitView, path: Move, token: Token) -> Msg:
    """Why the pawn that was named last cannot end there."""
    b = said(v)
    return barred.by_place(_try(v, b, int(board.progress(b, v.turn, path[-1])), path[0]), token)


def _try(v: HitView, b: board.Board, here: int, kind: int) -> barred.Try:
    return barred.Try(b, v.turn, here, kind, v.left, v.options.goal_is_ahead)


def _not_number(v: HitView, kind: int) -> Msg:
    asked = v.ask is not None and v.ask.what == "split-steps"
    return Msg("why-other-number" if asked else "why-no-number", {}, barred.clause(kind))


def said(v: HitView) -> board.Board:
    """The pawns with the words half said carried out."""
    b = stand(v)
    for pawn, at in v.moved:
        board.put(b, pawn, at)
    return b
