"""The reports that scripts/tell-fairness reads, and the measures by which it compares stake tables."""

from collections.abc import Callable
from pathlib import Path

from reports import TITLES, Row, percent, read_report

SETUP = ("players", "deck", "active", "cards")  # the fields that identify a study
INFINITE = float("inf")


def bid_title(bid: str) -> str:
    return {"pass": "Pass", "wellington": "Wellington", "blucher": "Blücher"}.get(bid, TITLES.get(bid, capital(bid)))


def signed(value: float, places: int = 2) -> str:
    return f"{value:+.{places}f}".replace("-", "−")


def mean(row: Row, field: str) -> str:
    """The mean with half the width of its 95 % interval."""
    half = (row[f"{field}_high"] - row[f"{field}_low"]) / 2
    places = 3 if half < 0.0095 else 2
    return f"{signed(row[field], places)} ± {half:.{places}f}"


def sign(row: Row, field: str) -> int:
    """The sign of a mean; 0 where its interval contains zero."""
    return 1 if row[f"{field}_low"] > 0 else -1 if row[f"{field}_high"] < 0 else 0


def listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_below(row: Row, limit: float) -> bool | None:
    """Whether the bid is the best one on a smaller share of hands; None where the hands are too few to tell."""
    if row["best"] is None or row["best_low"] >= limit:
        return False
    return True if row["best_high"] < limit else None


def is_rare(row: Row) -> bool | None:
    return is_below(row, 0.01)


def is_dead(row: Row) -> bool | None:
    return is_below(row, 0.001)


def state(row: Row) -> str:
    """Of a bid that is rare, or may be."""
    if not is_rare(row):
        return "too few hands to tell"
    return {True: "dead", False: "rare", None: "rare, perhaps dead"}[is_dead(row)]


def revivals(row: Row) -> str:
    """The changes of one stake after which a rare bid is not rare: those that are known to within a factor of two."""
    if not is_rare(row):
        return ""
    if "reviving_win_low" not in row:
        return "not in this older report"
    changes = []
    for stake, verb, name in (("win", "wins", "reviving_win"), ("lose", "loses", "reviving_loss")):
        low, high = row[f"{name}_low"], row[f"{name}_high"]
        if None not in (row[name], low, high) and high <= 2 * low:
            changes.append(f"{verb} {row[name]} instead of {row[stake]}")
    if changes:
        return " or ".join(changes)
    is_possible = row["reviving_win_low"] is not None or row["reviving_loss_high"] is not None
    return "these hands do not tell" if is_possible else "no change of one stake"


class Report:
    def __init__(self, path: Path) -> None:
        self.rows = read_report(path, "nap.fairness/1")
        self.studies = self.rows["studies"]

    def of(self, array: str, **wanted: object) -> list[Row]:
        return [row for row in self.rows[array] if all(row[name] == value for name, value in wanted.items())]

    def of_study(self, array: str, study: Row, **wanted: object) -> list[Row]:
        return self.of(array, **{name: study[name] for name in SETUP}, **wanted)

    def printed(self, study: Row, reading: str = "counted") -> list[Row]:
        return self.of_study("parties", study, variety="printed", reading=reading)

    def name(self, study: Row) -> str:
        cards = "" if study["cards"] == 5 else f", {study['cards']} cards each"
        out = ", the dealer without cards" if study["active"] < study["players"] else ""
        return f"{study['players']} players{out}, {study['deck']} cards{cards}"

    def main_study(self) -> Row:
        return next((study for study in self.studies if study["players"] == 4), self.studies[0])


class Measure:
    """A figure of a party, where less is fairer, and the error that chance may cause in it."""

    def __init__(self, name: str, why: str, value: Callable[[Report, Row], float], noise: Callable[[Report, Row], float],
                 text: Callable[[float], str]) -> None:
        self.name, self.why, self.value, self.noise, self.text = name, why, value, noise, text

    def fairest(self, report: Report, parties: list[Row]) -> list[str]:
        """The stake tables with the least figure, and those that may differ from the least only by chance."""
        limit = min(self.value(report, party) + self.noise(report, party) for party in parties)
        return [party["stakes"] for party in parties if self.value(report, party) - self.noise(report, party) <= limit]


def ratios(report: Report, party: Row) -> list[Row]:
    """The bids of the party's table that some hand calls, the least generous first. A bid that cannot lose comes last."""
    array = "bids" if party["reading"] == "counted" else "bids_corrected"
    rows = report.of_study(array, party, stakes=party["stakes"])
    return sorted((row for row in rows if row["success_when_called"] is not None),
                  key=lambda row: INFINITE if row["ratio"] is None else row["ratio"])


def spread_of_ratios(report: Report, party: Row) -> float:
    """The ratio of printed to fair win of the most generous bid, divided by that of the least generous bid."""
    rows = ratios(report, party)
    if not rows or rows[-1]["ratio"] is None:
        return INFINITE
    return rows[-1]["ratio"] / rows[0]["ratio"]


def noise_of_ratios(report: Report, party: Row) -> float:
    rows = ratios(report, party)
    if not rows or rows[-1]["ratio"] is None or rows[-1]["ratio_high"] is None or not rows[0]["ratio_low"]:
        return 0.0 if spread_of_ratios(report, party) == INFINITE else INFINITE
    return rows[-1]["ratio_high"] / rows[0]["ratio_low"] - rows[-1]["ratio"] / rows[0]["ratio"]


def side_of_three(row: Row, rows: list[Row]) -> int:
    """1 if the bid's ratio of printed to fair win is above three's, -1 if below, 0 if the two intervals meet."""
    three = next((each for each in rows if each["stakes"] == row["stakes"] and each["bid"] == "three"), None)
    if three is None or row["bid"] == "three" or not three["ratio"] or not row["ratio"]:
        return 0
    if row["ratio_low"] > (three["ratio_high"] or INFINITE):
        return 1
    return -1 if (row["ratio_high"] or INFINITE) < three["ratio_low"] else 0


def noise_of_difference(report: Report, party: Row) -> float:
    """The error of the difference in declarers' winnings between two tables on the same deals."""
    rows = report.of_study("differences", party, variety="printed", reading=party["reading"])
    return max(((row["declarer_high"] - row["declarer_low"]) / 4 for row in rows), default=0.0)


MEASURES = [
    Measure("stakes won by the declarer per deal", "declaring should not be a sure income",
            lambda _, row: row["declarer"], noise_of_difference, lambda value: f"{value:.2f}"),
    Measure("best seat less worst seat", "the seat should not matter", lambda _, row: row["seat_spread"],
            lambda _, row: 0.7 * (row["dealer_high"] - row["dealer_low"]), lambda value: f"{value:.2f}"),
    Measure("most generous bid over least generous bid", "every bid should pay equally well for its risk",
            spread_of_ratios, noise_of_ratios, lambda value: "" if value == INFINITE else f"{value:.1f} ×"),
    Measure("deals that all pass", "most deals should be played", lambda _, row: row["all_passed"] + row["forced"],
            lambda _, row: 1 / row["deals"] ** 0.5, percent),
    # The noise is the error of a standard deviation over this number of evenings of 60 deals.
    Measure("standard deviation of an evening", "a player's bank should last", lambda _, row: row["evening_deviation"],
            lambda _, row: 2 * row["evening_deviation"] / (row["deals"] / 30) ** 0.5, lambda value: f"{value:.1f}"),
]


def capitals(stakes: list[str]) -> str:
    return listed([capital(each) for each in stakes])
