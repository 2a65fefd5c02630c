"""Every reason against a word names the clause that says most about it."""

import pytest

from homestretch.texts import Texts

from .conftest import clause, position

TEXTS = Texts("en", "hit")


def reasons(*rows):
    return pytest.mark.parametrize(("pawns", "path", "word", "says"), rows)


def told(pawns, path, word):
    """The clause of the reason against a word; `^` after a colour's pawns: a shield lies on its discards."""
    seats = int(pawns[0]) if pawns[0].isdigit() else 4
    colours = dict(part.split("=") for part in pawns.lstrip("234 ").split("; "))
    order = ("blue", "green") if seats == 2 else ("blue", "red", "green", "yellow")
    tops = {order.index(colour): "n-4" for colour, places in colours.items() if "^" in places}
    bare = {colour: places.rstrip("^") for colour, places in colours.items()}
    hand = path.split()[0]
    key, says = position(seats, hand=f"{hand} s-coin3", tops=tops, market="-", **bare).why(word, path)
    assert TEXTS.has(key), key
    return says


@clause("R-HIT-221", "R-HIT-222", "R-HIT-116")
@reasons(
    ("blue=f0", "n-3b1 f0", "f39", "R-HIT-222"),  # back over the own barrier
    ("blue=f0", "n-3b1 f0", "f5", "R-HIT-116"),  # neither three on nor one back
    ("2 blue=g1", "n-3b1 g1", "f39", "R-HIT-221"),
    ("2 blue=g1 f5", "n-3b1 g1", "f3", "R-HIT-221"),
)
def test_one_step_back_is_never_made_over_the_own_barrier_nor_in_the_goal(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-059", "R-HIT-062", "R-HIT-065", "R-HIT-213")
@reasons(
    ("blue=f2; red=f4", "s-1to5 f2", "f4", "R-HIT-059"),
    ("blue=f2; red=f13", "n-11 f2", "f13", "R-HIT-059"),
    ("blue=f3; red=f13", "n-split f3", "f13", "R-HIT-059"),
    ("blue=f2; red=f6^", "n-4 f2", "f6", "R-HIT-062"),
    ("blue=f5; red=f9^", "n-bar f5", "f9", "R-HIT-062"),
    ("blue=f1; red=f8^", "n-corn f1", "f8", "R-HIT-062"),
    ("blue=f2; red=f6^", "n-hunt f2", "f6", "R-HIT-062"),
    ("blue=f2; red=f6^; green=f7", "n-4 f2", "f7", "R-HIT-065"),  # passed, not captured
    ("blue=f28; red=f39", "n-11 f28", "g2", "R-HIT-213"),  # the first free goal field
    ("blue=f29; red=f39", "n-split f29", "g2", "R-HIT-213"),
)
def test_a_pawn_that_may_not_capture_goes_on_to_the_next_free_field(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-066", "R-HIT-067", "R-HIT-125", "R-HIT-249")
@reasons(
    ("blue=f36; red=f38 f39", "n-group", "f36", "R-HIT-249"),  # the group reaches the barrier
    ("blue=f36", "n-group", "f36", "R-HIT-125"),  # there is none
    ("blue=f36; red=f38", "n-group f36", "g1", "R-HIT-066"),
    ("blue=f5; red=f7 f9", "n-group f5", "f12", "R-HIT-125"),
    ("2 blue=f5 g1; green=f7", "n-group", "g1", "R-HIT-067"),
)
def test_groups(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-066", "R-HIT-124", "R-HIT-212")
@reasons(
    ("blue=f12; red=f13", "n-behind", "f12", "R-HIT-212"),  # it stands there already
    ("blue=f12", "n-behind", "f12", "R-HIT-124"),  # nobody is ahead
    ("blue=f35 g2", "n-behind", "f35", "R-HIT-066"),
    ("blue=f35 g1", "n-behind f35", "g2", "R-HIT-066"),
    ("blue=f12; red=f20", "n-behind f12", "f20", "R-HIT-124"),  # onto it, not behind it
)
def test_close_behind(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-105", "R-HIT-203", "R-HIT-204", "R-HIT-208", "R-HIT-211")
@reasons(
    ("blue=f38", "s-corner", "f38", "R-HIT-208"),
    ("blue=f35; red=f38", "s-corner", "f35", "R-HIT-105"),  # it is taken
    ("blue=f38", "n-corn", "f38", "R-HIT-208"),
    ("blue=f39", "n-bar", "f39", "R-HIT-203"),
    ("2 blue=g1 f5", "n-bar", "g1", "R-HIT-203"),
    ("blue=f31", "n-start", "f31", "R-HIT-204"),
    ("blue=f35; red=f2", "n-hunt", "f35", "R-HIT-211"),
)
def test_a_card_that_looks_for_something_finds_nothing_beyond_the_barrier(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-105", "R-HIT-118", "R-HIT-123", "R-HIT-201", "R-HIT-204", "R-HIT-208", "R-HIT-210", "R-HIT-211")
@reasons(
    ("blue=f5", "n-bar f5", "f19", "R-HIT-118"),  # not the nearest
    ("blue=f15", "n-bar f15", "f9", "R-HIT-201"),  # not ahead
    ("blue=f5", "n-start f5", "f20", "R-HIT-119"),
    ("blue=f15", "n-start f15", "f10", "R-HIT-201"),
    ("blue=f15", "n-start f15", "f0", "R-HIT-204"),
    ("blue=f33", "n-corn f33", "f0", "R-HIT-208"),
    ("blue=f5", "n-corn f5", "f9", "R-HIT-122"),
    ("blue=f5", "s-corner f5", "f10", "R-HIT-105"),
    ("blue=f30; red=f33 f35", "n-hunt f30", "f35", "R-HIT-123"),
    ("blue=f30; red=f33^; green=f35", "n-hunt f30", "f35", "R-HIT-210"),
    ("blue=f30; red=f33 f2", "n-hunt f30", "f2", "R-HIT-211"),
    ("blue=f5; red=f9", "n-bar f5", "f5", "R-HIT-205"),  # the field it stands on
)
def test_a_card_that_looks_for_something_finds_the_nearest_ahead(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-010", "R-HIT-038", "R-HIT-042", "R-HIT-046", "R-HIT-049", "R-HIT-058", "R-HIT-220", "R-HIT-304")
@reasons(
    ("blue=f5", "n-4 f5", "f7", "R-HIT-038"),  # not in full
    ("blue=f5", "n-4 f5", "f12", "R-HIT-110"),  # too far
    ("blue=f5", "n-4 f5", "f2", "R-HIT-042"),
    ("blue=f34 f39", "s-1to5 f34", "f39", "R-HIT-058"),
    ("blue=f36", "s-1to5 f36", "f0", "R-HIT-046"),  # past the own barrier
    ("blue=f38", "s-3 f38", "g1", "R-HIT-049"),  # a step is dropped
    ("blue=f38", "n-4", "f38", "R-HIT-049"),
    ("blue=g1", "s-3", "g1", "R-HIT-010"),  # the dotted goal field
    ("blue=f38", "s-1to5 f38", "g4", "R-HIT-010"),
    ("2 blue=g2 f5", "s-out1 g2", "g1", "R-HIT-220"),  # only deeper
    ("2 blue=g2 f5", "s-out1 g2", "f39", "R-HIT-220"),
    ("3 blue=f5", "n-4 f5", "f38", "R-HIT-304"),  # a field the other side has
)
def test_numbers_are_walked_in_full_clockwise_and_into_the_goal_exactly(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-117", "R-HIT-248")
@reasons(
    ("blue=f3 f25", "n-split f3", "f20", "R-HIT-117"),  # more than ten
    ("blue=f3", "n-split f3", "f7", "R-HIT-117"),  # six are left over
    ("blue=f3 f25", "n-split f3", "f3", "R-HIT-248"),  # no step is no share
    ("blue=f3 f25", "n-split f3", "f1", "R-HIT-042"),
    ("blue=f35 f5", "n-split f35", "f1", "R-HIT-046"),
    ("2 blue=g2 f5", "n-split g2", "g1", "R-HIT-220"),
    ("blue=f38 f5", "n-split f38", "g4", "R-HIT-010"),
    ("blue=f2 f20; red=f4", "n-split f2 f5", "7", "R-HIT-117"),
    ("blue=f2 f20; red=f4", "n-split f2 f5", "f20", "R-HIT-248"),  # the number comes first
)
def test_ten_steps_are_shared_out_in_full(pawns, path, word, says):
    assert told(pawns, path, word) == says


@clause("R-HIT-127", "R-HIT-233", "R-HIT-242", "R-HIT-244", "R-HIT-311")
def test_words_at_the_wrong_time():
    assert position(blue="f5", hand="s-3").why("unused", "s-3")[1] == "R-HIT-242"
    assert position(blue="f5", hand="s-coin3").why("unused", "s-coin3")[1] == "R-HIT-244"
    assert position(hand="s-coin3", market="n-8").why("n-8")[1] == "R-HIT-233"
    assert position(hand="s-coin3", market="n-7").why("n-8")[1] == "R-HIT-033"
    assert position(hand="", turn="0 buy", coins=9).why("s-3")[1] == "R-HIT-127"
    over = position(turn="0 over", number=51, round_limit=50)
    assert over.why("s-3", seat=0)[1] == "R-HIT-311"
