# mypyc: compile
"""What a seat sees, written as numbers: the game's features, and the words of the move that is half said."""

from typing import Any, final

from homestretch.core.features import size
from homestretch.core.game import AnyGame
from homestretch.core.native import i64
from homestretch.core.sheet import Sheet
from homestretch.core.types import Move, Seat


@final
class Pen:
    """Writes observations of one game onto sheets."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        features = game.features
        self._write = features.write
        self._numbers = features.numbers
        self.words: i64 = len(game.words)
        self.length: i64 = size(features.fields)
        self.size: i64 = self.length + self.words

    def write(self, s: Any, seat: Seat | None, path: Move, sheet: Sheet) -> None:
        """The numbers of `game.features`, then for every word of `game.words` how often it was said so far."""
        first: i64 = sheet.at
        if self._write is not None:
            self._write(self.game.glance(s, seat, path), sheet)
        else:
            for number in self._numbers(self.game.view(s, seat, path)):
                sheet.put(number)
        sheet.at = first + self.length
        for token in path:
            sheet.add(token)
        sheet.at = first + self.size

    def sheet(self, s: Any, seat: Seat | None, path: Move) -> Sheet:
        """One observation."""
        found = Sheet(self.size)
        self.write(s, seat, path, found)
        return found
