"""The web table. What its words mean, and who tells whom what:

- A *house* keeps all tables; a *room* is one of them with its people; its *story* is what its stored events amount to.
- A *chair* is a seat as people see it; a *key* holds seats, and only its hash is kept; one that was *ended* opens
  nothing. A *guest* is whoever sends a request; a *player* is a key at a room, and may do what is theirs.
- A *line* is one open socket: somebody who listens at a room, from a seat or from outside.
- The client *asks* (`messages.from_client`), the house *answers* that line alone (`doors.answers`).
- The room *broadcasts*: it tells all its lines what happened (`messages.to_client`), each only what its seat may know.
- A *sight* is what a seat is shown, made from its views alone; *told* is what happened, in sentences; *said* are the
  words of a move so far. A thing or place *says* the words that a click on it may mean.
- A *listener* hears sentences: in a language, by the names of those who sat there, as one of them or as nobody.
- A *picture* is the drawing of a thing; the wire names it, and a line is sent each once.
- A *mind* is a process that thinks for bots, one *thought* at a time: what a bot at a table does, or what
  somebody there is advised to do.
- A *vote* is something one asks of the others; who is asked gets it as a *ballot*.
- The *ledger* is what the house writes down; a room is in *doubt* while nobody knows whether something was.
- The *door* checks every request; what cannot be done is *refused*, in one sentence.
"""
