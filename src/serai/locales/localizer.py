"""All texts of one game in one language, from the common Fluent files and those of the game.

A message receives whole phrases ("the grumpy dwarf", "3 points"), never an article and a noun to be joined.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Protocol, cast

from msgspec import Struct

from serai.book.languages import LANGUAGE_TABLE, first_supported_language
from serai.locales.frames import SentenceFrame, placeholder_for_slot
from serai.locales.texts import Language, MissingText, Names, Phrase, Texts
from serai.plugin import find_plugin, import_object
from serai.table import Decision, Event, Opening, Table, find_game
from serai.table.events import Argument

SHOWN = 40
"""The maximum length of quoted user input."""


class CardText(Struct, frozen=True):
    """The texts of a card. `points` is a phrase ("3 points"); `effect` is empty if the card has none."""

    name: str
    the: str
    condition: str
    effect: str
    points: str


class GameSentences(Protocol):
    """The sentences of a game: turns the ids in its events and decisions into phrases."""

    def event_sentence(self, event: Event, names: Names) -> str | None:
        """The sentence for an event of the game; None if the key is not one of the game's."""
        ...

    def question_text(self, decision: Decision, names: Names) -> str: ...

    def option_label(self, decision: Decision, option: str, names: Names) -> str: ...

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        """The sentence for the reason of a hint."""
        ...

    def card_text(self, card_id: str) -> CardText: ...

    def dice_text(self, numbers: Sequence[int]) -> str: ...


