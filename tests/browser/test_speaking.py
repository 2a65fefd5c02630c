"""Asking less: one answer is not asked, a set is clicked in any order, what can be reached is shown."""

from collections.abc import Callable
from typing import Any

from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.games.hexenrennen.phases import CHOOSE

from .playing import REST, at_position, begin, ready, settled, step, unfold, wait_for_step

NEW = Callable[..., Any]
HAND = ".in-hand .thing.can"
TAIL = "-,-,-,- ; -,-,-,- ; -,-,-,- | hands {} ; 4 ; 5 ; 6 | discard -"


def dog(page: Any, served: Any, pawns: str, hand: str) -> None:
    """A table of DOG where the first seat has these pawns and cards."""
    begin(page, "dog")
    ready(page)
    at_position(page, served, f"4 | round 1 dealer 3 turn 0 play | pawns {pawns} ; {TAIL.format(hand)}")
    ready(page)


def click(page: Any, selector: str) -> None:
    page.wait_for_function(f"() => {REST}")
    before = step(page)
    page.locator(selector).first.click(force=True)
    assert wait_for_step(page, before, 30_000)


def played(page: Any, served: Any) -> str:
    """The position, once the move of the first seat is made."""
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('You play')")
    return str(room.table.game.show(room.table.state))


def path(page: Any) -> list[str]:
    return [t for t in step(page).split(".")[1].split("-") if t]


