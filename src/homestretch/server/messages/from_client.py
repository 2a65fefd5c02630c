"""What may come in on a line, message by message."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints, TypeAdapter

Number = Annotated[StrictInt, Field(ge=-1, le=1_000_000_000)]
Name = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Short = Annotated[str, StringConstraints(max_length=64)]
Long = Annotated[str, StringConstraints(max_length=2000)]
Tokens = Annotated[list[Number], Field(max_length=400)]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    rid: Number | None = None  # comes back with the answer


class Play(Request):
    """A whole move, the ply it was thought for, and a name under which it is played once however often it is sent."""

    do: Literal["play"]
    id: Name
    ply: Number
    n: Number | None = None  # the last event the player had seen
    move: Tokens | Long  # or words of the game


class Preview(Request):
    """What would be seen after these words."""

    do: Literal["look"]
    ply: Number
    path: Tokens | Long = Field(default_factory=list)


class LookAhead(Request):
    """What may follow these words."""

    do: Literal["ways"]
    ply: Number
    path: Tokens = Field(default_factory=list)


class AskWhy(Request):
    """Why a word cannot be said after these."""

    do: Literal["why"]
    path: Tokens = Field(default_factory=list)
    token: Number


class ShowPast(Request):
    """An earlier position; `open` shows all hands, once the game is over."""

    do: Literal["show"]
    ply: Number
    open: StrictBool = False


class ReadLog(Request):
    """Earlier lines of the log."""

    do: Literal["log"]
    before: Number


class AskCourse(Request):
    """How the game went, once it is over."""

    do: Literal["course"]


class Lead(Request):
    """Show the others the way through a game that is over: who follows looks at this ply too; -1 ends it."""

    do: Literal["lead"]
    ply: Number


class Agree(Request):
    """Yes or no to what somebody asks for."""

    do: Literal["agree"]
    vote: Short
    yes: StrictBool


class Chat(Request):
    """Something said to everybody at the table."""

    do: Literal["chat"]
    text: Long


class ReplaceGone(Request):
    """Let a bot play for somebody who is gone."""

    do: Literal["gone"]
    seat: Number


class LookFrom(Request):
    """Look from another seat of one's own, or with -1 from none."""

    do: Literal["turn"]
    seat: Number


class SetLanguage(Request):
    """Hear everything in another language from now on."""

    do: Literal["lang"]
    lang: Short


class TakeBack(Request):
    """Take back one's last move, or ask the others to agree to it."""

    do: Literal["undo"]


class AskHint(Request):
    """What a good player would do."""

    do: Literal["hint"]


class PlayAgain(Request):
    """A new table for the same people."""

    do: Literal["rematch"]


class Ping(Request):
    """Nothing but an answer."""

    do: Literal["ping"]


FromClient: TypeAlias = (
    Play
    | Preview
    | LookAhead
    | AskWhy
    | ShowPast
    | ReadLog
    | AskCourse
    | Lead
    | Agree
    | Chat
    | ReplaceGone
    | LookFrom
    | SetLanguage
    | TakeBack
    | AskHint
    | PlayAgain
    | Ping
)
READ: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="do")])
