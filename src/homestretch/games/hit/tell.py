"""What happened between two views of one seat, and what the words of HIT are called."""

from collections import Counter
from collections.abc import Callable, Iterator

from homestretch.core.scene import Flight, Told
from homestretch.core.types import Arg, Move, Msg, Seat, Token, Who
from homestretch.games.hit import board, phases
from homestretch.games.hit.bumps import bumped
from homestretch.games.hit.cards import (
    BOTH,
    COINS,
    COINS_ONLY,
    EFFECT,
    GOAL,
    KEEP,
    KINDS,
    OUT,
    SEAT,
    STEP,
    UNUSED,
    WORDS,
)
from homestretch.games.hit.scene import numbered, place
from homestretch.games.hit.view import HitView, stand


def word(v: HitView, token: Token) -> Msg:
    """What a word is called for the player who says it."""
    if token < KINDS:
        return Msg(f"card-{WORDS[token]}")
    if STEP < token < SEAT:
        return Msg("word-steps", {"count": token - STEP})
    if SEAT <= token < GOAL:
        return Msg("word-player", {"who": Who(token - SEAT)})
    if token >= GOAL:
        return Msg("word-goal" if token < GOAL + 4 else "word-field", {"number": WORDS[token][1:]})
    return Msg(f"word-{WORDS[token]}")


def tell(before: HitView, after: HitView) -> tuple[Told, ...]:
    if after.last is None:
        return ()
    move = after.last[1]
    told = tuple(TELLERS[before.phase](before, after, move))
    if not after.outcome or after.outcome.winners:
        return told
    return (*told, Told(Msg("told-limit", {"round": after.options.round_limit})))  # R-HIT-311


def _cards(kinds: Move) -> Msg:
    """Cards one after another, with commas."""
    first = Msg(f"card-{WORDS[kinds[0]]}")
    return Msg("told-list", {"first": first, "rest": _cards(kinds[1:])}) if kinds[1:] else first


def _line(key: str, seat: Seat, **args: Arg) -> Told:
    return Told(Msg(key, {"who": Who(seat), **args}))


def _first(_before: HitView, _after: HitView, move: Move) -> Iterator[Told]:
    yield _line("told-first", move[0] - SEAT)


def _drew(before: HitView, after: HitView, _move: Move) -> Iterator[Told]:
    """One's own cards by name, those of others by number."""
    yield from _shuffled(before, after)
    seat = before.turn
    if seat == after.seat:
        drawn = Counter(after.hand) - Counter(before.hand)
        these = _line("told-drew-these", seat, cards=_cards(tuple(sorted(drawn.elements()))))
        mine = (f"h-{WORDS[kind]}-{before.hand.count(kind) + n}" for kind, n in numbered(drawn.elements()))
        yield these._replace(flights=tuple(Flight(name, (f"pile{seat}", "hand")) for name in mine))
    elif before.round:
        down = Flight(f"hand{seat}", (f"pile{seat}", f"hand{seat}"))
        hidden = after.holds[seat] > len(after.known[seat])
        drew = _line("told-drew", seat, count=after.holds[seat] - before.holds[seat])
        yield drew._replace(flights=(down,) if hidden else ())


def _shuffled(before: HitView, after: HitView) -> Iterator[Told]:
    """R-HIT-082: all see discards that become a pile: they were there, or were being laid, and are gone."""
    seat = before.turn
    if after.shown[seat] < 0 and (before.phase == phases.PLAY or before.shown[seat] >= 0):
        yield _line("told-shuffled", seat)


def _refilled(before: HitView, _after: HitView, move: Move) -> Iterator[Told]:
    new = (f"m-{WORDS[kind]}-{before.market.count(kind) + n}" for kind, n in numbered(move))
    flights = tuple(Flight(name, ("neutral", "market")) for name in new)
    yield Told(Msg("told-market", {"count": len(move), "cards": _cards(move)}), flights=flights)


