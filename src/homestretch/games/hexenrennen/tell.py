"""What happened between two views of one seat, and what the words of Hexenrennen are called."""

from homestretch.core.scene import Flight, Told
from homestretch.core.types import Arg, Msg, Token, Who
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.scene import tile, tribe_name
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import (
    FACE,
    FIRST,
    GOAL,
    LAST,
    LEAVE,
    NAMES,
    SYMBOL,
    WITCH,
    number_of,
    points,
    spot,
    tribe_of,
)


def word(v: HexenView, token: Token) -> Msg:
    if token >= FIRST:
        return Msg("word-player", {"who": Who(token - FIRST)})
    if token >= FACE:
        return tile(tribe_of(token), number_of(token))
    if token >= WITCH:
        return Msg("word-witch", {"place": token - WITCH})
    if token == LEAVE:
        return Msg("word-leave")
    if v.phase != phases.CARD:
        return Msg("word-number", {"number": token})
    return Msg("word-symbol") if token == SYMBOL else _card_word(v, token)


def _card_word(v: HexenView, number: int) -> Msg:
    """A card with where it leads, if that is anywhere."""
    place = v.place + (number if tribe_of(v.face) == v.turn else -number)
    key = "word-card" if 0 < place <= GOAL else "word-number"
    return Msg(key, {"number": number, "to": _to(place)})


def _to(place: int) -> Msg:
    """The way to a place, in words."""
    return Msg("to-place", {"place": place})


def tell(before: HexenView, after: HexenView) -> tuple[Told, ...]:
    if after.last is None:
        return ()
    seat, move = after.last
    if before.phase == phases.SPLIT:
        laid = (Told(Msg("told-laid")),) if after.phase != phases.SPLIT else ()
        return Told(Msg("told-split", {"who": Who(seat)})), *laid
    token = move[0]
    if before.phase == phases.LOTS:
        return (Told(Msg("told-first", {"who": Who(token - FIRST)})),)
    if before.phase == phases.ROLL:
        stuck = (Told(Msg("told-stuck", {"who": Who(before.turn)})),) if after.phase == phases.ROLL else ()
        return Told(Msg("told-roll", {"who": Who(before.turn), "number": token})), *stuck
    return _journey(before, after, token)


def _journey(before: HexenView, after: HexenView, token: Token) -> tuple[Told, ...]:
    """What set a witch in motion, the tiles that carried her on, and how it ended."""
    n = before.walker if before.walker >= 0 else before.at[before.turn].index(token - WITCH)
    start, end = before.at[before.turn][n], after.at[before.turn][n]
    first = _first(before, token, start, end)
    told = [_cause(before, token, first)]
    told += _carried(after, before.turn, n, first, end)
    told += _shuffled(before, after)
    told += _rest(before, after, n, end) if token != LEAVE else []
    return _moving(told[0], before.turn, n, start, first), *told[1:]


def _first(before: HexenView, token: Token, start: int, end: int) -> int:
    """Where the first step led, before any tile carried her on."""
    if before.phase == phases.CHOOSE:
        return start + before.die if start else _entry(before)
    if before.phase == phases.REVEAL or token == LEAVE:
        return start
    if token == SYMBOL:
        return end
    if tribe_of(before.face) == before.turn:
        return start + token
    back = start - token
    return back if back >= 1 and not _taken(before, back) else start


def _taken(v: HexenView, place: int) -> bool:
    return any(place in witches for witches in v.at)


def _entry(v: HexenView) -> int:
    """R-HEX-035: the tile a waiting witch reaches."""
    free = [place for place in range(1, LAST + 1) if not _taken(v, place)]
    return free[v.die - 1]


def _cause(before: HexenView, token: Token, first: int) -> Told:
    mover = Who(before.turn)
    if before.phase == phases.CHOOSE:
        key = "told-fly" if token > WITCH else "told-enter"
        return Told(Msg(key, {"who": mover, "from": token - WITCH, "to": _to(first)}))
    if before.phase == phases.REVEAL:
        return Told(Msg("told-turned", {"place": before.place, "tile": tile(tribe_of(token), number_of(token))}))
    tribe = tribe_of(before.face)
    card = _card(tribe, token) if token != LEAVE else ""
    given: dict[str, Arg] = {
        "who": Who(tribe),
        "mover": mover,
        "tribe": tribe_name(tribe),
        "card": card,
        "to": _to(first),
    }
    key = _card_key(before, token, first)
    mark = "captured" if key == "told-card-against" and first != before.place else ""
    return Told(Msg(key, given), mark=mark, flights=_laid(before, tribe, token))


