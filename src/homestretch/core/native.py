"""What compiled modules take from mypyc, with plain stand-ins where it is not installed. Never compiled itself."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names: str, **_values: Any) -> Any:
        return lambda cls: cls
