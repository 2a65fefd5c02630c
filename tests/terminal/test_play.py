"""Playing by keys: what is typed, what is shown, what is kept."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import homestretch as hs
from homestretch.cli import run
from homestretch.core import nets
from homestretch.core.options import read_options
from homestretch.core.types import Msg
from homestretch.terminal.prompt import COMMANDS
from homestretch.terminal.screen import Screen
from homestretch.texts import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Player:
    """Somebody who types these lines at the commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def types(self, args: str, *lines: str) -> tuple[int, str, str]:
        if "--save" in args:
            Path("game.hs").unlink(missing_ok=True)
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = run(args.split())
        out, err = self.capsys.readouterr()
        return status, out, err


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


START = "play encore --seats me,random --seed 7 --set first_player=0 --save game.hs"


def kept() -> list[tuple[int, str]]:
    """The moves of people and bots in the file."""
    return [move for move in hs.Record.read(Path("game.hs").read_text()).moves if move[0] >= 0]


def test_a_word_can_be_said_by_its_number_its_word_its_name_or_its_beginning(player: Player) -> None:
    for line in ("1", "draw", "draw a card", "Draw A", "dr"):
        player.types(START, line, "quit")
        assert kept() == [(0, "draw")], line


def test_enter_takes_the_only_choice_and_nothing_where_there_are_two(player: Player) -> None:
    player.types(START, "", "", "", "quit")
    assert kept() == [(0, "draw")]


def test_what_happened_is_told_in_the_language_of_the_player(player: Player) -> None:
    _, out, _ = player.types(f"{START} --lang de", "1", "aufhören", "ende")
    assert "Du ziehst: " in out
    assert "Du hörst auf." in out
    assert "Zufall 2 zieht: " in out
    assert "Dein Spiel ist aufgehoben. Weiter geht es mit: homestretch play --resume game.hs" in out.replace("\n", " ")


def test_a_word_that_cannot_be_said_is_explained_with_its_clause(player: Player) -> None:
    for line in ("why stop", "stop", "/why stop"):
        _, out, _ = player.types(START, line, "quit")
        assert "You have to draw at least one card before you may stop. (R-ENCORE-031)" in out
    _, out, _ = player.types(START, "why draw", "why", "what?", "9", "quit")
    assert "“draw” can be said now." in out
    assert "Why what?" in out
    assert "I do not understand “what?”" in out
    assert "I do not understand “9”" in out


def test_more_words_than_a_move_has_are_not_half_obeyed(player: Player) -> None:
    for line in ("draw draw", "1 1", "draw stop", "1 nonsense"):
        _, out, _ = player.types(START, line, "quit")
        assert "“draw a card” is a whole move already; say one move at a time." in out
        assert kept() == [], line


def test_a_line_with_a_wrong_word_is_not_half_obeyed_either(player: Player) -> None:
    """A king can only start here, so that the card alone would be a whole move."""
    table = hs.Table("dog", 4, seed=5)
    while table.ply < 9:
        table.bot("greedy")
    Path("game.hs").write_text(table.record.write())
    before = kept()
    _, out, _ = player.types("play --resume game.hs --seats me,random,random,random", "13 zz", "quit")
    assert "I do not understand “zz”" in out
    assert kept() == before
    player.types("play --resume game.hs --seats me,random,random,random", "13", "quit")
    assert kept()[: len(before) + 1] == [*before, (0, "13 yard")]


def test_numbers_before_a_wrong_one_are_not_chosen(player: Player) -> None:
    hexes = "play hexenrennen --seats me,random --seed 3 --save game.hs"
    _, out, _ = player.types(hexes, "2 3 zz", "quit")
    assert "I do not understand “zz”" in out
    assert out.count("3 to choose") == 2


def test_a_word_is_explained_by_what_it_is_called_too(player: Player) -> None:
    for line in ("warum aufhören", "aufhören"):
        _, out, _ = player.types(f"{START} --lang de", line, "ende")
        assert "Du musst mindestens eine Karte ziehen, bevor du aufhören darfst. (R-ENCORE-031)" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_is_called_like_a_word_of_a_game(lang: str) -> None:
    program = Texts(lang)
    commands = {program.say(Msg(f"command-{command}")) for command in COMMANDS}
    assert len(commands) == len(COMMANDS)
    for name in hs.games():
        table = hs.Table(name, 4, seed=1)
        view, words = table.view(table.awaits[0]), table.game.words
        screen = Screen(Console(), Texts(lang, name), (), clears=False)
        called = {screen.label(view, token) for token in range(len(words))} | set(words)
        assert not called & commands


