"""What may come in on a line, message by message."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter

Small = Annotated[StrictInt, Field(ge=-1, le=1_000_000_000)]
Word = Annotated[str, StringConstraints(max_length=64)]
Path = Annotated[list[Small], Field(max_length=400)]


class Say(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    rid: Small | None = None  # comes back with the answer


class Play(Say):
    """A whole move, the ply it was thought for, and a name under which it is played once however often it is sent."""

    do: Literal["play"]
    id: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    ply: Small
    n: Small | None = None  # the last event the player had seen
    move: Path | Annotated[str, StringConstraints(max_length=2000)]  # tokens, or words of the game


class Look(Say):
    """What would be seen after these words."""

    do: Literal["look"]
    ply: Small
    path: Path | Annotated[str, StringConstraints(max_length=2000)] = Field(default_factory=list)


class Why(Say):
    do: Literal["why"]
    path: Path = Field(default_factory=list)
    token: Small


class Show(Say):
    """An earlier position; `open` shows all hands, once the game is over."""

    do: Literal["show"]
    ply: Small
    open: StrictBool = False


class Log(Say):
    """Earlier lines of the log."""

    do: Literal["log"]
    before: Small


class Agree(Say):
    do: Literal["agree"]
    vote: Word
    yes: StrictBool


class Chat(Say):
    do: Literal["chat"]
    text: Annotated[str, StringConstraints(max_length=2000)]


class Gone(Say):
    """Let a bot play for somebody who is gone."""

    do: Literal["gone"]
    seat: Small


class Turn(Say):
    """Look from another seat of one's own, or with -1 from none."""

    do: Literal["turn"]
    seat: Small


class Lang(Say):
    do: Literal["lang"]
    lang: Word


class Plain(Say):
    do: Literal["undo", "hint", "rematch", "ping"]


Any = Play | Look | Why | Show | Log | Agree | Chat | Gone | Turn | Lang | Plain
READ: TypeAdapter[Any] = TypeAdapter(Annotated[Any, Field(discriminator="do")])
