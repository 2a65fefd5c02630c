"""DOG, published by Schmidt Spiele."""

from homestretch.games.dog.game import Dog

GAME = Dog()
