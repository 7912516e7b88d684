"""Statuses that bind a hero to a city: home, seat, the far end of a pilgrimage, where an outlaw is wanted."""

from serai.book.statuses import MARKS, STATUS
from serai.games.nights.dice import TWO, roll
from serai.games.nights.effects.words import award_line
from serai.games.nights.play import Play
from serai.games.nights.points import gain_destiny, gain_story
from serai.games.nights.reasons import StatusReason
from serai.games.nights.skills import gain_skill
from serai.games.nights.state import Hero
from serai.games.nights.statuses.gaining import gain_status, tell_mark
from serai.games.nights.statuses.holding import end_status
from serai.table import Decision, Turn

HOMELY = tuple(status for status, kind in MARKS.items() if kind in ("home", "seat"))
HOMES = tuple(status for status, kind in MARKS.items() if kind == "home")
NOBODY_WAITS = frozenset[str]()
WAITING = frozenset({*MARKS, "on-pilgrimage"})
"""The statuses for which it matters where an encounter is."""
HOMECOMING = {
    "2": award_line("[Grief Stricken]"),
    **{str(total): award_line("[Nothing]") for total in range(3, 8)},
    **{str(total): award_line("[D1]") for total in range(8, 11)},
    "11": award_line("[D2/Respected]"),
    "12": award_line("[D2/Respected]"),
}
"""What a married hero finds at home, by two dice (N10.17)."""


def homes(hero: Hero) -> frozenset[str]:
    """Home and seat count together (N10.27)."""
    held = hero.statuses
    return frozenset(held[status].city for status in HOMELY if status in held and held[status].city)


def only_cities(hero: Hero) -> frozenset[str]:
    """The only cities in which the hero's own moves may end; none where it is free."""
    held = hero.statuses
    if any(status in held and held[status].away for status in HOMELY):
        return homes(hero)
    return NOBODY_WAITS


def arrive(play: Play, hero: Hero, came_from: str) -> Turn:
    """The hero has come to its space, in whatever way: perhaps to its home (N10.17, N10.27)."""
    if hero.space == came_from or play.world.roads.terrain.get(hero.space) != "city":
        return
    held = hero.statuses
    if hero.space in homes(hero):
        for status in HOMELY:
            if status in held:
                held[status].away = False
        if any(status in held and held[status].city == hero.space for status in HOMES):
            yield from come_home(play, hero)
    for status in HOMES:
        if status in held and not held[status].city:
            held[status].city = hero.space
            tell_mark(play, hero, status)


def come_home(play: Play, hero: Hero) -> Turn:
    play.log.tell("came-home", seat=hero.seat, city=hero.space)
    gain_story(play, hero, 1, "homecoming")
    if (yield Decision(hero.seat, "homecoming", ("roll", "go-on"))) == "go-on":
        return
    total = yield from roll(play, hero, "homecoming", HOMECOMING, TWO)
    source, play.notes.encounter.source = play.notes.encounter.source, "homecoming"
    yield from play.award(hero, HOMECOMING[str(total)])
    play.notes.encounter.source = source


def after_encounter(play: Play, hero: Hero, space: str) -> Turn:
    """What an encounter in this space means for statuses that wait for one."""
    held = hero.statuses
    if WAITING.isdisjoint(held):
        return
    waiting = homes(hero)
    elsewhere = waiting and not waiting & {space, hero.space}  # an encounter may lead home
    if elsewhere and play.world.roads.terrain.get(space) == "city":
        for status in HOMELY:
            if status in held and held[status].city:
                held[status].away = True
    if "on-pilgrimage" in held:
        go_on_pilgrimage(play, hero, space)
    if "outlaw" in held:
        yield from arrest(play, hero, space)


def go_on_pilgrimage(play: Play, hero: Hero, space: str) -> None:
    """First an encounter in the far city, then one in Mecca (N10.18)."""
    pilgrim = hero.statuses["on-pilgrimage"]
    if not pilgrim.far:
        if "on-pilgrimage" not in play.notes.fresh and hero.destination == space:
            pilgrim.far = True
            play.log.tell("pilgrimage", seat=hero.seat, city=space)
    elif space == "mecca":
        reward = STATUS["on-pilgrimage"].reward
        end_status(play, hero, "on-pilgrimage", "pilgrimage")
        gain_destiny(play, hero, reward.destiny, "pilgrimage")
        gain_story(play, hero, reward.story, "pilgrimage")
        for skill in reward.skills:
            gain_skill(play, hero, skill, reason="pilgrimage")


def arrest(play: Play, hero: Hero, space: str) -> Turn:
    """A later encounter in the marked city ends in prison; so does becoming an outlaw again (N10.19)."""
    city = hero.statuses["outlaw"].city
    if hero.seat in play.notes.wanted_again:
        play.notes.wanted_again.discard(hero.seat)
        if hero.space != city:
            origin = hero.space
            play.log.tell("moved", seat=hero.seat, origin=origin, space=city, how="arrested")
            hero.space = city
            yield from arrive(play, hero, origin)
    elif space != city or "outlaw" in play.notes.fresh:
        return
    yield from gain_status(play, hero, "imprisoned", reason="arrested")
    if "imprisoned" in hero.statuses:
        end_status(play, hero, "outlaw", StatusReason("imprisoned"))


def arrest_others(play: Play) -> Turn:
    """Another's encounter may have made an outlaw one again (N8.11)."""
    for hero in play.state.heroes.values():
        if hero.seat in play.notes.wanted_again and "outlaw" in hero.statuses:
            yield from arrest(play, hero, "")
    play.notes.wanted_again.clear()
