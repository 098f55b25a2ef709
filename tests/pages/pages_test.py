"""What people read: pages and text output. Run as: pages_test.py NAP, from any folder."""

import functools
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "results"
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "scripts"))

import claim_words  # noqa: E402
import reports  # noqa: E402
import words  # noqa: E402

NAP = sys.argv.pop(1) if len(sys.argv) > 1 else ""

# What was rounded to nothing. A zero that is exactly zero is "0 %", without decimal places and without brackets.
ERROR = re.compile(r"± 0(?:\.0*)?(?![\d.])")
SHARE = re.compile(r"\((?:0|0\.0+) %\)")
ZERO = re.compile(r"(?<![\d.,])0\.0+ %")
MINUS = re.compile(r"(?<![\w.)])[-−]0(?:\.0+)?(?![\w.])")
# A line of the text of nap claims that ends a figure, and a line of the page with one: value and interval.
FIGURE = re.compile(r"  (\S+(?: %)?)  +(exact|\S+ to \S+)$", re.M)
ROW = re.compile(r"\| (\S+)( %| stakes| hands?| evenings) \| (exact|\S+ to \S+) \|$", re.M)
LINK = re.compile(r"\]\(([^)#:]+)\)")

SMALL_CLAIMS = "claims --only C1,C5,C7,C8,C15,C16,C18,C19,C20,C24,C26 --hands 30 --deals 1000"

# Each of them prints text; with few deals the errors are large, with exact answers and certain hands there are none.
COMMANDS = [
    "ask AS KS QS JH TH --model committed --deals 2000 --explain",
    "ask AKQ JT --model committed --deals 2000 --leads",
    "ask 98 76 2 - --model committed --deals 2000",
    "ask AKQJT --model committed --deals 2000",
    "ask AKQ.JT.. --players 2 --deck 28 --model committed",
    "ask AKQ JT --compare AKQ.T9..",
    "ask AKQ.xx",
    "ask 987.xx",
    "next --hand 954.K3.. --seat 2 --bid three --played AS",
    "rules show peel",
    "rules show seven",
    "thresholds --players 3 --deck 28 --hands 100",
    "fairness --players 2 --deck 28 --hands 100 --deals 600",
    "fairness --players 6 --deck 28 --hands 100 --deals 600 --stakes peel",
    "asnas odds --players 2-8",
    "asnas ask AAKKT",
    "asnas ask KKQQT --players 6 --heard open --others open=pair,match=pair --deals 1000",
    "asnas evening --players 2",
    "asnas claims --only N1,N2,N3,N4,N5,N6",
    SMALL_CLAIMS,
]


def rounded_to_nothing(text: str) -> list[str]:
    return [found[0] for pattern in (ERROR, SHARE, ZERO, MINUS) for found in pattern.finditer(text)]


@functools.cache
def printed(command: str) -> str:
    """What the program prints for a person. It has to succeed without a message."""
    run = subprocess.run([NAP, *command.split(), "--no-progress"], capture_output=True, text=True, check=True)
    if run.stderr:
        raise AssertionError(run.stderr)
    return run.stdout


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def told(script: str, folder: Path, page: str) -> str:
    subprocess.run([ROOT / "scripts" / script, folder], check=True)
    return " ".join((folder / page).read_text(encoding="utf-8").split())


class Rounding(unittest.TestCase):
    def test_what_is_rounded_to_nothing_is_found(self) -> None:
        for text in ("+0.01 ± 0.000", "0.3 ± 0.0 ", "any (0 %)", "| 0.00 % |", "0.0 %", "−0.00 |", "-0.0", "± 0 points"):
            self.assertTrue(rounded_to_nothing(text), text)
        for text in ("± 0.001", "10.0 %", "50.00 %", "(10 %)", "0 %", "< 0.01 %", "+10 −5", "AKQ.2.0-1", "2-0", "± 0.05"):
            self.assertEqual(rounded_to_nothing(text), [], text)

    def test_no_page_of_the_results_rounds_to_nothing(self) -> None:
        pages = sorted(path for path in RESULTS.rglob("*") if path.suffix in (".md", ".txt"))
        self.assertGreater(len(pages), 20)
        for page in pages:
            with self.subTest(page=page.relative_to(ROOT)):
                self.assertEqual(rounded_to_nothing(page.read_text(encoding="utf-8")), [])

    def test_the_program_rounds_nothing_to_nothing(self) -> None:
        for command in COMMANDS:
            with self.subTest(command=command):
                self.assertEqual(rounded_to_nothing(printed(command)), [])

    def test_the_program_calls_open_what_chance_may_decide(self) -> None:
        text = printed("fairness --players 2 --deck 28 --hands 100 --deals 600")
        self.assertIn("Smallest swing in an evening: open (peel or spanish or french)", " ".join(text.split()))


