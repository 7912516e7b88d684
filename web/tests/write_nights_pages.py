"""Writes pages of random games, in every language, for the design page of the client (`make pages`)."""

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from serai.games.nights.locales.renderer import NightsRenderer
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES
from serai.table import Event, Table

SAMPLES = Path(__file__).parent.parent / "src/nights/page/pageFixtures.json"
NAMES = {seat: seat for seat in ("Ana", "Barnabé", "Inés")}
GAMES = 60
CHOICES = 400

Wanted = Callable[[set[str]], bool]
WANTED: dict[str, Wanted] = {
    "award": lambda keys: {"met", "section", "story-gained", "status-gained", "destiny"} <= keys,
    "hour": lambda keys: {"time", "section", "destiny-gained"} <= keys,
    "place": lambda keys: "place" in keys,
    "master": lambda keys: {"went-straight", "skill-gained"} <= keys,
    "loss": lambda keys: (
        {"section", "status-lost"} <= keys and bool({"destiny-lost", "treasure-lost"} & keys)
    ),
}
LONGEST = 26
"""Skip pages with more events than this."""


def turns() -> Iterator[list[Event]]:
    """Whole turns, as every player sees them."""
    for seed in range(GAMES):
        random = Random(seed)
        table = Table.new("nights", list(NAMES), seed=seed)
        for _ in range(CHOICES):
            if not table.decisions:
                break
            decision = table.decisions[table.waiting[0]]
            table.choose(decision.seat, random.choice(decision.options))
        events = table.events(0, None)
        starts = [number for number, event in enumerate(events) if event.key == "turn"]
        for start, end in pairwise(starts):
            yield events[start:end]


def pages() -> dict[str, Any]:
    missing = dict(WANTED)
    found: dict[str, list[Event]] = {}
    for turn in turns():
        keys = {event.key for event in turn}
        for name in [name for name, wanted in missing.items() if len(turn) <= LONGEST and wanted(keys)]:
            found[name] = turn
            del missing[name]
            break
        if not missing:
            break
    renderers = {language: NightsRenderer(find_localizer(language, "nights")) for language in LANGUAGES}
    return {
        name: {
            "events": events,
            "told": {
                language: renderer.render_events(events, (), NAMES)
                for language, renderer in renderers.items()
            },
        }
        for name, events in sorted(found.items())
    }


def written(value: Any, depth: int) -> str:
    """JSON with a line for each value at a depth, so that changes are lines in a diff."""
    if not depth or not isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[\n" + ",\n".join(written(each, 0) for each in value) + "\n]"
    members = (f"{json.dumps(name)}: {written(each, depth - 1)}" for name, each in value.items())
    return "{\n" + ",\n".join(members) + "\n}"


if __name__ == "__main__":
    SAMPLES.write_text(f"{written(msgspec.to_builtins(pages()), 4)}\n", encoding="utf-8")
