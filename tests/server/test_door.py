"""The door: whose page may act with whose key, what stays behind in a browser, and who is told apart by a proxy."""

from pathlib import Path

import httpx
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed

from homestretch.server.doors import api, site

from .conftest import Serve
from .serving import Served, fetch
from .talking import Wire
from .test_api import table, two

BODY = {"game": "encore", "seats": 2, "name": "Ada"}
EVIL = {"origin": "http://evil.example"}


@pytest.fixture
def mine(served: Served) -> httpx.Client:
    """A browser that has a key in its cookie."""
    browser = served.browser()
    browser.get("/")
    assert browser.cookies["homestretch"]
    return browser


@pytest.mark.parametrize("given", ["Basic YTpi", "Bearer", "Bearer short", "Digest x", "bearer\tx", ""])
def test_a_header_that_holds_no_key_opens_no_door_to_another_site(mine: httpx.Client, given: str) -> None:
    answer = mine.post("/api/tables", json=BODY, headers={**EVIL, "authorization": given})
    assert (answer.status_code, answer.json()["code"]) == (403, "web-origin")
    assert mine.get("/api/mine").json() == []


def test_a_key_in_the_header_is_asked_for_no_origin(served: Served) -> None:
    assert served.client().post("/api/tables", json=BODY, headers=EVIL).status_code == 201


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "http://",
        "//{host}",
        "http://{host}.evil.example",
        "http://evil@{host}",
        "http://{host}/",
        "ftp://{host}",
    ]
    + ["http://{name}", "http://{name}:1", "HTTP://{host}", "file://", ""],
)
def test_what_only_looks_like_our_origin_is_another(served: Served, mine: httpx.Client, origin: str) -> None:
    host = served.url.removeprefix("http://")
    given = origin.format(host=host, name=host.partition(":")[0])
    assert mine.post("/api/tables", json=BODY, headers={"origin": given}).status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none, cross-site", ""])
def test_a_sister_site_is_another_site(mine: httpx.Client, site: str) -> None:
    assert mine.post("/api/tables", json=BODY, headers={"sec-fetch-site": site}).status_code == 403


def test_an_empty_host_is_nobodys_origin(mine: httpx.Client) -> None:
    for origin in ("null", "http://", "https://"):
        assert mine.post("/api/tables", json=BODY, headers={"origin": origin, "host": ""}).status_code in (400, 403)


def test_a_page_without_tls_does_not_act_at_one_with_it(serve: Serve) -> None:
    behind = serve(proxies=("127.0.0.1",))
    browser = behind.browser(headers={"x-forwarded-proto": "https"})
    browser.cookies.set("homestretch", "k" * 43)
    host = behind.url.removeprefix("http://")
    for scheme, status in (("http", 403), ("https", 201)):
        answer = browser.post("/api/tables", json=BODY, headers={"origin": f"{scheme}://{host}"})
        assert answer.status_code == status, scheme


def test_a_line_is_opened_by_our_pages_alone_whatever_else_it_says(served: Served, mine: httpx.Client) -> None:
    at = table(served.client())
    cookie = {"cookie": f"homestretch={mine.cookies['homestretch']}"}
    for more in ({}, {"authorization": "Basic YTpi"}, {"authorization": f"Bearer {'k' * 43}"}):
        for origin in ("http://evil.example", "null", served.url.replace("http:", "ftp:")):
            with Wire(served, at, headers={**cookie, **more, "origin": origin}) as line:
                assert line.hear()["code"] == "web-origin"
                with pytest.raises(ConnectionClosed):
                    line.hear()
    with Wire(served, at, headers={**cookie, "origin": served.url}) as line:
        assert line.hear()["do"] == "people"


def changes() -> list[tuple[str, str]]:
    """Every method and path that is there to change something."""
    routes = [at for at in (*api.router.routes, *site.router.routes) if isinstance(at, Route)]
    return [(way, at.path) for at in routes for way in sorted(at.methods or ()) if way not in ("GET", "HEAD")]


def test_no_door_at_all_is_open_to_another_site(mine: httpx.Client) -> None:
    doors = changes()
    assert len(doors) > 10
    for way, path in doors:
        at = path.format(table="t", seat=0, link="l", vote="undo", game="encore")
        answer = mine.request(way, at, headers={**EVIL, "authorization": "Basic YTpi"})
        assert answer.status_code == 403, (way, path, answer.status_code)


@pytest.mark.parametrize("name", ["x-http-method-override", "x-method-override", "x-http-method"])
def test_reading_changes_nothing_however_it_calls_itself(served: Served, name: str) -> None:
    ada, _, at = two(served)
    before = ada.get(f"/api/tables/{at}").json()
    for path in (f"/api/tables/{at}/seats/0", f"/api/tables/{at}/start", "/games/encore/play?_method=POST"):
        assert ada.get(path, headers={name: "DELETE"}).status_code in (404, 405)
        assert ada.head(path, headers={name: "POST"}).status_code in (404, 405)
    assert ada.get(f"/api/tables/{at}").json() == before


