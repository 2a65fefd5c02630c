"""Two real workers, a real PostgreSQL, a real proxy: nothing acknowledged is lost, whatever happens to them."""

import signal
import subprocess
import tarfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from .postgres import Postgres
from .workers import Player, Proxy, Worker, closing, proxy_program, until

pytestmark = pytest.mark.slow
TABLES = 2
SOME = 4  # moves at each table before something happens


class Club:
    """All of it. Whatever ends is started again at the same port."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.folder, self.db, self._postgres = folder, postgres.database(), postgres
        self.workers = [Worker(folder, self.db) for _ in range(2)]
        until(lambda: all(one.is_ready() for one in self.workers))
        self.proxy = Proxy(folder, self.workers)

    def again(self, k: int) -> None:
        """In the place of one that has ended."""
        self.workers[k] = Worker(self.folder, self.db, self.workers[k].port)
        until(self.workers[k].is_ready)

    def flaw(self, player: Player) -> str:
        """What the database has of a table that its players were told otherwise."""
        asked = f"SELECT n, kind, body FROM events WHERE table_id = '{player.table}' ORDER BY n"
        found = self._postgres.tell(asked, self.db.rpartition("/")[2].partition("?")[0])
        return player.flaw([(n, kind, body) for n, kind, body in found])

    def close(self) -> None:
        self.proxy.close()
        for one in self.workers:
            one.close()


@pytest.fixture(scope="module")
def club(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    if not proxy_program():
        pytest.skip(
            "**** HAPROXY IS NOT INSTALLED: workers behind a proxy are not tested. apt-get install haproxy ****"
        )
    one = Club(tmp_path_factory.mktemp("club"), postgres)
    yield one
    one.close()


class Evening:
    """Some tables at which people play on and on, whatever happens meanwhile."""

    def __init__(self, club: Club) -> None:
        self._club, self._enough = club, threading.Event()
        self.players = [Player(club.proxy.url, seed) for seed in range(TABLES)]
        self._threads = ThreadPoolExecutor(TABLES)
        self._playing = [self._threads.submit(player.play, self._enough) for player in self.players]

    def some(self) -> None:
        """Until everybody has played a little more."""
        before = [len(player.acknowledged) for player in self.players]
        until(
            lambda: all(
                task.done() or len(player.acknowledged) > many + SOME
                for player, many, task in zip(self.players, before, self._playing, strict=True)
            )
        )

    def ends(self) -> None:
        """A little later, and nothing is lost or doubled."""
        self.some()
        self._enough.set()
        for task in self._playing:
            task.result(240)
        assert [self._club.flaw(player) for player in self.players] == [""] * TABLES

    def close(self) -> None:
        self._enough.set()
        self._threads.shutdown()
        for player in self.players:
            player.close()


def test_the_tables_of_a_killed_worker_are_back(club: Club) -> None:
    """One question is enough: whoever asks waits until the lease has run out, by the database's clock."""
    evening, alone = Evening(club), Player(club.workers[0].url, 1)
    here = alone.at(club.workers[1].url)
    with closing(evening, alone, here):
        evening.some()
        assert alone.move()
        club.workers[0].kill()
        answer = here.http.get(f"/api/tables/{alone.table}/view")
        assert answer.status_code == 200
        assert answer.json()["ply"] > 0
        evening.ends()
    club.again(0)


def test_a_worker_that_was_stopped_beyond_its_lease_has_lost_its_tables_and_says_so(club: Club) -> None:
    old, new = club.workers
    player = Player(old.url, 2)
    here = player.at(new.url)
    with closing(player, here), ThreadPoolExecutor(1) as aside:
        assert player.move()
        watching = f"{old.url.replace('http', 'ws')}/api/tables/{player.table}/line?watch=1"
        with connect(watching) as line:
            line.recv(60)
            body = player.choose()
            old.signal(signal.SIGSTOP)
            late = aside.submit(player.http.post, f"/api/tables/{player.table}/plays", json=body)
            assert here.move(), "the new one has the table, and the same people go on there"
            old.signal(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                hear_all(line)
            assert late.result(60).status_code == 503, "what was said to the old one has not happened"
        until(lambda: "is with another worker now" in old.log())
        assert here.move()
        assert club.flaw(here) == ""


def hear_all(line: ClientConnection) -> None:
    while True:
        line.recv(60)


def test_the_database_is_restarted_in_the_middle_of_everything(club: Club, postgres: Postgres) -> None:
    evening = Evening(club)
    with closing(evening):
        evening.some()
        postgres.stop(signal.SIGQUIT)
        postgres.start()
        evening.ends()


def test_a_proxy_that_leads_people_elsewhere_from_now_on_loses_nothing(club: Club) -> None:
    evening = Evening(club)
    with closing(evening):
        for order in (club.workers[::-1], club.workers):
            evening.some()
            club.proxy.close()
            club.proxy.start(order)
        evening.ends()


def test_workers_are_replaced_one_after_another_while_people_play(club: Club) -> None:
    evening = Evening(club)
    with closing(evening):
        for k in range(2):
            evening.some()
            assert club.workers[k].stop() in (0, -signal.SIGTERM)
            assert "did not" not in club.workers[k].log()
            club.again(k)
        evening.ends()


def version_before(folder: Path) -> str:
    """The source as it was before tables had owners."""
    added = "src/homestretch/store/migrations/versions/v3_many.py"
    found = git("log", "--diff-filter=A", "--format=%H", "--", added).stdout.decode().split()
    packed = git("archive", "--format=tar", f"{found[-1]}^", "src") if found else None
    if packed is None or packed.returncode:
        pytest.skip("**** THE VERSION BEFORE IS NOT IN THIS REPOSITORY: the upgrade from it is not tested ****")
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as source:
        source.extractall(folder, filter="data")
    return str(folder / "src")


def git(*given: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(["git", *given], capture_output=True, check=False, cwd=Path(__file__).parents[2])


def test_a_worker_of_the_version_before_goes_on_beside_a_new_one(postgres: Postgres, tmp_path: Path) -> None:
    """Both write at one table by turns: the numbers of events keep them apart, and nothing is lost or doubled."""
    db, source = postgres.database(), version_before(tmp_path)
    old = Worker(tmp_path, db, source=source)
    with closing(old):
        until(old.is_there)
        player = Player(old.url, 1)
        assert player.move()
        new = Worker(tmp_path, db)
        with closing(new, player, there := player.at(new.url)):
            until(new.is_ready)
            for turn in range(6):
                assert (there if turn % 2 else player).move()
            asked = f"SELECT n, kind, body FROM events WHERE table_id = '{player.table}' ORDER BY n"
            kept = postgres.tell(asked, db.rpartition("/")[2].partition("?")[0])
            assert player.flaw([(n, kind, body) for n, kind, body in kept]) == ""
