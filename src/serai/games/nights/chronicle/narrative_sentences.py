"""Events as sentences of a story: heroes by name, journeys in words. Chronicles and live pages share them."""

from collections.abc import Mapping

from serai.book.vocabulary import PLACES
from serai.chronicle.narrator import Narrator, mark_name_for_pronoun
from serai.games.nights.chronicle.journeys import ShortestPaths
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.table import Event

VARIED = {"rejected": "reject", "rerolled": "again", "retold": "retell"}
"""Events frequent enough to need several variants."""

NO_ROAD = ("transport", "placed", "arrow", "arrested")


class NarrativeSentences:
    """`heroes` are the names of the heroes by seat."""

    def __init__(
        self, nights_texts: NightsTexts, narrator: Narrator, roads: ShortestPaths, heroes: Mapping[str, str]
    ) -> None:
        self._nights_texts = nights_texts
        self._narrator = narrator
        self._roads = roads
        self._heroes = heroes
        self._marked_names = {seat: mark_name_for_pronoun(name) for seat, name in heroes.items()}

    def story_sentence(self, event: Event, pronoun: str | None) -> str:
        """One of the variants for an event, or else the log's sentence without its reason.

        Empty if the text of a Place follows. In a meeting, `pronoun` replaces the hero's name.
        """
        arguments, narrator, phrases = event.args, self._narrator, self._nights_texts.phrases
        hero = self._heroes.get(str(arguments.get("seat", "")), "")
        match event.key:
            case "moved" if arguments.get("how") not in NO_ROAD:
                origin, space = str(arguments["origin"]), str(arguments["space"])
                if space in PLACES:
                    return ""  # the text of the Place follows
                if origin in PLACES:
                    return self.log_sentence_without_reason(event)
                way = self._roads.way_of_travel(origin, space)
                return narrator.say_next_variant(
                    way, hero=hero, origin=phrases.space_name(origin), space=phrases.space_name(space)
                )
            case "stayed":
                return narrator.say_next_variant(
                    "stay", hero=hero, space=phrases.space_name(str(arguments["space"]))
                )
            case "met" if arguments["being"]:
                noun, adjective = str(arguments["being"]), str(arguments["adjective"])
                key = "find" if self._is_thing(noun) else "meet"
                who = hero if pronoun is None else pronoun.lower()
                return narrator.say_next_variant(key, who=who, being=phrases.being_name(noun, adjective))
            case "played":
                return narrator.say_sentence(
                    "promised", hero=hero, card=phrases.card_name(str(arguments["card"]))
                )
            case "rejected" | "rerolled" | "retold":
                return narrator.say_next_variant(VARIED[event.key], hero=hero)
            case _:
                return self.log_sentence_without_reason(event)

    def log_sentence_without_reason(self, event: Event) -> str:
        """The log's sentence without its reason. `join_sentences` may replace the names in it."""
        told = Event(event.key, {name: one for name, one in event.args.items() if name != "reason"})
        return self._nights_texts.localizer.event_sentence(told, self._marked_names)

    def _is_thing(self, noun: str) -> bool:
        phrases = self._nights_texts.phrases
        return noun in phrases.book.lexicon.beings and phrases.is_thing(noun)
