from homestretch.core.types import Move, Msg, Token
from homestretch.games.dog.view import DogView


def why_not(v: DogView, path: Move, token: Token) -> Msg:
    return Msg("why-over", {}, "R-DOG-153")
