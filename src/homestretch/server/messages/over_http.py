"""What is asked and answered over HTTP."""

import json
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StrictBool, StrictInt, StringConstraints, model_validator

from homestretch.server.chairs import Setup
from homestretch.server.errors import malformed

Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Small = Annotated[StrictInt, Field(ge=0, le=100)]
Words = Annotated[str, StringConstraints(max_length=2000)]
Patience = Annotated[
    StrictInt,
    Field(
        ge=0,
        le=3600,
        description="seconds somebody must be gone before a bot may play for them; 0: as many as the house says",
    ),
]
Options = Annotated[dict[str, bool | int | str], Field(max_length=50)]

DEEP = 6  # parts of parts; nothing that is asked for has more


# What is asked


def _is_deep(given: Any) -> bool:
    """Found without going into it one by one, which the interpreter does only so often."""
    parts = [given]
    for _ in range(DEEP):
        inner = [one.values() if isinstance(one, dict) else one for one in parts if isinstance(one, dict | list)]
        parts = [part for some in inner for part in some]
    return bool(parts)


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def is_text(cls, given: Any) -> Any:
        """JSON can spell halves of characters, which nothing can write down again, and boxes in boxes without end."""
        if _is_deep(given):
            raise malformed("there is too much inside of something else")
        try:
            json.dumps(given, ensure_ascii=False, default=str).encode()
        except UnicodeEncodeError as error:
            raise malformed("there is half a character in it") from error
        return given


class Arrangement(Asked):
    seats: Small
    options: Options = Field(default_factory=dict)
    hints: StrictBool = True
    listed: StrictBool = False
    patience: Patience = 0
    agree: Annotated[StrictBool, Field(description="whether everybody who is here agrees to that bot first")] = True

    def setup(self, game: str, version: int = 0) -> Setup:
        """What the host chose, of this game."""
        return Setup(
            game, version, self.seats, self.spelled, self.hints, self.listed, patience=self.patience, agree=self.agree
        )

    @property
    def spelled(self) -> dict[str, str]:
        """The options as records spell them."""
        return {k: str(v).lower() if isinstance(v, bool) else str(v) for k, v in self.options.items()}


class NewTable(Arrangement):
    """A table to be made; the one who makes it sits down if a name is given."""

    game: Name
    name: Name | None = None
    bots: Name | None = Field(None, description="fill all other seats with bots of this level and start at once")


class Opening(Asked):
    """A record as text; of one that is not over yet, the name of whoever goes on."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
    name: Annotated[str, StringConstraints(max_length=100)] = ""


class GoingOn(Asked):
    """From which move of a game that is over, on which seat, and by which name."""

    ply: Annotated[StrictInt, Field(ge=0, le=1_000_000_000)]
    seat: Small
    name: Annotated[str, StringConstraints(max_length=100)] = ""


class Sitting(Asked):
    name: Name


class Placing(Asked):
    bot: Annotated[str, StringConstraints(max_length=40)] = Field(description="a level, or nothing to free the seat")


class Linking(Asked):
    seat: Small


class Own(Asked):
    seat: Small = Field(description="a seat of yours")


class Agreeing(Own):
    yes: StrictBool


class Playing(Asked):
    seat: Small
    id: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
    ply: Annotated[StrictInt, Field(ge=0, le=1_000_000_000)]
    move: Words = Field(description="a whole move in words of the game")


# What is answered


class Error(BaseModel):
    """What went wrong, in the reader's language; `code` is the same in every language."""

    code: str
    text: str
    clause: str = Field("", description="of the rules, where they forbid it")
    retry: float | None = Field(None, description="seconds after which it may be tried again, also in `Retry-After`")


class Key(BaseModel):
    key: str = Field(description="send it as `Authorization: Bearer KEY`; it holds your seats")


class Made(BaseModel):
    id: str


class Link(BaseModel):
    path: str = Field(description="opens once, until the seat changes or the link is called back")


class Played(BaseModel):
    n: int = Field(description="number of the event; the move is stored")


class Position(BaseModel):
    """What a seat may know, and what it is asked."""

    n: int
    ply: int
    undo: str = Field(description="`free` or `ask` to take back the last move, nothing if there is none")
    view: JsonValue
    what: str
    offers: list[str]
    path: str


class Occupant(BaseModel):
    kind: str
    name: str


class Summary(BaseModel):
    """A table in a list."""

    id: str
    game: str
    stage: str
    seats: list[Occupant]
    made: float
    mine: list[int] = Field(description="the seats that you hold there")
    awaits: list[int] = Field(description="the seats that are asked now")
    winners: list[int] = Field(description="those who won, once it is over")
    reached: list[int] = Field(description="how far each seat came, once it is over, in the game's own measure")


class Choice(BaseModel):
    """An option of a game."""

    name: str
    text: str
    clause: str
    default: bool | int | str
    choices: list[bool | int | str]
    texts: list[str] = Field(description="what each of the choices means")


class Preset(BaseModel):
    """House rules that are chosen together; the first are those of the game as it is."""

    name: str
    text: str
    more: str
    options: dict[str, str]


class Title(BaseModel):
    """A game of the house."""

    name: str
    title: str
    about: str
    seats: list[int]
    usual: int
    minutes: int
    lesson: bool  # whether there is a first game with a coach
    options: list[Choice]
    presets: list[Preset]