def _laid(v: HexenView, tribe: int, token: Token) -> tuple[Flight, ...]:
    """The card that was played, on its way to the witch it is played for."""
    if token == LEAVE:
        return ()
    held = "hand" if tribe == v.seat else f"seat{tribe}" if tribe < v.seats else f"pile{tribe}"
    return (Flight(f"card{tribe}-{token}", (held, spot(v.turn, v.place))),)


def _card(tribe: int, token: Token) -> Msg:
    """A card that was played: a number there is once, one of several symbols."""
    return Msg("card-symbol", {"tribe": tribe_name(tribe)}) if token == SYMBOL else tile(tribe, token)


def _card_key(before: HexenView, token: Token, first: int) -> str:
    if before.phase == phases.DRAW:
        return "told-neutral-vain" if first == before.place else "told-neutral"
    if token == LEAVE:
        return "told-stay" if tribe_of(before.face) == before.turn else "told-spare"
    return "told-card-own" if tribe_of(before.face) == before.turn else "told-card-against"


def _moving(told: Told, seat: int, n: int, start: int, end: int) -> Told:
    """The same, with the way she went."""
    step = 1 if end > start else -1
    way = tuple(spot(seat, place) for place in range(start, end + step, step))
    return told._replace(thing=f"w{seat}-{n}", way=way) if start != end else told


def _carried(after: HexenView, seat: int, n: int, place: int, end: int) -> list[Told]:
    """R-HEX-050: her own numbers, one after another."""
    told = []
    while place != end:
        number = number_of(after.faces[place])
        to = place + number
        msg = Msg("told-carried", {"who": Who(seat), "number": number, "to": _to(to)})
        told.append(_moving(Told(msg), seat, n, place, to))
        place = to
    return told


def _shuffled(before: HexenView, after: HexenView) -> list[Told]:
    """R-HEX-130: a pile that was used up is whole again."""
    fresh = [t for t in range(before.seats, len(NAMES)) if after.hands[t] and not before.hands[t]]
    return [Told(Msg("told-shuffled", {"tribe": tribe_name(t)})) for t in fresh]


def _rest(before: HexenView, after: HexenView, n: int, end: int) -> list[Told]:
    """How it ended, or who has a say now."""
    if after.phase == phases.CARD:
        return [_asked(after)]
    if after.walker >= 0 or (before.phase in (phases.CARD, phases.DRAW) and _nothing_follows(before, after, end)):
        return []
    if end <= LAST:
        return [Told(_why_rest(before, after, end))]
    home = Told(Msg("told-home", {"who": Who(before.turn), "points": points(end)}), mark="home")
    return [home, *(_points(after, seat) for seat in range(after.seats) if after.over)]


def _asked(v: HexenView) -> Told:
    owner = tribe_of(v.face)
    key = "told-own-symbol" if owner == v.turn else "told-symbol"
    return Told(Msg(key, {"who": Who(owner), "must": "yes" if v.pushed else "no"}))


def _nothing_follows(before: HexenView, after: HexenView, end: int) -> bool:
    """R-HEX-043, 127: after a symbol card, or a neutral card that could not be carried out."""
    token = after.last[1][0] if after.last else LEAVE
    return token == SYMBOL or (before.phase == phases.DRAW and _first(before, token, before.place, end) == before.place)


def _why_rest(before: HexenView, after: HexenView, place: int) -> Msg:
    face = after.faces[place]
    tribe, number = tribe_of(face), number_of(face)
    given: dict[str, Arg] = {
        "who": Who(before.turn),
        "place": place,
        "tile": tile(tribe, number),
        "tribe": tribe_name(tribe),
    }
    if before.faces[place] and not after.options.faceup_tiles_active:
        return Msg("told-asleep", given)
    if number != SYMBOL:
        return Msg("told-blocked" if tribe == before.turn else "told-stop", given)
    if tribe >= after.seats:
        return Msg("told-pile-empty", given)
    return Msg("told-no-card", {**given, "who": Who(tribe)})


def _points(v: HexenView, seat: int) -> Told:
    return Told(Msg("told-points", {"who": Who(seat), "points": v.scores[seat]}))
