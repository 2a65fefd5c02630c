"""A bot of your own: homestretch arena encore "cmd:python examples/cmd_bot.py" random --games 20

One JSON line a message. It is greeted, asked, and told when the game is over; it says words that are offered.
"""

import json
import sys


def choose(view: dict, offered: list[str]) -> str:
    """Your idea goes here. This one never says the last word it is offered if there is another."""
    return offered[0] if len(offered) < 3 else offered[len(view["awaits"]) % len(offered)]


def answer(message: dict) -> dict | None:
    if message["type"] == "hello":
        return {"type": "hello", "version": 1}
    if message["type"] == "ask":
        return {"say": [choose(message["view"], message["offered"])]}
    return None  # the end


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is None:
        break
    print(json.dumps(reply), flush=True)
