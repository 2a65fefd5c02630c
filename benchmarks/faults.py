"""Tables played over the API while the server is killed with -9: no acknowledged move may be lost, none played twice.

python benchmarks/faults.py --tables 50 --kills 20
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import uuid
from pathlib import Path
from typing import Any

import httpx

import homestretch
from homestretch.core.record import Record
from homestretch.core.types import CHANCE
from server import Server

Json = dict[str, Any]


class Player:
    """Plays all seats of one table, and remembers every move that was acknowledged."""

    def __init__(self, url: str, game: str, rng: random.Random) -> None:
        self.url, self.game, self.rng = url, game, rng
        self.acknowledged: list[tuple[int, str]] = []
        self.numbers: list[int] = []
        self.repeats = 0

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=10) as self.http:
            await self.sit()
            while await self.move():
                pass
            self.record = (await self.ask("GET", f"/api/tables/{self.table}/record", text=True))["text"]

    async def sit(self) -> None:
        self.http.headers["authorization"] = f"Bearer {(await self.ask('POST', '/api/keys'))['key']}"
        seats = homestretch.game(self.game).seats[0]
        made = await self.ask("POST", "/api/tables", {"game": self.game, "seats": seats, "name": "P0"})
        self.table = made["id"]
        for seat in range(1, seats):
            await self.ask("POST", f"/api/tables/{self.table}/seats/{seat}", {"name": f"P{seat}"}, done=409)
        await self.ask("POST", f"/api/tables/{self.table}/start", done=409)

    async def move(self) -> bool:
        """One move of whoever is asked; False when the game is over."""
        seen = await self.ask("GET", f"/api/tables/{self.table}/view")
        if not seen["view"]["awaits"]:
            return False
        seat, path = seen["view"]["awaits"][0], ""
        while True:
            asked = await self.ask("GET", f"/api/tables/{self.table}/view?seat={seat}&path={path.replace(' ', '+')}")
            if not asked["offers"]:
                break
            path = f"{path} {self.rng.choice(asked['offers'])}".strip()
        body = {"seat": seat, "id": uuid.uuid4().hex, "ply": seen["ply"], "move": path}
        answer = await self.ask("POST", f"/api/tables/{self.table}/plays", body)
        self.acknowledged.append((seat, path))
        self.numbers.append(answer["n"])
        return True

    async def ask(self, method: str, path: str, body: Json | None = None, done: int = 0, text: bool = False) -> Json:
        """Ask until there is an answer; the same request again after a break. `done` says it had been done before."""
        again = False
        while True:
            try:
                answer = await self.http.request(method, path, json=body)
            except httpx.TransportError:
                again = True
                self.repeats += 1
                await asyncio.sleep(0.05)
                continue
            if answer.is_success:
                return {"text": answer.text} if text or answer.status_code == 204 else answer.json()
            if again and answer.status_code == done:
                return {}
            raise AssertionError(f"{method} {path} {body}: {answer.status_code} {answer.text}")

    def flaw(self) -> str:
        """What is wrong with the record, if anything."""
        record = Record.read(self.record)
        record.replay()
        made = [(seat, words) for seat, words in record.moves if seat != CHANCE]
        if made != self.acknowledged:
            return f"{self.table}: {len(self.acknowledged)} moves were acknowledged, {len(made)} are in the record"
        if self.numbers != sorted(set(self.numbers)):
            return f"{self.table}: two moves have one number"
        return "" if record.scores is not None else f"{self.table}: the game did not end"


async def cut(server: Server, kills: int, rng: random.Random, players: "asyncio.Future[Any]") -> int:
    """Kill and restart at random moments while anybody plays; how often."""
    done = 0
    while done < kills and not players.done():
        await asyncio.sleep(rng.uniform(0.2, 1.5))
        server.kill()
        await asyncio.to_thread(server.again)
        done += 1
    return done


async def main(tables: int, kills: int, games: list[str], seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        players = [Player(server.url, games[n % len(games)], random.Random(seed + n)) for n in range(tables)]
        playing = asyncio.gather(*(player.run() for player in players))
        done = await cut(server, kills, random.Random(seed), playing)
        await playing
        server.stop()
        flaws = [flaw for player in players if (flaw := player.flaw())]
        flaws += [flaw for player in players if (flaw := checked(Path(folder), player))]
    moves, repeats = sum(len(p.acknowledged) for p in players), sum(p.repeats for p in players)
    print(f"{tables} tables, {done} kills, {moves} moves acknowledged, {repeats} requests repeated")
    if flaws or done < kills:
        sys.exit("\n".join(flaws) or f"the games were over after {done} of {kills} kills: take more tables")
    print("no acknowledged move lost, none played twice, every game ended, every record passes the check")


def checked(folder: Path, player: Player) -> str:
    """What `homestretch check` says of the record, if it is not content."""
    file = folder / f"{player.table}.hs"
    file.write_text(player.record, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "homestretch", "check", str(file)], capture_output=True, text=True, check=False
    )
    return found.stdout + found.stderr if found.returncode else ""


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--kills", type=int, default=20)
    options.add_argument("--games", default="encore", help="names with commas between them")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    asyncio.run(main(given.tables, given.kills, given.games.split(","), given.seed))
