"""The law of positions: whatever `read` accepts can be played to the end, and what it does not accept is Wrong.

    from homestretch.core import positions
    positions.check(my_game, count=1000)

Texts of real positions are changed at random (`mutants`); each is refused in one sentence, or keeps every law of the
contract (`holds`).
"""

import re
from collections.abc import Iterator
from itertools import cycle, islice
from typing import NamedTuple

from homestretch.core.contract import LONGEST, Broken, Case, setups
from homestretch.core.game import AnyGame, State
from homestretch.core.options import Options
from homestretch.core.record import begin
from homestretch.core.rng import Rng
from homestretch.core.types import Wrong

POOL = 200  # real positions that the others are made of
FAR = 400  # moves into a game from which they are taken
CLOSELY = 2  # moves of each accepted position that are made under the eyes of the law, before it is played out
JOINTS = (" | ", " ; ", "/", ",", " ", "")  # where a text comes apart
WORD = re.compile(r"[^\s|;/,]+")
STRANGE = ("", "-", "?", "*", "=", "|", "0", "-1", "00", "1_1", "²", "63", str(2**31), str(2**64), "nan", "\n", "x=y")

Pieces = list[str]


class Tally(NamedTuple):
    accepted: int
    refused: int


def check(game: AnyGame, count: int = 1000, seed: int = 0) -> Tally:
    """Try so many changed texts; how many were positions, and how many were not."""
    held = [holds(game, text, Rng(seed, n, salt=5)) for n, text in enumerate(mutants(game, count, seed))]
    return Tally(sum(held), len(held) - sum(held))


def mutants(game: AnyGame, count: int, seed: int = 0) -> Iterator[str]:
    """So many texts, each a real position with a few changes: the same ones for the same seed."""
    real = list(islice(found(game, seed), min(count, POOL)))
    for n in range(count):
        rng = Rng(seed, n, salt=3)
        yield mutant(real[n % len(real)], real[int(rng.below(len(real)))], rng)


def found(game: AnyGame, seed: int) -> Iterator[str]:
    """Positions of random games, at every number of seats and with every option, from the start to the end."""
    for n, (seats, options) in enumerate(cycle(setups(game))):
        yield game.show(_after(game, seats, options, Rng(seed, n, salt=4)))


def _after(game: AnyGame, seats: int, options: Options, rng: Rng) -> State:
    """A state of a random game; one in eight at its end."""
    s: State = begin(game, seats, options)
    game.playout(s, rng, LONGEST if rng.below(8) == 0 else int(rng.below(1 + rng.below(FAR))))
    return s


def mutant(text: str, other: str, rng: Rng) -> str:
    """This text with one change or more, some of them taken from another text."""
    changed = text
    while changed == text or rng.below(3) == 0:
        way = rng.below(4)
        if way == 0:
            changed = _counted(changed, rng)
        elif way == 1:
            changed = _likened(changed, other, rng)
        else:
            changed = _edited(changed, other, rng)
    return changed


def _counted(text: str, rng: Rng) -> str:
    """One number of the text is another."""
    numbers = list(re.finditer(r"\d+", text))
    if not numbers:
        return text
    old = numbers[int(rng.below(len(numbers)))]
    near = (int(old[0]) + 1, int(old[0]) - 1, int(rng.below(12)), int(rng.below(70)))
    return text[: old.start()] + str(near[int(rng.below(4))]) + text[old.end() :]


def _likened(text: str, other: str, rng: Rng) -> str:
    """One word of the text is another of its kind: a field for a field, a card for a card, a phase for a phase."""
    words = list(WORD.finditer(text))
    if not words:
        return text
    old = words[int(rng.below(len(words)))]
    alike: list[str] = [word for word in WORD.findall(text + " " + other) if _shape(word) == _shape(old[0])]
    return text[: old.start()] + alike[int(rng.below(len(alike)))] + text[old.end() :]


def _shape(word: str) -> str:
    """A word with all numbers and all letters alike."""
    return re.sub(r"[^\W\d]+", "a", re.sub(r"\d+", "0", word))


def _edited(text: str, other: str, rng: Rng) -> str:
    """The text taken apart at some joint, and put together with one piece elsewhere, gone, twice or another."""
    joint = next(JOINTS[i] for i in rng.shuffled(range(len(JOINTS))) if JOINTS[i] in text)
    pieces, theirs = (text.split(joint), other.split(joint)) if joint else (list(text) or [""], list(other))
    EDITS[int(rng.below(len(EDITS)))](pieces, theirs, rng)
    return joint.join(pieces)


def _swap(pieces: Pieces, _: Pieces, rng: Rng) -> None:
    i, j = _place(pieces, rng), _place(pieces, rng)
    pieces[i], pieces[j] = pieces[j], pieces[i]


def _move(pieces: Pieces, _: Pieces, rng: Rng) -> None:
    pieces.insert(_place(pieces, rng), pieces.pop(_place(pieces, rng)))


def _drop(pieces: Pieces, _: Pieces, rng: Rng) -> None:
    del pieces[_place(pieces, rng)]


def _double(pieces: Pieces, _: Pieces, rng: Rng) -> None:
    pieces.insert(_place(pieces, rng), pieces[_place(pieces, rng)])


def _take(pieces: Pieces, theirs: Pieces, rng: Rng) -> None:
    """What stands at the same place in the other text."""
    i = _place(pieces, rng)
    pieces[i] = theirs[min(i, len(theirs) - 1)]


def _rob(pieces: Pieces, theirs: Pieces, rng: Rng) -> None:
    """What stands anywhere in the other text."""
    pieces[_place(pieces, rng)] = theirs[_place(theirs, rng)]


def _strange(pieces: Pieces, _: Pieces, rng: Rng) -> None:
    pieces[_place(pieces, rng)] = STRANGE[int(rng.below(len(STRANGE)))]


def _place(pieces: Pieces, rng: Rng) -> int:
    return int(rng.below(len(pieces)))


EDITS = (_swap, _move, _drop, _double, _take, _take, _rob, _strange)


def holds(game: AnyGame, text: str, rng: Rng) -> bool:
    """Whether this is a position, which then keeps every law and can be played to the end; Broken if it does not."""
    try:
        s = game.read(text)
    except Wrong:
        return False
    except Exception as error:
        raise Broken(f"{game.name}: reading {text!r} ends in {error!r}") from error
    try:
        _play(game, s, rng)
    except Exception as error:
        raise Broken(f"{error if isinstance(error, Broken) else repr(error)}. It was read from {text!r}") from error
    return True


def _play(game: AnyGame, s: State, rng: Rng) -> None:
    if not game.fits(s.seats, s.options):
        raise Broken(f"{game.name} is not for {s.seats} with these options")
    for _ in range(CLOSELY):
        if not game.awaits(s):
            break
        s = _watched(game, s, rng)
    if game.playout(s, rng, LONGEST) == LONGEST:
        raise Broken(f"{game.name} did not end within {LONGEST} moves")
    case = Case(game, s, rng, 1)
    case.sound()
    case.notation()
    case.scores()
    case.outcome()


def _watched(game: AnyGame, s: State, rng: Rng) -> State:
    """The state after a random move, with every law held before it."""
    case = Case(game, s, rng, 1)
    case.sound()
    asked = case.awaits()
    seat = asked[int(rng.below(len(asked)))]
    move = case.whole(seat)
    case.closely(seat, move)
    if len(asked) > 1:
        case.together()
    after: State = game.play(s, seat, move)
    return after
