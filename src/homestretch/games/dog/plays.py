# mypyc: compile
"""Which cards a seat can play, and what a joker can stand for: R-DOG-053, 061, 062, 120 to 140."""

from homestretch.core.native import i64
from homestretch.games.dog.board import on_track
from homestretch.games.dog.house import AFTER_FINISH, FREE, LAST_RESORT, NEVER, WHENEVER
from homestretch.games.dog.legs import Card, Swap
from homestretch.games.dog.seven import Seven
from homestretch.games.dog.state import hand, held
from homestretch.games.dog.words import JOKER, KINDS, SEVEN, SWAP, Kind


def playable(card: Card) -> i64:
    """The set of kinds in the hand of this card's seat that can be played."""
    cards = card.s.cards
    first: i64 = hand(card.seat)
    kinds: i64 = 0
    for k in range(KINDS):
        if cards[first + k] and can_play(card, Kind(k)):
            kinds |= 1 << k
    return kinds


def can_play(card: Card, kind: Kind) -> bool:
    """Whether a card of this kind could be played."""
    if kind != JOKER:
        return can(card, kind, False)
    for role in range(JOKER):
        if can(card, Kind(role), True):
            return True
    return False


def roles(card: Card) -> i64:
    """The set of kinds that a joker can be played as."""
    kinds: i64 = 0
    for role in range(JOKER):
        if can(card, Kind(role), True):
            kinds |= 1 << role
    return kinds


def can(card: Card, role: Kind, joker: bool) -> bool:
    """Whether its seat could do what a card of this kind does, with the card itself or with a joker."""
    return dealt(card, role, joker).is_possible() or (role == SWAP and may_idle(card))


def dealt(card: Card, role: Kind, joker: bool) -> Card:
    """The card about to be played as this; this very one, if it is a number."""
    if role == SWAP:
        return Swap(card.s, card.seat, card.owned)
    if role == SEVEN:
        return seven(card)
    card.take(role, joker)
    return card


def seven(card: Card) -> Seven:
    """R-DOG-140: the partner's pawns take part, unless it is the partner's colour that is moved."""
    found = Seven(card.s, card.seat, card.owned)
    house = card.s.house
    if house.teams and card.own == card.seat:
        found.mate = house.mate(card.seat)
        if house.seven_partner != AFTER_FINISH:
            found.free = house.seven_partner == FREE or not found.is_possible()
    return found


def may_idle(card: Card) -> bool:
    """R-DOG-130: whether a swap card may be put down without effect, where no swap is possible."""
    ruling: i64 = card.s.house.no_effect
    if card.bound or ruling == NEVER:
        return False
    swap = Swap(card.s, card.seat, card.owned)
    if ruling == WHENEVER:
        return not swap.is_possible()
    if on_track(card.b, card.own) == 0 or swap.has_strangers():
        return False
    return ruling != LAST_RESORT or not _has_other(card)


def _has_other(card: Card) -> bool:
    """Whether anything but an idle swap can be played from this hand."""
    kinds: i64 = held(card.s, card.seat)
    joker: i64 = kinds >> JOKER
    for k in range(JOKER):
        if k != SWAP and (kinds >> k | joker) & 1 and can(card, Kind(k), False):
            return True
    return False
