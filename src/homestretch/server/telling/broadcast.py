"""The room tells its lines what happened, each only what its own seat may know."""

from collections.abc import Iterable, Mapping, Sequence
from sys import getsizeof
from typing import TypeAlias

from homestretch.core.teams import mates_in
from homestretch.core.types import Move, Seat, Token
from homestretch.core.view import View
from homestretch.play import telling, wording
from homestretch.play.ahead import selection
from homestretch.play.table import Table
from homestretch.scene.theme import HUES
from homestretch.server.acts import votes
from homestretch.server.doors.line import Line, Owed
from homestretch.server.errors import Refused
from homestretch.server.messages.seen import Coach, Known, KnownSight, Seen, Sight, Told
from homestretch.server.messages.to_client import Ballot, Chair, Led, NewRemark, People, packed
from homestretch.server.room import Room, Step
from homestretch.server.share.remembered import Remembered
from homestretch.server.telling import sights
from homestretch.server.telling.sentences import Listener, sentences
from homestretch.server.telling.sights import Drawn, Words
from homestretch.server.vote import Vote

LOG = 30  # lines of the log that a newcomer is told
MARKED = 12  # words; each costs a question to the rules
MADE = 16_000_000  # bytes of messages that several lines may be told
NEWS = 16  # tellings kept at a table until the next move
MISSED = 60  # moves; who has missed more gets a fresh view
Made: TypeAlias = tuple[str, Mapping[str, str]]  # a message, and the pictures it speaks of


def listener(room: Room, line: Line) -> Listener:
    return Listener(sentences(line.lang, room.setup.game), room.names, line.seat)


def listener_at(room: Room, line: Line, ply: int) -> Listener:
    """How this line is told of the move that led to that ply: by the names of those who sat there then."""
    names = room.story.names_at(ply)
    is_me = line.seat is not None and names[line.seat] == room.names[line.seat]
    return Listener(sentences(line.lang, room.setup.game), names, line.seat if is_me else None)


# The game


def told(room: Room, line: Line, since: int, until: int) -> tuple[Told, ...]:
    """The log from one ply to another, as this line's seat saw it happen."""
    return worded(room, line, happened(room, line.seat, since, until))


def happened(room: Room, seat: Seat | None, since: int, until: int) -> Sequence[Step]:
    """What happened on the way to each ply, as this seat saw it; what was new just now is kept for other languages."""
    table = room.begun
    known = room.news.get((seat, since)) if until == table.ply else None
    if known is not None:
        return known
    views = [room.view_at(seat, ply) for ply in range(since, until + 1)]
    steps = list(enumerate(telling.step_by_step(table.game, views), since + 1))
    if until == table.ply and len(room.news) < NEWS:
        room.news[seat, since] = steps
    return steps


def worded(room: Room, line: Line, steps: Iterable[Step]) -> tuple[Told, ...]:
    moves = room.begun.log  # whose move it was stands in everybody's view of it
    return tuple(
        one for ply, news in steps for one in sights.told(news, ply, moves[ply - 1][0], listener_at(room, line, ply))
    )


def position(room: Room, line: Line, ply: int) -> Drawn[Seen | Known]:
    """What there is to see at that ply from where this line looks."""
    return shown(room, line, ply, room.view_at(line.seat, ply))


def shown(room: Room, line: Line, ply: int, view: View) -> Drawn[Seen | Known]:
    """What there is to see in this view of that ply, for the line whose seat's it is."""
    if line.is_program:
        return Drawn(sights.known(view), {})
    if ply != room.begun.ply or line.seat is None or view.ask is None:
        return sights.seen(view, listener(room, line), eyes=room.eyes)
    table, path = room.begun, view.path
    chosen = selection(table.game, table.state, line.seat, path)
    words = Words(said(room, line, table, path), _ends(table, line.seat, path, view.ask.tokens), chosen)
    return sights.seen(view, listener(room, line), words, room.eyes)


def said(room: Room, line: Line, table: Table, path: Move) -> tuple[str, ...]:
    """Words said at this table one after another, as this line calls them."""
    hears = listener(room, line).hears
    return tuple(hears(msg) for msg in wording.said(table.game, table.state, line.seat, path))


