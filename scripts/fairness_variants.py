"""Two sections of the page of scripts/tell-fairness: other versions of a table, and hands that change their bid."""

from fairness_report import Report, study_text
from reports import Row
from words import bid_title, bullets, capital, mean, paragraph, percent, table, with_error

MEANS = {"declarer": "the declarer", "defender": "each defender", "eldest": "the eldest hand", "dealer": "the dealer"}
OWN_DEALS = " Where the deck is not shuffled before each deal, the deals are others."
NOTICEABLE = 0.01  # stakes per deal


def version_text(name: str) -> str:
    """ "peel: misere 3/6" as "Peel, Misère 3/6"."""
    stakes, _, change = name.replace("_", " ").partition(": ")
    for bid in ("misere", "nap", "wellington", "blucher"):
        change = change.replace(f"{bid} ", f"{bid_title(bid)} ")
    return f"{capital(stakes)}, {change}"


def is_noticeable(row: Row) -> bool:
    return any(max(-row[f"{field}_low"], row[f"{field}_high"]) >= NOTICEABLE for field in MEANS)


def versions_of(report: Report, study: Row, is_main: bool) -> str:
    rows = [row for row in report.of_study("differences", study)
            if row["variety"] not in ("printed", "boldness") and (is_main or "the dealer, without" in row["to"])]
    shown = sorted((row for row in rows if is_noticeable(row)), key=lambda row: -abs(row["declarer"]))
    text = f"\n### {capital(study_text(study))}\n\n" if rows else ""
    if shown:
        text += table(["version", *MEANS.values()], [[version_text(row["to"]), *[mean(row, field) for field in MEANS]] for row in shown])
    silent = [version_text(row["to"]) for row in rows if not is_noticeable(row)]
    if silent:
        text += ("\n" if shown else "") + "By these versions no seat gains or loses as much as 0.01 stakes:\n\n" + bullets(silent)
    return text


def versions(studies: list[tuple[Report, Row]], main_study: Row) -> str:
    """How stakes change with other payments, or with another rule for deals that all pass."""
    main_report = studies[0][0]
    parts = [versions_of(report, study, study is main_study or report is not main_report) for report, study in studies]
    return ("## Where the books disagree\n\n"
            + paragraph("Each row is another version of a table: other payments, or another rule for deals that all pass. The figures "
                        "are the changes in stakes per deal, compared with the printed table on the same deals. The version that "
                        "changes most for the declarer comes first." + OWN_DEALS * any(report.of("differences", variety="shuffle") for report, _ in studies))
            + "".join(parts))


def better_by(hand: Row, other: str, field: str, bids: set[str]) -> str:
    """How much better a bid is under its table than the other one, which may not be a bid there."""
    return mean(hand, field) if other == "pass" or other in bids else f"{bid_title(other)} is no bid"


def changed_hands(report: Report, study: Row) -> str:
    text = ("## Hands that change their bid\n\n"
            + paragraph("For each pair of tables: the share of hands whose best bid differs between them, and for each change the hand "
                        "for which it matters most, the most frequent change first. Each hand was rated anew on fresh deals, and only those "
                        "are shown whose change stands there. The columns \"ahead\" say by how many stakes per payer "
                        "the best bid beats the best bid of the other table (after ±: 95 %)."))
    bids = {stakes: {row["bid"] for row in report.of_study("bids", study, stakes=stakes)}
            for stakes in {row["stakes"] for row in report.of_study("bids", study)}}
    for row in report.of_study("flips", study):
        hands: dict[tuple[str, str], Row] = {}
        for hand in report.of_study("hands", study, to=row["to"], **{"from": row["from"]}):
            hands.setdefault((hand["from_bid"], hand["to_bid"]), hand)
        ordered = sorted(hands.values(), key=lambda hand: -hand["change_share"])
        lines = [[f"`{hand['hand']}`", bid_title(hand["from_bid"]), bid_title(hand["to_bid"]),
                  better_by(hand, hand["to_bid"], "from_better", bids[row["from"]]),
                  better_by(hand, hand["from_bid"], "to_better", bids[row["to"]]), percent(hand["change_share"])]
                 for hand in ordered]
        share = with_error({"share": row["share"], "share_low": row["low"], "share_high": row["high"]}, "share")
        text += f"\n**{capital(row['from'])} to {capital(row['to'])}**: {share} of hands.\n"
        text += "\n" if lines else " None of the candidates stands on fresh deals.\n"
        if not lines:
            continue
        text += table(["hand", f"under {capital(row['from'])}", f"under {capital(row['to'])}", f"ahead under {capital(row['from'])}", f"ahead under {capital(row['to'])}",
                       "hands with this change"], lines, left=3)
    return text
