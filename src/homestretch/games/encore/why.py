"""Why a word cannot be said now, with the clause that forbids it."""

from homestretch.core.types import Move, Msg, Token, Who
from homestretch.games.encore import phases, words
from homestretch.games.encore.view import EncoreView


def why_not(v: EncoreView, path: Move, token: Token) -> Msg:
    if v.over:
        return Msg("why-over", {}, "R-ENCORE-070")
    if v.seat is None or v.seat not in v.awaits:
        return Msg("why-not-your-turn", {"who": Who(v.turn)}, "R-ENCORE-014")
    if path:
        return Msg("why-said", {}, "R-ENCORE-035")
    if token >= words.SEAT:
        return Msg("why-first", {}, "R-ENCORE-013")
    if token > words.CARD:
        return Msg("why-card", {}, "R-ENCORE-030")
    if token in (words.STEAL, words.LEAVE):
        return Msg("why-no-steal", {}, "R-ENCORE-045" if v.phase == phases.GO_ON else "R-ENCORE-040")
    if v.phase == phases.ROB:
        return Msg("why-decide-steal", {"card": v.card}, "R-ENCORE-045")
    return Msg("why-must-draw", {}, "R-ENCORE-031")
