"""The checks of printed pages and of the book, and the charts to print.

Run as: checks_test.py NAP [Cells | Charts | Rates | Books | Flips | Lists], from any folder.
"""

import csv
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "results"
sys.path.insert(0, str(ROOT / "scripts"))

from checks import Rate, are_too_many  # noqa: E402

NAP = sys.argv.pop(1) if len(sys.argv) > 1 else ""


class Cells(unittest.TestCase):
    """scripts/check-cells finds cells that are not so. It reads one page, changed."""

    def check(self, **changed: str) -> subprocess.CompletedProcess[str]:
        """Asks about eight cells after these fields of each cell with side cards got other values."""
        with tempfile.TemporaryDirectory() as folder:
            with (RESULTS / "pages" / "3-players-24-cards-peel.csv").open(encoding="utf-8", newline="") as page:
                rows = list(csv.DictReader(page))
            for row in rows:
                if row["weakest"] and row["in_doubt"] == "false":
                    row.update(changed)
            with (Path(folder) / "page.csv").open("w", encoding="utf-8", newline="") as page:
                writer = csv.DictWriter(page, rows[0].keys())
                writer.writeheader()
                writer.writerows(rows)
            return subprocess.run([sys.executable, ROOT / "scripts" / "check-cells", "--nap", NAP, "--pages", folder, "--cells", "8"],
                                  capture_output=True, text=True, check=False)

    def test_a_page_as_it_is_passes(self) -> None:
        run = self.check()
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("8 cells: ", run.stdout)

    def test_a_success_that_is_not_so_is_found(self) -> None:
        self.assertEqual(self.check(all_pay="false", success="0.2", success_low="0.15", success_high="0.25").returncode, 1)

    def test_a_bid_that_pays_where_none_is_said_to_is_found(self) -> None:
        self.assertEqual(self.check(weakest="", success="").returncode, 1)

    def test_no_pages_are_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run([ROOT / "scripts" / "check-cells", "--nap", NAP, "--pages", folder], capture_output=True, text=True,
                                 check=False)
        self.assertEqual(run.returncode, 2)
        self.assertIn("no pages", run.stderr)


