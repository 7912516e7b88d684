"""The declaration, the last round, and who wins (N15)."""

from serai.games.nights.death import HOME
from serai.games.nights.options import merchants_points
from serai.games.nights.play import Play
from serai.games.nights.state import FABULOUS, Hero
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.table import Decision, Outcome, Turn, gather

SOLITAIRE_QUESTS = 2


def check_victory(play: Play, hero: Hero) -> Turn:
    """Phase 6: in Baghdad after the turn's encounter, a hero that may win may declare (N15.1)."""
    state = play.state
    if state.declared is not None or state.ending is not None or not play.notes.encounter_spaces:
        return
    if not could_have_won(play, hero) or (play.alone and not solitaire_won(hero)):
        return
    options = ("declare", "go-on") if in_the_running(play, hero) else ("go-on",)
    # A gather asks also where there is one option: whether there are two is secret (N17.1).
    answers = yield from gather(Decision(hero.seat, "declare", options, secret=True))
    if answers[hero.seat] == "declare":
        play.log.tell("declared", seat=hero.seat)
        state.declared = hero.seat
        state.last_turns = list(play.others[hero.seat])


def could_have_won(play: Play, hero: Hero) -> bool:
    """What everyone can see: no status forbids it, and all points together could make up some goal."""
    points = hero.destiny + hero.story + merchants_points(play, hero)
    return points >= play.options.goal and FORBID_VICTORY.isdisjoint(hero.statuses)


def in_the_running(play: Play, hero: Hero) -> bool:
    """In Baghdad, both targets reached, and no status that forbids it (N15.2)."""
    if hero.space != HOME or not FORBID_VICTORY.isdisjoint(hero.statuses):
        return False
    lacking = max(0, hero.destiny_target - hero.destiny), max(0, hero.story_target - hero.story)
    return not any(lacking) or (min(lacking) == 0 and max(lacking) <= merchants_points(play, hero))


def solitaire_won(hero: Hero) -> bool:
    return hero.wealth == FABULOUS and len(hero.quests_done) >= SOLITAIRE_QUESTS


def pass_on_the_turn(play: Play, hero: Hero) -> None:
    """The next player's turn, unless the last round is over (N15.2)."""
    state = play.state
    if hero.seat in state.last_turns:
        state.last_turns.remove(hero.seat)
    if state.declared is not None and not state.last_turns:
        end_last_round(play)
    if state.ending is not None:
        tell_the_end(play)
    elif not play.alone:
        state.seat = play.others[hero.seat][0]


def end_last_round(play: Play) -> None:
    """One in the running wins; of several the one with most statuses, then most skills (N15.3)."""
    state = play.state
    running = [hero for hero in state.heroes.values() if in_the_running(play, hero)]
    if not running:  # play goes on (N15.4)
        play.log.tell("nobody-in-the-running")
        state.declared = None
        return
    state.ending = "solitaire-won" if play.alone else "sole"
    if len(running) > 1:
        running, state.ending = break_tie(running)
    state.winners = [hero.seat for hero in running]


def break_tie(running: list[Hero]) -> tuple[list[Hero], str]:
    for ending, count in (("tie-statuses", _statuses), ("tie-skills", _skills)):
        most = max(map(count, running))
        running = [hero for hero in running if count(hero) == most]
        if len(running) == 1:
            return running, ending
    return running, "shared"


def _statuses(hero: Hero) -> int:
    return len(hero.statuses)


def _skills(hero: Hero) -> int:
    return len(hero.skills)


def tell_the_end(play: Play) -> None:
    """The targets come to light (N2.2)."""
    state = play.state
    play.log.reveal()
    play.log.tell("ended", ending=state.ending or "")
    for hero in state.heroes.values():
        play.log.tell("target", seat=hero.seat, destiny=hero.destiny_target, story=hero.story_target)
    play.log.tell("won", seats=list(state.winners))


def outcome_of(play: Play) -> Outcome | None:
    state = play.state
    if state.ending is None:
        return None
    scores = {seat: hero.destiny + hero.story for seat, hero in state.heroes.items()}
    return Outcome(state.ending, tuple(state.winners), scores)
