"""Destiny and story points: gaining them, losing them, and what statuses make of that (N8.4, N8.9)."""

from serai.book.awards import Award, Points, Trade
from serai.book.statuses import TABLE
from serai.games.nights.play import Asking, Play
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Subject
from serai.table import Decision

DESTINY_AS_STORY = tuple(StatusReason(status.id) for status in TABLE if status.destiny_as_story)
PASSING_ON = tuple(StatusReason(status.id) for status in TABLE if status.passes_on)
_NOT_KEPT = frozenset({*DESTINY_AS_STORY, *PASSING_ON})
COUNTS = {status.id: status.counts for status in TABLE if status.counts}
"""The points after which a status ends (N10.11, N10.26)."""
# What counts one kind of points goes before what counts both.
_COUNTED = {
    kind: sorted(
        ((status, counts) for status, counts in COUNTS.items() if kind in counts.of),
        key=lambda counted: len(counted[1].of),
    )
    for kind in ("destiny", "story")
}
STORY_REACHING = {status.id: status.story_reaching for status in TABLE if status.story_reaching}
"""The story points at which a status ends (N10.12, N10.13)."""


def gain_destiny(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    """Scorned turns destiny into story (N10.23), Enslaved passes it on (N10.8)."""
    if hero.statuses and not _NOT_KEPT.isdisjoint(hero.statuses):
        if scorned := turns_destiny_into_story(hero):
            gain_story(play, hero, amount, scorned)
            return
        if slave := serves(play, hero):
            pass_on_destiny(play, hero, slave, amount)
            return
    receive_destiny(play, hero, amount, reason or play.notes.encounter.source)


def turns_destiny_into_story(hero: Hero) -> StatusReason | None:
    return next((status for status in DESTINY_AS_STORY if status in hero.statuses), None)


def serves(play: Play, hero: Hero) -> StatusReason | None:
    """What passes on to a master what the hero gains in its own turn (N10.8)."""
    if not play.notes.master or hero.seat != play.state.seat:
        return None
    return next((status for status in PASSING_ON if status in hero.statuses), None)


def receive_destiny(play: Play, hero: Hero, amount: int, reason: Reason) -> None:
    """What a hero keeps counts for Under Geas and Fated (N8.9)."""
    hero.destiny += amount
    play.log.tell("destiny-gained", seat=hero.seat, points=amount, reason=reason)
    if hero.statuses:
        _count(play, hero, "destiny", amount)


def pass_on_destiny(play: Play, hero: Hero, slave: StatusReason, amount: int) -> None:
    master = play.notes.master
    play.log.tell("passed-on", seat=hero.seat, to=master, what="destiny", points=amount)
    if master == hero.seat:  # alone, it is lost (N16.4)
        return
    receiver = play.state.heroes[master]
    if scorned := turns_destiny_into_story(receiver):
        gain_story(play, receiver, amount, scorned)
    else:
        receive_destiny(play, receiver, amount, slave)


def gain_story(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    hero.story += amount
    play.log.tell("story-gained", seat=hero.seat, points=amount, reason=reason or play.notes.encounter.source)
    if hero.statuses:
        for status, enough in STORY_REACHING.items():
            held = hero.statuses.get(status)
            if held and (held.ripe or hero.story >= enough):
                end_status(play, hero, status, "story-told")
        _count(play, hero, "story", amount)


def _count(play: Play, hero: Hero, kind: str, amount: int) -> None:
    """What is gained counts for the statuses that wait for it."""
    for status, counts in _COUNTED[kind]:
        if held := hero.statuses.get(status):
            held.gained += amount
            if held.gained >= counts.enough:
                end_status(play, hero, status, StatusReason(counts.reason))


def lose_destiny(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    """Never below 0 (N8.4)."""
    lost = min(amount, hero.destiny)
    if lost:
        hero.destiny -= lost
        play.log.tell(
            "destiny-lost", seat=hero.seat, points=lost, reason=reason or play.notes.encounter.source
        )


def lose_story(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    lost = min(amount, hero.story)
    if lost:
        hero.story -= lost
        play.log.tell("story-lost", seat=hero.seat, points=lost, reason=reason or play.notes.encounter.source)


def affordable(hero: Hero, awards: tuple[Award, ...]) -> bool:
    """Whether the hero has all the points that what it may choose asks for (N8.4).

    A trade may be refused, so it is asked for only where there is nothing else.
    """
    trades = [award for award in awards if isinstance(award, Trade)]
    if trades and len(trades) == len(awards):
        return any(has_points(hero, trade.give) for trade in trades)
    asked = {"destiny": 0, "story": 0}
    for award in awards:
        if type(award) is Points and award.amount < 0:
            asked[award.of] -= award.amount
    return asked["destiny"] <= hero.destiny and asked["story"] <= hero.story


def has_points(hero: Hero, points: Points) -> bool:
    return points.amount <= (hero.destiny if points.of == "destiny" else hero.story)


def lose_a_point(play: Play, hero: Hero, reason: Reason) -> Asking[None]:
    """A point of destiny or of story, as the player chooses, if the hero has any (N8.4)."""
    options = tuple(
        option for option, has in (("lose:destiny", hero.destiny), ("lose:story", hero.story)) if has
    )
    if options:
        if (yield Decision(hero.seat, "lose", options, Subject(why=reason))) == "lose:destiny":
            lose_destiny(play, hero, 1, reason)
        else:
            lose_story(play, hero, 1, reason)
