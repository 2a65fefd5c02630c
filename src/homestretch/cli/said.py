"""What a game says in a few random games: the keys that its catalogue should have."""

from collections.abc import Iterator

from homestretch.core.game import AnyGame, State
from homestretch.core.options import flags
from homestretch.core.record import begin
from homestretch.core.rng import Rng
from homestretch.core.scene import spoken
from homestretch.core.types import CHANCE, Move, Msg, Seat
from homestretch.core.view import View

MOVES = 150  # of each game


def said(game: AnyGame) -> set[str]:
    """The title, a word for every option, and all that is asked, told, drawn and refused."""
    keys = {"title", "about", *(f"option-{f.name}" for f in flags(game.options))}
    for seed, seats in enumerate(game.counts(game.options())):
        keys.update(key for msg in _heard(game, seats, Rng(seed, salt=8)) for key in _keys(msg))
    return keys


def unexplained(game: AnyGame) -> list[str]:
    """The things and places of a few random games that have no name, or no word on what they do."""
    found: dict[str, None] = {}
    for seed, seats in enumerate(game.counts(game.options())):
        for view in _views(game, seats, Rng(seed, salt=9)):
            places = (p.name for p in game.board(view).places if not (p.label and p.about))
            things = (t.id for t in game.scene(view).things if not t.about)
            found.update(dict.fromkeys((*places, *things)))
    return sorted(found)


def _views(game: AnyGame, seats: int, rng: Rng) -> Iterator[View]:
    """What everybody sees in one random game, players and those who look on."""
    s = begin(game, seats, game.options())
    for _ in range(MOVES):
        yield from (game.view(s, reader) for reader in (None, *range(seats)))
        for seat in game.awaits(s)[:1]:
            s = game.play(s, seat, game.any_move(s, seat, rng))


def _keys(msg: Msg) -> Iterator[str]:
    yield msg.key
    yield from (key for arg in msg.args.values() if isinstance(arg, Msg) for key in _keys(arg))


def _heard(game: AnyGame, seats: int, rng: Rng) -> Iterator[Msg]:
    """All messages of one random game."""
    s = begin(game, seats, game.options())
    for _ in range(MOVES):
        for seat in game.awaits(s)[:1]:
            move = game.any_move(s, seat, rng)
            if seat != CHANCE:
                yield from _asked(game, s, seat, move, rng)
            after = game.play(s, seat, move)
            for reader in range(seats):
                yield from (told.msg for told in game.tell(game.view(s, reader), game.view(after, reader)))
            s = after


def _asked(game: AnyGame, s: State, seat: Seat, move: Move, rng: Rng) -> Iterator[Msg]:
    """The questions of one move, its words, what is drawn meanwhile, and why another word cannot be said."""
    for said in range(len(move)):
        view, ask = game.view(s, seat, move[:said]), game.ask(s, seat, move[:said])
        yield Msg(f"ask-{ask.what}")
        if game.kit.word:  # else words are called as they are said
            yield from (game.word(view, token) for token in ask.tokens)
        if game.kit.scene:  # a plain one names things as the view does
            drawn = game.scene(view)
            yield from (msg for thing in drawn.things for msg in (thing.label, thing.about) if msg)
            yield from (msg for place in game.board(view).places for msg in spoken(place))
            yield from (msg for zone in drawn.zones for msg in (zone.title, zone.note) if msg)
        other = int(rng.below(len(game.words)))
        if other not in ask.tokens:
            yield game.why_not(view, move[:said], other)