def test_no_browser_keeps_what_a_seat_or_a_person_was_shown(served: Served, mine: httpx.Client) -> None:
    ada, _, at = two(served)
    paths = [f"/api/tables/{at}{more}" for more in ("", "/view", "/view?seat=0", "/view?seat=1", "/record", "/nothing")]
    paths += ["/", f"/t/{at}", f"/t/{at}/watch", "/t/nowhere", f"/t/{at}/code.svg", "/join/x", "/rules/dog", "/nothing"]
    paths += ["/api/mine", "/api/lobby", "/api/games", "/static/nothing.js"]
    answers = [ada.get(path) for path in paths]
    answers += [mine.post("/api/keys"), mine.post("/games/encore/invite"), ada.post("/api/tables", content=b"{")]
    answers += [mine.post("/api/tables", content=b" " * 20_000)]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store", answer.url
    for same in ("/static/style.css", "/static/table.js", "/theme.css"):
        assert "max-age" in ada.get(same).headers["cache-control"]


def test_what_nobody_thought_of_is_said_in_a_sentence_and_only_the_log_knows_why(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one = serve()

    async def fail(*_: object) -> None:
        raise RuntimeError("sesame")

    monkeypatch.setattr(one.app.state.house, "room", fail)
    for path in ("/api/tables/x", "/t/x"):
        answer = fetch(one.url + path, headers={"accept-language": "de"})
        assert answer.status_code == 500
        assert "schiefgegangen" in answer.text
        assert "sesame" not in answer.text
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["content-security-policy"]
    assert "sesame" in caplog.text


def test_one_household_counts_as_one_by_request_and_by_line(serve: Serve) -> None:
    """However many addresses of IPv6 it has."""
    behind = serve(proxies=("127.0.0.1",))
    at = table(behind.client())
    for last in ("1", "2", "ffff:ffff"):
        claimed = {"x-forwarded-for": f"2001:db8:1:2::{last}"}
        fetch(behind.url, headers=claimed)
        with Wire(behind, at, headers=claimed) as line:
            line.until("people")
            assert list(behind.app.state.house.lines_from) == ["2001:db8:1:2::"]
    assert set(behind.app.state.house.requests._left) == {"127.0.0.1", "2001:db8:1:2::"}


def test_behind_tls_browsers_are_told_to_stay_with_it(serve: Serve) -> None:
    behind = serve(proxies=("127.0.0.1",))
    safe, plain = (fetch(behind.url, headers={"x-forwarded-proto": way}) for way in ("https", "http"))
    assert "max-age=31536000" in safe.headers["strict-transport-security"]
    assert "secure" in safe.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers
    assert "secure" not in plain.headers["set-cookie"].lower()


def test_a_proxy_that_was_not_named_is_noticed_once(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    alone = serve()
    for _ in range(3):
        fetch(alone.url, headers={"x-forwarded-for": "203.0.113.9"})
    assert [record.message.count("--proxy") for record in caplog.records] == [1]


def test_nobody_says_where_they_come_from_unless_a_proxy_of_ours_does(serve: Serve, tmp_path: Path) -> None:
    claimed = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    alone, behind = serve(), serve(proxies=("127.0.0.1",), db=f"sqlite:///{tmp_path}/other.db")
    for one, address in ((alone, "127.0.0.1"), (behind, "203.0.113.9")):
        answer = fetch(one.url, headers=claimed)
        assert ("strict-transport-security" in answer.headers) is (one is behind)
        assert address in one.app.state.house.requests._left


def test_no_file_is_looked_for_once_the_server_runs(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    monkeypatch.setattr(Path, "open", lambda self, *_, **__: looked.append(self))
    with served.browser() as ada:
        for path in ("a/" * 4_000, "../" * 500 + "app.py", "%00", "a" * 5_000, ""):
            assert ada.get(f"/static/{path}").status_code == 404
        assert ada.get("/static/table.js").status_code == 200
    assert looked == []


def test_what_is_the_same_for_everybody_is_sent_compressed_and_nothing_else(served: Served) -> None:
    ada, _, at = two(served)
    for same in ("/static/style.css", "/static/table.js", "/theme.css"):
        small = ada.get(same, headers={"accept-encoding": "gzip"})
        plain = ada.get(same, headers={"accept-encoding": "identity"})
        assert small.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert small.text == plain.text
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        again = ada.get(same, headers={"if-none-match": small.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for own in (f"/t/{at}", f"/api/tables/{at}/view?seat=0", "/api/mine", "/"):
        assert "content-encoding" not in ada.get(own, headers={"accept-encoding": "gzip"}).headers
