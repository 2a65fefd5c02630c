"""Anybody tries anything at a table, over HTTP and over lines, through restarts: the server does what the law allows.

After every step, whoever holds a seat according to the model, and nobody else, sees its hand and may move for it; every
event that was stored is one that somebody had the right to.
"""

from collections.abc import Callable, Iterator
from functools import partial, wraps
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from homestretch.core.rng import Rng

from .authority import HOST, Link, Person, Seat, Wish
from .talking import Wire
from .trial import PEOPLE, SEATS, STRANGER, House, Trial

LEAST, STEPS, EXAMPLES = 2000, 60, 20
MOST = 250  # moves of a short game that is played to its end
SHORT = ("encore", "hexenrennen")
GAMES: dict[str, dict[str, object]] = {"encore": {"rounds": 1}, "dog": {}, "hit": {}, "hexenrennen": {}}
LATE = {"wrong-ply", "wrong-seat", "wrong-undo", "web-said-no"}  # a bot was quicker, or somebody said no just now
PLANS = ((), (0, 1), (1, 2), (0, 1, 2), (1, 0, 3), (3, -1, 1), (0, 0, 1), (2, 1, 2))  # who sits where at first
Rule: TypeAlias = Callable[..., None]
VOTES = ("undo", "seat0", "seat1", "seat2", "bot0", "bot1")
BEGUN = st.booleans()
people, seats = st.integers(0, PEOPLE - 1), st.integers(0, SEATS - 1)


def when(holds: Callable[["Meddling"], object]) -> Callable[[Rule], Rule]:
    """Only then is anything tried; a step in which nothing is does not count.

    A precondition would not do: bots move when they like, and what is drawn must not depend on that.
    """

    def only(rule: Rule) -> Rule:
        @wraps(rule)
        def step(self: "Meddling", *args: Any, **given: Any) -> None:
            if holds(self):
                rule(self, *args, **given)
            else:
                self.idle = True

        return step

    return only


