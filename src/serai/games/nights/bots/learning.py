"""Trains the sage: plays games with exploring bots and averages what public events show."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from serai.book.vocabulary import SKILLS
from serai.bots.parallel import map_parallel
from serai.games.nights.board import Board
from serai.games.nights.bots.board_knowledge import board_knowledge
from serai.games.nights.bots.book_fingerprint import fingerprint_of_pack
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.observations import Observations, ObservedParagraph
from serai.games.nights.bots.policy import choose_option
from serai.games.nights.bots.sage_model import MODEL_FILE, Gains, SageModel, Zone
from serai.games.nights.game import Nights
from serai.table import Table, View
from serai.table.chance import Stream

SEATS = ("Ana", "Bo", "Cem", "Dina")
GAMES = 6000
A_BATCH = 50
LONGEST = 4000
"""The most choices in a game; later ones are not observed."""
TRIED = frozenset({"reaction", "section", "skill", "master"})
CURIOUS, SETTLED = 2, 8
"""One in this many exploratory choices is random, in the first and in the second half."""
FAINT = 0.05
"""Averages below this are left out of the model."""

Progress = Callable[[int, int], None]
"""Called with the games done and the total."""


class Batch(Struct, frozen=True):
    """Games with these seeds; the bots play by `model`."""

    pack: str
    root: Path | None
    seeds: range
    model: SageModel | None


def learn_model(
    root: Path | None = None,
    games: int = GAMES,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
) -> SageModel:
    """Learns a model from games with the pack in a folder, by default the shipped one. Deterministic.

    The first half is played without a model, the second with the model of the first half. Only the second
    half shows how skilled players gain points.
    """
    pack = Nights.open_pack(root) if root is not None else Nights.pack_digest()
    middle = seed + games // 2
    observations, settled = Observations(), Observations()
    for part, seeds in ((observations, range(seed, middle)), (settled, range(middle, seed + games))):
        model = build_model(pack, observations, observations) if observations.games else None
        shares = [Batch(pack, root, seeds[at : at + A_BATCH], model) for at in range(0, len(seeds), A_BATCH)]
        for notes in map_parallel(play_batch_and_observe, shares, jobs):
            part.add(notes)
            if progress is not None:
                progress(observations.games + settled.games, games)
    observations.add(settled)
    return build_model(pack, observations, settled)


def write_model(model: SageModel, path: Path = MODEL_FILE) -> None:
    path.write_bytes(msgspec.json.encode(model) + b"\n")


# Games


def play_batch_and_observe(batch: Batch) -> Observations:
    if batch.root is not None:
        Nights.open_pack(batch.root)
    game = Nights.with_pack(batch.pack)
    observations, player = Observations(), partial(choose_with_exploration, batch.model)
    for seed in batch.seeds:
        table = Table.new(game, SEATS, seed=seed)
        for _ in range(LONGEST):
            seat = next(iter(table.waiting), None)
            if seat is None:
                break
            table.choose(seat, player(table.view(seat), table.bot_stream(seat)))
        observations.add_game(board_knowledge(batch.pack), table.events(0, None))
    return observations


def choose_with_exploration(model: SageModel | None, view: View[Board], chance: Stream) -> str:
    """Plays like the traveller or sage, with random reactions and sections now and then."""
    decision = view.decision
    trying = decision is not None and decision.kind in TRIED
    if decision is not None and trying and not chance.below(CURIOUS if model is None else SETTLED):
        return decision.options[chance.below(len(decision.options))]
    return choose_option(DecisionContext(view, chance, model))


# The model


def build_model(pack: str, observations: Observations, later_observations: Observations) -> SageModel:
    """Averages the observations. How points are gained comes from the `later_observations` games only."""
    numbers: dict[ObservedParagraph, int] = {}
    rows: dict[str, dict[str, dict[int, int]]] = {}
    for (row, reaction, paragraph), times in sorted(observations.rows.items()):
        number = numbers.setdefault(paragraph, len(numbers))
        rows.setdefault(row, {}).setdefault(reaction, {})[number] = times
    paragraphs = [
        {
            section: average_gains(observations.gains.get((paragraph, section), Gains()))
            for section in paragraph[2]
        }
        for paragraph in numbers
    ]
    zones = {
        name: Zone(zone.times, round(zone.destiny / zone.times, 2), round(zone.story / zone.times, 2))
        for name, zone in sorted(later_observations.zones.items())
    }
    destiny = sum(zone.destiny for zone in later_observations.zones.values())
    story = sum(zone.story for zone in later_observations.zones.values())
    read = [0] * len(paragraphs)
    for reactions in rows.values():
        for found in reactions.values():
            for number, times in found.items():
                read[number] += times
    return SageModel(
        pack=pack,
        games=observations.games,
        rows=rows,
        paragraphs=paragraphs,
        zones=zones,
        skills={skill: points_gained_by_skill(skill, paragraphs, read) for skill in SKILLS},
        destiny_share=round(destiny / max(1.0, destiny + story), 3),
        fingerprint=fingerprint_of_pack(pack),
    )


def average_gains(sums: Gains) -> Gains:
    times = sums.times or 1
    statuses = {status: round(change / times, 2) for status, change in sorted(sums.statuses.items())}
    return Gains(
        sums.times,
        round(sums.destiny / times, 2),
        round(sums.story / times, 2),
        round(sums.wealth / times, 2),
        round(sums.skills / times, 2),
        round(sums.treasures / times, 2),
        round(sums.deaths / times, 2),
        {status: change for status, change in statuses.items() if abs(change) >= FAINT},
    )


def points_gained_by_skill(skill: str, paragraphs: list[dict[str, Gains]], times_read: list[int]) -> float:
    """How many more points an average encounter brings to a hero with the skill."""
    more = 0.0
    for paragraph, times in zip(paragraphs, times_read, strict=True):
        with_skill = [
            total_points(gains) for section, gains in paragraph.items() if skill in section.split("-or-")
        ]
        if with_skill and "no-skill" in paragraph:
            more += times * max(0.0, max(with_skill) - total_points(paragraph["no-skill"]))
    return round(more / max(1, sum(times_read)), 4)


def total_points(gains: Gains) -> float:
    return gains.destiny + gains.story
