"""Resolving an encounter (N7): a reaction, a paragraph, a section, an award."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from serai.book.headings import Requirement
from serai.book.statuses import ENCOUNTER_OVERRIDES, STATUS, STATUS_TABLE
from serai.games.nights.alternates import choose_least_heard_base, record_reading_if_alternates_exist
from serai.games.nights.asked_anew import PAID
from serai.games.nights.awards import apply_awards
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import NOBODY, Encountered, Subject, subject_of_encounter
from serai.games.nights.dice import ONE_DIE, roll_destiny_die, roll_for_hero
from serai.games.nights.effects import chance_modifiers, protection
from serai.games.nights.optional_rules import show_page_to_reader_first
from serai.games.nights.other_players import ask_other_player
from serai.games.nights.reasons import StatusReason
from serai.games.nights.reject_or_reroll import (
    AwardRejected,
    AwardRerolled,
    is_only_jump_to_paragraph,
    offer_reject_or_reroll,
)
from serai.games.nights.skills import (
    has_only_for_one_use,
    skills_usable_in_encounter,
    spend_one_use_skill_if_needed,
)
from serai.games.nights.state import LEVELS, MASTER, Hero
from serai.games.nights.statuses.gaining import gain_status
from serai.games.nights.statuses.holding import present_sex
from serai.games.nights.statuses.paying import may_pay_at_any_time
from serai.games.nights.world import Base, Being, Cell, CompiledParagraph, CompiledSection, Row
from serai.table import Decision, Interactive, Turn
from serai.table.events import Argument

BARS = {status.id: status.barred_reactions for status in STATUS_TABLE if status.barred_reactions}
MUST = {status.id: status.forced_reaction for status in STATUS_TABLE if status.forced_reaction}
_BARRING = frozenset(BARS)
_BINDING = frozenset({*BARS, *MUST})
REACTED_BY_ANOTHER = frozenset(status.id for status in STATUS_TABLE if status.reacted_by_another)
NO_NAMES = frozenset[str]()
SEX_LETTER = {"man": "m", "woman": "f"}


def meet_being(game: NightsGame, hero: Hero, being: Being, *, courting: bool = False, row: str = "") -> Turn:
    """Meets a being on its matrix. A love-struck hero must court (N10.16).

    `row` names the row if it depends on the situation instead of the being.
    """
    turn_memory = game.turn_memory
    turn_memory.being = being
    turn_memory.met.append(being.noun)
    matrix = being.matrix
    if being.noun:
        game.log.tell_entry(
            ("met", {"seat": hero.seat, "being": being.noun, "adjective": being.adjective, "matrix": matrix})
        )
    else:
        game.log.tell("badly-lost", seat=hero.seat, matrix=matrix)
    cells = game.world.closest_row(being, row)
    if cells is None:
        game.log.tell("nobody-there", seat=hero.seat)
        return end_without_question()
    bound = reactions_allowed_by_sex(hero, cells, being)
    if courting or (hero.statuses and not _BINDING.isdisjoint(hero.statuses)):
        options = available_reactions(hero, cells, being)
        # N10.2: Court is forced by love, or because nothing else is written here.
        forced = (courting or cells.reactions == ("court",)) and may_court(hero, being)
        if forced and (beast := status_barring_reaction(hero, "court")):
            game.log.tell("beast-courts", seat=hero.seat)
            scorned = STATUS[beast].status_if_forced
            return gain_status(game, hero, scorned, reason=beast) if scorned else end_without_question()
        bound = (
            ("court",) if courting and "court" in options else forced_or_all_reactions(hero, options)
        )  # N10.30
    if not bound:
        game.log.tell("only-court", seat=hero.seat)  # N7.4
        return end_without_question()
    met = Encountered(being.noun, being.adjective, matrix)
    return choose_and_follow_reaction(
        game, hero, cells.cells, partial(available_reactions, hero, cells, being), bound, met
    )


def end_without_question() -> Turn:
    """The rest of an encounter that asks nothing."""
    yield from ()


def available_reactions(hero: Hero, row: Row, being: Being) -> tuple[str, ...]:
    """The reactions that the hero may choose now. An award may have changed the hero's sex or form."""
    options = reactions_allowed_by_sex(hero, row, being)
    if hero.statuses and not _BARRING.isdisjoint(hero.statuses):
        return without_barred_reactions(hero, options)
    return options


