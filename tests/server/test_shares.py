"""What guests use at one worker counts at the others, once and from when it is heard, on a clock that is given."""

from homestretch.server.many.shares import MOST, MUCH, WHILE, Shares
from homestretch.server.share.limits import Budget, Rate
from homestretch.store.workers import Worker

from .test_limits import Hand

DAY = 24 * 3600


class Desk:
    """A worker's limits, and what it tells and hears of them."""

    def __init__(self, clock: Hand) -> None:
        self.rate, self.budget = Rate((30.0, 200.0), clock), Budget((0.25, 2.5), clock)
        self.shares = Shares("word", {"requests": self.rate, "address": self.budget}, {}, clock)

    def serve(self, who: str, times: int, seconds: float = 0.0) -> None:
        """Somebody was answered here."""
        name = self.shares.named(who)
        self.rate._note(name, times)
        self.budget._note(name, seconds)

    def told(self) -> Worker:
        return Worker("old", "there:1", self.shares.told())

    def wait(self, who: str) -> tuple[float, float]:
        return self.rate.wait(who), self.budget.wait(who)


def test_a_worker_that_has_just_begun_charges_nobody_for_what_they_ever_used() -> None:
    clock = Hand()
    old, new = Desk(clock), Desk(clock)
    old.serve("ada", 5 * DAY, 0.05 * DAY)
    new.shares.hear([old.told()])
    assert new.wait("ada") == (0.0, 0.0)


def test_from_then_on_it_counts_what_they_use_there() -> None:
    clock = Hand()
    old, new = Desk(clock), Desk(clock)
    old.serve("ada", 5 * DAY)
    new.shares.hear([old.told()])
    old.serve("ada", 200)
    old.serve("bo", 230)
    new.shares.hear([old.told()])
    assert not new.rate.take("ada")
    assert not new.rate.take("bo"), "nobody had told of them, so all of this is new"


def test_a_sign_that_is_missed_charges_nobody_twice() -> None:
    clock = Hand()
    old, new = Desk(clock), Desk(clock)
    old.serve("ada", 5 * DAY, 0.05 * DAY)
    new.shares.hear([old.told()])
    for seconds in (1.0, 2 * WHILE):
        new.shares.hear([])
        clock.now += seconds
        old.serve("ada", int(30 * seconds))
        new.shares.hear([old.told()])
        assert new.wait("ada") == (0.0, 0.0)


def test_one_who_was_not_among_those_who_used_most_is_not_charged_for_what_was_before() -> None:
    clock = Hand()
    old, new = Desk(clock), Desk(clock)
    for k in range(MOST):
        old.serve(f"{k}", 1_000_000)
    old.serve("ada", 999_990)
    new.shares.hear([old.told()])
    old.serve("ada", 20)
    new.shares.hear([old.told()])
    assert new.rate.wait("ada") == 0.0
    assert new.rate.take("ada")


def test_who_used_little_is_not_told_of() -> None:
    desk = Desk(Hand())
    desk.serve("ada", int(MUCH * 200) - 1)
    assert desk.told().used == "{}"
