"""When treasures with a trigger do their work, by themselves or because their owner uses them."""

from serai.games.nights.effects import when_words as when
from serai.games.nights.effects.actions import is_possible, perform
from serai.games.nights.effects.kinds import Word
from serai.games.nights.effects.owning import DONE, holds, remember, use
from serai.games.nights.play import Play
from serai.games.nights.state import Hero
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision, Turn

CHOSEN = (when.OncePerTurn, when.OnceAndGone)


def start_of_turn(play: Play, hero: Hero) -> Turn:
    """Phase 2: first what happens by itself, then what the player may use, in any order (N3.2)."""
    if not play.world.triggered.isdisjoint(hero.treasures):
        yield from trigger(play, hero, when.StartOfTurn)
        yield from choose_uses(play, hero)


def choose_uses(play: Play, hero: Hero) -> Turn:
    while not play.notes.killed:
        found = [
            f"use:{treasure}"
            for treasure in hero.treasures
            if treasure not in play.notes.used
            and isinstance(play.world.rules[treasure].trigger, CHOSEN)
            and is_ready(play, hero, treasure)
        ]
        if not found:
            return
        option = yield Decision(hero.seat, "use", (*found, DONE))
        if option == DONE:
            return
        treasure = option.removeprefix("use:")
        if is_ready(play, hero, treasure):  # not where a geas was its condition, and has been paid for since
            yield from work(play, hero, treasure)


def trigger(play: Play, hero: Hero, on: type[Word]) -> Turn:
    """What happens by itself; nothing of it happens twice in a turn."""
    if play.notes.killed or play.world.triggered.isdisjoint(hero.treasures):
        return
    for treasure in tuple(hero.treasures):
        if (
            type(play.world.rules[treasure].trigger) is on
            and treasure in hero.treasures
            and treasure not in play.notes.used
            and is_ready(play, hero, treasure)
        ):
            yield from work(play, hero, treasure)


def is_ready(play: Play, hero: Hero, treasure: str) -> bool:
    effects = play.world.rules[treasure].effects
    return holds(play, hero, treasure) and any(is_possible(play, hero, treasure, one) for one in effects)


def work(play: Play, hero: Hero, treasure: str) -> Turn:
    """The treasure does all that it can do now."""
    rules = play.world.rules[treasure]
    use(play, hero, treasure)
    if isinstance(rules.condition, when.NewCity):
        remember(hero, treasure, hero.space)
    for effect in rules.effects:
        if not play.notes.killed and is_possible(play, hero, treasure, effect):
            yield from perform(play, hero, treasure, effect)
    if isinstance(rules.trigger, when.OnceAndGone):
        lose_treasure(play, hero, treasure, "spent")


def arrival(play: Play, hero: Hero) -> Turn:
    yield from trigger(play, hero, when.OnArrival)


def after_encounter(play: Play, hero: Hero) -> Turn:
    yield from trigger(play, hero, when.AfterEncounter)


def quest_finished(play: Play, hero: Hero) -> Turn:
    yield from trigger(play, hero, when.QuestFinished)
