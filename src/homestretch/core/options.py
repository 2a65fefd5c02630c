"""House rules and open rulings: one frozen dataclass of flags a game, each naming its clause."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar

from homestretch.core.types import Msg, Wrong

Value = bool | int | str


@dataclass(frozen=True)
class Options:
    """The options of a game; every game declares its own with `flag`."""

    def begun_by(self, seat: int) -> "Options | None":
        """The same with this seat to begin; None if the game cannot be told who does."""
        return None

    @classmethod
    def presets(cls) -> "Mapping[str, Options]":
        """Sets of house rules that people ask for, by name, beside the rules as they are."""
        return {}


Kind = TypeVar("Kind", bound=Options)


def flag(default: Value, clause: str, choices: tuple[Value, ...] | range = ()) -> Any:
    """An option with its default, the clause it bends, and what it may be; a bool needs no choices."""
    if isinstance(default, bool):
        choices = (False, True)
    return field(default=default, metadata={"clause": clause, "choices": choices})


def flags(kind: type[Options]) -> tuple[Field[Value], ...]:
    return fields(kind)


def choices(f: Field[Value]) -> tuple[Value, ...] | range:
    found: tuple[Value, ...] | range = f.metadata["choices"]
    return found


def clause(f: Field[Value]) -> str:
    return str(f.metadata["clause"])


def write(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse(f: Field[Value], given: object) -> Value:
    """The value that was meant, or one sentence on what would be right."""
    for value in choices(f):
        if (given == value and type(given) is type(value)) or (
            isinstance(given, str) and given.lower() == write(value)
        ):
            return value
    can = choices(f)
    listed = f"{can[0]} to {can[-1]}" if isinstance(can, range) else ", ".join(write(v) for v in can)
    raise Wrong(
        f"option {f.name} cannot be {given!r}; it can be {listed}",
        Msg("wrong-option-value", {"name": f.name, "value": str(given), "choices": listed}),
    )


def read_options(kind: type[Kind], given: Mapping[str, object]) -> Kind:
    """Options from names and values, which may be text."""
    known = {f.name: f for f in flags(kind)}
    for name in given:
        if name not in known:
            listed = ", ".join(known) or "none"
            raise Wrong(
                f"there is no option {name!r}; there are: {listed}",
                Msg("wrong-option", {"name": name, "choices": listed}),
            )
    return kind(**{name: parse(known[name], value) for name, value in given.items()})


def show_options(options: Options) -> str:
    """What differs from the defaults, as `name=value` words."""
    return " ".join(f"{k}={v}" for k, v in changed(options).items())


def changed(options: Options) -> dict[str, str]:
    """What differs from the defaults, by name, as text."""
    values = ((f, getattr(options, f.name)) for f in flags(type(options)))
    return {f.name: write(value) for f, value in values if value != f.default}
