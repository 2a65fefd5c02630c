"""What compiled modules take from mypyc, with plain stand-ins where it is not installed. Never compiled itself."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int

    class vec(list):  # noqa: N801 - the name it has when compiled
        """A list: numbers without a box each are for compiled modules alone."""

    def append(numbers, number):
        """The same with one more; the old one is not to be used any more."""
        numbers.append(number)
        return numbers

    def mypyc_attr(*_names: str, **_values: Any) -> Any:
        return lambda cls: cls
