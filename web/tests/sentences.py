"""What the terminal says of many events, decisions and cards: the browser says the same (`make pages`)."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from serai.games.dice.cards import POINTS
from serai.locales.speaker import Speaker, speaker
from serai.locales.texts import LANGUAGES
from serai.table import Decision, Event, Table

GOLDEN = Path(__file__).parent / "golden" / "sentences.json"
NAMES = {"Ana": "Ana", "Bo": "Inès", "Cy": "Hilario"}
"""Bo and Cy are called otherwise by now."""
ENOUGH = 4
GAMES = 60

AT_TABLE = [
    Event("seated", {"seat": "Ana", "name": "Ana", "bot": ""}),
    Event("seated", {"seat": "Bo", "name": "Bo", "bot": "king"}),
    Event("seated", {"seat": "Bo", "name": "Inès", "bot": "random"}),
    Event("seated", {"seat": "Bo", "name": "Inès", "bot": ""}),
    *(
        Event("seated", {"seat": "Bo", "name": "Inès", "bot": "king", "why": why})
        for why in ("left", "handed", "clock", "away", "removed", "renamed", "sat")
    ),
    Event("seated", {"seat": "Bo", "name": "Inès", "bot": "", "why": "back"}),
    Event("undone", {"seat": "Cy", "agreed": ["Ana", "Bo"]}),
    Event("undone", {"seat": "Ana", "agreed": []}),
    Event("rules-changed", {}),
    Event("what-if", {"turn": 12}),
    Event("what-if", {"turn": 0}),
    Event("chosen", {"seat": "Ana"}),
]


def played() -> tuple[list[Event], list[Decision]]:
    """A few events of each kind, and a few questions, from games played at random."""
    events: list[Event] = []
    decisions: list[Decision] = []
    told: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        random = Random(seed)
        table = Table.new("dice", list(NAMES), seed=seed)
        while table.decisions:
            decision = next(iter(table.decisions.values()))
            if asked[decision.kind] < ENOUGH:
                asked[decision.kind] += 1
                decisions.append(decision)
            table.choose(decision.seat, random.choice(decision.options))
        for event in table.events(0, None):
            # Some have a form of their own for each count.
            key = f"{event.key} {len(event.args['thrown'])}" if "thrown" in event.args else event.key
            if told[key] < ENOUGH:
                told[key] += 1
                events.append(event)
    return events, decisions


def sentences() -> dict[str, Any]:
    events, decisions = played()
    events += AT_TABLE
    speakers = {language: speaker(language, "dice") for language in LANGUAGES}
    return {
        "names": NAMES,
        "events": [
            {"event": msgspec.to_builtins(event), **_said(speakers, lambda to, e=event: to.event(e, NAMES))}
            for event in events
        ],
        "decisions": [
            {
                "decision": msgspec.to_builtins(
                    msgspec.structs.replace(decision, options=decision.options[:ENOUGH])
                ),
                **_said(
                    speakers,
                    lambda to, d=decision: [
                        to.question(d, NAMES),
                        *(to.option(d, option, NAMES) for option in d.options[:ENOUGH]),
                    ],
                ),
            }
            for decision in decisions
        ],
        "cards": {
            card: _said(speakers, lambda to, c=card: list(msgspec.structs.astuple(to.card(c))))
            for card in sorted(POINTS)
        },
    }


def _said(speakers: dict[str, Speaker], say: Any) -> dict[str, Any]:
    return {language: say(to) for language, to in speakers.items()}


def golden() -> str:
    return json.dumps(sentences(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text(golden(), "utf-8")
