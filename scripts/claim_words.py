"""Claims and their figures as the pages print them, for the scripts beside this file.

Figures have the decimal places that the text of nap claims gives them (src/findings/figure_text.cpp); the test `pages`
compares the two.
"""

import re

from reports import Row
from words import count, listed

VERDICTS = ("confirmed", "refuted", "undecided", "not tested")
BASES = {"exact": "exact", "committed": "by committed rates", "selfplay": "by played rates"}

NOTHING = 1e-9  # what is left of nothing after calculations, which are not exact


def number(claim: Row) -> int:
    return int(claim["id"].removeprefix("C"))


def counted_verdicts(claims: list[Row]) -> str:
    """ "14 are confirmed and one is refuted" """
    numbers = [(verdict, sum(claim["verdict"] == verdict for claim in claims)) for verdict in VERDICTS]
    return listed([f"{count(some)} {'is' if some == 1 else 'are'} {verdict}" for verdict, some in numbers if some])


def basis_text(claim: Row) -> str:
    """What the verdict rests on; nothing if nothing was measured."""
    return BASES[claim["model"]] if claim["model"] else ""


def reason_text(claim: Row) -> str:
    """The reason with real minus signs."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", claim["reason"])


# Figures


def places_that_show(value: float, fewest: int) -> int:
    """How many decimal places, `fewest` or more, show a digit of the value that is not zero."""
    places = fewest
    while abs(value) >= NOTHING and abs(value) <= 0.51 * 10**-places:
        places += 1
    return places


def places_of(figure: Row) -> int:
    """How many decimal places the interval deserves."""
    is_exact = figure["low"] == figure["high"]
    if figure["unit"] != "share":
        return 2 if is_exact or figure["high"] - figure["low"] >= 0.01 else 4
    error, size = 50 * (figure["high"] - figure["low"]), 100 * abs(figure["value"])
    if error > 0.1 and size > 1:
        return 1
    return 4 if size < 0.1 and error < 0.1 else 2


def number_text(figure: Row, field: str) -> str:
    """The number with a real minus, a share in per cent but without its sign; "0" is exactly nothing."""
    value = figure[field]
    if figure["unit"] in ("hands", "combinations", "evenings"):
        return f"{value:,.0f}"
    places = places_of(figure)
    if figure["unit"] == "share":
        value *= 100
        if abs(100 - value) < NOTHING:
            return "100"
        places = places_that_show(100 - value, places)
    if abs(value) < NOTHING:
        return "0"
    text = f"{value:{'' if figure['unit'] == 'share' else '+'}.{places_that_show(value, places)}f}"
    return text.replace("-", "−")


def value_text(figure: Row) -> str:
    """ "16.7 %", "+0.50 stakes", "4 hands" """
    unit = "%" if figure["unit"] == "share" else figure["unit"]
    if figure["unit"] in ("hands", "combinations") and figure["value"] == 1:
        unit = unit.removesuffix("s")
    return f"{number_text(figure, 'value')} {unit}"


def interval_text(figure: Row) -> str:
    return "exact" if figure["low"] == figure["high"] else f"{number_text(figure, 'low')} to {number_text(figure, 'high')}"


def hand_text(dotted: str) -> str:
    """ "AK.2..JK" as "AS KS 2H JK", which is how sentences name cards."""
    suits = dotted.removesuffix(".JK").split(".")
    return " ".join([rank + suit for suit, ranks in zip("SHDC", suits) for rank in ranks] + (["JK"] if dotted.endswith(".JK") else []))
