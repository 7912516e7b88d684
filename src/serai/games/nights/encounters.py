"""Resolving an encounter (N7): a reaction, a paragraph, a section, an award."""

from collections.abc import Mapping

from msgspec.structs import replace

from serai.book.awards import Award
from serai.book.headings import Ask
from serai.book.statuses import READINGS, STATUS, TABLE
from serai.games.nights.asking import another_decides
from serai.games.nights.awards import apply
from serai.games.nights.considering import Rejected, RolledAgain, consider, only_reads_on
from serai.games.nights.dice import ONE_DIE, roll, roll_destiny
from serai.games.nights.effects import fortune
from serai.games.nights.options import reader_first
from serai.games.nights.play import Asking, Play
from serai.games.nights.reasons import StatusReason
from serai.games.nights.skills import skills_in_encounter, spend_skill
from serai.games.nights.state import LEVELS, MASTER, Hero
from serai.games.nights.statuses.gaining import gain_status
from serai.games.nights.statuses.holding import sex_of
from serai.games.nights.statuses.paying import PAID_AT_ANY_TIME
from serai.games.nights.subjects import Encountered, Subject
from serai.games.nights.world import Being, Cell, Page, PageSection
from serai.table import Decision, Turn
from serai.table.events import Argument

BARS = {status.id: status.bars for status in TABLE if status.bars}
MUST = {status.id: status.must for status in TABLE if status.must}
_BINDING = frozenset({*BARS, *MUST})
REACTED_BY_ANOTHER = frozenset(status.id for status in TABLE if status.reacted_by_another)
SEX_LETTER = {"man": "m", "woman": "f"}


def meet(play: Play, hero: Hero, being: Being, *, courting: bool = False, row: str = "") -> Turn:
    """An encounter with a being on its matrix. A love-struck hero must court (N10.16).

    `row` is given where it is named by what happens, not by whom one meets.
    """
    notes = play.notes
    notes.being = being
    notes.met.append(being.noun)
    tell, matrix = play.log.tell, being.matrix
    if being.noun:
        tell("met", seat=hero.seat, being=being.noun, adjective=being.adjective, matrix=matrix)
    else:
        tell("badly-lost", seat=hero.seat, matrix=matrix)
    cells = play.world.rows.get((being.matrix, row or being.row))
    if cells is None:
        play.log.tell("nobody-there", seat=hero.seat)
        return
    may_court = bool(being.sex) and being.sex != sex_of(hero)  # N7.4
    bound = options = cells.reactions if may_court else cells.without_court
    if courting or (hero.statuses and not _BINDING.isdisjoint(hero.statuses)):
        if courting and may_court and (beast := barred_from(hero, "court")):  # N10.2
            play.log.tell("beast-courts", seat=hero.seat)
            if scorned := STATUS[beast].if_forced:
                yield from gain_status(play, hero, scorned, reason=beast)
            return
        options = without_barred(hero, options)
        bound = ("court",) if courting and "court" in options else must_choose(hero, options)  # N10.30
    met = Encountered(being.noun, being.adjective, being.matrix)
    yield from react(play, hero, cells.cells, options, bound, met)


def barred_from(hero: Hero, reaction: str) -> StatusReason | None:
    """The status that keeps the hero from a reaction."""
    return next((StatusReason(status) for status in hero.statuses if reaction in BARS.get(status, ())), None)


def without_barred(hero: Hero, options: tuple[str, ...]) -> tuple[str, ...]:
    if BARS.keys().isdisjoint(hero.statuses):
        return options
    return tuple(option for option in options if not barred_from(hero, option))


def must_choose(hero: Hero, options: tuple[str, ...]) -> tuple[str, ...]:
    """What a status has the hero choose wherever it is open (N10.10)."""
    if MUST.keys().isdisjoint(hero.statuses):
        return options
    return tuple(MUST[status] for status in hero.statuses if MUST.get(status) in options) or options


