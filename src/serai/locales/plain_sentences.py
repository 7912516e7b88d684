"""Sentences for a game that brings none: its events by their keys, its questions and options by their ids."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from serai.locales.speaker import CardText
from serai.locales.texts import Names, Phrase
from serai.table import Decision, Event
from serai.table.events import Argument

if TYPE_CHECKING:
    from serai.locales.speaker import Speaker


class PlainSentences:
    def __init__(self, speaker: "Speaker") -> None:
        self._speaker = speaker

    def event(self, event: Event, names: Names) -> str | None:
        """“eaten: seat Ana, dates 3”; None for what the table itself tells."""
        if event.key in ("chosen", "seated") or self._speaker.has(f"event-{event.key}"):
            return None
        told = ", ".join(f"{name} {_shown(value, names)}" for name, value in event.args.items())
        return f"{event.key}: {told}" if told else event.key

    def question(self, decision: Decision, names: Names) -> str:
        return f"{names.get(decision.seat, decision.seat)}: {decision.kind}?"

    def option(self, decision: Decision, option: str, names: Names) -> str:  # noqa: ARG002
        return names.get(option, option)

    def hint(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        told = ", ".join(f"{name} {_shown(value, names)}" for name, value in args.items())
        return f"{reason}: {told}" if told else reason

    def card(self, card_id: str) -> CardText:
        return CardText(card_id, card_id, "", "", "")

    def dice(self, numbers: Sequence[int]) -> str:
        return " ".join(map(str, numbers))


def _shown(value: Argument | Phrase, names: Names) -> str:
    match value:
        case list():
            return ", ".join(names.get(str(each), str(each)) for each in value)
        case dict():
            return ", ".join(f"{names.get(name, name)} {number}" for name, number in value.items())
        case _:
            return names.get(str(value), str(value))
