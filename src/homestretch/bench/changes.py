"""What made it faster, and by how much, for the page: each change against the build just before it, in one run."""

CHANGES = (
    (
        "what seats see is written off a glance straight into one buffer; states are packed vectors",
        "vector 1.8 to 2.9, seen 3.9 to 7",
    ),
    ("chance draws without listing what may come", "engine: Encore 2.7, Hexenrennen 1.5, HIT 1.35, DOG 1.2"),
    ("action spaces sample under a mask by themselves", "a sample in an eighth of the time"),
    ("the compiler may inline across compiled modules (`-fvisibility=hidden`)", "1.1 to 1.3 everywhere"),
    ("Hexenrennen plays at random without words, and draws tiles unlisted", "engine 2.1 to 2.7, stepped 1.2"),
    ("HIT plays at random without words; tables of cards are packed", "engine 1.9 to 2.0, stepped 1.1"),
    ("DOG has sets of bits for lists of kinds and pawns", "engine 1.2"),
    ("DOG writes down what is to be taken back only while it tries", "engine 1.1"),
    ("where a pawn of HIT may end is a packed vector", "engine 1.1"),
    ("ways to carry out a card of HIT are numbers", "the judge's moves 1.9, `expert` 1.9, search 2.0"),
    ("kinds on offer in HIT are sets, and cards are drawn from counts", "engine 1.2"),
    ("DOG's judge tries the rest of a seven only where it would gain", "the judge's moves 1.3, search 1.4 to 1.7"),
    ("a step tells what may be said next, and keeps no record unless one is wanted", "stepped 1.1"),
    ("what Python says to OpenSpiel's state goes to the game at once", "openspiel 1.8 to 2.0"),
    ("what is seen is written into fresh numbers, not onto old ones that were cleared", "vector, seen 1.1 to 1.4"),
)