def _bought(before: HitView, after: HitView, move: Move) -> Iterator[Told]:
    """R-HIT-076: what was bought, in the buyer's order."""
    if len(move) > 1:
        sold = (f"m-{WORDS[kind]}-{before.market.count(kind) - 1 - n}" for kind, n in numbered(move[:-1]))
        flights = tuple(Flight(name, ("market", f"pile{before.turn}")) for name in sold)
        yield _line("told-bought", before.turn, cards=_cards(move[:-1]))._replace(flights=flights)
    yield from _shuffled(before, after)


def _kept(before: HitView, _after: HitView, move: Move) -> Iterator[Told]:
    top = Msg(f"card-{WORDS[before.shown[before.turn]]}")
    yield _line("told-kept" if move[0] == KEEP else "told-mixed", before.turn, card=top)


def _played(before: HitView, after: HitView, move: Move) -> Iterator[Told]:
    seat, kind = before.turn, move[0]
    way = ("hand" if seat == after.seat else f"hand{seat}", f"discard{seat}")
    if kind == BOTH:
        line = _line("told-both", seat, first=_cards(move[1:2]), second=_cards(move[2:3]))
    else:
        line = _line(f"told-{_how(move)}", seat, card=_cards((kind,)), coins=COINS[kind])
    yield line._replace(thing=f"d{seat}" if after.shown[seat] >= 0 else "", way=way)
    yield from _moved(before, after, move)
    if after.outcome and seat in after.outcome.winners:
        yield _line("told-won", seat)
    yield from _shuffled(before, after)


def _how(move: Move) -> str:
    """Which sentence says that a card was played: with coins or without, unused or carried out."""
    paid = "-paid" if COINS[move[0]] else ""
    if EFFECT[move[0]] == COINS_ONLY:
        return "coins"
    return ("unused" if move[1] == UNUSED else "out" if move[1] == OUT else "played") + paid


def _moved(before: HitView, after: HitView, move: Move) -> Iterator[Told]:
    """Every pawn that stands elsewhere, first the mover's own: its way, what it means, and whether it went on."""
    b, on = stand(before), bumped(before, move)
    order = sorted(range(before.seats), key=lambda seat: seat != before.turn)
    for seat in order:
        for i, at in enumerate(after.pawns[seat]):
            if before.pawns[seat][i] != at:
                yield _pawn(before, b, seat, i, at)
                if seat == before.turn and i in on:
                    yield Told(Msg("told-bumped", {"field": on[i]}))


def _pawn(before: HitView, b: board.Board, seat: Seat, i: int, at: int) -> Told:
    was, thing, yard = before.pawns[seat][i], f"p{seat}-{i}", f"w{seat}-{i}"
    if at < 0:
        msg = Msg("told-captured", {"who": Who(before.turn), "whom": Who(seat)})
        return Told(msg, thing, (place(b, seat, was), yard), "captured")
    there = place(b, seat, at)
    if was < 0:
        return Told(Msg("told-came-out", {"who": Who(seat), "field": there[1:]}), thing, (yard, there))
    way = [place(b, seat, far) for far in (range(was, at + 1) if was < at else range(was, at - 1, -1))]
    steps: dict[str, Arg] = {"who": Who(seat), "count": abs(at - was), "from": way[0][1:], "to": there[1:]}
    key = _step(b, was, at)
    return Told(Msg(key, steps), thing, tuple(way), "home" if key == "told-home" else "")


def _step(b: board.Board, was: int, at: int) -> str:
    if at < was:
        return "told-back"
    if at < b.track.route:
        return "told-moved"
    return "told-home" if was < b.track.route else "told-deeper"


TELLERS: dict[int, Callable[[HitView, HitView, Move], Iterator[Told]]] = {
    phases.PICK: _first,
    phases.PLAY: _played,
    phases.BUY: _bought,
    phases.KEEP_OR_MIX: _kept,
    phases.DRAW: _drew,
    phases.REFILL: _refilled,
}
