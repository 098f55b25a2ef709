"""The hands of As Nas from a pack of 20 cards, for the scripts beside this file."""

import math

RANKS = "AKQJT"
KINDS = {(4,): "four", (3, 2): "full", (3,): "three", (2, 2): "two pairs", (2,): "pair", (): "nothing"}


def chance(hand: str) -> float:
    """That a player is dealt the hand."""
    return math.prod(math.comb(4, hand.count(rank)) for rank in RANKS) / math.comb(20, 5)


def strength(hand: str) -> tuple[list[int], list[int]]:
    """Greater for the better of two hands: groups of equal cards, the largest first, then their ranks."""
    groups = sorted(((hand.count(rank), -place) for place, rank in enumerate(RANKS) if hand.count(rank) > 1), reverse=True)
    return [cards for cards, _ in groups], [rank for _, rank in groups]


def kind(hand: str) -> str:
    return KINDS[tuple(strength(hand)[0])]
