"""How a game went: what is remembered is what was told while it was played, and nothing that was not for all eyes."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import homestretch as hs
from homestretch.cli.sample.rules import Magpie
from homestretch.core.game import AnyGame
from homestretch.core.outcome import Outcome
from homestretch.core.registry import game as find
from homestretch.core.rng import Rng
from homestretch.core.scene import Told
from homestretch.core.types import Msg, Seat, Who
from homestretch.play.course import MOST, POINTS, Course, Story, race, sides, story
from homestretch.play.telling import step_by_step
from homestretch.texts import LANGUAGES, Texts

GAMES = hs.games()


def played(name: str | AnyGame, seed: int = 3) -> hs.Table:
    """A game of random moves, over."""
    game = hs.game(name) if isinstance(name, str) else name
    table, rng = hs.Table(game, game.usual(game.options()), seed), Rng(seed)
    while not table.over:
        table.play(table.awaits[0], table.game.any_move(table.state, table.awaits[0], rng))
    return table


def told(table: hs.Table) -> Iterator[tuple[int, Seat, Told]]:
    """What a spectator heard, with the ply and who had moved."""
    states = hs.Table.resume(table.record).record.replay()
    views = [table.game.view(state, None) for state in states]
    for ply, news in enumerate(step_by_step(table.game, views), 1):
        for one in news:
            yield ply, table.log[ply - 1][0], one


def end(table: hs.Table) -> Outcome:
    assert table.outcome is not None
    return table.outcome


def said(table: hs.Table) -> dict[str, Msg]:
    return {moment.msg.key: moment.msg for moment in story(table, end(table)).moments}


@pytest.mark.parametrize("name", GAMES)
def test_a_line_leads_from_the_start_to_the_end_for_every_seat(name: str) -> None:
    table = played(name)
    found = story(table, end(table))
    assert found.title is not None
    assert found.plies[0] == 0
    assert found.plies[-1] == table.ply
    assert len(found.plies) <= POINTS
    assert [len(line) for line in found.lines] == [len(found.plies)] * table.seats
    assert table.game.progress is not None
    first, last = (table.game.progress.of(table.game.view(s, None)) for s in (table.record.replay()[0], table.state))
    assert tuple(line[0] for line in found.lines) == first
    assert tuple(line[-1] for line in found.lines) == last


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_something_is_remarkable_and_every_language_has_a_sentence_for_it(name: str, lang: str) -> None:
    table, texts = played(name), Texts(lang, name)
    found = story(table, end(table))
    assert 3 <= len(found.moments) <= MOST
    for msg in (found.title, *(moment.msg for moment in found.moments)):
        assert msg is not None
        for me in (None, *range(table.seats)):
            text = texts.say(msg, [f"N{n}" for n in range(6)], me)
            assert texts.has(msg.key), msg
            assert not set(text) & set("{}"), text
    assert all(0 <= moment.ply <= table.ply for moment in found.moments)


@pytest.mark.parametrize("name", ["dog", "hit"])
def test_captures_are_those_that_were_told(name: str) -> None:
    table = played(name)
    news = [(seat, one.msg) for _, seat, one in told(table) if one.msg.key in ("told-captured", "told-burned")]
    whose = "who" if name == "dog" else "whom"
    lost = Counter(msg.args[whose].seat for _, msg in news)  # type: ignore[union-attr]
    made = Counter(seat for seat, msg in news if msg.args[whose] != Who(seat))
    told_of = said(table)
    assert told_of["remark-captures"].args["count"] == max(made.values())
    assert made[told_of["remark-captures"].args["who"].seat] == max(made.values())  # type: ignore[union-attr]
    assert told_of["remark-captured"].args["count"] == max(lost.values())


def test_the_longest_row_and_the_dearest_bust_are_those_that_were_told() -> None:
    table = played("encore")
    busts = [(one.msg.args["points"], one.msg.args["who"]) for _, _, one in told(table) if one.msg.key == "told-bust"]
    msg = said(table)["remark-bust"]
    assert (msg.args["points"], msg.args["who"]) in busts
    assert msg.args["points"] == max(points for points, _ in busts)
    rows = [max(sum(row) for row in find("encore").view(state, None).rows) for state in table.record.replay()]
    assert said(table)["remark-row"].args["count"] == max(rows)


def test_the_fastest_witch_flew_as_often_as_is_said_and_the_longest_flight_was_so_long() -> None:
    table = played("hexenrennen")
    views = [find("hexenrennen").view(state, None) for state in table.record.replay()]
    jumps = [b.at[k][n] - a.at[k][n] for a, b in pairwise(views) for k in range(4) for n in range(3)]
    assert said(table)["remark-flight"].args["count"] == max(jumps)
    assert said(table)["remark-push"].args["count"] <= -min(jumps)


def test_a_game_that_says_nothing_of_the_kind_has_no_lines_and_nothing_remarkable() -> None:
    table = played(Magpie())
    assert story(table, end(table)) == Story(None, (), (), ())


@pytest.mark.parametrize("name", GAMES)
def test_only_what_a_spectator_is_shown_is_looked_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(name)
    found = Course(table.game, table.seats, table.options)
    shown, view = [], type(table.game).view

    def spied(game: AnyGame, state: Any, seat: Seat | None, path: Any = ()) -> Any:
        shown.append(seat)
        return view(game, state, seat, path)

    try:
        monkeypatch.setattr(type(table.game), "view", spied)
    except TypeError:
        pytest.skip("a compiled game cannot be listened to; the plain one is the same")
    for _ in found.follow(table.log):
        pass
    assert set(shown) == {None}


def test_partners_are_one_side_and_anybody_else_is_alone() -> None:
    assert sides(hs.game("dog"), 4) == [(0, 2), (1, 3)]
    assert sides(hs.game("hit"), 3) == [(0,), (1,), (2,)]


def test_of_a_race_it_is_said_when_it_was_close_and_how_often_the_lead_changed() -> None:
    rows = [(0, 0), (3, 0), (3, 5), (6, 5), (6, 8), (10, 9), (15, 9)]
    close, leads = race(rows, [0])
    assert (close.ply, close.msg.args["gap"]) == (5, 1)
    assert (leads.msg.key, leads.msg.args["count"], leads.ply) == ("remark-leads", 4, 5)


def test_who_led_throughout_is_said_to_have_and_where_nobody_or_several_won_nothing_is() -> None:
    rows = [(0, 0), (3, 0), (5, 1), (9, 2)]
    assert [moment.msg.key for moment in race(rows, [0])] == ["remark-close", "remark-ahead"]
    assert race(rows, []) == race(rows, [0, 1]) == []


def test_partners_win_as_a_team_and_each_of_them_with_the_other() -> None:
    texts, outcome = Texts("en", "dog"), Outcome((1, 3), (2, 4, 3, 4), "pawns")
    names, teams = ["Ada", "Bo", "Cy", "Di"], hs.game("dog").teams(4)
    assert texts.ending(outcome, names, None, teams) == "Bo & Di win together!"
    assert texts.ending(outcome, names, 3, teams) == "You win, together with Bo!"
    assert texts.reached(outcome, 1, 3) == "8 pawns home"
