"""Who plays with whom, and which game it is, are seen wherever somebody looks."""

from .playing import begin, invite, ready, sit


def test_partners_are_marked_in_the_waiting_room(person) -> None:
    ada, bo = person().page, person().page
    invite(ada, "dog", seats=4)
    bo.goto(ada.url)
    sit(bo, "Bo")
    rows = ada.locator(".chairs li")
    rows.nth(1).get_by_text("Bo").first.wait_for()
    assert rows.nth(2).locator(".partner").inner_text() == "your partner"
    assert rows.nth(0).locator(".with").inner_text().endswith("with free seat")
    assert rows.nth(3).locator(".with").inner_text().endswith("with Bo")
    assert bo.locator(".chairs li").nth(3).locator(".partner").count() == 1


def test_partners_are_marked_at_the_table_and_in_the_question(person) -> None:
    page = person().page
    begin(page, "dog")
    ready(page)
    partner = page.locator(".seat.partner")
    assert partner.count() == 1
    assert partner.locator(".partner").inner_text() == "your partner"
    name = partner.locator(".name").inner_text()
    assert f"your partner {name}" in page.locator("#ask").inner_text()


def test_the_board_for_everyone_is_nobodys_own(person) -> None:
    """Opened in a player's browser too: it names who plays with whom, and no partner of the reader."""
    page = person().page
    begin(page, "dog")
    ready(page)
    page.goto(f"{page.url.partition('?')[0]}/watch")
    page.wait_for_selector(".seat .with")
    assert page.locator(".partner").count() == 0
    assert page.locator(".seat .with").count() == 4


def test_where_everybody_plays_alone_nobody_is_a_partner(person) -> None:
    page = person().page
    begin(page, "encore")
    ready(page)
    assert page.locator(".partner, .with").count() == 0


def test_an_invitation_says_and_shows_which_game_it_is_to(person) -> None:
    ada, bo = person().page, person(java_script_enabled=False).page
    invite(ada, "dog", seats=4)
    table = ada.url.rsplit("/", 1)[1]
    found = ada.evaluate(
        "async (table) => (await fetch(`/api/tables/${table}/links`, {method: 'POST',"
        " headers: {'content-type': 'application/json'}, body: JSON.stringify({seat: 1})})).json()",
        table,
    )
    for path in (found["path"], f"/t/{table}"):
        bo.goto(path)
        assert "DOG" in bo.title()
        told = {
            one.get_attribute("property"): one.get_attribute("content") for one in bo.locator("meta[property]").all()
        }
        assert "DOG" in told["og:title"]
        assert bo.request.get(told["og:image"]).headers["content-type"] == "image/svg+xml"
    bo.goto(found["path"])
    assert bo.locator("h1").inner_text() == "Play DOG with us"
    assert bo.locator(".invited .poster").is_visible()
