#!/usr/bin/python3
"""Checks that no name of namespace nap is defined twice. Run: names.py CTAGS

Two types or two functions of the same name in one program are undefined behaviour that neither the compiler nor the
linker reports. A name in an anonymous namespace counts, too, where the same name is public: a file that includes both
does not compile, and a reader takes one for the other. Overloads are different functions.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ["include", "src", "analysis", "tests", "bench"]
TYPES = {"struct", "class", "enum", "union", "typedef"}

# What is defined once for each way to build it, of which a program has one.
REPLACEMENTS = [
    {"analysis/book/processes_mpi.cpp", "analysis/book/processes_alone.cpp"},
    {"src/chance/workers_tbb.cpp", "src/chance/workers_serial.cpp"},
]

ANONYMOUS = re.compile(r"(?:::)?__anon\w+")
LAST_WORD = re.compile(r"(?<=[\w>*&\]]\s)\w+$|(?<=[>*&])\w+$")


def tags(ctags, files):
    """What Universal Ctags finds in the files, as its JSON objects. It does not know that a nested namespace may be
    inline; one that is adds nothing to a name."""
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            copy = Path(folder) / file
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(re.sub(r"::inline \w+", "", (ROOT / file).read_text(encoding="utf-8")), encoding="utf-8")
        command = [ctags, "--language-force=C++", "--output-format=json", "--fields=+nSZ", "--kinds-C++=csgutf",
                   "-f", "-", "-L", "-"]
        run = subprocess.run(command, input="\n".join(files), capture_output=True, text=True, check=True, cwd=folder)
    return [json.loads(line) for line in run.stdout.splitlines()]


def split(parameters):
    """The parameters between the commas that stand in no brackets."""
    parts, depth, part = [], 0, ""
    for letter in parameters:
        depth += (letter in "(<{[") - (letter in ")>}]")
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    return parts + [part]


def types_of(signature):
    """The types of a function's parameters: without their names and defaults."""
    inside, _, after = signature.rpartition(")")
    parameters = [each.partition("=")[0].strip() for each in split(inside.removeprefix("("))]
    return tuple(LAST_WORD.sub("", each).replace(" ", "") for each in parameters), after.strip()


def definitions(found):
    """From each name to the places that define it: a set of public ones and a set of those of one file."""
    places = defaultdict(lambda: (set(), set()))
    for tag in found:
        scope = tag.get("scope", "")
        if tag.get("scopeKind") != "namespace" or not scope.startswith("nap"):
            continue
        name = "::".join([ANONYMOUS.sub("", scope), tag["name"]])
        if tag["kind"] not in TYPES:
            name = (name, types_of(tag.get("signature", "")))
        is_local = ANONYMOUS.search(scope) is not None
        places[name][is_local].add(f'{tag["path"]}:{tag["line"]}')
    return places


def may_replace(places):
    files = {place.rpartition(":")[0] for place in places}
    return any(files <= each for each in REPLACEMENTS)


def complaints(found):
    for name, (public, local) in definitions(found).items():
        if public and len(public) + len(local) > 1 and not may_replace(public | local):
            said = name if isinstance(name, str) else f'{name[0]}({", ".join(name[1][0])})'
            yield f'{said} is defined twice: {", ".join(sorted(public | local))}'


def main():
    files = [str(path.relative_to(ROOT)) for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.[ch]pp"))]
    found = tags(sys.argv[1], files)
    errors = sorted(complaints(found))
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(files)} files, {len(found)} definitions, {len(errors)} errors")
    return 1 if errors or not found else 0


if __name__ == "__main__":
    sys.exit(main())
