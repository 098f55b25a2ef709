"""A section of the page of scripts/tell-fairness: what a pool, other auctions and a deck that is only cut change."""

from fairness_report import Report, sign, study_text
from reports import Row
from words import best_estimate, bid_title, bullets, capital, listed, mean, paragraph, percent, table, with_error

MEANS = {"declarer": "the declarer", "defender": "each defender", "eldest": "the eldest hand", "dealer": "the dealer"}


def school_of(report: Report, study: Row, stakes: str, what: str) -> Row:
    return report.of_study("schools", study, stakes=stakes, what=what)[0]


def rules(report: Report, study: Row) -> str:
    """What each rule changes for seats and for the swing of an evening."""
    lines = []
    for base in report.printed(study):
        lines.append([f"{capital(base['stakes'])}, as printed", *[mean(base, field) for field in MEANS],
                      f"{base['evening_deviation']:.1f}", with_error(base, "ruined")])
        for row in report.of_study("differences", study, **{"from": base["stakes"]}):
            if row["variety"] not in ("auction", "pool", "shuffle"):
                continue
            what = row["to"].removeprefix(f"{base['stakes']}: ")
            school = school_of(report, study, base["stakes"], what)
            lines.append([what.replace("_", " "), *[mean(row, field) for field in MEANS], f"{school['evening_deviation']:.1f}",
                          with_error(school, "ruined")])
    return (f"### {capital(study_text(study))}: what each rule changes\n\n"
            + paragraph("The first row has what everybody gets per deal; the others have what each rule adds to it. The last two columns are "
                        "those of the table with the rule: the standard deviation of what a player wins in an evening, and the players whose "
                        "bank of 50 stakes is gone at some time. What dealers pay into a pool is in the dealer's column, and what comes out "
                        "of it in the declarer's.")
            + "\n" + table(["rule", *MEANS.values(), "deviation of an evening", "lose a bank of 50"], lines))


def pools(report: Report, study: Row) -> str:
    rows = report.of_study("pools", study)
    if not rows:
        return ""
    lines = [[row["what"], f"{row['taken']:.2f}", "" if row["size"] is None else f"{row['size']:.1f}",
              *("" if row[field] is None else str(row[field]) for field in ("size_05", "size_50", "size_95", "size_most")),
              f"{row['left']:.1f}"] for row in rows]
    return ("### The pool\n\n"
            + paragraph("One stake from each who pays; who makes Nap or a bid above it takes all. At the end of the 60 deals the rest is divided. "
                        "The columns in the middle say how much is in it when it is taken: on average, at most in one case of twenty, at most "
                        "in half of all cases, at most in all but one of twenty, and at most.")
            + "\n" + table(["pool", "taken, times an evening", "then holds", "5 %", "50 %", "95 %", "most", "left at the end"], lines))


def curve(report: Report, study: Row) -> str:
    rows = report.of_study("pool_curve", study)
    if not rows:
        return ""
    stakes = rows[0]["stakes"]
    rows = [row for row in rows if row["stakes"] == stakes]
    bid = bid_title(rows[0]["bid"])
    lines = [[str(row["pool"]), best_estimate(row, "called"), percent(row["break_even"]), percent(row["needed_50"]),
              "" if row["needed_05"] is None else f"{percent(row['needed_05'])} to {percent(row['needed_95'])}"] for row in rows]
    return (f"### How large a pool makes {bid} worth a call\n\n"
            + paragraph(f"{capital(stakes)}, {study_text(study)}; nobody has called yet. A hand that calls {bid} must make it often enough to beat its "
                        "next best bid, not only a pass. The table says how often: for the middle one of the hands that call it, and for all "
                        "but one in twenty at either end.")
            + "\n" + table(["stakes in the pool", f"{bid} is best on", "needs against a pass", "needs against the next best bid",
                            "nine hands in ten"], lines))


def seat_change(row: Row) -> str:
    """ "the dealer wins 1.43 more and the eldest hand 0.67 less a deal"; empty if both may be nothing."""
    parts = [f"{MEANS[field]} {'wins' if not index else ''} {abs(row[field]):.2f} {'more' if row[field] > 0 else 'less'}".replace("  ", " ")
             for index, field in enumerate(field for field in ("dealer", "eldest", "declarer") if sign(row, field) and abs(row[field]) >= 0.005)]
    return f"{listed(parts, 'and')} a deal" if parts else ""


def auctions_in_short(report: Report, study: Row, base: Row) -> list[str]:
    lines = []
    for row in report.of_study("differences", study, **{"from": base["stakes"]}):
        if row["variety"] == "auction":
            what = row["to"].removeprefix(f"{base['stakes']}: ")
            swing = school_of(report, study, base["stakes"], what)["evening_deviation"]
            changes = [seat_change(row) or "no seat is sure to gain or lose a hundredth of a stake"]
            if f"{swing:.0f}" != f"{base['evening_deviation']:.0f}":
                changes.append(f"the swing of an evening is {swing:.0f} stakes instead of {base['evening_deviation']:.0f}")
            lines.append(f"{capital(what)}: {'; '.join(changes)}.")
    return lines


