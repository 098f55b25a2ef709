"""Reads nap's reports and writes Markdown, for the scripts beside this file."""

import json
import sys
import textwrap
from pathlib import Path
from typing import Any, NoReturn

Row = dict[str, Any]

TITLES = {"one": "One", "two": "Two", "misere": "Misère", "three": "Three", "four": "Four", "nap": "Nap"}


def fail(message: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    sys.exit(2)


def read_report(path: Path, schema: str, **numbers: Any) -> Row:
    """Reads a report of this schema. `numbers` are options of json.loads for reading numbers."""
    try:
        report = json.loads(path.read_text(encoding="utf-8"), **numbers)
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    except ValueError as error:
        fail(f"{path}: not JSON: {error}")
    if not isinstance(report, dict) or report.get("schema") != schema:
        command = schema.removeprefix("nap.").split("/")[0]
        fail(f'{path}: not a report of schema "{schema}"; make one with nap {command} --format json')
    return report


def percent(share: float | None) -> str:
    """With one decimal place, or two below 1 %."""
    if share is None:
        return ""
    value = 100 * share
    return f"{value:.1f} %" if value >= 1 or value == 0 else f"{value:.2f} %"


def paragraph(text: str) -> str:
    """The text as one paragraph of Markdown, in lines of at most 120 characters."""
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False) + "\n"


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, [":--"] + ["--:"] * (len(headings) - 1), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"
