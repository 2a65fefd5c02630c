"""What may follow the words said of a move."""

from homestretch.core.game import AnyGame, State
from homestretch.core.registry import game
from homestretch.core.types import Move
from homestretch.play.ahead import LOOKED, Ahead, ahead, selection

DOG = "4 | round 1 dealer 3 turn 0 play | pawns {} ; -,-,-,- ; -,-,-,- ; -,-,-,- | hands {} ; 4 ; 5 ; 6 | discard -"


def wholes(found: Ahead) -> set[Move]:
    """The moves it tells, as far as it has looked."""
    ways: list[Move] = []
    for n, token in enumerate(found.words):
        before = ways[found.under[n]] if found.under[n] >= 0 else ()
        ways.append((*before, token))
    inner = {*found.under, *found.more}
    return {way for n, way in enumerate(ways) if n not in inner}


def legal(rules: AnyGame, state: State, path: Move = ()) -> set[Move]:
    tokens = rules.ask(state, 0, path).tokens
    return {way for token in tokens for way in legal(rules, state, (*path, token))} if tokens else {path}


def test_it_tells_exactly_the_moves_that_the_rules_allow() -> None:
    rules = game("dog")
    state = rules.read(DOG.format("f5,f20,-,-", "3,13,4"))
    found = ahead(rules, state, 0, ())
    assert not found.more
    assert wholes(found) == legal(rules, state)


def test_it_looks_only_so_far_and_says_where_it_has_not_looked() -> None:
    rules = game("dog")
    state = rules.read(DOG.format("f5,f20,f40,f50", "7,7,3"))
    found = ahead(rules, state, 0, ())
    assert found.more
    assert min(found.more) == LOOKED
    assert wholes(found) <= legal(rules, state)


def test_a_selection_names_all_that_may_be_chosen_and_how_many() -> None:
    rules = game("hexenrennen")
    state = rules.start(2, rules.options())
    assert selection(rules, state, 0, ()) == (tuple(range(2, 11)), 3)
    assert selection(rules, state, 0, (2, 5)) == ((6, 7, 8, 9, 10), 1)
    assert selection(rules, state, 0, (2, 5, 9)) == ((3, 4, 6, 7, 8, 10), 3)


def test_whatever_is_chosen_of_a_selection_can_be_said_in_ascending_order() -> None:
    rules = game("hexenrennen")
    state = rules.start(2, rules.options())
    for one in ((10, 9, 8), (2, 10, 5), (8, 2, 4)):
        path = tuple(sorted(one))
        for n, token in enumerate(path):
            assert token in rules.ask(state, 0, path[:n]).tokens


def test_questions_that_are_no_sets_have_no_selection() -> None:
    rules = game("dog")
    assert selection(rules, rules.read(DOG.format("f5,-,-,-", "3,13")), 0, ()).left == 0
