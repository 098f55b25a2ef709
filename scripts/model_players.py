"""The sections of the page on face-up rates that are about the players: in small games, between two ends, against a panel.

Each reads a table that a benchmark wrote, and is empty where there is no such table.
"""

import csv
from pathlib import Path
from statistics import mean, stdev

from reports import TITLES, Row
from words import paragraph, points, signed, table

# For each name that the benchmarks give a player: its name on the page, and how it plays.
PLAYERS = {"reference": ("people", "stands for people wherever `nap` says what is made: it looks at 64 possible deals for each card, "
                         "face up, and where that tells nothing, goes by rules"),
           "alpha-mu": ("planner", "looks at 64 possible deals, and makes its next two choices once for all of them"),
           "rollout": ("rollout", "plays 40 possible deals out with players who look at 30")}
# Members of the panel whose names do not say what they do.
PANEL = {"keeps nothing": "throws anything", "careless": "plays any card once in five times",
         "greedy": "takes every trick", "sampling": "looks at 64 deals, face up", "sampling-200": "looks at 200 deals, face up",
         "misere": "plays misère out by rules", "rollout": "plays deals out with players", "alpha-mu": "plans two choices"}
PANEL_FIGURES = ("gain", "gain_low", "gain_high", "best_gain", "best_gain_low", "best_gain_high")
PANEL_LIMIT = 0.005
HANDS_BY = {"played": "", "open": ", by face-up rates", "gap": ", trumps with a gap", "three-suits": ", three suits",
            "long": ", four trumps or more"}
BIDS_BY_TRICKS = {0: "misere", 1: "one", 2: "two", 3: "three", 4: "four", 5: "nap"}
SEATS_TEXT = {2: "two seats", 3: "three seats"}


def player(kind: str) -> str:
    return PLAYERS[kind][0] if kind in PLAYERS else kind


def described(kinds: list[str]) -> str:
    """How the players play, as a list."""
    return "".join(f"* *{PLAYERS[kind][0]}* {PLAYERS[kind][1]}\n" for kind in kinds if kind in PLAYERS)


def cell_text(row: Row) -> str:
    cards = "" if row["cards"] == 5 else f", {row['cards']} cards each"
    return f"{TITLES.get(row['bid'], row['bid'].capitalize())} at {row['seats']} × {row['deck']}{cards}{HANDS_BY[row['hands_by']]}"


