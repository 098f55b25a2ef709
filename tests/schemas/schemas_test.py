"""The JSON Schema of every record: schemas_test.py NAP, from any folder.

The published schemas allow further keys, because new keys come without notice. So this test is stricter than they are:
whatever nap prints has to have a description in its schema.
"""

import copy
import functools
import json
import re
import sys
import tempfile
import unittest
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

sys.dont_write_bytecode = True
from outputs import EXCHANGE_RULES, HOUSE_RULES, Document, Nap, all_documents  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
NAP = sys.argv.pop(1) if len(sys.argv) > 1 else ""
FILES = sorted(ROOT.glob("src/**/*.schema.json"))

Schema = dict[str, Any]

# Names that are another kind of value in some records.
DIFFERENT = set("best cards dead deck declarer exchange from hands made played player players pool revoke to weakest win".split())

# What a number counts, or a number of what it is.
UNIT = re.compile(
    r"\b(seconds|microseconds|stakes|shares?|ratio|points|percent|from -?[01]|players|people|seats?|cards|hands|classes"
    r"|antes|chips|rounds|deals|tricks|calls|rates|questions|parts?|line|seed)\b|`unit`|from -1", re.IGNORECASE)


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def name_of(schema: Schema) -> str:
    name: str = schema["properties"]["schema"]["const"]
    return name


SCHEMAS: dict[str, Schema] = {name_of(schema): schema for schema in map(read, FILES)}
VALIDATORS = {name: Draft202012Validator(schema) for name, schema in SCHEMAS.items()}


def resolved(part: Schema, whole: Schema) -> Schema:
    """The part of a schema with what its references say, its own words first."""
    while "$ref" in part:
        name = part["$ref"].removeprefix("#/$defs/")
        part = {**whole["$defs"][name], **{key: value for key, value in part.items() if key != "$ref"}}
    return part


def properties_of(part: Schema, whole: Schema, path: str = "") -> Iterator[tuple[str, str, Schema]]:
    """The path, such as "bids[].lead", the name and the schema of every property, at every depth."""
    part = resolved(part, whole)
    for name, each in part.get("properties", {}).items():
        yield f"{path}.{name}", name, resolved(each, whole)
        yield from properties_of(each, whole, f"{path}.{name}")
    if "items" in part:
        yield from properties_of(part["items"], whole, f"{path}[]")


def meanings_of(schema: Schema) -> dict[str, str]:
    """What the names of a schema mean, each where it comes first."""
    meanings: dict[str, str] = {}
    for _, name, part in properties_of(schema, schema):
        meanings.setdefault(name, part["description"])
    return meanings


def kind_of(part: Schema) -> str:
    """The type of a value, or its types; whether it may be missing does not matter."""
    types = part.get("type", "string")
    return types if isinstance(types, str) else " or ".join(sorted(set(types) - {"null"}))


