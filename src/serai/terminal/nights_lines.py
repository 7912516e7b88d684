"""The Nights told line by line: the tale page by page, the map as a list, every hero on request."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from serai.book.vocabulary import PLACES
from serai.games.nights.board import Board, HeroShown
from serai.games.nights.state import MASTER
from serai.locales.nights_sentences import NightsSentences
from serai.locales.speaker import Speaker
from serai.locales.texts import Names
from serai.table import Decision, Event, Refused, View

NightsView = View[Board]

SEEN_BY_ONE = frozenset({"number", "entry", "page"})
"""Questions that show a chart, a table or an unread page to the one who is asked (N17.2, N17.3)."""


class NightsLines:
    commands: ClassVar[tuple[str, ...]] = ("map", "cards", "goal")
    secret_commands: ClassVar[frozenset[str]] = frozenset({"goal"})
    words: ClassVar[str] = "nights"

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._say = speaker.say
        self._sentences = NightsSentences(speaker)
        self._phrases = self._sentences.phrases
        self._read: Event | None = None
        """What was read last: its sections speak of the same being."""
        self._listed: tuple[str, ...] = ()
        """The options in the order in which they were told last."""
        self._labels: dict[str, str] = {}
        """What each of them was called, in small letters."""

    # What happens

    def told(self, event: Event, view: NightsView, names: Names) -> Iterator[str]:  # noqa: ARG002
        if sentence := self._speaker.event(event, names):
            yield sentence
        if event.key in ("read", "reading"):
            self._read = event
        if text := self._sentences.tale(event, self._read):
            yield from filter(None, (line.strip() for line in text.splitlines()))
        if event.key == "read" and (headings := self._sentences.headings(event)):
            yield headings

    def ends_page(self, event: Event) -> str | None:
        """The seat whose tale has just been told to the end of a page, if it has."""
        whole = event.key == "read" and not event.args["headings"]
        return str(event.args["seat"]) if whole or event.key == "section" else None

    # A question, and what may be typed in answer

    def is_secret(self, decision: Decision) -> bool:
        return decision.secret or decision.kind in SEEN_BY_ONE

    def question(
        self,
        decision: Decision,
        view: NightsView,
        names: Names,
        *,
        again: bool,  # noqa: ARG002
    ) -> Iterator[str]:
        hero = view.board.heroes[decision.about.get("hero", decision.seat)]
        yield self._sentences.question(decision, names, hero.sex)
        if decision.kind == "goal":
            yield self._two_numbers(decision)
            self._listed, self._labels = decision.options, {}
            return
        self._listed = tuple(sorted(decision.options, key=lambda option: self._distance(option, hero)))
        said = [self._option(decision, option, hero, names) for option in self._listed]
        self._labels = {label.lower(): option for (label, _), option in zip(said, self._listed, strict=True)}
        for number, (_, line) in enumerate(said, 1):
            yield self._say("plain-option", number=number, option=line)

    def _two_numbers(self, decision: Decision) -> str:
        first, _, last = decision.options[len(decision.options) // 2].removeprefix("goal:").partition("-")
        return self._say("nights-two-numbers", goal=int(first) + int(last), example=f"{first} {last}")

    def _option(self, decision: Decision, option: str, hero: HeroShown, names: Names) -> tuple[str, str]:
        """What an option is called, and the line that tells it: of a space also how far it is."""
        label = self._sentences.option(decision, option, names, hero.sex)
        space = _space_of(decision, option)
        return label, self.space_line(space, hero.space) if space else label

    def space_line(self, space: str, start: str) -> str:
        """A space with its terrain, its number and how far away it is."""
        name, distance = self._phrases.space(space), self._phrases.distance(self._steps(start, space))
        known = self._phrases.book.map.spaces.get(space)
        if known is None:
            place = self._say("nights-place-of-power")
            return self._say("nights-move", space=name, terrain=place, distance=distance)
        terrain = self._say(f"terrain-{known.terrain}")
        if not known.number:
            return self._say("nights-move", space=name, terrain=terrain, distance=distance)
        return self._say(
            "nights-move-numbered", space=name, terrain=terrain, number=known.number, distance=distance
        )

    def _steps(self, start: str, end: str) -> int:
        return self._phrases.world.roads.distance(start, end)

    def _distance(self, option: str, hero: HeroShown) -> int:
        """Moves are told from near to far; everything else in the order of the game."""
        verb, _, space = option.partition(":")
        return self._steps(hero.space, space) if verb == "move" else 0

    def answer(self, decision: Decision, typed: str) -> str | None:
        """The option of that number, or of that name. Raises `Refused` for a number that is not there."""
        if decision.kind == "goal":
            return self._goal(decision, typed)
        if option := self._labels.get(typed):
            return option
        if not typed.isdecimal():
            return None
        most = len(decision.options)
        if len(typed) > len(str(most)) or not 1 <= int(typed) <= most:
            raise Refused(self._say("plain-number", most=most))
        listed = self._listed if set(self._listed) == set(decision.options) else decision.options
        return listed[int(typed) - 1]

    def _goal(self, decision: Decision, typed: str) -> str | None:
        numbers = typed.replace("-", " ").replace(",", " ").split()
        if not numbers or not all(number.isdecimal() and len(number) < 4 for number in numbers):
            return None
        option = "goal:" + "-".join(str(int(number)) for number in numbers)
        if option not in decision.options:
            raise Refused(self._two_numbers(decision))
        return option

    # What is told on request

    def table(self, view: NightsView, names: Names) -> Iterator[str]:
        board = view.board
        yield self._say(
            "nights-time",
            time=self._say(f"time-{board.time}"),
            encounters=board.encounters_left,
            treasures=board.treasures_left,
            quests=board.quests_left,
        )
        if board.declared is not None:
            yield self._say("nights-declared", seat=names.get(board.declared, board.declared))
        if board.seat and view.outcome is None:
            yield self._say("nights-turn", seat=names.get(board.seat, board.seat))
        for seat, hero in board.heroes.items():
            if hero.hero:
                yield " ".join(self._hero(names.get(seat, seat), hero))

    def _hero(self, name: str, hero: HeroShown) -> Iterator[str]:
        phrases, say = self._phrases, self._say
        yield say(
            "nights-hero",
            seat=name,
            hero=phrases.hero(hero.hero),
            space=phrases.space(hero.space),
            destiny=phrases.points("destiny", hero.destiny),
            story=phrases.points("story", hero.story),
            wealth=phrases.wealth(hero.wealth, hero.sex),
        )
        yield from self._list("nights-skills", self._skills(hero))
        yield from self._list("nights-statuses", (phrases.status(one, hero.sex) for one in hero.statuses))
        yield from self._list("nights-treasures", map(phrases.card, hero.treasures))
        yield from self._list("nights-cards", map(phrases.card, hero.cards))
        yield from self._list("nights-tokens", map(phrases.token, hero.tokens))
        if hero.quest and hero.quest_places:
            places = self._speaker.listed(map(phrases.space, hero.quest_places))
            yield say("nights-quest-places", quest=phrases.card(hero.quest), places=places)
        elif hero.quest:
            yield say("nights-quest", quest=phrases.card(hero.quest))
        for status, city in hero.marked.items():
            yield say("nights-marked", status=phrases.status(status, hero.sex), city=phrases.space(city))
        if hero.destination:
            yield say("nights-destination", space=phrases.space(hero.destination))

    def _skills(self, hero: HeroShown) -> Iterator[str]:
        for skill, level in hero.skills.items():
            name = self._phrases.skill(skill)
            yield self._say("award-skill-master", skill=name) if level >= MASTER else name
        for skill in hero.once:
            yield self._say("award-skill-once", skill=self._phrases.skill(skill))

    def _list(self, key: str, items: Iterable[str]) -> Iterator[str]:
        if found := list(items):
            yield self._say(key, list=", ".join(found))

    def obey(self, command: str, view: NightsView, names: Names) -> Iterator[str]:
        match command:
            case "map":
                return self._map(view, names)
            case "goal":
                return self._target(view, names)
            case _:
                return self._explained(view)

    def _map(self, view: NightsView, names: Names) -> Iterator[str]:
        board = view.board
        seat = board.seat or view.seat or next(iter(board.heroes))
        start = board.heroes[seat].space
        yield self._say("nights-map-from", seat=names.get(seat, seat), space=self._phrases.space(start))
        spaces = [
            *self._phrases.book.map.spaces,
            *(place for place in PLACES if place in self._phrases.book.places),
        ]
        for space in sorted(spaces, key=lambda space: self._steps(start, space)):
            if space != start:
                told = self.space_line(space, start)
                yield self._say("nights-space", told=told[:1].upper() + told[1:])

    def _target(self, view: NightsView, names: Names) -> Iterator[str]:
        target = view.board.target
        if target is None or view.seat is None or not target.destiny + target.story:
            yield self._say("nights-no-goal")
            return
        yield self._say(
            "nights-goal",
            seat=names.get(view.seat, view.seat),
            destiny=self._phrases.points("destiny", target.destiny),
            story=self._phrases.points("story", target.story),
        )

    def _explained(self, view: NightsView) -> Iterator[str]:
        """Everything that lies before some hero, each once."""
        told: dict[str, str] = {}
        for hero in view.board.heroes.values():
            for status in hero.statuses:
                about = self._say(f"status-{status}.about")
                told.setdefault(status, self._explain(self._phrases.status(status, hero.sex), about))
            for skill in (*hero.skills, *hero.once):
                told.setdefault(
                    skill, self._explain(self._phrases.skill(skill), self._say(f"skill-{skill}.about"))
                )
            for card in (*hero.treasures, *((hero.quest,) if hero.quest else ())):
                if text := self._phrases.card_text(card):
                    told.setdefault(card, self._explain(self._phrases.card(card), text))
        yield from told.values() or (self._say("nights-nothing-to-explain"),)

    def _explain(self, name: str, about: str) -> str:
        return self._say("nights-explained", name=name, about=about)


def _space_of(decision: Decision, option: str) -> str:
    """The space that an option leads to; "" if it leads to none."""
    if decision.kind in ("space", "place", "city", "quest-place"):
        return option
    return option.removeprefix("move:") if option.startswith("move:") else ""
