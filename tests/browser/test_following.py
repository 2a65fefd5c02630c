"""Following what happens: what is shown is spoken of, cards fly, moves leave traces, captures are felt."""

from playwright.sync_api import Page

from homestretch.core.rng import Rng

from ..server.stored import finished, keep
from .playing import at_position, begin, click_one, ready, stop_the_clock, unfold

HANDS = "3,5*2,12,1/11,swap ; 7,8,10*2,1/11*2 ; 3,4,5,7,13,1/11 ; 2*2,4,swap*2"
REST = f"hands {HANDS} | discard joker | top joker | gave 4 ; 4 ; 12 ; 1/11"
CAPTURE = f"4 | round 1 dealer 2 turn 0 play | pawns f3,-,-,- ; f8,-,-,- ; -,-,-,- ; f48,-,-,- | {REST}"
WATCH = """() => {
  window.seen = [];
  window.flown = [];
  window.felt = [];
  const note = () => window.seen.push([document.getElementById('turn').textContent,
    document.body.classList.contains('my-turn'), document.querySelectorAll('.trail').length]);
  new MutationObserver(note).observe(document.body, {attributes: true, attributeFilter: ['class']});
  new MutationObserver(note).observe(document.getElementById('turn'), {childList: true});
  new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((node) => {
    if (node.classList?.contains('flyer')) window.flown.push([node.className, node.textContent]);
  }))).observe(document.body, {childList: true});
  document.addEventListener('felt', (event) => window.felt.push(event.detail));
}"""


def moving(page: Page) -> None:
    """Things move on this page, slowly enough to be looked at."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('homestretch-speed', 'fast')")


def one_round(page: Page, rng: Rng) -> None:
    """Until the reader's own move was made and it is their turn again, or a new round."""
    sentences = page.locator("#log button.line").count()
    for _ in range(12):
        ready(page)
        if page.locator("#log button.line").count() > sentences + 3:
            return
        click_one(page, rng)


def test_the_status_speaks_of_what_is_shown_and_then_of_whose_turn_it_is(person) -> None:
    page = person().page
    begin(page, "dog")
    moving(page)
    ready(page)
    page.evaluate(WATCH)
    one_round(page, Rng(3))
    seen = page.evaluate("window.seen")
    log = " ".join(page.locator("#log button.line").all_inner_texts())
    spoken = [text for text, _, _ in seen if text and text in log]
    assert spoken, seen
    assert not [text for text, mine, _ in seen if mine and text in spoken]
    assert page.locator("#turn").inner_text() == "Your turn"


def test_cards_fly_from_hand_to_pile_and_hidden_ones_face_down(person) -> None:
    page = person().page
    begin(page, "hit")
    moving(page)
    ready(page)
    page.evaluate(WATCH)
    for n in range(12):
        one_round(page, Rng(n))
        flown = page.evaluate("window.flown")
        down = [text for cls, text in flown if "down" in cls.split()]
        faces = [text for cls, text in flown if "down" not in cls.split()]
        if down and any(faces):
            break
    assert any(faces), flown
    assert down
    assert all(not text.strip("×0123456789 ") for text in down)
    page.wait_for_function("() => !document.querySelector('.flyer')")


def test_without_movement_nothing_flies_and_nothing_waits(person) -> None:
    page = person().page
    begin(page, "dog")
    ready(page)
    page.evaluate(WATCH)
    one_round(page, Rng(3))
    assert page.evaluate("window.flown") == []


def test_the_moves_of_the_others_are_marked_until_ones_own(person, served) -> None:
    page = person().page
    begin(page, "dog")
    at_position(page, served, CAPTURE)
    ready(page)
    page.evaluate(WATCH)
    take_the_five(page)
    page.wait_for_function("() => document.querySelectorAll('.trail').length > 0", timeout=60_000)
    seen = page.evaluate("window.seen")
    assert 0 in [trails for _, _, trails in seen], "one's own move is not traced"
    assert page.locator(".thing.recent").count()


def take_the_five(page: Page) -> None:
    """From field 3 to field 8, where another pawn stands; what has one answer is not asked."""
    moved = "[...document.querySelectorAll('#log .line')].some((one) => one.textContent.includes('walks 5 to field 8'))"
    doors = [f".pieces .thing.can[data-at='{at}'], .spot-door.can[data-place='{at}']" for at in ("f8", "f3")]
    page.locator(".in-hand .thing.can[data-label='5']").first.click()
    for _ in range(3):
        page.wait_for_function(f"() => {moved} || {doors!r}.some((one) => document.querySelector(one))")
        if page.evaluate(moved):
            return
        step = page.evaluate("document.body.dataset.step")
        door = next(page.locator(one).first for one in doors if page.locator(one).count())
        door.click(force=True)
        page.wait_for_function(f"step => {moved} || document.body.dataset.step !== step", arg=step)
    page.wait_for_function(f"() => {moved}")


def test_a_capture_is_felt(person, served) -> None:
    page = person().page
    begin(page, "dog")
    at_position(page, served, CAPTURE)
    ready(page)
    page.evaluate(WATCH)
    take_the_five(page)
    page.wait_for_function("() => window.felt.includes('captured')")


def test_a_line_of_the_log_points_at_the_fields_it_speaks_of(person, served) -> None:
    page = person().page
    begin(page, "dog")
    at_position(page, served, CAPTURE)
    ready(page)
    take_the_five(page)
    line = page.locator("#log button.line", has_text="walks 5 to field 8")
    line.wait_for()
    ready(page)  # the others have moved: nothing is drawn anew
    line.focus()
    assert page.locator(".points .chip-text").evaluate_all("all => all.map((one) => one.textContent)") == ["3", "8"]
    line.evaluate("one => one.blur()")
    assert page.locator(".pointing > *").count() == 0


def test_the_numbers_of_the_fields_can_be_shown_for_good(person) -> None:
    page = person().page
    begin(page, "dog")
    ready(page)
    number = page.locator(".traces .field-number", has_text="17").first
    assert not number.is_visible()
    unfold(page, "#numbers")
    page.locator("#numbers").check()
    assert number.is_visible()
    page.reload()
    ready(page)
    assert page.locator(".traces .field-number", has_text="17").first.is_visible()


def test_somebody_in_a_hurry_need_not_wait(person, served) -> None:
    page = person().page
    page.clock.install()
    begin(page, "dog")
    at_position(page, served, CAPTURE)
    ready(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('homestretch-speed', 'slow')")
    stop_the_clock(page)
    take_the_five(page)
    page.wait_for_selector("body.showing")
    said = page.locator("#turn").inner_text()
    page.keyboard.press("Shift")
    page.wait_for_function("said => document.getElementById('turn').textContent !== said", arg=said)


def test_on_the_page_of_a_replay_the_log_follows_the_slider(person, served) -> None:
    page = person().page
    page.goto(f"/t/{keep(served, finished('encore', 2, 1, {'deck': 'tiny'}), {'deck': 'tiny'})}/replay")
    page.wait_for_selector("#log .line.shown")
    last = page.locator("#log .line.shown").last.get_attribute("data-ply")
    page.locator("#slider").fill("2")
    page.wait_for_function("last => document.querySelector('#log .line.shown').dataset.ply !== last", arg=last)
    shown = page.locator("#log .line.shown")
    assert {int(one.get_attribute("data-ply")) for one in shown.all()} <= {1, 2}
    assert shown.first.is_visible()
