"""Files in a folder, from which what was broken off goes on: of a match one record a game."""

from pathlib import Path

from homestretch.arena.match import Match, Played, from_record
from homestretch.core.types import Msg, Wrong


def file(folder: Path, deal: int, turn: int) -> Path:
    return folder / f"{deal:06}-{turn}.txt"


def make(folder: Path) -> None:
    """See to it that there is such a folder."""
    if folder.exists() and not folder.is_dir():
        raise Wrong(f"{folder} is a file; a folder is needed", Msg("wrong-file-file", {"path": str(folder)}))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritten(folder, error) from error


def write(path: Path, data: bytes) -> None:
    """The file is there whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise _unwritten(path, error) from error


def _unwritten(path: Path, error: OSError) -> Wrong:
    reason = error.strerror or ""
    said = Msg("wrong-file-write", {"path": str(path), "reason": reason})
    return Wrong(f"{path} cannot be written: {reason}", said)


def kept(folder: Path, match: Match, deal: int) -> tuple[Played, ...] | None:
    """A deal that lies there whole."""
    files = [file(folder, deal, turn) for turn in range(len(match.bots))]
    if not all(path.exists() for path in files):
        return None
    try:
        return tuple(from_record(match, deal, turn, path.read_text()) for turn, path in enumerate(files))
    except (Wrong, OSError, UnicodeError) as error:
        raise Wrong(
            f"{folder} holds something else than this match, in {files[0].name}: {error}",
            Msg("wrong-folder", {"folder": str(folder)}),
        ) from error


def keep(folder: Path, deal: int, played: tuple[Played, ...]) -> None:
    """Write a deal."""
    for turn, game in enumerate(played):
        write(file(folder, deal, turn), game.record.encode())
