"""Numbers, lists and tables as the pages print them, for the scripts beside this file.

Nothing is rounded to nothing: a share above zero is "< 1 %" rather than "0 %", and an error is never "± 0.00".
"""

import math
import statistics
import textwrap

from reports import TITLES, Row

COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

MODELS = {
    "committed": "The rates are committed ones: the declarer chooses the first card without seeing the other hands; then all hands "
                 "are open, and everybody plays perfectly.",
    "selfplay": "The rates are played ones: players who see only their own cards play the deals out.",
    "double-dummy": "The rates are an index, double-dummy: all hands are open, even when the declarer chooses the trump suit.",
}

RATES = {"committed": "committed", "selfplay": "played"}  # of a model

RANK_WORDS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine", "T": "ten",
              "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


# Numbers


def places_of_error(half: float, fewest: int, most: int) -> int:
    """How many decimal places, from `fewest` to `most`, show a digit of the error that is not zero."""
    return next((places for places in range(fewest, most) if half >= 0.95 * 10**-places), most)


def error_text(half: float, places: int) -> str:
    """An error, rounded up to the last place where it is smaller."""
    return f"{max(half, 10**-places):.{places}f}"


def signed(value: float, places: int = 2) -> str:
    """With its sign and a real minus; zero has no minus."""
    return f"{0 if abs(value) < 0.5 * 10**-places else value:+.{places}f}".replace("-", "−")


def points(row: Row, field: str) -> str:
    """A difference of rates in points, with half the width of its 95 % interval; "0" if no deal ended otherwise."""
    half = 50 * (row[f"{field}_high"] - row[f"{field}_low"])
    value = 100 * row[field]
    if half < 0.005:
        return signed(value, 1) if abs(value) >= 0.05 else "0"
    places = 2 if half < 0.095 else 1
    return f"{signed(value, places)} ± {half:.{places}f}"


def mean(row: Row, field: str, most: int = 3) -> str:
    """The mean with half the width of its 95 % interval."""
    half = (row[f"{field}_high"] - row[f"{field}_low"]) / 2
    if half == 0:
        return signed(row[field]) if row[field] else "0"
    places = places_of_error(half, 2, most)
    return f"{signed(row[field], places)} ± {error_text(half, places)}"


class Mean:
    """The mean of a sample, with half the width of its 95 % interval."""

    def __init__(self, values: list[float]) -> None:
        self.value = statistics.fmean(values)
        self.half = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf

    @property
    def low(self) -> float:
        return self.value - self.half

    @property
    def high(self) -> float:
        return self.value + self.half

    def text(self) -> str:
        return f"{signed(self.value)} ± {error_text(self.half, 2)}"


def percent(share: float | None) -> str:
    """With one decimal place, two close to 0 and 1, and none for exactly 0 and 1."""
    if share is None:
        return ""
    value = 100 * share
    if value in (0, 100):
        return f"{value:.0f} %"
    if value < 0.005 or value > 99.995:
        return "< 0.01 %" if value < 1 else "> 99.99 %"
    return f"{value:.{places_of_percent(share)}f} %"


def places_of_percent(share: float) -> int:
    return 2 if share < 0.01 or share > 0.995 else 1


def at_most(share: float) -> str:
    """Where nothing was found, and the share may still be as much as this: rounded up, with as many places as percent()."""
    places = places_of_percent(share)
    steps = 100 * 10**places
    return f"< {100 * math.ceil(steps * share - 1e-9) / steps:.{places}f} %"


def percent_of(share: float, deals: int) -> str:
    """A share of so many deals. The limit for a share that was not found is the end of Wilson's interval."""
    return percent(share) if share else at_most(3.8415 / (deals + 3.8415))


def whole_percent(share: float) -> str:
    """Without decimal places; 0 % and 100 % are exactly none and all."""
    if 0 < share < 0.005:
        return "< 1 %"
    return "> 99 %" if 0.995 < share < 1 else f"{100 * share:.0f} %"


def best_estimate(row: Row, field: str) -> str:
    """The share without its error; where the sample has no such hand, what it may still be."""
    value = row[field]
    return at_most(row[f"{field}_high"]) if value == 0 and row[f"{field}_high"] > 0 else percent(value)


def with_error(row: Row, field: str) -> str:
    """The share with its error; where the sample has no such hand, or only such hands, what it may still be."""
    value = row[field]
    if value is None:
        return ""
    low, high = row[f"{field}_low"], row[f"{field}_high"]
    if low == high:
        return percent(value)
    if value == 0:
        return at_most(high)
    if value == 1:
        return f"> {100 - math.ceil(10000 * (1 - low) - 1e-9) / 100:.2f} %"
    half = (high - low) / 2
    if half > 0.01 and abs(value - (low + high) / 2) > half / 4:  # far less to one side than to the other
        return with_ends(value, low, high, 0)
    places = places_of_percent(value)
    if half > min(value, 1 - value):
        return with_ends(value, low, high, places)
    return f"{percent(value)} ± {error_text(100 * half, places)}"


def with_ends(value: float, low: float, high: float, places: int) -> str:
    return f"{percent(value)} ({100 * max(0, low):.{places}f} to {100 * min(1, high):.{places}f})"


def count(number: int) -> str:
    """Small numbers as words."""
    return COUNTS[number] if number < len(COUNTS) else f"{number:,}"


# Words


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def bid_title(bid: str) -> str:
    """A bid's name, in sentences, too: "One" is not a number."""
    return {"wellington": "Wellington", "blucher": "Blücher"}.get(bid) or TITLES.get(bid) or capital(bid)


def listed(names: list[str], last: str = "and") -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def capitals(stakes: list[str], last: str = "and") -> str:
    return listed([capital(each) for each in stakes], last)


# Markdown


def filled(text: str, indent: str = "") -> str:
    """The text in lines of at most 120 characters, the second one and others indented. No line ends between a figure and its "%" or
    after "±"."""
    together = text.replace(" %", "\N{NO-BREAK SPACE}%").replace("± ", "±\N{NO-BREAK SPACE}")
    lines = textwrap.fill(together, 120, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return lines.replace("\N{NO-BREAK SPACE}", " ") + "\n"


def paragraph(text: str) -> str:
    return filled(text)


def bullets(texts: list[str]) -> str:
    return "".join(filled(f"* {text}", "  ") for text in texts)


def table(headings: list[str], rows: list[list[str]], left: int = 1) -> str:
    """The first `left` columns are aligned to the left, the others to the right."""
    aligned = [":--"] * left + ["--:"] * (len(headings) - left)
    lines = [headings, aligned, *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"
