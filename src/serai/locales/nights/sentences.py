"""The Thousand and One Nights in sentences: what happens, what is asked, and the tale itself.

A sentence names the player, whose grammar nobody knows, so no word in it agrees with the player; words that
agree with the hero get the hero's sex where an event or a caller knows it.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, cast

from serai.book.grammar import UnknownWordError
from serai.book.vocabulary import MATRICES, REACTIONS
from serai.locales.nights.phrases import NightsPhrases
from serai.locales.speaker import CardText
from serai.locales.texts import Names, Phrase
from serai.table import Decision, Event
from serai.table.events import Argument

if TYPE_CHECKING:
    from serai.book.lexicon import Sex
    from serai.locales.speaker import Speaker

SILENT = frozenset({"only-option"})
"""What happens next says what the only option was."""

_OF_THE_TABLE = frozenset({"seated", "undone", "rules-changed", "what-if"})
"""What any game tells in the same words."""

SEATS = frozenset({"seat", "to", "player", "reader", "matrix_reader", "giver", "rival"})
SPACES = frozenset({"space", "origin", "city", "place"})
CARDS = frozenset({"card", "treasure", "quest"})
STATUS = frozenset({"old", "new"})
FACES = {"-": "minus", "blank": "blank", "+": "plus"}
BADLY_LOST = "G"
"""The matrix on which nobody is met (N10.15)."""
PURSUED_UP_TO = 2


class NightsSentences:
    def __init__(self, speaker: "Speaker") -> None:
        self._speaker = speaker
        self._say = speaker.say
        self.phrases = NightsPhrases(speaker)

    # Events

    def event(self, event: Event, names: Names) -> str | None:
        """What happened, and why where a rule made it happen."""
        told = self._told(event, names)
        why = f"reason-{event.args.get('reason', '')}"
        return (
            self._say("told-why", told=told, why=self._say(why)) if told and self._speaker.has(why) else told
        )

    def _told(self, event: Event, names: Names) -> str | None:
        if event.key in SILENT:
            return ""
        key = f"event-{event.key}"
        arguments = event.args
        match event.key:
            case "status-gained" | "status-lost":
                told = "gained" if event.key == "status-gained" else "ended"
                seat = _shown(arguments["seat"], names)
                return self._say(f"status-{arguments['status']}.{told}", seat=seat)
            case "destiny-gained" | "destiny-lost" | "story-gained" | "story-lost":
                of = "destiny" if event.key.startswith("destiny") else "story"
                points = self.phrases.points(of, cast("int", arguments["points"]))
                return self._say(key, seat=_shown(arguments["seat"], names), points=points)
            case "reacted":
                return self._reacted(str(arguments["reaction"]), _shown(arguments["seat"], names))
            case "met":
                return self._met(arguments, names)
            case "turn":
                return self._turn(arguments, names)
            case "won":
                winners = [_shown(seat, names) for seat in cast("list[str]", arguments["seats"])]
                listed = self._speaker.listed(winners) if winners else ""
                return self._say(key, seats=listed, count=len(winners))
            case _ if not self._speaker.has(key) or event.key in _OF_THE_TABLE:
                return None
            case _:
                return self._say(self._variant(event), **self._arguments(arguments, names))

    def _variant(self, event: Event) -> str:
        """The key of a sentence, which may be another by why, or for whom, something happened."""
        arguments, key = event.args, f"event-{event.key}"
        by_why = f"{key}-{arguments.get('why', '')}"
        if self._speaker.has(by_why):
            return by_why
        if event.key == "passed-on" and arguments["seat"] == arguments["to"]:
            return f"{key}-alone"
        if event.key == "contest" and not arguments["rival"]:
            return f"{key}-alone"
        return key

    def _arguments(self, arguments: Mapping[str, Argument], names: Names) -> dict[str, Phrase]:
        phrases: dict[str, Phrase] = {}
        for name, argument in arguments.items():
            phrases |= self._phrases(name, argument, arguments, names)
        return phrases

    def _phrases(
        self, name: str, argument: Argument, arguments: Mapping[str, Argument], names: Names
    ) -> dict[str, Phrase]:
        """What an argument of an event gives to its sentence."""
        phrases, sex = self.phrases, str(arguments.get("sex", "m"))
        match name, argument:
            case _, str() if name in SEATS:
                return {name: _shown(argument, names)}
            case _, str() if name in SPACES:
                return {name: phrases.space(argument)}
            case _, str() if name in CARDS:
                return {name: phrases.card(argument)}
            case _, str() if name in STATUS:
                return {name: phrases.status(argument, sex)}
            case "status", str():
                # The sentence about a marked city is another for each status.
                return {name: argument if "city" in arguments else phrases.status(argument, sex)}
            case "hero", str():
                return {name: phrases.hero(argument)}
            case "skill", str():
                return {name: phrases.the_skill(argument)}
            case "level", str():
                return {"wealth": phrases.wealth(argument, sex)}
            case "change", int():
                return {"rises": "yes" if argument > 0 else "no"}
            case (("destiny" | "story"), int()):
                return {name: phrases.points(name, argument)}
            case "dice", list():
                numbers = cast("list[int]", argument)
                return {name: self.dice(numbers), "found": "yes" if sum(numbers) <= PURSUED_UP_TO else "no"}
            case "face", str():
                return {name: FACES[argument]}
            case "paragraph", str():
                return {"number": self.phrases.book.paragraphs[argument].number}
            case "section", str():
                return {"heading": phrases.heading(argument, sex)}
            case "token", str():
                return {name: phrases.token(argument)}
            case "ending", str():
                return {name: self._say(f"ending-{argument}")}
            case _, str() | int():
                return {name: argument}
            case _:
                return {}

    def _turn(self, arguments: Mapping[str, Argument], names: Names) -> str:
        """Whose turn it is, who reads, and what must not be overlooked (N3.1, N3.2)."""
        seat, reader = _shown(arguments["seat"], names), _shown(arguments["reader"], names)
        if arguments["seat"] == arguments["reader"]:
            turn = self._say("event-turn-alone", seat=seat)
        else:
            turn = self._say("event-turn", seat=seat, reader=reader)
        sex = str(arguments.get("sex", "m"))
        things = [
            *(self.phrases.status(one, sex) for one in cast("list[str]", arguments.get("statuses", []))),
            *(self.phrases.card(one) for one in cast("list[str]", arguments.get("treasures", []))),
        ]
        if not things:
            return turn
        return self._say("event-turn-announced", turn=turn, things=self._speaker.listed(things))

    def _met(self, arguments: Mapping[str, Argument], names: Names) -> str:
        seat, noun = _shown(arguments["seat"], names), str(arguments["being"])
        if not noun:
            return self._say("event-badly-lost", seat=seat)
        kind, being = self._being(noun, str(arguments["adjective"]), definite=False)
        return self._say("event-met", seat=seat, being=being, kind=kind)

    def _being(self, noun: str, adjective: str, *, definite: bool) -> tuple[str, str]:
        """Its kind, and what it is called; whom the lexicon does not know is called by its id."""
        try:
            being = self.phrases.being(noun, adjective)
        except UnknownWordError:
            return "other", self.phrases.called(noun, adjective)
        kind = "thing" if self.phrases.is_thing(noun) else "other"
        return kind, being.definite if definite else being.indefinite

    def _reacted(self, reaction: str, seat: str) -> str:
        if reaction in REACTIONS:
            return self._say(f"reaction-{reaction}.told", seat=seat)
        return self._say("event-chose-in-place", seat=seat, choice=self._choice(reaction))

    def _choice(self, choice: str, place: str = "") -> str:
        """The label of a choice in a Place of Power."""
        book = self.phrases.book
        places = [book.places[place]] if place in book.places else book.places.values()
        for one in places:
            for known in one.choices:
                if known.id == choice:
                    return book.text(known.labels, self._speaker.language)
        return choice.replace("-", " ")

    # The tale

    def tale(self, event: Event, read: Event | None = None) -> str:
        """What is read aloud at an event (`read`, `section`, `place`); "" where nothing is.

        `read` is the last event of that key, which says who is met.
        """
        arguments = (read.args if read is not None else {}) | event.args
        sex = cast("Sex", arguments.get("sex", "m"))
        being, adjective = str(arguments.get("being", "")), str(arguments.get("adjective", ""))
        match event.key:
            case "read" | "reading":
                return self.phrases.opening(str(arguments["paragraph"]), sex, being, adjective)
            case "section" | "reading-section":
                paragraph, section = str(arguments["paragraph"]), str(arguments["section"])
                return self.phrases.section(paragraph, section, sex, being, adjective)
            case "place":
                return self.phrases.place(str(arguments["place"]), sex)
            case _:
                return ""

    def headings(self, event: Event) -> str:
        """The headings of the paragraph that was just read, as one line; "" where there is no choice."""
        headings = cast("list[str]", event.args.get("headings", []))
        sex = str(event.args.get("sex", "m"))
        said = [self.phrases.heading(one, sex) for one in headings]
        if len(said) <= 1:
            return ""
        listed = reduce(lambda before, last: self._say("headings-list", before=before, last=last), said)
        return self._say("event-headings", headings=listed)

    # Decisions

    def question(self, decision: Decision, names: Names, sex: str = "m") -> str:
        """`sex` is that of the hero whom the question is about."""
        about = decision.about
        phrases: dict[str, Phrase] = {"seat": _shown(decision.seat, names)}
        if "hero" in about:
            phrases["hero"] = _shown(about["hero"], names)
        if "being" in about:
            phrases["kind"], phrases["being"] = self._being(
                about["being"] or "-", about.get("adjective", ""), definite=True
            )
        if "award" in about:
            phrases["award"] = self.phrases.awards(about["award"], sex)
        for name in ("card", "treasure"):
            if name in about:
                phrases[name] = self.phrases.card(about[name])
        if "place" in about:
            phrases["place"] = self.phrases.space(about["place"])
        if "status" in about:
            phrases["status"] = self.phrases.status(about["status"], sex)
        if "skill" in about:
            phrases["skill"] = self.phrases.the_skill(about["skill"])
        if "face" in about:
            phrases["face"] = FACES[about["face"]]
        phrases["result"] = about.get("result", "")
        key = next(key for key in self._question_keys(decision) if self._speaker.has(key))
        return self._say(key, **phrases)

    def subject(self, decision: Decision) -> str:
        """Whom or what a question is about, for a title: a being or a Place; "" where it is nobody."""
        about = decision.about
        if (place := about.get("place", "")) in self.phrases.book.places:
            return self.phrases.space(place)
        being = about.get("being", "")
        return self._being(being, about.get("adjective", ""), definite=False)[1] if being else ""

    def _question_keys(self, decision: Decision) -> Iterator[str]:
        """The keys under which a question may stand, the most special first."""
        about, key = decision.about, f"question-{decision.kind}"
        if decision.kind == "declare" and "declare" not in decision.options:
            key += "-not-yet"
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
                return self.phrases.skill(option)
            case "lose-status" if option != "done":
                return self.phrases.status(option, sex)
            case "lose-treasure" | "treasure" | "quest" | "card" if option != "done":
                return self.phrases.card(option)
            case "space" | "place" | "city" | "quest-place":
                return self.phrases.space(option)
            case "player" if option != "done":
                return _shown(option, names)
            case "patient" if option != "done":
                seat, _, status = option.rpartition(":")
                return self._say("option-patient", to=_shown(seat, names), status=self.phrases.status(status))
            case "face":
                return self._say(f"option-face-{FACES[option]}")
            case "time":
                return self._say(f"time-{option}")
            case "reaction":
                if "place" in about:
                    return self._choice(option, about["place"])
                return self._say(f"reaction-{option}")
            case "section":
                return self.phrases.heading(option, sex)
            case "choose":
                return self.phrases.awards(about[option], sex)
            case "number" | "entry" if option.isdecimal():
                return self._number(option, about, sex)
            case "offer" if about.get(option, "").startswith("["):
                return self._say(f"option-{option}-award", award=self.phrases.awards(about[option], sex))
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
                return self._being(noun, " ".join(adjective), definite=False)[1]
            case "jailer":
                return self._being("jailer", entry, definite=False)[1]
            case "pursuit":
                return self._say(f"leads-{entry}")
            case _:
                return self.phrases.awards(entry, sex)

    def _deed(self, kind: str, option: str, names: Names, sex: str) -> str:
        """An option that is a word of the game, `stay`, or one with what it is done with, `give:Bo:magic`."""
        verb, *rest = option.split(":")
        match verb, rest:
            case "goal", [targets]:
                destiny, _, story = targets.partition("-")
                return self._say(
                    "option-goal",
                    destiny=self.phrases.points("destiny", int(destiny)),
                    story=self.phrases.points("story", int(story)),
                )
            case "move", [space]:
                return self._say("option-move", space=self.phrases.space(space))
            case "master", [skill, *number]:
                key = "option-master-which" if number else "option-master"
                return self._say(key, skill=self.phrases.the_skill(skill), number="".join(number))
            case "play", [card]:
                return self._say("option-play", card=self.phrases.card(card))
            case (("sell" | "use"), [treasure]):
                return self._say(f"option-{verb}", treasure=self.phrases.card(treasure))
            case "give", ["city", skill]:
                return self._say("option-give-city", skill=self.phrases.the_skill(skill))
            case "give", [to, skill]:
                return self._say("option-give", to=_shown(to, names), skill=self.phrases.the_skill(skill))
            case "pay", [status, *to]:
                return self._pay(status, to, names, sex)
            case "swap", [status, *old]:
                key = "option-swap-old" if old else "option-swap"
                before = self.phrases.status(old[0], sex) if old else ""
                return self._say(key, status=self.phrases.status(status, sex), old=before)
            case _:
                word = "-".join((verb, *rest))
                special = f"option-{kind}-{word}"
                return self._say(special if self._speaker.has(special) else f"option-{word}")

    def _pay(self, status: str, to: Sequence[str], names: Names, sex: str) -> str:
        from serai.games.nights.statuses.paying import GEAS_PRICE, PASSED_ON

        if status == "enslaved":
            return self._say("option-pay-enslaved")
        said = self.phrases.status(status, sex)
        if not to:
            points = self.phrases.points("destiny", GEAS_PRICE)
            return self._say(f"option-pay-{status}", points=points, status=said)
        points = self.phrases.points("destiny", PASSED_ON[status])
        return self._say("option-pay", points=points, status=said, to=_shown(to[0], names))

    def hint(self, reason: str, args: Mapping[str, Phrase], names: Names) -> str:
        """Ids become phrases as in an event, and a share (a float) becomes a percentage."""
        words = {name: one for name, one in args.items() if not isinstance(one, float)}
        shares = {name: self._speaker.chance(one) for name, one in args.items() if isinstance(one, float)}
        return self._say(reason, **self._arguments(words, names), **shares)

    # Cards and dice

    def card(self, card_id: str) -> CardText:
        """A treasure, a quest or an encounter card: its name, and what it says."""
        name = self.phrases.card(card_id)
        return CardText(name=name, the=name, condition="", effect=self.phrases.card_text(card_id), points="")

    def dice(self, numbers: Sequence[int]) -> str:
        return self._speaker.listed(map(str, numbers))


def _shown(seat: object, names: Names) -> str:
    """The name shown for a seat."""
    return names.get(str(seat), str(seat))
