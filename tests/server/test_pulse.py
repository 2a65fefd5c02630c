"""Whoever asks for it hears a beat every so often: cheaply, and only if they read what they are sent."""

from homestretch.server.wire.pulse import AT_ONCE, BEAT, Pulse, frame

from .talking import Wire
from .test_api import table


class Ear:
    """A line that counts what it hears."""

    def __init__(self) -> None:
        self.heard, self.open = 0, True

    def beat(self) -> bool:
        self.heard += self.open
        return self.open


class Clocked(Pulse):
    """A pulse that is looked at by hand."""

    def __init__(self) -> None:
        self.time = 0.0
        super().__init__(2.0, lambda: self.time)

    def _watch(self) -> None:
        pass


def test_each_line_hears_a_beat_when_it_is_due_and_not_before() -> None:
    pulse, early, late = Clocked(), Ear(), Ear()
    pulse.join(early)
    pulse.time = 1.0
    pulse.join(late)
    heard = []
    for pulse.time in (1.9, 2.0, 2.9, 3.0, 4.0, 5.0):
        pulse.sweep()
        heard.append((early.heard, late.heard))
    assert heard == [(0, 0), (1, 0), (1, 0), (1, 1), (2, 1), (2, 2)]


def test_a_line_that_is_closed_is_forgotten() -> None:
    pulse, one = Clocked(), Ear()
    pulse.join(one)
    one.open, pulse.time = False, 2.0
    pulse.sweep()
    assert not len(pulse)


def test_a_crowd_is_told_a_few_at_once_and_nobody_twice() -> None:
    pulse, crowd = Clocked(), [Ear() for _ in range(3 * AT_ONCE)]
    for one in crowd:
        pulse.join(one)
    pulse.time = 2.0
    told = []
    for _ in range(4):
        pulse.sweep()
        told.append(sum(one.heard for one in crowd))
    assert told == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE, 3 * AT_ONCE]


def test_a_beat_is_one_small_frame() -> None:
    assert frame("hi") == b"\x81\x02hi"
    assert len(BEAT) < 20


def test_a_line_that_asks_for_beats_hears_them_and_another_does_not(serve) -> None:
    served = serve(beat=0.02)
    at = table(served.client(), bots="easy")
    with Wire(served, at, query="beat=1") as page, Wire(served, at) as program:
        for _ in range(5):
            page.until("beat")
        assert program.say(do="ping")["do"] == "reply"
        assert not any('"beat"' in text for text in program.heard)
        assert page.say(do="ping")["do"] == "reply"


def test_a_page_knows_how_often_it_hears_one(serve) -> None:
    served = serve(beat=0.5)
    at = table(served.client(), bots="easy")
    assert '"beat":0.5' in served.browser().get(f"/t/{at}").text