def reactions_allowed_by_sex(hero: Hero, row: Row, being: Being) -> tuple[str, ...]:
    return row.reactions if may_court(hero, being) else row.without_court


def may_court(hero: Hero, being: Being) -> bool:
    """Whether the being's sex differs from the hero's current one (N7.4)."""
    return bool(being.sex) and being.sex != present_sex(hero)


def status_barring_reaction(hero: Hero, reaction: str) -> StatusReason | None:
    """The status that bars the hero from a reaction, if any."""
    return next((StatusReason(status) for status in hero.statuses if reaction in BARS.get(status, ())), None)


def without_barred_reactions(hero: Hero, options: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(option for option in options if not status_barring_reaction(hero, option))


def forced_or_all_reactions(hero: Hero, options: tuple[str, ...]) -> tuple[str, ...]:
    """The reactions that statuses force if they are available, or else all options (N10.10)."""
    if MUST.keys().isdisjoint(hero.statuses):
        return options
    return tuple(MUST[status] for status in hero.statuses if MUST.get(status) in options) or options


def meet_jailer(game: NightsGame, hero: Hero) -> Turn:
    """Meets the jailer, the only being a prisoner meets (N10.13)."""
    jailers = [
        game.world.find_or_make_being(row.being, row.adjective, row.matrix)
        for row in ENCOUNTER_OVERRIDES["imprisoned"].rows
    ]
    number = yield from roll_for_hero(game, hero, "jailer", dict(zip(ONE_DIE, jailers, strict=True)))
    yield from meet_being(game, hero, jailers[number - 1])


def meet_being_or_jailer(game: NightsGame, hero: Hero, being: Being) -> Turn:
    """Meets the being of an award.

    A prisoner meets the jailer instead, unless this encounter follows from another one (N7.12, N10.13).
    """
    if not game.turn_memory.is_in_encounter and "imprisoned" in hero.statuses:
        return meet_jailer(game, hero)
    return meet_being(game, hero, being)


def choose_and_follow_reaction(
    game: NightsGame,
    hero: Hero,
    cells: Mapping[str, Cell],
    options: Callable[[], tuple[str, ...]],
    bound: tuple[str, ...],
    met: Encountered,
) -> Turn:
    """Asks for a reaction before any outcome is known (N7.3), and follows it.

    `options` returns the reactions available when it is called. `bound` restricts the first choice because of
    statuses; it does not restrict a determined hero's second choice.
    """
    turn_memory = game.turn_memory
    if not turn_memory.around:  # begun by a card, not by the turn
        turn_memory.encounter_spaces.append(hero.space)
    encounter = turn_memory.begin_encounter(options)
    encounter.being = turn_memory.being
    if hero.treasures and chance_modifiers.has_treasure_changing_chance(game, hero):
        yield from chance_modifiers.offer_to_roll_destiny_die_early(game, hero)
    while bound:
        if hero.statuses and not REACTED_BY_ANOTHER.isdisjoint(hero.statuses):  # N10.14
            reaction = yield from ask_other_player(game, hero, "reaction", bound, subject_of_encounter(met))
        else:
            reaction = yield Decision(hero.seat, "reaction", bound, subject_of_encounter(met))
        told: dict[str, Argument] = {"seat": hero.seat, "reaction": reaction}
        if met.place:  # other places may have a choice with that id, and a matrix a reaction
            told["place"] = met.place
        game.log.tell_entry(("reacted", told))
        encounter.reacting = Encountered(met.being, met.adjective, met.matrix, met.place, reaction)
        try:
            yield from play_from_base_to_award(game, hero, choose_least_heard_base(game, cells[reaction]))
            break
        except AwardRejected:  # N10.6
            bound = encounter.other_reactions()
            turn_memory.being = encounter.being  # the tale may have led to another one (N7.11)
    turn_memory.end_encounter()


def play_from_base_to_award(game: NightsGame, hero: Hero, base: Base) -> Turn:
    """Goes from a base to its award (N7.5–N7.10). A respected hero may reroll the destiny die."""
    encounter = game.turn_memory.encounter
    straight = None
    if hero.treasures or not base.skills.isdisjoint(hero.skills):
        straight = yield from offer_master_section(game, hero, base)
    page, section = straight or (None, None)
    while True:
        if page is None:
            face = roll_destiny_die(game, hero)
            if hero.treasures and chance_modifiers.has_treasure_changing_chance(game, hero):
                face = yield from chance_modifiers.let_treasures_change_destiny_die(game, hero, face)
            page = base.faces[face]
        encounter.by_die = straight is None
        try:
            yield from read_paragraph_and_apply_award(game, hero, page, section)
            return
        except AwardRerolled:
            page = None


def read_paragraph_and_apply_award(
    game: NightsGame, hero: Hero, paragraph: CompiledParagraph, section: CompiledSection | None = None
) -> Turn:
    """Reads a paragraph, chooses a section, and applies its award. A person who reads sees it first.

    The opening and the headings are told at once, the text of a section when it is chosen. `section` is given
    if a master went straight to it; even then, a mandatory heading about the other must be taken (N7.7,
    N7.8).
    """
    log, person_reads = game.log, game.options.person_reads
    text = event_arguments_for_text(game, hero, paragraph)
    opening = {**text, "headings": paragraph.headings}
    log.reveal()
    if person_reads:
        yield from show_page_to_reader_first(game, hero, "reading", **opening)
    log.tell_entry(("read", opening))
    record_reading_if_alternates_exist(game, paragraph)
    awards = paragraph.awards
    if paragraph.sections:
        section = section or paragraph.only
        if section is None:
            section = yield from ask_for_section(game, hero, paragraph)
        elif paragraph.bound_by_other:
            bound = mandatory_sections_about_being(game, paragraph)
            if bound and section not in bound:
                section = yield from ask_for_section(game, hero, paragraph, bound)
        if section is not None:
            awards = section.awards
            text["section"] = section.id
            log.reveal()
            if person_reads:
                yield from show_page_to_reader_first(game, hero, "reading-section", **text)
            log.tell_entry(("section", text))
    if hero.treasures or (hero.statuses and not protection.ALLOWING_EITHER.isdisjoint(hero.statuses)):
        yield from offer_reject_or_reroll(game, hero, awards)
    elif not is_only_jump_to_paragraph(awards):
        game.turn_memory.encounter.by_die = False
    yield from apply_awards(game, hero, awards)


def offer_master_section(
    game: NightsGame, hero: Hero, base: Base
) -> Interactive[tuple[CompiledParagraph, CompiledSection] | None]:
    """Before the roll, offer a master the sections that require the mastered skill (N7.6)."""
    levels = skills_usable_in_encounter(game, hero)
    masters = [skill for skill, level in levels.items() if level >= MASTER and skill in base.skills]
    if not masters:
        return None
    ways: dict[str, tuple[CompiledParagraph, CompiledSection]] = {}
    for skill in masters:
        found = [(number, page) for number, page in enumerate(base.faces, 1) if skill in page.skills]
        for number, page in found:
            option = f"master:{skill}" if len(found) == 1 else f"master:{skill}:{number}"
            ways[option] = page, page.skills[skill]
    subject = Subject(encounter=game.turn_memory.encounter.reacting)
    game.log.reveal()  # the skills that unread paragraphs name
    chosen = yield Decision(hero.seat, "master", ("roll", *ways), subject)
    if chosen == "roll":
        return None
    game.log.tell("went-straight", seat=hero.seat, skill=chosen.split(":")[1])
    return ways[chosen]


def event_arguments_for_text(
    game: NightsGame, hero: Hero, paragraph: CompiledParagraph
) -> dict[str, Argument]:
    """The event arguments that a text of the Book needs: the being met and the hero's present sex."""
    being = game.turn_memory.being
    return {
        "seat": hero.seat,
        "paragraph": paragraph.reference,
        "being": being.noun if being else "",
        "adjective": being.adjective if being else "",
        "sex": present_sex(hero),
    }


def ask_for_section(
    game: NightsGame,
    hero: Hero,
    paragraph: CompiledParagraph,
    mandatory_for_masters: Sequence[CompiledSection] = (),
) -> Interactive[CompiledSection | None]:
    """Asks for one of the available sections, or of those that are mandatory even for a master who chose
    another.
    """
    skills = skills_usable_in_encounter(game, hero)
    other = heading_names_of_being_met(game, paragraph)
    found: dict[str, CompiledSection] = {}
    mandatory = {one.id: one for one in mandatory_for_masters} if mandatory_for_masters else {}
    for one in paragraph.sections:
        if can_open_section(hero, one, skills, other):
            found[one.id] = one
            if one.mandatory and not mandatory_for_masters:
                mandatory[one.id] = one
    options = mandatory or found
    if not options:
        return None
    if len(options) == 1 and not may_pay_at_any_time(hero):
        ((chosen, section),) = options.items()
        game.log.tell_only_option(hero.seat, "section", chosen)
    else:
        subject = Subject(
            encounter=game.turn_memory.encounter.reacting,
            paragraph=paragraph.reference,
            headings=tuple(paragraph.headings),
        )
        chosen = yield Decision(hero.seat, "section", tuple(options), subject)
        if chosen == PAID:  # other sections may be available now
            return (yield from ask_for_section(game, hero, paragraph, mandatory_for_masters))
        section = options[chosen]
    if hero.once:
        spend_skill_if_section_needs_it(game, hero, section, skills)
    return section


def heading_names_of_being_met(game: NightsGame, paragraph: CompiledParagraph) -> frozenset[str]:
    """The names by which a paragraph's headings can refer to the being just met."""
    return (
        game.world.heading_names_of_being(game.turn_memory.being) if paragraph.asks_about_other else NO_NAMES
    )


def mandatory_sections_about_being(game: NightsGame, paragraph: CompiledParagraph) -> list[CompiledSection]:
    """The mandatory sections about the other that apply to everybody here (N7.9)."""
    other = heading_names_of_being_met(game, paragraph)
    return [one for one in paragraph.bound_by_other if not one.facts.isdisjoint(other)]


def spend_skill_if_section_needs_it(
    game: NightsGame, hero: Hero, section: CompiledSection, skills: Mapping[str, int]
) -> None:
    """Spends a skill for one use if nothing else opens the section."""
    if section.facts and not section.facts.isdisjoint(
        game.world.heading_names_of_being(game.turn_memory.being)
    ):
        return
    had = [ask for ask in section.asks if meets_requirement(hero, ask, skills)]
    if all(ask.kind == "skill" and has_only_for_one_use(game, hero, ask.id) for ask in had):
        spend_one_use_skill_if_needed(game, hero, had[0].id)


def continue_at_paragraph(game: NightsGame, hero: Hero, reference: str) -> Turn:
    """Continues the encounter at another paragraph (N7.12), also if another encounter came in between."""
    encounter = game.turn_memory.encounter
    if encounter.reacting is not NOBODY:
        game.turn_memory.being = encounter.being
    yield from read_paragraph_and_apply_award(game, hero, game.world.paragraphs[reference])


def can_open_section(
    hero: Hero, section: CompiledSection, skills: Mapping[str, int], names_of_being: frozenset[str]
) -> bool:
    """Whether the hero has what the heading names, or the being fits it."""
    if section.open or not section.skills.isdisjoint(skills):
        return True
    if names_of_being and not section.facts.isdisjoint(names_of_being):
        return True
    return bool(section.others) and meets_any_requirement(hero, section.others, skills)


def meets_any_requirement(hero: Hero, requirements: Iterable[Requirement], skills: Mapping[str, int]) -> bool:
    return any(meets_requirement(hero, one, skills) for one in requirements)


def meets_requirement(hero: Hero, requirement: Requirement, skills: Mapping[str, int]) -> bool:
    """Whether the hero has and can use what a heading names (N7.9)."""
    match requirement.kind:
        case "no-skill":
            return True
        case "skill":
            return requirement.id in skills
        case "status":
            return requirement.id in hero.statuses
        case "treasure":
            return requirement.id in hero.treasures
        case "token":
            return requirement.id in hero.tokens
        case "wealth":
            return LEVELS[hero.wealth] == requirement.id
        case "sex":
            return SEX_LETTER[requirement.id] == present_sex(hero)
        case "other":  # about the being met, not about the hero
            return False
