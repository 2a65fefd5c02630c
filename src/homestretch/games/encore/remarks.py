"""What is remembered of a game of Encore: points in safety, the longest row, the dearest bust, the boldest theft."""

from homestretch.core.chronicle import Chronicle, Moment, Progress
from homestretch.core.types import Msg, Seat, Who
from homestretch.games.encore.risk import worth
from homestretch.games.encore.tell import is_bust
from homestretch.games.encore.view import EncoreView
from homestretch.games.encore.words import CARD, SEAT, STEAL


def progress(v: EncoreView) -> tuple[int, ...]:
    """The points that nobody can take away any more."""
    if v.over:
        return v.totals
    return tuple([total + worth(loot) for total, loot in zip(v.totals, v.loots, strict=True)])


PROGRESS = Progress(progress, Msg("course"))
Record = tuple[int, Seat, int]  # how much it was, who did it, and the ply
NONE: Record = (0, 0, 0)


class EncoreChronicle(Chronicle[EncoreView]):
    """Keeps the best of each kind."""

    def __init__(self) -> None:
        self.row, self.bust, self.theft, self.bank = NONE, NONE, NONE, NONE

    def see(self, ply: int, before: EncoreView, after: EncoreView) -> None:
        token = after.last[1][0] if after.last and after.last[1] else SEAT
        seat, row = before.turn, before.rows[before.turn]
        self.row = _best(self.row, (sum(after.rows[seat]), seat, ply))
        if CARD < token < SEAT and is_bust(before, token - CARD):
            self.bust = _best(self.bust, (worth(row) + token - CARD, seat, ply))
        elif token == STEAL:
            taken = sum(other[before.card - 1] for who, other in enumerate(before.rows) if who != seat)
            self.theft = _best(self.theft, (taken * before.card, seat, ply))
        for who, (old, new) in enumerate(zip(progress(before), progress(after), strict=True)):
            self.bank = _best(self.bank, (new - old, who, ply))

    def moments(self) -> list[Moment]:
        found = []
        count, who, ply = self.row
        if count:
            found.append(Moment(Msg("remark-row", {"who": Who(who), "count": count}), ply))
        points, who, ply = self.bust
        if points:
            found.append(Moment(Msg("remark-bust", {"who": Who(who), "points": points}), ply))
        points, who, ply = self.theft
        if points:
            found.append(Moment(Msg("remark-theft", {"who": Who(who), "points": points}), ply))
        points, who, ply = self.bank
        if points:
            found.append(Moment(Msg("remark-bank", {"who": Who(who), "points": points}), ply))
        return found


def _best(old: Record, new: Record) -> Record:
    return new if new[0] > old[0] else old