class Localizer(Texts):
    """All texts of one game in one language. Get one with `find_localizer`."""

    def __init__(self, language: Language, game: str, in_words: bool, pack: str | None = None) -> None:
        plugin = find_plugin(game)
        super().__init__(language, *plugin.texts, "table", "events", "terminal", "screen")
        self.game = game
        self.pack = pack
        """The digest of the content pack; None for the shipped one."""
        self.in_words = in_words
        """Whether colours are words, for screen readers, instead of symbols."""
        make: Callable[[Localizer], GameSentences] = import_object(plugin.sentences)
        self._game = make(self)

    @property
    def title(self) -> str:
        """The title of the game, or its id if it has no texts."""
        title = find_plugin(self.game).title
        return title.get(self.language) or next(iter(title.values()), self.say_or("title", self.game))

    @property
    def pack_language_note(self) -> str:
        """A note on which language the content pack has instead of this one; "" if it has this one."""
        told = find_game(self.game).with_pack(self.pack).fallback_language(self.language)
        if told is None:
            return ""
        return self.say("pack-untranslated", language=LANGUAGE_TABLE[first_supported_language((told,))].name)

    # Events and decisions

    def event_sentence(self, event: Event, names: Names | None = None) -> str:
        """The sentence of an event for the log; "" if it needs none.

        `chosen` needs none, because prompts show who is still choosing. Neither do events that are covered by
        the sentence of the next one.
        """
        names = names or {}
        sentence = self._game.event_sentence(event, names)
        return self._table_event_sentence(event, names) if sentence is None else sentence

    def _table_event_sentence(self, event: Event, names: Names) -> str:
        arguments = event.args
        seat = str(arguments.get("seat", ""))
        name = names.get(seat, seat)
        match event.key:
            case "chosen":
                return ""
            case "only-option":
                option = str(arguments["option"])
                decision = Decision(seat, str(arguments["kind"]), (option,))
                return self.say(
                    "event-only-option", seat=name, option=self.option_label(decision, option, names)
                )
            case "seated":
                return self._new_player_sentence(seat, arguments)
            case "undone":
                agreed = "yes" if arguments["agreed"] else "no"
                return self.say("event-undone", seat=name, agreed=agreed)
            case "what-if":
                return self.say("event-what-if", turn=cast("int", arguments["turn"]))
            case key:
                return self.say(f"event-{key}", seat=name)

    def _new_player_sentence(self, seat: str, arguments: Mapping[str, Argument]) -> str:
        """The sentence that says who plays a seat now, and why, if the event says so."""
        sitter, level = str(arguments["name"]), str(arguments["bot"])
        key = f"event-seated-{arguments.get('why', '')}"
        if not self.has_text(key):
            key = "event-seated" if sitter == seat else "event-seated-for"
        bot = self.level_name(level) if level else "no"  # the messages select on it
        return self.say(key, seat=seat, name=sitter, bot=bot)

    def question_text(self, decision: Decision, names: Names | None = None) -> str:
        return self._game.question_text(decision, names or {})

    def option_label(self, decision: Decision, option: str, names: Names | None = None) -> str:
        """The label of an option, without a full stop."""
        return self._game.option_label(decision, option, names or {})

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names | None = None) -> str:
        """The reason of a hint; turns the ids and numbers in `args` into phrases."""
        return self._game.hint_sentence(reason, args, names or {})

    def dice_commitment_sentence(self, opening: Opening) -> str:
        """What is known about the dice before the first roll."""
        if opening.has_predictable_dice:
            return self.say("open-dice", seed=str(opening.seed))
        return self.say("sealed-dice", commitment=opening.commitment)

    # Phrases

    def card_text(self, card_id: str) -> CardText:
        return self._game.card_text(card_id)

    def dice_text(self, numbers: Sequence[int]) -> str:
        """The numbers in die order, each with the symbol (or the word) of its colour."""
        return self._game.dice_text(numbers)

    def points_text(self, points: int) -> str:
        """For example “3 points” or “−1 point”."""
        return self.say("points", count=points, number=format_signed(points))

    def chance_text(self, chance: float) -> str:
        """A chance as a percentage; 100 % and 0 % only for certain and impossible events."""
        shown = min(max(chance, 0.001), 0.999) if 0 < chance < 1 else chance
        return self.say("chance", chance=shown)

    def rounded_chance_text(self, chance: float) -> str:
        """A chance in whole percent; 100 % and 0 % only for certain and impossible events."""
        shown = min(max(chance, 0.01), 0.99) if 0 < chance < 1 else chance
        return self.say("chance-rounded", chance=shown)

    def level_name(self, level: str) -> str:
        """The name of a bot level, or its id if the level is unknown: records from elsewhere may name one."""
        return self.say_or(f"level-{level}", sanitize_user_input(level))

    def say_or(self, key: str, otherwise: str) -> str:
        """The text of a key, or `otherwise` if it is missing or faulty."""
        try:
            return self.say(key)
        except MissingText:
            return otherwise

    @cached_property
    def _list_frame(self) -> SentenceFrame:
        return SentenceFrame(
            self.say("list", before=placeholder_for_slot("before"), last=placeholder_for_slot("last"))
        )

    def join_list(self, items: Iterable[str]) -> str:
        """For example “Ana, Bo and Carmen”."""
        *before, last = items
        if not before:
            return last
        joined = self._list_frame.fill_slots({"before": ", ".join(before), "last": last})
        for pattern, instead in LANGUAGE_TABLE[self.language].list_joints:
            joined = re.sub(pattern, instead, joined, flags=re.I)
        return joined


@cache
def find_localizer(
    language: Language, game: str, *, in_words: bool = False, pack: str | None = None
) -> Localizer:
    """The localizer of a language for a game, cached."""
    return Localizer(language, game, in_words, pack)


def names_by_seat(table: Table) -> dict[str, str]:
    """The display name of each seat, which is the name of its player."""
    return {seat: sitter.name for seat, sitter in table.sitters.items()}


def format_signed(points: int) -> str:
    """A number with a real minus sign, which screen readers read aloud."""
    return str(points).replace("-", "−")


def sanitize_user_input(text: str) -> str:
    """User input, shortened and without control characters."""
    text = "".join(character if character.isprintable() else "·" for character in text)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
