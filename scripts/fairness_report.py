"""The reports of nap fairness that scripts/tell-fairness reads, and the bids that are rare in them."""

from pathlib import Path

from reports import Row, model_of, read_fairness

SETUP = ("players", "deck", "active", "cards")  # the fields that identify a study


class Report:
    """One report; `studies` are sorted by deck, the largest first, then by players."""

    def __init__(self, path: Path) -> None:
        self.rows = read_fairness(path)
        self.studies: list[Row] = sorted(self.rows["studies"], key=lambda study: (study["cards"], -study["deck"], study["players"],
                                                                                 -study["active"]))

    def of(self, array: str, **wanted: object) -> list[Row]:
        return [row for row in self.rows.get(array, []) if all(row[name] == value for name, value in wanted.items())]

    def of_study(self, array: str, study: Row, **wanted: object) -> list[Row]:
        return self.of(array, **{name: study[name] for name in SETUP}, **wanted)

    def printed(self, study: Row) -> list[Row]:
        """The schools that play by the printed tables."""
        return self.of_study("schools", study, variety="printed")

    def model(self, study: Row) -> str:
        return model_of(study, self.rows)

    def main_study(self) -> Row:
        return next((study for study in self.studies if study["players"] == 4), self.studies[0])


def has_idle_dealer(study: Row) -> bool:
    return bool(study["active"] < study["players"])


def players_text(study: Row) -> str:
    return f"{study['players']}, the dealer without cards" if has_idle_dealer(study) else str(study["players"])


def deck_text(study: Row) -> str:
    return f"{study['deck']} cards" + ("" if study["cards"] == 5 else f", {study['cards']} in each hand")


def study_text(study: Row) -> str:
    out = ", the dealer without cards" if has_idle_dealer(study) else ""
    return f"{study['players']} players{out}, {deck_text(study)}"


def sign(row: Row, field: str) -> int:
    """The sign of a mean; 0 where its interval contains zero."""
    return 1 if row[f"{field}_low"] > 0 else -1 if row[f"{field}_high"] < 0 else 0


def is_below(row: Row, limit: float) -> bool | None:
    """Whether the bid is the best one on a smaller share of hands; None where the hands are too few to tell."""
    if row["best"] is None or row["best_low"] >= limit:
        return False
    return True if row["best_high"] < limit else None


RARE = 0.01  # of hands


def is_rare(row: Row) -> bool | None:
    return is_below(row, RARE)


def is_dead(row: Row) -> bool | None:
    return is_below(row, 0.001)
