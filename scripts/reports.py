"""Reads nap's reports, for the scripts beside this file."""

import json
import sys
from pathlib import Path
from typing import Any, NoReturn

Row = dict[str, Any]

TITLES = {"one": "One", "two": "Two", "misere": "Misère", "three": "Three", "four": "Four", "nap": "Nap"}


def fail(message: str) -> NoReturn:
    print(f"{Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    sys.exit(2)


def read_report(path: Path, *schemas: str, **numbers: Any) -> Row:
    """Reads a report of one of these schemas. `numbers` are options of json.loads for reading numbers."""
    try:
        report = json.loads(path.read_text(encoding="utf-8"), **numbers)
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    except ValueError as error:
        fail(f"{path}: not JSON: {error}")
    if not isinstance(report, dict) or report.get("schema") not in schemas:
        command = schemas[0].removeprefix("nap.").split("/")[0]
        fail(f'{path}: not a report of schema "{schemas[-1]}"; make one with nap {command} --format json')
    return report


def read_thresholds(path: Path, **numbers: Any) -> Row:
    report = read_report(path, "nap.thresholds/1", "nap.thresholds/2", "nap.thresholds/3", "nap.thresholds/4", "nap.thresholds/5",
                         "nap.thresholds/7", **numbers)
    report["rows"] = [{field_now(name): value for name, value in row.items()} for row in report["rows"]]
    return report


def field_now(name: str) -> str:
    """The name of a field of nap.thresholds/7 by its name in this schema or an older one."""
    return "pays" + name.removeprefix("profitable") if name.startswith("profitable") else name


def read_fairness(path: Path) -> Row:
    return read_report(path, "nap.fairness/3")


def model_of(row: Row, report: Row) -> str:
    """The model on which a row's rates rest: its own, else that of its report."""
    return row.get("model") or report.get("model") or "committed"


# Joining reports


class Number(str):
    """A number as it is written in the file: for read_report, as parse_float and parse_int."""


def to_json(value: Any) -> str:
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(name)}:{to_json(item)}" for name, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(to_json(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def to_array(rows: list[Row]) -> str:
    return "[\n" + ",\n".join(to_json(row) for row in rows) + "\n]"


def same(reports: list[Row], field: str) -> Any:
    """What all reports have in a field; fails if they differ."""
    found = list(dict.fromkeys(report.get(field, "") for report in reports))
    if len(found) != 1:
        fail(f"the files have different {field}s: {', '.join(sorted(map(str, found)))}")
    return found[0]
