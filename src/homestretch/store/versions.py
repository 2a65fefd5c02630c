"""Which version of the schema a database has, and the way to the newest; Alembic is loaded where there is a way."""

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

MIGRATIONS = Path(__file__).parent / "migrations"
NAMED = "alembic_version"  # the table in which Alembic keeps it
KEPT = table(NAMED, column("version_num"))


def known() -> tuple[str, ...]:
    """All versions that there are, the newest first: v1_start.py brings v1."""
    names = [path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("v*_*.py")]
    return tuple(sorted(names, key=lambda name: int(name[1:]), reverse=True))


def found(connection: Connection) -> str:
    """The version of this database, or nothing where there is none yet."""
    if not inspect(connection).has_table(NAMED):
        return ""
    return connection.execute(select(KEPT.c.version_num)).scalar() or ""


def upgrade(connection: Connection) -> None:
    """Bring it up to date, step by step."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
