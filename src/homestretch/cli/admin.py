"""The command admin: what whoever runs the web table does with its database."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from homestretch.cli.flags import NONE, Db, Lang
from homestretch.core.types import Msg
from homestretch.server import home
from homestretch.server.settings import Keep
from homestretch.texts import Texts, wrong

ACTIONS = ("tables", "sweep", "delete", "export", "backup", "copy", "check")
NAMING = ("delete", "export", "backup", "copy")  # those that are told what to do it with
Days = Annotated[float, typer.Option(help="sweep: kept for so many days after anything happened; 0: for ever", min=0)]


def admin(
    action: Annotated[
        str,
        typer.Argument(help=f"{' '.join(ACTIONS)}: of tables, their records, or a file of SQLite"),
    ],
    names: Annotated[
        list[str] | None,
        typer.Argument(help="the tables, the file for a back-up, or the database that is copied to this one"),
    ] = None,
    db: Db = None,
    unfinished: Days = 0.0,
    finished: Days = 0.0,
    chat: Days = 0.0,
    lang: Lang = NONE,
) -> None:
    """Look after the database of the web table."""
    from homestretch.server import admin as house  # an extra
    from homestretch.server.acts.retention import sweep_all

    texts, db = Texts(lang), db if db is not None else home.usual()
    _understood(action, names)
    if action == "backup":
        file = Path(_one(names))
        house.back_up(db, file)
        typer.echo(texts.say(Msg("admin-copied", {"file": str(file)})))
        return
    with house.opened(db, alone=action in ("sweep", "delete", "copy")) as store:
        if action == "tables":
            for one in house.listed(store):
                typer.echo(f"{one.told.id}  {_day(one.told.used)}  {one.stage:8} {one.told.events:5}  {one.game}")
        elif action == "export":
            typer.echo(house.exported(store, _one(names)), nl=False)
        elif action == "delete":
            for name in names or [_one(names)]:
                house.deleted(store, name)
                typer.echo(texts.say(Msg("admin-deleted", {"table": name})))
        elif action == "sweep":
            swept = sweep_all(store, Keep(unfinished, finished, chat), time.time())
            typer.echo(texts.say(Msg("admin-swept", swept._asdict())))
        elif action == "copy":
            typer.echo(texts.say(Msg("admin-came", {"tables": house.copied(store, _one(names))})))
        else:
            found = list(house.checked(store))
            broken = [(table, flaw) for table, flaw in found if flaw]
            for table, flaw in broken:
                typer.echo(f"{table}  {flaw}")
            typer.echo(texts.say(Msg("admin-checked", {"tables": len(found), "broken": len(broken)})))
            if broken:
                raise typer.Exit(1)


def _understood(action: str, names: list[str] | None) -> None:
    if action not in ACTIONS:
        raise wrong("wrong-command", name=f"admin {action}", choices=", ".join(ACTIONS))
    if names and action not in NAMING:
        raise wrong("wrong-usage", command=f"admin {action}")


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _one(names: list[str] | None) -> str:
    if not names:
        raise wrong("admin-which")
    return names[0]
