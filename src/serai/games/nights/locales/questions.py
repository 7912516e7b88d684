"""The texts of decisions and of their options."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import to_builtins

from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.decision_subject import Leads, concerned_seat, subject_of
from serai.games.nights.locales.phrases import FACE_WORDS, NightsPhrases, display_name
from serai.games.nights.world import Being
from serai.locales.texts import Names, Phrase
from serai.table import Decision

if TYPE_CHECKING:
    from serai.locales.localizer import Localizer

BADLY_LOST = "G"
"""The matrix of encounters without a being (N10.15)."""
DECIDED_BY_ANOTHER = frozenset({"ensorcelled", "entry", "number", "place", "quest-place", "reaction"})
"""What another player, named by the hero's player, decides because of the status."""


def is_roll_change_by_treasure(decision: Decision) -> bool:
    """Whether a treasure lets the player change a roll by one; Blessed and Accursed have other questions."""
    return (
        decision.kind == "number"
        and "roll" not in decision.options
        and concerned_seat(decision) == decision.seat
    )


class NightsQuestions:
    """`sex` is that of the hero the decision is about."""

    def __init__(self, localizer: "Localizer", phrases: NightsPhrases) -> None:
        self._localizer = localizer
        self._say = localizer.say
        self._phrases = phrases

    def question_text(self, decision: Decision, names: Names, sex: str = "m") -> str:
        subject, said = subject_of(decision), self._phrases
        met = subject.encounter
        phrases: dict[str, Phrase] = {"seat": display_name(decision.seat, names)}
        if subject.hero:
            phrases["hero"] = display_name(subject.hero, names)
        if met.matrix:
            phrases["kind"], phrases["being"] = said.being_kind_and_phrase(
                met.being or "-", met.adjective, definite=True
            )
        if subject.award:
            phrases["award"] = said.awards.comma_separated_awards(subject.award, sex)
        if subject.card:
            phrases["card"] = said.card_name(subject.card)
        if subject.treasure:
            phrases["treasure"] = said.card_name(subject.treasure)
        if met.place:
            phrases["place"] = said.space_name(met.place)
        if subject.status:
            phrases["status"] = said.status_name(subject.status, sex)
        if subject.skill:
            phrases["skill"] = said.skill_with_article(subject.skill)
        if subject.face:
            phrases["face"] = FACE_WORDS[subject.face]
        phrases["result"] = "" if subject.result is None else str(subject.result)
        key = next(key for key in self._question_keys(decision) if self._localizer.has_text(key))
        return self._say(key, **phrases)

    def subject_name(self, decision: Decision) -> str:
        """The being or Place that a decision is about, for a title; "" if none."""
        met = subject_of(decision).encounter
        if met.place in self._phrases.book.places:
            return self._phrases.space_name(met.place)
        return self._phrases.being_name(met.being, met.adjective) if met.being else ""

    def _question_keys(self, decision: Decision) -> Iterator[str]:
        """The message keys to try for a question, the most specific first."""
        subject, key = subject_of(decision), f"question-{decision.kind}"
        if decision.kind == "declare" and "declare" not in decision.options:
            key += "-not-yet"
        if is_roll_change_by_treasure(decision):
            key += "-nudged"
        if decision.kind == "reaction":
            met = subject.encounter
            key += "-place" if met.place else "-lost" if met.matrix == BADLY_LOST else ""
        if concerned_seat(decision) != decision.seat:
            yield f"{key}-for"
        if decision.kind in ("use", "gift"):
            yield from (f"{key}-{name}" for name in to_builtins(subject))
        yield from (f"{key}-{name}" for name in (subject.status, subject.why) if name)
        yield key

    def rule_for_decision(self, decision: Decision | None) -> str:
        """The rule for the current decision, or "" if there is nothing to add."""
        key = _rule_message_key(decision) if decision is not None else ""
        return self._say(key) if key and self._localizer.has_text(key) else ""

    def option_label(self, decision: Decision, option: str, names: Names, sex: str = "m") -> str:
        subject = subject_of(decision)
        match decision.kind:
            case _ if option.startswith("pay:"):  # for a geas; any decision may offer it (N10.29)
                return self._action_label(decision, option, names, sex)
            case "skill" | "lose-skill":
                return self._phrases.skill_name(option)
            case "lose-status" if option != "done":
                return self._phrases.status_name(option, sex)
            case "lose-treasure" | "treasure" | "quest" | "card" if option != "done":
                return self._phrases.card_name(option)
            case "space" | "place" | "city" | "quest-place":
                return self._phrases.space_name(option)
            case "player" if option != "done":
                return display_name(option, names)
            case "patient" if option != "done":
                seat, _, status = option.rpartition(":")
                return self._say(
                    "option-patient", to=display_name(seat, names), status=self._phrases.status_name(status)
                )
            case "face":
                return self._say(f"option-face-{FACE_WORDS[option]}")
            case "time":
                return self._say(f"time-{option}")
            case "reaction":
                if subject.encounter.place:
                    return self._phrases.choice_label(option, subject.encounter.place)
                return self._say(f"reaction-{option}")
            case "section":
                return self._phrases.heading_text(option, sex)
            case "choose":
                return self._phrases.awards.offer_phrase(subject.branches[option], sex)
            case "number" | "entry" if option.isdecimal():
                return self._number_label(option, subject.leads.get(option), sex)
            case "offer" if option in subject.branches:
                award = self._phrases.awards.offer_phrase(subject.branches[option], sex)
                return self._say(f"option-{option}-award", award=award)
            case _:
                return self._action_label(decision, option, names, sex)

    def _number_label(self, number: str, leads: Leads | None, sex: str) -> str:
        """The label of a number, with what it leads to if the player may see that (N17.3)."""
        match leads:
            case None:
                return self._say("option-number", number=number)
            case Being():
                said = self._phrases.being_name(leads.noun, leads.adjective)
            case str():
                said = self._say(f"leads-{leads}")
            case _:
                said = self._phrases.awards.comma_separated_awards(leads, sex)
        return self._say("option-number-leads", number=number, leads=said)

    def _action_label(self, decision: Decision, option: str, names: Names, sex: str) -> str:
        """The label of a plain option (`stay`), or of one with arguments (`give:Bo:magic`)."""
        verb, *rest = option.split(":")
        match verb, rest:
            case "goal", [targets]:
                destiny, _, story = targets.partition("-")
                return self._say(
                    "option-goal",
                    destiny=self._phrases.points_phrase("destiny", int(destiny)),
                    story=self._phrases.points_phrase("story", int(story)),
                )
            case "move", [space]:
                return self._say("option-move", space=self._phrases.space_name(space))
            case "master", [skill]:
                return self._say("option-master", skill=self._phrases.skill_with_article(skill))
            case "master", [skill, number]:
                face = FACE_WORDS[DESTINY_FACES[int(number) - 1]]
                return self._say(
                    "option-master-which", skill=self._phrases.skill_with_article(skill), face=face
                )
            case "play", [card]:
                return self._say("option-play", card=self._phrases.card_name(card))
            case (("sell" | "use"), [treasure]):
                return self._say(f"option-{verb}", treasure=self._phrases.card_name(treasure))
            case "give", ["city", skill]:
                return self._say("option-give-city", skill=self._phrases.skill_with_article(skill))
            case "give", [to, skill]:
                return self._say(
                    "option-give", to=display_name(to, names), skill=self._phrases.skill_with_article(skill)
                )
            case "pay", [status, *to]:
                return self._payment_label(status, to, names, sex)
            case "swap", [status, *old]:
                key = "option-swap-old" if old else "option-swap"
                before = self._phrases.status_name(old[0], sex) if old else ""
                return self._say(key, status=self._phrases.status_name(status, sex), old=before)
            case _:
                kind, why, word = decision.kind, subject_of(decision).why, "-".join((verb, *rest))
                special = (f"option-{kind}-{why}-{word}", f"option-{kind}-{word}")
                return self._say(next(filter(self._localizer.has_text, special), f"option-{word}"))

    def _payment_label(self, status: str, to: Sequence[str], names: Names, sex: str) -> str:
        from serai.games.nights.statuses.paying import PASSED_ON, RELEASED_BY_DESTINY

        said = self._phrases.status_name(status, sex)
        if not to:
            if status not in RELEASED_BY_DESTINY:
                return self._say("option-pay-wealth")
            points = self._phrases.points_phrase("destiny", RELEASED_BY_DESTINY[status])
            return self._say("option-pay-destiny", points=points, status=said)
        points = self._phrases.points_phrase("destiny", PASSED_ON[status].destiny)
        return self._say("option-pay", points=points, status=said, to=display_name(to[0], names))


def _rule_message_key(decision: Decision) -> str:
    """The message key of the rule for a decision; there is no such message where no rule applies."""
    subject, key = subject_of(decision), f"moment-{decision.kind}"
    match decision.kind:
        case "number" if is_roll_change_by_treasure(decision):
            return f"{key}-nudged"
        case "declare" if "declare" not in decision.options:
            return f"{key}-not-yet"
        case "declare" if subject.why:
            return f"{key}-{subject.why}"
        case "entry" if concerned_seat(decision) == decision.seat:  # a die was rolled
            return f"{key}-near"
        case "gift" if subject.treasure:
            return f"{key}-treasure"
        case "player" if subject.why not in DECIDED_BY_ANOTHER:
            return f"{key}-{subject.why}"
        case _:
            return key