def _ends(table: Table, seat: Seat, path: Move, tokens: tuple[Token, ...]) -> frozenset[Token]:
    """Those words that make the move whole, so that nobody need ask; unless they are many."""
    if len(tokens) > MARKED:
        return frozenset()
    return frozenset(token for token in tokens if not table.ask(seat, (*path, token)).tokens)


def opened(room: Room, line: Line, ply: int) -> Drawn[Seen]:
    """A position with all hands open, once the game is over."""
    if room.stage != "over":
        raise Refused(403, "hands are shown when the game is over", "web-not-over")
    views = [room.view_at(seat, ply) for seat in (None, *range(room.setup.seats))]
    return sights.opened(views, Listener(sentences(line.lang, room.setup.game), room.names, None))


def sight(room: Room, line: Line, since: int, fresh: bool = False) -> tuple[Sight | KnownSight, Drawn[Seen | Known]]:
    """The position now, what led to it, and its pictures."""
    ply, undo = room.begun.ply, room.may_undo(line.seat)
    if line.is_program:
        known = sights.known(room.view_at(line.seat, ply))
        about = KnownSight(n=room.n, ply=ply, since=since, undo=undo, told=(), fresh=fresh, **vars(known))
        return about, Drawn(known, {})
    log = told(room, line, since, ply)
    drawn = position(room, line, ply)
    return Sight(n=room.n, ply=ply, since=since, undo=undo, told=log, fresh=fresh, **vars(drawn.seen)), drawn


def tell_moves(room: Room) -> None:
    """Tell every line of the moves it has not been told of."""
    room.eyes.close(but={(line.seat, line.lang) for line in room.lines})
    _owe(room, Owed.SIGHT)


def greet(room: Room, line: Line, last: int | None = None) -> None:
    """Tell a line everything it needs to begin, or what it has missed since event `last`."""
    line.ply = missed(room, last) if room.table else None
    line.owe(Owed.GREETING)


def greet_all(room: Room) -> None:
    """Everybody begins anew: what was told no longer holds."""
    for line in room.lines:
        line.ply = None
    _owe(room, Owed.GREETING)


def _owe(room: Room, what: Owed) -> None:
    room.changed()
    for line in room.lines:
        line.owe(what)


def made(room: Room, line: Line, what: Owed) -> list[str]:
    """What a line is owed, made as things are now; lines that are told the same share it."""
    if what is Owed.LEAD:
        return [_led_text(room, line)]
    texts = [] if what is Owed.SIGHT else [_people_text(room, line)]
    if what is Owed.GREETING and room.table is not None and not line.is_program:
        board, abouts = sights.board(room.view_at(line.seat, room.table.ply), sentences(line.lang, room.setup.game))
        texts += [*line.unknown(abouts), board]
    if what is not Owed.PEOPLE and room.table is not None:
        texts += _sight_texts(room, line)
    if what is Owed.GREETING and room.leader is not None and not line.is_program:
        texts.append(_led_text(room, line))
    return texts


def _sight_texts(room: Room, line: Line) -> list[str]:
    """The position now and what led to it, with the pictures that are new to this line before it."""
    ply, told = room.begun.ply, line.ply
    fresh = told is None or not 0 <= ply - told <= MISSED
    since = max(0, ply - LOG) if fresh or told is None else told
    text, pictures = (_shared if fresh or room.is_crowded else _made)(room, line, since, fresh)
    line.ply = ply
    return [*line.unknown(pictures), *_coached(room, line), text]


def _coached(room: Room, line: Line) -> list[str]:
    """What the coach says to the learner now, if anything is taught and it is theirs to do something."""
    lesson, moves = room.lesson, room.begun.log
    if lesson is None or line.is_program or line.seat != lesson.seat:
        return []
    step, over = lesson.step(moves), lesson.is_over(moves)
    if step is None and not over:
        return []
    number, move, said = (step.number, step.move, step.text) if step else (len(lesson.steps), (), lesson.farewell)
    text = listener(room, line).hears(said)
    return [packed(Coach(ply=len(moves), step=number, of=len(lesson.steps), text=text, move=move, over=over))]


