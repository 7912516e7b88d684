"""Writes what the server sends for King of Dice: cards and views for the client's tests (`make pages`)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from serai.games.dice.locales.catalogue import card_catalogue
from serai.house.renderers import renderer_for_opening
from serai.locales.texts import LANGUAGES
from serai.table import Event, Table, View

GOLDEN = Path(__file__).parent / "golden" / "dice.json"
SEATS = ("Ana", "Bo")
WANTED = ("took-place", "refilled", "turn", "rolled")
"""The events of the choice that the tests animate."""
MOST_GAMES = 200


def moments() -> dict[str, Any]:
    """One choice with all its consequences, and the end of that game."""
    for seed in range(MOST_GAMES):
        random = Random(seed)
        table = Table.new("dice", SEATS, seed=seed)
        choice: dict[str, Any] | None = None
        while table.decisions:
            (decision,) = table.decisions.values()
            before, seen = table.view("Ana"), table.count_events("Ana")
            option = decision.options[0] if decision.kind != "keep" else random.choice(decision.options)
            with table.track_boards(("Ana",)) as tracker:
                table.choose(decision.seat, option)
            events = table.events(seen, "Ana")
            if (
                choice is None
                and tuple(event.key for event in events if event.key != "only-option") == WANTED
            ):
                choice = {
                    "before": before.board,
                    "steps": tracker.board_changes_by_event("Ana", len(events)),
                    **_told(table, table.view("Ana"), events),
                }
        if choice is not None:
            return {"choice": choice, "end": _told(table, table.view("Ana"), [])}
    raise SystemExit(f"In {MOST_GAMES} games nobody took a card with its place.")


def _told(table: Table, view: View[Any], events: list[Event]) -> dict[str, Any]:
    words = {each: renderer_for_opening(table.opening, each).render(view, events, ()) for each in LANGUAGES}
    return {"events": events, "view": view, "words": words}


def golden() -> str:
    cards = {language: card_catalogue(language) for language in LANGUAGES}
    sent = msgspec.to_builtins({"cards": cards, **moments()})
    return json.dumps(sent, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(golden(), "utf-8")
