"""Sentences for a game that brings no code for them.

What stands in the texts of the game is said: `event-eaten`, `question-eat`, `option-eat-3` or `option-3`,
`hint-hungry`, each with the arguments of the event or of the question. All else is told by its key.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from serai.locales.speaker import CardText
from serai.locales.texts import MissingText, Names, Phrase
from serai.table import Decision, Event
from serai.table.events import Argument

if TYPE_CHECKING:
    from serai.locales.speaker import Speaker

OF_THE_TABLE = frozenset({"chosen", "only-option", "seated", "undone", "what-if"})
"""Events that the table itself tells, whatever is played."""


class PlainSentences:
    def __init__(self, speaker: "Speaker") -> None:
        self._speaker = speaker

    def event(self, event: Event, names: Names) -> str | None:
        """The sentence of the game, or “eaten: seat Ana, dates 3”; None for what the table itself tells."""
        if event.key in OF_THE_TABLE:
            return None
        return self._said(f"event-{event.key}", event.args, names) or _listed(event.key, event.args, names)

    def question(self, decision: Decision, names: Names) -> str:
        seat = names.get(decision.seat, decision.seat)
        said = self._said(f"question-{decision.kind}", _args(decision), names)
        return said or f"{seat}: {decision.kind}?"

    def option(self, decision: Decision, option: str, names: Names) -> str:
        for key in (f"option-{decision.kind}-{option}", f"option-{option}", f"option-{decision.kind}"):
            if said := self._said(key, {**_args(decision), "option": option}, names):
                return said
        return names.get(option, option)

    def hint(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        return self._said(f"hint-{reason}", args, names) or _listed(reason, args, names)

    def card(self, card_id: str) -> CardText:
        return CardText(card_id, card_id, "", "", "")

    def dice(self, numbers: Sequence[int]) -> str:
        return " ".join(map(str, numbers))

    def _said(self, key: str, args: Mapping[str, Argument | Phrase], names: Names) -> str:
        """The text of a key, or "" where there is none, or one that asks for what is not there."""
        if not self._speaker.has(key):
            return ""
        try:
            return self._speaker.say(key, **{name: _phrase(value, names) for name, value in args.items()})
        except MissingText:
            return ""


def _args(decision: Decision) -> dict[str, Argument]:
    """Who is asked, and the fields of what the question is about."""
    fields: dict[str, Argument] = asdict(decision.subject) if decision.subject is not None else {}
    return {"seat": decision.seat, **fields}


def _listed(key: str, args: Mapping[str, Argument | Phrase], names: Names) -> str:
    told = ", ".join(f"{name} {_phrase(value, names)}" for name, value in args.items())
    return f"{key}: {told}" if told else key


def _phrase(value: Argument | Phrase, names: Names) -> Phrase:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return value
        case list():
            return ", ".join(names.get(str(each), str(each)) for each in value) or "–"
        case dict():
            return ", ".join(f"{names.get(name, name)} {number}" for name, number in value.items())
        case _:
            return names.get(str(value), str(value))
