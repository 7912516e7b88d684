"""The game class of The Thousand and One Nights: its packs, its positions and the phases of a turn (N3)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from serai.book.awards import Award
from serai.games.nights import encounters, places
from serai.games.nights.awards import apply_awards
from serai.games.nights.base_game import NightsGame, TurnMemory
from serai.games.nights.board import Board, board_seen_by, readable_state_of
from serai.games.nights.decision_kinds import QUESTIONS, ROLLED_FOR, STREAMS
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects.triggers import activate_treasures_on_arrival
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.encounter_cards import (
    apply_end_of_encounter,
    begin_encounter_phase,
    end_encounter_phase,
)
from serai.games.nights.ending import offer_to_declare_victory, outcome_of_game, pass_turn_or_end_game
from serai.games.nights.hidden_targets import randomize_targets_of_others
from serai.games.nights.movement import move_hero
from serai.games.nights.optional_rules import update_fabulous_turns_for_merchant_rule
from serai.games.nights.packs import (
    add_pack_folder,
    available_worlds,
    copy_opened_pack_to,
    find_world_by_digest,
    open_playable_world,
    shipped_world,
)
from serai.games.nights.phases import (
    apply_statuses_at_end,
    play_city_cards_quest_and_sales,
    play_start_of_turn,
)
from serai.games.nights.playability import find_parts_missing_for_play
from serai.games.nights.scenario import check_state_is_reachable, position_from_scenario
from serai.games.nights.setup import set_up_game
from serai.games.nights.state import HEROES, HOME, Hero, Options, State
from serai.games.nights.statuses.cities import arrest_outlaws_wanted_again
from serai.games.nights.statuses.gaining import send_on_pilgrimage_if_scorned_without_destiny
from serai.games.nights.statuses.holding import end_one_turn_statuses, present_sex
from serai.games.nights.statuses.paying import play_with_geas_option
from serai.games.nights.world import Being, World
from serai.table import GameCard, Outcome, Refused, SkippedPack, Turn
from serai.table.chance import Stream
from serai.table.events import Argument, Event


class Nights(NightsGame):
    card = GameCard(
        id="nights",
        rules=2,
        seats=range(1, 7),
        minutes=(30, 150),
        age=13,
        state=State,
        options=Options,
        board=Board,
        streams=STREAMS,
        purposes={"d6": ROLLED_FOR},
        questions=QUESTIONS,
        subject=Subject,
    )

    effect_words = EFFECT_WORDS
    pack_needs = staticmethod(find_parts_missing_for_play)

    @staticmethod
    def scenario_of_paragraph(root: Path, reference: str) -> str | None:
        """The text of a scenario that leads to a paragraph of the pack in a folder, for authors."""
        from serai.games.nights.paragraph_scenario import scenario_of_paragraph

        return scenario_of_paragraph(root, reference)

    # Content packs

    @classmethod
    def with_pack(cls, pack: str | None) -> "type[Nights]":
        if pack is None:
            return cls if hasattr(cls, "world") else make_game_class(shipped_world())
        return make_game_class(find_world_by_digest(pack))

    @classmethod
    def pack_digest(cls) -> str:
        return cls.with_pack(None).world.book.digest

    @classmethod
    def pack_id(cls) -> str:
        return cls.with_pack(None).world.book.manifest.id

    @classmethod
    def counted_pack_parts(cls) -> frozenset[str]:
        return cls.with_pack(None).world.counted_paragraphs

    @classmethod
    def pack_part_told_by_event(cls, event: Event) -> str | None:
        return str(event.args["paragraph"]) if event.key == "read" else None

    @property
    def heard_counts_tonight(self) -> Mapping[str, int]:
        return self.state.heard or {}

    @classmethod
    def open_pack(cls, folder: Path) -> str:
        return open_playable_world(folder).book.digest

    @classmethod
    def pack_titles_by_digest(cls) -> dict[str, dict[str, str]]:
        worlds = (cls.world,) if hasattr(cls, "world") else available_worlds().worlds
        return {world.book.digest: {**world.book.manifest.title} for world in worlds}

    @classmethod
    def fallback_language(cls, language: str) -> str | None:
        return cls.with_pack(None).world.book.fallback_language(language)

    @classmethod
    def skipped_packs(cls) -> tuple[SkippedPack, ...]:
        return () if hasattr(cls, "world") else available_worlds().skipped

    @classmethod
    def add_pack_folder(cls, folder: Path) -> None:
        add_pack_folder(folder)

    @classmethod
    def copy_packs_to(cls, folder: Path) -> None:
        for digest in cls.pack_titles_by_digest():
            copy_opened_pack_to(folder, digest)

    # Positions

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Options) -> State:
        check_chosen_heroes(seats, options.heroes)
        world = cls.world
        return State(
            heroes={seat: Hero(seat, "") for seat in seats},
            encounter_deck=list(world.encounters),
            treasure_deck=list(world.treasures),
            quest_deck=list(world.quests),
        )

    @classmethod
    def state_from_scenario(
        cls, seats: tuple[str, ...], options: Options, tables: Mapping[str, Any]
    ) -> State:
        check_chosen_heroes(seats, options.heroes)
        return position_from_scenario(cls.world, seats, options, tables)

    @classmethod
    def imagine(cls, state: State, seat: str, options: Options, chance: Stream) -> State:
        return randomize_targets_of_others(state, seat, options.goal, chance)

    @classmethod
    def check_state(cls, seats: tuple[str, ...], state: State) -> None:
        check_state_is_reachable(cls.world, seats, state)

    # A turn

    def play_turn(self) -> Turn:
        state = self.state
        if not state.seat:
            return set_up_game(self)
        self.turn_memory = TurnMemory()
        hero = state.heroes[state.seat]
        self.announce_turn(hero)
        return play_with_geas_option(self, hero, self.play_phases(hero))

    def play_phases(self, hero: Hero) -> Turn:
        """Plays phases 2 to 6. In the last, a hero at home may declare victory; then the turn passes."""
        ready = yield from play_start_of_turn(self, hero)
        if ready:
            if not self.turn_memory.died:
                space = hero.space
                yield from move_hero(self, hero)
                if hero.treasures and hero.space != space:
                    yield from activate_treasures_on_arrival(self, hero)
            if not self.turn_memory.died:
                space = hero.space
                yield from begin_encounter_phase(self, hero)
                yield from end_encounter_phase(self, hero, space)
            yield from play_city_cards_quest_and_sales(self, hero)  # also after death (N14.1)
        if self.turn_memory.wanted_again:  # since the last encounter, for example by a city card
            yield from arrest_outlaws_wanted_again(self)
        if self.turn_memory.mover or "scorned" in hero.statuses:
            yield from apply_statuses_at_end(self, hero)
        elif hero.statuses:
            end_one_turn_statuses(self, hero)
        update_fabulous_turns_for_merchant_rule(self, hero)
        if hero.space == HOME:
            yield from offer_to_declare_victory(self, hero)
        pass_turn_or_end_game(self, hero)

    def announce_turn(self, hero: Hero) -> None:
        """Phase 1: the player to the left becomes Reader, the one to the right Matrix Reader (N3.1)."""
        others = self.others[hero.seat] or (hero.seat,)
        told: dict[str, Argument] = {
            "seat": hero.seat,
            "reader": others[0],
            "matrix_reader": others[-1],
            "sex": present_sex(hero),
            "statuses": [*hero.statuses],
            "treasures": [*hero.treasures],
        }
        self.log.tell_entry(("turn", told))

    def apply_awards(self, hero: Hero, awards: tuple[Award, ...]) -> Turn:
        return apply_awards(self, hero, awards)

    def begin_further_encounter(self, hero: Hero, being: Being) -> Turn:
        return encounters.meet_being_or_jailer(self, hero, being)

    def apply_end_of_encounter(self, hero: Hero, space: str) -> Turn:
        return apply_end_of_encounter(self, hero, space)

    def continue_at_paragraph(self, hero: Hero, reference: str) -> Turn:
        return encounters.continue_at_paragraph(self, hero, reference)

    def send_on_pilgrimage_if_scorned_without_destiny(self, hero: Hero) -> Turn:
        return send_on_pilgrimage_if_scorned_without_destiny(self, hero)

    def visit_place_of_power(self, hero: Hero, place: str) -> Turn:
        return places.play_place_encounter(self, hero, place)

    def outcome(self) -> Outcome | None:
        return outcome_of_game(self)

    # What players see (N17)

    def board(self, seat: str | None) -> Board:
        return board_seen_by(self, seat)

    def readable_state(self) -> dict[str, Any]:
        return readable_state_of(self)


@cache
def make_game_class(world: World) -> type[Nights]:
    """The game class bound to one Book."""
    return type("Nights", (Nights,), {"world": world, "__doc__": Nights.__doc__})


def check_chosen_heroes(seats: tuple[str, ...], heroes: Mapping[str, str]) -> None:
    for seat, hero in heroes.items():
        if seat not in seats:
            raise Refused("refused-hero-seat", seat=seat)
        if hero not in HEROES:
            known = ", ".join(HEROES)
            raise Refused("refused-no-hero", hero=hero, heroes=known)
    if len(set(heroes.values())) < len(heroes):
        raise Refused("refused-same-hero")
