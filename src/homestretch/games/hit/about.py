"""What the cards and pawns of HIT do, for those who see them for the first time."""

from homestretch.core.types import Msg, Seat, Who
from homestretch.games.hit.cards import WORDS


def card(kind: int, shields: bool) -> Msg:
    """What a card does; where shields are ignored nothing is said of them."""
    return Msg(f"about-{WORDS[kind]}", {"shields": "yes" if shields else "no"})


def for_sale(kind: int, shields: bool) -> Msg:
    """The same, and when it can be bought; what it costs is said by its name and its tag."""
    return Msg("about-for-sale", {"about": card(kind, shields)})


def pawn(seat: Seat, at: int, route: int, safe: bool) -> Msg:
    """What may happen to a pawn that stands there."""
    if at < 0 or at >= route:
        return Msg("about-pawn-waiting" if at < 0 else "about-pawn-home")
    return Msg("about-pawn-safe" if safe else "about-pawn-out", {"who": Who(seat)})
