"""The end of a game as a tale: who came home with the goal reached, and what decided between equals."""

from collections.abc import Iterator

from msgspec import Struct

from serai.games.nights.board import Board, HeroShown, Target
from serai.games.nights.death import HOME
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.games.nights.words.voice import Voice
from serai.locales.texts import Names
from serai.table import View


class Reckoning(Struct, frozen=True):
    """A hero at the end of the night; `running` says whether it stood in Baghdad with the goal reached."""

    seat: str
    hero: HeroShown
    target: Target
    running: bool


def reckonings(view: View[Board]) -> list[Reckoning]:
    board = view.board
    winners = view.outcome.winners if view.outcome is not None else ()
    return [
        Reckoning(seat, hero, target, seat in winners or _running(hero, target))
        for seat, hero in board.heroes.items()
        if (target := board.targets.get(seat)) is not None
    ]


def _running(hero: HeroShown, target: Target) -> bool:
    reached = hero.destiny >= target.destiny and hero.story >= target.story
    return reached and hero.space == HOME and FORBID_VICTORY.isdisjoint(hero.statuses)


def ending_tale(view: View[Board], names: Names, voice: Voice) -> list[str]:
    """The end in paragraphs: how it came about, who was in the running, what decided, who won."""
    outcome = view.outcome
    if outcome is None:
        return []
    told = reckonings(view)
    return list(filter(None, _paragraphs(outcome.ending, outcome.winners, told, names, voice)))


def _paragraphs(
    ending: str, winners: tuple[str, ...], told: list[Reckoning], names: Names, voice: Voice
) -> Iterator[str]:
    say, listed = voice.say, voice.speaker.listed
    yield say(f"end-{ending}")
    running = [one for one in told if one.running]
    if len(running) > 1:
        stood = listed(names.get(one.seat, one.seat) for one in running)
        yield say("end-running", names=stood)
        yield " ".join(_counted("end-statuses", one, len(one.hero.statuses), names, voice) for one in running)
        most = max(len(one.hero.statuses) for one in running)
        equal = [one for one in running if len(one.hero.statuses) == most]
        if len(equal) > 1:
            yield say("end-equal-statuses")
            yield " ".join(_counted("end-skills", one, len(one.hero.skills), names, voice) for one in equal)
    for one in told:
        if one.seat in winners:
            yield _portrait(one, names, voice)


def _counted(key: str, one: Reckoning, count: int, names: Names, voice: Voice) -> str:
    return voice.say(key, name=names.get(one.seat, one.seat), count=count)


def _portrait(one: Reckoning, names: Names, voice: Voice) -> str:
    """What a winner has brought home."""
    phrases, hero = voice.phrases, one.hero
    things = [
        phrases.points("destiny", hero.destiny),
        phrases.points("story", hero.story),
        *map(phrases.card, hero.treasures),
    ]
    return voice.say(
        "end-portrait",
        name=names.get(one.seat, one.seat),
        hero=phrases.hero(hero.hero),
        things=voice.speaker.listed(things),
        wealth=phrases.wealth(hero.wealth, hero.sex),
    )
