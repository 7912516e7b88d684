"""What is said, in the language of the reader, from the Fluent files of every table and those of a game.

A message receives whole phrases ("the grumpy dwarf", "3 points"), never an article and a noun to be joined.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol, cast

from msgspec import Struct

from serai.book.languages import TABLE
from serai.locales.texts import Language, MissingText, Names, Phrase, Texts
from serai.plugin import find_plugin, load_part
from serai.table import Decision, Event, Opening, Table
from serai.table.events import Argument

SHOWN = 40
"""How much is repeated of what others wrote."""


class CardText(Struct, frozen=True):
    """A card in words. `points` is a phrase ("3 points"); `effect` is empty where the card has none."""

    name: str
    the: str
    condition: str
    effect: str
    points: str


class GameSentences(Protocol):
    """What a game adds: how the ids in its events and decisions become phrases."""

    def event(self, event: Event, names: Names) -> str | None:
        """The sentence for an event of the game; None for a key that is not the game's."""
        ...

    def question(self, decision: Decision, names: Names) -> str: ...

    def option(self, decision: Decision, option: str, names: Names) -> str: ...

    def hint(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        """The sentence for the reason of an advice."""
        ...

    def card(self, card_id: str) -> CardText: ...

    def dice(self, numbers: Sequence[int]) -> str: ...


class Speaker(Texts):
    """Says everything of one game in one language. Get one with `speaker`."""

    def __init__(self, language: Language, game: str, in_words: bool, pack: str | None = None) -> None:
        plugin = find_plugin(game)
        super().__init__(language, *plugin.texts, "table", "events", "terminal", "screen")
        self.game = game
        self.pack = pack
        """The digest of the content pack whose names are said; None for the one that ships."""
        self.in_words = in_words
        """Whether colours are said as words, for those who listen, rather than shown as marks."""
        make: Callable[[Speaker], GameSentences] = load_part(plugin.sentences)
        self._game = make(self)

    @property
    def title(self) -> str:
        """What the game is called; its id, where it brings no words."""
        title = find_plugin(self.game).title
        return title.get(self.language) or next(iter(title.values()), self.said_or("title", self.game))

    # What happens at a table

    def event(self, event: Event, names: Names | None = None) -> str:
        """The sentence for a log; "" for an event that needs no line of its own.

        Silent are `chosen` (the others' prompts show who is still choosing) and those that a game's
        sentences name, because the event after them says it all.
        """
        names = names or {}
        sentence = self._game.event(event, names)
        return self._table_event(event, names) if sentence is None else sentence

    def _table_event(self, event: Event, names: Names) -> str:
        arguments = event.args
        seat = str(arguments.get("seat", ""))
        name = names.get(seat, seat)
        match event.key:
            case "chosen":
                return ""
            case "only-option":
                option = str(arguments["option"])
                decision = Decision(seat, str(arguments["kind"]), (option,))
                return self.say("event-only-option", seat=name, option=self.option(decision, option, names))
            case "seated":
                return self._seated(seat, arguments)
            case "undone":
                agreed = "yes" if arguments["agreed"] else "no"
                return self.say("event-undone", seat=name, agreed=agreed)
            case "what-if":
                return self.say("event-what-if", turn=cast("int", arguments["turn"]))
            case key:
                return self.say(f"event-{key}", seat=name)

    def _seated(self, seat: str, arguments: Mapping[str, Argument]) -> str:
        """Who plays a seat now, and why, if the event has a word for that."""
        sitter, bot = str(arguments["name"]), self.level(str(arguments["bot"]))
        key = f"event-seated-{arguments.get('why', '')}"
        if not self.has(key):
            key = "event-seated" if sitter == seat else "event-seated-for"
        return self.say(key, seat=seat, name=sitter, bot=bot)

    def question(self, decision: Decision, names: Names | None = None) -> str:
        return self._game.question(decision, names or {})

    def option(self, decision: Decision, option: str, names: Names | None = None) -> str:
        """What an option of the decision means, as a label without a full stop."""
        return self._game.option(decision, option, names or {})

    def hint(self, reason: str, args: Mapping[str, Phrase], names: Names | None = None) -> str:
        """Why an option is advised; the ids and numbers in `args` become phrases."""
        return self._game.hint(reason, args, names or {})

    def seal(self, opening: Opening) -> str:
        """What is known of the dice before the first of them is thrown."""
        if opening.open_dice:
            return self.say("open-dice", seed=str(opening.seed))
        return self.say("sealed-dice", commitment=opening.commitment)

    # Phrases

    def card(self, card_id: str) -> CardText:
        return self._game.card(card_id)

    def dice(self, numbers: Sequence[int]) -> str:
        """Six numbers in die order, each with the mark (or the word) of its colour."""
        return self._game.dice(numbers)

    def points(self, points: int) -> str:
        """“3 points”, “−1 point”."""
        return self.say("points", count=points, number=signed(points))

    def chance(self, chance: float) -> str:
        """A chance as a percentage; only what is certain is 100 % and only what is impossible 0 %."""
        shown = min(max(chance, 0.001), 0.999) if 0 < chance < 1 else chance
        return self.say("chance", chance=shown)

    def level(self, bot: str) -> str:
        """The level of a bot in words; "no" for a person, as messages select on it.

        A level that is not known here, from somebody else's record, is called by its id.
        """
        if not bot:
            return "no"
        return self.said_or(f"level-{bot}", printable(bot))

    def said_or(self, key: str, otherwise: str) -> str:
        """The text of a key that a game may leave out, or in which its author may have made a slip."""
        try:
            return self.say(key)
        except MissingText:
            return otherwise

    def listed(self, items: Iterable[str]) -> str:
        """“Ana, Bo and Carmen”."""
        *before, last = items
        if not before:
            return last
        joined = self.say("list", before=", ".join(before), last=last)
        for pattern, instead in TABLE[self.language].list_joints:
            joined = re.sub(pattern, instead, joined, flags=re.I)
        return joined


@cache
def speaker(language: Language, game: str, *, in_words: bool = False, pack: str | None = None) -> Speaker:
    """The one speaker of a language for a game; reading its texts takes a moment, so it is kept."""
    return Speaker(language, game, in_words, pack)


def names_of(table: Table) -> dict[str, str]:
    """The name shown for each seat of a table: that of whoever sits there."""
    return {seat: sitter.name for seat, sitter in table.sitters.items()}


def signed(points: int) -> str:
    """A number with a real minus sign, which screen readers say."""
    return str(points).replace("-", "−")


def printable(text: str) -> str:
    """What others wrote, short enough to hear and without codes that would move a cursor."""
    text = "".join(character if character.isprintable() else "·" for character in text)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
