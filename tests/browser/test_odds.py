"""Hit!: what the rows are worth and the risk of a bust, where that was agreed; and Draw stays where it is."""

import pytest

from .playing import begin, invite, ready


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_values_and_odds_are_shown_where_that_was_agreed(person, width: int, height: int) -> None:
    page = person(viewport={"width": width, "height": height}).page
    invite(page, "encore", seats=2)
    page.locator("[data-key=set-show_odds]").check()
    page.locator("[data-key=start]").click()
    ready(page)
    notes = page.locator(".tally .zone-note")
    assert "bust risk" in notes.filter(has_text="%").inner_text()
    assert all(note.is_visible() for note in notes.all())
    assert page.locator("#others .tally .zone-note").bounding_box()["width"] > 20


def test_nothing_is_reckoned_for_anybody_who_did_not_agree(person) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    assert page.locator(".tally").count() == 0


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (820, 1180), (1440, 900)])
def test_draw_stays_where_it_is_from_step_to_step(person, width: int, height: int) -> None:
    page = person(viewport={"width": width, "height": height}).page
    begin(page, "encore")
    boxes: list[dict[str, int]] = []
    steps = 0
    while len(boxes) < 4 and steps < 30:
        steps += 1
        if not ready(page):
            break
        step = page.evaluate("document.body.dataset.step")
        draw = page.locator("#offers button", has_text="draw a card")
        if draw.count():
            boxes.append({side: round(draw.bounding_box()[side]) for side in ("x", "y")})
        page.locator("#offers button[data-token]").first.click()
        page.wait_for_function(
            "step => document.body.dataset.step !== step || document.querySelector('.result')", arg=step
        )
    assert len(boxes) >= 4
    assert all(box == boxes[0] for box in boxes), boxes
