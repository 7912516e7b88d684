"""What one player cannot know of a position, made up: only the goals of the others are hidden (N17.1)."""

from serai.games.nights.state import Hero, State
from serai.table.chance import Stream


def imagine_goals(state: State, seat: str, total: int, chance: Stream) -> State:
    """The position with some division of the goal for everybody but the seat. Before set-up there is none."""
    for name, hero in state.heroes.items():
        if name != seat and state.seat:
            destiny = _division(hero, total, chance, reached=state.declared == name)
            hero.destiny_target, hero.story_target = destiny, total - destiny
    return state


def _division(hero: Hero, total: int, chance: Stream, *, reached: bool) -> int:
    """The destiny in a goal, any that fits; whoever has declared is believed to have reached it."""
    possible = range(total + 1)
    if reached and hero.destiny + hero.story >= total:
        possible = range(max(total - hero.story, 0), min(hero.destiny, total) + 1)
    return possible[chance.below(len(possible))]
