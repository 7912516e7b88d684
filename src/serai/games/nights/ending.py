"""The declaration, the last round, and who wins (N15)."""

from collections.abc import Callable

from serai.games.nights.base_game import NightsGame
from serai.games.nights.board import HeroView
from serai.games.nights.decision_subject import Subject
from serai.games.nights.optional_rules import points_of_merchant_rule
from serai.games.nights.state import FABULOUS, HOME, Ending, Hero
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.table import Decision, Outcome, Turn, gather

SOLITAIRE_QUESTS = 2


def offer_to_declare_victory(game: NightsGame, hero: Hero) -> Turn:
    """Phase 6: after an encounter, a hero in Baghdad may declare victory (N15.1)."""
    state = game.state
    turn_memory = game.turn_memory
    if state.declared is not None or turn_memory.night_is_over or not turn_memory.encounter_spaces:
        return
    reached = meets_victory_conditions(game, hero)
    if not must_others_consider_victory_possible(game, hero) or (
        game.alone and not (reached and meets_solitaire_conditions(hero))
    ):
        return
    options = ("declare", "go-on") if reached else ("go-on",)
    # Use a gather, which asks even if there is only one option: whether there are two is secret (N17.1).
    subject = Subject(why="alone") if game.alone else None
    answers = yield from gather(Decision(hero.seat, "declare", options, subject, secret=True))
    if answers[hero.seat] == "declare":
        game.log.tell("declared", seat=hero.seat, **({"why": "alone"} if game.alone else {}))
        state.declared = hero.seat
        state.last_turns = list(game.others[hero.seat])


def must_others_consider_victory_possible(game: NightsGame, hero: Hero) -> bool:
    """Whether other players must consider a victory possible: enough points for some goal, and no status that
    forbids it.
    """
    points = hero.destiny + hero.story + points_of_merchant_rule(game, hero)
    return points >= game.options.goal and FORBID_VICTORY.isdisjoint(hero.statuses)


def meets_victory_conditions(game: NightsGame, hero: Hero) -> bool:
    """In Baghdad, both targets reached, and no status that forbids victory (N15.2)."""
    lacking = lacking_destiny_and_story(
        hero, hero.destiny_target, hero.story_target, points_of_merchant_rule(game, hero)
    )
    return is_home_without_barring_status(hero) and not any(lacking)


def is_home_without_barring_status(hero: Hero | HeroView) -> bool:
    return hero.space == HOME and FORBID_VICTORY.isdisjoint(hero.statuses)


def lacking_destiny_and_story(
    hero: Hero | HeroView, destiny_target: int, story_target: int, points_for_either: int
) -> tuple[int, int]:
    """The points of destiny and story that a hero lacks.

    `points_for_either` are points that count toward one of the targets (N16.6).
    """
    lacking = max(0, destiny_target - hero.destiny), max(0, story_target - hero.story)
    return (0, 0) if min(lacking) == 0 and max(lacking) <= points_for_either else lacking


def meets_solitaire_conditions(hero: Hero) -> bool:
    """Whether the hero has what a solo game asks for in addition to points (N16.4)."""
    return hero.wealth == FABULOUS and len(hero.quests_done) >= SOLITAIRE_QUESTS


def pass_turn_or_end_game(game: NightsGame, hero: Hero) -> None:
    """Passes the turn to the next player, or ends the game after the last round (N15.2)."""
    state = game.state
    if hero.seat in state.last_turns:
        state.last_turns.remove(hero.seat)
    if state.declared is not None and not state.last_turns:
        end_game_if_somebody_won(game)
    if game.turn_memory.night_is_over:
        state.ending = "solitaire-lost"
    if state.ending is not None:
        log_ending(game)
    elif not game.alone:
        state.seat = game.others[hero.seat][0]


def end_game_if_somebody_won(game: NightsGame) -> None:
    """Ends the game if heroes have met their goals: most statuses win, then most skills (N15.3)."""
    state = game.state
    running = [hero for hero in state.heroes.values() if meets_victory_conditions(game, hero)]
    if not running:  # the game continues (N15.4)
        game.log.tell("nobody-in-the-running")
        state.declared = None
        return
    state.ending = "solitaire-won" if game.alone else "sole"
    if len(running) > 1:
        running, state.ending = break_tie(running)
    state.winners = [hero.seat for hero in running]


def break_tie(candidates: list[Hero]) -> tuple[list[Hero], Ending]:
    for ending, count in TIE_BREAKERS.items():
        most = max(map(count, candidates))
        candidates = [hero for hero in candidates if count(hero) == most]
        if len(candidates) == 1:
            return candidates, ending
    return candidates, "shared"


def _count_statuses(hero: Hero) -> int:
    return len(hero.statuses)


def _count_skills(hero: Hero) -> int:
    return len(hero.skills)


TIE_BREAKERS: dict[Ending, Callable[[Hero], int]] = {
    "tie-statuses": _count_statuses,
    "tie-skills": _count_skills,
}


def log_ending(game: NightsGame) -> None:
    """Tells the ending and reveals all targets (N2.2)."""
    state = game.state
    game.log.reveal()
    game.log.tell("ended", ending=state.ending or "")
    for hero in state.heroes.values():
        game.log.tell("target", seat=hero.seat, destiny=hero.destiny_target, story=hero.story_target)
    game.log.tell("won", seats=list(state.winners))


def outcome_of_game(game: NightsGame) -> Outcome | None:
    state = game.state
    if state.ending is None:
        return None
    scores = {seat: hero.destiny + hero.story for seat, hero in state.heroes.items()}
    return Outcome(state.ending, tuple(state.winners), scores)
