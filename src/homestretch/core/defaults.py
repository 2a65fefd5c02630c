"""What every game can do without a word of its own: a plain scene, plain telling, plain numbers."""

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from homestretch.core.features import Features, Field
from homestretch.core.plain import Plain, dumps, leaves, plain
from homestretch.core.rng import Rng
from homestretch.core.scene import Scene, Thing, Told, Zone
from homestretch.core.types import CHANCE, Msg, Who
from homestretch.core.view import View

if TYPE_CHECKING:
    from homestretch.core.game import AnyGame

COMMON = frozenset(f.name for f in fields(View))
GAMES = 20  # random games that show how many numbers a view has, and how large they get
LONGEST = 2000  # moves of each
ROW = 24  # numbers that a row has room for
LARGEST = 30_000  # learners read numbers of 16 bits


def scene(game: "AnyGame", view: View) -> Scene:
    """What the view knows, a row a field, and the words that may be said, a card each."""
    rows = [_row(name, plain(getattr(view, name))) for name in own(view)]
    known = [zone for zone, _ in rows]
    offered = view.ask.tokens if view.ask else ()
    hand = Zone("words", "hand", Msg("scene-words"))  # nobody's: it is what may be said, not what a seat has
    said = [
        Thing(f"word-{token}", "card", "words", game.word(view, token), face=game.words[token], says=(token,))
        for token in offered
    ]
    things = [thing for _, cards in rows for thing in cards]
    return Scene((*known, hand) if said else tuple(known), (*things, *said))


def _row(name: str, value: Plain) -> tuple[Zone, list[Thing]]:
    """A few numbers as cards, face down where the view has None; anything else as text."""
    found = leaves(value)
    if len(found) > ROW or not all(leaf is None or type(leaf) is int for leaf in found):
        return Zone(name, "centre", Msg(name), note=Msg(dumps(value))), []
    return Zone(name, "centre", Msg(name)), [_card(name, n, leaf) for n, leaf in enumerate(found)]


def _card(name: str, n: int, leaf: Plain) -> Thing:
    if leaf is None:
        return Thing(f"{name}-{n}", "card", name, Msg("scene-unknown"), marks=("down",))
    return Thing(f"{name}-{n}", "card", name, Msg(str(leaf)), face=str(leaf))


def tell(game: "AnyGame", after: View) -> tuple[Told, ...]:
    """The last move in the words of the game; nothing of one that this seat may not know."""
    if after.last is None or not after.last[1]:
        return ()
    seat, move = after.last
    words = " ".join(game.words[token] for token in move)
    if seat == CHANCE:
        return (Told(Msg("told-chance", {"words": words})),)
    return (Told(Msg("told-move", {"who": Who(seat), "words": words})),)


def features(game: "AnyGame") -> Features[Any]:
    """The numbers in a view's own fields, each 1 larger, so that 0 is an empty place and -1 is not below it."""
    seen = list(_views(game))
    texts = {name: _texts(seen, name) for name in own(seen[0])}
    rows = tuple(_field(seen, name, texts[name]) for name in texts)
    asked = Field("asked", 1, 1, "this seat is asked")

    def numbers(view: View) -> list[int]:
        out = [int(view.ask is not None)]
        for row in rows:
            found = [max(0, min(n, row.high)) for n in _numbers(view, row.name, texts[row.name])[: row.size]]
            out += found + [0] * (row.size - len(found))
        return out

    return Features(2, (asked, *rows), numbers)


def _texts(seen: list[View], name: str) -> list[str]:
    """The texts that this field has shown, in alphabetical order."""
    return sorted({leaf for view in seen for leaf in leaves(plain(getattr(view, name))) if isinstance(leaf, str)})


def _field(seen: list[View], name: str, texts: list[str]) -> Field:
    found = [_numbers(view, name, texts) for view in seen]
    top = max([len(texts) + 1, *(n for row in found for n in row)])
    what = "; texts: ".join(["as in the view, plus 1", *([", ".join(texts)] if texts else [])])
    return Field(name, max([1, *map(len, found)]), min(2 * top, LARGEST), what)


def own(view: View) -> Iterator[str]:
    """The names of the fields that a game has added."""
    return (f.name for f in fields(view) if f.name not in COMMON)


def _numbers(view: View, name: str, texts: list[str]) -> list[int]:
    return [_number(leaf, texts) for leaf in leaves(plain(getattr(view, name)))]


def _number(leaf: Plain, texts: list[str]) -> int:
    """A number plus 1; a text by its place among those that were seen, a new one after the last."""
    if isinstance(leaf, str):
        return (texts.index(leaf) if leaf in texts else len(texts)) + 1
    return int(leaf) + 1 if isinstance(leaf, int | float) else 0


def _views(game: "AnyGame") -> Iterator[View]:
    """Views of random games at the fullest table."""
    options = game.options()
    seats = game.counts(options)[-1]
    for seed in range(GAMES):
        rng, state = Rng(seed, salt=7), game.start(seats, options)
        for _ in range(LONGEST):
            asked = game.awaits(state)
            yield game.view(state, max(asked[0], 0) if asked else 0)
            if not asked:
                break
            state = game.play(state, asked[0], game.any_move(state, asked[0], rng))
