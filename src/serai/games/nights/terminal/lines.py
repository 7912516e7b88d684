"""The Nights as plain lines for screen readers: the tale page by page, the map as a list, heroes on
request.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from serai.games.nights.board import Board, HeroView
from serai.games.nights.decision_subject import concerned_seat
from serai.games.nights.locales.choices import hero_of_decision, space_of_option
from serai.games.nights.locales.ending import ending_paragraphs
from serai.games.nights.locales.map_listing import ListedSpace, MapListing, fold_case_and_accents
from serai.games.nights.locales.nights_texts import NightsTexts
from serai.games.nights.terminal.emphasis import strip_emphasis
from serai.games.nights.terminal.secrets import is_secret
from serai.locales.localizer import Localizer, sanitize_user_input
from serai.locales.texts import Names
from serai.table import Decision, Event, Refused, Table, View

NightsView = View[Board]

SHORT = 3
"""Shorter input is taken as a typo, not as the start of a name."""

OPENINGS = ("read", "reading")
SECTIONS = ("section", "reading-section")
LISTS = {
    "things-statuses": "nights-statuses",
    "things-skills": "nights-skills",
    "things-treasures": "nights-treasures",
    "things-city-cards": "nights-cards",
    "things-tokens": "nights-tokens",
}


class NightsLines:
    commands: ClassVar[tuple[str, ...]] = ("map", "cards", "goal")
    secret_commands: ClassVar[frozenset[str]] = frozenset({"goal", "hint"})
    words: ClassVar[str] = "nights"

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._say = localizer.say
        self._nights_texts = NightsTexts(localizer)
        self._sentences = self._nights_texts.sentences
        self._phrases = self._nights_texts.phrases
        self._read: Event | None = None
        """The last paragraph read; its sections are about the same being."""
        self._whispered: list[str] = []
        """Lines that this player has just read as the Reader and need not hear again."""
        self._listed: tuple[str, ...] = ()
        """The options in the order last shown."""
        self._labels: dict[str, str] = {}
        """The label of each option."""

    # Events

    def event_lines(self, event: Event, view: NightsView, names: Names) -> Iterator[str]:  # noqa: ARG002
        if sentence := self._localizer.event_sentence(event, names):
            yield sentence
        tale = list(self._tale_lines(event))
        if event.key in ("reading", "reading-section"):
            self._whispered = tale
        elif tale and tale == self._whispered:
            tale = []
        yield from tale

    def _tale_lines(self, event: Event) -> Iterator[str]:
        if event.key in OPENINGS:
            self._read = event
        text = strip_emphasis(self._sentences.text_to_read_aloud(event, self._read))
        yield from filter(None, (line.strip() for line in text.splitlines()))
        if event.key in OPENINGS and (headings := self._sentences.headings_line(event)):
            yield headings
        whole = event.key in OPENINGS and not event.args["headings"]
        if (whole or event.key in SECTIONS) and self._read is not None:
            paragraph, section = str(event.args["paragraph"]), str(event.args.get("section", ""))
            award = self._phrases.awards.section_award_phrase(
                paragraph, section, str(self._read.args.get("sex", "m"))
            )
            if award:
                yield self._say("award-heard", award=award)

    def seat_to_wait_for(self, event: Event) -> str | None:
        """The seat whose page ends with this event, if any."""
        whole = event.key == "read" and not event.args["headings"]
        return str(event.args["seat"]) if whole or event.key == "section" else None

    def ending_lines(self, table: Table, names: Names) -> list[str]:
        return ending_paragraphs(table.view(None), names, self._nights_texts)

    # Decisions and typed answers

    def is_secret(self, decision: Decision) -> bool:
        return is_secret(decision)

    def private_lines(self, decision: Decision, events: Sequence[Event], names: Names) -> Iterator[str]:
        """The page that the Reader sees before the others (N17.2)."""
        if decision.kind != "page":
            return
        yield self._say("plain-read-aloud")
        last = next(event for event in reversed(events) if event.key in ("reading", "reading-section"))
        self._read = next(event for event in reversed(events) if event.key in OPENINGS)
        yield self._localizer.event_sentence(last, names)
        yield from self._tale_lines(last)

    def question_lines(
        self,
        decision: Decision,
        view: NightsView,
        names: Names,
        *,
        repeat_board: bool,  # noqa: ARG002
    ) -> Iterator[str]:
        hero = hero_of_decision(decision, view.board)
        yield self._sentences.question_text(decision, names, hero.sex)
        if decision.kind == "goal":
            goal, example = _goal_and_example_division(decision)
            yield self._say("nights-two-numbers", goal=goal, example=example)
            self._listed, self._labels = decision.options, {}
            return
        told = self._menu_line_by_option(decision, view.board, hero, names)
        self._listed = tuple(told)
        self._labels = {
            self._sentences.option_label(decision, option, names, hero.sex): option for option in told
        }
        for number, line in enumerate(told.values(), 1):
            yield self._say("plain-option", number=number, option=line)

    def _menu_line_by_option(
        self, decision: Decision, board: Board, hero: HeroView, names: Names
    ) -> dict[str, str]:
        """Each option with its line; spaces come last, by distance."""
        spaces = {
            space: option for option in decision.options if (space := space_of_option(decision, option))
        }
        map_listing = self._nights_texts.map_listing(board, names)
        listed_spaces = map_listing.make_listed_spaces(spaces, hero.space, group_by_distance=True)
        others = {
            option: self._sentences.option_label(decision, option, names, hero.sex)
            for option in decision.options
            if option not in spaces.values()
        }
        if "stay" in others and spaces:
            others["stay"] = self._stay_line(others["stay"], hero.space, map_listing, decision)
        return {
            **others,
            **{spaces[listed_space.space]: self.space_line(listed_space) for listed_space in listed_spaces},
        }

    def _stay_line(self, stay: str, space: str, map_listing: MapListing, decision: Decision) -> str:
        """The option to stay: the space, and who or what else is there."""
        told = self._say("nights-stay", stay=stay, space=self._phrases.space_name(space))
        for there in map_listing.occupant_and_marker_phrases(space, except_seat=concerned_seat(decision)):
            told = self._say("map-there", told=told, there=there)
        return told

    def option_label(self, decision: Decision, option: str, view: NightsView, names: Names) -> str:
        return self._sentences.option_label(
            decision, option, names, hero_of_decision(decision, view.board).sex
        )

    def space_line(self, listed_space: ListedSpace) -> str:
        """A space with its terrain, number and distance, and who or what is there."""
        key = "nights-move-numbered" if listed_space.number else "nights-move"
        told = self._say(
            key,
            space=listed_space.name,
            terrain=listed_space.terrain,
            number=listed_space.number,
            distance=listed_space.way_phrase,
        )
        for there in listed_space.there:
            told = self._say("map-there", told=told, there=there)
        return told

    def parse_answer(self, decision: Decision, typed: str) -> str | None:
        """The option with this number or name. Raises `Refused` for a number out of range."""
        if decision.kind == "goal":
            return self._parse_division_of_goal(decision, typed)
        for label, option in self._labels.items():
            if label.lower() == typed:
                return option
        if not typed.isdecimal():
            return None
        most = len(decision.options)
        if len(typed) > len(str(most)) or not 1 <= int(typed) <= most:
            raise Refused("refused-number", most=most)
        listed = self._listed if set(self._listed) == set(decision.options) else decision.options
        return listed[int(typed) - 1]

    def find_option_by_name(self, decision: Decision, typed: str) -> str | None:  # noqa: ARG002 (uses the stored labels)
        wanted = f" {fold_case_and_accents(typed)}"
        found = {
            label: option
            for label, option in self._labels.items()
            if wanted in f" {fold_case_and_accents(label)}"
        }
        if len(wanted) <= SHORT or not found:
            return None
        if len(found) > 1:
            raise Refused("refused-several", typed=sanitize_user_input(typed), names=", ".join(found))
        return next(iter(found.values()))

    def _parse_division_of_goal(self, decision: Decision, typed: str) -> str | None:
        numbers = typed.replace("-", " ").replace(",", " ").split()
        if not numbers or not all(number.isdecimal() and len(number) < 4 for number in numbers):
            return None
        option = "goal:" + "-".join(str(int(number)) for number in numbers)
        if option not in decision.options:
            goal, example = _goal_and_example_division(decision)
            raise Refused("refused-two-numbers", goal=goal, example=example)
        return option

    # Commands

    def rules_lines(self, decision: Decision) -> Iterator[str]:
        if moment := self._nights_texts.sentences.rule_for_decision(decision):
            yield moment
        yield from self._say("nights-rules").splitlines()

    def explanation_lines(self, typed: str) -> Iterator[str]:
        """Explains everything with this name."""
        found = list(self._nights_texts.hero_items.explanations_of_names_starting_with(typed))
        for name, about in found:
            yield self._explanation_line(name, about)
        if not found:
            yield self._say("plain-explained-nothing", typed=sanitize_user_input(typed))

    def board_lines(self, view: NightsView, names: Names) -> Iterator[str]:
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
                yield " ".join(self._hero_lines(names.get(seat, seat), hero))

    def _hero_lines(self, name: str, hero: HeroView) -> Iterator[str]:
        phrases, say = self._phrases, self._say
        yield say(
            "nights-hero",
            seat=name,
            hero=phrases.hero_name(hero.hero),
            space=phrases.space_name(hero.space),
            destiny=phrases.points_phrase("destiny", hero.destiny),
            story=phrases.points_phrase("story", hero.story),
            wealth=phrases.wealth_name(hero.wealth, hero.sex),
        )
        things = list(self._nights_texts.hero_items.items_of(hero))
        for group, key in LISTS.items():
            if found := [thing.name for thing in things if thing.group == group]:
                yield say(key, list=", ".join(found))
        if hero.quest:
            yield say("nights-quest", quest=self._nights_texts.hero_items.quest_name(hero))
        if hero.destination:
            yield say("nights-destination", space=phrases.space_name(hero.destination))

    def command_lines(self, command: str, view: NightsView, names: Names) -> Iterable[str]:
        match command:
            case "map":
                return self._map_lines(view, names)
            case "goal":
                return self._target_lines(view, names)
            case _:
                return self._explanations_of_items(view)

    def _map_lines(self, view: NightsView, names: Names) -> Iterator[str]:
        board = view.board
        seat = board.seat or view.seat or next(iter(board.heroes))
        start = board.heroes[seat].space
        map_listing = self._nights_texts.map_listing(board, names)
        yield self._say("nights-map-from", seat=names.get(seat, seat), space=self._phrases.space_name(start))
        spaces = [space for space in map_listing.ids_of_spaces_and_places() if space != start]
        for listed_space in map_listing.make_listed_spaces(spaces, start, group_by_distance=True):
            told = self.space_line(listed_space)
            yield self._say("nights-space", told=told[:1].upper() + told[1:])

    def _target_lines(self, view: NightsView, names: Names) -> Iterator[str]:
        target = view.board.target
        if target is None or view.seat is None or not target.destiny + target.story:
            yield self._say("nights-no-goal")
            return
        yield self._say(
            "nights-goal",
            seat=names.get(view.seat, view.seat),
            destiny=self._phrases.points_phrase("destiny", target.destiny),
            story=self._phrases.points_phrase("story", target.story),
        )

    def _explanations_of_items(self, view: NightsView) -> Iterable[str]:
        """Explains everything that any hero has, each thing once."""
        told: dict[str, str] = {}
        for hero in view.board.heroes.values():
            if hero.hero:
                for thing in self._nights_texts.hero_items.items_of(hero):
                    told.setdefault(thing.id, self._explanation_line(thing.name, thing.about))
        return told.values() or (self._say("nights-nothing-to-explain"),)

    def _explanation_line(self, name: str, about: str) -> str:
        return self._say("nights-explained", name=name, about=about)


def _goal_and_example_division(decision: Decision) -> tuple[int, str]:
    """The points of the goal, and an example of a division."""
    first, _, last = decision.options[len(decision.options) // 2].removeprefix("goal:").partition("-")
    return int(first) + int(last), f"{first} {last}"
