"""How the sage learns: games are played by curious players, and what everybody hears is noted and weighed."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from serai.book.vocabulary import SKILLS
from serai.bots.sharing import share_out
from serai.games.nights.board import Board
from serai.games.nights.bots.atlas import atlas_of
from serai.games.nights.bots.judgement import answer
from serai.games.nights.bots.lore import LORE, Gains, Lore, Zone
from serai.games.nights.bots.mind import Mind
from serai.games.nights.bots.notebook import Notebook, Page
from serai.games.nights.bots.stamp import stamp_of
from serai.games.nights.game import Nights
from serai.table import Table, View
from serai.table.chance import Stream

SEATS = ("Ana", "Bo", "Cem", "Dina")
GAMES = 6000
A_BATCH = 50
LONGEST = 4000
"""Choices in a game; what comes after is not noted."""
TRIED = frozenset({"reaction", "section", "skill", "master"})
CURIOUS, SETTLED = 2, 8
"""Of so many such choices one is left to chance, at first and later."""
FAINT = 0.05
"""What happens more seldom than this is not written down."""

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there are."""


class Batch(Struct, frozen=True):
    """Games with these seeds; `lore` is what the players know already."""

    pack: str
    root: Path | None
    seeds: range
    lore: Lore | None


def learn(
    root: Path | None = None,
    games: int = GAMES,
    seed: int = 1,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Lore:
    """Plays with the pack in a folder, or with the one that ships; the same games give the same lore.

    The first half is played without knowing anything, the second with what the first has taught; only the
    second tells how points come when one knows what one does.
    """
    pack = Nights.open_pack(root) if root is not None else Nights.pack()
    middle = seed + games // 2
    notebook, settled = Notebook(), Notebook()
    for part, seeds in ((notebook, range(seed, middle)), (settled, range(middle, seed + games))):
        lore = weigh(pack, notebook, notebook) if notebook.games else None
        shares = [Batch(pack, root, seeds[at : at + A_BATCH], lore) for at in range(0, len(seeds), A_BATCH)]
        for notes in share_out(play_batch, shares, jobs):
            part.add(notes)
            if progress is not None:
                progress(notebook.games + settled.games, games)
    notebook.add(settled)
    return weigh(pack, notebook, settled)


def write(lore: Lore, path: Path = LORE) -> None:
    path.write_bytes(msgspec.json.encode(lore) + b"\n")


# Games


def play_batch(batch: Batch) -> Notebook:
    if batch.root is not None:
        Nights.open_pack(batch.root)
    game = Nights.with_pack(batch.pack)
    notebook, player = Notebook(), partial(curious, batch.lore)
    for seed in batch.seeds:
        table = Table.new(game, SEATS, seed=seed)
        for _ in range(LONGEST):
            seat = next(iter(table.waiting), None)
            if seat is None:
                break
            table.choose(seat, player(table.view(seat), table.aside(seat)))
        notebook.follow(atlas_of(batch.pack), table.events(0, None))
    return notebook


def curious(lore: Lore | None, view: View[Board], chance: Stream) -> str:
    """Plays sensibly, but tries out what it might not have chosen."""
    decision = view.decision
    trying = decision is not None and decision.kind in TRIED
    if decision is not None and trying and not chance.below(CURIOUS if lore is None else SETTLED):
        return decision.options[chance.below(len(decision.options))]
    return answer(Mind(view, chance, lore))


# Weighing


def weigh(pack: str, notebook: Notebook, settled: Notebook) -> Lore:
    """What the notes amount to. How points come is told by the games of those who knew what they did."""
    numbers: dict[Page, int] = {}
    rows: dict[str, dict[str, dict[int, int]]] = {}
    for (row, reaction, page), times in sorted(notebook.rows.items()):
        number = numbers.setdefault(page, len(numbers))
        rows.setdefault(row, {}).setdefault(reaction, {})[number] = times
    pages = [
        {section: averaged(notebook.gains.get((page, section), Gains())) for section in page[2]}
        for page in numbers
    ]
    zones = {
        name: Zone(zone.times, round(zone.destiny / zone.times, 2), round(zone.story / zone.times, 2))
        for name, zone in sorted(settled.zones.items())
    }
    destiny = sum(zone.destiny for zone in settled.zones.values())
    story = sum(zone.story for zone in settled.zones.values())
    read = [0] * len(pages)
    for reactions in rows.values():
        for found in reactions.values():
            for number, times in found.items():
                read[number] += times
    return Lore(
        pack=pack,
        games=notebook.games,
        rows=rows,
        pages=pages,
        zones=zones,
        skills={skill: skill_worth(skill, pages, read) for skill in SKILLS},
        destiny_share=round(destiny / max(1.0, destiny + story), 3),
        stamp=stamp_of(pack),
    )


def averaged(sums: Gains) -> Gains:
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


def skill_worth(skill: str, pages: list[dict[str, Gains]], read: list[int]) -> float:
    """How many points more an encounter brings, on average, to whoever has the skill."""
    more = 0.0
    for page, times in zip(pages, read, strict=True):
        with_skill = [points_of(gains) for section, gains in page.items() if skill in section.split("-or-")]
        if with_skill and "no-skill" in page:
            more += times * max(0.0, max(with_skill) - points_of(page["no-skill"]))
    return round(more / max(1, sum(read)), 4)


def points_of(gains: Gains) -> float:
    return gains.destiny + gains.story
