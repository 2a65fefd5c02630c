"""The signs on the cards and on the board, as SVG path data in a box of 24 by 24, and as characters for a terminal."""

SHIELD = "M12 2L21 5V11C21 17 17 20.5 12 22.5C7 20.5 3 17 3 11V5Z"
COIN = (
    "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 6.2A5.8 5.8 0 1 1 12 17.8A5.8 5.8 0 1 1 12 6.2ZM10.7 8.4V15.6H13.3V8.4Z"
)
PAWN = "M12 3A4 4 0 0 0 9.4 10L6 20H18L14.6 10A4 4 0 0 0 12 3Z"
CROSSED = "M2.6 4.7L4.7 2.6L21.4 19.3L19.3 21.4Z"

ICONS = (
    ("shield", SHIELD),
    # a shield in two halves, with a gap like a flash
    (
        "breaker",
        "M11 2.3L3 5V11C3 16.6 6.4 20 10.4 21.9L12.4 15L8.4 13.4Z"
        "M13.6 2.5L21 5V11C21 16.6 17.8 19.8 13.2 22.1L15.4 13.4L11.6 11.6Z",
    ),
    ("no-capture", f"{PAWN}{CROSSED}"),
    # two goal posts with a bar between them, crossed out
    ("no-goal", f"M4 7H6.5V21H4ZM17.5 7H20V21H17.5ZM4 7H20V9.4H4ZM10.8 12H13.2V21H10.8Z{CROSSED}"),
    ("coin", COIN),
    # a bend of the track
    ("corner", "M4 4H9.5V14.5H20V20H4Z"),
    # a flag on its pole
    ("start", "M5 2.5H7.6V21.5H5ZM7.6 3.5L20 7.5L7.6 12Z"),
    # a barrier, and an arrow that bends before it
    ("barrier", "M2 17.6H22V20.6H2ZM19 12.6H8.6V7.8H12.6L7.1 2.4L2 7.8H5.6V15.6H19Z"),
    # out of a house
    ("out", "M2.5 11L8.5 5L14.5 11H12.8V20H4.2V11ZM14.6 13.4H18V10.6L22.6 15L18 19.4V16.6H14.6Z"),
    # a target
    (
        "hunt",
        "M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5Z"
        "M12 5.4A6.6 6.6 0 1 1 12 18.6A6.6 6.6 0 1 1 12 5.4Z"
        "M12 8.6A3.4 3.4 0 1 0 12 15.4A3.4 3.4 0 1 0 12 8.6Z",
    ),
    # an arrow up to a pawn
    ("behind", "M17 6A3 3 0 0 0 15.2 11.3L13.2 19H20.8L18.8 11.3A3 3 0 0 0 17 6ZM2 11.4H7V8.4L12 13L7 17.6V14.6H2Z"),
    # a jump over two pawns
    (
        "group",
        "M9 12A2.6 2.6 0 0 0 7.4 16.6L6 22H11V16.6A2.6 2.6 0 0 0 9 12Z"
        "M15 12A2.6 2.6 0 0 0 13 16.6V22H18L16.6 16.6A2.6 2.6 0 0 0 15 12Z"
        "M2 13C2 6 6.5 2.6 12 2.6C16.6 2.6 19.6 5 20.6 9.2L23 8.6"
        "L20.4 14L16.2 10.2L18.2 9.8C17.4 7 15.2 5.2 12 5.2C7.8 5.2 4.8 7.8 4.8 13Z",
    ),
    # one way that becomes two
    ("split", "M10.6 21.5V14.6L4.6 8.6V11.4H2V4H9.4V6.6H6.6L12 12L17.4 6.6H14.6V4H22V11.4H19.4V8.6L13.4 14.6V21.5Z"),
)

SIGNS = (
    ("shield", "⛨"),
    ("breaker", "⚡"),
    ("no-capture", "∅"),
    ("no-goal", "⊘"),
    ("coin", "¢"),
    ("corner", "∟"),
    ("start", "⚑"),
    ("barrier", "↱"),
    ("out", "⌂"),
    ("hunt", "◎"),
    ("behind", "⇥"),
    ("group", "⤼"),
    ("split", "⑂"),
)

# What is printed on each kind of card: the number, then signs.
FACES = (
    ("+3", ("coin",)),
    ("1", ("out",)),
    ("6", ("out",)),
    ("1–5", ("no-capture",)),
    ("3", ("coin", "coin", "shield")),
    ("", ("corner", "coin")),
    ("4", ("shield",)),
    ("5", ("coin", "coin")),
    ("6", ("coin", "breaker")),
    ("7", ("coin", "coin")),
    ("8", ("coin", "coin")),
    ("11", ("no-capture",)),
    ("3/−1", ("breaker",)),
    ("10", ("split", "no-capture")),
    ("", ("barrier",)),
    ("", ("start",)),
    ("+3", ("coin", "shield")),
    ("+5", ("coin",)),
    ("1–3", ("corner",)),
    ("", ("hunt",)),
    ("", ("behind", "no-goal")),
    ("1–2", ("group", "no-goal")),
)
