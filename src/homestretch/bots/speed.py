"""How fast `search` is: playouts a second on one core, over positions of a game played by greedy."""

from time import process_time

from homestretch.bots.known import find_game, judge
from homestretch.bots.levels import SHARED, WORLDS
from homestretch.bots.search import Search
from homestretch.bots.simple import Greedy
from homestretch.play.players import thought
from homestretch.play.table import Table

PLAYOUTS = 200


def playouts_per_second(name: str, seats: int | None = None, seconds: float = 2.0, seed: int = 1) -> float:
    """Playouts a second of processor time in the search's own loop, guesses included."""
    game, bot = find_game(name), Greedy()
    made, spent = 0, 0.0
    while spent < seconds:
        table = Table(game, seats or game.seats[0], seed)
        while not table.over and spent < seconds:
            seat = table.awaits[0]
            view = table.view(seat)
            search = Search(game, judge(name), view, seed)
            began = process_time()
            search.run(PLAYOUTS, 0.0, min(WORLDS, PLAYOUTS // SHARED))
            spent += process_time() - began
            made += search.playouts
            table.play(seat, bot.move(view, thought(seed, table.ply, seat)))
        seed += 1
    return made / spent
