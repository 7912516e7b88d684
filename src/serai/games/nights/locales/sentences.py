"""Sentences for events and decisions, and the texts of the tale.

Sentences name players, whose grammatical gender is unknown, so no word may agree with a player. Words that
agree with the hero get the hero's sex from the event or the caller.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, cast

from serai.book.vocabulary import REACTIONS
from serai.games.nights.locales.phrases import FACE_WORDS, NightsPhrases, display_name
from serai.games.nights.locales.questions import NightsQuestions
from serai.locales.localizer import CardText
from serai.locales.texts import Names, Phrase
from serai.table import Decision, Event
from serai.table.events import Argument

if TYPE_CHECKING:
    from serai.book.lexicon import Sex
    from serai.locales.localizer import Localizer

SILENT = frozenset({"only-option"})
"""Events without a sentence: the next event says what the only option was."""

_OF_THE_TABLE = frozenset({"seated", "undone", "rules-changed", "what-if"})
"""Events with the same sentences in all games."""

SEATS = frozenset({"seat", "to", "player", "reader", "matrix_reader", "giver", "rival"})
SPACES = frozenset({"space", "origin", "city", "place"})
CARDS = frozenset({"card", "treasure", "quest"})
STATUS = frozenset({"old", "new"})


class NightsSentences:
    def __init__(self, localizer: "Localizer") -> None:
        self._localizer = localizer
        self._say = localizer.say
        self.phrases = NightsPhrases(localizer)
        self._questions = NightsQuestions(localizer, self.phrases)

    # Events

    def event_sentence(self, event: Event, names: Names) -> str | None:
        """The sentence of an event, and of its reason if a rule caused it."""
        told = self._event_sentence_without_reason(event, names)
        why = f"reason-{event.args.get('reason', '')}"
        return (
            self._say("told-why", told=told, why=self._say(why))
            if told and self._localizer.has_text(why)
            else told
        )

    def _event_sentence_without_reason(self, event: Event, names: Names) -> str | None:
        if event.key in SILENT:
            return ""
        key = f"event-{event.key}"
        arguments = event.args
        match event.key:
            case "status-gained" | "status-lost":
                told = "gained" if event.key == "status-gained" else "ended"
                seat = display_name(arguments["seat"], names)
                return self._say(f"status-{arguments['status']}.{told}", seat=seat)
            case "destiny-gained" | "destiny-lost" | "story-gained" | "story-lost":
                of = "destiny" if event.key.startswith("destiny") else "story"
                points = self.phrases.points_phrase(of, cast("int", arguments["points"]))
                return self._say(key, seat=display_name(arguments["seat"], names), points=points)
            case "reacted":
                return self._reaction_sentence(arguments, names)
            case "met":
                return self._meeting_sentence(arguments, names)
            case "turn":
                return self._turn_sentence(arguments, names)
            case "won":
                winners = [display_name(seat, names) for seat in cast("list[str]", arguments["seats"])]
                listed = self._localizer.join_list(winners) if winners else ""
                return self._say(key, seats=listed, count=len(winners))
            case _ if not self._localizer.has_text(key) or event.key in _OF_THE_TABLE:
                return None
            case _:
                return self._say(
                    self._message_key(event), **self._message_variables_from_arguments(arguments, names)
                )

    def _message_key(self, event: Event) -> str:
        """The message key, which may depend on the reason or on the hero concerned."""
        arguments, key = event.args, f"event-{event.key}"
        by_why = f"{key}-{arguments.get('why', '')}"
        if self._localizer.has_text(by_why):
            return by_why
        if event.key == "passed-on" and arguments["seat"] == arguments["to"]:
            return f"{key}-alone"
        if event.key == "contest" and not arguments["rival"]:
            return f"{key}-alone"
        return key

    def _message_variables_from_arguments(
        self, arguments: Mapping[str, Argument], names: Names
    ) -> dict[str, Phrase]:
        phrases: dict[str, Phrase] = {}
        for name, argument in arguments.items():
            phrases |= self._message_variables_from_argument(name, argument, arguments, names)
        return phrases

    def _message_variables_from_argument(
        self, name: str, argument: Argument, arguments: Mapping[str, Argument], names: Names
    ) -> dict[str, Phrase]:
        """The phrases for one argument of an event."""
        phrases, sex = self.phrases, str(arguments.get("sex", "m"))
        match name, argument:
            case _, str() if name in SEATS:
                return {name: display_name(argument, names)}
            case _, str() if name in SPACES:
                return {name: phrases.space_name(argument)}
            case _, str() if name in CARDS:
                return {name: phrases.card_name(argument)}
            case _, str() if name in STATUS:
                return {name: phrases.status_name(argument, sex)}
            case "status", str():
                # Each status has its own sentence about the city it marks.
                return {name: argument if "city" in arguments else phrases.status_name(argument, sex)}
            case "hero", str():
                return {name: phrases.hero_name(argument)}
            case "skill", str():
                return {name: phrases.skill_with_article(argument)}
            case "level", str():
                return {"wealth": phrases.wealth_name(argument, sex)}
            case "change", int():
                return {"rises": "yes" if argument > 0 else "no"}
            case (("destiny" | "story"), int()):
                return {name: phrases.points_phrase(name, argument)}
            case "dice", list():
                return {name: self.dice_text(cast("list[int]", argument))}
            case "face", str():
                return {name: FACE_WORDS[argument]}
            case "paragraph", str():
                return {"number": self.phrases.book.paragraphs[argument].number}
            case "section", str():
                return {"heading": phrases.heading_text(argument, sex)}
            case "token", str():
                return {name: phrases.token_name(argument)}
            case "ending", str():
                return {name: self._say(f"ending-{argument}")}
            case _, str() | int():
                return {name: argument}
            case _:
                return {}

    def _turn_sentence(self, arguments: Mapping[str, Argument], names: Names) -> str:
        """Whose turn it is, who reads, and reminders (N3.1, N3.2)."""
        seat, reader = display_name(arguments["seat"], names), display_name(arguments["reader"], names)
        if arguments["seat"] == arguments["reader"]:
            turn = self._say("event-turn-alone", seat=seat)
        else:
            turn = self._say("event-turn", seat=seat, reader=reader)
        sex = str(arguments.get("sex", "m"))
        things = [
            *(self.phrases.status_name(one, sex) for one in cast("list[str]", arguments.get("statuses", []))),
            *(self.phrases.card_name(one) for one in cast("list[str]", arguments.get("treasures", []))),
        ]
        if not things:
            return turn
        return self._say("event-turn-announced", turn=turn, things=self._localizer.join_list(things))

    def _meeting_sentence(self, arguments: Mapping[str, Argument], names: Names) -> str:
        seat, noun = display_name(arguments["seat"], names), str(arguments["being"])
        if not noun:
            return self._say("event-badly-lost", seat=seat)
        kind, being = self.phrases.being_kind_and_phrase(noun, str(arguments["adjective"]), definite=False)
        return self._say("event-met", seat=seat, being=being, kind=kind)

    def _reaction_sentence(self, arguments: Mapping[str, Argument], names: Names) -> str:
        seat, reaction = display_name(arguments["seat"], names), str(arguments["reaction"])
        place = str(arguments.get("place", ""))
        if reaction in REACTIONS and not place:
            return self._say(f"reaction-{reaction}.told", seat=seat)
        return self._say("event-chose-in-place", seat=seat, choice=self.phrases.choice_label(reaction, place))

    # The tale

    def text_to_read_aloud(self, event: Event, read: Event | None = None) -> str:
        """The text to read aloud at an event (`read`, `section`, `place`, steps and ends of quests), or "".

        `read` is the latest event with that key, which names the being.
        """
        arguments = (read.args if read is not None else {}) | event.args
        sex = cast("Sex", arguments.get("sex", "m"))
        being, adjective = str(arguments.get("being", "")), str(arguments.get("adjective", ""))
        match event.key:
            case "read" | "reading":
                return self.phrases.opening_text(str(arguments["paragraph"]), sex, being, adjective)
            case "section" | "reading-section":
                paragraph, section = str(arguments["paragraph"]), str(arguments["section"])
                return self.phrases.section_text(paragraph, section, sex, being, adjective)
            case "place":
                return self.phrases.place_text(str(arguments["place"]), sex)
            case "claimed" | "quest-treasure":
                step = "treasure" if event.key == "quest-treasure" else str(event.args["place"])
                return self.phrases.quest_step_text(str(event.args.get("quest", "")), step)
            case "quest-finished":
                return self.phrases.quest_end_text(str(event.args["quest"]))
            case _:
                return ""

    def headings_line(self, event: Event) -> str:
        """The headings of the paragraph just read, as one line; "" if there is no choice."""
        headings = cast("list[str]", event.args.get("headings", []))
        sex = str(event.args.get("sex", "m"))
        said = [self.phrases.heading_text(one, sex) for one in headings]
        if len(said) <= 1:
            return ""
        listed = reduce(lambda before, last: self._say("headings-list", before=before, last=last), said)
        return self._say("event-headings", headings=listed)

    # Decisions

    def question_text(self, decision: Decision, names: Names, sex: str = "m") -> str:
        return self._questions.question_text(decision, names, sex)

    def subject_name(self, decision: Decision) -> str:
        return self._questions.subject_name(decision)

    def rule_for_decision(self, decision: Decision | None) -> str:
        return self._questions.rule_for_decision(decision)

    def option_label(self, decision: Decision, option: str, names: Names, sex: str = "m") -> str:
        return self._questions.option_label(decision, option, names, sex)

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        """Renders a hint: ids become phrases as in events, floats become percentages."""
        words = {name: one for name, one in args.items() if not isinstance(one, float)}
        shares = {
            name: self._localizer.chance_text(one) for name, one in args.items() if isinstance(one, float)
        }
        return self._say(reason, **self._message_variables_from_arguments(words, names), **shares)

    # Cards and dice

    def card_text(self, card_id: str) -> CardText:
        """The name and text of a treasure, quest or encounter card."""
        name = self.phrases.card_name(card_id)
        return CardText(name=name, the=name, condition="", effect=self.phrases.card_text(card_id), points="")

    def dice_text(self, numbers: Sequence[int]) -> str:
        return self._localizer.join_list(map(str, numbers))
