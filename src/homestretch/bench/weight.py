"""How much memory a game takes beside many others."""

import gc
import tracemalloc

GAMES = 200
STEPS = 30  # words said in each before it is weighed


def weight(name: str, seats: int) -> float:
    """Bytes of one game of many, with its row of masks and the row it is seen in."""
    from homestretch.rl.vector import Games

    Games(name, count=1, seats=seats).observation()  # what all games share is there already
    gc.collect()
    tracemalloc.start()
    games = Games(name, count=GAMES, seats=seats)
    for _ in range(STEPS):
        games.step(games.sample())
    seen = games.observation()
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(seen)
