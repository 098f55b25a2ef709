"""The JSON of every command of nap, in all its variants."""

import json
import os
import shlex
import subprocess
import tempfile
from pathlib import Path
from typing import Any

Document = dict[str, Any]

HOUSE_RULES = {
    "schema": "nap.rules/1",
    "name": "club",
    "cards": 5,
    "joker": False,
    "all_pass": "void",
    "revoke": "pays_share",
    "dealer_out": [6],
    "stakes_changes": ["ours"],
    "min_bid": "two",
    "bids": [
        {"id": "two", "tricks": 2, "trump": "lead", "win": 2, "lose": 2},
        {"id": "misere", "tricks": 0, "trump": "none", "win": 3, "lose": 3, "optional": True, "source": "us",
         "options": [{"trump": "lead", "rank": "top", "win": 4, "lose": 4, "source": "them"}]},
        {"id": "nap", "tricks": 5, "trump": "lead", "win": 10, "lose": 5, "options": [{"forced_lead": "lowest_trump"}]},
        {"id": "wellington", "tricks": 5, "trump": "lead", "win": 20, "lose": 10, "after": "nap", "forced_lead": "lowest_trump"},
    ],
}
EXCHANGE_RULES = {
    "schema": "nap.rules/1",
    "name": "club with an extra card",
    "cards": 5,
    "exchange": {"kind": "extra-card", "price": 2, "to": "dealer"},
    "bids": [
        {"id": "two", "tricks": 2, "trump": "lead", "win": 2, "lose": 2},
        {"id": "three-with", "tricks": 3, "trump": "lead", "win": 3, "lose": 3, "extra_card": True},
        {"id": "three", "tricks": 3, "trump": "lead", "win": 3, "lose": 3},
    ],
}

