"""Gaining a status, with its immediate effects (N10)."""

from collections.abc import Callable

from serai.book.awards import NamedBeing
from serai.book.statuses import STATUS, STATUS_TABLE, Grants
from serai.book.vocabulary import STATUSES
from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.dice import roll_for_hero
from serai.games.nights.effects.protection import prevent_status_by_treasure_if_possible
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.points import STORY_REACHING, gain_destiny, gain_story
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.skills import gain_skill
from serai.games.nights.state import FABULOUS, HeldStatus, Hero
from serai.games.nights.statuses.holding import end_status, hold_status, present_sex
from serai.games.nights.wealth import set_wealth
from serai.table import Decision, Interactive, Turn

PILGRIM_DISTANCE = 3
NOTHING = Grants()
# The statuses that end when a status is gained, and those that also end when it is gained again.
ENDS = {
    status.id: tuple(other.id for other in STATUS_TABLE if status.id in other.ended_by)
    for status in STATUS_TABLE
}
REPEAT_ENDS = {
    status: tuple(other for other in ended if STATUS[other].ended_by_repeats)
    for status, ended in ENDS.items()
}
REFUSED = ("scorned", "scorned", "pursued", "pursued", "determined", "determined")
"""The status that a hero gains by die roll after refusing Beloved (N10.3)."""
REFUSED_LEADS = {str(number): parse_award_line(f"[{STATUSES[one]}]") for number, one in enumerate(REFUSED, 1)}
BELOVED = Subject(
    status="beloved",
    branches={
        "accept": parse_award_line("[D2/Married]"),
        "refuse": parse_award_line("[Roll: 1-2 Scorned; 3-4 Pursued; 5-6 Determined]"),
    },
)
"""The text that the player reads before answering (N7.12)."""


class PendingStatus:
    """A status about to be gained: the reason, the turns it lasts (0 for no limit), and the pursuer."""

    __slots__ = ("pursuer", "reason", "turns")

    def __init__(self, reason: Reason, turns: int, pursuer: NamedBeing | None) -> None:
        self.reason: Reason = reason
        self.turns = turns
        self.pursuer = pursuer


def gain_status(
    game: NightsGame,
    hero: Hero,
    status: str,
    pursuer: NamedBeing | None = None,
    turns: int = 0,
    reason: Reason | None = None,
) -> Turn:
    """Gains a status. `turns` is 1 for a status that lasts one turn, 0 for no limit."""
    again = status in hero.statuses
    if again and STATUS[status].repeat != "arrests":
        gain_held_status_again(game, hero, status)
        return
    if hero.treasures and (yield from prevent_status_by_treasure_if_possible(game, hero, status)):
        return
    if again:
        gain_held_status_again(game, hero, status)
        return
    gain = PendingStatus(reason or game.turn_memory.encounter.source, turns, pursuer)
    if receive := STATUS_HANDLERS.get(status):
        yield from receive(game, hero, gain)
    else:
        yield from gain_status_by_its_rules(game, hero, status, gain)


def gain_held_status_again(game: NightsGame, hero: Hero, status: str) -> None:
    """Gains a status that the hero already holds. For most statuses nothing happens."""
    repeat = STATUS[status].repeat
    if repeat == "ends":
        end_status(game, hero, status, "changed-back")
        return
    game.log.tell("status-held", seat=hero.seat, status=status, sex=present_sex(hero))
    for ended in REPEAT_ENDS[status]:  # N10.5
        end_status(game, hero, ended, StatusReason(status))
    if repeat == "arrests":
        game.turn_memory.wanted_again |= {hero.seat}


def gain_status_by_its_rules(game: NightsGame, hero: Hero, status: str, gain: PendingStatus) -> Turn:
    """Gains a status by its table row: what blocks or replaces it, what it marks and grants."""
    row = STATUS[status]
    if row.blocked_by in hero.statuses:
        game.log.tell(
            "withheld",
            seat=hero.seat,
            what="status",
            status=status,
            sex=present_sex(hero),
            reason=row.blocked_by,
        )
        return
    if hero.destiny + hero.story < row.min_points:
        yield from gain_status(game, hero, row.otherwise, turns=gain.turns, reason="too-few-points")
        return
    holding, other = row.instead
    if holding in hero.statuses:
        yield from gain_status(game, hero, other, turns=gain.turns, reason=StatusReason(holding))
        return
    held = HeldStatus()
    if status in STORY_REACHING:  # if story is that high already, one more point ends it (N10.12, N10.13)
        held.ripe = hero.story >= STORY_REACHING[status]
    if row.mark is not None:
        held.city = yield from find_city_to_mark(game, hero, status, nearest_if_outside_city=row.mark.nearest)
    hold_status_replacing_others(game, hero, status, held, gain)
    if held.city:
        log_marked_city(game, hero, status)
    if row.ended_by_riches and hero.seat == game.state.seat:  # only later gains count (N10.10)
        game.turn_memory.wealth_received, game.turn_memory.treasure_received = 0, False
    if row.always_fabulous:
        set_wealth(game, hero, FABULOUS, StatusReason(status))
    if row.grants != NOTHING:
        yield from give_grants_of_status(game, hero, StatusReason(status), gain.turns)


