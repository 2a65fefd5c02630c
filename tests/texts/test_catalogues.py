"""Every catalogue says the same things in every language, and nothing that nobody asks for."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import homestretch as hs
from homestretch.core.options import choices, flags, write
from homestretch.core.registry import folder
from homestretch.core.rng import Rng
from homestretch.core.scene import Board, spoken
from homestretch.core.types import Msg, Who
from homestretch.play.lesson import lesson
from homestretch.scene import scene_of
from homestretch.texts import LANGUAGES, WEB, Texts
from homestretch.texts.choices import meant, unsaid

SOURCE = Path(str(hs.__file__)).parent
PROGRAM = SOURCE / "texts"
GAMES = hs.games()
HOMES = [PROGRAM, WEB, *(folder(name) / "texts" for name in GAMES)]
WRITTEN = [(home, lang) for home in HOMES for lang in LANGUAGES if (home / f"{lang}.ftl").exists()]


def named(part: Path | str) -> str:
    return part.parent.name if isinstance(part, Path) else part


class Reader(Visitor):
    """What a sentence shows, and which other sentences it quotes; what it only chooses by is grammar."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)


@cache
def catalogue(home: Path, lang: str) -> dict[str, Reader]:
    """Each key with what its sentence is made of."""
    found: dict[str, Reader] = {}
    text = (home / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), (home, lang, entry.content)
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            reader = found[entry.id.name] = Reader()
            reader.visit(entry)
    return found


def calls() -> list[tuple[Path, ast.Call]]:
    """Every Msg(…) and wrong(…) outside the games."""
    games = {SOURCE / "games", SOURCE / "cli" / "sample"}
    paths = [path for path in SOURCE.rglob("*.py") if games.isdisjoint(path.parents)]
    nodes = ((path, node) for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return [(p, n) for p, n in nodes if isinstance(n, ast.Call) and getattr(n.func, "id", "") in ("Msg", "wrong")]


def key_of(call: ast.Call) -> tuple[str, bool]:
    """The key, and whether it is whole or only how it begins."""
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Constant):
        return str(first.value), True
    if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
        return str(first.values[0].value), False
    return "", False


def quoted(home: Path) -> set[str]:
    return {key for reader in catalogue(home, "en").values() for key in reader.quoted}


@pytest.mark.parametrize(("home", "lang"), WRITTEN, ids=named)
def test_every_key_is_there_in_every_language_and_shows_the_same(home: Path, lang: str) -> None:
    ours, theirs = catalogue(home, "en"), catalogue(home, lang)
    assert ours.keys() == theirs.keys()
    for key in ours:
        assert ours[key].shown == theirs[key].shown, (key, lang)


def test_the_program_speaks_every_language() -> None:
    assert {(home, lang) for home in (PROGRAM, WEB) for lang in LANGUAGES} <= set(WRITTEN)


