"""Skills: what a hero has, what it can use now, how skills come and go (N8.3, N8.6, N9)."""

from serai.book.statuses import TABLE
from serai.book.vocabulary import SKILLS
from serai.games.nights.effects.owning import holds, owned
from serai.games.nights.effects.treasure_words import RaisesSkill
from serai.games.nights.play import Play
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import MASTER, TALENT, Hero
from serai.games.nights.statuses.holding import end_status

ALL_SKILLS = tuple(SKILLS)
# What a hero with a status cannot use, and what it cannot gain: where there are several reasons, the widest.
UNUSABLE = {status.id: status.unusable for status in TABLE if status.unusable}
UNGAINABLE = {
    **{StatusReason(status.id): frozenset(SKILLS) for status in TABLE if status.learns_nothing},
    **{StatusReason(status.id): status.ungainable for status in TABLE if status.ungainable},
}
DULLER = {status.id: status.duller for status in TABLE if status.duller}
ENDED_BY_LEARNING = tuple(status.id for status in TABLE if status.ended_by_learning)


def usable_skills(play: Play, hero: Hero) -> dict[str, int]:
    """The level of each skill that the hero can use, also by its treasures."""
    given = play.world.skills_given
    skills: dict[str, int] = hero.skills
    if hero.treasures and not given.keys().isdisjoint(hero.treasures):
        skills = skills.copy()
        for treasure in hero.treasures:
            if treasure in given and holds(play, hero, treasure):
                for skill, level in given[treasure].items():
                    if level > skills.get(skill, 0):
                        skills[skill] = level
        for _, effect in owned(play, hero, RaisesSkill):
            if effect.skill in skills:
                skills[effect.skill] = MASTER
    if hero.statuses:
        barred = [UNUSABLE[status] for status in hero.statuses if status in UNUSABLE]
        if barred:
            unusable = frozenset[str]().union(*barred)
            return {skill: level for skill, level in skills.items() if skill not in unusable}
    return skills


def skills_in_encounter(play: Play, hero: Hero) -> dict[str, int]:
    """The same in an encounter, with skills for one use; grief takes a level off each (N10.12)."""
    skills = usable_skills(play, hero)
    if hero.once:
        barred = [UNUSABLE[status] for status in hero.statuses if status in UNUSABLE]
        once = [skill for skill in hero.once if not any(skill in unusable for unusable in barred)]
        skills = {**dict.fromkeys(once, TALENT), **skills}
    less = 0
    for status in DULLER:
        if status in hero.statuses:
            less += DULLER[status]
    return {skill: level - less for skill, level in skills.items() if level > less} if less else skills


def spend_skill(play: Play, hero: Hero, skill: str) -> None:
    """A skill for one use is gone once it is used, unless the hero can use it anyway."""
    if skill in hero.once and skill not in usable_skills(play, hero):
        hero.once.remove(skill)
        play.log.tell("skill-spent", seat=hero.seat, skill=skill)


def can_gain(hero: Hero, skill: str) -> bool:
    return hindrance(hero, skill) is None


def is_barred(hero: Hero, skill: str) -> bool:
    """Whether a status keeps the hero from gaining the skill."""
    return any(skill in barred for status, barred in UNGAINABLE.items() if status in hero.statuses)


def hindrance(hero: Hero, skill: str) -> Reason | None:
    """Why the hero does not gain a level of the skill, if it does not."""
    for status, barred in UNGAINABLE.items():
        if status in hero.statuses and skill in barred:
            return status
    return "mastered" if hero.skills.get(skill, 0) >= MASTER else None


def gain_skill(play: Play, hero: Hero, skill: str, level: int = TALENT, reason: Reason | None = None) -> None:
    """A new skill comes at talent level unless noted, one already owned rises to master (N8.3)."""
    if hindered := hindrance(hero, skill):
        withhold(play, hero, skill, hindered)
        return
    level = MASTER if skill in hero.skills else level
    hero.skills[skill] = level
    play.log.tell(
        "skill-gained", seat=hero.seat, skill=skill, level=level, reason=reason or play.notes.encounter.source
    )
    if hero.statuses and play.notes.encountering and hero.seat == play.state.seat:
        for status in ENDED_BY_LEARNING:
            if status in hero.statuses:
                end_status(play, hero, status, "learned")


def gain_skill_for_one_use(play: Play, hero: Hero, skill: str) -> None:
    if skill in hero.once:
        return
    hindered = hindrance(hero, skill)
    if hindered and hindered != "mastered":
        withhold(play, hero, skill, hindered)
        return
    hero.once.append(skill)
    play.log.tell("skill-for-one-use", seat=hero.seat, skill=skill, reason=play.notes.encounter.source)


def withhold(play: Play, hero: Hero, skill: str, reason: Reason) -> None:
    """Tells that the hero does not gain a skill, and why."""
    play.log.tell("withheld", seat=hero.seat, what="skill", skill=skill, reason=reason)


def lose_skill(play: Play, hero: Hero, skill: str) -> None:
    """From master to talent, from talent to nothing (N8.6)."""
    level = hero.skills.get(skill, 0)
    if not level:
        return
    if level == MASTER:
        hero.skills[skill] = TALENT
    else:
        del hero.skills[skill]
    play.log.tell(
        "skill-lost", seat=hero.seat, skill=skill, level=level - 1, reason=play.notes.encounter.source
    )
