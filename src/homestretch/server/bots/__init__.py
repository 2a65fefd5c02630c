"""Bots think in processes of their own, in turns that are fair."""