# The arguments of nap without --format json, and its standard input. Small samples will do: the fields are the same.
# {folder} is a folder with club.json; the books are made there, in this order.
COMMANDS = [
    ("ask AKQ.JT.. --deals 20", ""),
    ("ask AKQ.JT.. --deals 20 --bid three,nap --forced-lead nap=lowest_non_trump --leads", ""),
    ("next --hand 954.K3.. --seat 2 --bid nap --played 9H --trump S --forced-lead nap=lowest_non_trump --deals 20", ""),
    ("ask AKQ.JT.. --model committed --deals 100 --bid nap --forced-lead nap=lowest_trump", ""),
    ("ask AKQ.JT.. --deals 20 --explain --players 6 --stakes spanish", ""),
    ("ask AQ9.K8.. --deals 20 --leads --bid misere,three", ""),
    ("ask AQ9.K8.. --deals 20 --lead KH --bid three", ""),
    ("ask AQ9.K8.. --deals 20 --bracket --bid three --players 3 --deck 28", ""),
    ("ask AKQ.JT3.2. --deals 20 --dealt 7 --bid three,misere --leads", ""),
    ("ask AKQ.JT.2. --deals 20 --dealt 6 --others-keep random --model committed --bid three", ""),
    ("ask AKQ.JT.. --deals 20 --heard pass,two", ""),
    ("ask AKQ.JT.. --deals 20 --heard nap,pass,pass", ""),
    ("ask 98 76 2 - --deals 20 --heard pass,pass,pass,pass", ""),
    ("ask AKQ.JT.. --deals 20 --nap-loss 10 --misere-trump lead --misere-rank top", ""),
    ("ask AKQ.JT.. --deals 20 --dead 7C,2D --bid three", ""),
    ("ask KQ9.A4.. --deals 50 --dead AS --model committed", ""),
    ("ask KQ9.A...JK --joker --deals 20 --bid misere,nap --leads --stakes spanish", ""),
    ("ask KQ9.A...JK --joker --deals 50 --model committed --compare KQ9.A4.. --bid nap", ""),
    ("next --hand KQ9.A...JK --joker --bid nap --deals 20", ""),
    ("rules show peel --joker", ""),
    ("ask AQ7.K4.. --exchange extra-card --deals 500 --heard pass", ""),
    ("ask AQ7.K4.. --exchange ecarte --deals 500 --pool 9 --doubled", ""),
    ("ask AQ7.K4.. --exchange indiscret --deals 500 --dead 7C", ""),
    ("ask AQ7.K4.. --exchange peep --seen AH --deals 20 --bid three,nap", ""),
    ("ask AQ7.K4.. --exchange spare-hand-pool --seen AH,9S,2D,3D,TC --model committed --deals 50", ""),
    ("next --hand 954.K3.. --joker --seat 2 --bid nap --played JK --trump S --deals 20", ""),
    ("ask AKQ.JT.. --players 2 --deck 24 --bid four --pool 9 --doubled", ""),
    ("ask AKQ.JT.. --players 2 --deck 24 --model committed --pool 9 --doubled", ""),
    ("ask AKQ.JT.. --deals 50 --model committed --leads --heard pass", ""),
    ("ask AKQ.JT.. --deals 50 --model committed --stakes {folder}/club.json", ""),
    ("ask AKQ.JT.. --deals 50 --model double-dummy", ""),
    ("ask AKQ.JT.98. --deals 50 --cards 7 --model committed", ""),
    ("ask AKQJT.AKQJ.. --deals 20 --cards 9 --bid eight,nap --leads", ""),
    ("next --hand AKQJT.AKQJ.. --cards 9 --bid nap --deals 20", ""),
    ("ask --stdin --deals 20 --bid three", "AKQ.JT..\n98 76 2 -\n"),
    ("ask AKQ.xx --bid three,four", ""),
    ("ask xxxxx --bid four --model committed --nap-loss 10 --heard pass", ""),
    ("ask xxxx....JK --joker --bid four,misere --model committed", ""),
    ("ask xxxxx --bid nap --model committed --forced-lead nap=lowest_non_trump --pool 9 --doubled", ""),
    ("ask AKQ.JT.. --compare AKQ.T9.. --deals 20 --dead 7C,2D", ""),
    ("ask AKQ.JT.. --compare 98.76.2. --deals 50 --model committed --nap-loss 10 --heard pass --pool 9 --doubled", ""),
    ("next --hand AKQ.JT.. --bid three --played 'AS 5S 2S 9S' --deals 20", ""),
    ("next --hand 954.K3.. --seat 2 --heard pass,pass,pass,three --played AS --dead 7C,2D --deals 20", ""),
    ("next --hand AKQ.JT.. --bid nap --nap-loss 10 --deals 20", ""),
    ("quiz --hands 2 --any", "pass\nfour\n"),
    ("quiz --hands 1 --any --stakes nine --joker", "pass\n"),
    ("quiz --hands 1 --any --nap-loss 10 --players 2 --deck 24", "pass\n"),
    ("asnas odds --players 4,8", ""),
    ("asnas ask AAKKT --players 2,6 --dead K", ""),
    ("asnas solve --stack 9,20", ""),
    ("asnas evening --players 2", ""),
    ("asnas ask AAKKT --players 5 --heard open --others open=pair,match=pair --deals 1000", ""),
    ("asnas ask AKQJT --players 2 --stack 9 --heard pass,open", ""),
    ("asnas claims --only N6,N9 --copies 5", ""),
    ("asnas claims --only N1 --deals 100", ""),
    ("asnas exchange AAKKT --players 2,3 --deals 1000", ""),
    ("asnas exchange AAAAK --players 4,5 --others pat --fee 0.5", ""),
    ("solve 'AKQ.J.. J.A.K.2 T.K.A.3'", ""),
    ("solve 'AKQJT.AKQJ.. .T987.AKQJT.'", ""),
    ("solve --stdin --allies 1,3 --trump H", "A... K... Q...\nAK... QJ... .AK..\n"),
    ("solve 'A2... K3... Q4...' --misere --trump none", ""),
    ("solve --joker 'AK....JK J.A.K. T.K.A.'", ""),
    ("solve --joker --stdin --misere --trump none", "A2... K....JK\n2....JK K3...\n"),
    ("score --hands '954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2' --declarer 2 --bid three --played 'AS JS TS 4S; KS 2D 2C 5S; QS 4D QH 9S'", ""),
    ("score --hands '954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2' --declarer 2 --bid three --played 'AS JS 2C 4S' --revoke pays_share", ""),
    ("score --hands '954.K3.. AKQ.JT.. J.A9.42. T.Q.AK.2' --declarer 2 --bid three --played 'AS TS'", ""),
    ("score --heard pass,two,three,pass --result claimed --names Ann,Ben,Cat,Dan --dealer Ann", ""),
    ("score --stdin", '{"declarer":2,"bid":"three","result":2}\n{"replaces":1,"names":["A","B"],"declarer":"A","bid":"nap","result":"lost"}\n'),
    ("score --stdin --pool-paid-by dealer --all-pass double_header",
     '{"fines":[{"player":4,"kind":"misdeal"}]}\n{"heard":"pass,pass,pass,pass"}\n{"declarer":2,"bid":"three","result":2}\n{"end":"divided"}\n'),
    ("thresholds --players 3 --deck 24 --hands 100 --pages {folder}", ""),
    ("thresholds --players 2,3 --deck 24 --stakes peel,french --hands 100 --model committed --nap-loss 10", ""),
    ("thresholds --players 2 --deck 24 --hands 100 --joker", ""),
    ("fairness --players 2 --deck 24 --hands 100 --deals 600", ""),
    ("fairness --players 6 --deck 32 --stakes peel --hands 100 --deals 600 --model committed --nap-loss 10 --shift 0.1", ""),
    ("model --players 3 --deck 28 --hands 4 --deals 4", ""),
    ("claims --deals 50 --hands 2 --only C1,C5,C7", ""),
    ("book build {folder}/a.book --players 2 --deck 24 --precision 0.2", ""),
    ("book info {folder}/a.book", ""),
    ("book query {folder}/a.book AKQ.Jx..", ""),
    ("book build {folder}/first.book --players 2 --deck 24 --precision 0.3 --shard 1/2", ""),
    ("book build {folder}/second.book --players 2 --deck 24 --precision 0.3 --shard 2/2", ""),
    ("book build {folder}/joker.book --joker --players 2 --deck 24 --precision 0.3 --shard 1/60", ""),
    ("book info {folder}/joker.book", ""),
    ("book query {folder}/joker.book", ""),
    ("ask AKQJ....JK --joker --players 2 --deck 24 --stakes spanish --book {folder}/joker.book", ""),
    ("book merge {folder}/both.book {folder}/first.book {folder}/second.book", ""),
    ("ask AKQ.JT.. --players 2 --deck 24 --book {folder}/a.book", ""),
    ("ask AKQ.Jx --players 2 --deck 24 --book {folder}/a.book", ""),
    ("ask AKQ.JT.. --players 2 --deck 24 --book {folder}/a.book --model committed", ""),
    ("thresholds --players 2 --deck 24 --book {folder}/a.book", ""),
    ("fairness --players 2 --deck 24 --stakes peel --deals 600 --model committed --book {folder}/a.book", ""),
    ("rules show {folder}/club.json", ""),
    ("rules show {folder}/exchange.json", ""),
    ("rules show peel --nap-loss 10 --min-bid three", ""),
    ("rules show peel --pool-paid-by dealer --fine out_of_turn=3 --fine revoke=5 --overcall equal --own-raise --shuffle after_nap", ""),
    ("rules show nine", ""),
    ("rules show peel --dealt 7", ""),
    ("rules show spanish --exchange extra-card", ""),
    ("rules list", ""),
    ("bench", ""),
]