@pytest.mark.parametrize("home", [home for home, lang in WRITTEN if lang == "fr"], ids=named)
def test_no_french_sign_can_begin_a_line(home: Path) -> None:
    text = (home / "fr.ftl").read_text(encoding="utf-8")
    said = "\n".join(line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#"))
    assert not re.findall(r".*(?:« | [»;:!?]).*", said), "a space that does not break (U+00A0) stands there"


def test_no_key_stands_in_two_catalogues_that_are_read_together() -> None:
    for home in HOMES[1:]:
        others = [PROGRAM] if home == WEB else [PROGRAM, WEB]
        for other in others:
            assert not catalogue(home, "en").keys() & catalogue(other, "en").keys(), (home, other)


def test_every_key_the_program_says_is_in_its_catalogue() -> None:
    known = catalogue(PROGRAM, "en").keys() | catalogue(WEB, "en").keys() | {"title", "about", "minutes"}  # a game's
    for path, call in calls():
        key, whole = key_of(call)
        if whole:
            assert key in known, (path, key)
        elif key and key not in ("option-", "choice-", "preset-", "ask-", "sign-"):
            assert any(k.startswith(key) for k in known), (path, key)


def test_a_sentence_uses_only_what_it_is_given() -> None:
    known = catalogue(PROGRAM, "en")
    for path, call in calls():
        key, whole = key_of(call)
        given = {k.arg for k in call.keywords}
        for node in call.args[1:2]:
            if not isinstance(node, ast.Dict):
                continue
            given |= {str(k.value) for k in node.keys if isinstance(k, ast.Constant)}
        if whole and key in known and not any(not isinstance(n, ast.Dict) for n in call.args[1:2]):
            assert known[key].shown <= given, (path, key)


def test_the_program_has_no_sentence_that_nobody_says() -> None:
    files = [path for ending in ("py", "js", "html") for path in SOURCE.rglob(f"*.{ending}")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    begun = tuple(key for _, call in calls() for key, whole in [key_of(call)] if key and not whole)
    for key in catalogue(PROGRAM, "en"):
        assert re.search(rf"[\"'`]{re.escape(key)}[\"'`]", text) or key.startswith(begun), key


def said(name: str) -> set[tuple[Msg, int | None]]:
    """All there is to say in a few random games, with the seat it is said to."""
    game, found = hs.game(name), []
    for seed, seats in enumerate(game.counts(game.options())):
        table, rng = hs.Table(game, seats, seed), Rng(seed, salt=5)
        before = {seat: table.view(seat) for seat in (None, *range(seats))}
        state, boards = table.state, dict[int, Board]()
        while table.awaits and table.ply < 400:
            seat = table.awaits[0]
            found += words(table, seat, rng)
            ply, state = table.ply, table.state
            table.play(seat, game.any_move(table.state, seat, rng))
            for who, move in table.log[ply:]:
                state = game.play(state, who, move)
                for reader in before:
                    after = game.view(state, reader)
                    found += [(told.msg, reader) for told in game.tell(before[reader], after)]
                    before[reader] = after
            board, scene = scene_of(before[seat])
            if game.kit.scene:  # a plain one names things as the view does
                found += [(msg, seat) for thing in scene.things for msg in (thing.label, thing.about) if msg]
                boards[seat] = board
                found += [(msg, seat) for zone in scene.zones for msg in (zone.title, zone.note) if msg]
        found += [(msg, seat) for seat, board in boards.items() for place in board.places for msg in spoken(place)]
    return {(_frozen(msg), reader) for msg, reader in found}


def words(table: hs.Table, seat: int, rng: Rng) -> list[tuple[Msg, int | None]]:
    """The questions of one move, the words offered, and why some other word is not."""
    found: list[tuple[Msg, int | None]] = []
    path: tuple[int, ...] = ()
    while (ask := table.ask(seat, path)).tokens:
        view = table.view(seat, path)
        found.append((Msg(f"ask-{ask.what}", {"least": ask.least, "most": ask.most}), seat))
        other = int(rng.below(len(table.game.words)))
        if other not in ask.tokens:
            found.append((table.why_not(seat, path, other), seat))
        if table.game.kit.word:  # else words are called as they are said
            found += [(table.game.word(view, token), seat) for token in (*ask.tokens, other)]
        path = (*path, rng.pick(ask.tokens))
    return found


class Frozen(dict[str, Any]):
    def __hash__(self) -> int:  # type: ignore[override]  # args are never changed
        return hash(tuple(self.items()))


def _frozen(msg: Msg) -> Msg:
    return Msg(msg.key, Frozen({k: _frozen(v) if isinstance(v, Msg) else v for k, v in msg.args.items()}), msg.clause)


@pytest.mark.parametrize("name", GAMES)
def test_everything_said_in_random_games_is_a_sentence_in_every_language(name: str) -> None:
    spoken = said(name)
    assert {"ask", "why"} <= {msg.key.partition("-")[0] for msg, _ in spoken}
    for lang in LANGUAGES:
        texts = Texts(lang, name)
        for msg, reader in spoken:
            assert texts.has(msg.key), msg
            text = texts.say(msg, [f"N{n}" for n in range(6)], reader)
            assert text, (lang, msg)
            assert not set(text) & set("{\u2068\u2069"), (lang, msg, text)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_title_and_a_word_for_every_option(name: str) -> None:
    known = catalogue(folder(name) / "texts", "en")
    wanted = {"title", "about", *(f"option-{f.name}" for f in flags(hs.game(name).options))}
    assert wanted <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_an_option_is_a_sentence_of_its_own(name: str, lang: str) -> None:
    texts, kind = Texts(lang, name), hs.game(name).options
    assert not [*unsaid(texts, kind)]
    for f in flags(kind):
        told = [meant(texts, f, value) for value in choices(f)]
        assert len(set(told)) == len(told)
        assert all(" " in text or text[0].isupper() for text in told), told


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_of_a_choice_or_preset_that_there_is_not(name: str) -> None:
    kind = hs.game(name).options
    known = {f"choice-{f.name}" for f in flags(kind)}
    known |= {f"choice-{f.name}-{write(value)}" for f in flags(kind) for value in choices(f)}
    known |= {f"preset-{preset}{more}" for preset in kind.presets() for more in ("", "-more")}
    said = {key for key in catalogue(folder(name) / "texts", "en") if key.startswith(("choice-", "preset-"))}
    assert said <= known


@pytest.mark.parametrize("name", GAMES)
def test_a_preset_can_be_played_by_as_many_as_usual(name: str) -> None:
    game = hs.game(name)
    presets = game.options.presets()
    assert presets
    for options in presets.values():
        assert game.fits(game.usual(game.options()), options)
        assert options != game.options()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_no_sentence_that_nobody_says(name: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder(name).glob("*.py"))
    found = lesson(name)
    taught = {found.farewell.key, *(step.text.key for step in found.steps)} if found else set()
    program = ("option-", "choice-", "preset-", "ask-", "sign-")  # said by the program for every game
    for key in catalogue(folder(name) / "texts", "en").keys() - {"title", "about", "minutes"} - taught:
        begins = any(key.startswith(start) for start in re.findall(r"f\"([a-z0-9-]+-)\{", text))
        assert key.startswith(program) or f'"{key}"' in text or begins or key in quoted(folder(name) / "texts"), key


def test_a_player_is_you_to_himself_and_a_name_to_the_others() -> None:
    texts, msg = Texts("de", "encore"), Msg("told-stop", {"who": Who(1)})
    assert texts.say(msg, ["Ada", "Bo"], me=1) == "Du hörst auf."
    assert texts.say(msg, ["Ada", "Bo"], me=0) == "Bo hört auf."
    assert texts.say(msg) == "Spieler 2 hört auf."
