"""The section of the page of scripts/tell-fairness about rare bids."""

from itertools import groupby

from fairness_report import RARE, Report, deck_text, is_dead, is_rare, players_text
from reports import Row
from words import best_estimate, bid_title, capital, capitals, count, paragraph, percent, table


def state(row: Row) -> str:
    """Of a bid that is rare, or may be."""
    if not is_rare(row):
        return "too few hands to tell"
    return {True: "dead", False: "rare", None: "rare, perhaps dead"}[is_dead(row)]


def may_be_rare(row: Row) -> bool:
    """Whether it seems to be, if it is not known."""
    known = is_rare(row)
    return row["best"] < RARE if known is None else known


def has_revivals(row: Row) -> bool:
    """Whether the report says how well the stakes are known that would revive the bid."""
    return "reviving_win_low" in row


PLAYABLE = 4  # no table would multiply a stake by more


def revivals(row: Row) -> str:
    """The changes of one stake after which a rare bid is not rare: those that are known to within a factor of two and playable."""
    if not is_rare(row):
        return ""
    if not has_revivals(row):
        return "not in this older report"
    changes = []
    is_beyond = False
    for stake, verb, name in (("win", "wins", "reviving_win"), ("lose", "loses", "reviving_loss")):
        low, high = row[f"{name}_low"], row[f"{name}_high"]
        if None in (row[name], low, high) or high > 2 * low:
            continue
        if row[name] > PLAYABLE * row[stake]:
            is_beyond = True
        else:
            changes.append(f"{verb} {row[name]} instead of {row[stake]}")
    if changes:
        return " or ".join(changes)
    if is_beyond:
        return f"wins more than {PLAYABLE} × {row['win']}"
    is_possible = row["reviving_win_low"] is not None or row["reviving_loss_high"] is not None
    return "too few hands to tell" if is_possible else "no change of one stake"


def rare_bids(studies: list[tuple[Report, Row]]) -> str:
    """The bids that are hardly ever the best one, and what would change that."""
    text = ""
    has_stakes = any(has_revivals(row) for report, study in studies for row in report.of_study("bids", study))
    for deck, pairs in groupby(studies, key=lambda pair: deck_text(pair[1])):
        stakes: dict[tuple[str, ...], list[str]] = {}
        rows = [(study, row) for report, study in pairs for row in report.of_study("bids", study) if may_be_rare(row)]
        for study, row in sorted(rows, key=lambda pair: (pair[0]["players"], -pair[0]["active"], pair[1]["best"])):
            rival = f"{bid_title(row['rival'])} ({percent(row['rival_share'])})" if row["rival"] else ""
            line = players_text(study), bid_title(row["bid"]), state(row), best_estimate(row, "best"), rival
            stakes.setdefault((*line, revivals(row)) if has_stakes else line, []).append(row["stakes"])
        if stakes:
            lines = [[line[0], line[1], capitals(names), *line[2:]] for line, names in stakes.items()]
            headings = ["players", "bid", "stakes", "state", "best on", "rival"] + ["reaches 1 % if it"] * has_stakes
            text += f"\n### {capital(deck)}\n\n" + table(headings, lines, left=4)
    if not text:
        return "## Rare bids\n\nNone: every bid is the best one on at least 1 % of hands.\n"
    explained = ("A bid is rare if it is the best one on fewer than 1 % of hands, and dead if on fewer than 0.1 %. The rarest bid of a "
                 "table comes first. The rival is the other bid that is better on the largest share of the hands on which the rare "
                 "bid pays.")
    if has_stakes:
        explained += (" The last column is the least change of one stake with which the bid reaches 1 %, where the hands tell it to "
                      f"within a factor of two; of a win of more than {count(PLAYABLE)} times the printed one only that is said.")
    return "## Rare bids\n\n" + paragraph(explained) + text
