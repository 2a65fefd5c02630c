"""The rows: tables, what happened at them, who holds which seat and has seen which hand, keys and links that end; and
which worker has which table."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("host", String(64), nullable=False, index=True),  # hash of the key that made it
    Column("seed", String(20), nullable=False),  # a 64-bit number, as text: no database has it unsigned
    Column(
        "luck", String(64), nullable=False
    ),  # 256 bits in hex from which chance is drawn; they never leave the house
    Column("listed", Boolean, nullable=False, index=True),  # in the lobby, until it starts
    Column("summary", Text, nullable=False, server_default=""),  # how it stands, for lists: JSON, kept with the events
    Column("owner", String(32), nullable=False, server_default=""),  # the worker that has it, while that one lives
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often it changed hands
    Column("last", Integer, nullable=False, server_default="0"),  # number of its last event
)

EVENTS = Table(
    "events",
    META,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),  # two writers cannot both have the next number
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)

HOLDS = Table(
    "holds",
    META,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), nullable=False, index=True),  # of the key that may play this seat
)

LINKS = Table(
    "links",
    META,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("sitting", Integer, nullable=False),  # the event since which the chair was as it was, when it was made
    Column("maker", String(64), nullable=False, index=True),  # hash of the key that made it
    Column("until", Float, nullable=False),  # when it ends
    Column("used", Boolean, nullable=False, default=False),  # taken, or called back
)

SEEN = Table(
    "seen",
    META,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), primary_key=True, index=True),  # of a key that held this seat while the game ran
)

ENDED = Table(
    "ended",
    META,
    Column("hash", String(64), primary_key=True),  # of a key that opens nothing any more
    Column("at", Float, nullable=False, index=True),
)

SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),  # the last event that it knows of
    Column("body", Text, nullable=False),
)

WORKERS = Table(
    "workers",
    META,
    Column("id", String(32), primary_key=True),
    Column("address", String(255), nullable=False),  # where the others reach it
    Column("until", Float, nullable=False),  # by the clock of the database; then its tables are anybody's
    Column("used", Text, nullable=False, server_default=""),  # what guests have used there, for limits: JSON
)

HOUSE = Table(
    "house",
    META,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),  # what all workers know and nobody else
)

NEWEST = Index("tables_made", TABLES.c.made)
