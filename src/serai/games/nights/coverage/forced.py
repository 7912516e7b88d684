"""Every section of every paragraph is executed for heroes laid for it, through the game itself."""

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import print_awards
from serai.book.headings import Ask
from serai.book.statuses import STATUS
from serai.games.nights.coverage.laying import Laid, heroes_for, lay, richer_and_luckier
from serai.games.nights.coverage.leaves import Leaf
from serai.games.nights.coverage.obligations import Line, Obligation, holds, is_proved, obligations
from serai.games.nights.coverage.stage import FROM_A_TALE, Scene
from serai.games.nights.coverage.ways import Way, Ways
from serai.games.nights.subjects import subject_of
from serai.games.nights.world import Page, PageSection, World
from serai.table import Decision, Table

LONGEST = 300  # choices in one turn
BOUND = (
    "Whoever is {name} must choose “{must}” wherever it may ({rule}), so none comes here, "
    "but for a determined one (N10.30)."
)


class Fault(Struct, frozen=True):
    """A section that cannot be executed, or not wholly, and why."""

    leaf: Leaf
    sentence: str


class Executed(Struct, frozen=True):
    """What came of one section."""

    attempts: int
    faults: list[Fault]


class NoEndError(Exception):
    """A turn that goes on and on."""


class Execution:
    """The execution of one section, or of a paragraph that has none."""

    def __init__(self, world: World, ways: Ways, leaf: Leaf) -> None:
        self.world = world
        self.leaf = leaf
        self.page: Page = world.pages[leaf.reference]
        self.ways: list[Way] = ways.to(leaf.reference)
        section = next((one for one in self.page.sections if one.id == leaf.section), None)
        self.section: PageSection | None = section
        self.line: Line = section.awards if section else self.page.awards
        self.left = [one for one in obligations(self.line) if not is_proved(one.award, frozenset())]
        self.attempts = 0
        self.faults: list[str] = []

    def run(self) -> Executed:
        asks: tuple[Ask | None, ...] = self.section.asks if self.section else (None,)
        opened = [laid for ask in asks if (laid := self._open(ask)) is not None]
        if not self.faults:
            for laid in opened:
                self._carry_out([laid.way, *(way for way in self.ways if way != laid.way)], laid)
            for one in self.left if opened else ():
                award = print_awards((one.award,))
                self.faults.append(f"The award {award} does nothing for any hero who comes here.")
        return Executed(self.attempts, [Fault(self.leaf, sentence) for sentence in self.faults])

    def _open(self, ask: Ask | None) -> Laid | None:
        """A hero with what a heading asks for who opens the section."""
        for laid in heroes_for(self.ways, ask):
            if self._attempt(laid, self.line):
                return laid
            if self.faults:
                return None
        having = f" with {ask.option}" if ask and ask.kind != "no-skill" else ""
        status = STATUS[ask.id] if ask and ask.kind == "status" else None
        if status and status.must:
            self.faults.append(BOUND.format(name=status.name, must=status.must, rule=status.rules[0]))
        else:
            self.faults.append(f"No hero{having} can open it.")
        return None

    def _carry_out(self, ways: list[Way], laid: Laid) -> None:
        """Tries other circumstances until every award has done something."""
        rolls = sum(isinstance(one.award, word.Roll) for one in obligations(self.line))
        for one in tuple(self.left):
            for other in richer_and_luckier(ways, laid, rolls):
                if one not in self.left or self.faults:
                    break
                self._attempt(other, one.line)

    def _attempt(self, laid: Laid, wanted: Line) -> bool:
        """Whether the hero opened the section, steered to a line of awards; notes what was carried out."""
        self.attempts += 1
        try:
            table, scene = lay(self.world, laid, self.leaf.section, self.line)
            play_scene(table, scene, Steering(scene, wanted, laid))
        except Exception as error:  # whatever goes wrong in a section is what is looked for
            self.faults.append(said(error))
            return False
        told = told_after(table, self.page.reference, self.leaf.section)
        if told is None:
            return False
        scene.note(self.line, told)
        self.left = [one for one in self.left if not is_carried_out(one, scene)]
        return True


def execute(world: World, ways: Ways, leaf: Leaf) -> Executed:
    return Execution(world, ways, leaf).run()


def is_carried_out(one: Obligation, scene: Scene) -> bool:
    return is_proved(one.award, frozenset(scene.told.get(id(one.line), ())))


def said(error: Exception) -> str:
    """What went wrong, in one line."""
    text = " ".join(str(error).split())
    known = isinstance(error, NoEndError) or text.startswith("a dead end")
    return f"It comes to {text}." if known else f"It raises {type(error).__name__}: {text}"


def told_after(table: Table, reference: str, section: str) -> set[str] | None:
    """The keys of all that was told since the section was heard; None where it was not."""
    key = "section" if section else "read"
    events = table.all_events()
    for at, event in enumerate(events):
        args = event.args
        if event.key == key and args["paragraph"] == reference and args.get("section", "") == section:
            return {later.key for later in events[at + 1 :]}
    return None


def play_scene(table: Table, scene: Scene, steering: "Steering") -> None:
    """Plays the settled encounter and the turn around it."""
    for _ in range(LONGEST):
        if scene.over or not table.decisions:
            return
        ((seat, decision), *_) = table.decisions.items()
        table.choose(seat, steering.choose(decision))
    raise NoEndError(f"no end after {LONGEST} choices")


class Steering:
    """Chooses so that the section is opened and a line of its awards is come to."""

    def __init__(self, scene: Scene, wanted: Line, laid: Laid) -> None:
        self._scene = scene
        self._wanted = wanted
        self._laid = laid
        self._reacted = False

    def choose(self, decision: Decision) -> str:
        options, subject = decision.options, subject_of(decision)
        preferred = ""
        match decision.kind:
            case "reaction" if not self._reacted:
                self._reacted = True
                preferred = self._scene.way.reaction or FROM_A_TALE
            case "section" if subject.paragraph == self._scene.way.page.reference:
                preferred = self._scene.section
            case "offer" | "choose":
                preferred = next((one for one in options if self._leads_on(subject.branches.get(one))), "")
            case "number":
                preferred = str(self._laid.dice[0])
            case "face":
                preferred = ("-", "blank", "+")[self._scene.way.face]
            case "lose-status":
                pass
            case _:
                preferred = "done"
        if preferred in options:
            return preferred
        return next(one for one in options if not one.startswith("pay:") or one == options[-1])

    def _leads_on(self, branch: Line | None) -> bool:
        return branch is not None and holds(branch, self._wanted)
