"""How a game ends at the web table, and how it is looked back at."""

from collections.abc import Callable

import pytest

from ..server.serving import Served
from ..server.stored import finished, keep
from .conftest import Person
from .playing import at_position, begin, ready

HELD = "w w w ; 6 coins ; hand s-coin3 s-out1 s-out6 ; top - ; pile s-1to5 s-3 s-corner ; discard -"
LIMIT = f"4 | turn 0 over | round 51 first 0 | market n-7 n-8 n-bar n-start n-group |{f' {HELD} |' * 4} round_limit=50"


@pytest.mark.clause("R-HIT-311")
def test_where_nobody_wins_it_is_said_so_and_nobody_is_crowned(person: Callable[..., Person], served: Served) -> None:
    page = person().page
    begin(page, "hit")
    ready(page)
    at_position(page, served, LIMIT)
    page.wait_for_selector(".result")
    assert page.locator(".result h2").inner_text() == "Nobody wins."
    assert page.locator("#turn").inner_text() == "Nobody wins."
    assert page.locator(".seat.winner").count() == 0
    assert page.locator(".result ol li").count() == 4


def test_looking_back_every_hand_lies_open(person: Callable[..., Person], served: Served) -> None:
    table = finished("hit", 3, 1)
    page = person().page
    page.goto(f"/t/{keep(served, table, {})}/replay")
    page.wait_for_selector(".stepper")
    page.get_by_label("To the start").click()
    for n in range(1, 5):
        page.get_by_label("One step on").click()
        page.wait_for_selector(f"text=Move {n} of")
    for seat in range(3):
        held = page.locator(f"[data-seat='{seat}'] .in-open .thing")
        assert held.count() > 0
        assert page.locator(f"[data-seat='{seat}'] .in-open .thing.down").count() == 0
