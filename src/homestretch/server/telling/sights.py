"""What a seat is shown: messages made from that seat's own views, and from nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from sys import getsizeof
from typing import Generic, NamedTuple, TypeVar

from homestretch.core import scene as model
from homestretch.core.plain import plain
from homestretch.core.registry import game as find
from homestretch.core.types import Msg, Seat, Token
from homestretch.core.view import View
from homestretch.play.ahead import Selection
from homestretch.play.course import sides
from homestretch.play.wording import word
from homestretch.scene import scene_of
from homestretch.scene.svg import board_svg
from homestretch.server.messages.seen import Ask, Board, Flight, Known, Offer, Outcome, Place, Seen, Side, Told
from homestretch.server.messages.to_client import packed
from homestretch.server.share.remembered import Remembered
from homestretch.server.telling import opening
from homestretch.server.telling.abouts import about
from homestretch.server.telling.eyes import Eyes, Sketch, drawn
from homestretch.server.telling.sentences import Listener, Sentences
from homestretch.server.wire.drawings import Drawing

BOARDS: Remembered[tuple[str, Mapping[str, str]]] = Remembered(8_000_000, lambda one: getsizeof(one[0]))
S = TypeVar("S", bound=Seen | Known, covariant=True)


class Drawn(NamedTuple, Generic[S]):
    """A position to send, and the pictures it speaks of by name."""

    seen: S
    pictures: Mapping[str, str]


class Words(NamedTuple):
    """What was said of a move so far, as it was offered, which words are known to end it, and what is to be chosen."""

    said: tuple[str, ...] = ()
    ends: frozenset[Token] = frozenset()
    chosen: Selection = Selection()


def board(view: View, says: Sentences) -> tuple[str, Mapping[str, str]]:
    """What does not change during a game, as it is sent, and what its places do, by name; the same board is drawn
    once for a language, whoever plays on it."""
    drawn = find(view.game).board(view)
    alike = (view.game, view.seat, says.lang, drawn)
    return BOARDS.get(alike) or BOARDS.keep(alike, _board(drawn, view.seat, says))


def _board(drawn: model.Board, seat: Seat | None, says: Sentences) -> tuple[str, Mapping[str, str]]:
    found = Board(
        seat=seat,
        svg=board_svg(drawn) if drawn.places else "",
        width=drawn.width,
        height=drawn.height,
        places=tuple(_place(p, says) for p in drawn.places),
    )
    return Drawing(packed(found)), dict(about(_does(p, says)) for p in drawn.places if p.about)


def _place(p: model.Place, says: Sentences) -> Place:
    label = says.say(Msg(p.label, {"number": p.number})) if p.label else p.name
    does = about(_does(p, says)).name if p.about else ""
    return Place(p.name, p.x, p.y, p.size, p.says, p.owner, label, does, p.number)


def _does(p: model.Place, says: Sentences) -> str:
    return says.say(Msg(p.about, {"number": p.number}))


def seen(view: View, listener: Listener, words: Words | None = None, eyes: Eyes | None = None) -> Drawn[Seen]:
    """Everything there is to see and to say; with eyes that have seen before, only what is new is made."""
    return _seen(view, (eyes or Eyes()).see(view, listener), _ask(view, listener, words or Words()))


def _seen(view: View, sketch: Sketch, ask: Ask | None) -> Drawn[Seen]:
    found = Seen(
        path=view.path,
        awaits=view.awaits,
        over=view.over,
        scores=view.scores,
        outcome=_outcome(view, sketch.listener),
        ask=ask,
        zones=sketch.zones,
        things=sketch.things,
    )
    return Drawn(found, sketch.pictures)


def opened(views: Sequence[View], listener: Listener) -> Drawn[Seen]:
    """A spectator's sight, and then every seat's, as one with all hands open: for games that are over."""
    (field, scene), *theirs = (scene_of(view) for view in views)
    merged = opening.opened(scene, [own for _, own in theirs])
    return _seen(views[0], drawn(field, merged, listener), None)


def known(view: View) -> Known:
    """A view as plain data, and the question in words of the game: for programs."""
    words, asked = find(view.game).words, view.ask
    return Known(
        view=plain(view),
        what=asked.what if asked else "",
        offers=tuple(words[token] for token in asked.tokens) if asked else (),
        path=" ".join(words[token] for token in view.path),
    )


def told(news: Iterable[model.Told], ply: int, by: Seat, listener: Listener) -> tuple[Told, ...]:
    """What happened on the way to that ply, in words, and who did it."""
    return tuple(Told(ply, by, listener.hears(t.msg), t.mark, _flights(t)) for t in news)


def _flights(t: model.Told) -> tuple[Flight, ...]:
    """Every way that was told of, the sentence's own first."""
    own = (Flight(t.thing, t.way),) if t.thing else ()
    return *own, *(Flight(f.thing, f.way) for f in t.flights)


def _ask(view: View, listener: Listener, words: Words) -> Ask | None:
    """The question to this seat and what it may answer, in words; a whole move is asked nothing more."""
    ask = view.ask
    if ask is None or (not ask.tokens and not view.path):
        return None
    offers, among = (
        tuple(Offer(token, listener.hears(word(view, token)), token in words.ends) for token in tokens)
        for tokens in (ask.tokens, words.chosen.tokens)
    )
    what = listener.asked(ask, counted=words.chosen.left > 1) if ask.tokens else ""
    return Ask(what, ask.least, ask.most, offers, words.said, among, words.chosen.left)


def _outcome(view: View, listener: Listener) -> Outcome | None:
    end, says = view.outcome, listener.sentences
    if end is None:
        return None
    game, ranking = find(view.game), end.ranking()
    reached = tuple(says.reached(end, seat) for seat in range(view.seats))
    text = says.ending(end, listener.names, listener.me, game.teams(view.seats))
    teams = sorted(sides(game, view.seats), key=lambda team: ranking.index(min(team, key=ranking.index)))
    together = tuple(Side(team, says.reached(end, *team)) for team in teams)
    return Outcome(text, end.winners, tuple(ranking), reached, together)
