"""What whoever runs the server may choose."""

from dataclasses import dataclass, field

from homestretch.server import home


@dataclass(frozen=True)
class Limits:
    """How much of everything anybody may ask for; rates are per second, with a burst."""

    body: int = 16_384  # bytes of a request
    record: int = 200_000  # bytes of a request that brings a record
    message: int = 4_096  # bytes of a message on a line
    connections: int = 8_000  # open at once, in all, as far as there are files
    connections_each: int = 300  # by one address
    head: float = 10.0  # seconds for a request's head, or for the next request on the same connection
    rest: float = 20.0  # seconds for the rest of a request
    unread: float = 60.0  # seconds for reading what is waiting
    lines: int = 4_000  # open at once, in all
    lines_each: int = 150  # by one address
    tables: int = 5_000  # kept in memory at once; the longest unused is left to the store
    notices: int = 10  # tables that look for players, by one address
    name: int = 24  # characters
    chat: int = 300
    at_once: int = 40  # requests that are answered at the same time, by one address; the others wait
    requests: tuple[float, float] = (30.0, 200.0)  # by one address
    making: tuple[float, float] = (0.5, 40.0)  # new tables and links, by one address
    made: tuple[float, float] = (0.01, 300.0)  # new tables in the long run, by one address
    retelling: tuple[float, float] = (0.005, 20.0)  # records opened and games played on, by one address
    messages: tuple[float, float] = (60.0, 120.0)  # on one line; two bots that play each other need as many
    plays: tuple[float, float] = (30.0, 60.0)  # by one seat, however many lines it has
    chats: tuple[float, float] = (0.5, 6.0)  # by one seat
    address_work: tuple[float, float] = (0.25, 2.5)  # seconds of the processor, for one address
    key_work: tuple[float, float] = (0.2, 2.0)  # for one key
    line_work: tuple[float, float] = (0.1, 1.0)  # for one line
    reading: tuple[float, float] = (0.1, 0.5)  # for reading the requests of one address, whatever becomes of them

    @classmethod
    def off(cls) -> "Limits":
        """For load tests on one's own machine: sizes stay, rates and numbers do not bind."""
        free = (1e9, 1e9)
        many = 1_000_000
        return cls(
            connections=many,
            at_once=many,
            connections_each=many,
            lines=many,
            lines_each=many,
            requests=free,
            making=free,
            made=free,
            retelling=free,
            notices=many,
            tables=many,
            messages=free,
            plays=free,
            chats=free,
            address_work=free,
            key_work=free,
            line_work=free,
            reading=free,
        )


@dataclass(frozen=True)
class Keep:
    """For how many days after anything happened at it a table is kept, and what was said there; 0: for ever."""

    unfinished: float = 0.0
    finished: float = 0.0
    chat: float = 0.0


@dataclass(frozen=True)
class Settings:
    db: str = field(default_factory=home.usual, repr=False)  # a password may be in it
    pace: float = 0.7  # seconds a bot takes at least, so that people can follow
    beat: float = 2.0  # seconds between two signs of life to a page; a page that hears none of three says so
    patience: float = 60.0  # seconds after which the others may have a bot play for somebody who is gone
    workers: int = 2  # processes that think for slow bots; one more thinks for quick ones
    minds: str = ""  # address of a Ray cluster on which slow bots think too
    metrics: bool = False  # whether anybody may read them at /metrics
    traces: bool = False  # whether spans are sent to a collector of OpenTelemetry
    lines: bool = False  # whether the log is a JSON object a line, with a line for each request
    inside: str = ""  # host and port at which other workers of the same database reach this one
    linked: float = 24 * 3600.0  # seconds a link to a seat can be taken
    idle: float = 900.0  # seconds after which a table nobody looks at is left to the store
    origins: tuple[str, ...] = ()  # further origins that may act and open a line, besides our own
    docs: str = ""  # the folder of the manual that is shown at /docs
    proxies: tuple[str, ...] = ()  # addresses and networks whose word is taken for who asks, and whether over TLS
    keep: Keep = field(default_factory=Keep)
    limits: Limits = field(default_factory=Limits)
