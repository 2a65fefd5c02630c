"""Events: what databases hold is read as it always was, and amounts to the table as it stands."""

import json
from dataclasses import replace

import pytest

from homestretch.server import events
from homestretch.server.events import Story

from .serving import Served
from .talking import Wire
from .test_api import two
from .test_line import asked, play

TINY = {"game": "encore", "version": 1, "seats": 2, "options": {"deck": "tiny"}, "hints": True, "listed": False}
WAITS = {"patience": 0, "agree": True}
STORED = (  # as databases have them
    ("setup", {**TINY, **WAITS, "lesson": False, "source": ""}),
    ("chair", {"seat": 0, "kind": "person", "name": "Ada", "bot": ""}),
    ("chair", {"seat": 1, "kind": "bot", "name": "Bruno", "bot": "normal"}),
    ("stand-in", {"seat": 0, "bot": "hard"}),
    ("stand-in", {"seat": 0, "bot": ""}),
    ("start", {"chance": ["first-0"], "moves": [], "scores": None}),
    ("play", {"seat": 0, "words": "draw", "id": "m1", "chance": ["3"], "scores": None}),
    ("undo", {"seat": 0, "ply": 1}),
    ("play", {"seat": 0, "words": "draw", "id": "m2", "chance": ["5", "x"], "scores": [5, 0]}),
    ("chat", {"seat": 0, "text": "well"}),
    ("chair", {"seat": 0, "kind": "bot", "name": "Alma", "bot": "normal"}),
    ("next", {"table": "abc"}),
)


@pytest.mark.parametrize(("kind", "body"), STORED, ids=range(len(STORED)))
def test_an_event_is_written_as_it_was_read(kind: str, body: dict[str, object]) -> None:
    assert events.written(events.read(kind, json.dumps(body))) == (kind, json.dumps(body))


def test_a_start_of_before_games_went_on_from_others_begins_with_no_moves() -> None:
    assert events.read("start", json.dumps({"chance": ["first-0"]})) == events.Began(("first-0",), (), None)


def test_a_setup_of_before_there_were_lessons_is_none() -> None:
    assert events.read("setup", json.dumps(TINY)) == events.read(
        "setup", json.dumps({**TINY, "lesson": False, "source": ""})
    )


def test_every_kind_of_event_is_among_them() -> None:
    assert {kind for kind, _ in STORED} == set(events.KINDS)


def test_events_amount_to_a_table_with_its_people_its_moves_and_its_talk() -> None:
    story = Story()
    for n, (kind, body) in enumerate(STORED, 1):
        story.take(n, events.read(kind, json.dumps(body)))
    assert (story.n, story.setup.options, story.began, story.next) == (12, {"deck": "tiny"}, True, "abc")
    assert story.moves == [(-1, "first-0"), (0, "draw"), (-1, "5"), (-1, "x")]
    assert story.scores == (5, 0)
    assert story.plays == {(0, "m1"): 7, (0, "m2"): 9}
    assert story.names == ("Alma", "Bruno")
    assert story.names_at(4) == ("Ada", "Bruno")
    assert story.names_at(5) == ("Alma", "Bruno")
    assert [(said.kind, said.name, said.text) for said in story.chat] == [
        ("said", "Ada", "well"),
        ("left", "Alma", "Ada"),
    ]


def test_a_chair_is_as_it_is_since_somebody_sat_down_or_stood_up_whoever_stands_in() -> None:
    story, sittings = Story(), []
    for n, (kind, body) in enumerate(STORED, 1):
        story.take(n, events.read(kind, json.dumps(body)))
        sittings.append(tuple(story.sittings))
    assert sittings == [(1, 1), (2, 1), *[(2, 3)] * 8, *[(11, 3)] * 2]
    story.take(13, story.setup)
    assert story.sittings == [11, 3]
    story.take(14, replace(story.setup, seats=1))
    story.take(15, replace(story.setup, seats=2))
    assert story.sittings == [11, 15]


def test_who_leaves_is_still_called_by_name_in_what_was_before(served: Served) -> None:
    ada, bo, at = two(served)
    mine, other, sight = asked(served, ada, bo, at)
    seat = sight["awaits"][0]
    name, who = ("Ada", "Bo")[seat], (ada, bo)[seat]
    with mine, other, Wire(served, at) as eve:
        mine.say(do="chat", text="bye")
        play(mine, sight)
        before = heard(eve, name)
        assert who.delete(f"/api/tables/{at}/seats/{seat}").status_code == 204
    with Wire(served, at) as late:
        people = late.until("people")
        assert people["seats"][seat]["kind"] == "bot"
        assert [chat["name"] for chat in people["chat"] if chat["kind"] == "said"] == [name]
        assert heard(late, name)[: len(before)] == before


def heard(line: Wire, name: str) -> list[str]:
    """What was told, once it speaks of somebody."""
    told: list[str] = []
    while not any(name in text for text in told):
        told += [one["text"] for one in line.until("sight")["told"]]
    return told