def pool_in_short(report: Report, study: Row, base: Row) -> list[str]:
    rows = [row for row in report.of_study("pools", study, stakes=base["stakes"]) if row["size"] is not None]
    if not rows:
        return []
    pool = max(rows, key=lambda row: row["size"])
    school = school_of(report, study, base["stakes"], pool["what"])
    text = (f"{capital(pool['what'])}, is taken {pool['taken']:.1f} times an evening, with {pool['size']:.0f} stakes in it on average. It makes "
            f"the swing of an evening {school['evening_deviation']:.0f} stakes instead of {base['evening_deviation']:.0f}.")
    points = {row["pool"]: row for row in report.of_study("pool_curve", study, stakes=base["stakes"]) if row["needed_50"] is not None}
    if 0 in points and 20 in points:
        text += (f" Twenty stakes in a pool bring what {bid_title(points[0]['bid'])} needs to beat the next best bid from "
                 f"{percent(points[0]['needed_50'])} down to {percent(points[20]['needed_50'])}.")
    return [text]


def deck_in_short(report: Report, study: Row, base: Row) -> list[str]:
    rows = report.of_study("patterns", study, stakes=base["stakes"])
    if not rows:
        return []
    long = [row for row in rows if row["suits"][0] >= "4"]
    shuffled, cut = declared(report, study, base["stakes"], ""), declared(report, study, base["stakes"], rows[0]["what"])
    text = (f"If the deck is only cut until a Nap is made, hands with four cards or more of a suit come "
            f"{sum(row['share'] for row in long) / sum(row['shuffled'] for row in long):.1f} times as often.")
    if "nap" in cut and cut["nap"]["made"] is not None and shuffled["nap"]["made"] is not None:
        text += (f" Nap is then declared in {percent(cut['nap']['declared'])} of deals instead of {percent(shuffled['nap']['declared'])}, "
                 f"and made in {percent(cut['nap']['made'])} of those instead of {percent(shuffled['nap']['made'])}.")
    return [text]


def short(report: Report, study: Row) -> str:
    base = report.printed(study)[0]
    lines = [*pool_in_short(report, study, base), *deck_in_short(report, study, base), *auctions_in_short(report, study, base)]
    return bullets(lines) if lines else ""


def declared(report: Report, study: Row, stakes: str, what: str) -> dict[str, Row]:
    return {row["bid"]: row for row in report.of_study("school_bids", study, stakes=stakes, what=what)}


def deck(report: Report, study: Row, stakes: str) -> str:
    rows = report.of_study("patterns", study, stakes=stakes)
    if not rows:
        return ""
    lines = [[row["suits"], percent(row["shuffled"]),
              with_error({"share": row["share"], "share_low": row["low"], "share_high": row["high"]}, "share"), f"{row['share'] / row['shuffled']:.2f} ×"] for row in rows]
    shuffled, cut = declared(report, study, stakes, ""), declared(report, study, stakes, rows[0]["what"])
    bids = [[bid_title(bid), percent(shuffled[bid]["declared"]), percent(row["declared"]), percent(shuffled[bid]["made"]), percent(row["made"])]
            for bid, row in cut.items() if row["made"] is not None and shuffled[bid]["made"] is not None]
    return (f"**{capital(stakes)}, {study_text(study)}**\n\n"
            + table(["cards of each suit", "shuffled", "only cut", "times as often"], lines)
            + "\n" + table(["bid", "declared, shuffled", "only cut", "made, shuffled", "only cut"], bids))


def decks(reports: list[Report]) -> str:
    parts = [deck(report, study, stakes) for report in reports for study in report.studies
             for stakes in dict.fromkeys(row["stakes"] for row in report.of_study("patterns", study))]
    if not parts:
        return ""
    return ("### A deck that is only cut\n\n"
            + paragraph("Parlett's rule: the deck is shuffled at the start and after a made Nap; before all other deals it is only cut, and dealt in "
                        "threes and twos. The cards come back as the tricks were taken. The first table of each game says how the five cards of "
                        "a hand are spread over the suits, the second how often each bid is played and made.")
            + "\n" + "\n".join(parts))


def club(reports: list[Report]) -> str:
    """The section; empty without reports. The first one is about all rules, all of them about the deck."""
    if not reports:
        return ""
    report, main = reports[0], reports[0].main_study()
    parts = [short(report, main), rules(report, main), pools(report, main), curve(report, main), decks(reports)]
    return "## A club's evening: a pool, other auctions, a deck that is only cut\n\n" + "\n".join(part for part in parts if part)
