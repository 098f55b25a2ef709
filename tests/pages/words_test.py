"""How pages write numbers and lists."""

import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))

import words  # noqa: E402


class Words(unittest.TestCase):
    def test_numbers_of_pages(self) -> None:
        for share, text in ((0.0, "0 %"), (0.00001, "< 0.01 %"), (0.0057, "0.57 %"), (0.297, "29.7 %"), (0.99999, "> 99.99 %"), (1.0, "100 %")):
            self.assertEqual(words.percent(share), text)
        for share, text in ((0.0, "0 %"), (0.004, "< 1 %"), (0.27, "27 %"), (0.996, "> 99 %"), (1.0, "100 %")):
            self.assertEqual(words.whole_percent(share), text)
        self.assertEqual(words.percent_of(0.0, 1_000_000), "< 0.01 %")
        self.assertEqual(words.percent_of(0.0, 10_020), "< 0.04 %")
        self.assertEqual(words.signed(-0.001), "+0.00")
        row = {"x": -0.0002, "x_low": -0.0003, "x_high": -0.0001}
        self.assertEqual(words.mean(row, "x"), "+0.000 ± 0.001")
        self.assertEqual(words.mean({"x": 0, "x_low": 0, "x_high": 0}, "x"), "0")
        self.assertEqual(words.with_error({"x": 0.5, "x_low": 0.4999, "x_high": 0.5001}, "x"), "50.0 % ± 0.1")
        self.assertEqual(words.with_error({"x": 0, "x_low": 0, "x_high": 0.00064}, "x"), "< 0.07 %")
        self.assertEqual(words.with_error({"x": 0.005, "x_low": 0.001, "x_high": 0.031}, "x"), "0.50 % (0 to 3)")
        self.assertEqual(words.with_error({"x": 0.0504, "x_low": -0.01, "x_high": 0.11}, "x"), "5.0 % (0.0 to 11.0)")
        self.assertEqual(words.with_error({"x": 0.9991, "x_low": 0.998, "x_high": 1.0}, "x"), "99.91 % (99.80 to 100.00)")
        self.assertEqual(words.listed(["a", "b", "c"]), "a, b and c")


if __name__ == "__main__":
    unittest.main()
