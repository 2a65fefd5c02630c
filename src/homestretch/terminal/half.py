"""A move that is half said: what is asked next, and what is not."""

from homestretch.core.types import Move, Seat, Token
from homestretch.core.view import View
from homestretch.play.ahead import Selection, chosen, selection
from homestretch.play.table import Table
from homestretch.terminal.prompt import Choice
from homestretch.terminal.screen import Screen


class Half:
    """The words of a move as they are said, some of them in any order."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table, self.screen = table, screen
        self.picked: Move = ()  # of words that may be chosen in any order, those chosen so far
        self.order: Move = ()  # and how those were chosen that were said last

    def onward(self, seat: Seat, path: Move) -> Move:
        """What has one answer is not asked for, once something was said; a word that nothing on the table says is."""
        while path and len(tokens := self.table.ask(seat, path).tokens) == 1:
            if not self.screen.is_seen(self.table.view(seat, path), tokens[0]):
                break
            path += tokens
        return path

    def offered(self, view: View) -> list[Choice]:
        """What may be said next; where words may be chosen in any order, all of them that are left."""
        left = self.selection(view)
        tokens = [token for token in left.tokens if token not in self.picked] if left.tokens else None
        return self.screen.choices(view, self.table.game.words, tokens)

    def selection(self, view: View) -> Selection:
        if view.seat is None or view.ask is None:
            return Selection()
        return selection(self.table.game, self.table.state, view.seat, view.path)

    def say(self, view: View, token: Token) -> Move:
        """The path with one more word; words in any order are said in the game's own once all are chosen."""
        left = self.selection(view)
        if not left.tokens:
            return (*view.path, token)
        self.picked += (token,)
        if len(self.picked) < left.left:
            return view.path
        self.order, self.picked = self.picked, ()
        return (*view.path, *sorted(self.order))

    def left(self, view: View) -> int:
        """How many words are still to be chosen, where their order does not matter."""
        return max(self.selection(view).left - len(self.picked), 0)

    def back(self, seat: Seat, path: Move) -> Move:
        """The path without its last word, and without those that nobody was asked for."""
        if self.picked:
            self.picked = self.picked[:-1]
            return path
        path = path[:-1]
        what = self.table.ask(seat, path).what
        if what in self.table.game.kit.sets:
            begun = len(path) - chosen(self.table.game, self.table.state, seat, path, what)
            self.picked = self.order[:-1] if set(path[begun:]) < set(self.order) else path[begun:]
            return path[:begun]
        while path and len(self.table.ask(seat, path).tokens) == 1:
            path = path[:-1]
        return path
