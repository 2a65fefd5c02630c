"""Positions in which the right move is beyond doubt, from the rules: good bots find it, whatever their luck."""

import pytest

from homestretch.bots import find
from homestretch.core.registry import game as find_game

pytestmark = pytest.mark.slow
SEEDS = 5
DOG = "4 | round 1 dealer 3 turn 0 play | pawns {} ; {} ; {} ; {} | hands {} | discard -"
YARD = "-,-,-,-"
HIT = "2 | turn 0 play | round 9 first 0 | market n-7 n-8 n-bar n-start n-group | {} ; 3 coins ; {} | {} ; 3 coins ; {}"
HAND = "hand {} ; top - ; pile {} ; discard -"
THEIRS = HAND.format("s-coin3 s-out1 s-out6", "s-1to5 s-3 s-corner")
ENCORE = "2 | turn 0 {} | round 1 first 0 | totals 0 0 | rows {} | loots {} | discard {}"


def dog(hands: str, blue: str, red: str = YARD, green: str = YARD, yellow: str = YARD) -> str:
    return DOG.format(blue, red, green, yellow, hands)


def hit(hand: str, mine: str, theirs: str) -> str:
    start = ("s-coin3", "s-out1", "s-out6", "s-1to5", "s-3", "s-corner")
    pile = " ".join(card for card in start if card not in hand.split())
    return HIT.format(mine, HAND.format(hand, pile), theirs, THEIRS)


LAST = dog("swap,2 ; 5 ; - ; -", "g2,g3,g4,f59", "g2,g3,g4,f19", "g1,g2,g3,g4", "g1,g2,g3,g4")

# What it is about, the game, the position, and how the moves begin that are right.
BEYOND = [
    ("the last pawn of the partner comes home: the game is won", "dog",
     dog("5,2 ; 5 ; - ; 6", "g1,g2,g3,g4", green="g2,g3,g4,f28"), ["5 f28 g2.1"]),
    ("the last pawn is four steps from home and need not be swapped forty back", "dog",
     LAST, ["2 f59 f61"]),
    ("a start would bar the way of two that a 7 brings on", "dog",
     dog("7,13 ; 5 ; 6 ; 8", "f58,f60,-,-"), ["7 "]),
    ("one of theirs is three fields from home, and a 5 captures it", "dog",
     dog("5,2 ; 5 ; 6 ; 8", "f40,-,-,-", yellow="f45,-,-,-"), ["5 f40 f45"]),
    ("a 5 would capture the partner, who is nearly home", "dog",
     dog("5,2 ; 5 ; 6 ; 8", "f25,-,-,-", green="f30,-,-,-"), ["2 f25 f27"]),
    ("four back is nearly a lap won", "dog",
     dog("4,6 ; 5 ; 6 ; 8", "f2,-,-,-"), ["4 f2 f62"]),
    ("a 6 leads home, everything else past it", "dog",
     dog("6,9 ; 5 ; 6 ; 8", "g3,g4,f60,-"), ["6 f60 g0.2"]),
    ("an ace is 1: 11 would lead past the goal for another lap", "dog",
     dog("1/11 ; 5 ; 6 ; 8", "g2,g3,g4,f61"), ["1/11 f61 f62"]),
    ("somebody of theirs stands before the own goal, and a swap takes the place", "dog",
     dog("swap,3 ; 5 ; 6 ; 8", "f5,-,-,-", yellow="f62,-,-,-"), ["swap f5 f62"]),
    ("of two that can be swapped with, the one who is nearly round", "dog",
     dog("swap,3 ; 5 ; 6 ; 8", "f5,-,-,-", "f12,-,-,-", yellow="f46,-,-,-"), ["swap f5 f46"]),
    ("the last pawn goes in: the game is won", "hit",
     hit("s-3 s-coin3 s-out1", "f38 g4 g3 g1", "f25 w w w"), ["s-3 f38 g2"]),
    ("their last pawn is before its goal, and a 3 captures it", "hit",
     hit("s-3 s-out1 s-out6", "f15 g4 g3 g2", "f18 g4 g3 g2"), ["s-3 f15 f18"]),
    ("of one to five steps two lead in: the game is won", "hit",
     hit("s-1to5 s-corner s-out6", "f38 g4 g3 g2", "f25 w w w"), ["s-1to5 f38 g1"]),
    ("every card that is left would lose the row, and with it the lead", "encore",
     ENCORE.format("go-on", "19t/-", "-/t", "1(8)2(11)3(11)4(11)5(11)6(7)7(7)8(7)9(6)t(5)"), ["stop"]),
    ("behind, and the next card is the last chance", "encore",
     ENCORE.format("go-on", "123/-", "999/t(4)", "1(10)2(10)3(10)4(11)5(11)6(7)7(7)8(7)9(4)tt"), ["draw"]),
    ("a card that cannot lose anything is drawn", "encore",
     ENCORE.format("go-on", "5/33", "-/-", "-"), ["draw"]),
    ("with three in the row a steal risks nothing", "encore",
     ENCORE.format("rob 8", "238/88", "-/-", "-"), ["steal"]),
    ("the last witch reaches the finish with a card: the game is won", "hexenrennen",
     "2 | turn 0 card 45 | at 51 51 45/10 0 0 | track 45:F*", ["4", "5", "6"]),
    ("their last witch stands before the finish, on one's own symbol", "hexenrennen",
     "2 | turn 1 card 46 | at 51 51 44/51 51 46 | track 46:F*", ["2", "3", "4", "5", "6", "7", "8", "9", "10", "t"]),
    ("from the last tile a 3 is worth four points", "hexenrennen",
     "2 | turn 0 choose | die 3 | at 48 5 0/20 10 0", ["t48"]),
]  # fmt: skip