def test_a_card_with_one_pawn_and_one_field_is_one_click(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,-,-,-", "3,6")
    click(page, HAND)
    assert "f8" in played(page, served)


def test_a_plain_move_is_a_card_and_the_field_it_leads_to(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,f20,-,-", "3,6")
    click(page, HAND)
    assert len(path(page)) == 1
    assert page.locator(".spot-door.ahead").count() >= 2
    click(page, ".spot-door[data-place=f23]")
    assert "f23" in played(page, served)


def test_a_pawn_may_be_chosen_before_its_card(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,f20,-,-", "3,6")
    page.locator(".pieces .thing.own0, .pieces .thing.pawn").filter(has_text="A").first.click(force=True)
    page.wait_for_selector(".pieces .thing.held")
    assert page.locator(".spot-door.ahead").count() == 2
    click(page, ".spot-door[data-place=f11]")
    assert "f11" in played(page, served)


def test_where_two_pawns_reach_a_field_one_is_chosen(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f10,f18,-,-", "4,6")
    click(page, HAND)
    page.locator(".spot-door[data-place=f14]").click(force=True)
    assert page.locator(".menu button").count() == 2
    click(page, ".menu button >> nth=1")
    assert "f14" in played(page, served)


def test_a_forced_move_is_shown_and_needs_one_click(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,-,-,-", "3")
    page.wait_for_function("() => document.body.dataset.step.endsWith('.1-28')")
    assert page.locator(".spot-door.can").count() == 1, "nothing is played before a click"
    click(page, ".spot-door.can")
    assert "f8" in played(page, served)


def test_nothing_follows_by_itself_where_somebody_wants_to_be_asked(person: NEW, served: Any) -> None:
    page = person().page
    begin(page, "dog")
    ready(page)
    unfold(page, "#ask-all")
    page.locator("#ask-all").check()
    dog(page, served, "f5,-,-,-", "3,6")
    assert page.evaluate("localStorage.getItem('homestretch-ask')") == "all", "it is remembered"
    for said in (1, 2):
        click(page, ".thing.can" if said == 1 else ".spot-door.can")
        assert len(path(page)) == said
    unfold(page, "#ask-all")
    page.locator("#ask-all").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.body.dataset.step.endsWith('.1')")


def test_a_card_that_does_nothing_is_not_laid_down_by_one_click(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,-,-,-", "swap,3")
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    moves = len(room.table.log)
    click(page, f"{HAND}[data-says='[12]']")
    page.wait_for_selector("#offers > [data-token='15']")
    assert path(page) == ["12"]
    assert len(room.table.log) == moves, "nothing is played before that is said"
    click(page, "#offers > [data-token='15']")
    played(page, served)


def test_tiles_are_picked_in_any_order_and_counted_down(person: NEW, served: Any) -> None:
    page = person().page
    begin(page, "hexenrennen")
    settled(page, served)
    room = served.app.state.house.rooms[page.url.rsplit("/", 1)[1]]
    tiles = page.locator(".zone.in-hand .thing.tile")
    for face, left in ((10, "2 more"), (2, "1 more"), (2, "2 more"), (7, "1 more")):
        tiles.filter(has_text=str(face)).first.click(force=True)
        page.wait_for_selector(f"#ask >> text={left}")
    assert page.locator(".thing.picked").count() == 2
    click(page, ".zone.in-hand .thing.tile >> text=5")
    assert path(page) == ["5", "7", "10"]
    for face in (9, 3, 8):
        tiles.filter(has_text=str(face)).first.click(force=True)
    page.wait_for_function("() => !document.querySelector('#ask').textContent.includes('more')")
    moves = [room.table.game.say(move) for seat, move in room.table.log if seat == 0]
    assert "5 7 10 3 8 9" in moves


def box(page: Any, selector: str) -> tuple[float, float]:
    found = page.locator(selector).first.bounding_box()
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_a_mouse_on_a_card_shows_what_it_moves_and_where_that_lands(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,f20,-,-", "3,6")
    page.locator(HAND).first.hover(force=True)
    page.wait_for_selector(".spot-door.would[data-place=f8]", state="attached")
    assert page.locator(".spot-door.would").count() == 2, "where the two pawns land"
    assert page.locator(".thing.pawn.would").count() == 2, "the two pawns"
    page.mouse.move(2, 2)
    page.wait_for_selector(".would", state="detached")


def test_a_pawn_is_dragged_to_where_it_goes(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,f20,-,-", "3,6")
    page.mouse.move(*box(page, ".thing.pawn[data-says='[43]']"))
    page.mouse.down()
    page.mouse.move(*box(page, ".spot-door[data-place=f24]"), steps=5)
    page.wait_for_selector(".spot-door.would[data-place=f26]", state="attached")
    page.mouse.move(*box(page, ".spot-door[data-place=f26]"), steps=5)
    page.mouse.up()
    assert "f26" in played(page, served)


def test_a_pawn_put_down_where_it_cannot_go_stays_where_it_was(person: NEW, served: Any) -> None:
    page = person().page
    dog(page, served, "f5,f20,-,-", "3,6")
    before = box(page, ".thing.pawn[data-says='[43]']")
    page.mouse.move(*before)
    page.mouse.down()
    page.mouse.move(before[0] + 300, before[1] + 5, steps=5)
    page.mouse.up()
    assert path(page) == []
    assert box(page, ".thing.pawn[data-says='[43]']") == before


def choosing() -> tuple[str, dict[str, str]]:
    """A position of Hexenrennen where the first seat has several witches to choose from, and where each would land."""
    rules, rng = find("hexenrennen"), Rng(3)
    state = rules.start(4, rules.options())
    while True:
        (seat, *_) = rules.awaits(state)
        if seat == 0 and state.phase == CHOOSE and len(rules.ask(state, 0, ()).tokens) > 1:
            things = rules.scene(rules.view(state, 0)).things
            return rules.show(state), {thing.at: thing.goes for thing in things if thing.goes}
        state = rules.play(state, seat, rules.any_move(state, seat, rng))


def test_where_a_witch_would_land_is_marked_before_she_flies(person: NEW, served: Any) -> None:
    """Of all that can fly while it is asked, and of the one that a mouse or the focus is on."""
    text, lands = choosing()
    assert len(lands) > 1
    page = person().page
    begin(page, "hexenrennen")
    ready(page)
    at_position(page, served, text)
    ready(page)
    page.wait_for_selector(".spot-door.may-land")
    marked = "all => all.map(one => one.dataset.place).sort()"
    assert page.eval_on_selector_all(".spot-door.may-land", marked) == sorted(set(lands.values()))
    for start, there in lands.items():
        page.locator(f".pieces .thing.can[data-at={start}]").first.focus()
        assert page.eval_on_selector_all(".spot-door.would-land", marked) == [there]
    page.mouse.move(1, 1)


def test_a_finger_drags_a_pawn_to_where_it_goes(person: NEW, served: Any) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).page
    dog(page, served, "f5,f20,-,-", "3,6")
    page.wait_for_selector(".pieces .thing.grip[data-at=f20]")
    start, end = box(page, ".pieces .thing.grip[data-at=f20]"), box(page, ".spot-door[data-place=f23]")
    fingers = page.context.new_cdp_session(page)
    ways = [(start[0] + (end[0] - start[0]) * n / 5, start[1] + (end[1] - start[1]) * n / 5) for n in range(6)]
    for n, (x, y) in enumerate(ways):
        kind = "touchMove" if n else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    assert page.locator(".dragged").count() == 1
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert "f23" in played(page, served)