def read_rows(path: Path, numbers: tuple[str, ...]) -> list[Row]:
    """The rows of a CSV file, with these columns as numbers; none where there is no file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        rows: list[Row] = list(csv.DictReader(file))
    for row in rows:
        for field in numbers:
            row[field] = float(row[field])
    return rows


def mini_games(folder: Path) -> str:
    numbers = ("reference", "value", "best_defence", "committed", "double_dummy", "made", "low", "high")
    rows = read_rows(folder / "mini-games.csv", numbers)
    if not rows:
        return ""
    games: dict[tuple[str, ...], dict[str, Row]] = {}
    for row in rows:
        key = tuple(row[field] for field in ("seats", "suits", "ranks", "hand_cards", "target"))
        games.setdefault(key, {})[row["player"]] = row
    players = list(next(iter(games.values())))
    differing = [key for key, by_player in games.items()
                 if abs(by_player[players[0]]["value"] - by_player[players[0]]["reference"]) > 0.00011]
    agree = (f"Our own search finds all {len(games)} values again, to four digits" if not differing else
             f"Our own search finds {len(games) - len(differing)} of the {len(games)} values again")
    first = [by_player[players[0]] for by_player in games.values()]
    far = [row for row in first if abs(row["made"] - row["value"]) > 0.01]
    off = (f"the value to within a point in {len(first) - len(far)} of them"
           + (f", and misses it by at most {max(100 * abs(row['made'] - row['value']) for row in far):.1f} points in the others."
              if far else "."))
    text = ("In a game of a few cards the *value* can be computed: what the declarer makes when nobody sees another's cards and "
            f"nobody makes a mistake. {agree} (regret minimisation, until no seat can gain 0.002 points; under \"cited\" stand "
            f"the values of an independent program). The player who stands for people makes {off} All of these games fit our "
            "program.")
    columns = ("The declarer leads, the first card makes trump, and all deals are played. Sighted defence: the best declarer who "
               "does not see, against defenders who see and know how this declarer plays. Face up: the first card is chosen "
               "without sight, then all hands are open. Best lead per deal: the declarer sees all hands even before the first "
               f"card. With ±, the figure is the mean over {first[0]['seeds']} seeds, because the player looks at a sample of the "
               "possible deals. The last columns are our players, each against its own kind:")
    lines = []
    for (seats, suits, ranks, cards, target), by_player in games.items():
        row = by_player[players[0]]
        need = "all" if target == cards else target
        lines.append([f"{SEATS_TEXT.get(int(seats), seats)}, {suits} suits of {ranks}, {cards} cards: {need}",
                      f"{row['reference']:.4f}", f"{row['value']:.4f}", f"{row['best_defence']:.4f}", f"{row['committed']:.4f}",
                      f"{row['double_dummy']:.4f}"] + [exact_or_not(by_player[each]) for each in players])
    return ("## Games small enough to know the truth\n\n" + paragraph(text) + "\n" + paragraph(columns) + "\n"
            + described(players) + "\n"
            + table(["game: tricks needed", "cited", "value", "sighted defence", "face up", "best lead per deal",
                     *map(player, players)], lines))


def brackets(folder: Path) -> str:
    rows = read_rows(folder / "brackets.csv", ("lower", "open", "played", "upper", "width"))
    if not rows:
        return ""
    groups: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        groups.setdefault((row["seats"], int(row["tricks"])), []).append(row)
    lines = []
    for (seats, tricks), hands in groups.items():
        widths = sorted(row["width"] for row in hands)
        lines.append([f"{seats} players: {TITLES[BIDS_BY_TRICKS[tricks]]}", str(len(hands)),
                      *[with_half([row[field] for row in hands]) for field in ("lower", "open", "played", "upper", "width")],
                      f"{widths[(len(widths) - 1) // 2]:.1f}", f"{widths[-1]:.1f}"])
    text = (f"How much of the played rate is the players' own? {bracket_widths(groups)} Better players could make another rate, but "
            "not any: *lower* is what our declarer makes against defenders who see all hands, know how this declarer plays, and play "
            "best; *upper* is what a declarer makes who sees all hands and knows how our defenders play. No defence holds this "
            "declarer below the lower end, and no declarer makes more than the upper end against these defenders. Averaged over all "
            "hands the truth, between players who make no mistake, lies between the two; for single hands it need not. Only a "
            "better declarer could raise the lower end, and only a better defence could bring the upper end down.")
    sample = (f"{rows[0]['deals']} deals of each hand, 52 cards, hands of which our players make 20 to 85 %. In per "
              "cent; ± is the 95 % interval of hands drawn at random.")
    return ("## How far the truth can be\n\n" + paragraph(text) + "\n" + paragraph(sample) + "\n"
            + table(["", "hands", "lower", "face up", "played", "upper", "width", "half of the hands at most", "widest"], lines))


def bracket_widths(groups: dict[tuple[str, int], list[Row]]) -> str:
    """How wide the brackets are, at misère and elsewhere."""
    def ranged(values: list[float]) -> str:
        return f"{min(values):.0f} to {max(values):.0f}" if len(values) > 1 else f"{values[0]:.0f}"

    def means(field: str, is_misere: bool) -> list[float]:
        return [mean(row[field] for row in hands) for (_, tricks), hands in groups.items() if (tricks == 0) == is_misere]

    sentences = []
    if means("width", False):
        sentences.append(f"At bids for tricks the *bracket*, from lower to upper, is {ranged(means('width', False))} points wide "
                         "on average.")
    if means("width", True):
        below = [played - lower for played, lower in zip(means("played", True), means("lower", True))]
        sentences.append(f"At misère it is {ranged(means('width', True))} points wide, of which {ranged(below)} are below the played "
                         "rate.")
    return " ".join(sentences)


def strength(folder: Path) -> str:
    rows = read_rows(folder / "players.csv", PANEL_FIGURES)
    if not rows:
        return ""
    members: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        members.setdefault((row["member"], row["side"]), []).append(row)
    lines = []
    for (member, side_of_table), cells in members.items():
        best = max(cells, key=lambda row: row["gain"])
        hand = max(cells, key=lambda row: row["best_gain"])
        lines.append([PANEL.get(member, member), side_of_table, signed(100 * mean(row["gain"] for row in cells), 1),
                      f"{points(best, 'gain')}: {cell_text(best)}",
                      f"{points(hand, 'best_gain')}: {hand['best_hand']}, {cell_text(hand)}"])
    text = ("Would other players make something else? A panel of them takes the place of the defenders, or of the declarer, in "
            f"the same deals. {strongest(rows)}")
    sample = (f"{extent(rows, 'hands')} hands of each kind, {extent(rows, 'deals')} deals of each hand. The figures are points that a member "
              "gains for its side; ± is the 95 % interval. The gain with one hand is the largest of all hands, so it is too high.")
    return ("## How strong the players are\n\n" + paragraph(text) + "\n" + paragraph(sample) + "\n"
            + table(["member", "side", "on average", "most in one game", "most with one hand"], lines))


def extent(rows: list[Row], field: str) -> str:
    """ "10 to 60" """
    numbers = [int(row[field]) for row in rows]
    return f"{min(numbers)} to {max(numbers)}" if min(numbers) < max(numbers) else str(numbers[0])


def strongest(rows: list[Row]) -> str:
    better = [row for row in rows if row["gain_low"] > PANEL_LIMIT]
    games = len({cell_text(row) for row in rows})
    if not better:
        return f"None gains more than half a point beyond its error in any of {games} games."
    most = max(better, key=lambda row: row["gain"])
    return (f"In {len({cell_text(row) for row in better})} of {games} games some member gains more than half a point beyond its "
            f"error, most of all *{PANEL.get(most['member'], most['member'])}*: {points(most, 'gain')} ({cell_text(most)}).")


def exact_or_not(row: Row) -> str:
    half = (row["high"] - row["low"]) / 2
    return f"{row['made']:.4f}" if half == 0 else f"{row['made']:.4f} ± {half:.4f}"


def with_half(values: list[float]) -> str:
    """The mean with half the width of its interval."""
    if len(values) < 2:
        return f"{values[0]:.1f}"
    return f"{mean(values):.1f} ± {student_point(len(values) - 1) * stdev(values) / len(values) ** 0.5:.1f}"


def student_point(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, to two digits from eight degrees of freedom on (R. A. Fisher and E. A. Cornish,
    Technometrics 2, 1960)."""
    z = 1.959964
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