# The same with the settings of a user's nap.conf.
OWN_COMMANDS = [
    ("ask AKQ.JT.. --deals 20 --bid three", ""),
    ("ask AKQ.JT.. --deals 20 --model committed", ""),
    ("ask AKQ.JT.. --compare AKQ.T9.. --deals 20 --bid three", ""),
    ("ask AKQ.xx --bid three --model committed", ""),
    ("ask AKQ.JT.. --exchange peep --bid three --deals 500", ""),
    ("next --hand AKQ.JT.. --bid three --deals 20", ""),
    ("quiz --hands 1", "pass\n"),
]


def documents_in(text: str) -> list[Document]:
    """One object, or a stream of them."""
    documents, decoder = [], json.JSONDecoder()
    while text := text.strip():
        document, end = decoder.raw_decode(text)
        documents.append(document)
        text = text[end:]
    return documents


class Nap:
    """Runs the program, with nothing of the user's own."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        (folder / "club.json").write_text(json.dumps(HOUSE_RULES), encoding="utf-8")
        (folder / "exchange.json").write_text(json.dumps(EXCHANGE_RULES), encoding="utf-8")
        (folder / "none").mkdir()
        (folder / "own" / "nap").mkdir(parents=True)
        (folder / "own" / "nap" / "nap.conf").write_text("players = 3\ndeck = 28\nstakes = french\n", encoding="utf-8")

    def run(self, command: str, text: str, home: str = "none") -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "NAP_STAKES"}
        environment["XDG_CONFIG_HOME"] = str(self.folder / home)
        words = shlex.split(command.replace("{folder}", str(self.folder)))
        return subprocess.run([self.program, *words, "--format", "json", "--no-progress"], input=text, env=environment,
                              capture_output=True, text=True, check=False)

    def documents(self, command: str, text: str, home: str = "none") -> list[Document]:
        run = self.run(command, text, home)
        documents = documents_in(run.stdout)
        if run.returncode != 0 or not documents:
            raise AssertionError(f"nap {command}: {run.returncode}: {run.stderr}")
        return documents


def all_documents(program: str) -> list[tuple[str, Document]]:
    """What every command prints, each object with its command."""
    with tempfile.TemporaryDirectory() as folder:
        nap = Nap(program, Path(folder))
        commands = [(command, text, "none") for command, text in COMMANDS]
        commands += [(command, text, "own") for command, text in OWN_COMMANDS]
        names = [row["name"] for row in nap.documents("rules list", "")[0]["tables"]]
        commands += [(f"rules show {name}", "", "none") for name in names]
        return [(command, document) for command, text, home in commands
                for document in nap.documents(command, text, home)]
