"""Destiny and story points: gaining them, losing them, and what statuses make of that (N8.4, N8.9)."""

from serai.book.awards import Award, Points, Trade
from serai.games.nights.play import Asking, Play
from serai.games.nights.reasons import Reason
from serai.games.nights.state import Hero
from serai.games.nights.statuses.holding import end_status
from serai.games.nights.subjects import Subject
from serai.table import Decision

FATED_TOTAL = 4
GEAS_TOTAL = 3
TOTALS = {"fated": FATED_TOTAL, "under-geas": GEAS_TOTAL}
"""The points after which a status ends (N10.11, N10.26)."""
# Statuses that end when the story points reach a number.
STORY_ENDS = {"grief-stricken": 8, "imprisoned": 10}


def gain_destiny(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    """Scorned turns destiny into story (N10.23), Enslaved passes it on (N10.8)."""
    statuses = hero.statuses
    if statuses:
        if "scorned" in statuses:
            gain_story(play, hero, amount, "scorned")
            return
        if "enslaved" in statuses and hero.seat == play.state.seat and (master := play.notes.master):
            pass_on_destiny(play, hero, master, amount)
            return
    receive_destiny(play, hero, amount, reason or play.notes.encounter.source)


def receive_destiny(play: Play, hero: Hero, amount: int, reason: Reason) -> None:
    """What a hero keeps counts for Under Geas and Fated (N8.9)."""
    hero.destiny += amount
    play.log.tell("destiny-gained", seat=hero.seat, points=amount, reason=reason)
    if hero.statuses:
        if geas := hero.statuses.get("under-geas"):
            geas.gained += amount
            if geas.gained >= GEAS_TOTAL:
                end_status(play, hero, "under-geas", "destiny-scored")
        _count_for_fated(play, hero, amount)


def pass_on_destiny(play: Play, hero: Hero, master: str, amount: int) -> None:
    play.log.tell("passed-on", seat=hero.seat, to=master, what="destiny", points=amount)
    if master == hero.seat:  # alone, it is lost (N16.4)
        return
    receiver = play.state.heroes[master]
    if "scorned" in receiver.statuses:
        gain_story(play, receiver, amount, "scorned")
    else:
        receive_destiny(play, receiver, amount, "enslaved")


def gain_story(play: Play, hero: Hero, amount: int, reason: Reason | None = None) -> None:
    hero.story += amount
    play.log.tell("story-gained", seat=hero.seat, points=amount, reason=reason or play.notes.encounter.source)
    if hero.statuses:
        for status, enough in STORY_ENDS.items():
            held = hero.statuses.get(status)
            if held and (held.ripe or hero.story >= enough):
                end_status(play, hero, status, "story-told")
        _count_for_fated(play, hero, amount)


def _count_for_fated(play: Play, hero: Hero, amount: int) -> None:
    if fated := hero.statuses.get("fated"):
        fated.gained += amount
        if fated.gained >= FATED_TOTAL:
            end_status(play, hero, "fated", "points-gained")


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
