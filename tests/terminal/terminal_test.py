"""What stands on the screen of a real terminal, at four sizes.

Run as: terminal_test.py TMUX NAP, from any folder. With --update after NAP the captures are written anew. Each screen
is compared with its capture, and read as a person reads it: one verdict, and it has not scrolled away.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

CAPTURES = Path(__file__).resolve().parent / "captures"
TMUX, NAP = sys.argv.pop(1), sys.argv.pop(1)
UPDATES = "--update" in sys.argv and sys.argv.remove("--update") is None

SIZES = [(40, 20), (60, 25), (80, 24), (120, 40)]

# The name of the captures, the command, and what is typed while it asks.
COMMANDS = [
    ("ask", "ask AS KS QS JH TH", None),
    ("explain", "ask AQ7 A4 --explain", None),
    ("leads", "ask AKQ JT --leads", None),
    ("pattern", "ask AKQx.A", None),
    ("compare", "ask AKQ JT --compare 'AQ7 A4'", None),
    ("next", "next --hand 954.K3.. --seat 2 --bid three --played AS", None),
    ("long-names", "ask AKQ JT --model committed --stakes our-club.json", None),
    ("thresholds", "thresholds --players 3 --deck 28 --hands 100 --model committed --no-progress", None),
    ("rules", "rules show peel", None),
    ("quiz", "quiz --hands 1", "three"),
]
VERDICT = re.compile(r"^(?:Pass\b|Call |Play |You must |Best bid: |[♠♥♦♣].* (?:is|are) worth )", re.MULTILINE)
WITH_VERDICT = {"ask", "explain", "leads", "pattern", "compare", "next", "long-names"}

HOUSE_RULES = """{"schema": "nap.rules/1", "name": "our club", "cards": 5, "all_pass": "void", "bids": [
  {"id": "three", "tricks": 3, "trump": "lead", "win": 3, "lose": 3},
  {"id": "four-of-the-five-tricks", "tricks": 4, "trump": "lead", "win": 4, "lose": 4},
  {"id": "all_of_the_tricks_there_ever_are", "tricks": 5, "trump": "lead", "win": 10, "lose": 5}]}"""


class Terminal:
    """A terminal of its own, with a shell in a folder of its own."""

    def __init__(self, columns: int, rows: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        (folder / "our-club.json").write_text(HOUSE_RULES, encoding="utf-8")
        (folder / "tmux.conf").write_text("set -g status off\nset -g history-limit 2000\n", encoding="utf-8")
        self.socket = str(folder / "socket")
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8", "PS1": "$ ", "TERM": "screen"}
        subprocess.run(
            [TMUX, "-u", "-S", self.socket, "-f", folder / "tmux.conf", "new-session", "-d", "-x", str(columns), "-y", str(rows),
             "-c", folder, "env", "-u", "NAP_STAKES", "sh"],
            env=environment, check=True)
        self.wait_for(r"\A\$\Z")
        self.type(f"alias nap={shlex.quote(NAP)}")
        self.clear()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.tmux("kill-server")
        self.folder.cleanup()

    def tmux(self, *words: str) -> str:
        return subprocess.run([TMUX, "-S", self.socket, *words], capture_output=True, text=True, check=True).stdout

    def type(self, line: str) -> None:
        self.tmux("send-keys", "-l", line)
        self.tmux("send-keys", "Enter")

    def clear(self) -> None:
        self.type("clear")
        self.wait_for(r"\A\$\Z")
        self.tmux("clear-history")

    def interrupt(self) -> None:
        self.tmux("send-keys", "C-c")

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p").rstrip("\n")

    def all_lines(self) -> str:
        """The screen, and what has scrolled away. Lines that the terminal broke are whole."""
        return self.tmux("capture-pane", "-p", "-J", "-S", "-").rstrip("\n")

    def wait_for(self, pattern: str, seconds: float = 60.0) -> str:
        end = time.monotonic() + seconds
        while True:
            screen = self.screen()
            if re.search(pattern, screen):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"no {pattern!r} on the screen:\n{screen}")
            time.sleep(0.1)

    def run(self, command: str, typed: str | None = None) -> str:
        """The screen when the shell waits for the next command."""
        self.type(f"nap {command}")
        if typed is not None:
            self.wait_for(r"Your call:\Z")
            self.type(typed)
        return self.wait_for(r"\n\$\Z")


class Screens(unittest.TestCase):
    def check(self, name: str, columns: int, rows: int, screen: str) -> None:
        file = CAPTURES / f"{name}-{columns}x{rows}.txt"
        if UPDATES:
            CAPTURES.mkdir(exist_ok=True)
            file.write_text(screen + "\n", encoding="utf-8")
        self.assertEqual(file.read_text(encoding="utf-8"), screen + "\n")

    def test_each_screen_is_as_captured_and_shows_one_verdict(self) -> None:
        for columns, rows in SIZES:
            with Terminal(columns, rows) as terminal:
                for name, command, typed in COMMANDS:
                    with self.subTest(f"{name} at {columns} x {rows}"):
                        terminal.clear()
                        screen = terminal.run(command, typed)
                        if name in WITH_VERDICT:
                            self.assertEqual(len(VERDICT.findall(screen)), 1, screen)
                            self.assertEqual(len(VERDICT.findall(terminal.all_lines())), 1, terminal.all_lines())
                        self.check(name, columns, rows, screen)

    def test_no_capture_is_left_over(self) -> None:
        names = {f"{name}-{columns}x{rows}.txt" for columns, rows in SIZES for name, _, _ in COMMANDS}
        self.assertEqual({file.name for file in CAPTURES.iterdir()}, names)

    def test_an_interrupted_preview_leaves_one_verdict(self) -> None:
        with Terminal(80, 40) as terminal:
            terminal.type("nap ask AS KS QS JH TH --precision 0.002")
            terminal.wait_for(r"played out\s+without sight")
            terminal.interrupt()
            terminal.wait_for(r"\n\$\Z")
            lines = terminal.all_lines()
        self.assertEqual(len(VERDICT.findall(lines)), 1, lines)
        self.assertNotIn("without sight", lines)
        self.assertIn("interrupted: this is the answer", " ".join(lines.split()))

    def test_a_preview_that_is_taller_than_the_screen_is_not_shown(self) -> None:
        with Terminal(40, 20) as terminal:
            terminal.type("nap ask AS KS QS JH TH --precision 0.002")
            terminal.wait_for(r"deals")
            lines = terminal.all_lines().splitlines()
            self.assertEqual(len(lines), 2, lines)  # the command, and how far it is
            terminal.interrupt()
            terminal.wait_for(r"\n\$\Z")
            self.assertEqual(len(VERDICT.findall(terminal.all_lines())), 1, terminal.all_lines())


if __name__ == "__main__":
    unittest.main()
