"""A move of many words: a 7 split over three pawns, with one step taken back on the way."""

from .playing import REST, at_position, begin, ready, step, wait_for_step

POSITION = (
    "4 | round 1 dealer 3 turn 0 play | pawns f5,f20,f40,- ; -,-,-,- ; -,-,-,- ; -,-,-,- "
    "| hands 7,3 ; 4 ; 5 ; 6 | discard -"
)


def click(page, selector: str) -> None:
    page.wait_for_function(f"() => {REST}")
    before = step(page)
    page.locator(selector).first.click(force=True)
    assert wait_for_step(page, before, 120_000)


def said(page) -> int:
    return len([t for t in step(page).split(".")[1].split("-") if t])


def seated(person, served):
    page = person(viewport={"width": 1280, "height": 900}).page
    begin(page, "dog")
    ready(page)
    at_position(page, served, POSITION)
    ready(page)
    return page


def test_the_rest_of_a_seven_follows_from_what_was_said(person, served) -> None:
    page = seated(person, served)
    click(page, ".in-hand .thing.can >> nth=1")
    for place in ("f5", "f7", "f20"):
        click(page, f".spot-door.can[data-place={place}]")
    click(page, ".spot-door.can[data-place=f23]")
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('42')")
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    shown = room.table.game.show(room.table.state)
    assert all(field in shown for field in ("f7", "f23", "f42")), shown


def test_a_seven_over_three_pawns_asked_word_by_word_with_one_step_taken_back(person, served) -> None:
    page = seated(person, served)
    page.evaluate("() => localStorage.setItem('homestretch-ask', 'all')")
    click(page, ".in-hand .thing.can >> nth=1")
    for place in ("f5", "f7", "f20", "f23"):
        click(page, f".spot-door.can[data-place={place}]")
    assert said(page) == 5, step(page)
    words = page.locator(".said").inner_text()
    assert "field 7 (+2)" in words, words
    assert "field 23 (+3)" in words, words
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.body.dataset.step.split('.')[1].split('-').length === 4")
    assert page.locator(".spot-door.can[data-place=f23]").count() == 1
    for place in ("f22", "f40", "f43"):
        click(page, f".spot-door.can[data-place={place}]")
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('43')")
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    shown = room.table.game.show(room.table.state)
    assert all(field in shown for field in ("f7", "f22", "f43")), shown
