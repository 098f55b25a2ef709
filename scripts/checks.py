"""What the scripts share that ask nap again: cards, errors, questions."""

import argparse
import csv
import io
import math
import random
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

RANKS = "AKQJT98765432"
SUITS = 4
NORMAL = 1.959964  # the half-width of a 95 % interval in standard errors
FARTHEST = 4.5  # standard errors; by chance one in 150,000 is as far off


@dataclass(frozen=True)
class Rate:
    """A rate and its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.4f} ({self.low:.4f} to {self.high:.4f})"

    def half_towards(self, other: float) -> float:
        """The half of the interval on the side of another value."""
        return self.high - self.value if other > self.value else self.value - self.low

    def errors_from(self, other: "Rate") -> float:
        """How far apart two independent rates are, in standard errors of their difference."""
        off = abs(self.value - other.value)
        half = math.hypot(self.half_towards(other.value), other.half_towards(self.value))
        return 0.0 if off < 1e-6 else NORMAL * off / half if half > 0 else math.inf

    def errors_beyond(self, limit: float) -> float:
        half = self.half_towards(limit)
        return NORMAL * abs(self.value - limit) / half if half > 0 else math.inf


def rate_of(row: dict[str, str], value: str = "success", low: str = "low", high: str = "high") -> Rate:
    """The rate that a row of CSV has in these fields."""
    return Rate(float(row[value]), float(row[low]), float(row[high]))


def are_too_many(outside: int, of: int) -> bool:
    """Whether far more than one in twenty are outside their 95 % intervals."""
    expected = 0.05 * of
    return outside > expected + 3 * math.sqrt(0.95 * expected)


def random_hand(deck: int, rng: random.Random) -> list[str]:
    """The ranks of the cards of each suit, the highest first."""
    drawn = rng.sample([(suit, rank) for suit in range(SUITS) for rank in RANKS[: deck // SUITS]], 5)
    return ["".join(sorted((rank for of, rank in drawn if of == suit), key=RANKS.index)) for suit in range(SUITS)]


def new_seed(rng: random.Random) -> str:
    """A seed that no printed figure has."""
    return str(rng.randint(1000, 10**9))


def rows_of(nap: Path, *words: object) -> list[dict[str, str]]:
    """What a question answers in CSV."""
    command = [str(nap), *map(str, words), "--format", "csv", "--no-progress"]
    return list(csv.DictReader(io.StringIO(subprocess.run(command, capture_output=True, text=True, check=True).stdout)))


def parser_of(doc: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(doc or "").split("\n", 1)[0], allow_abbrev=False)
    parser.add_argument("--nap", type=Path, default=ROOT / "build" / "release" / "bin" / "nap", help="the program")
    return parser


def program_of(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> Path:
    nap: Path = arguments.nap
    if not nap.is_file():
        parser.error(f"{nap}: no such program; build it first, or name it with --nap")
    return nap.resolve()