def meet_jailer(play: Play, hero: Hero) -> Turn:
    """A prisoner meets nobody else (N10.13)."""
    jailers = [play.world.being(row.being, row.adjective, row.matrix) for row in READINGS["imprisoned"].rows]
    number = yield from roll(play, hero, "jailer", dict(zip(ONE_DIE, jailers, strict=True)))
    yield from meet(play, hero, jailers[number - 1])


def begin_another(play: Play, hero: Hero, being: Being) -> Turn:
    """An award begins an encounter. Outside of one a prisoner meets the jailer, whoever should come (N10.13);
    where a tale leads from one being to the next, it is the same encounter still (N7.12)."""
    if not play.notes.encountering and "imprisoned" in hero.statuses:
        return meet_jailer(play, hero)
    return meet(play, hero, being)


def react(
    play: Play,
    hero: Hero,
    cells: Mapping[str, Cell],
    options: tuple[str, ...],
    bound: tuple[str, ...],
    met: Encountered,
) -> Turn:
    """A reaction is chosen before anything is known of the outcomes (N7.3).

    `bound` is what statuses leave of the options; they do not bind what a determined hero chooses instead.
    """
    notes = play.notes
    if not notes.encountering:  # a card has begun it, not the turn
        notes.encounter_spaces.append(hero.space)
    encounter = notes.begin_encounter(other_reactions=len(options) > 1)
    if hero.treasures:
        yield from fortune.foresee(play, hero)
    while bound:
        if hero.statuses and not REACTED_BY_ANOTHER.isdisjoint(hero.statuses):  # N10.14
            reaction = yield from another_decides(play, hero, "reaction", bound, Subject(encounter=met))
        else:
            reaction = yield Decision(hero.seat, "reaction", bound, Subject(encounter=met))
        play.log.tell("reacted", seat=hero.seat, reaction=reaction)
        encounter.reacting = replace(met, reaction=reaction)
        try:
            yield from follow(play, hero, cells[reaction])
            break
        except Rejected:  # N10.6
            bound = tuple(option for option in options if option != reaction)
    notes.end_encounter()


def follow(play: Play, hero: Hero, cell: Cell) -> Turn:
    """From a cell to its award (N7.5–N7.10); a respected hero may have the destiny die rolled again."""
    encounter = play.notes.encounter
    straight = None
    if hero.treasures or not cell.skills.isdisjoint(hero.skills):
        straight = yield from go_straight(play, hero, cell)
    page, section = straight or (cell.faces[(yield from roll_destiny(play, hero))], None)
    while True:
        encounter.by_die = straight is None
        try:
            yield from read_page(play, hero, page, section)
            return
        except RolledAgain:
            page = cell.faces[(yield from roll_destiny(play, hero))]


def read_page(play: Play, hero: Hero, page: Page, section: PageSection | None = None) -> Turn:
    """A paragraph is read, a section chosen, its award heard and applied."""
    yield from open_page(play, hero, page)
    awards = yield from choose_section(play, hero, page, section)
    if hero.statuses or hero.treasures:
        yield from consider(play, hero, awards)
    elif not only_reads_on(awards):
        play.notes.encounter.by_die = False
    yield from apply(play, hero, awards)


def go_straight(play: Play, hero: Hero, cell: Cell) -> Asking[tuple[Page, PageSection] | None]:
    """A master may go straight to a section headed by the skill, before the die is rolled (N7.6)."""
    levels = skills_in_encounter(play, hero)
    masters = [skill for skill, level in levels.items() if level >= MASTER and skill in cell.skills]
    if not masters:
        return None
    ways: dict[str, tuple[Page, PageSection]] = {}
    for skill in masters:
        found = [(number, page) for number, page in enumerate(cell.faces, 1) if skill in page.skills]
        for number, page in found:
            option = f"master:{skill}" if len(found) == 1 else f"master:{skill}:{number}"
            ways[option] = page, page.skills[skill]
    subject = Subject(encounter=play.notes.encounter.reacting)
    chosen = yield Decision(hero.seat, "master", ("roll", *ways), subject)
    if chosen == "roll":
        return None
    play.log.tell("went-straight", seat=hero.seat, skill=chosen.split(":")[1])
    return ways[chosen]


