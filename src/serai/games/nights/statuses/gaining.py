"""Gaining a status, with all that happens at once (N10)."""

from collections.abc import Callable

from serai.book.awards import NamedBeing
from serai.book.vocabulary import STATUSES
from serai.games.nights.dice import roll
from serai.games.nights.effects.guarding import is_warded
from serai.games.nights.effects.words import award_line
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import STORY_ENDS, gain_destiny, gain_story
from serai.games.nights.reasons import Reason
from serai.games.nights.skills import gain_skill
from serai.games.nights.state import FABULOUS, Held, Hero
from serai.games.nights.statuses.holding import end_status, hold, sex_of
from serai.games.nights.subjects import Subject
from serai.games.nights.wealth import become
from serai.table import Decision, Turn

SULTAN_TOTAL = 12
PILGRIM_DISTANCE = 3
# What ends when a status comes.
ENDS: dict[str, tuple[Reason, tuple[str, ...]]] = {
    "accursed": ("accursed", ("blessed",)),
    "blessed": ("blessed", ("accursed", "crippled")),
    "respected": ("respected", ("crippled",)),
    "imprisoned": ("imprisoned", ("lost", "outlaw")),
}
REFUSED = ("scorned", "scorned", "pursued", "pursued", "determined", "determined")
"""What a hero gains who refuses to be Beloved, by a die (N10.3)."""
REFUSED_LEADS = {str(number): award_line(f"[{STATUSES[one]}]") for number, one in enumerate(REFUSED, 1)}
BELOVED = Subject(
    status="beloved",
    branches={
        "accept": award_line("[D2/Married]"),
        "refuse": award_line("[Roll: 1-2 Scorned; 3-4 Pursued; 5-6 Determined]"),
    },
)
"""What is heard of it before it is answered (N7.12)."""


class Gain:
    """A status on its way to a hero: why, and for how many turns (0 where it has no end)."""

    __slots__ = ("reason", "turns")

    def __init__(self, reason: Reason, turns: int) -> None:
        self.reason: Reason = reason
        self.turns = turns


def gain_status(
    play: Play,
    hero: Hero,
    status: str,
    pursuer: NamedBeing | None = None,
    turns: int = 0,
    reason: Reason | None = None,
) -> Turn:
    """`turns` is 1 for a status that lasts one turn."""
    if status in hero.statuses:
        gain_again(play, hero, status)
        return
    if hero.treasures and (yield from is_warded(play, hero, status)):
        return
    gain = Gain(reason or play.notes.encounter.source, turns)
    if status == "pursued":
        take(play, hero, status, _pursued(play, pursuer), gain)
        return
    receive = RECEIVED.get(status)
    if receive is None:
        take(play, hero, status, Held(), gain)
    else:
        yield from receive(play, hero, gain)


def gain_again(play: Play, hero: Hero, status: str) -> None:
    """The same status is never held twice; for most a repeat does nothing."""
    if status == "sex-changed":
        end_status(play, hero, status, "changed-back")
        return
    play.log.tell("status-held", seat=hero.seat, status=status, sex=sex_of(hero))
    if status in ("blessed", "respected"):  # N10.5
        end_status(play, hero, "crippled", status)
    elif status == "outlaw":
        play.notes.wanted_again.add(hero.seat)


def take(play: Play, hero: Hero, status: str, held: Held, gain: Gain) -> None:
    """Begins to hold a status; under N16.2 it replaces the old one."""
    if play.options.one_status:
        for ended in tuple(hero.statuses):
            end_status(play, hero, ended, "one-status")
    elif status in ENDS:
        reason, ends = ENDS[status]
        for ended in ends:
            end_status(play, hero, ended, reason)
    if gain.turns:
        held.turns = gain.turns + (hero.seat == play.state.seat)
    hold(play, hero, status, held, gain.reason)


def _pursued(play: Play, pursuer: NamedBeing | None) -> Held:
    """The pursuer is named by the text, else it is the being just met (N10.20)."""
    if pursuer is not None:
        return Held(pursuer=pursuer.noun, adjective=pursuer.adjective or "")
    being = play.notes.being
    if being is None or not being.noun:
        being = play.world.stranger
    return Held(pursuer=being.noun, adjective=being.adjective)


def beloved(play: Play, hero: Hero, gain: Gain) -> Turn:
    """Answered at once and never held (N10.3)."""
    play.log.tell("status-gained", seat=hero.seat, status="beloved", reason=gain.reason)
    answer = yield Decision(hero.seat, "offer", ("accept", "refuse"), BELOVED)
    play.log.tell("answered", seat=hero.seat, answer=answer)
    play.log.tell("status-lost", seat=hero.seat, status="beloved", reason="answered")
    if answer == "accept":
        gain_destiny(play, hero, 2, "beloved")
        yield from gain_status(play, hero, "married", reason="beloved")
    else:
        die = yield from roll(play, hero, "beloved", REFUSED_LEADS)
        yield from gain_status(play, hero, REFUSED[die - 1], reason="beloved")


def tired_of_stories(play: Play, hero: Hero, status: str, gain: Gain) -> None:
    """Ends when story reaches a number; if it is there already, with one more point (N10.12, N10.13)."""
    take(play, hero, status, Held(ripe=hero.story >= STORY_ENDS[status]), gain)


