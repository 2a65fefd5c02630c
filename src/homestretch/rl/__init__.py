"""Doors for learning: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""
