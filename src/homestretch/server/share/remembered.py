"""What was made once and may be asked for again, up to so many bytes; what was not asked for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

ENTRY = 250  # bytes that keeping anything takes, whatever it is
V = TypeVar("V")


class Remembered(Generic[V]):
    """Values by what they depend on; `size` says how many bytes a value takes."""

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        self.most, self.bytes = most, 0
        self._size = size
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()  # with what each weighs

    def get(self, key: Hashable) -> V | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: Hashable, value: V) -> V:
        """The same value, which from now on is known by this key."""
        self.forget(key)
        weighs = ENTRY + weight(key) + self._size(value)
        self._kept[key] = value, weighs
        self.bytes += weighs
        while self.bytes > self.most:
            self.forget(next(iter(self._kept)))
        return value

    def forget(self, key: Hashable) -> None:
        if key in self._kept:
            self.bytes -= self._kept.pop(key)[1]

    def __len__(self) -> int:
        return len(self._kept)


def weight(key: object) -> int:
    """About how many bytes a key takes: what is in it, and a little for each part."""
    if isinstance(key, tuple):
        return 56 + sum(8 + weight(part) for part in key)
    return 56 + 4 * len(key) if isinstance(key, str) else 32
