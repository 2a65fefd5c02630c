"""Several workers of one database: who lives, who has which table, and how people reach it wherever they come in."""
