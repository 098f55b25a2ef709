"""What nap's reports have in common for the scripts beside this file: reading them, and telling of them in Markdown."""

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

Row = dict[str, Any]

TITLES = {"one": "One", "two": "Two", "misere": "Misère", "three": "Three", "four": "Four", "nap": "Nap"}


def fail(message: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    sys.exit(2)


def read_report(path: Path, schema: str, **numbers: Any) -> Row:
    """`numbers`: how json reads them, where not as numbers."""
    try:
        report = json.loads(path.read_text(encoding="utf-8"), **numbers)
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    except ValueError as error:
        fail(f"{path}: not JSON: {error}")
    if not isinstance(report, dict) or report.get("schema") != schema:
        command = schema.removeprefix("nap.").split("/")[0]
        fail(f'{path}: not of the schema "{schema}"; make it with nap {command} --format json')
    return report


def percent(share: float | None) -> str:
    """Two figures at least, and never 0 for what is more."""
    if share is None:
        return ""
    value = 100 * share
    return f"{value:.1f} %" if value >= 1 or value == 0 else f"{value:.2f} %"


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, [":--"] + ["--:"] * (len(headings) - 1), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines) + "\n"
