"""What holds however nap ends."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import stat
from pathlib import Path

from command_lines import LINKS, Run

LONGEST_MESSAGE = 1000
# In text: line ends, and what --color writes.
COLOR = ("\x1b[31m", "\x1b[0m")

Files = dict[str, tuple[int, ...]]


class Found(Exception):
    """What is wrong with a run."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Found(what)


def files_in(folder: Path) -> Files:
    """The state of everything in the folder, by its name. A file that is written again gets another time."""
    files = {}
    for path, folders, names in os.walk(folder):
        for name in folders + names:
            found = os.lstat(os.path.join(path, name))
            is_folder = name in folders
            files[os.path.relpath(os.path.join(path, name), folder)] = (
                (found.st_mode,) if is_folder else (found.st_mode, found.st_ino, found.st_size, found.st_mtime_ns))
    return files


def readable(text: bytes, what: str, may_be_red: bool = False) -> str:
    """The text, which must be printable UTF-8 in whole lines."""
    try:
        decoded = text.decode()
    except UnicodeDecodeError as error:
        raise Found(f"{what}: {error}") from None
    plain = decoded
    for code in COLOR if may_be_red else ():
        plain = plain.replace(code, "")
    bad = [character for character in plain if character != "\n" and not character.isprintable()]
    require(not bad, f"{what}: characters that are not printable: {bad[:3]!r}")
    require(not decoded or decoded.endswith("\n"), f"{what}: the last line does not end")
    return decoded


def value_of(words: list[str], option: str) -> str | None:
    for place, word in enumerate(words):
        if word.startswith(option + "="):
            return word[len(option) + 1:]
        if word == option and place + 1 < len(words):
            return words[place + 1]
    return None


def json_of(text: str) -> object:
    """Nothing if it is not one record."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def check_answer(words: list[str], text: bytes) -> None:
    """What an answer looks like in its format."""
    format_of = value_of(words, "--format")
    shown = readable(text, "the answer", may_be_red="always" in words)
    is_help = any(word in words for word in ("--help", "-h", "help", "--version"))
    if not shown or is_help:
        return
    if format_of == "json":
        try:
            is_one = json_of(shown) is not None
            require(all("schema" in json.loads(record) for record in ([shown] if is_one else shown.splitlines())), "JSON without a schema")
        except ValueError as error:
            raise Found(f"JSON: {error}") from None
    elif format_of == "csv":
        widths = {len(row) for row in csv.reader(io.StringIO(shown), strict=True)}
        require(len(widths) == 1, f"CSV with rows of {sorted(widths)} fields")


def check_message(text: bytes, status: int) -> None:
    message = readable(text, "the message")
    require(message.count("\n") == 1, f"status {status} with {message.count(chr(10))} lines on standard error")
    require(message.startswith("nap: ") and len(message) > 6, "a message that does not begin as messages do")
    require(len(message) <= LONGEST_MESSAGE, f"a message of {len(message)} characters")


def is_named(file: str, word: str) -> bool:
    """Whether the word may be the name of the file, of a folder above it, or the beginning of the file's name."""
    word = word.rpartition("=")[2] if word.startswith("--") else word
    name = os.path.basename(LINKS.get(word, word).rstrip("/"))
    return bool(name) and any(part.startswith(name[:200]) for part in file.split("/"))


def check_files(run: Run, status: int, before: Files, after: Files) -> None:
    """Nothing is changed but the files that the words name; if the run failed, only what a stream kept beside them."""
    for name in set(before) | set(after):
        if before.get(name) == after.get(name):
            continue
        short = name.removeprefix("work/")
        require(name.startswith("work/") and any(is_named(short, word) for word in run.words), f"{name!r} was changed, which no word names")
        is_kept = ".partial" in short and name not in before
        require(status in (0, 130, -signal.SIGINT) or is_kept or (status == 1 and "book" in run.words), f"status {status}, but {name!r} was changed")


def check(run: Run, folder: Path, status: int, was_interrupted: bool, out: bytes, err: bytes, before: Files, after: Files) -> None:
    words = run.words
    if was_interrupted and status == -signal.SIGINT:  # it had not begun to work
        check_files(run, status, before, after)
        return
    require(status in (0, 1, 2) or (status == 130 and was_interrupted), f"status {status}")
    is_quiz = "quiz" in words  # it says on standard error what a person reads if records are written
    said = err.splitlines(keepends=True)[-1:] if is_quiz else [err] if err else []
    if status != 0:
        require(bool(said), f"status {status} without a message")
        check_message(said[0], status)
    else:
        shown = readable(err, "standard error")
        require(is_quiz or not shown, f"status {status} with a message: {shown!r}")
    is_stream = "--stdin" in words or is_quiz
    require(status != 2 or is_stream or not out, "status 2 with something on standard output")
    if status == 0 or is_stream:
        check_answer(words, out)
    if status == 0:
        target = value_of(words, "--out")
        made = f"work/{target}"
        is_written = target is not None and made in after and after[made] != before.get(made) and stat.S_ISREG(after[made][0])
        if is_written and "book" not in words:
            check_answer(words, (folder / made).read_bytes())
    check_files(run, status, before, after)
