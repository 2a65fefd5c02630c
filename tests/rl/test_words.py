"""The action space: a `Discrete` like any other, only quicker under a mask."""

import numpy as np
import pytest
from gymnasium import spaces

from homestretch.rl.words import Words


def mask(*shown: int) -> np.ndarray:
    found = np.zeros(9, np.int8)
    found[list(shown)] = 1
    return found


def test_every_word_that_is_shown_comes_as_often_and_no_other() -> None:
    words = Words(9, seed=1)
    found = [int(words.sample(mask(2, 5, 8))) for _ in range(3000)]
    assert sorted(set(found)) == [2, 5, 8]
    assert all(900 < found.count(word) < 1100 for word in (2, 5, 8))
    assert all(found[n] in words for n in range(20))


def test_the_same_seed_says_the_same_words() -> None:
    one, two = Words(9, seed=4), Words(9, seed=4)
    assert [one.sample(mask(1, 3, 4)) for _ in range(50)] == [two.sample(mask(1, 3, 4)) for _ in range(50)]


def test_without_a_mask_or_with_an_empty_one_it_does_as_any_discrete_space() -> None:
    words, plain = Words(9, seed=2), spaces.Discrete(9, seed=2)
    assert words == plain
    assert [words.sample() for _ in range(20)] == [plain.sample() for _ in range(20)]
    assert words.sample(mask()) == plain.sample(mask()) == 0


@pytest.mark.parametrize("wrong", [np.ones(9, np.int64), np.ones(8, np.int8), [1] * 9])
def test_a_mask_of_another_kind_is_refused_as_by_any_discrete_space(wrong: object) -> None:
    with pytest.raises(AssertionError, match="expected"):
        Words(9).sample(wrong)
