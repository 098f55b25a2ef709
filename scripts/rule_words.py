"""The rule of thumb as the page of the findings tells it, for the scripts beside this file."""

from reports import Row
from words import RANK_WORDS, bid_title, paragraph, table, whole_percent

FEATURES = ("trump_", "each_", "ace_", "king_", "queen_")


def points_cell(row: Row, is_listed: bool) -> str:
    ways = ([] if row["points"] is None else [str(row["points"])]) + (["list"] if is_listed else [])
    if not ways:
        return "-"
    found = "" if row["found"] is None else " (none)" if row["found"] == 0 else f" ({whole_percent(row['found'])})"
    return " or ".join(ways) + found


class Rule:
    """Each argument has the rows of one deck and stake table."""

    def __init__(self, rules: list[Row], hands: list[Row], limits: list[Row], misere_values: list[Row]) -> None:
        self.rules = rules
        self.bids = list(dict.fromkeys(row["bid"] for row in rules if row["bid"] != "misere"))
        self.players = sorted({row["players"] for row in rules})
        self.at = {(row["players"], row["bid"]): row for row in rules}
        self.lists = {players: ", ".join(row["hand"] for row in hands if row["players"] == players) for players in self.players}
        self.misere_values = {(row["rank"], row["players"]): row for row in misere_values}
        self.points_above = {row["players"]: row["points_above"] for row in limits}
        self.most = {(row["suits"], row["players"]): str(row["misere_count"]) for row in limits if row["misere_count"] is not None}

    def points(self) -> str:
        counted = [[name.replace("_", " ")] + [str(self.at[players, self.bids[0]][name] or "-") for players in self.players]
                   for name in self.rules[0] if name.startswith(FEATURES) and any(row[name] for row in self.rules)]
        lines = [[str(players)] + [points_cell(self.at[players, bid], bid == self.bids[-1] and self.lists[players] != "") for bid in self.bids]
                 for players in self.players]
        return (paragraph("Your trumps are your longest suit; of two suits of equal length, the one with the higher cards. "
                          "Add up the points in the column of your table:")
                + "\n" + table(["", *self.columns()], counted)
                + "\n" + paragraph("Call the highest bid for which you have the points; with fewer points, pass. "
                                   f"Points needed, {self.rules[0]['deck']} cards:")
                + "\n" + table(["players"] + [bid_title(bid) for bid in self.bids], lines))

    def columns(self) -> list[str]:
        return [f"{players} players" for players in self.players]

    def listed(self) -> str:
        lines = [[str(players), hands] for players, hands in self.lists.items() if hands]
        if not lines:
            return ""
        top = bid_title(self.bids[-1])
        return ("\n" + paragraph(f"The list: call {top} with one of these hands or a better one, whatever its points. The trumps stand "
                                 "before the plus, and a dot between suits: AK is an ace and a king of one suit, A.K of two; x any card, "
                                 "T a jack or a ten.")
                + "\n" + table(["players", f"{top} with at least"], lines, left=2))

    def misere(self) -> str:
        lines = [[suits] + [self.most.get((suits, players), "-") for players in self.players]
                 for suits in sorted({suits for suits, _ in self.most}, reverse=True)]
        if not lines:
            return ""
        return ("\n" + paragraph("Then look for Misère. Add up what the lowest card of each suit that you hold counts, and what the card above it "
                                 "does, in the column of your table:")
                + "\n" + table(["", *self.columns()], self.counted("as_lowest", "lowest: ") + self.counted("as_second", "above it: "))
                + "\n" + paragraph(f"Add one for each of your points above {self.above()}. Call Misère instead if the sum is at most the "
                                   "number here, by how many cards your suits have:")
                + "\n" + table(["suits", *self.columns()], lines))

    def above(self) -> str:
        """ "7 (2 players), 9 (4 players)" """
        return ", ".join(f"{above} ({players} players)" for players, above in sorted(self.points_above.items()))

    def counted(self, field: str, label: str) -> list[list[str]]:
        """A line for each rank that counts at one of the tables."""
        lines = []
        for rank, word in RANK_WORDS.items():
            rows = [self.misere_values.get((rank, players)) for players in self.players]
            if any(row is not None and row[field] for row in rows):
                lines.append([label + word] + [str(row[field] or "-") if row is not None else "-" for row in rows])
        return lines

    def worth(self) -> str:
        top = self.bids[-1]
        lines = []
        for players in self.players:
            row = self.at[players, top]
            lines.append([str(players), whole_percent(row["agreement"]), "-" if row["called_right"] is None else whole_percent(row["called_right"]),
                          f"{row['ev_of_rule']:.2f} of {row['ev_of_best']:.2f}"])
        return ("\n" + paragraph("How good that is, on hands that nothing was fitted on: how often the rule's call is the best one; how many "
                                 f"of its calls of {bid_title(top)} are the best; and the stakes a deal from each payer that its calls win, of "
                                 "those that the best calls win. In brackets above: how often the rule finds a bid where it is the best one.")
                + "\n" + table(["players", "the best call", f"right at {bid_title(top)}", "stakes won"], lines))

    def text(self) -> str:
        return self.points() + self.listed() + self.misere() + self.worth()
