"""Bots against bots: matches, ladders and studies whose numbers can be trusted."""