# Moves that were made once, and made people laugh.
SILLY = [
    ("a start that bars the way of two that a 7 brings on", dog("7,13 ; 5 ; 6 ; 8", "f58,f60,-,-"), "13 yard"),
    ("the last pawn swapped forty fields back", LAST, "swap"),
    ("a joker spent as four back", dog("joker,3 ; 5 ; 6 ; 8", "f20,-,-,-"), "joker 4 f20 f16"),
    ("the last pawn swapped 29 fields back, where a 7 leads on: `classic` did that",
     "4 | round 17 dealer 3 turn 2 play | pawns g2,g1,-,g4 ; g4,f22,-,- ; f8,g4,g3,g1 ; g3,g4,g2,f43 "
     "| hands - ; 8 ; 7,swap ; 2,6 | discard 2*4,3*6,4*7,5*5,6*5,7*5,8*4,9*6,10*5,12*8,13*6,1/11*6,swap*5,joker*3 "
     "| top 10 | out 0", "swap"),
    ("the last pawn swapped 29 fields back, and one of theirs as far on, where a 7 leads on",
     "4 | round 17 dealer 3 turn 2 play | pawns g2,g1,-,g4 ; g4,f43,-,- ; f8,g4,g3,g1 ; g3,g4,g2,f22 "
     "| hands - ; 8 ; 7,swap ; 2,6 | discard 2*4,3*6,4*7,5*5,6*5,7*5,8*4,9*6,10*5,12*8,13*6,1/11*6,swap*5,joker*3 "
     "| top 10 | out 0", "swap f8 f43"),
    ("one swapped 29 fields back, where a 10 leads to the goal: `classic` did that",
     "4 | round 11 dealer 1 turn 0 play | pawns g1,f27,f49,g4 ; g4,f26,-,- ; f41,g4,g3,g1 ; g3,g4,f20,- "
     "| hands 8,10,swap ; - ; 5,6 ; 4,6 | discard 2*5,3*5,4*5,5*4,6*5,7*8,8*5,9*7,10*4,12*8,13*5,1/11*3,swap*5,joker*4 "
     "| top 4 | gave 5 ; - ; - ; - | out 1", "swap f49 f20"),
]  # fmt: skip


# `expert` swaps there since DOG with four has its net of twelve generations. Whether that is wrong is open: played out
# by `hard` in 706 guessed worlds the swap won 391 and the 7 370, which is no difference for certain.
DOUBTED = (SILLY[3][0], "expert")


def said(name: str, position: str, level: str) -> list[str]:
    """What a level does there, thinking with one luck after another."""
    game, bot = find_game(name), find(level)
    s = game.read(position)
    view = game.view(s, game.awaits(s)[0])
    return [game.say(bot.move(view, seed, bot.own(name).timeless)) for seed in range(SEEDS)]


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(("about", "name", "position", "right"), BEYOND, ids=[row[0] for row in BEYOND])
def test_what_is_beyond_doubt_is_done(about: str, name: str, position: str, right: list[str], level: str) -> None:
    for move in said(name, position, level):
        assert move.startswith(tuple(right)), f"{about}: {move}"


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize(("about", "position", "silly"), SILLY, ids=[row[0] for row in SILLY])
def test_nobody_laughs_any_more(
    about: str, position: str, silly: str, level: str, request: pytest.FixtureRequest
) -> None:
    if (about, level) == DOUBTED:
        request.applymarker(pytest.mark.xfail(reason="`expert` swaps there; see DOUBTED", strict=True))
    for move in said("dog", position, level):
        assert not move.startswith(silly), f"{about}: {move}"
