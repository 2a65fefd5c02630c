"""How fast every door is, beside its peers, in one run."""
