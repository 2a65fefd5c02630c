"""What is remembered of a game of Hexenrennen: how far the witches had flown, the longest flight, the hardest push."""

from homestretch.core.chronicle import Chronicle, Moment, Progress
from homestretch.core.types import Msg, Seat, Who
from homestretch.games.hexenrennen import phases
from homestretch.games.hexenrennen.view import HexenView
from homestretch.games.hexenrennen.words import LAST, tribe_of


def progress(v: HexenView) -> tuple[int, ...]:
    """The tiles that each seat's witches have left behind."""
    return tuple([sum(witches) for witches in v.at])


PROGRESS = Progress(progress, Msg("course"))
Record = tuple[int, Seat, int]  # how much it was, whose witch it was, and the ply
NONE: Record = (0, 0, 0)


class HexenChronicle(Chronicle[HexenView]):
    """Keeps the longest flight, the hardest push and the quickest witch."""

    def __init__(self) -> None:
        self.flight, self.push, self.lap = NONE, NONE, NONE
        self.by: Seat = 0  # who pushed hardest
        self.pushes: dict[Seat, int] = {}  # cards by which each seat threw others back
        self._moves: dict[tuple[Seat, int], int] = {}  # of each witch, since she flew off

    def see(self, ply: int, before: HexenView, after: HexenView) -> None:
        seat = before.turn
        if before.at == after.at or before.phase == phases.SPLIT:
            return
        for n, (was, now) in enumerate(zip(before.at[seat], after.at[seat], strict=True)):
            if now > was:
                self.flight = _most(self.flight, (now - was, seat, ply))
                self._fly(ply, seat, n, now)
            elif now < was:
                self._push(ply, seat, was - now, tribe_of(before.face) if before.face else seat, before.seats)

    def _fly(self, ply: int, seat: Seat, n: int, now: int) -> None:
        moves = self._moves[seat, n] = self._moves.get((seat, n), 0) + 1
        if now > LAST and (not self.lap[0] or moves < self.lap[0]):
            self.lap = (moves, seat, ply)

    def _push(self, ply: int, seat: Seat, far: int, by: Seat, seats: int) -> None:
        """Somebody's card threw a witch back; neutral tribes do it too, and nobody is the better for it."""
        if by == seat or by >= seats:
            return
        self.pushes[by] = self.pushes.get(by, 0) + 1
        if far > self.push[0]:
            self.push, self.by = (far, seat, ply), by

    def moments(self) -> list[Moment]:
        found = []
        count, who, ply = self.flight
        if count:
            found.append(Moment(Msg("remark-flight", {"who": Who(who), "count": count}), ply))
        count, who, ply = self.push
        if count:
            msg = Msg("remark-push", {"who": Who(self.by), "whom": Who(who), "count": count})
            found.append(Moment(msg, ply))
        if most := max(self.pushes.values(), default=0):
            who = max(self.pushes, key=self.pushes.__getitem__)
            found.append(Moment(Msg("remark-pushes", {"who": Who(who), "count": most})))
        count, who, ply = self.lap
        if count:
            found.append(Moment(Msg("remark-lap", {"who": Who(who), "count": count}), ply))
        return found


def _most(old: Record, new: Record) -> Record:
    return new if new[0] > old[0] else old
