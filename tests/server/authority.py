"""Who may do what at a table, as the law has it: a model of its own, which knows nothing of the server's code.

People are numbers, and so are seats. The model is told what somebody tries and says whether it is allowed; it is then
told what came of it, and changes. A key that was ended is a number that may do nothing any more.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Person: TypeAlias = int
Seat: TypeAlias = int
Stage = Literal["waiting", "playing", "over"]
Kind = Literal["open", "bot", "person"]
HOST: Person = 0


@dataclass(frozen=True)
class Link:
    """What was given to somebody: a word, and the sitting it was made for."""

    word: str
    seat: Seat
    sitting: int
    maker: Person


@dataclass
class Wish:
    """Something that others must agree to."""

    by: Person
    about: int  # a ply, or a seat
    asked: frozenset[Person]
    link: Link | None = None
    yes: set[Person] = field(default_factory=set)


class Authority:
    """The law of one table."""

    def __init__(self, seats: int) -> None:
        self.stage: Stage = "waiting"
        self.chairs: list[Kind] = ["open"] * seats
        self.holder: dict[Seat, Person] = {}
        self.sitting = [0] * seats  # how often each chair has changed
        self.seen: set[tuple[Person, Seat]] = set()
        self.links: dict[Seat, Link] = {}  # the latest for each seat, while it opens anything
        self.wishes: dict[str, Wish] = {}
        self.movers: list[Seat | None] = []  # who made each move; None is chance
        self.ended: set[Person] = set()

    # What is allowed

    def may_see(self, who: Person, seat: Seat) -> bool:
        return self.stage != "waiting" and self.holder.get(seat) == who and who not in self.ended

    def may_sit(self, who: Person, seat: Seat) -> bool:
        return who not in self.ended and self.chairs[seat] == "open"

    def may_arrange(self, who: Person) -> bool:
        """Whether this is the host, before the game has begun."""
        return who == HOST and who not in self.ended and self.stage == "waiting"

    def disposes(self, who: Person, seat: Seat) -> bool:
        """Whether somebody may make a link to a seat, or call it back."""
        return who not in self.ended and self.holder.get(seat, HOST) == who

    def opens(self, link: Link) -> bool:
        return self.links.get(link.seat) == link and self.sitting[link.seat] == link.sitting

    def may_take(self, who: Person, link: Link) -> bool:
        """Whether somebody may ask to sit down where this leads; the others may have a say."""
        hands = {seat for person, seat in self.seen if person == who}
        fresh = self.stage != "playing" or not hands or link.seat in hands
        return who not in self.ended and self.opens(link) and fresh

    def must_agree(self, who: Person, link: Link) -> frozenset[Person]:
        """Those whose yes it takes before somebody plays on for a bot."""
        if self.stage != "playing" or self.chairs[link.seat] != "bot" or not any(m is not None for m in self.movers):
            return frozenset()
        return self.others(who) - {link.maker}

    def others(self, who: Person) -> frozenset[Person]:
        return frozenset(self.holder.values()) - {who}

    def moved_since(self, who: Person, ply: int) -> frozenset[Person]:
        """Those others who have moved at or after this ply: nothing of theirs goes without their yes."""
        seats = {seat for seat in self.movers[ply:] if seat is not None}
        return frozenset(self.holder[seat] for seat in seats if seat in self.holder) - {who}

    # What happened

    def seat(self, seat: Seat, kind: Kind, who: Person | None = None) -> None:
        """The chair has changed."""
        self.chairs[seat] = kind
        self.sitting[seat] += 1
        self.holder.pop(seat, None)
        if who is not None:
            self.holder[seat] = who
            self.note_hands([seat])
        self.links.pop(seat, None)

    def note_hands(self, seats: Iterable[Seat]) -> None:
        if self.stage == "playing":
            self.seen |= {(self.holder[seat], seat) for seat in seats if seat in self.holder}

    def start(self) -> None:
        self.stage = "playing"
        for seat, kind in enumerate(self.chairs):
            if kind == "open":
                self.seat(seat, "bot")
        self.note_hands(range(len(self.chairs)))

    def leave(self, seat: Seat) -> None:
        self.seat(seat, "open" if self.stage == "waiting" else "bot")

    def end(self, who: Person) -> list[Seat]:
        """A key opens nothing any more; the seats that it leaves."""
        self.ended.add(who)
        left = [seat for seat, holder in self.holder.items() if holder == who]
        for seat in left:
            self.leave(seat)
        self.links = {seat: link for seat, link in self.links.items() if link.maker != who}
        return left