def grief_stricken(play: Play, hero: Hero, gain: Gain) -> Turn:
    tired_of_stories(play, hero, "grief-stricken", gain)
    yield from ()


def imprisoned(play: Play, hero: Hero, gain: Gain) -> Turn:
    tired_of_stories(play, hero, "imprisoned", gain)
    yield from ()


def lost(play: Play, hero: Hero, gain: Gain) -> Turn:
    """Nobody is lost in prison (N10.13)."""
    if "imprisoned" in hero.statuses:
        play.log.tell(
            "withheld", seat=hero.seat, what="status", status="lost", sex=sex_of(hero), reason="imprisoned"
        )
    else:
        take(play, hero, "lost", Held(), gain)
    yield from ()


def love_struck(play: Play, hero: Hero, gain: Gain) -> Turn:
    if "married" in hero.statuses:
        yield from gain_status(play, hero, "grief-stricken", turns=gain.turns, reason="married")
    else:
        take(play, hero, "love-struck", Held(), gain)


def married(play: Play, hero: Hero, gain: Gain) -> Turn:
    """The home is the city the hero is in, else the next one it enters (N10.17)."""
    in_city = play.world.roads.terrain.get(hero.space) == "city"
    take(play, hero, "married", Held(city=hero.space if in_city else ""), gain)
    if in_city:
        tell_mark(play, hero, "married")
    gain_story(play, hero, 1, "married")
    yield from ()


def on_pilgrimage(play: Play, hero: Hero, gain: Gain) -> Turn:
    take(play, hero, "on-pilgrimage", Held(), gain)
    yield from place_pilgrims_marker(play, hero)


def place_pilgrims_marker(play: Play, hero: Hero) -> Turn:
    far = play.world.roads.far_from("mecca", PILGRIM_DISTANCE)
    if far:
        hero.destination = yield Decision(hero.seat, "city", far, Subject(status="on-pilgrimage"))
        play.log.tell("destination", seat=hero.seat, place=hero.destination, reason="on-pilgrimage")


def nearest_city(play: Play, hero: Hero, status: str) -> Asking[str]:
    """The city the hero stands in, or the nearest; the player chooses among equals."""
    roads = play.world.roads
    near = roads.nearest_cities[roads.arrows.get(hero.space, hero.space)]
    if len(near) == 1:
        return near[0]
    return (yield Decision(hero.seat, "city", near, Subject(status=status)))


def tell_mark(play: Play, hero: Hero, status: str) -> None:
    """Tells which city a status marks."""
    play.log.tell("marked", seat=hero.seat, status=status, city=hero.statuses[status].city)


def outlaw(play: Play, hero: Hero, gain: Gain) -> Turn:
    city = yield from nearest_city(play, hero, "outlaw")
    take(play, hero, "outlaw", Held(city=city), gain)
    tell_mark(play, hero, "outlaw")


def robe_of_honor(play: Play, hero: Hero, gain: Gain) -> Turn:
    take(play, hero, "robe-of-honor", Held(), gain)
    gain_destiny(play, hero, 1, "robe-of-honor")
    yield from gain_status(play, hero, "respected", turns=gain.turns, reason="robe-of-honor")
    gain_skill(play, hero, "wisdom", reason="robe-of-honor")


def scorned(play: Play, hero: Hero, gain: Gain) -> Turn:
    take(play, hero, "scorned", Held(), gain)
    yield from leave_scorn(play, hero)


def leave_scorn(play: Play, hero: Hero) -> Turn:
    """A scorned hero without destiny goes on pilgrimage at once (N10.23)."""
    if "scorned" in hero.statuses and not hero.destiny:
        yield from swap(play, hero, "scorned", "on-pilgrimage", "scorned")


def swap(play: Play, hero: Hero, old: str, new: str, reason: Reason = "swapped") -> Turn:
    play.log.tell("swapped", seat=hero.seat, old=old, new=new, sex=sex_of(hero), reason=reason)
    end_status(play, hero, old, "swapped")
    yield from gain_status(play, hero, new, reason="swapped")


def sultan(play: Play, hero: Hero, gain: Gain) -> Turn:
    if hero.destiny + hero.story < SULTAN_TOTAL:
        yield from gain_status(play, hero, "vizier", turns=gain.turns, reason="too-few-points")
        return
    take(play, hero, "sultan", Held(), gain)
    become(play, hero, FABULOUS, "sultan")


def vizier(play: Play, hero: Hero, gain: Gain) -> Turn:
    city = yield from nearest_city(play, hero, "vizier")
    take(play, hero, "vizier", Held(city=city), gain)
    tell_mark(play, hero, "vizier")
    gain_destiny(play, hero, 1, "vizier")
    gain_story(play, hero, 1, "vizier")
    gain_skill(play, hero, "courtly-graces", reason="vizier")
    gain_skill(play, hero, "wisdom", reason="vizier")


RECEIVED: dict[str, Callable[[Play, Hero, Gain], Turn]] = {
    "beloved": beloved,
    "grief-stricken": grief_stricken,
    "imprisoned": imprisoned,
    "lost": lost,
    "love-struck": love_struck,
    "married": married,
    "on-pilgrimage": on_pilgrimage,
    "outlaw": outlaw,
    "robe-of-honor": robe_of_honor,
    "scorned": scorned,
    "sultan": sultan,
    "vizier": vizier,
}