def give_grants_of_status(game: NightsGame, hero: Hero, status: StatusReason, turns: int = 0) -> Turn:
    """Gives the points, statuses and skills that come with a status."""
    grants = STATUS[status].grants
    if grants.destiny:
        gain_destiny(game, hero, grants.destiny, status)
    if grants.story:
        gain_story(game, hero, grants.story, status)
    for other in grants.statuses:
        yield from gain_status(game, hero, other, turns=turns, reason=status)
    for skill in grants.skills:
        gain_skill(game, hero, skill, reason=status)


def hold_status_replacing_others(
    game: NightsGame, hero: Hero, status: str, held: HeldStatus, gain: PendingStatus
) -> None:
    """Begins to hold a status, and ends the statuses it replaces (all of them under N16.2)."""
    if game.options.one_status:
        for ended in tuple(hero.statuses):
            end_status(game, hero, ended, "one-status")
    else:
        for ended in ENDS[status]:
            if ended in hero.statuses:
                end_status(game, hero, ended, StatusReason(status))
    if gain.turns:
        held.turns = gain.turns + (hero.seat == game.state.seat)
    hold_status(game, hero, status, held, gain.reason)


def gain_beloved(game: NightsGame, hero: Hero, gain: PendingStatus) -> Turn:
    """Asks for the answer to Beloved at once; it is never held (N10.3)."""
    game.log.tell("status-gained", seat=hero.seat, status="beloved", reason=gain.reason)
    answer = yield from ask_again_after_payments(
        lambda: Decision(hero.seat, "offer", ("accept", "refuse"), BELOVED)
    )
    game.log.tell("answered", seat=hero.seat, answer=answer)
    game.log.tell("status-lost", seat=hero.seat, status="beloved", reason="answered")
    reason = StatusReason("beloved")
    if answer == "accept":
        yield from give_grants_of_status(game, hero, reason)
    else:
        die = yield from roll_for_hero(game, hero, "beloved", REFUSED_LEADS)
        yield from gain_status(game, hero, REFUSED[die - 1], reason=reason)


def gain_on_pilgrimage(game: NightsGame, hero: Hero, gain: PendingStatus) -> Turn:
    hold_status_replacing_others(game, hero, "on-pilgrimage", HeldStatus(), gain)
    yield from choose_and_mark_pilgrims_city(game, hero)


def choose_and_mark_pilgrims_city(game: NightsGame, hero: Hero) -> Turn:
    far = game.world.travel_map.cities_farther_than("mecca", PILGRIM_DISTANCE)
    if far:
        hero.destination = yield Decision(hero.seat, "city", far, Subject(status="on-pilgrimage"))
        game.log.tell("destination", seat=hero.seat, place=hero.destination, reason="on-pilgrimage")


def find_city_to_mark(
    game: NightsGame, hero: Hero, status: str, *, nearest_if_outside_city: bool
) -> Interactive[str]:
    """The hero's city, or else the nearest one (the player breaks ties); none if there is no city yet."""
    travel_map = game.world.travel_map
    if not nearest_if_outside_city:
        return hero.space if travel_map.terrain.get(hero.space) == "city" else ""
    near = travel_map.nearest_cities[travel_map.arrows.get(hero.space, hero.space)]
    if len(near) == 1:
        return near[0]
    return (yield Decision(hero.seat, "city", near, Subject(status=status)))


def log_marked_city(game: NightsGame, hero: Hero, status: str) -> None:
    """Logs which city a status marks."""
    game.log.tell("marked", seat=hero.seat, status=status, city=hero.statuses[status].city)


def gain_pursued(game: NightsGame, hero: Hero, gain: PendingStatus) -> Turn:
    """Gains Pursued. The pursuer is the being named by the award, or else the being just met (N10.20)."""
    being = gain.pursuer or game.turn_memory.being_just_met
    if being is None or not being.noun:
        being = game.world.stranger
    hold_status_replacing_others(
        game, hero, "pursued", HeldStatus(pursuer=being.noun, adjective=being.adjective or ""), gain
    )
    yield from ()


def gain_scorned(game: NightsGame, hero: Hero, gain: PendingStatus) -> Turn:
    hold_status_replacing_others(game, hero, "scorned", HeldStatus(), gain)
    yield from send_on_pilgrimage_if_scorned_without_destiny(game, hero)


def send_on_pilgrimage_if_scorned_without_destiny(game: NightsGame, hero: Hero) -> Turn:
    """Sends a scorned hero without destiny on pilgrimage (N10.23)."""
    if "scorned" in hero.statuses and not hero.destiny:
        yield from swap_status(game, hero, "scorned", "on-pilgrimage", "no-destiny-left")


def swap_status(game: NightsGame, hero: Hero, old: str, new: str, reason: Reason = "swapped") -> Turn:
    game.log.tell("swapped", seat=hero.seat, old=old, new=new, sex=present_sex(hero), reason=reason)
    end_status(game, hero, old, "swapped")
    yield from gain_status(game, hero, new, reason="swapped")


STATUS_HANDLERS: dict[str, Callable[[NightsGame, Hero, PendingStatus], Turn]] = {
    "beloved": gain_beloved,
    "on-pilgrimage": gain_on_pilgrimage,
    "pursued": gain_pursued,
    "scorned": gain_scorned,
}
"""Statuses that the table cannot fully describe."""
