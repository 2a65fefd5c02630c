"""How far bots look ahead in Hexenrennen: its playouts are short, so there is time for many."""

PLAYOUTS = {"hard": 2000, "search": 2000}
