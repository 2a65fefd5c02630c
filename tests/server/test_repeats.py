"""What is asked again and changes nothing is told to nobody."""

from .ballots import heard_ballot
from .serving import Served
from .talking import Wire
from .test_api import table, two
from .test_line import asked, play


def heard(line: Wire, teller: Wire) -> list[str]:
    """What came on a line until somebody's next remark."""
    before = len(line.heard)
    assert teller.say(do="chat", text="mark")["do"] == "reply"
    line.until("chat")
    return [text[:14] for text in line.heard[before:-1]]


def test_a_move_back_asked_for_twice_is_told_once(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        play(mine, sight)
        heard(other, mine)
        for _ in range(5):
            assert mine.say(do="undo")["do"] == "reply"
        assert heard(other, mine) == ['{"do":"people"']
        assert other.say(do="agree", vote=heard_ballot(other, "undo"), yes=True)["do"] == "reply"
        assert ada.get(f"/api/tables/{at}/view").json()["ply"] == sight["ply"]


def test_a_language_or_a_seat_that_is_had_already_tells_nothing_anew(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    with mine, other:
        heard(mine, other)
        mine.heard.clear()
        assert mine.say(do="lang", lang="en")["do"] == "reply"
        assert mine.say(do="turn", seat=sight["awaits"][0])["do"] == "reply"
        assert len(mine.heard) == 2
        assert mine.say(do="lang", lang="de")["do"] == "reply"
        assert len(mine.heard) > 3


def test_a_yes_that_was_said_is_not_told_again(served: Served) -> None:
    ada, bo, cy = (served.client() for _ in range(3))
    at = table(ada, seats=3)
    for seat, who in ((1, bo), (2, cy)):
        assert who.post(f"/api/tables/{at}/seats/{seat}", json={"name": f"P{seat}"}).status_code == 204
    assert ada.post(f"/api/tables/{at}/start").status_code == 204
    lines = [Wire(served, at, who) for who in (ada, bo, cy)]
    sights = [line.until("sight") for line in lines]
    first = sights[0]["awaits"][0]
    mine, yes, silent = (lines[(first + k) % 3] for k in range(3))
    with mine, yes, silent:
        play(mine, sights[first])
        mine.say(do="undo")
        heard(silent, mine)
        for _ in range(5):
            assert yes.say(do="agree", vote=heard_ballot(yes, "undo"), yes=True)["do"] == "reply"
        assert heard(silent, mine) == ['{"do":"people"']