def test_help_and_rules_are_shown_without_leaving_the_game(player: Player) -> None:
    status, out, _ = player.types(START, "help", "rules", "1", "quit")
    assert status == 0
    assert "takes back your last move" in out
    assert "R-ENCORE-001" in out
    assert kept() == [(0, "draw")]


def test_the_example_in_the_help_is_a_word_of_the_game_at_hand(player: Player) -> None:
    dog = "play dog --seats me,random,random,random --seed 5 --save game.hs"
    for line in ("help", "why"):
        assert "why stop" in player.types(START, line, "quit")[1]
        _, out, _ = player.types(dog, line, "why 2", "quit")
        assert "as in: why 2" in out
        assert "You hold no such card: 2. (R-DOG-050)" in out


def test_a_move_can_be_asked_about_word_by_word(player: Player) -> None:
    dog = "play dog --seats me,random,random,random --seed 5 --save game.hs"
    _, out, _ = player.types(dog, "9", "why 13 f5", "quit")
    assert "No pawn stands there. (R-DOG-080)" in out


def test_what_has_one_answer_is_not_asked_for_once_something_was_said(player: Player) -> None:
    dog = "play dog --seats me,random,random,random --seed 5 --save game.hs"
    _, out, _ = player.types(dog, "9", "13", "quit")
    assert (0, "13 yard") in kept()
    assert "Which pawn?" not in out


def test_the_rules_are_shown_in_the_language_of_the_game(player: Player) -> None:
    _, out, _ = player.types(f"{START} --lang nl", "rules", "quit")
    assert "Alle kaarten samen zijn 445 punten waard." in out


def test_a_move_that_revealed_something_cannot_be_taken_back(player: Player) -> None:
    _, out, _ = player.types(START, "1", "undo", "quit")
    assert "There is nothing of yours that can be taken back now." in out
    assert kept() == [(0, "draw")]


def test_two_at_one_keyboard_may_take_back_a_move_that_revealed_nothing(player: Player) -> None:
    args = START.replace("me,random", "me:Ada,me:Bo")
    _, out, _ = player.types(args, "draw", "stop", "undo", "quit")
    assert "Ada: Once more, or stop?" in out
    assert "Bo: Your turn. Draw a card." in out
    assert kept() == [(0, "draw")]


HEXEN = "play hexenrennen --seats {} --seed 5 --set first_player=0 --save game.hs"


def test_back_takes_back_a_word_and_no_move(player: Player) -> None:
    _, out, _ = player.types(HEXEN.format("me,random"), "2", "3", "back", "back", "back", "quit")
    said = [line for line in out.splitlines() if line.startswith("Said so far: ")]
    assert said == ["Said so far: 2", "Said so far: 2 · 3", "Said so far: 2"]
    assert "No word has been said yet; undo takes back your last move." in out
    args = START.replace("me,random", "me:Ada,me:Bo")
    player.types(args, "draw", "stop", "back", "quit")
    assert kept() == [(0, "draw"), (0, "stop")]


def test_undo_takes_back_a_move_and_the_half_said_one_with_it(player: Player) -> None:
    _, out, _ = player.types(HEXEN.format("me:Ada,me:Bo"), "", "2 3 4 5 6 7", "", "2", "undo", "", "quit")
    assert out.count("Ada: Which three of your numbers shall lie in the first section?") == 2
    assert kept() == []


def test_a_game_left_is_taken_up_where_it_stood(player: Player) -> None:
    player.types(START, "1", "1", "quit")
    before = Path("game.hs").read_text()
    status, _, _ = player.types("play --resume game.hs", "quit")
    assert status == 0
    assert Path("game.hs").read_text() == before
    player.types("play --resume game.hs", "stop", "quit")
    assert kept()[:3] == [(0, "draw"), (0, "draw"), (0, "stop")]


def test_the_same_answers_give_the_same_game_left_or_not(player: Player) -> None:
    player.types(START, "1", "stop", "1", "stop", "quit")
    whole = Path("game.hs").read_text()
    player.types(START, "1", "stop", "quit")
    player.types("play --resume game.hs", "1", "stop", "quit")
    assert Path("game.hs").read_text() == whole


def test_an_input_that_ends_loses_nothing_and_says_how_to_go_on(player: Player) -> None:
    status, _, err = player.types(START, "1")
    assert status == 2
    assert err == (
        "The input ended in the middle of the game; nothing is lost, go on with: homestretch play --resume game.hs\n"
    )
    assert kept() == [(0, "draw")]


