"""The sentences of King of Dice: phrases for cards, dice, places and endings."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from serai.games.dice.cards import INHABITANTS, PENALTIES, POINTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.faces import PATTERNS
from serai.locales.frames import SentenceFrame, placeholder_for_slot
from serai.locales.localizer import CardText
from serai.locales.texts import Names, Phrase
from serai.table import Decision, Event

if TYPE_CHECKING:
    from serai.locales.localizer import Localizer

_FRAMES_KNOWN = 4096

SEAT_ARGUMENTS = frozenset({"seat", "to", "first"})
"""The arguments that name a seat."""

FixedArgument = str | int | tuple[str | int, ...] | dict[str, int]
"""An argument with the same phrase at every table."""

SILENT = frozenset({"only-option"})
"""Events without a sentence: the `took` or `dragon-given` that follows says what the only option was."""

EVENTS = frozenset(
    {
        "set-up",
        "turn",
        "rolled",
        "stopped",
        "took",
        "bonus-left",
        "took-place",
        "place-left",
        "dragon-given",
        "penalty",
        "penalty-shown",
        "discarded",
        "refilled",
        "extra-turn",
        "extra-turn-passed",
        "ended",
        "scored",
        "won",
    }
)


class DiceSentences:
    def __init__(self, localizer: "Localizer") -> None:
        self._localizer = localizer
        self._say = localizer.say
        self._between = ", " if localizer.in_words else " "
        self._event_frame = lru_cache(_FRAMES_KNOWN)(self._make_event_frame)
        self._roll_frame = cache(self._make_roll_frame)
        self._card_text = cache(self._make_card_text)
        self._question_frame = lru_cache(_FRAMES_KNOWN)(self._make_question_frame)

    # Events

    def event_sentence(self, event: Event, names: Names) -> str | None:
        if event.key == "rolled":
            return self._roll_sentence(event.args, names)
        if event.key not in EVENTS:
            return "" if event.key in SILENT else None
        filled: dict[str, str] = {}
        fixed: list[tuple[str, FixedArgument]] = []
        for name, argument in event.args.items():
            if name in SEAT_ARGUMENTS and isinstance(argument, str):
                filled[name] = names.get(argument, argument)
            elif not isinstance(argument, list):
                fixed.append((name, argument))
            elif name == "seats":
                winners = [names.get(str(seat), str(seat)) for seat in argument]
                filled[name] = self._localizer.join_list(winners)
                fixed.append(("count", len(winners)))
            elif name == "row":
                filled[name] = self._localizer.join_list(
                    self._card_with_condition(str(card)) for card in argument
                )
            else:
                fixed.append((name, tuple(argument)))
        return self._event_frame(event.key, tuple(filled), tuple(fixed)).fill_slots(filled)

    def _roll_sentence(self, arguments: Mapping[str, Any], names: Names) -> str:
        """The sentence of the most frequent event, built without Fluent for speed."""
        seat = arguments["seat"]
        filled = {"seat": names.get(seat, seat), "dice": self.dice_text(arguments["dice"])}
        return self._roll_frame((*arguments["thrown"],)).fill_slots(filled)

    def _make_roll_frame(self, thrown: tuple[int, ...]) -> SentenceFrame:
        return self._make_event_frame("rolled", ("seat", "dice"), (("thrown", thrown),))

    def _make_event_frame(
        self, key: str, slots: tuple[str, ...], fixed: tuple[tuple[str, FixedArgument], ...]
    ) -> SentenceFrame:
        """The sentence of an event, with slots for names and dice."""
        phrases: dict[str, Phrase] = {name: placeholder_for_slot(name) for name in slots}
        arguments = dict(fixed)
        for name, argument in fixed:
            if name == "along" or (name == "points" and "card" in arguments):
                continue  # the card's phrase includes its points; a fairy's depend on other cards
            phrases |= self._message_variables_from_argument(name, argument)
        key = "took-along" if arguments.get("along") else key
        return SentenceFrame(self._say(f"event-{key}", **phrases))

    def _message_variables_from_argument(self, name: str, argument: FixedArgument) -> dict[str, Phrase]:
        """The phrases for an argument of an event or a hint."""
        match name, argument:
            case "card", str():
                card = self.card_text(argument)
                return {"card": card.the, "condition": card.condition, "points": card.points}
            case "penalty", str():
                return {"points": self._localizer.points_text(POINTS[argument])}
            case "thrown", tuple():
                return {"thrown": self._localizer.join_list(map(str, argument)), "count": len(argument)}
            case "ending", str():
                return {"ending": self.ending_clause(argument)}
            case "points", int():
                return {"points": self._localizer.points_text(argument)}
            case _, int():
                return {name: argument}
            case _:
                raise TypeError(f"“{name}” is no argument of a King of Dice event")

    def _card_with_condition(self, card_id: str) -> str:
        card = self.card_text(card_id)
        return self._say("card-in-row", card=card.the, condition=card.condition)

    def ending_clause(self, ending: str) -> str:
        """Why the game is over, as a clause of a sentence."""
        kind, _, place = ending.partition("-")
        return self._say(f"ending-{kind}", place=self._say(f"place-{place}.the") if place else "")

    # Decisions

    def question_text(self, decision: Decision, names: Names) -> str:
        seat = names.get(decision.seat, decision.seat)
        return self._question_frame(decision.kind, card_of_decision(decision)).fill_slots({"seat": seat})

    def _make_question_frame(self, kind: str, card: str) -> SentenceFrame:
        phrases = self._message_variables_from_argument("card", card) if card else {}
        return SentenceFrame(self._say(f"question-{kind}", seat=placeholder_for_slot("seat"), **phrases))

    def option_label(self, decision: Decision, option: str, names: Names) -> str:
        match decision.kind:
            case "keep" if option.startswith("keep:"):
                kept = option.removeprefix("keep:")
                if not kept:
                    return self._say("option-keep-none")
                dice = kept.split(",")
                return self._say("option-keep", count=len(dice), kept=self._localizer.join_list(dice))
            case "take":
                card = self.card_text(option)
                return self._say("option-take", name=card.name, condition=card.condition, points=card.points)
            case "dragon":
                return self._say("option-dragon", to=names.get(option, option))
            case kind:
                card_id = card_of_decision(decision)
                phrases: dict[str, Phrase] = {"card": self.card_text(card_id).the} if card_id else {}
                return self._say(f"option-{kind}-{option}", **phrases)

    def hint_sentence(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        """Renders a hint: cards and seats become phrases, floats become percentages."""
        phrases: dict[str, Phrase] = {}
        for name, argument in args.items():
            if isinstance(argument, float):
                phrases[name] = self._localizer.chance_text(argument)
            elif name in SEAT_ARGUMENTS and isinstance(argument, str):
                phrases[name] = names.get(argument, argument)
            else:
                phrases |= self._message_variables_from_argument(name, argument)
        return self._say(reason, **phrases)

    # Cards and dice

    def card_text(self, card_id: str) -> CardText:
        """The text of any of the 65 cards; places and villains have no condition."""
        return self._card_text(card_id)

    def _make_card_text(self, card_id: str) -> CardText:
        inhabitant = INHABITANTS.get(card_id)
        points = self._localizer.points_text(POINTS[card_id])
        if inhabitant is None:
            key = "villain" if card_id in PENALTIES else f"place-{card_id.rpartition('-')[0]}"
            return CardText(self._say(key), self._say(f"{key}.the"), "", "", points)
        key = f"kind-{inhabitant.kind}"
        return CardText(
            name=self._say(key),
            the=self._say(f"{key}.the"),
            condition=self._say(f"condition-{card_id}"),
            effect=self._say(f"{key}.effect") if self._localizer.has_text(f"{key}.effect") else "",
            points=self._say("points-fairy") if inhabitant.kind == "fairy" else points,
        )

    def dice_text(self, numbers: Sequence[int]) -> str:
        a, b, c, d, e, f = numbers
        first, second, third = self._texts_of_pairs
        return self._between.join((first[a][b], second[c][d], third[e][f]))

    @cached_property
    def _texts_of_pairs(self) -> list[list[list[str]]]:
        """Texts for the two dice of each pattern: `_texts_of_pairs[pattern][number][number]`."""
        faces = [
            [self._face_text(number, colour) if number else "" for number, colour in enumerate(colours)]
            for colours in PATTERNS
        ]
        return [[[self._between.join((one, other)) for other in texts] for one in texts] for texts in faces]

    def _face_text(self, number: int, colour: str) -> str:
        if self._localizer.in_words:
            return self._say("die-in-words", number=number, colour=self._say(f"colour-{colour}"))
        return f"{number}{self._say(f'colour-{colour}.mark')}"
