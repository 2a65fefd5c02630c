"""Whether a game is what it says: perft, check."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress, TaskID

from homestretch.cli.flags import NONE, Game, Lang, Settings, options
from homestretch.cli.missing import missing
from homestretch.cli.progress import bar
from homestretch.core import contract, positions
from homestretch.core.explore import after, alone, paths
from homestretch.core.game import AnyGame
from homestretch.core.halt import between_moves, look
from homestretch.core.record import TITLE, Record, begin
from homestretch.core.registry import absent, faulty, games, unknown
from homestretch.core.registry import game as find
from homestretch.core.types import Msg
from homestretch.terminal import files
from homestretch.texts import Texts, wrong

TEXTS = 200  # of positions changed at random that a game is asked to read


def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=1, help="moves, chance's included")],
    start: Annotated[Path | None, typer.Option("--from", help="a record, or a position in one line")] = None,
    seats: Annotated[int | None, typer.Option(help="players")] = None,
    settings: Settings = None,
    lang: Lang = NONE,
) -> None:
    """Count paths and distinct states, move by move."""
    found = find(game)
    chosen = options(found, settings)
    state = _position(found, start) if start else begin(found, seats or found.usual(chosen), chosen)
    level = alone(found, state)
    typer.echo(Texts(lang).say(Msg("perft-counts")), err=True)  # what others may read has no head
    with between_moves():
        for n in range(1, depth + 1):
            with bar(quiet=False) as shown:
                task = shown.add_task(f"depth {n}")
                level = after(found, level, n, partial(_watch, shown, task))
            typer.echo(f"{n} {paths(level)} {len(level)}")
            look()


def _watch(shown: Progress, task: TaskID, done: int, total: int) -> None:
    look()
    if done % 64 == 0:
        shown.update(task, completed=done, total=total)


def _position(game: AnyGame, file: Path) -> Any:
    text = files.read(file)
    if not text.lstrip().startswith(TITLE):
        return game.read(text.strip())
    found = Record.read(text)
    if found.game != game.name:
        raise wrong("wrong-resume-game", game=found.game, other=game.name)
    return found.replay()[-1]


def check(
    what: Annotated[str | None, typer.Argument(help="a game or a record; every game if not given")] = None,
    moves: Annotated[int, typer.Option(min=1, help="moves to check, over all setups of a game")] = contract.MOVES,
    lang: Lang = NONE,
) -> None:
    """The laws every game keeps, and what a game still lacks; or the soundness of a record."""
    texts = Texts(lang)
    if what is not None and what not in games():
        found = _record(what)
        found.replay()
        typer.echo(texts.say(Msg("checked-record", {"game": found.game, "moves": len(found.moves)})))
        return
    for name in [what] if what else sorted(games(), key=list(faulty()).count):  # those that cannot be loaded last
        checked = contract.check(find(name), moves)
        positions.check(find(name), TEXTS)
        typer.echo(texts.say(Msg("checked-game", {"game": name, "moves": checked})))
        lines = [texts.say(msg) for msg in missing(find(name))]
        if lines:
            typer.echo("\n  - ".join([texts.say(Msg("missing", {"game": name})), *lines]))


def _record(what: str) -> Record:
    if not Path(what).exists():
        if absent():
            raise unknown(what)
        raise wrong("wrong-check", name=what, choices=", ".join(games()))
    return files.record(Path(what))
