"""What the Nights ask, and what each option means."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from serai.book.vocabulary import MATRICES
from serai.games.nights.words.phrases import FACES, NightsPhrases, shown
from serai.locales.texts import Names, Phrase
from serai.table import Decision

if TYPE_CHECKING:
    from serai.locales.speaker import Speaker

BADLY_LOST = "G"
"""The matrix on which nobody is met (N10.15)."""


def is_nudge(decision: Decision) -> bool:
    """Whether a treasure turns a roll up or down: a blessed hero may also roll, and a curse asks another."""
    return (
        decision.kind == "number"
        and "roll" not in decision.options
        and decision.about.get("hero", decision.seat) == decision.seat
    )


class NightsQuestions:
    """`sex` is that of the hero whom a question is about."""

    def __init__(self, speaker: "Speaker", phrases: NightsPhrases) -> None:
        self._speaker = speaker
        self._say = speaker.say
        self._phrases = phrases

    def question(self, decision: Decision, names: Names, sex: str = "m") -> str:
        """`sex` is that of the hero whom the question is about."""
        about = decision.about
        phrases: dict[str, Phrase] = {"seat": shown(decision.seat, names)}
        if "hero" in about:
            phrases["hero"] = shown(about["hero"], names)
        if "being" in about:
            phrases["kind"], phrases["being"] = self._phrases.being_of_kind(
                about["being"] or "-", about.get("adjective", ""), definite=True
            )
        if "award" in about:
            phrases["award"] = self._phrases.awards.said(about["award"], sex)
        for name in ("card", "treasure"):
            if name in about:
                phrases[name] = self._phrases.card(about[name])
        if "place" in about:
            phrases["place"] = self._phrases.space(about["place"])
        if "status" in about:
            phrases["status"] = self._phrases.status(about["status"], sex)
        if "skill" in about:
            phrases["skill"] = self._phrases.the_skill(about["skill"])
        if "face" in about:
            phrases["face"] = FACES[about["face"]]
        phrases["result"] = about.get("result", "")
        key = next(key for key in self._question_keys(decision) if self._speaker.has(key))
        return self._say(key, **phrases)

    def subject(self, decision: Decision) -> str:
        """Whom or what a question is about, for a title: a being or a Place; "" where it is nobody."""
        about = decision.about
        if (place := about.get("place", "")) in self._phrases.book.places:
            return self._phrases.space(place)
        being = about.get("being", "")
        return self._phrases.called(being, about.get("adjective", "")) if being else ""

    def _question_keys(self, decision: Decision) -> Iterator[str]:
        """The keys under which a question may stand, the most special first."""
        about, key = decision.about, f"question-{decision.kind}"
        if decision.kind == "declare" and "declare" not in decision.options:
            key += "-not-yet"
        if is_nudge(decision):
            key += "-nudged"
        if decision.kind == "reaction":
            key += "-place" if "place" in about else "-lost" if about.get("matrix") == BADLY_LOST else ""
        if about.get("hero", decision.seat) != decision.seat:
            yield f"{key}-for"
        if decision.kind in ("use", "gift"):
            yield from (f"{key}-{name}" for name in about)
        for name in ("status", "why"):
            if name in about:
                yield f"{key}-{about[name]}"
        yield key

    def option(self, decision: Decision, option: str, names: Names, sex: str = "m") -> str:
        about = decision.about
        match decision.kind:
            case _ if option.startswith("pay:"):  # of a geas, among the options of any question (N10.29)
                return self._deed(decision.kind, option, names, sex)
            case "skill" | "lose-skill":
                return self._phrases.skill(option)
            case "lose-status" if option != "done":
                return self._phrases.status(option, sex)
            case "lose-treasure" | "treasure" | "quest" | "card" if option != "done":
                return self._phrases.card(option)
            case "space" | "place" | "city" | "quest-place":
                return self._phrases.space(option)
            case "player" if option != "done":
                return shown(option, names)
            case "patient" if option != "done":
                seat, _, status = option.rpartition(":")
                return self._say("option-patient", to=shown(seat, names), status=self._phrases.status(status))
            case "face":
                return self._say(f"option-face-{FACES[option]}")
            case "time":
                return self._say(f"time-{option}")
            case "reaction":
                if "place" in about:
                    return self._phrases.choice(option, about["place"])
                return self._say(f"reaction-{option}")
            case "section":
                return self._phrases.heading(option, sex)
            case "choose":
                return self._phrases.awards.offered(about[option], sex)
            case "number" | "entry" if option.isdecimal():
                return self._number(option, about, sex)
            case "offer" if about.get(option, "").startswith("["):
                return self._say(
                    f"option-{option}-award", award=self._phrases.awards.offered(about[option], sex)
                )
            case _:
                return self._deed(decision.kind, option, names, sex)

    def _number(self, number: str, about: Mapping[str, str], sex: str) -> str:
        if number not in about:
            return self._say("option-number", number=number)
        leads = self._leads(about.get("why", "chart"), about[number], sex)
        return self._say("option-number-leads", number=number, leads=leads)

    def _leads(self, why: str, entry: str, sex: str) -> str:
        """What a number of a chart or table leads to, for the one who must name it (N17.3)."""
        match why:
            case "chart" | "lover":
                words = entry.split()
                if words[-1] in MATRICES:
                    words.pop()
                *adjective, noun = words
                return self._phrases.called(noun, " ".join(adjective))
            case "jailer":
                return self._phrases.called("jailer", entry)
            case "pursuit":
                return self._say(f"leads-{entry}")
            case _:
                return self._phrases.awards.said(entry, sex)

    def _deed(self, kind: str, option: str, names: Names, sex: str) -> str:
        """An option that is a word of the game, `stay`, or one with what it is done with, `give:Bo:magic`."""
        verb, *rest = option.split(":")
        match verb, rest:
            case "goal", [targets]:
                destiny, _, story = targets.partition("-")
                return self._say(
                    "option-goal",
                    destiny=self._phrases.points("destiny", int(destiny)),
                    story=self._phrases.points("story", int(story)),
                )
            case "move", [space]:
                return self._say("option-move", space=self._phrases.space(space))
            case "master", [skill, *number]:
                key = "option-master-which" if number else "option-master"
                return self._say(key, skill=self._phrases.the_skill(skill), number="".join(number))
            case "play", [card]:
                return self._say("option-play", card=self._phrases.card(card))
            case (("sell" | "use"), [treasure]):
                return self._say(f"option-{verb}", treasure=self._phrases.card(treasure))
            case "give", ["city", skill]:
                return self._say("option-give-city", skill=self._phrases.the_skill(skill))
            case "give", [to, skill]:
                return self._say("option-give", to=shown(to, names), skill=self._phrases.the_skill(skill))
            case "pay", [status, *to]:
                return self._pay(status, to, names, sex)
            case "swap", [status, *old]:
                key = "option-swap-old" if old else "option-swap"
                before = self._phrases.status(old[0], sex) if old else ""
                return self._say(key, status=self._phrases.status(status, sex), old=before)
            case _:
                word = "-".join((verb, *rest))
                special = f"option-{kind}-{word}"
                return self._say(special if self._speaker.has(special) else f"option-{word}")

    def _pay(self, status: str, to: Sequence[str], names: Names, sex: str) -> str:
        from serai.games.nights.statuses.paying import GEAS_PRICE, PASSED_ON

        if status == "enslaved":
            return self._say("option-pay-enslaved")
        said = self._phrases.status(status, sex)
        if not to:
            points = self._phrases.points("destiny", GEAS_PRICE)
            return self._say(f"option-pay-{status}", points=points, status=said)
        points = self._phrases.points("destiny", PASSED_ON[status])
        return self._say("option-pay", points=points, status=said, to=shown(to[0], names))