class Meddling(RuleBasedStateMachine, Trial):
    """Anybody tries anything."""

    @initialize(game=st.sampled_from(sorted(GAMES)), plan=st.sampled_from(PLANS), begun=BEGUN)
    def make(self, game: str, plan: tuple[int, ...], begun: bool) -> None:
        self._make(game, GAMES[game])
        for seat, who in enumerate(plan):
            if who >= 0:
                self.sit(who, seat)
        if begun:
            self.start(HOST)

    def teardown(self) -> None:
        self._hang_up()
        for client in getattr(self, "clients", []):
            client.close()

    # Sitting down, standing up

    @rule(who=people, seat=seats)
    def sit(self, who: Person, seat: Seat) -> None:
        answer = self._post(who, f"/seats/{seat}", {"name": f"P{who}"})
        if self._went("sit", answer, self.law.may_sit(who, seat)):
            self.law.seat(seat, "person", who)

    @rule(who=people, seat=seats, own=st.booleans())
    def stand_up(self, who: Person, seat: Seat, own: bool) -> None:
        who = self._entitled(who, seat, own)
        answer = self._send("DELETE", who, f"/seats/{seat}")
        if self._went("leave", answer, who not in self.law.ended and self.law.holder.get(seat) == who):
            self.law.leave(seat)

    @rule(who=st.sampled_from((HOST, HOST, 1, 2)), seat=seats, level=st.sampled_from(("random", "")))
    def place_a_bot(self, who: Person, seat: Seat, level: str) -> None:
        answer = self._send("PUT", who, f"/seats/{seat}/bot", {"bot": level})
        if self._went("place", answer, self.law.may_arrange(who)):
            self.law.seat(seat, "bot" if level else "open")

    @rule(who=st.sampled_from((HOST, HOST, HOST, 1, 2)))
    def start(self, who: Person) -> None:
        answer = self._post(who, "/start")
        if self._went("start", answer, self.law.may_arrange(who)):
            self.law.start()

    # Links

    @rule(who=people, seat=seats, own=st.booleans())
    def make_a_link(self, who: Person, seat: Seat, own: bool) -> None:
        who = self._entitled(who, seat, own)
        answer = self._post(who, "/links", {"seat": seat})
        if self._went("link", answer, self.law.disposes(who, seat)):
            word = answer.json()["path"].removeprefix("/join/")
            self.law.links[seat] = Link(word, seat, self.law.sitting[seat], who)
            self.old.append(self.law.links[seat])

    @rule(who=people, seat=seats, own=st.booleans())
    def call_a_link_back(self, who: Person, seat: Seat, own: bool) -> None:
        who = self._entitled(who, seat, own)
        answer = self._send("DELETE", who, f"/links/{seat}")
        if self._went("call back", answer, self.law.disposes(who, seat)):
            self.law.links.pop(seat, None)

    @rule(who=people, which=st.integers(0, 50))
    @when(lambda self: self.old)
    def take_a_link(self, who: Person, which: int) -> None:
        link = self.old[-1 - which % len(self.old)]
        may, need = self.law.may_take(who, link), self.law.must_agree(who, link)
        name = f"seat{link.seat}"
        asked = self.law.wishes.get(name)
        answer = self.clients[who].post(f"/api/links/{link.word}", json={"name": f"P{who}"})
        if asked is not None and asked.link == link and asked.by != who:
            may = False  # somebody else asks for this seat already
        if self._went("take", answer, may):
            self._hear_events()  # a bot may have made the first move meanwhile
            if answer.status_code == 200:
                assert not need
                self.law.seat(link.seat, "person", who)
            elif asked is None or asked.link != link:
                self.law.wishes[name] = Wish(who, link.seat, self.law.must_agree(who, link), link)
                assert self.law.wishes[name].asked

    @rule(seat=seats, to=people, agreed=st.booleans())
    def hand_on(self, seat: Seat, to: Person, agreed: bool) -> None:
        """Whoever may makes a link, and somebody opens it at once; the others may agree."""
        self.make_a_link(HOST, seat, own=True)
        if self.old:
            self.take_a_link(to, 0)
        if agreed:
            self.all_agree()

    # Playing

    @rule(who=people, seat=seats, own=st.booleans(), on_line=st.booleans())
    @when(lambda self: self.law.stage == "playing")
    def move(self, who: Person, seat: Seat, own: bool, on_line: bool) -> None:
        self._move(self._entitled(who, seat, own), seat, on_line)

    @rule(many=st.integers(1, 12))
    @when(lambda self: self.law.stage == "playing" and self.law.holder)
    def play_on(self, many: int) -> None:
        """Those whose turn it is play some moves."""
        for _ in range(many):
            asked = [seat for seat in self._truth().awaits if seat in self.law.holder]
            if not asked:
                return
            self._move(self.law.holder[asked[0]], asked[0], on_line=False)
            self._hear_events()

    @rule(which=seats)
    @when(
        lambda self: self.game in SHORT and len(self.law.holder) == len(self.law.chairs) and self.law.stage == "playing"
    )
    def play_to_the_end(self, which: Seat) -> None:
        """A game that is over stays over."""
        self.play_on(MOST)
        self.take_back(HOST, which, own=True)
        self._count("end of the game", self.law.stage == "over")

    @rule(many=st.integers(1, 3), which=seats, agreed=st.booleans())
    @when(lambda self: self.law.stage == "playing" and self.law.holder)
    def play_and_take_back(self, many: int, which: Seat, agreed: bool) -> None:
        self.play_on(many)
        self.take_back(HOST, which, own=True)
        self._hear_events()
        if agreed:
            self.all_agree()

    @rule(many=st.integers(1, 4), which=seats)
    @when(lambda self: self.law.stage == "playing" and self.law.holder)
    def take_back_behind_their_backs(self, many: int, which: Seat) -> None:
        """Somebody waits until all the others are gone: whoever is gone has not agreed."""
        self._hang_up()
        self.play_on(many)
        if which in self.law.holder and self.law.stage == "playing":
            self._wait_alone(self.law.holder[which])
            self.take_back(HOST, which, own=True)

    def _wait_alone(self, who: Person) -> None:
        """Until the server takes everybody else for gone."""
        others = {seat for seat, holder in self.law.holder.items() if holder != who}
        while not others <= {chair["seat"] for chair in self._send("GET", who, "").json()["seats"] if chair["away"]}:
            continue

    def _move(self, who: Person, seat: Seat, on_line: bool) -> None:
        """A legal move, tried by whoever may or may not make it."""
        table = self._truth()
        if seat not in table.awaits:
            return
        words = table.game.say(table.game.any_move(table.state, seat, Rng(self.plays)))
        self.plays += 1
        may = self.law.may_see(who, seat)
        self.mover = seat if may else None
        body = {"id": f"m{self.plays}", "ply": table.ply, "move": words}
        if on_line and who in self.lines:
            self._say(who, {"do": "turn", "seat": seat})
            answer = self._say(who, {"do": "play", **body})
            went, code = answer.get("do") == "reply", answer.get("code", "")
            assert not went or may
        else:
            response = self._post(who, "/plays", {"seat": seat, **body})
            went, code = response.status_code == 200, "" if response.is_success else response.json()["code"]
        assert may or not went, (who, seat)
        assert went or not may or code in LATE or on_line, code
        self._count("move", went)

    # Undo and votes

    @rule(who=people, seat=seats, own=st.booleans())
    @when(lambda self: self.law.stage != "waiting")
    def take_back(self, who: Person, seat: Seat, own: bool) -> None:
        who, table = self._entitled(who, seat, own), self._truth()
        last = max((ply for ply, (mover, _) in enumerate(table.log) if mover == seat), default=None)
        free = last is not None and table.can_undo(seat)
        answer = self._post(who, "/undo", {"seat": seat})
        mine = self.law.may_see(who, seat) and self.law.stage == "playing"
        if not answer.is_success:
            assert not (mine and last is not None) or answer.json()["code"] in LATE, answer.text
        else:
            assert mine
            assert last is not None
            if answer.status_code == 204:
                assert free or not self.law.others(who)
                self.undoing = (seat, last)
            else:
                self.law.wishes["undo"] = Wish(who, last, frozenset(), None)
        self._count("undo", answer.is_success)

    @rule(who=people, seat=seats, about=st.sampled_from(VOTES), yes=st.booleans())
    @when(lambda self: self.law.stage != "waiting")
    def answer(self, who: Person, seat: Seat, about: str, yes: bool) -> None:
        self._answer(who, seat, about, yes)

    @rule()
    def all_agree(self) -> None:
        """Everybody who is asked says yes, so that something comes of it."""
        for about in list(self.law.wishes):
            for seat, who in list(self.law.holder.items()):
                if about in self.law.wishes:
                    self._answer(who, seat, about, yes=True)
                    self._hear_events()

    def _answer(self, who: Person, seat: Seat, about: str, yes: bool) -> None:
        answer = self._post(who, f"/votes/{self._ballot(about)}", {"seat": seat, "yes": yes})
        wish = self.law.wishes.get(about)
        if answer.is_success:
            assert self.law.holder.get(seat) == who
            assert who not in self.law.ended
            if wish is not None:
                assert who != wish.by
                self._note(about, wish, who, yes)
        self._count("answer", answer.is_success)

    def _note(self, about: str, wish: Wish, who: Person, yes: bool) -> None:
        if not yes:
            del self.law.wishes[about]
            if wish.link is not None:
                self.law.links.pop(wish.link.seat, None)
            return
        wish.yes.add(who)
        if about == "undo":
            if self.law.moved_since(wish.by, wish.about) <= wish.yes:
                self.undoing = (self.law.movers[wish.about] or 0, wish.about)
        elif wish.link is not None and self.law.others(wish.by) - {wish.link.maker} <= wish.yes:
            del self.law.wishes[about]
            if self.law.may_take(wish.by, wish.link):
                self.law.seat(wish.link.seat, "person", wish.by)

    @rule(who=people, by=seats, seat=seats, own=st.booleans())
    @when(lambda self: self.law.stage == "playing")
    def replace_somebody_gone(self, who: Person, by: Seat, seat: Seat, own: bool) -> None:
        who = self._entitled(who, by, own)
        answer = self._post(who, f"/seats/{seat}/gone", {"seat": by})
        assert not answer.is_success or self.law.may_see(who, by)
        self._count("gone", answer.is_success)

    # Lines, keys, restarts

    @rule(who=st.integers(0, STRANGER))
    def open_a_line(self, who: Person) -> None:
        if who not in self.lines:
            client = self.clients[who] if who != STRANGER else None
            self.lines[who] = Wire(self.house.served, self.table, client, "form=view", ping_interval=None)

    @rule(who=st.integers(0, STRANGER))
    @when(lambda self: self.lines)
    def close_a_line(self, who: Person) -> None:
        if who in self.lines:
            self._drain(who)
            self.lines.pop(who).close()

    @rule(who=st.integers(0, STRANGER), seat=seats)
    @when(lambda self: self.lines)
    def look_from(self, who: Person, seat: Seat) -> None:
        if who in self.lines:
            answer = self._say(who, {"do": "turn", "seat": seat})
            assert (answer.get("do") == "reply") == (self.law.holder.get(seat) == who and who not in self.law.ended)

    @rule(who=st.sampled_from((1, 2, 3)), sure=st.integers(0, 3))
    def end_a_key(self, who: Person, sure: int) -> None:
        if sure or who in self.law.ended:
            return
        answer = self.clients[who].delete("/api/keys")
        assert answer.is_success, answer.text
        self.law.end(who)
        while [chair["kind"] for chair in self._send("GET", HOST, "").json()["seats"]] != self.law.chairs:
            continue  # its seats are given up by and by
        self._count("end", True)

    @rule(sure=st.integers(0, 11))
    def restart(self, sure: int) -> None:
        if sure:
            return
        self._hang_up()
        for client in self.clients:
            client.close()
        self.house.again()
        self._open()
        self.law.wishes.clear()
        self._count("restart", True)

    # What holds at all times

    @invariant()
    def the_law_holds(self) -> None:
        if not hasattr(self, "law"):
            return
        if self.idle:
            self.idle = False
            return
        Trial.steps += 1
        self._hear_events()
        self._forget_wishes()
        now = (self.law.stage, tuple(self.law.sitting), len(self.law.ended))
        changed, self.last = now != self.last, now
        for who in range(PEOPLE + 1):
            if changed or who == Trial.steps % (PEOPLE + 1):
                self._holds(who)
                self._sees(who)
        for who in list(self.lines):
            self._drain(who)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    Trial.house = House(tmp_path)
    yield Trial.house
    Trial.house.served.stop()


