"""Nets made from self-play: games, positions, a fit, and a card that says how good it is. Needs the extra `train`."""
