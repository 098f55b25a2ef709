"""The measures by which scripts/tell-fairness compares stake tables."""

from collections.abc import Callable

from fairness_report import Report
from reports import Row
from words import percent_of

INFINITE = float("inf")


class Measure:
    """A figure of a school, where less is fairer, and the error that chance may cause in it.

    `lead` says what a table does that has less of it than every other: "treats its bids most evenly".
    """

    def __init__(self, name: str, why: str, lead: str, value: Callable[[Report, Row], float],
                 noise: Callable[[Report, Row], float], text: Callable[[float, Row], str]) -> None:
        self.name, self.why, self.lead, self.value, self.noise, self.text = name, why, lead, value, noise, text

    def fairest(self, report: Report, schools: list[Row]) -> list[str]:
        """The stake tables with the least figure, and those that may differ from the least only by chance."""
        limit = min(self.value(report, school) + self.noise(report, school) for school in schools)
        return [school["stakes"] for school in schools if self.value(report, school) - self.noise(report, school) <= limit]


def ratios(report: Report, school: Row) -> list[Row]:
    """The bids of the school's table that some hand calls, the least generous first. A bid that cannot lose comes last."""
    rows = report.of_study("bids", school, stakes=school["stakes"])
    return sorted((row for row in rows if row["success_when_called"] is not None),
                  key=lambda row: INFINITE if row["ratio"] is None else row["ratio"])


def spread_of_ratios(report: Report, school: Row) -> float:
    """The ratio of printed to fair win of the most generous bid, divided by that of the least generous bid."""
    rows = ratios(report, school)
    if not rows or rows[-1]["ratio"] is None:
        return INFINITE
    return rows[-1]["ratio"] / rows[0]["ratio"]


def noise_of_ratios(report: Report, school: Row) -> float:
    rows = ratios(report, school)
    if not rows or rows[-1]["ratio"] is None or rows[-1]["ratio_high"] is None or not rows[0]["ratio_low"]:
        return 0.0 if spread_of_ratios(report, school) == INFINITE else INFINITE
    return rows[-1]["ratio_high"] / rows[0]["ratio_low"] - rows[-1]["ratio"] / rows[0]["ratio"]


def noise_of_difference(report: Report, school: Row) -> float:
    """The error of the difference in declarers' winnings between two tables on the same deals."""
    rows = report.of_study("differences", school, variety="printed")
    return max(((row["declarer_high"] - row["declarer_low"]) / 4 for row in rows), default=0.0)


def noise_of_passes(_: Report, school: Row) -> float:
    """The half-width of the interval of a share; a share of nothing may as well be one deal."""
    share = school["all_passed"] + school["forced"]
    return 1.96 * (share * (1 - share) / school["deals"]) ** 0.5 + 1 / school["deals"]


# The last one's noise is the error of a standard deviation over this number of evenings of 60 deals.
MEASURES = [
    Measure("stakes won by the declarer per deal", "declaring should not be a sure income", "gives declarers the least",
            lambda _, row: row["declarer"], noise_of_difference, lambda value, _: f"{value:.2f}"),
    Measure("best seat less worst seat", "the seat should not matter", "treats the seats most evenly",
            lambda _, row: row["seat_spread"], lambda _, row: 0.7 * (row["dealer_high"] - row["dealer_low"]),
            lambda value, _: f"{value:.2f}"),
    Measure("most generous bid over least generous bid", "every bid should pay equally well for its risk",
            "treats its bids most evenly", spread_of_ratios, noise_of_ratios,
            lambda value, _: "" if value == INFINITE else f"{value:.1f} ×"),
    Measure("deals that all pass", "most deals should be played", "has the fewest passed-out deals",
            lambda _, row: row["all_passed"] + row["forced"], noise_of_passes,
            lambda value, row: percent_of(value, row["deals"])),
    Measure("standard deviation of an evening", "a player's bank should last", "has the calmest evenings",
            lambda _, row: row["evening_deviation"],
            lambda _, row: 2 * row["evening_deviation"] / (row["deals"] / 30) ** 0.5, lambda value, _: f"{value:.1f}"),
]
