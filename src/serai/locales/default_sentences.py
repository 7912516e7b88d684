"""The default of `GamePlugin.sentences`.

It looks up `event-eaten`, `question-eat`, `option-eat-3` or `option-3`, `hint-hungry` in the texts of the
game, with the arguments of the event or question. Without a text it shows the key.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from serai.locales.localizer import CardText
from serai.locales.texts import MissingText, Names, Phrase
from serai.table import Decision, Event
from serai.table.events import Argument

if TYPE_CHECKING:
    from serai.locales.localizer import Localizer

TABLE_EVENTS = frozenset({"chosen", "only-option", "seated", "undone", "what-if"})
"""Events of the table, which every game has."""


class DefaultSentences:
    def __init__(self, localizer: "Localizer") -> None:
        self._localizer = localizer

    def event_sentence(self, event: Event, names: Names) -> str | None:
        """The sentence of an event, or a fallback such as “eaten: seat Ana, dates 3”; None for events of the
        table.
        """
        if event.key in TABLE_EVENTS:
            return None
        return self._say_or_empty(f"event-{event.key}", event.args, names) or _format_key_and_arguments(
            event.key, event.args, names
        )

    def question_text(self, decision: Decision, names: Names) -> str:
        seat = names.get(decision.seat, decision.seat)
        said = self._say_or_empty(f"question-{decision.kind}", _arguments_of_decision(decision), names)
        return said or f"{seat}: {decision.kind}?"

    def option_label(self, decision: Decision, option: str, names: Names) -> str:
        arguments = {**_arguments_of_decision(decision), "option": option}
        for key in (f"option-{decision.kind}-{option}", f"option-{option}", f"option-{decision.kind}"):
            if said := self._say_or_empty(key, arguments, names):
                return said
        return names.get(option, option)

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        return self._say_or_empty(f"hint-{reason}", args, names) or _format_key_and_arguments(
            reason, args, names
        )

    def card_text(self, card_id: str) -> CardText:
        return CardText(card_id, card_id, "", "", "")

    def dice_text(self, numbers: Sequence[int]) -> str:
        return " ".join(map(str, numbers))

    def _say_or_empty(self, key: str, args: Mapping[str, Argument | Phrase], names: Names) -> str:
        """The text of a key, or "" if it does not exist or lacks an argument."""
        if not self._localizer.has_text(key):
            return ""
        try:
            return self._localizer.say(
                key, **{name: _phrase_of_value(value, names) for name, value in args.items()}
            )
        except MissingText:
            return ""


def _arguments_of_decision(decision: Decision) -> dict[str, Argument]:
    """The seat of a decision, and the fields of its subject."""
    fields: dict[str, Argument] = asdict(decision.subject) if decision.subject is not None else {}
    return {"seat": decision.seat, **fields}


def _format_key_and_arguments(key: str, args: Mapping[str, Argument | Phrase], names: Names) -> str:
    told = ", ".join(f"{name} {_phrase_of_value(value, names)}" for name, value in args.items())
    return f"{key}: {told}" if told else key


def _phrase_of_value(value: Argument | Phrase, names: Names) -> Phrase:
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
