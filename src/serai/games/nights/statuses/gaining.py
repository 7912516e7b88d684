"""Gaining a status, with all that happens at once (N10)."""

from collections.abc import Callable

from serai.book.awards import NamedBeing
from serai.book.statuses import STATUS, TABLE, Brings
from serai.book.vocabulary import STATUSES
from serai.games.nights.dice import roll
from serai.games.nights.effects.guarding import is_warded
from serai.games.nights.effects.words import award_line
from serai.games.nights.play import Asking, Play
from serai.games.nights.points import STORY_REACHING, gain_destiny, gain_story
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.skills import gain_skill
from serai.games.nights.state import FABULOUS, Held, Hero
from serai.games.nights.statuses.holding import end_status, hold, sex_of
from serai.games.nights.subjects import Subject
from serai.games.nights.wealth import become
from serai.table import Decision, Turn

PILGRIM_DISTANCE = 3
NOTHING = Brings()
# What ends when a status comes, and what ends also when it would come again.
ENDS = {status.id: tuple(other.id for other in TABLE if status.id in other.ended_by) for status in TABLE}
REPEAT_ENDS = {
    status: tuple(other for other in ended if STATUS[other].ended_by_repeats)
    for status, ended in ENDS.items()
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
    """A status on its way to a hero: why, for how many turns (0 where it has no end), and who pursues it."""

    __slots__ = ("pursuer", "reason", "turns")

    def __init__(self, reason: Reason, turns: int, pursuer: NamedBeing | None) -> None:
        self.reason: Reason = reason
        self.turns = turns
        self.pursuer = pursuer


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
    gain = Gain(reason or play.notes.encounter.source, turns, pursuer)
    if receive := RECEIVED.get(status):
        yield from receive(play, hero, gain)
    else:
        yield from receive_status(play, hero, status, gain)


def gain_again(play: Play, hero: Hero, status: str) -> None:
    """The same status is never held twice; for most a repeat does nothing."""
    repeat = STATUS[status].repeat
    if repeat == "ends":
        end_status(play, hero, status, "changed-back")
        return
    play.log.tell("status-held", seat=hero.seat, status=status, sex=sex_of(hero))
    for ended in REPEAT_ENDS[status]:  # N10.5
        end_status(play, hero, ended, StatusReason(status))
    if repeat == "arrests":
        play.notes.wanted_again.add(hero.seat)


def receive_status(play: Play, hero: Hero, status: str, gain: Gain) -> Turn:
    """As the table of statuses says: what keeps it off, what comes instead, what it marks and brings."""
    row = STATUS[status]
    if row.kept_off_by in hero.statuses:
        play.log.tell(
            "withheld",
            seat=hero.seat,
            what="status",
            status=status,
            sex=sex_of(hero),
            reason=row.kept_off_by,
        )
        return
    if hero.destiny + hero.story < row.least_points:
        yield from gain_status(play, hero, row.otherwise, turns=gain.turns, reason="too-few-points")
        return
    holding, other = row.instead
    if holding in hero.statuses:
        yield from gain_status(play, hero, other, turns=gain.turns, reason=StatusReason(holding))
        return
    held = Held()
    if status in STORY_REACHING:  # with one more point, if it is there already (N10.12, N10.13)
        held.ripe = hero.story >= STORY_REACHING[status]
    if row.mark is not None:
        held.city = yield from city_to_mark(play, hero, status, nearest=row.mark.nearest)
    take(play, hero, status, held, gain)
    if held.city:
        tell_mark(play, hero, status)
    if row.ended_by_riches and hero.seat == play.state.seat:  # only by what is received from now on (N10.10)
        play.notes.wealth_received, play.notes.treasure_received = 0, False
    if row.always_fabulous:
        become(play, hero, FABULOUS, StatusReason(status))
    if row.brings != NOTHING:
        yield from bring(play, hero, StatusReason(status), gain.turns)


def bring(play: Play, hero: Hero, status: StatusReason, turns: int = 0) -> Turn:
    """What comes with a status."""
    brings = STATUS[status].brings
    if brings.destiny:
        gain_destiny(play, hero, brings.destiny, status)
    if brings.story:
        gain_story(play, hero, brings.story, status)
    for other in brings.statuses:
        yield from gain_status(play, hero, other, turns=turns, reason=status)
    for skill in brings.skills:
        gain_skill(play, hero, skill, reason=status)


def take(play: Play, hero: Hero, status: str, held: Held, gain: Gain) -> None:
    """Begins to hold a status; under N16.2 it replaces the old one."""
    if play.options.one_status:
        for ended in tuple(hero.statuses):
            end_status(play, hero, ended, "one-status")
    else:
        for ended in ENDS[status]:
            if ended in hero.statuses:
                end_status(play, hero, ended, StatusReason(status))
    if gain.turns:
        held.turns = gain.turns + (hero.seat == play.state.seat)
    hold(play, hero, status, held, gain.reason)


def beloved(play: Play, hero: Hero, gain: Gain) -> Turn:
    """Answered at once and never held (N10.3)."""
    play.log.tell("status-gained", seat=hero.seat, status="beloved", reason=gain.reason)
    answer = yield Decision(hero.seat, "offer", ("accept", "refuse"), BELOVED)
    play.log.tell("answered", seat=hero.seat, answer=answer)
    play.log.tell("status-lost", seat=hero.seat, status="beloved", reason="answered")
    reason = StatusReason("beloved")
    if answer == "accept":
        yield from bring(play, hero, reason)
    else:
        die = yield from roll(play, hero, "beloved", REFUSED_LEADS)
        yield from gain_status(play, hero, REFUSED[die - 1], reason=reason)


def on_pilgrimage(play: Play, hero: Hero, gain: Gain) -> Turn:
    take(play, hero, "on-pilgrimage", Held(), gain)
    yield from place_pilgrims_marker(play, hero)


def place_pilgrims_marker(play: Play, hero: Hero) -> Turn:
    far = play.world.roads.far_from("mecca", PILGRIM_DISTANCE)
    if far:
        hero.destination = yield Decision(hero.seat, "city", far, Subject(status="on-pilgrimage"))
        play.log.tell("destination", seat=hero.seat, place=hero.destination, reason="on-pilgrimage")


def city_to_mark(play: Play, hero: Hero, status: str, *, nearest: bool) -> Asking[str]:
    """The city the hero stands in; else the nearest, or none yet. The player chooses among equals."""
    roads = play.world.roads
    if not nearest:
        return hero.space if roads.terrain.get(hero.space) == "city" else ""
    near = roads.nearest_cities[roads.arrows.get(hero.space, hero.space)]
    if len(near) == 1:
        return near[0]
    return (yield Decision(hero.seat, "city", near, Subject(status=status)))


def tell_mark(play: Play, hero: Hero, status: str) -> None:
    """Tells which city a status marks."""
    play.log.tell("marked", seat=hero.seat, status=status, city=hero.statuses[status].city)


def pursued(play: Play, hero: Hero, gain: Gain) -> Turn:
    """The pursuer is named by the text, else it is the being just met (N10.20)."""
    being = gain.pursuer or play.notes.being
    if being is None or not being.noun:
        being = play.world.stranger
    take(play, hero, "pursued", Held(pursuer=being.noun, adjective=being.adjective or ""), gain)
    yield from ()


def scorned(play: Play, hero: Hero, gain: Gain) -> Turn:
    take(play, hero, "scorned", Held(), gain)
    yield from leave_scorn(play, hero)


def leave_scorn(play: Play, hero: Hero) -> Turn:
    """A scorned hero without destiny goes on pilgrimage at once (N10.23)."""
    if "scorned" in hero.statuses and not hero.destiny:
        yield from swap(play, hero, "scorned", "on-pilgrimage", StatusReason("scorned"))


def swap(play: Play, hero: Hero, old: str, new: str, reason: Reason = "swapped") -> Turn:
    play.log.tell("swapped", seat=hero.seat, old=old, new=new, sex=sex_of(hero), reason=reason)
    end_status(play, hero, old, "swapped")
    yield from gain_status(play, hero, new, reason="swapped")


RECEIVED: dict[str, Callable[[Play, Hero, Gain], Turn]] = {
    "beloved": beloved,
    "on-pilgrimage": on_pilgrimage,
    "pursued": pursued,
    "scorned": scorned,
}
"""The statuses whose coming is more than the table can say."""
