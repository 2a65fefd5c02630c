"""How far bots look ahead in Hexenrennen: its playouts are short, so there is time for many."""

PLAYOUTS = {"hard": 4000, "expert": 8000, "classic": 4000, "search": 2000}