def test_a_game_nobody_named_a_file_for_is_kept_all_the_same(player: Player, room: Path) -> None:
    player.types("play encore --seats me,random --seed 255", "1", "quit")
    assert [path.name for path in room.rglob("*.hs")] == ["encore-00000000000000ff.hs"]


def test_a_game_kept_before_is_not_lost_to_a_new_one(player: Player, room: Path) -> None:
    for _ in range(2):
        player.types("play encore --seats me,random --seed 255", "1", "quit")
    assert sorted(path.name for path in room.rglob("*.hs")) == [
        "encore-00000000000000ff-2.hs",
        "encore-00000000000000ff.hs",
    ]


def test_a_name_is_a_name_to_a_spectator(player: Player) -> None:
    player.types(START, "1", "stop", "quit")
    assert "Player 1 stops." in player.types("replay game.hs")[1]
    assert "You stop." in player.types("replay game.hs --seat 0")[1]


def test_a_whole_game_ends_with_a_result(player: Player) -> None:
    status, out, err = player.types(START, *["1", "1", "2"] * 60)
    assert (status, err) == (0, "")
    assert "win" in out
    record = hs.Record.read(Path("game.hs").read_text())
    assert record.scores is not None
    for score in record.scores:
        assert str(score) in out


def test_a_finished_game_taken_up_again_shows_its_result(player: Player) -> None:
    player.types(START, *["1", "1", "2"] * 60)
    status, out, _ = player.types("play --resume game.hs")
    assert status == 0
    assert "win" in out


def test_bots_may_play_among_themselves(player: Player) -> None:
    status, out, _ = player.types("play encore --seats random,random --seed 1")
    assert status == 0
    assert "Random 1 draws: " in out


def test_with_nothing_given_a_menu_asks_what_to_play(player: Player) -> None:
    status, out, _ = player.types("play --lang de --seed 3", "encore", "2", "leicht", "ende")
    assert status == 0
    assert "Was möchtest du spielen?" in out
    assert "Zu wievielt?" in out
    (path,) = Path("state").rglob("*.hs")
    assert hs.Record.read(path.read_text()).players == ("me", "easy")


def test_a_menu_nobody_answers_ends_with_one_sentence(player: Player) -> None:
    status, _, err = player.types("play")
    assert status == 2
    assert err.startswith("Nobody answers at the keyboard; name a game and seats")


def test_recorded_games_are_told_shown_and_drawn(player: Player) -> None:
    assert player.types("record encore --seats random,random --seed 7 -o game.hs") == (
        0,
        "",
        "The game is written to game.hs. homestretch replay game.hs tells it.\n",
    )
    once = Path("game.hs").read_bytes()
    player.types("record encore --seats random,random --seed 7 -o game.hs")
    assert Path("game.hs").read_bytes() == once
    _, out, _ = player.types("replay game.hs --at 9 --seat 1 --lang fr")
    assert "Vous piochez\u00a0: " in out
    drawn = player.types("replay game.hs --at 9 --svg picture.svg --theme dark")
    assert drawn == (0, "", "The position is drawn in picture.svg.\n")
    assert Path("picture.svg").read_text().startswith("<svg")
    assert "sound" in player.types("check game.hs")[1]


def test_perft_counts_from_the_start_a_record_or_a_position(player: Player) -> None:
    _, out, err = player.types("perft encore --seats 2 --depth 3 --set first_player=0")
    assert err == "depth, sequences of moves, positions they reach\n"
    assert out == "1 1 1\n2 10 10\n3 20 20\n"
    game = hs.game("encore")
    Path("position").write_text(game.show(game.start(2, read_options(game.options, {"first_player": "0"}))))
    assert player.types("perft encore --depth 3 --from position")[1] == out


def test_the_version_says_whether_the_rules_are_compiled(player: Player) -> None:
    _, out, _ = player.types("--version")
    assert ("compiled rules" if hs.COMPILED else "rules in plain Python") in out


def test_a_hint_tells_the_best_moves_with_their_chances(player: Player) -> None:
    start = "play hexenrennen --seats me,random --seed 3 --save game.hs"
    _, out, _ = player.types(start, "hint", "quit")
    assert "A good player might:" in out
    assert out.count("% (±") >= 1
    _, out, _ = player.types(f"{start} --lang de", "tipp", "quit")
    assert "Wer gut spielt, würde vielleicht:" in out


def test_a_hint_where_there_is_no_net_is_a_move(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "net", lambda *_: None)
    _, out, _ = player.types(START, "hint", "quit")
    assert "A good player might:" in out
    assert "% (±" not in out
