"""The README's section on the library: its programs are those of examples/, its steps work as they are written, in a home
folder that is empty, and the programs print what it says. Run as: readme_test.py BUILD_DIR WORK_DIR."""

import os
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK, BUILD = (Path(sys.argv.pop()) for _ in range(2))
HOME = WORK / "home"
SECTION = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## As a library\n")[1].split("\n## ")[0]
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", SECTION, re.M | re.S)


def blocks(language: str) -> list[str]:
    return [text for of, text in BLOCKS if of == language]


def shell(script: str, folder: Path) -> str:
    run = subprocess.run(["sh", "-e", "-c", script], cwd=folder, env={**os.environ, "HOME": str(HOME)},
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode != 0:
        raise AssertionError(f"{script}\n{run.stdout}")
    return run.stdout


class Library(unittest.TestCase):
    def test_the_programs_are_those_of_the_examples(self) -> None:
        for language, names in (("cmake", ["CMakeLists.txt"]), ("cpp", ["tricks.cpp", "ask.cpp"])):
            self.assertEqual(blocks(language), [(ROOT / "examples" / name).read_text(encoding="utf-8") for name in names])

    def test_the_steps_work_and_the_programs_print_what_is_said(self) -> None:
        steps, *printed = blocks("")[1:]  # the first one shows the layers
        self.assertIn("--install build/release ", steps)
        shutil.rmtree(WORK, ignore_errors=True)
        HOME.mkdir(parents=True)
        shell(steps.replace("build/release", f"'{BUILD}'"), ROOT)
        self.assertEqual(len(printed), 2)
        for block in printed:
            command, output = block.removeprefix("$ ").split("\n", 1)
            self.assertEqual(shell(command, HOME / "try-nap"), output)
        self.assertRegex(shell("nap/bin/nap --version", HOME), r"^nap \d")
        schemas = {file.name for file in (ROOT / "src").rglob("*.schema.json")}
        self.assertTrue(schemas)
        self.assertEqual({file.name for file in (HOME / "nap/share/nap/schemas").iterdir()}, schemas)


if __name__ == "__main__":
    unittest.main()
