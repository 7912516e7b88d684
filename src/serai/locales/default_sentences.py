"""The default of `GamePlugin.sentences`.

It looks up `event-eaten`, `question-eat`, `option-eat-3` or `option-3`, `hint-hungry` in the texts of the
game, with the arguments of the event or question. Without a text it shows the key.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
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

_KEYS_REMEMBERED = 1_000


class DefaultSentences:
    """The sentences of a game that brings no class for them, from the messages in its Fluent files.

    What has no message is said by its key and arguments.
    """

    def __init__(self, localizer: "Localizer") -> None:
        self._localizer = localizer
        # Files of texts never change, and a game without them asks for the same keys with every choice.
        self._keys_with_text = lru_cache(_KEYS_REMEMBERED)(self._find_keys_with_text)
        self._keys_of_option = lru_cache(_KEYS_REMEMBERED)(self._find_keys_of_option)

    def _find_keys_with_text(self, *keys: str) -> list[str]:
        return [key for key in keys if self._localizer.has_text(key)]

    def _find_keys_of_option(self, kind: str, option: str) -> list[str]:
        return self._find_keys_with_text(f"option-{kind}-{option}", f"option-{option}", f"option-{kind}")

    def event_sentence(self, event: Event, names: Names) -> str | None:
        """The sentence of an event, or a fallback such as “eaten: seat Ana, dates 3”; None for events of the
        table.
        """
        if event.key in TABLE_EVENTS:
            return None
        keys = self._keys_with_text(f"event-{event.key}")
        return self._say_first_complete_text(keys, event.args, names) or _format_key_and_arguments(
            event.key, event.args, names
        )

    def question_text(self, decision: Decision, names: Names) -> str:
        seat = names.get(decision.seat, decision.seat)
        keys = self._keys_with_text(f"question-{decision.kind}")
        return (
            self._say_first_complete_text(keys, _arguments_of_decision(decision), names)
            or f"{seat}: {decision.kind}?"
        )

    def option_label(self, decision: Decision, option: str, names: Names) -> str:
        keys = self._keys_of_option(decision.kind, option)
        if not keys:
            return names.get(option, option)
        arguments = {**_arguments_of_decision(decision), "option": option}
        return self._say_first_complete_text(keys, arguments, names) or names.get(option, option)

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        keys = self._keys_with_text(f"hint-{reason}")
        return self._say_first_complete_text(keys, args, names) or _format_key_and_arguments(
            reason, args, names
        )

    def card_text(self, card_id: str) -> CardText:
        return CardText(card_id, card_id, "", "", "")

    def dice_text(self, numbers: Sequence[int]) -> str:
        return " ".join(map(str, numbers))

    def _say_first_complete_text(
        self, keys: Sequence[str], args: Mapping[str, Argument | Phrase], names: Names
    ) -> str:
        """The first of these texts that lacks no argument, or ""."""
        for key in keys:
            phrases = {name: _phrase_of_value(value, names) for name, value in args.items()}
            with suppress(MissingText):
                if said := self._localizer.say(key, **phrases):
                    return said
        return ""


def _arguments_of_decision(decision: Decision) -> dict[str, Argument]:
    """The seat of a decision, and the fields of its subject."""
    subject = decision.subject
    return {"seat": decision.seat} if subject is None else {"seat": decision.seat, **asdict(subject)}


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
