"""Which worker has which table, and what all workers know. Workers of the version before go on meanwhile: every new
column has a value of its own, and no row is written anew."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("last", sa.Integer, nullable=False, server_default="0"))  # set right when found
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used", sa.Text, nullable=False, server_default=""),
    )
    house = op.create_table(
        "house",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(house, [{"name": "word", "value": secrets.token_hex(32)}])


def downgrade() -> None:
    op.drop_table("house")
    op.drop_table("workers")
    for name in ("last", "epoch", "owner"):
        op.drop_column("tables", name)
