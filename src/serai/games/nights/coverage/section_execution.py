"""Executes every section of every paragraph in real games, with heroes set up for it."""

from collections import defaultdict

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import format_awards
from serai.book.headings import Requirement
from serai.book.statuses import STATUS
from serai.games.nights.coverage.expected_awards import (
    ExpectedAward,
    expected_awards,
    is_proven_by_events,
    leads_to_award_line,
)
from serai.games.nights.coverage.hero_setup import (
    HeroSetup,
    hero_setups_to_open_section,
    open_table_before_encounter,
    varied_hero_setups_for_awards,
)
from serai.games.nights.coverage.paragraph_paths import ParagraphPath, ParagraphPaths
from serai.games.nights.coverage.section_locations import SectionLocation
from serai.games.nights.coverage.staged_game import FROM_A_TALE, StagedEncounter
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.decision_subject import Awards, subject_of
from serai.games.nights.world import CompiledParagraph, CompiledSection, World
from serai.table import Decision, Table

LONGEST = 300  # choices in one turn
BOUND = (
    "Whoever is {name} must choose “{must}” wherever it may ({rule}), so none comes here, "
    "but for a determined one (N10.30)."
)


class Fault(Struct, frozen=True):
    """A section that cannot be fully executed, and why."""

    location: SectionLocation
    sentence: str


class ExecutionResult(Struct, frozen=True):
    """How often a section was tried, and what could not be executed."""

    attempts: int
    faults: list[Fault]


class NoEndError(Exception):
    """A turn that does not end."""


class SectionExecution:
    """The execution of one section, or of a paragraph without sections."""

    def __init__(self, world: World, paths: ParagraphPaths, location: SectionLocation) -> None:
        self.world = world
        self.location = location
        self.paragraph: CompiledParagraph = world.paragraphs[location.reference]
        self.paths: list[ParagraphPath] = paths.paths_to(location.reference)
        section = next((one for one in self.paragraph.sections if one.id == location.section), None)
        self.section: CompiledSection | None = section
        self.line: Awards = section.awards if section else self.paragraph.awards
        self.left = [
            one for one in expected_awards(self.line) if not is_proven_by_events(one.award, frozenset())
        ]
        self.attempts = 0
        self.faults: list[str] = []

    def execute_and_collect_faults(self) -> ExecutionResult:
        asks: tuple[Requirement | None, ...] = self.section.asks if self.section else (None,)
        opened = [
            setup
            for requirement in asks
            if (setup := self._find_hero_who_opens_or_record_fault(requirement)) is not None
        ]
        for setup in opened:
            self._open_section_with_every_kind_of_being(setup)
        if not self.faults:
            for setup in opened:
                self._apply_every_award(
                    [setup.path, *(path for path in self.paths if path != setup.path)], setup
                )
            for one in self.left if opened else ():
                award = format_awards((one.award,))
                self.faults.append(f"The award {award} does nothing for any hero who comes here.")
        return ExecutionResult(self.attempts, [Fault(self.location, sentence) for sentence in self.faults])

    def _find_hero_who_opens_or_record_fault(self, requirement: Requirement | None) -> HeroSetup | None:
        """Finds a hero who meets a requirement of the heading and opens the section; None after a fault."""
        for setup in hero_setups_to_open_section(self._paths_meeting_requirement(requirement), requirement):
            if self._try_to_open_with_setup(setup, self.line):
                return setup
            if self.faults:
                return None
        having = f" with {requirement.option_id}" if requirement and requirement.kind != "no-skill" else ""
        status = STATUS[requirement.id] if requirement and requirement.kind == "status" else None
        if status and status.forced_reaction:
            self.faults.append(
                BOUND.format(name=status.name, must=status.forced_reaction, rule=status.rules[0])
            )
        else:
            self.faults.append(f"No hero{having} can open it.")
        return None

    def _paths_meeting_requirement(self, requirement: Requirement | None) -> list[ParagraphPath]:
        """The paths on which the being fits the heading and no mandatory heading about the other applies."""
        return [path for path in self.paths if self._path_meets_requirement(path, requirement)]

    def _path_meets_requirement(self, path: ParagraphPath, requirement: Requirement | None) -> bool:
        names = self.world.heading_names_of_being(path.being)
        if requirement is not None and requirement.kind == "other" and requirement.id not in names:
            return False
        bound = [one for one in self.paragraph.bound_by_other if not one.facts.isdisjoint(names)]
        return not bound or self.section in bound or bool(self.section and self.section.mandatory)

    def _open_section_with_every_kind_of_being(self, opened: HeroSetup) -> None:
        """Opens the section with a being of each kind, and one for each answer to the headings about the
        other.
        """
        in_headings = {fact for section in self.paragraph.sections for fact in section.facts}
        groups: dict[tuple[str, frozenset[str]], list[ParagraphPath]] = defaultdict(list)
        for path in self._paths_meeting_requirement(opened.requirement):
            groups[kind_of_being_on_path(self.world, path), self._names_of_being(path, in_headings)].append(
                path
            )
        groups.pop(
            (kind_of_being_on_path(self.world, opened.path), self._names_of_being(opened.path, in_headings)),
            None,
        )
        for (kind, _), paths in groups.items():
            tried = hero_setups_to_open_section(paths, opened.requirement)
            if not self.faults and not any(self._try_to_open_with_setup(one, self.line) for one in tried):
                self.faults.append(f"No hero who meets a {kind} can open it.")

    def _names_of_being(self, path: ParagraphPath, among: set[str]) -> frozenset[str]:
        return self.world.heading_names_of_being(path.being) & among

    def _apply_every_award(self, paths: list[ParagraphPath], setup: HeroSetup) -> None:
        """Tries other setups until every award has been applied."""
        rolls = sum(isinstance(one.award, word.Roll) for one in expected_awards(self.line))
        for one in tuple(self.left):
            for other in varied_hero_setups_for_awards(paths, setup, rolls):
                if one not in self.left or self.faults:
                    break
                self._try_to_open_with_setup(other, one.line)

    def _try_to_open_with_setup(self, setup: HeroSetup, wanted: Awards) -> bool:
        """Steers a hero to a line of awards and records what was applied. False if the section was not
        opened.
        """
        self.attempts += 1
        try:
            table, staged_encounter = open_table_before_encounter(
                self.world, setup, self.location.section, self.line
            )
            play_staged_encounter(table, staged_encounter, Steering(staged_encounter, wanted, setup))
        except Exception as error:  # any error in a section is a finding
            self.faults.append(describe_error(error))
            return False
        told = event_keys_since_section(table, self.paragraph.reference, self.location.section)
        if told is None:
            return False
        staged_encounter.record_event_keys(self.line, told)
        self.left = [one for one in self.left if not do_events_prove_award(one, staged_encounter)]
        return True


