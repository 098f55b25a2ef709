"""Random command lines of nap: right ones with little work, and the same with mistakes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field

SUITS = "SHDC"
RANKS = "23456789TJQKA"
DECKS = (24, 28, 32, 36, 40, 44, 48, 52)
TABLES = ("peel", "spanish", "french", "seven", "french-seven", "nine", "club.json")
BIDS = ("one", "two", "misere", "three", "three-with", "four", "nap", "wellington", "blucher", "3", "n", "mis")

# The files that a run finds in its folder.
FILES = ("club.json", "cut.json", "empty", "binary", "folder", "pipe", "unreadable", "a.book", "damaged.book", "a.pack", "link",
         "nowhere", "loop", "folder/hands.txt", "missing", "missing/file", "../home/nap/nap.conf", "a.book-journal")
LINKS = {"link": "club.json", "nowhere": "new.txt", "loop": "loop"}
DEVICES = ("/dev/null", "/dev/full", "/dev/stdin", "/dev/stdout")
ODD = ("", " ", "-", "--", "---", "--frob", "-x", "0", "-1", "1", "3", "1e9", "1.5", "nan", "inf", "0x10", "½", "99999999999999999999",
       "4294967296", "0.0000001", ",", "a,b,,", "1-", "7-2", "2-7", "AS", "AS AS", "JK", "x" * 300, "♠" * 90, "\t", "\n", "a\nb", "\r",
       "\x01", "\x1b[31mred", "\x7f", "\udcff\udcfe", "\udce2\udc99", "é", "\u202e", "\ufeff", "%s%n", "$(id)", "'", '"', "\\", "/", ".", "..",
       "~", "json", "help", "ask", "pass", "peel", "=", "--deals=", "--format=json")
LONG = ("A" * 5000, "AS " * 2000, "1" * 400, ("x" * 60 + " ") * 40, "," * 3000)

Random = random.Random


@dataclass
class Run:
    """What is given to one run of the program."""

    words: list[str]
    stdin: bytes = b""
    stakes: str | None = None  # NAP_STAKES
    settings: bytes | None = None  # nap.conf
    environment: dict[str, str] = field(default_factory=dict)


def cards(chance: Random, deck: int, count: int) -> list[str]:
    all_cards = [rank + suit for rank in RANKS[13 - deck // 4:] for suit in SUITS]
    return chance.sample(all_cards, min(count, len(all_cards)))


def in_dots(hand: list[str]) -> str:
    return ".".join("".join(card[0] for card in hand if card[1] == suit) for suit in SUITS)


def hand_words(chance: Random, deck: int, count: int = 5) -> list[str]:
    hand = cards(chance, deck, count)
    form = chance.randrange(5)
    if form == 0:
        return hand
    if form == 1:
        return ["".join(hand)]
    if form == 2:
        return [word if word else "-" for word in in_dots(hand).split(".")]
    if form == 3:
        return [f"{suit}:{ranks}" for suit, ranks in zip(SUITS, in_dots(hand).split(".")) if ranks]
    return [in_dots(hand)]


def deal_text(chance: Random) -> str:
    seats, size = chance.randint(2, 4), chance.randint(1, 4)
    dealt = cards(chance, 52, seats * size)
    return " ".join(in_dots(dealt[seat * size:(seat + 1) * size]) for seat in range(seats))


def calls(chance: Random) -> str:
    return ",".join(chance.choice(("pass", "pass", "p", *BIDS)) for _ in range(chance.randint(0, 4)))


Maker = Callable[[Random], str]


def number(low: int, high: int) -> Maker:
    return lambda chance: str(chance.randint(low, high))


def one_of(*words: str) -> Maker:
    return lambda chance: chance.choice(words)


COMMON: dict[str, Maker | None] = {
    "--format": one_of("text", "json", "csv", "json", "csv"),
    "--out": one_of(*FILES, *DEVICES, *("out.txt",) * 20, "x" * 250),
    "--seed": one_of("0", "1", "7", "18446744073709551615"),
    "--threads": one_of("1", "2", "3"),
    "--color": one_of("auto", "always", "never"),
    "--no-progress": None,
}
CHANGES: dict[str, Maker | None] = {
    "--min-bid": one_of(*BIDS), "--misere-trump": one_of("lead", "none"),
    "--misere-rank": one_of("below-three", "above-three", "top", "off"), "--nap-loss": one_of("5", "10"),
    "--stake": one_of("misere=3/6", "nap=20/20", "three=0/0", "wellington=10/10"),
    "--forced-lead": one_of("nap=lowest_trump", "nap=lowest_non_trump", "wellington=lowest-trump", "misere=none", "nap=ace"),
    "--joker": None,
}
DEALER: dict[str, Maker | None] = {"--dealer-out": None, "--no-dealer-out": None}
TABLE: dict[str, Maker | None] = {"--cards": one_of("5", "5", "7", "9"), "--stakes": one_of(*TABLES), **DEALER, **CHANGES}
RANK_LETTERS = one_of("en", "fr", "es")
DEAD = one_of("AS", "7C,2D", "9H")
STUDY: dict[str, Maker | None] = {"--book": one_of("a.book", "damaged.book", "club.json"), "--model": one_of("selfplay", "committed"),
                                  "--stakes": one_of(*TABLES, "peel,french"), **DEALER, **CHANGES}
DEALT: dict[str, Maker | None] = {"--dealt": one_of("6", "7")}
EXCHANGE: dict[str, Maker | None] = {
    "--exchange": one_of("peep", "miron", "peep-taken", "indiscret", "indiscret-seen", "spare-hand", "spare-hand-pool", "spare-hand-double", "sir-garnet",
                         "ecarte", "buying", "extra-card", "extra-card"),
    "--price": one_of("0", "1", "2", "1000", "1001"), "--price-to": one_of("pool", "dealer", "others"),
}
ASNAS: dict[str, Maker | None] = {"--players": one_of("2", "4", "2-5", "8"), "--copies": one_of("4", "5", "8"), "--names": one_of("en", "fr", "es", "fa")}
BETTING: dict[str, Maker | None] = {
    "--players": one_of("2", "3", "5"), "--ranking": one_of("category", "combination", "kickers"), "--ante": one_of("1", "2", "0"),
    "--bet": one_of("2", "2,5", "3,2", "70"), "--raises": one_of("0", "1", "2"), "--stack": one_of("50", "5,9", "1", "20,20,3"),
    "--passing": one_of("free", "final", "x")}
REVOKE: dict[str, Maker | None] = {"--revoke": one_of("pays_all", "pays_share", "pays")}
ALL_PASS: dict[str, Maker | None] = {"--all-pass": one_of("void", "eldest_plays_one", "dealer_plays_one", "double_header")}
AUCTION: dict[str, Maker | None] = {"--overcall": one_of("higher", "equal", "one_more", "any"), "--own-raise": None}
POOL: dict[str, Maker | None] = {
    "--pool-paid-by": one_of("dealer", "round", "once", "when_empty", "nobody"), "--pool-stake": one_of("1", "5", "0"),
    "--pool-taken-with": one_of("any", "nap"), "--pool-at-end": one_of("divided", "lowest_card"), "--fine": one_of("misdeal=1", "revoke=5", "late=1")}
SHUFFLE: dict[str, Maker | None] = {"--shuffle": one_of("each_deal", "after_nap", "never")}

OPTIONS: dict[str, dict[str, Maker | None]] = {
    "ask": {"--heard": calls, "--bid": one_of("three", "three,four", "nap,mis"), "--lead": one_of("AS", "KH", "9C"), "--leads": None,
            "--compare": one_of("AKQ.JT..", "AKQJT..."), "--ranks": RANK_LETTERS, "--bracket": None,
            "--model": one_of("selfplay", "committed", "double-dummy"), "--explain": None,
            "--dead": DEAD, "--pool": number(0, 40), "--others-keep": one_of("best", "longest", "random"), "--doubled": None, **TABLE, **DEALT, **EXCHANGE,
            **ALL_PASS, **AUCTION},
    "next": {"--seat": number(1, 3), "--heard": calls, "--dead": DEAD, "--played": one_of("AS", "AS KS", "AS 9S; KH"),
             "--trump": one_of("S", "H", "x"),
             "--ranks": RANK_LETTERS, **TABLE, **DEALT, **EXCHANGE, **AUCTION},
    "solve": {"--allies": one_of("1", "1,2", "1,3", "2"), "--trump": one_of("lead", "S", "H", "none"), "--misere": None, "--ranks": RANK_LETTERS},
    "score": {"--names": one_of("Ann,Ben,Cat", "A,B,C,D", "A,A"), "--dealer": one_of("Ann", "D"), "--heard": calls, "--trump": one_of("S", "x"),
              "--hands": lambda chance: deal_text(chance), "--played": one_of("AS", "AS KS", "AS 9S; KH"), "--ranks": RANK_LETTERS,
              "--pool": number(0, 40), "--doubled": None, "--fine-paid": one_of("2=misdeal", "Ann=revoke", "2=x", "=", "2"),
              "--fee-paid": one_of("2=1", "Ann=3", "2=x"), "--spare-hand": None, **TABLE, **ALL_PASS, **REVOKE, **AUCTION, **POOL},
    "quiz": {"--close": None, "--any": None, "--ranks": RANK_LETTERS, "--stakes": one_of(*TABLES, "peel,french"),
             "--book": one_of("a.book", "damaged.book"), **DEALER, **CHANGES, **AUCTION},
    "thresholds": {"--show": one_of("shares", "holdings", "rule", "all"), "--pages": one_of("folder", "pages", "empty"), **STUDY},
    "fairness": {"--show": one_of("seats", "bids", "schools", "differences", "flips", "hands", "swings", "pools", "pool_curve", "all"), "--shift": one_of("0.05", "0"),
                 **STUDY, **ALL_PASS, **AUCTION, **POOL, **SHUFFLE},
    "model": {}, "claims": {}, "bench": {},
    "rules": {}, "rules list": {}, "rules show": {**CHANGES, **ALL_PASS, **REVOKE, **AUCTION, **POOL, **SHUFFLE, **DEALT, **EXCHANGE},
    "asnas odds": {"--show": one_of("categories", "combinations", "ties"), **ASNAS},
    "asnas ask": {"--ranking": one_of("category", "combination", "kickers"), "--dead": one_of("A", "KT", "QQQQQ"), **ASNAS,
                  "--heard": one_of("pass", "open,raise", "pass,pass", "match", ""), **BETTING, "--solution": one_of("a.book", "none.solution"),
                  "--others": one_of("open=three,match=pair", "open=AKQJT,match=three,raise=full", "open=five,match=pair", "three")},
    "asnas exchange": {"--ranking": one_of("category", "combination", "kickers"), "--others": one_of("same", "pat", "random"),
                       "--fee": one_of("0", "0.5", "2", "1001"), "--rules": one_of("asn", "ira"), **ASNAS},
    "asnas solve": {**BETTING, "--names": one_of("en", "fa")},
    "asnas evening": {**{name: maker for name, maker in BETTING.items() if name != "--stack"}, "--style": one_of("solved", "bold", "timid,solved", "brave"), "--slack": one_of("0", "1", "51")},
    "asnas claims": {"--copies": one_of("4", "5", "8", "9")},
    "book build": {"--cards": one_of("5", "7", "9"), "--played": None, "--joker": None},
    "book merge": {}, "book pack": {}, "book unpack": {}, "book info": {}, "book query": {},
}
# Commands that take long even for the least work come seldom.
WEIGHTS = {"ask": 30, "next": 12, "solve": 20, "score": 12, "rules show": 12, "book info": 8, "book query": 8, "quiz": 2, "thresholds": 3,
           "fairness": 1, "model": 1, "claims": 1, "bench": 1}
OTHER_WEIGHT = 5


def small_words(command: str, chance: Random) -> list[str]:
    """The words that a right line of the command needs, and those that keep its work small."""
    deck = chance.choice(DECKS)
    table = ["--deck", str(deck), "--players", str(chance.randint(2, 4))]
    books = ["a.book", "a.book", "a.book", "damaged.book", "empty", "club.json"]
    if command == "ask":
        dealt = chance.choice((5,) * 8 + (6, 7))
        hand = ["--stdin"] if chance.random() < 0.2 else hand_words(chance, deck, dealt)
        return [*hand, *table, *(["--dealt", str(dealt)] if dealt > 5 else []), *chance.choice((["--deals", str(chance.randint(1, 20))],) * 6 + (["--book", "a.book"], ["--precision", "0.2"]))]
    if command == "next":
        return ["--hand", " ".join(hand_words(chance, deck)), *table, "--deals", str(chance.randint(1, 10)), "--bid", chance.choice(BIDS)]
    if command == "solve":
        return ["--stdin"] if chance.random() < 0.3 else [deal_text(chance)]
    if command == "score":
        deal = ["--declarer", str(chance.randint(1, 4)), "--bid", chance.choice(BIDS), "--result", chance.choice(("made", "lost", "claimed", "conceded", "3"))]
        return ["--stdin"] if chance.random() < 0.4 else deal
    if command == "quiz":
        return ["--hands", str(chance.randint(1, 2)), "--deck", "24", "--players", "2", "--any"]
    if command in ("thresholds", "fairness"):
        few = ["--players", "2", "--deck", "24", "--hands", "100", "--model", "committed"]
        return [*few, "--deals", "120"] if command == "fairness" else few
    if command in ("model", "claims"):
        few = ["--hands", "2", "--deals", "1"]
        return [*few, "--players", "2", "--deck", "24"] if command == "model" else [*few, "--only", chance.choice(("C1", "C3", "C5,C7"))]
    if command == "book build":
        file = chance.choice(("new.book", "new.book", *books))
        return [file, "--players", "2", "--deck", "24", "--precision", "0.3", "--shard", f"{chance.randint(1, 600)}/600"]
    return {
        "asnas solve": ["--rounds", "1"],
        "asnas evening": ["--players", "2", "--deals", "10"],
        "asnas claims": ["--deals", "100", "--only", chance.choice(("N1", "N2,N3", "n4", "N5,N6", "N7"))],
        "asnas exchange": [chance.choice(("AAKKT", "AKQJT", "TTTTT", "T A K A K")), "--deals", "1000"],
        "asnas ask": [chance.choice(("AAKKT", "AKQJT", "TTTTT", "T A K A K"))],
        "rules show": [chance.choice(TABLES)],
        "book merge": [chance.choice(("new.book", "a.book")), *chance.sample(books, chance.randint(1, 2))],
        "book pack": [chance.choice(books), chance.choice(("new.pack", "a.book"))],
        "book unpack": [chance.choice(("a.pack", "binary", "a.book")), chance.choice(("new.book", "a.book"))],
        "book info": [chance.choice(books)],
        "book query": [chance.choice(books), *chance.choice(([], ["AKQ.xx.."], ["?????..."]))],
    }.get(command, [])


def right_words(chance: Random) -> list[str]:
    command = chance.choices(list(OPTIONS), [WEIGHTS.get(name, OTHER_WEIGHT) for name in OPTIONS])[0]
    words = [*command.split(), *small_words(command, chance)]
    options = {**OPTIONS[command], **COMMON}
    for name in chance.sample(sorted(options), chance.choice((0, 0, 1, 1, 2, 3))):
        value = options[name]
        if name in words:
            continue
        words += [name] if value is None else [name, value(chance)]
    return words


def odd_word(chance: Random) -> str:
    options = chance.choice(list(OPTIONS.values()))
    return chance.choice((chance.choice(ODD), chance.choice(ODD), chance.choice(FILES), chance.choice(DEVICES), chance.choice(LONG),
                          chance.choice(sorted({**options, **COMMON})), str(chance.randint(-3, 400))))


def spoil(words: list[str], chance: Random) -> None:
    """Makes one mistake."""
    place = chance.randrange(len(words))
    kind = chance.randrange(8)
    if kind == 0 and len(words) > 1:
        del words[place]
    elif kind == 1:
        words.insert(place, words[place])
    elif kind == 2:
        other = chance.randrange(len(words))
        words[place], words[other] = words[other], words[place]
    elif kind == 3:
        words.insert(place + 1, odd_word(chance))
    elif kind == 4 and words[place]:
        at = chance.randrange(len(words[place]))
        words[place] = words[place][:at] + chance.choice(("", "x", " ", "\x00", ",", ".", "é", "\udc80", "=")) + words[place][at + 1:]
        words[place] = words[place].replace("\x00", "\x02")
    elif kind == 5:
        words += [odd_word(chance), odd_word(chance)]
    else:
        words[place] = odd_word(chance)


def right_line(command: str, chance: Random) -> str:
    if command == "ask":
        return " ".join(hand_words(chance, 24))
    if command == "score":
        if chance.random() < 0.4:
            return chance.choice(('{"heard":"pass,pass,pass,pass"}', '{"end":"divided"}', '{"end":2}', '{"fines":[{"player":1,"kind":"misdeal"}]}',
                                  '{"declarer":1,"bid":"nap","result":"lost","spare_hand":true}'))
        record = {"declarer": chance.randint(1, 4), "bid": chance.choice(BIDS), "result": chance.choice(("made", "lost", 3))}
        return json.dumps(record | chance.choice(({}, {"replaces": chance.randint(1, 3)}, {"names": ["Ann", "Ben", "Cat", "Dan"]})))
    return deal_text(chance) if command == "solve" else chance.choice(("pass", "p", "n", "3", "?", "q"))


def odd_line(chance: Random) -> bytes:
    if chance.random() < 0.5:
        return odd_word(chance).encode(errors="surrogateescape")
    return chance.randbytes(chance.randint(0, 60))


def stdin_text(command: str, chance: Random) -> bytes:
    lines = [right_line(command, chance).encode() for _ in range(chance.randint(0, 5))]
    if chance.random() < 0.4:
        lines.insert(chance.randint(0, len(lines)), chance.choice((odd_line(chance), b"", b"# words")))
    ending = chance.choice((b"\n", b"\n", b"\r\n"))
    return chance.choice((b"", b"", b"", b"\xef\xbb\xbf")) + ending.join(lines) + chance.choice((b"", ending))


def settings_text(chance: Random) -> bytes:
    right = ("players = 3", "deck = 32", "stakes = french", "stakes = club.json", "# ours", "deck=24 # short", "")
    lines = [chance.choice((*right, *right, "players = 11", "stakes = frob", "stakes", "= 3", odd_word(chance))) for _ in range(chance.randint(0, 3))]
    return "\n".join(lines).encode(errors="surrogateescape")


def make_run(chance: Random) -> Run:
    words = right_words(chance)
    run = Run(words, stdin_text(words[0], chance))
    for _ in range(chance.choice((0, 0, 0, 0, 1, 1, 1, 2, 3))):
        spoil(words, chance)
    if chance.random() < 0.1:
        run.stakes = chance.choice((*TABLES, odd_word(chance)))
    if chance.random() < 0.15:
        run.settings = settings_text(chance)
    if chance.random() < 0.2:
        run.environment = dict(chance.sample((("NO_COLOR", "1"), ("LC_ALL", "C.UTF-8"), ("TERM", "dumb"), ("LC_ALL", "C")), 2))
    return run
