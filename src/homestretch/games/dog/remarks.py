"""What is remembered of a game of DOG: how far the pawns had come, who was captured by whom, who was quickest."""

from homestretch.core.chronicle import Chronicle, Moment, Progress
from homestretch.core.types import CHANCE, Msg, Seat, Who
from homestretch.games.dog.track import LANE, YARD, Cell, slot
from homestretch.games.dog.view import DogView
from homestretch.games.dog.way import table


def progress(v: DogView) -> tuple[int, ...]:
    """The fields that each seat's pawns have come, counted from where they come out."""
    return tuple([sum([_come(v, seat, cell) for cell in cells]) for seat, cells in enumerate(v.pawns)])


def _come(v: DogView, seat: Seat, cell: Cell) -> int:
    track = table(v)
    if cell == YARD:
        return 0
    return 1 + int(track.length + 1 + slot(cell) if cell >= LANE else track.distance(track.starts[seat], cell))


PROGRESS = Progress(progress, Msg("course"))


class DogChronicle(Chronicle[DogView]):
    """Counts captures and laps."""

    def __init__(self) -> None:
        self.captures: dict[Seat, int] = {}  # of others' pawns
        self.captured: dict[Seat, int] = {}
        self.sweep: tuple[int, Seat, int] = (1, 0, 0)  # pawns sent back by one card, by whom, and the ply
        self.lap: tuple[int, Seat, int] = (0, 0, 0)  # moves of the quickest pawn, whose it is, and the ply
        self._moves: dict[tuple[Seat, int], int] = {}  # of each pawn since it came out

    def see(self, ply: int, before: DogView, after: DogView) -> None:
        seat = after.last[0] if after.last else CHANCE
        if seat == CHANCE or before.pawns == after.pawns:
            return
        sent = 0
        for owner, cells in enumerate(after.pawns):
            for n, cell in enumerate(cells):
                was = before.pawns[owner][n]
                if cell == YARD and was != YARD:
                    self.captured[owner] = self.captured.get(owner, 0) + 1
                    sent += owner != seat
                elif cell != was:
                    self._walk(ply, owner, n, was, cell)
        self.captures[seat] = self.captures.get(seat, 0) + sent
        self.sweep = max(self.sweep, (sent, seat, ply), key=lambda one: one[0])

    def _walk(self, ply: int, owner: Seat, n: int, was: Cell, cell: Cell) -> None:
        """One more move of a pawn; its first brings it out, the last that counts brings it home."""
        moves = self._moves[owner, n] = 0 if was == YARD else self._moves.get((owner, n), 0) + 1
        if was < LANE <= cell and was != YARD and (not self.lap[0] or moves < self.lap[0]):
            self.lap = (moves, owner, ply)

    def moments(self) -> list[Moment]:
        found = []
        if most := max(self.captures.values(), default=0):
            who = max(self.captures, key=self.captures.__getitem__)
            found.append(Moment(Msg("remark-captures", {"who": Who(who), "count": most})))
        if most := max(self.captured.values(), default=0):
            who = max(self.captured, key=self.captured.__getitem__)
            found.append(Moment(Msg("remark-captured", {"who": Who(who), "count": most})))
        count, who, ply = self.sweep
        if count > 1:
            found.append(Moment(Msg("remark-sweep", {"who": Who(who), "count": count}), ply))
        count, who, ply = self.lap
        if count:
            found.append(Moment(Msg("remark-lap", {"who": Who(who), "count": count}), ply))
        return found