def kind_of_being_on_path(world: World, path: ParagraphPath) -> str:
    """The kind of the being on a path; empty if there is none."""
    known = world.book.lexicon.beings.get(path.being.noun) if path.being else None
    return known.kind if known else ""


def execute_section(world: World, paths: ParagraphPaths, location: SectionLocation) -> ExecutionResult:
    return SectionExecution(world, paths, location).execute_and_collect_faults()


def do_events_prove_award(expected_award: ExpectedAward, staged_encounter: StagedEncounter) -> bool:
    return is_proven_by_events(
        expected_award.award, frozenset(staged_encounter.told.get(id(expected_award.line), ()))
    )


def describe_error(error: Exception) -> str:
    """What went wrong, in one line."""
    text = " ".join(str(error).split())
    known = isinstance(error, NoEndError) or text.startswith("a dead end")
    return f"It comes to {text}." if known else f"It raises {type(error).__name__}: {text}"


def event_keys_since_section(table: Table, reference: str, section: str) -> set[str] | None:
    """The keys of all events since the section was read; None if it was not."""
    key = "section" if section else "read"
    events = table.all_events()
    for at, event in enumerate(events):
        args = event.args
        if event.key == key and args["paragraph"] == reference and args.get("section", "") == section:
            return {later.key for later in events[at + 1 :]}
    return None


def play_staged_encounter(table: Table, staged_encounter: StagedEncounter, steering: "Steering") -> None:
    """Plays the staged encounter and the turn around it."""
    for _ in range(LONGEST):
        if staged_encounter.over or not table.decisions:
            return
        ((seat, decision), *_) = table.decisions.items()
        table.choose(seat, steering.choose(decision))
    raise NoEndError(f"no end after {LONGEST} choices")


class Steering:
    """Chooses options that open the section and lead to a line of its awards."""

    def __init__(self, staged_encounter: StagedEncounter, wanted: Awards, setup: HeroSetup) -> None:
        self._staged_encounter = staged_encounter
        self._wanted = wanted
        self._setup = setup
        self._reacted = False

    def choose(self, decision: Decision) -> str:
        options, subject = decision.options, subject_of(decision)
        preferred = ""
        match decision.kind:
            case "reaction" if not self._reacted:
                self._reacted = True
                preferred = self._staged_encounter.path.reaction or FROM_A_TALE
            case "section" if subject.paragraph == self._staged_encounter.path.paragraph.reference:
                preferred = self._staged_encounter.section
            case "offer" | "choose":
                preferred = next(
                    (one for one in options if self._leads_to_wanted_line(subject.branches.get(one))), ""
                )
            case "number":
                preferred = str(self._setup.dice[0])
            case "face":
                preferred = DESTINY_FACES[self._staged_encounter.path.face]
            case "lose-status":
                pass
            case _:
                preferred = "done"
        if preferred in options:
            return preferred
        return next(one for one in options if not one.startswith("pay:") or one == options[-1])

    def _leads_to_wanted_line(self, branch: Awards | None) -> bool:
        return branch is not None and leads_to_award_line(branch, self._wanted)