def open_page(play: Play, hero: Hero, page: Page) -> Turn:
    """The opening and the headings are read, never their texts; by the Reader first where a person reads."""
    told = {**told_of(play, hero, page), "headings": page.headings}
    play.log.reveal()
    if play.options.person_reads:
        yield from reader_first(play, hero, "reading", **told)
    play.log.tell("read", **told)


def told_of(play: Play, hero: Hero, page: Page) -> dict[str, Argument]:
    """What a text of the Book is read with: who is met, and the hero's sex at this moment."""
    being = play.notes.being
    return {
        "seat": hero.seat,
        "paragraph": page.reference,
        "being": being.noun if being else "",
        "adjective": being.adjective if being else "",
        "sex": sex_of(hero),
    }


def choose_section(
    play: Play, hero: Hero, page: Page, section: PageSection | None = None
) -> Asking[tuple[Award, ...]]:
    """One section whose heading names what the hero has and can use; a mandatory one binds (N7.7, N7.8).

    `section` is settled where a master went straight to it. Its award is heard, and returned.
    """
    if not page.sections:
        return page.awards
    if section is None:
        section = page.only or (yield from open_section(play, hero, page))
        if section is None:
            return ()
    told = {**told_of(play, hero, page), "section": section.id}
    play.log.reveal()
    if play.options.person_reads:
        yield from reader_first(play, hero, "reading-section", **told)
    play.log.tell("section", **told)
    return section.awards


def open_section(play: Play, hero: Hero, page: Page) -> Asking[PageSection | None]:
    skills = skills_in_encounter(play, hero)
    found = [one for one in page.sections if opens(hero, one, skills)]
    mandatory = [one for one in found if one.mandatory]
    options = {one.id: one for one in mandatory or found}
    if not options:
        return None
    subject = Subject(
        encounter=play.notes.encounter.reacting, paragraph=page.reference, headings=tuple(page.headings)
    )
    chosen = yield Decision(hero.seat, "section", tuple(options), subject)
    if chosen in PAID_AT_ANY_TIME:  # other sections may be open now
        return (yield from open_section(play, hero, page))
    section = options[chosen]
    if hero.once:
        use_once(play, hero, section, skills)
    return section


def use_once(play: Play, hero: Hero, section: PageSection, skills: Mapping[str, int]) -> None:
    """A skill for one use is spent where nothing else of the hero's opens the section."""
    had = [ask for ask in section.asks if has(hero, ask, skills)]
    if all(ask.kind == "skill" and ask.id in hero.once for ask in had):
        spend_skill(play, hero, had[0].id)


def read_on(play: Play, hero: Hero, reference: str) -> Turn:
    """The encounter goes on at another paragraph (N7.12)."""
    yield from read_page(play, hero, play.world.pages[reference])


def opens(hero: Hero, section: PageSection, skills: Mapping[str, int]) -> bool:
    if section.open or not section.skills.isdisjoint(skills):
        return True
    return bool(section.others) and any(has(hero, ask, skills) for ask in section.others)


def has(hero: Hero, ask: Ask, skills: Mapping[str, int]) -> bool:
    """Whether the hero has, and can use, what a heading names (N7.9)."""
    match ask.kind:
        case "no-skill":
            return True
        case "skill":
            return ask.id in skills
        case "status":
            return ask.id in hero.statuses
        case "treasure":
            return ask.id in hero.treasures
        case "token":
            return ask.id in hero.tokens
        case "wealth":
            return LEVELS[hero.wealth] == ask.id
        case "sex":
            return SEX_LETTER[ask.id] == sex_of(hero)
