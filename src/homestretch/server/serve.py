"""The web table on a port, until Ctrl-C."""

import errno
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from homestretch.core.types import Msg, Wrong
from homestretch.server.app import create
from homestretch.server.settings import Settings
from homestretch.server.share import litter
from homestretch.server.wire import log
from homestretch.server.wire.files import descriptors, fitted, taken_at_once
from homestretch.server.wire.protocol import Config

PINGS = 10.0  # seconds; a line that does not answer one for 20 is closed, and whoever had it is no longer here
EVERYWHERE = ("0.0.0.0", "::")
QUEUE = 2_048  # connections that the system keeps until they are taken in


class Server(uvicorn.Server):
    """Says once it is there, and hands over what it has before it ends."""

    def __init__(self, config: Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            litter.begin()
            queue_up(self)
            self._up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody comes in any more, so whoever comes again finds another worker."""
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        assert isinstance(self.config.app, FastAPI)
        await self.config.app.state.house.drain()
        await super().shutdown(sockets)


def run(settings: Settings, host: str, port: int, inside: str = "") -> bool:
    """Whether it came up at all."""
    log.begin(settings.lines)
    with listening(host, port) as sockets:
        found = sockets[0].getsockname()[1]
        settings = replace(settings, inside=reached(host, inside, sockets[0]))
        return work(settings, host, sockets, lambda: say(addresses(host, found)))


def work(settings: Settings, host: str, sockets: list[socket.socket], up: Callable[[], None]) -> bool:
    """One worker, until it is told to end; whether it came up at all."""
    server = Server(config(settings, host, sockets[0].getsockname()[1]), up)
    server.run(sockets)
    return server.started


def reached(host: str, inside: str, own: socket.socket) -> str:
    """Where other workers find this one: at an address that was given, or else where everybody does."""
    found = inside or ("127.0.0.1" if host in EVERYWHERE else host)
    return f"[{found}]:{own.getsockname()[1]}" if ":" in found else f"{found}:{own.getsockname()[1]}"


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets at every address of this host; taken before anything else is begun."""
    with ExitStack() as open_ones:
        try:
            found = [open_ones.enter_context(made) for made in _bind(host, port)]
        except (OSError, UnicodeError) as error:
            raise _unheard(host, port, error) from error
        yield found


def _unheard(host: str, port: int, error: OSError | UnicodeError) -> Wrong:
    """What to raise where nothing can be heard: the address is not ours, or the port is not to be had."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return Wrong(f"{host!r} is no address of this machine", Msg("web-host", {"host": host}))
    reason = error.strerror or str(error)
    said = Msg("web-port", {"host": host, "port": str(port), "reason": reason})
    return Wrong(f"{host} cannot be listened to at port {port}: {reason}", said)


def _bind(host: str, port: int) -> Iterator[socket.socket]:
    places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, kind, proto, _, address in dict.fromkeys(places):
        made = socket.socket(
            family, kind, proto
        )  # a socket that does not know its protocol would wait for more to send
        yield made
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((address[0], port, *address[2:]))
        port = made.getsockname()[1]  # where any will do, all have the same


def config(settings: Settings, host: str, port: int) -> Config:
    most = settings.limits.message * 2  # what is a little too long gets a sentence, what is far too long is cut off
    files = descriptors(settings.limits)
    settings = replace(settings, limits=fitted(settings.limits, files))
    made = Config(
        create(settings),
        host=host,
        port=port,
        ws_max_size=most,
        ws_per_message_deflate=False,
        ws_ping_interval=PINGS,
        timeout_graceful_shutdown=3,
        log_config=None,  # what is said, and how, is the log's business
        log_level="warning",
        access_log=False,  # addresses of guests are not kept
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        backlog=taken_at_once(files),
    )
    made.guard(settings)
    return made


def queue_up(server: uvicorn.Server) -> None:
    """Few are taken in at once, but many may wait for it: everybody comes back at the same time after a restart."""
    for known in (known for one in server.servers for known in one.sockets):
        with socket.socket(fileno=os.dup(known.fileno())) as same:
            same.listen(QUEUE)


def bound(server: uvicorn.Server) -> int:
    """The port that was found."""
    port: int = server.servers[0].sockets[0].getsockname()[1]
    return port


def addresses(host: str, port: int) -> list[str]:
    """Where people find it: here, and if it listens to the house, from there too."""
    here = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "localhost") else host
    found = [f"http://{here}:{port}/"]
    if host in EVERYWHERE:
        found += [f"http://{own}:{port}/" for own in _own_addresses()]
    return found


def _own_addresses() -> list[str]:
    """The address others in the same network would use; asking the routing table sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def say(found: list[str]) -> None:
    print("Homestretch: the table is set at " + " and ".join(found) + "  (Ctrl-C ends it)", flush=True)
