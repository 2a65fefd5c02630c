"""What everybody could reckon: what a row is worth, and how likely the next card busts it."""

from homestretch.games.encore.view import Cards, EncoreView


def worth(cards: Cards) -> int:
    """R-ENCORE-080: every card counts its number."""
    return sum(value * n for value, n in enumerate(cards, 1))


def percent(v: EncoreView) -> int:
    """R-ENCORE-050: the odds that the next card is one too many for whoever's turn it is."""
    row, left = v.rows[v.turn], sum(v.pile)
    counts = v.options.resolve_last_card_fully or left > 1  # R-ENCORE-071
    if sum(row) < 3 or not left or not counts:
        return 0
    return round(100 * sum(n for n, here in zip(v.pile, row, strict=True) if here) / left)
