title = Magpie
about = Keep your card or swap it: the highest wins.
minutes = 1 minute
ask-card = Keep your card, or swap it?
keep = Keep it
swap = Swap it
why-dealt = Cards are dealt, not chosen.