DONE = ("sit", "leave", "start", "link", "take", "move", "undo", "answer", "end")


def use_every_right() -> None:
    """Chance may leave one of them out, so at first each is used at least once."""
    table = Meddling()
    course: list[Callable[[], None]] = [
        lambda: table.make("encore", (0, 1, 2), begun=False),
        lambda: table.stand_up(2, 2, own=True),
        lambda: table.sit(2, 2),
        lambda: table.make_a_link(2, 2, own=True),
        lambda: table.take_a_link(3, 0),
        lambda: table.start(HOST),
        *(partial(table.play_and_take_back, 12, seat, agreed=True) for seat in (0, 1, 2)),
        lambda: table.end_a_key(3, 0),
    ]
    for step in course:
        step()
        table.the_law_holds()
    table.teardown()
    assert {f"{what} True" for what in DONE} <= Trial.outcomes.keys()


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_nobody_sees_a_hand_or_moves_a_pawn_that_the_law_does_not_give_them(house: House) -> None:
    use_every_right()
    while Trial.steps < LEAST:
        run_state_machine_as_test(
            Meddling,
            settings=settings(
                max_examples=EXAMPLES,
                stateful_step_count=STEPS,
                deadline=None,
                phases=(Phase.generate,),  # bots move when they like: nothing happens twice the same way
                suppress_health_check=list(HealthCheck),
            ),
        )
