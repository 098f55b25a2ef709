#!/usr/bin/python3
"""Checks that every test is in a stage of .ci/run. Run: stages.py CTEST BUILD

The first stage runs every entry of a release build, so it is enough that each file with tests has an entry there, and
that each entry says by its labels which other stages run it, and when it takes too long.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent
COSTS = {"quick", "program", "long"}
PLACES = {"threads", "release"}  # an entry has at most one of them


def entries(ctest, build):
    """From the name of each entry to its properties."""
    run = subprocess.run([ctest, "--show-only=json-v1"], capture_output=True, text=True, check=True, cwd=build)
    return {test["name"]: {each["name"]: each["value"] for each in test["properties"]}
            for test in json.loads(run.stdout)["tests"]}


def files_with_tests():
    """The names of the entries that files with tests should have."""
    for path in sorted(TESTS.rglob("*.cpp")):
        if re.search(r"^(TEST_CASE|SCENARIO|TEMPLATE_TEST_CASE)\b", path.read_text(encoding="utf-8"), re.M):
            yield f"{path.relative_to(TESTS).parts[0]}/{path.stem.removesuffix('_test')}"


def complaints(tests):
    for name in files_with_tests():
        if name not in tests:
            yield f"{name}: a file with tests that no entry runs"
    for name, properties in tests.items():
        labels = set(properties.get("LABELS", []))
        if len(labels & COSTS) != 1 or len(labels & PLACES) > 1 or labels - COSTS - PLACES:
            yield f"{name}: labels {sorted(labels)}; needs one of {sorted(COSTS)}, and at most one of {sorted(PLACES)}"
        if "TIMEOUT" not in properties:
            yield f"{name}: no timeout"
        if properties.get("DISABLED"):
            yield f"{name}: is disabled"


def main():
    tests = entries(sys.argv[1], sys.argv[2])
    errors = list(complaints(tests))
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(tests)} entries, {len(errors)} errors")
    return 1 if errors or not tests else 0


if __name__ == "__main__":
    sys.exit(main())
