"""Luck nobody can compute, links that end, hands that were seen, keys that were ended, and where long games stand."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"


def upgrade() -> None:
    # A column is added in place: SQLite would not let go of a table, to make it anew, that other rows refer to.
    luck = sa.Column("luck", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", luck)
    op.add_column("tables", sa.Column("summary", sa.Text, nullable=False, server_default=""))  # made when it is missed
    _give_luck()
    op.drop_table("links")  # those that were made cannot say whom they were for
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sitting", sa.Integer, nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_index("ix_links_maker", "links", ["maker"])
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), primary_key=True),
    )
    op.create_index("ix_seen_hash", "seen", ["hash"])
    _note_seen()
    op.create_table(
        "ended",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_ended_at", "ended", ["at"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _give_luck() -> None:
    """Tables that stand go on with new luck; what was drawn is in their events."""
    tables, link = sa.table("tables", sa.column("id"), sa.column("luck")), op.get_bind()
    for name in link.execute(sa.select(tables.c.id)).scalars().all():
        link.execute(tables.update().where(tables.c.id == name).values(luck=secrets.token_hex(32)))


def _note_seen() -> None:
    """Whoever holds a seat of a game that has begun has seen its hand."""
    fields = ("table_id", "seat", "hash")
    seen, holds = (sa.table(name, *map(sa.column, fields)) for name in ("seen", "holds"))
    events = sa.table("events", sa.column("table_id"), sa.column("kind"))
    begun = sa.select(events.c.table_id).where(events.c.kind == "start")
    op.execute(seen.insert().from_select(fields, sa.select(*holds.c).where(holds.c.table_id.in_(begun))))


def downgrade() -> None:
    for name in ("snapshots", "ended", "seen", "links"):
        op.drop_table(name)
    op.drop_column("tables", "luck")
    op.drop_column("tables", "summary")
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
