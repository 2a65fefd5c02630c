"""What a page costs: bytes until a table is seen, nothing that jumps, nothing that runs while nobody moves."""

import base64
from collections.abc import Callable
from typing import Any

import pytest

from .playing import begin, ready

MOST = 150_000  # bytes over the wire until a table is there
GAMES = ("dog", "encore", "hexenrennen", "hit")
WATCH = """() => {
  window.jumped = 0;
  window.frames = 0;
  window.often = [];
  new PerformanceObserver(list => list.getEntries().forEach(one => { window.jumped += one.value; }))
    .observe({type: 'layout-shift', buffered: true});
  const frame = window.requestAnimationFrame.bind(window), every = window.setInterval.bind(window);
  window.requestAnimationFrame = (work) => { window.frames += 1; return frame(work); };
  window.setInterval = (work, wait, ...more) => { window.often.push(wait ?? 0); return every(work, wait, ...more); };
}"""

IDLE = """async () => {
  await document.fonts.ready;
  window.frames = 0;
  await new Promise(done => setTimeout(done, 500));
  return window.frames;
}"""


class Weighed:
    """Every byte that comes to a page, over HTTP and on its line."""

    def __init__(self, page: Any) -> None:
        self.files = self.line = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self._file)
        wire.on("Network.webSocketFrameReceived", self._frame)

    def _file(self, event: dict[str, Any]) -> None:
        self.files += int(event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        frame = event["response"]
        data = frame["payloadData"]
        self.line += len(data.encode() if frame["opcode"] == 1 else base64.b64decode(data))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_is_light(person: Callable[..., Any], game: str) -> None:
    host = person().page
    begin(host, game)
    ready(host)
    page = person().page
    weighed = Weighed(page)
    page.goto(host.url)
    page.wait_for_selector(".seat")
    page.wait_for_load_state("networkidle")
    assert weighed.files + weighed.line <= MOST, f"{weighed.files} for files and {weighed.line} on the line"
    assert weighed.files > MOST / 10
    assert weighed.line > 1000


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_after_the_first_sight_and_nothing_runs_while_nobody_moves(
    person: Callable[..., Any], game: str
) -> None:
    page = person(viewport={"width": 390, "height": 844}).page
    page.add_init_script(f"({WATCH})()")
    page.add_init_script(f"localStorage.setItem('homestretch-met-{game}', 'yes')")
    begin(page, game)
    ready(page)
    page.reload()
    ready(page)
    assert page.evaluate(IDLE) == 0, "nothing is drawn frame by frame"
    assert page.evaluate("window.jumped") <= 0.01
    assert [wait for wait in page.evaluate("window.often") if wait < 500] == []
    running = "document.getAnimations().filter(one => one.playState === 'running').length"
    page.wait_for_function(f"() => {running} === 0")