class OlderReports(unittest.TestCase):
    def test_a_report_of_thresholds_of_an_older_schema_has_the_names_of_today(self) -> None:
        today = RESULTS / "quick" / "thresholds.json"
        with tempfile.TemporaryDirectory() as folder:
            older = Path(folder) / "thresholds.json"
            text = today.read_text(encoding="utf-8").replace("nap.thresholds/7", "nap.thresholds/2")
            older.write_text(text.replace('"pays', '"profitable'), encoding="utf-8")
            self.assertEqual(reports.read_thresholds(older)["rows"], read(today)["rows"])


class Joining(unittest.TestCase):
    """scripts/join-fairness writes what one run for all tables would have written."""

    def setUp(self) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = Path(self.scratch.name)

    def fairness(self, players: str) -> Path:
        """A report with a changed table, which it describes."""
        file = self.folder / f"fairness-{players}.json"
        subprocess.run([NAP, *f"fairness --players {players} --deck 24 --hands 100 --deals 600 --nap-loss 10 --format json".split(),
                        "--no-progress", "--out", file], check=True)
        return file

    def join(self, *files: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run([ROOT / "scripts" / "join-fairness", *files, "--out", self.folder / "joined.json"], capture_output=True,
                              text=True, check=False)

    def test_tables_that_ran_apart_are_as_if_they_had_run_together(self) -> None:
        self.assertEqual(self.join(self.fairness("2"), self.fairness("3")).returncode, 0)
        together = self.fairness("2-3")
        self.assertTrue(read(together)["rulesets"])
        self.assertEqual((self.folder / "joined.json").read_bytes(), together.read_bytes())

    def test_other_seeds_and_other_reports_are_refused(self) -> None:
        small = RESULTS / "quick" / "fairness.json"
        other = self.folder / "other.json"
        other.write_text(small.read_text(encoding="utf-8").replace('"seed":1,', '"seed":2,', 1), encoding="utf-8")
        run = self.join(small, other)
        self.assertEqual((run.returncode, run.stderr), (2, "join-fairness: the files have different seeds: 1, 2\n"))
        self.assertEqual(self.join(RESULTS / "quick" / "thresholds.json").returncode, 2)
        self.assertFalse((self.folder / "joined.json").exists())


class Claims(unittest.TestCase):
    def setUp(self) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = Path(self.scratch.name)

    def tell(self, report: Any) -> subprocess.CompletedProcess[str]:
        (self.folder / "claims.json").write_text(json.dumps(report), encoding="utf-8")
        return subprocess.run([ROOT / "scripts" / "tell-claims", self.folder], capture_output=True, text=True, check=False)

    def page(self) -> str:
        return (self.folder / "claims.md").read_text(encoding="utf-8").replace("−", "-")

    def test_the_claims_fit_a_terminal(self) -> None:
        lines = printed(SMALL_CLAIMS).splitlines()
        self.assertGreater(len(lines), 100)
        self.assertEqual([line for line in lines if len(line) > 80], [])

    def test_the_page_has_the_figures_and_verdicts_of_the_text(self) -> None:
        text = printed(SMALL_CLAIMS)
        self.assertEqual(self.tell(json.loads(printed(SMALL_CLAIMS + " --format json"))).returncode, 0)
        of_text = FIGURE.findall(text)
        of_page = [(number + (unit if unit == " %" else ""), interval) for number, unit, interval in ROW.findall(self.page())]
        self.assertGreater(len(of_text), 80)
        self.assertEqual(of_page, of_text)
        for ids, verdict, basis in re.findall(r"^(C\d+): (\w+)(?:,| under) (\w+)$", text, re.M):
            with self.subTest(claim=ids):
                self.assertRegex(self.page(), rf"(?s)## {ids}\n[^#]*\*\*{verdict.capitalize()}\*\*, {claim_words.BASES[basis]}\. ")

    def test_a_claim_that_is_not_tested_says_what_is_missing(self) -> None:
        report = read(RESULTS / "claims.json")
        report["claims"] = report["claims"][:1]
        report["claims"][0].update(verdict="not tested", model=None, reading=None, figures=[], reason="No hands.", to_decide="Hands.")
        self.assertEqual(self.tell(report).returncode, 0)
        self.assertIn("**Not tested**. No hands.\n\nWhat is missing: Hands.\n", self.page())

    def test_a_report_without_a_field_is_refused_in_one_line(self) -> None:
        for field in ("statement", "figures", "verdict", "model"):
            report = read(RESULTS / "claims.json")
            del report["claims"][3][field]
            run = self.tell(report)
            self.assertEqual(run.returncode, 2)
            self.assertRegex(run.stderr, rf"^tell-claims: .*does not have the fields that nap claims writes: KeyError\('{field}'\)\n$")
            self.assertFalse((self.folder / "claims.md").exists())

    def test_numbers_of_figures(self) -> None:
        for unit, numbers, value, interval in (
                ("stakes", (-0.046, -0.09, -0.0021), "−0.05 stakes", "−0.09 to −0.002"), ("stakes", (-0.25, -0.5, 0), "−0.25 stakes", "−0.50 to 0"),
                ("share", (0, 0, 0.000384), "0 %", "0 to 0.0384"), ("share", (1, 0.9996, 1), "100 %", "99.96 to 100"),
                ("share", (0.97, 0.95, 0.99996), "97.0 %", "95.0 to 99.996"), ("hands", (5304, 5304, 5304), "5,304 hands", "exact")):
            figure = {"unit": unit, **dict(zip(("value", "low", "high"), numbers))}
            self.assertEqual((claim_words.value_text(figure), claim_words.interval_text(figure)), (value, interval))


class Pages(unittest.TestCase):
    """Pages made of the small results, some of them changed."""

    def setUp(self) -> None:
        self.scratch = tempfile.TemporaryDirectory()
        self.addCleanup(self.scratch.cleanup)
        self.folder = Path(self.scratch.name)
        self.fairness = read(RESULTS / "quick" / "fairness.json")
        self.thresholds = read(RESULTS / "quick" / "thresholds.json")

    def told_fairness(self) -> str:
        (self.folder / "fairness.json").write_text(json.dumps(self.fairness), encoding="utf-8")
        return told("tell-fairness", self.folder, "fairness.md")

    def told_findings(self) -> str:
        (self.folder / "thresholds.json").write_text(json.dumps(self.thresholds), encoding="utf-8")
        return told("tell-findings", self.folder, "README.md")

    def schools(self, stakes: str) -> list[dict[str, Any]]:
        return [row for row in self.fairness["schools"]
                if row["variety"] == "printed" and row["stakes"] == stakes]

    def test_a_table_leads_only_beyond_the_errors(self) -> None:
        lead = "has the fewest passed-out deals"
        for school in self.schools("peel") + self.schools("spanish") + self.schools("french"):
            school.update(all_passed=0.5, forced=0)
        self.assertRegex(self.told_fairness(), rf"It is open which of Peel, Spanish and French [^.]*{lead}")
        for school in self.schools("peel"):
            school.update(all_passed=0.1)
        self.assertRegex(self.told_fairness(), rf"\* Peel ([^.]* and )?{lead}")

    def test_bold_players_are_counted_in_words(self) -> None:
        rows = [row for row in self.fairness["differences"] if row["variety"] == "boldness"]
        for row in rows:
            gain = 0.1 if "bold by" in row["to"] and not row["to"].startswith("french: bold by 10") else -0.1
            row.update(first_person=gain, first_person_low=gain - 0.01, first_person_high=gain + 0.01)
        text = self.told_fairness()
        self.assertIn("Five of the six bold players gain, and one loses. All six cautious players lose.", text)

    def test_pages_name_the_model(self) -> None:
        for text in (self.told_fairness(), self.told_findings()):
            self.assertIn("played ones", text)
            self.assertNotIn("corrected", text)
            self.assertEqual(rounded_to_nothing(text), [])
        for row in [*self.thresholds["rows"], *self.fairness["studies"]]:
            row["model"] = "committed"
        for text in (self.told_fairness(), self.told_findings()):
            self.assertIn("committed ones", text)
            self.assertNotIn("played ones", text)

    def test_tables_that_differ_in_their_model_say_so(self) -> None:
        rows = [row for row in self.thresholds["rows"] if (row["players"], row["deck"]) != (4, 28)]
        for row in rows:
            row.update(deck=32, model="selfplay" if row["players"] == 4 else "committed")
        self.thresholds["rows"] = rows
        text = self.told_findings()
        self.assertIn("by played rates", text)
        self.assertIn("by committed rates", text)

    def test_the_deal_is_judged_by_its_interval(self) -> None:
        for stakes, middle in (("peel", -0.5), ("spanish", 0.5), ("french", 0.0)):
            for school in self.schools(stakes):
                school.update(dealer=middle, dealer_low=middle - 0.1, dealer_high=middle + 0.1)
        studies = len(self.fairness["studies"])
        text = self.told_fairness()
        number = words.count(studies)
        self.assertIn(f"the deal is a disadvantage in {number}, an advantage in {number} and undecided in {number}", text)


class Links(unittest.TestCase):
    def test_links_lead_to_files(self) -> None:
        for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *RESULTS.glob("*.md")]:
            for link in LINK.findall(page.read_text(encoding="utf-8")):
                with self.subTest(page=page.name, link=link):
                    self.assertTrue((page.parent / link).exists())

    def test_every_file_of_the_results_is_in_the_manifest(self) -> None:
        manifest = read(RESULTS / "manifest.json")
        named = {name for command in manifest["commands"] for name in command["files"]} | set(manifest["written"]) | {"manifest.json"}
        files = {str(path.relative_to(RESULTS)) for path in RESULTS.rglob("*") if path.is_file() and "quick" not in path.parts}
        self.assertEqual(files - named, set())


if __name__ == "__main__":
    unittest.main()
