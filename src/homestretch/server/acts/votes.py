"""Votes: what one asks of the others, who must agree to it, and how long it can be asked."""

from homestretch.core.types import Seat
from homestretch.server.room import Room
from homestretch.server.vote import Vote


def voters(room: Room, seat: Seat, ply: int) -> frozenset[str]:
    """The keys that must agree before a seat goes back to this ply: others who moved since, or are here, or else all.

    Whoever is gone agrees to nothing, so where nobody moved and nobody is here it takes one of them to come back.
    """
    others = room.others(room.holds.get(seat, ""))
    moved = {room.holds.get(mover) for mover, _ in room.begun.log[ply:]}
    return frozenset(key for key in others if key in moved or room.is_present(key)) or frozenset(others)


def need(room: Room, vote: Vote) -> frozenset[str]:
    """The keys that must agree now: whoever came since it was asked is asked too, whoever went away has not agreed."""
    others = room.others(vote.key)
    if vote.kind == "undo" and vote.by is not None:
        return vote.asked | voters(room, vote.by, vote.about)
    if vote.kind == "bot" and not room.setup.agree:
        return frozenset()
    if vote.kind == "bot":
        return frozenset(key for key in others if room.is_present(key))
    return frozenset(others - {vote.link.maker if vote.link else ""})


def is_carried(room: Room, vote: Vote) -> bool:
    return need(room, vote) <= vote.yes


def has_asked(room: Room, name: str, vote: Vote) -> bool:
    """Whether the very same person asks the very same already: nobody is told of it again."""
    stands = room.votes.get(name)
    return stands is not None and (stands.key, stands.by, stands.about) == (vote.key, vote.by, vote.about)


def prune(room: Room) -> None:
    """Forget what can be asked no longer."""
    room.votes = {name: vote for name, vote in room.votes.items() if _stands(room, vote)}


def _stands(room: Room, vote: Vote) -> bool:
    """Whether the game goes on, and whoever asks or was asked, and what it is about, is as it was."""
    if room.stage != "playing" or not vote.asked <= set(room.holds.values()):
        return False
    if vote.kind == "seat":
        return vote.link is not None and room.links.get(vote.about) == vote.link and room.is_unchanged(vote.link)
    if vote.by is None or room.holds.get(vote.by) != vote.key:
        return False
    return vote.kind == "undo" or (room.is_away(vote.about) and not room.chairs[vote.about].thinks)
