"""What fields of messages may hold, for the examples on the page for programs: Ada plays against a bot."""

from functools import cache
from typing import Any

from homestretch.core.registry import game as find
from homestretch.core.registry import playable
from homestretch.core.rng import Rng
from homestretch.play.table import Table

BY_NAME: dict[str, Any] = {  # whatever they are fields of
    "about": "card-3",
    "abouts": {"card-3": "Worth 3 points, if it stays."},
    "at": "row0",
    "bot": "normal",
    "bots": "normal",
    "code": "web-not-yours",
    "face": "3",
    "fear": "Normal 2 steals your cards.",
    "flow": "row",
    "goes": "",
    "id": "c3",
    "key": "2Xw…",
    "kind": "human",
    "label": "a 3",
    "lang": "en",
    "look": "look-5f1c",
    "looks": {"look-5f1c": "<svg …>"},
    "mark": "stolen",
    "marks": ["last"],
    "more": "The game as it is in the box.",
    "name": "Ada",
    "next": "",
    "note": "7 points",
    "number": "3",
    "options": {"rounds": "3"},
    "path": "",
    "ply": 12,
    "minutes": 20,
    "n": 17,
    "reached": ["41", "38"],
    "region": "own",
    "retry": 2.5,
    "rid": 1,
    "role": "card",
    "said": ["draw"],
    "seats": 2,
    "sign": "circle",
    "since": 10,
    "stage": "playing",
    "svg": "<svg …>",
    "table": "Kp3xQ9",
    "tag": "",
    "text": "Ada draws a 3.",
    "texts": ["no", "yes"],
    "thing": "c3",
    "undo": "free",
    "usual": 2,
    "vote": "undo-4f",
    "way": ["pile", "row0"],
    "what": "go-on",
    "who": "Bo",
}
OF: dict[str, Any] = {  # where a field of that name means something else
    "Choice.name": "rounds",
    "Choice.text": "How many rounds",
    "Chat.text": "Good luck!",
    "Course.text": "Ada was never behind.",
    "Error.text": "That is not your seat.",
    "Link.path": "/join/9f…",
    "Made.id": "Kp3xQ9",
    "NewRemark.text": "Good luck!",
    "Offer.text": "draw",
    "Place.name": "f3",
    "Play.id": "move-12",
    "Playing.id": "move-12",
    "Preset.name": "box",
    "Preset.text": "As in the box",
    "Refusal.text": "That is not your seat.",
    "Reason.text": "You have drawn already.",
    "Remark.text": "Good luck!",
    "Side.reached": "41",
    "Summary.id": "Kp3xQ9",
    "Title.about": "What it is, in a sentence.",
    "Told.text": "Ada draws a 3.",
    "Zone.name": "row0",
}


def held(name: str, of: str) -> Any:
    """What a field of that name holds, as a field of this type; None where nothing is known."""
    known = {**BY_NAME, **OF, **played()}
    return known.get(f"{of}.{name}", known.get(name))


@cache
def played() -> dict[str, Any]:
    """What is taken from a game that has just begun, the first of the house."""
    rules = find(playable()[0])
    table = Table(rules, rules.usual(rules.options()), seed=1)
    seat = table.awaits[0]
    asked = table.view(seat).ask
    move = rules.any_move(table.state, seat, Rng(1))
    return {
        "game": rules.name,
        "title": rules.name,
        "Title.name": rules.name,
        "move": rules.say(move),
        "offers": [rules.words[token] for token in asked.tokens] if asked else [],
        "record": table.record.write(),
        "clause": f"R-{rules.name.upper()}-001",
    }