def _shared(room: Room, line: Line, since: int, fresh: bool) -> Made:
    alike = (room.number, room.n, room.begun.ply, line.seat, line.lang, line.form, since, fresh)
    exactly = (*alike, room.may_undo(line.seat))
    return _MADE.get(exactly) or _MADE.keep(exactly, _made(room, line, since, fresh))


def _made(room: Room, line: Line, since: int, fresh: bool) -> Made:
    message, drawn = sight(room, line, since, fresh)
    return packed(message), drawn.pictures


def _people_text(room: Room, line: Line) -> str:
    mine = tuple(room.seats_of(line.key)) if line.key else ()
    asks = tuple(title for title, vote in room.votes.items() if vote.key == line.key)
    left = tuple(room.left_by(line.key)) if line.key else ()
    alike = (room.edition, line.seat, mine, left, line.key == room.host, asks)
    found = _MADE.get(alike)
    if found is None:
        found = _MADE.keep(alike, (packed(people(room, line.key, line.seat)), {}))
    return found[0]


_MADE: Remembered[Made] = Remembered(MADE, lambda one: getsizeof(one[0]))


def missed(room: Room, last: int | None) -> int | None:
    """The ply at event `last`, if what came after can be told move by move; None: a fresh view is better."""
    ply = room.ply_at.get(last) if last is not None else None
    return ply if ply is not None and room.begun.ply - ply <= MISSED else None


def tell_lead(room: Room) -> None:
    """Tell everybody who looks on who leads, and where to: whoever is slow is told the last of it only."""
    for line in room.lines:
        if not line.is_program:
            line.owe(Owed.LEAD)


def _led_text(room: Room, line: Line) -> str:
    leader = room.leader
    if leader is None:
        return packed(Led(name="", ply=0, mine=False))
    return packed(Led(name=leader.name, ply=leader.ply, mine=leader.line is line))


# The people


def tell_people(room: Room) -> None:
    """Tell everybody who is here, what was agreed, and what is asked of whom besides the game."""
    _owe(room, Owed.PEOPLE)


def tell_chat(room: Room) -> None:
    """Tell everybody what was said last."""
    remark = packed(NewRemark(**vars(room.story.chat[-1])))
    room.changed()
    for line in list(room.lines):
        line.push(remark)


def people(room: Room, key: str, seat: Seat | None) -> People:
    """The people as somebody with this key sees them."""
    mine = room.seats_of(key) if key else []
    return People(
        n=room.n,
        stage=room.stage,
        seat=seat,
        mine=tuple(mine),
        host=bool(key) and key == room.host,
        seats=tuple(_chair(room, seat) for seat in range(room.setup.seats)),
        setup=room.setup,
        fits=tuple(room.setup.fits()) if room.stage == "waiting" else (),
        watching=sum(line.seat is None for line in room.lines),
        votes=tuple(_ballot(room, title, vote, key) for title, vote in room.votes.items()),
        left=tuple(room.left_by(key)) if key else (),
        linked=tuple(link.seat for link in room.links.values() if link.maker == key and room.is_unchanged(link)),
        chat=tuple(room.story.chat),
        next=room.story.next,
    )


def _chair(room: Room, seat: Seat) -> Chair:
    chair, hue = room.chairs[seat], seat % len(HUES)
    away, mates = room.is_away(seat), mates_in(room.setup.game, room.setup.seats, seat)
    return Chair(seat, chair.kind, chair.name, chair.bot, room.is_here(seat), away, HUES[hue].sign, hue, mates)


def _ballot(room: Room, title: str, vote: Vote, key: str) -> Ballot:
    asked = tuple(room.seats_of(key)) if key in votes.need(room, vote) - vote.yes else ()
    name, is_mine = f"{title}-{vote.word}", bool(key) and key == vote.key
    return Ballot(name, vote.kind, vote.by, vote.who, vote.about, is_mine, asked)