def keys_of(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all keys of a document."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield f"{path}.{name}"
            yield from keys_of(each, f"{path}.{name}")
    elif isinstance(value, list):
        for each in value:
            yield from keys_of(each, f"{path}[]")


def places(value: Any, part: Schema, whole: Schema) -> Iterator[tuple[Any, str, Schema, bool]]:
    """Every key of a document, with the object that it is in, its schema and whether it is required. Of lists only
    the first items."""
    part = resolved(part, whole)
    if isinstance(value, dict):
        for name, each in value.items():
            schema = resolved(part["properties"][name], whole)
            yield value, name, schema, name in part.get("required", [])
            yield from places(each, schema, whole)
    elif isinstance(value, list) and value:
        yield from places(value[0], part["items"], whole)


def errors_of(document: Document) -> list[str]:
    errors = VALIDATORS[document["schema"]].iter_errors(document)
    return [f"{error.json_path}: {error.message}" for error in errors]


class Files(unittest.TestCase):
    def test_every_schema_is_one_and_its_file_has_its_name(self) -> None:
        for path in FILES:
            schema = read(path)
            with self.subTest(path.name):
                Draft202012Validator.check_schema(schema)
                self.assertEqual(path.name, name_of(schema).replace("/", ".") + ".schema.json")
                self.assertEqual(schema["$id"], "urn:" + name_of(schema).replace(".", ":", 1))
                self.assertTrue(schema["title"] and schema["description"].endswith("."))

    def test_the_table_of_the_readme_links_every_schema(self) -> None:
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        links = re.findall(r"\[`(nap\.[^`]+)`\]\(([^)]+)\)", readme)
        self.assertEqual(sorted(links), sorted((name_of(read(path)), str(path.relative_to(ROOT))) for path in FILES))

    def test_every_property_has_a_description(self) -> None:
        for name, schema in SCHEMAS.items():
            lacking = [path for path, _, part in properties_of(schema, schema)
                       if not part.get("description", "").endswith(".")]
            self.assertEqual(lacking, [], name)

    def test_every_number_has_a_unit(self) -> None:
        for name, schema in SCHEMAS.items():
            lacking = [f"{path}: {part['description']}" for path, _, part in properties_of(schema, schema)
                       if kind_of(part) in ("integer", "number") and not UNIT.search(part["description"])]
            self.assertEqual(lacking, [], name)

    def test_shared_definitions_are_the_same_in_all_files(self) -> None:
        found = defaultdict(set)
        for schema in SCHEMAS.values():
            for name, definition in schema.get("$defs", {}).items():
                found[name].add(json.dumps(resolved(definition, schema)))
        self.assertEqual([name for name, texts in found.items() if len(texts) > 1], [])

    def test_a_name_is_one_kind_of_value_in_all_records(self) -> None:
        kinds = defaultdict(set)
        for schema in SCHEMAS.values():
            for _, name, part in properties_of(schema, schema):
                kinds[name].add(kind_of(part))
        self.assertEqual({name for name, found in kinds.items() if len(found) > 1}, DIFFERENT)

    def test_a_table_and_its_method_have_the_same_fields_in_all_records(self) -> None:
        ask = meanings_of(SCHEMAS["nap.ask/2"])
        for name, schema in SCHEMAS.items():
            meanings = meanings_of(schema)
            if "players" not in meanings or name.startswith("nap.asnas."):  # a game without decks and payers
                continue
            sampling = () if name == "nap.score/1" else ("method", "seed")  # a settlement has nothing random
            for field in ("players", "active", "payers", "deck", *sampling):
                self.assertTrue(meanings[field].startswith(ask[field]), f"{name}: {field}")


class Outputs(unittest.TestCase):
    documents: list[tuple[str, Document]] = []

    @classmethod
    def setUpClass(cls) -> None:
        cls.documents = all_documents(NAP)

    def test_every_output_follows_its_schema(self) -> None:
        for command, document in self.documents:
            self.assertEqual(errors_of(document), [], command)

    def test_every_key_is_described(self) -> None:
        described = {name: {path for path, _, _ in properties_of(schema, schema)} for name, schema in SCHEMAS.items()}
        for command, document in self.documents:
            self.assertEqual(set(keys_of(document)) - described[document["schema"]], set(), command)

    def test_every_described_key_is_met(self) -> None:
        met = defaultdict(set)
        for _, document in self.documents:
            met[document["schema"]] |= set(keys_of(document))
        for name, schema in SCHEMAS.items():
            self.assertEqual({path for path, _, _ in properties_of(schema, schema)} - met[name], set(), name)

    def test_a_record_that_lacks_a_required_key_is_refused(self) -> None:
        for name, document in self.first_documents().items():
            for holder, key, _, is_required in list(places(document, SCHEMAS[name], SCHEMAS[name])):
                value = holder.pop(key)
                self.assertEqual(VALIDATORS[name].is_valid(document), not is_required, f"{name} without {key}")
                holder[key] = value

    def test_further_keys_are_allowed_except_in_house_rules(self) -> None:
        for name, document in self.first_documents().items():
            for holder, _, _, _ in list(places(document, SCHEMAS[name], SCHEMAS[name])):
                holder["new"] = "?"
            self.assertEqual(VALIDATORS[name].is_valid(document), name != "nap.rules/1", name)

    def test_a_chance_above_one_is_refused(self) -> None:
        damaged = 0
        for name, document in self.first_documents().items():
            for holder, key, part, _ in list(places(document, SCHEMAS[name], SCHEMAS[name])):
                if part.get("maximum") != 1:
                    continue
                value, holder[key] = holder[key], 1.2
                self.assertFalse(VALIDATORS[name].is_valid(document), f"{name}: {key}")
                holder[key] = value
                damaged += 1
        self.assertGreater(damaged, 50)

    def first_documents(self) -> dict[str, Document]:
        return {document["schema"]: copy.deepcopy(document) for _, document in reversed(self.documents)}


class Reports(unittest.TestCase):
    def test_the_reports_in_results_follow_their_schemas(self) -> None:
        reports = [read(path) for path in sorted((ROOT / "results").rglob("*.json"))]
        described = [report for report in reports if report["schema"] in SCHEMAS]
        self.assertGreater(len(described), 8)
        for report in described:
            self.assertEqual(errors_of(report), [], report["schema"])


class HouseRules(unittest.TestCase):
    """Both nap and the schema refuse wrong house rules."""

    # What is wrong, by the path of a key: without a value the key is missing.
    WRONG: list[tuple[list[Any], list[Any]]] = [
        (["schema"], ["nap.rules/2"]), (["schema"], []), (["name"], [""]), (["name"], ["n" * 61]), (["name"], ["a\tb"]),
        (["name"], []), (["cards"], [6]), (["cards"], ["5"]), (["cards"], []), (["deck"], [52]), (["all_pass"], ["redeal"]), (["revoke"], ["none"]),
        (["dealer_out"], [6]), (["dealer_out"], [[8]]), (["dealer_out"], [[6, 6]]), (["min_bid"], ["pass"]), (["bids"], [[]]),
        (["bids"], []), (["stakes_changes"], ["ours"]), (["bids", 0, "id"], ["Two"]), (["bids", 0, "id"], ["pass"]),
        (["bids", 0, "id"], ["x" * 33]), (["bids", 0, "tricks"], [6]), (["bids", 0, "tricks"], [-1]), (["bids", 0, "tricks"], [2.5]),
        (["bids", 0, "trump"], ["spades"]), (["bids", 0, "win"], [1_000_001]), (["bids", 0, "lose"], []),
        (["bids", 0], [{"id": "two", "tricks": 2, "trump": "lead", "win": 0, "lose": 0}]), (["bids", 0, "stake"], [2]),
        (["bids", 1, "optional"], ["yes"]), (["bids", 1, "source"], ["u\ns"]), (["bids", 1, "options"], [{}]),
        (["bids", 1, "options", 0, "rank"], ["high"]), (["bids", 1, "options", 0, "id"], ["misere"]),
        (["bids", 2, "options", 0, "forced_lead"], ["ace"]), (["bids", 3, "after"], ["Nap"]),
    ]

    # The same for EXCHANGE_RULES.
    WRONG_EXCHANGE: list[tuple[list[Any], list[Any]]] = [
        (["exchange"], []), (["exchange"], [None]), (["exchange"], ["peep"]), (["exchange", "kind"], []), (["exchange", "kind"], ["peep"]),
        (["exchange", "kind"], ["frob"]), (["exchange", "price"], [-1]), (["exchange", "price"], [1001]), (["exchange", "price"], [1.5]),
        (["exchange", "to"], ["us"]), (["exchange", "fee"], [1]), (["cards"], [7]), (["dealt"], [7]), (["bids", 1, "extra_card"], []),
        (["bids", 1, "extra_card"], [False]), (["bids", 1, "extra_card"], [1]), (["bids", 1, "tricks"], [0]), (["bids", 1, "after"], ["two"]),
    ]

    def test_wrong_house_rules_are_refused_by_nap_and_by_the_schema(self) -> None:
        self.check(HOUSE_RULES, self.WRONG)

    def test_a_wrong_exchange_is_refused_by_nap_and_by_the_schema(self) -> None:
        self.check(EXCHANGE_RULES, self.WRONG_EXCHANGE)

    def check(self, right: Document, wrong: list[tuple[list[Any], list[Any]]]) -> None:
        self.assertTrue(VALIDATORS["nap.rules/1"].is_valid(right))
        with tempfile.TemporaryDirectory() as folder:
            nap = Nap(NAP, Path(folder))
            for path, value in wrong:
                rules = copy.deepcopy(right)
                *way, last = path
                holder: Any = functools.reduce(lambda holder, key: holder[key], way, rules)
                if value:
                    holder[last] = value[0]
                else:
                    del holder[last]
                (Path(folder) / "wrong.json").write_text(json.dumps(rules), encoding="utf-8")
                with self.subTest(path=path, value=value):
                    self.assertEqual(nap.run("rules show {folder}/wrong.json", "").returncode, 2)
                    self.assertFalse(VALIDATORS["nap.rules/1"].is_valid(rules))


if __name__ == "__main__":
    unittest.main()
