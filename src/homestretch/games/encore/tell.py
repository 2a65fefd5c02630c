"""What happened between two views of one seat, and what the words of Encore are called."""

from homestretch.core.scene import Flight, Told
from homestretch.core.types import Msg, Seat, Token, Who
from homestretch.games.encore.risk import worth
from homestretch.games.encore.view import Cards, EncoreView
from homestretch.games.encore.words import CARD, LEAVE, SEAT, STEAL, STOP, WORDS


def word(v: EncoreView, token: Token) -> Msg:
    if token >= SEAT:
        return Msg("word-player", {"who": Who(token - SEAT)})
    if token > CARD:
        return Msg("card", {"value": token - CARD})
    return Msg(f"word-{WORDS[token]}", {"card": v.card})


def tell(before: EncoreView, after: EncoreView) -> tuple[Told, ...]:
    if after.last is None or not after.last[1]:
        return ()
    token, me = after.last[1][0], Who(before.turn)
    if token >= SEAT:
        return (Told(Msg("told-first", {"who": Who(token - SEAT)})),)
    if token > CARD:
        return _drawn(before, after, token - CARD)
    if token == STEAL:
        return *_stolen(before), *_ended(before, after)
    if token == LEAVE:
        return Told(Msg("told-leave", {"who": me, "card": before.card})), *_ended(before, after)
    return (Told(Msg("told-stop", {"who": me})), *_banked(before, after)) if token == STOP else ()


def _stolen(before: EncoreView) -> tuple[Told, ...]:
    """R-ENCORE-042: from everybody who has the card, told one by one."""
    who, card = Who(before.turn), before.card
    here = [(seat, row[card - 1]) for seat, row in enumerate(before.rows) if seat != before.turn]
    told, have = [], before.rows[before.turn][card - 1]
    for seat, n in here:
        loot = [Flight(f"c{before.turn}-{card}-{have + k}", (f"row{seat}", f"row{before.turn}")) for k in range(n)]
        msg = Msg("told-steal", {"who": who, "card": card, "from": Who(seat), "count": n})
        told += [Told(msg, mark="captured", flights=tuple(loot))] if n else []
        have += n
    return tuple(told)


def _all(seat: Seat, row: Cards, to: str) -> tuple[Flight, ...]:
    """Every card of a row on its way to another place."""
    cards = [(value, n) for value, many in enumerate(row, 1) for n in range(many)]
    return tuple(Flight(f"c{seat}-{value}-{n}", (f"row{seat}", to)) for value, n in cards)


def _drawn(before: EncoreView, after: EncoreView, value: int) -> tuple[Told, ...]:
    seat, row = before.turn, before.rows[before.turn]
    card = Msg("told-draw", {"who": Who(seat), "card": value})
    if not is_bust(before, value):
        there = f"c{seat}-{value}-{row[value - 1]}"
        return Told(card, there, ("pile", f"row{seat}")), *_ended(before, after)
    bust = Msg("told-bust", {"who": Who(seat), "count": sum(row) + 1, "points": worth(row) + value})
    told = (Told(card), Told(bust, mark="lost", flights=_all(seat, row, "discard")))
    return told + (_ended(before, after) or _banked(before, after))


def is_bust(before: EncoreView, value: int) -> bool:
    """R-ENCORE-050, and R-ENCORE-071 for the last card of the pile."""
    row = before.rows[before.turn]
    counts = before.options.resolve_last_card_fully or sum(before.pile) > 1
    return counts and row[value - 1] > 0 and sum(row) >= 3


def _banked(before: EncoreView, after: EncoreView) -> tuple[Told, ...]:
    """R-ENCORE-020: what the next player still has goes to the loot."""
    row = before.rows[after.turn]
    if not any(row):
        return ()
    gain = Msg("told-bank", {"who": Who(after.turn), "count": sum(row), "points": worth(row)})
    return (Told(gain, mark="home", flights=_all(after.turn, row, f"loot{after.turn}")),)


def _ended(before: EncoreView, after: EncoreView) -> tuple[Told, ...]:
    if not after.over and after.round == before.round:
        return ()
    points = (
        Told(Msg("told-points", {"who": Who(seat), "points": after.totals[seat] - before.totals[seat]}))
        for seat in range(after.seats)
    )
    return Told(Msg("told-round-over", {"round": before.round})), *points
