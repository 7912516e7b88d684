"""The pages of a game in progress: brief, with heroes by name, in the style of the chronicle."""

from collections.abc import Iterable, Mapping
from zlib import crc32

from msgspec import Struct

from serai.chronicle.narrator import Narrator, remove_name_marks, replace_name_with_pronoun, sentence_case
from serai.games.nights.chronicle.journeys import ShortestPaths
from serai.games.nights.chronicle.narrative_sentences import NarrativeSentences
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.locales.pages import PageBuilder
from serai.locales.rendered_text import Passage
from serai.locales.texts import Names, Phrase
from serai.table import Event

OF_PLAYERS = frozenset(
    {"hero", "turn", "seated", "declared", "target", "won", "ended", "named", "voted", "retold"}
)
"""Events about the players at the table rather than about their heroes."""

NARRATED = frozenset({"moved", "stayed", "met", "rejected", "rerolled"})
SHORT = 43
"""A sentence up to this length fits on one line of a phone."""


class EventNarrator(Narrator):
    """Picks the variant of a sentence by the event, so that the same event always has the same text."""

    event: str = ""

    def say_next_variant(self, key: str, /, **phrases: Phrase) -> str:
        variants = [*self._sentence_variants(f"{key}-short", phrases), *self._sentence_variants(key, phrases)]
        short = [said for said in variants if len(said) <= SHORT]
        if not short and self._texts.has_text(f"chronicle-{key}-brief"):  # the page names the hero above
            return self.say(f"{key}-brief", **phrases)
        short = short or [min(variants, key=len)]
        return short[crc32(self.event.encode()) % len(short)]

    def _sentence_variants(self, key: str, phrases: Mapping[str, Phrase]) -> list[str]:
        variants: list[str] = []
        while self._texts.has_text(f"chronicle-{key}-{len(variants) + 1}"):
            said = self.say(f"{key}-{len(variants) + 1}", **phrases)
            variants.append(sentence_case(said.replace("  ", " ").strip()))
        return variants


class StoryContext(Struct, frozen=True):
    """What sentences need of earlier events: the paragraph read last, and the sex of the hero whose turn it
    is.
    """

    read: Event | None
    sex: str


def find_story_context(earlier_events: Iterable[Event]) -> StoryContext:
    """The context after these events, which come latest first."""
    read = turn = None
    for event in earlier_events:
        if event.key in ("read", "reading") and read is None:
            read = event
        if event.key == "turn" and turn is None:
            turn = event
        if turn is not None and read is not None:
            break
    return StoryContext(read, _sex_of_hero_in_turn(turn) if turn is not None else "m")


def _sex_of_hero_in_turn(turn: Event) -> str:
    return str(turn.args.get("sex", "m"))


class LivePages(PageBuilder):
    """Builds pages for the browser. `heroes` are the heroes' names by seat, as far as they are known."""

    def __init__(
        self,
        nights_texts: NightsTexts,
        roads: ShortestPaths,
        heroes: Mapping[str, str],
        context: StoryContext,
    ) -> None:
        super().__init__(nights_texts.localizer, nights_texts.sentences)
        self._heroes = heroes
        self._phrases = nights_texts.phrases
        self._narrator = EventNarrator(
            nights_texts.localizer.language, "serai.games.nights.locales:chronicle"
        )
        self._narrative = NarrativeSentences(nights_texts, self._narrator, roads, heroes)
        self._read = context.read
        self._sex = context.sex

    def passages_of_event(self, event: Event, names: Names) -> list[Passage]:
        if event.key == "turn":
            self._sex = _sex_of_hero_in_turn(event)
        if event.key in OF_PLAYERS or str(event.args.get("seat", "")) not in self._heroes:
            return super().passages_of_event(event, names)
        if event.key in NARRATED and "reason" not in event.args:
            sentence = self._narration_of_event(event)
            if event.key == "met" and event.args["being"]:  # the tale's title names the being
                being = self._phrases.being_name(str(event.args["being"]), str(event.args["adjective"]))
                return [Passage("said", sentence_case(being), heard=sentence)]
            return [Passage("said", sentence)] if sentence else []
        if event.key == "reacted":
            # The meeting has just named the hero.
            sentence = self._narrative.log_sentence_without_reason(event)
            return [Passage("said", replace_name_with_pronoun(sentence, self._narrator.pronoun(self._sex)))]
        return super().passages_of_event(event, {**names, **self._heroes})

    def _narration_of_event(self, event: Event) -> str:
        # After another tale, even the same hero in the same place gets a new sentence.
        before = self._read.args["paragraph"] if self._read is not None else ""
        self._narrator.event = " ".join(str(one) for one in (event.key, before, *event.args.values()))
        sentence = self._narrative.story_sentence(event, self._narrator.pronoun(self._sex))
        return remove_name_marks(sentence)
