"""Samples the hidden part of a position for bots: the targets of the other players (N17.1)."""

from serai.games.nights.state import Hero, State
from serai.table.chance import Stream


def randomize_targets_of_others(state: State, seat: str, total: int, chance: Stream) -> State:
    """Gives every other seat random targets, in place; returns the state. Before the setup there are none."""
    for name, hero in state.heroes.items():
        if name != seat and state.seat:
            destiny = _random_destiny_target(hero, total, chance, reached=state.declared == name)
            hero.destiny_target, hero.story_target = destiny, total - destiny
    return state


def _random_destiny_target(hero: Hero, total: int, chance: Stream, *, reached: bool) -> int:
    """A random destiny target. A player who has declared must have reached both targets."""
    possible = range(total + 1)
    if reached and hero.destiny + hero.story >= total:
        possible = range(max(total - hero.story, 0), min(hero.destiny, total) + 1)
    return possible[chance.below(len(possible))]