class Charts(unittest.TestCase):
    """scripts/plot-charts, and scripts/check-charts, which follows the chart and the points of a page."""

    def setUp(self) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = Path(self.scratch.name)

    def follow(self, page: str) -> subprocess.CompletedProcess[str]:
        path = self.folder / "3-players-24-cards-peel.md"
        path.write_text(page, encoding="utf-8")
        return subprocess.run([sys.executable, ROOT / "scripts" / "check-charts", path, "--nap", NAP, "--hands", "12"],
                              capture_output=True, text=True, check=False)

    def test_a_reader_wins_what_stands_under_the_chart(self) -> None:
        page = (RESULTS / "pages" / "3-players-24-cards-peel.md").read_text(encoding="utf-8")
        run = self.follow(page)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        wrong = re.sub(r"wins \+1\.\d+", "wins +4.20", page)
        self.assertNotEqual(wrong, page)
        self.assertEqual(self.follow(wrong).returncode, 1)
        for shares in (r"(best\s+call\s+for)\s+\d+", r"(and\s+for)\s+\d+(?=\s+%\s+of\s+those)"):
            rare = re.sub(shares, r"\1 3", page)
            self.assertNotEqual(rare, page)
            self.assertEqual(self.follow(rare).returncode, 1)

    def test_a_reader_wins_what_stands_under_the_points(self) -> None:
        page = (RESULTS / "pages" / "3-players-24-cards-peel.md").read_text(encoding="utf-8")
        for right, wrong in ((r"calls(\s+)win\s+1\.\d+", r"calls\1win 4.20"), (r"(call is the\s+best\s+one\s+on)\s+\d+", r"\1 3"),
                             (r"(The\s+list:\s+call\s+Nap\s+with)\s+\S+,", r"\1 xx,")):
            changed = re.sub(right, wrong, page)
            self.assertNotEqual(changed, page)
            self.assertEqual(self.follow(changed).returncode, 1, wrong)

    def test_a_page_without_a_chart_is_refused(self) -> None:
        run = self.follow("# A page\n\n## Chart\n\n| trumps | x |\n| :-- | --: |\n| AK | 2 |\n\n## Points\n")
        self.assertEqual(run.returncode, 2)
        self.assertIn("does not say what its chart wins", run.stderr)

    def drawn(self, report: Path, folder: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([ROOT / "scripts" / "plot-charts", report, "--out", self.folder / folder], capture_output=True, text=True,
                              check=False)

    def test_a_chart_is_the_same_file_each_time(self) -> None:
        report = self.folder / "thresholds.json"
        subprocess.run([NAP, *f"thresholds --players 3 --deck 24 --hands 100 --model committed --format json --out {report}".split(),
                        "--no-progress"], check=True)
        for folder in ("one", "two"):
            self.assertEqual(self.drawn(report, folder).returncode, 0)
        one, two = ((self.folder / folder / "3-players-24-cards-peel.pdf").read_bytes() for folder in ("one", "two"))
        self.assertTrue(one.startswith(b"%PDF"))
        self.assertEqual(one, two)
        without = json.loads(report.read_text(encoding="utf-8"))
        del without["chart_worth"]
        report.write_text(json.dumps(without), encoding="utf-8")
        run = self.drawn(report, "three")
        self.assertEqual((run.returncode, run.stderr), (2, f"plot-charts: {report}: it has no chart\n"))


class Rates(unittest.TestCase):
    """How scripts/checks.py compares rates."""

    def test_the_sides_that_face_each_other_count(self) -> None:
        low, high = Rate(0.10, 0.08, 0.14), Rate(0.15, 0.12, 0.19)
        self.assertAlmostEqual(low.errors_from(high), 1.959964, places=5)  # .05 apart, halves of .04 and .03
        self.assertAlmostEqual(high.errors_from(low), 1.959964, places=5)
        self.assertAlmostEqual(low.errors_beyond(0.06), 2 * 1.959964, places=5)

    def test_an_exact_rate_is_so_or_not(self) -> None:
        one = Rate(1.0, 1.0, 1.0)
        self.assertEqual(one.errors_from(one), 0.0)
        self.assertEqual(one.errors_from(Rate(0.9, 0.9, 0.9)), float("inf"))

    def test_one_in_twenty_may_be_outside(self) -> None:
        self.assertFalse(are_too_many(19, 200))
        self.assertTrue(are_too_many(20, 200))


class Books(unittest.TestCase):
    """scripts/check-book, with the book that results/ holds."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.scratch = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.scratch.cleanup)
        cls.folder = Path(cls.scratch.name)
        cls.book = cls.folder / "four.book"
        subprocess.run([NAP, "book", "unpack", RESULTS / "book-4-52.pack", cls.book], check=True, capture_output=True)

    def check(self, nap: str | Path, book: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run([ROOT / "scripts" / "check-book", book, "--nap", nap, "--hands", "8"], capture_output=True, text=True,
                              check=False)

    def test_the_book_as_it_is_passes(self) -> None:
        run = self.check(NAP, self.book)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertIn("8 hands: ", run.stdout)

    def test_rates_that_are_not_so_are_found(self) -> None:
        """Anew, this program plays with two players instead of four."""
        other = self.folder / "other"
        other.write_text(f'#!/bin/bash\ncase "$*" in *--lead*) set -- "${{@/#4/2}}";; esac\nexec {NAP} "$@"\n', encoding="utf-8")
        other.chmod(0o755)
        run = self.check(other, self.book)
        self.assertEqual(run.returncode, 1, run.stdout + run.stderr)

    def test_a_book_that_is_not_played_is_refused(self) -> None:
        book = self.folder / "two.book"
        subprocess.run([NAP, "book", "unpack", RESULTS / "quick" / "book-2-28.pack", book], check=True, capture_output=True)
        run = self.check(NAP, book)
        self.assertEqual(run.returncode, 2)
        self.assertIn("not played", run.stderr)


class Flips(unittest.TestCase):
    """scripts/check-flips, with hands of the results."""

    def check(self, *, swapped: bool = False, moved: float = 0.0, hands: int = 3) -> subprocess.CompletedProcess[str]:
        """Asks about some hands between two tables that have the same calls."""
        report = json.loads((RESULTS / "fairness.json").read_text(encoding="utf-8"))
        flips = [flip for flip in report["hands"] if (flip["from"], flip["to"]) == ("spanish", "french") and flip["players"] == 3]
        self.assertGreaterEqual(len(flips), 3)
        for flip in flips if swapped else []:
            flip["from_bid"], flip["to_bid"] = flip["to_bid"], flip["from_bid"]
        for flip in flips:
            for field in ("to_better", "to_better_low", "to_better_high"):
                flip[field] += moved
        report["hands"] = flips[:hands]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "fairness.json"
            path.write_text(json.dumps(report), encoding="utf-8")
            return subprocess.run([ROOT / "scripts" / "check-flips", path, "--nap", NAP], capture_output=True, text=True, check=False)

    def test_hands_that_change_their_call_pass(self) -> None:
        run = self.check()
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        self.assertIn("3 hands at two tables: 0 calls", run.stdout)

    def test_calls_that_do_not_change_so_are_found(self) -> None:
        self.assertEqual(self.check(swapped=True).returncode, 1)

    def test_calls_that_do_not_win_so_much_more_are_found(self) -> None:
        run = self.check(moved=2.0)
        self.assertEqual(run.returncode, 1)
        self.assertIn("3 hands at two tables: 0 calls", run.stdout)

    def test_a_report_without_such_hands_is_refused(self) -> None:
        run = self.check(hands=0)
        self.assertEqual(run.returncode, 2)
        self.assertIn("no hand changes its call", run.stderr)


class Lists(unittest.TestCase):
    """scripts/check-lists, with lists of its own."""

    def check(self, *hands: str) -> subprocess.CompletedProcess[str]:
        table = {"players": 3, "deck": 52, "joker": False, "stakes": "peel"}
        report = {"schema": "nap.thresholds/7", "rows": [], "rules": [{**table, "bid": bid} for bid in ("one", "three", "four", "nap")],
                  "rule_hands": [{**table, "bid": "nap", "hand": hand} for hand in hands]}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "thresholds.json"
            path.write_text(json.dumps(report), encoding="utf-8")
            return subprocess.run([ROOT / "scripts" / "check-lists", path, "--nap", NAP], capture_output=True, text=True, check=False)

    def test_hands_with_which_the_bid_wins_most_pass(self) -> None:
        run = self.check("AQJTx", "AKx+A.A", "AKQx+A")
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        self.assertIn("3 hands of lists: with 0 another call wins more", run.stdout)

    def test_a_hand_with_which_another_call_wins_more_is_found(self) -> None:
        run = self.check("Qxx+Tx", "AKQJ")  # small side cards are not told
        self.assertEqual(run.returncode, 1)
        self.assertIn("Qxx+Tx, 3 players, 52 cards, peel: nap -", run.stdout)
        self.assertIn("AKQJ, 3 players, 52 cards, peel: nap ", run.stdout)

    def test_a_report_without_lists_is_refused(self) -> None:
        run = self.check()
        self.assertEqual(run.returncode, 2)
        self.assertIn("no list of hands", run.stderr)


if __name__ == "__main__":
    unittest.main()
