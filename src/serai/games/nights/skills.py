"""Skills: those a hero can use now, and gaining and losing them (N8.3, N8.6, N9)."""

from serai.book.statuses import STATUS_TABLE
from serai.book.vocabulary import SKILLS
from serai.games.nights.base_game import NightsGame
from serai.games.nights.effects.active_treasures import active_effects, is_condition_of_treasure_met
from serai.games.nights.effects.treasure_words import RaisesSkill
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import MASTER, TALENT, Hero
from serai.games.nights.statuses.holding import end_status

ALL_SKILLS = tuple(SKILLS)
# The skills that a status makes unusable, and those it prevents from being gained. If several statuses apply,
# the first entry is given as the reason: statuses that affect all skills come first.
UNUSABLE = {status.id: status.unusable for status in STATUS_TABLE if status.unusable}
_MAKING_UNUSABLE = frozenset(UNUSABLE)
_NONE = frozenset[str]()
UNGAINABLE = {
    **{StatusReason(status.id): frozenset(SKILLS) for status in STATUS_TABLE if status.learns_nothing},
    **{StatusReason(status.id): status.ungainable for status in STATUS_TABLE if status.ungainable},
}
DULLER = {status.id: status.skill_penalty for status in STATUS_TABLE if status.skill_penalty}
ENDED_BY_LEARNING = tuple(status.id for status in STATUS_TABLE if status.ended_by_learning)


def usable_skills(game: NightsGame, hero: Hero) -> dict[str, int]:
    """The level of each skill that the hero can use, including those of treasures."""
    skills: dict[str, int] = hero.skills
    if hero.treasures and not game.world.skills_given.keys().isdisjoint(hero.treasures):
        skills = skills_with_treasures(game, hero)
    if hero.statuses and not _MAKING_UNUSABLE.isdisjoint(hero.statuses):
        return _skills_except(skills, unusable_skills(hero))
    return skills


def skills_with_treasures(game: NightsGame, hero: Hero) -> dict[str, int]:
    """The level of each skill of the hero and its treasures, whether a status makes it unusable or not."""
    given, skills = game.world.skills_given, hero.skills.copy()
    for treasure in hero.treasures:
        if treasure in given and is_condition_of_treasure_met(game, hero, treasure):
            for skill, level in given[treasure].items():
                if level > skills.get(skill, 0):
                    skills[skill] = level
    for _, effect in active_effects(game, hero, RaisesSkill):
        if effect.skill in skills:
            skills[effect.skill] = MASTER
    return skills


def _skills_except(skills: dict[str, int], unusable: frozenset[str]) -> dict[str, int]:
    return {skill: level for skill, level in skills.items() if skill not in unusable}


def unusable_skills(hero: Hero) -> frozenset[str]:
    """The skills that statuses make unusable."""
    if _MAKING_UNUSABLE.isdisjoint(hero.statuses):
        return _NONE
    return _NONE.union(*(UNUSABLE[status] for status in hero.statuses if status in UNUSABLE))


def skills_usable_in_encounter(game: NightsGame, hero: Hero) -> dict[str, int]:
    """Like `usable_skills`, but in an encounter: includes skills for one use, and grief lowers levels
    (N10.12).
    """
    skills = usable_skills(game, hero)
    if hero.once:
        skills = _skills_except(dict.fromkeys(hero.once, TALENT), unusable_skills(hero)) | skills
    if not hero.statuses:
        return skills
    less = 0
    for status in DULLER:
        if status in hero.statuses:
            less += DULLER[status]
    return _with_lower_levels(skills, less) if less else skills


def _with_lower_levels(skills: dict[str, int], less: int) -> dict[str, int]:
    return {skill: level - less for skill, level in skills.items() if level > less}


def has_only_for_one_use(game: NightsGame, hero: Hero, skill: str) -> bool:
    """Whether the hero has the skill for one use and cannot use it anyway."""
    return skill in hero.once and skill not in usable_skills(game, hero)


def spend_one_use_skill_if_needed(game: NightsGame, hero: Hero, skill: str) -> None:
    """Uses up a skill for one use, unless the hero can use the skill anyway."""
    if has_only_for_one_use(game, hero, skill):
        hero.once.remove(skill)
        game.log.tell("skill-spent", seat=hero.seat, skill=skill)


def can_gain_skill(hero: Hero, skill: str) -> bool:
    return reason_skill_cannot_be_gained(hero, skill) is None


def is_barred_from_skill(hero: Hero, skill: str) -> bool:
    """Whether a status bars the hero from gaining the skill."""
    return any(skill in barred for status, barred in UNGAINABLE.items() if status in hero.statuses)


def reason_skill_cannot_be_gained(hero: Hero, skill: str) -> Reason | None:
    """Why the hero cannot gain a level of the skill; None if it can."""
    for status, barred in UNGAINABLE.items():
        if status in hero.statuses and skill in barred:
            return status
    return "mastered" if hero.skills.get(skill, 0) >= MASTER else None


def gain_skill(
    game: NightsGame, hero: Hero, skill: str, level: int = TALENT, reason: Reason | None = None
) -> None:
    """Gains a skill, by default as a talent. A skill already owned rises to master (N8.3)."""
    if hindered := reason_skill_cannot_be_gained(hero, skill):
        log_skill_not_gained(game, hero, skill, hindered)
        return
    level = MASTER if skill in hero.skills else level
    hero.skills[skill] = level
    game.log.tell(
        "skill-gained",
        seat=hero.seat,
        skill=skill,
        level=level,
        reason=reason or game.turn_memory.encounter.source,
    )
    if hero.statuses and game.turn_memory.is_in_encounter and hero.seat == game.state.seat:
        for status in ENDED_BY_LEARNING:
            if status in hero.statuses:
                end_status(game, hero, status, "learned")


def gain_skill_for_one_use(game: NightsGame, hero: Hero, skill: str) -> None:
    if skill in hero.once:
        return
    hindered = reason_skill_cannot_be_gained(hero, skill)
    if hindered and hindered != "mastered":
        log_skill_not_gained(game, hero, skill, hindered)
        return
    hero.once.append(skill)
    game.log.tell("skill-for-one-use", seat=hero.seat, skill=skill, reason=game.turn_memory.encounter.source)


def log_skill_not_gained(game: NightsGame, hero: Hero, skill: str, reason: Reason) -> None:
    """Logs why the hero does not gain a skill."""
    game.log.tell("withheld", seat=hero.seat, what="skill", skill=skill, reason=reason)


def lose_skill(game: NightsGame, hero: Hero, skill: str) -> None:
    """Loses one level: from master to talent, from talent to nothing (N8.6)."""
    level = hero.skills.get(skill, 0)
    if not level:
        return
    if level == MASTER:
        hero.skills[skill] = TALENT
    else:
        del hero.skills[skill]
    game.log.tell(
        "skill-lost", seat=hero.seat, skill=skill, level=level - 1, reason=game.turn_memory.encounter.source
    )
