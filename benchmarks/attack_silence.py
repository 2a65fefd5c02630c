"""Connections that say nothing, or half of something, and stay: do people still play, do others still come in?

    python benchmarks/attack_silence.py                     5,000 of each kind, from one address and from twenty
    python benchmarks/attack_silence.py --files 256         the same at a server that may open few files
    python benchmarks/attack_silence.py --kinds head,body --many 1000

After the witnesses' times it prints how many of the connections the server still keeps, how many newcomers were served
meanwhile and how long the slowest of them waited, and how much the server wrote into its log.
"""

import argparse
import asyncio
import contextlib
import socket
import time

import httpx
from witness import Ground, ground, guest

NEWCOMER = "127.0.0.78"
ONE = ["127.0.0.66"]
TWENTY = [f"127.0.1.{n}" for n in range(1, 21)]
KEPT = "GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"
SAID = {
    "mute": "",
    "head": "GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "body": "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
    "handshake": "GET /api/tables/TABLE/line HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n",
    "kept": KEPT,
    "half": KEPT + "G",  # one answer, and then the first letter of another request
    "unread": KEPT * 20,  # answers that nobody reads
    "line": (
        "GET /api/tables/TABLE/line?watch=1 HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ),
}


class Silent:
    """Somebody with many connections."""

    def __init__(self, place: Ground, words: str, addresses: list[str]) -> None:
        self.port, self.addresses = place.server.port, addresses
        self.words = words.replace("TABLE", place.places[0].table).encode()
        self.held: list[socket.socket] = []

    def open(self, many: int, seconds: float) -> None:
        """One after the other, in a thread of its own: what the attacker does is no trouble of the witnesses."""
        until = time.perf_counter() + seconds
        for n in range(many):
            if time.perf_counter() > until:
                return
            one = socket.socket()
            one.settimeout(5)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.bind((self.addresses[n % len(self.addresses)], 0))
            self.held.append(one)
            with contextlib.suppress(OSError):
                one.connect(("127.0.0.1", self.port))
                one.sendall(self.words)

    def close(self) -> None:
        for one in self.held:
            one.close()


async def newcomers(place: Ground, seconds: float) -> None:
    """Somebody new every half second, and how they fared."""
    until = time.perf_counter() + seconds
    waits: list[float] = []
    turned_away = 0
    while time.perf_counter() < until:
        began = time.perf_counter()
        try:
            async with guest(place.server, NEWCOMER) as http:
                (await http.get("/api/games", timeout=5)).raise_for_status()
            waits.append(time.perf_counter() - began)
        except httpx.HTTPError:
            turned_away += 1
        await asyncio.sleep(max(0.0, began + 0.5 - time.perf_counter()))
    slowest = f", the slowest after {1000 * max(waits):.0f} ms" if waits else ""
    print(f"    newcomers: {len(waits)} served{slowest}, {turned_away} not")


async def attack(kind: str, many: int, addresses: list[str], files: int, seconds: float) -> None:
    print(f"\n{kind}: {many} from {len(addresses)} address{'es' if len(addresses) > 1 else ''}")
    async with ground(files=files) as place:
        await place.watch("  alone", 4)
        usual, silent = place.server.open_files(), Silent(place, SAID[kind], addresses)
        opening = asyncio.to_thread(silent.open, many, seconds)
        await asyncio.gather(opening, place.watch("  attacked", seconds), newcomers(place, seconds))
        most = place.server.open_files() - usual
        await asyncio.gather(place.watch("  a while later", seconds * 2), newcomers(place, seconds * 2))
        left = place.server.open_files() - usual
        print(f"    kept: {most} connections after {seconds:.0f} s, {left} after {3 * seconds:.0f} s")
        print(f"    log: {place.server.logged():,} bytes", flush=True)
        silent.close()


async def main(given: argparse.Namespace) -> None:
    for kind in given.kinds.split(","):
        for addresses in (ONE, TWENTY)[: 1 if given.one else 2]:
            await attack(kind, given.many, addresses, given.files, given.seconds)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--many", type=int, default=5000)
    options.add_argument("--kinds", default=",".join(SAID), help="names with commas between them")
    options.add_argument("--files", type=int, default=0, help="file descriptors the server may have")
    options.add_argument("--seconds", type=float, default=15)
    options.add_argument("--one", action="store_true", help="from one address only")
    asyncio.run(main(options.parse_args()))
