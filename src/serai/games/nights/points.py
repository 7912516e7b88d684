"""Gaining and losing destiny and story points, and how statuses change that (N8.4, N8.9)."""

from collections.abc import Mapping

from serai.book.awards import Award, Choose, Offer, Points, Trade
from serai.book.statuses import STATUS_TABLE
from serai.games.nights.asked_anew import ask_again_after_payments
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.table import Decision, Interactive

DESTINY_AS_STORY = tuple(StatusReason(status.id) for status in STATUS_TABLE if status.destiny_as_story)
PASSING_ON = tuple(StatusReason(status.id) for status in STATUS_TABLE if status.passes_on)
_NOT_KEPT = frozenset({*DESTINY_AS_STORY, *PASSING_ON})
COUNTS = {status.id: status.counts for status in STATUS_TABLE if status.counts}
"""Statuses that end after this many points are gained (N10.11, N10.26)."""
# Statuses that count one kind of points come before those that count both.
_COUNTED = {
    kind: sorted(
        ((status, counts) for status, counts in COUNTS.items() if kind in counts.of),
        key=lambda counted: len(counted[1].of),
    )
    for kind in ("destiny", "story")
}
STORY_REACHING = {status.id: status.story_reaching for status in STATUS_TABLE if status.story_reaching}
"""Statuses that end when story reaches this number (N10.12, N10.13)."""
ENDED_BY_POINTS = frozenset({*COUNTS, *STORY_REACHING})


def gain_destiny(game: NightsGame, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    """Gains destiny. Scorned turns it into story (N10.23), Enslaved passes it on (N10.8)."""
    if hero.statuses and not _NOT_KEPT.isdisjoint(hero.statuses):
        if scorned := status_turning_destiny_into_story(hero):
            gain_story(game, hero, amount, scorned)
            return
        if slave := status_passing_gains_to_master(game, hero):
            pass_destiny_to_master(game, hero, slave, amount)
            return
    add_destiny(game, hero, amount, reason or game.turn_memory.encounter.source)


def status_turning_destiny_into_story(hero: Hero) -> StatusReason | None:
    return next((status for status in DESTINY_AS_STORY if status in hero.statuses), None)


def status_passing_gains_to_master(game: NightsGame, hero: Hero) -> StatusReason | None:
    """The status that makes the hero pass on gains of their own turn to a master, if any (N10.8)."""
    if not game.turn_memory.master or hero.seat != game.state.seat:
        return None
    return next((status for status in PASSING_ON if status in hero.statuses), None)


def add_destiny(game: NightsGame, hero: Hero, amount: int, reason: Reason) -> None:
    """Adds destiny that the hero keeps. It counts for Under Geas and Fated (N8.9)."""
    hero.destiny += amount
    game.log.tell_entry(("destiny-gained", {"seat": hero.seat, "points": amount, "reason": reason}))
    if hero.statuses and not ENDED_BY_POINTS.isdisjoint(hero.statuses):
        _count_points_for_statuses(game, hero, "destiny", amount)


def pass_destiny_to_master(game: NightsGame, hero: Hero, reason: StatusReason, amount: int) -> None:
    master = game.turn_memory.master
    game.log.tell("passed-on", seat=hero.seat, to=master, what="destiny", points=amount)
    if master == hero.seat:  # lost in a solo game (N16.4)
        return
    receiver = game.state.heroes[master]
    if scorned := status_turning_destiny_into_story(receiver):
        gain_story(game, receiver, amount, scorned)
    else:
        add_destiny(game, receiver, amount, reason)


def gain_story(game: NightsGame, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    hero.story += amount
    reason = reason or game.turn_memory.encounter.source
    game.log.tell_entry(("story-gained", {"seat": hero.seat, "points": amount, "reason": reason}))
    if hero.statuses and not ENDED_BY_POINTS.isdisjoint(hero.statuses):
        for status, enough in STORY_REACHING.items():
            held = hero.statuses.get(status)
            if held and (held.ripe or hero.story >= enough):
                end_status(game, hero, status, "story-told")
        _count_points_for_statuses(game, hero, "story", amount)


def _count_points_for_statuses(game: NightsGame, hero: Hero, kind: str, amount: int) -> None:
    """Counts a gain for the statuses that end after enough points."""
    for status, counts in _COUNTED[kind]:
        if held := hero.statuses.get(status):
            held.gained += amount
            if held.gained >= counts.enough:
                end_status(game, hero, status, StatusReason(counts.reason))


def lose_destiny(game: NightsGame, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    """Loses destiny, never below 0 (N8.4)."""
    lost = min(amount, hero.destiny)
    if lost:
        hero.destiny -= lost
        game.log.tell(
            "destiny-lost", seat=hero.seat, points=lost, reason=reason or game.turn_memory.encounter.source
        )


def lose_story(game: NightsGame, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    lost = min(amount, hero.story)
    if lost:
        hero.story -= lost
        game.log.tell(
            "story-lost", seat=hero.seat, points=lost, reason=reason or game.turn_memory.encounter.source
        )


def can_afford(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """Whether the hero has all the points that the awards of a choice take (N8.4).

    A trade can be refused, so its price counts only if it is the only award. A nested choice needs a branch
    that the hero can afford with the points that are left.
    """
    return _are_affordable(awards, {"destiny": hero.destiny, "story": hero.story})


def _are_affordable(awards: tuple[Award, ...], points: Mapping[str, int]) -> bool:
    trades = [award for award in awards if isinstance(award, Trade)]
    if trades and len(trades) == len(awards):
        return any(trade.give.amount <= points[trade.give.of] for trade in trades)
    left = {**points}
    for award in awards:
        if type(award) is Points and award.amount < 0:
            left[award.of] += award.amount
    return min(left.values()) >= 0 and all(_has_affordable_branch(award, left) for award in awards)


def _has_affordable_branch(award: Award, points: Mapping[str, int]) -> bool:
    match award:
        case Choose(first, second) | Offer(first, second):
            return _are_affordable(first, points) or _are_affordable(second, points)
        case _:
            return True


def has_enough_points(hero: Hero, points: Points) -> bool:
    return points.amount <= (hero.destiny if points.of == "destiny" else hero.story)


def lose_a_point(game: NightsGame, hero: Hero, reason: Reason) -> Interactive[None]:
    """Loses a point of destiny or story, whichever the player chooses, if the hero has any (N8.4)."""

    def make_loss_question() -> Decision | None:
        points = (("lose:destiny", hero.destiny), ("lose:story", hero.story))
        options = tuple(option for option, has in points if has)
        return Decision(hero.seat, "lose", options, Subject(why=reason)) if options else None

    lost = yield from ask_again_after_payments(make_loss_question)
    if lost == "lose:destiny":
        lose_destiny(game, hero, 1, reason)
    elif lost:
        lose_story(game, hero, 1, reason)
