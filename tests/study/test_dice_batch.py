"""King of Dice on arrays is the game at the table, move by move."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from serai.games.dice.study.batch import ENDINGS, DiceBatch, Question, RandomChance
from serai.games.dice.study.batch_encoding import encode_batch
from serai.games.dice.study.card_numbers import Numbers, numbers_on_dice
from serai.games.dice.study.option_numbers import NUMBER_OF_OPTION, STOP
from serai.study import find_numbering
from serai.table import Table
from study.kernel_games import KernelGame, LoggedChance, play_kernel_game, positions_of_batch, start_late
from table.playing import NAMES

NUMBERING = find_numbering("dice")
BATCH = 500


def kernel_games(seats: int, seeds: range) -> list[KernelGame]:
    return [play_kernel_game(NUMBERING, seats, seed) for seed in seeds]


def in_rows(rows: Iterable[bytes]) -> Numbers:
    rows = list(rows)
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)


def replay_in_arrays(games: list[KernelGame], seats: int) -> DiceBatch:
    """Feeds the chance and the choices of the games to a batch, and compares every position on the way."""
    chance = LoggedChance(games)
    batch = DiceBatch(len(games), seats, chance)
    start_late(batch, np.array([number for number, game in enumerate(games) if game.starts_late]))
    for step in range(max(len(game.positions) for game in games)):
        expected = in_rows(game.positions[min(step, len(game.choices))] for game in games)
        found = positions_of_batch(batch)
        wrong = np.flatnonzero((expected != found).any(axis=1))
        assert not wrong.size, (step, games[wrong[0]].table.record(), expected[wrong[0]], found[wrong[0]])
        going_on = [number for number, game in enumerate(games) if step < len(game.choices)]
        if going_on:
            masks = in_rows(games[number].masks[step] for number in going_on)
            assert (batch.legal_mask()[going_on] == masks).all()
        batch.choose(np.array([game.choices[step] if step < len(game.choices) else 0 for game in games]))
    assert batch.is_over.all()
    assert chance.is_used_up
    return batch


def check_results(batch: DiceBatch, games: list[KernelGame], seats: int) -> None:
    every = np.arange(batch.games)
    scores, winners = batch.scores(every), batch.winners(every)
    for number, game in enumerate(games):
        outcome = game.table.outcome
        assert outcome is not None
        assert ENDINGS[batch.ending[number]] == outcome.ending
        assert dict(zip(NAMES[:seats], scores[number].tolist(), strict=True)) == outcome.scores
        assert [name for name, won in zip(NAMES[:seats], winners[number], strict=False) if won] == [
            *outcome.winners
        ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_five_hundred_games_is_the_same(seats: int) -> None:
    games = kernel_games(seats, range(BATCH))
    batch = replay_in_arrays(games, seats)
    check_results(batch, games, seats)
    asked = Counter(position[0] for game in games for position in game.positions)
    assert set(asked) == set(Question) - ({Question.DRAGON} if seats == 2 else set())
    assert {ENDINGS[ending] for ending in batch.ending} == set(ENDINGS[1:])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_every_position_of_a_hundred_thousand_games_is_the_same(part: int) -> None:
    for seats in (2, 3, 4, 5):
        games = kernel_games(seats, range(1_000_000 + part * BATCH, 1_000_000 + (part + 1) * BATCH))
        check_results(replay_in_arrays(games, seats), games, seats)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_batch_encodes_its_games_as_their_views_are_encoded(seats: int) -> None:
    games = kernel_games(seats, range(12))
    batch = DiceBatch(len(games), seats, LoggedChance(games))
    start_late(batch, np.array([number for number, game in enumerate(games) if game.starts_late]))
    tables = [
        Table.new("dice", NAMES[:seats], seed=seed, start=game.start) for seed, game in enumerate(games)
    ]
    for step in range(max(len(game.positions) for game in games)):
        for viewer in range(seats):
            encoded = encode_batch(batch, np.arange(len(games)), np.full(len(games), viewer, np.uint8))
            for row, table in zip(encoded, tables, strict=True):
                expected = NUMBERING.encode(table.view(NAMES[viewer]))
                assert row.tolist() == expected.tolist()
        batch.choose(np.array([game.choices[step] if step < len(game.choices) else 0 for game in games]))
        for game, table in zip(games, tables, strict=True):
            if step < len(game.choices):
                (seat,) = table.waiting
                table.choose(seat, NUMBERING.legal_options(table.view(seat))[game.choices[step]])


def test_an_illegal_option_changes_nothing() -> None:
    batch = DiceBatch(3, 2, RandomChance(2, 1))
    before = positions_of_batch(batch)
    options = np.array([STOP, NUMBER_OF_OPTION["keep:1"], NUMBER_OF_OPTION["place"]])
    with pytest.raises(ValueError, match="game 2 asks “keep”"):
        batch.choose(options)
    assert (positions_of_batch(batch) == before).all()


@pytest.mark.parametrize("seats", [2, 4])
def test_random_options_are_legal_and_all_of_them_come(seats: int) -> None:
    batch, random = DiceBatch(2000, seats, RandomChance(seats, 1)), np.random.default_rng(1)
    seen = Counter[int]()
    for _ in range(60):
        options = batch.random_options(random)
        assert batch.legal_mask()[np.arange(2000), options].all()
        assert batch.are_legal(options).all()
        seen.update(options.tolist())
        batch.choose(options)
        batch.restart(np.flatnonzero(batch.is_over))
    others = 0 if seats == 2 else seats - 1
    assert len(seen) == NUMBER_OF_OPTION["seat+1"] + others


def test_every_card_and_every_roll_comes_equally_often() -> None:
    chance, games = RandomChance(3, 1), np.arange(40_000)
    deal = chance.deal(games)
    for position in (0, 7, 39):
        often = np.bincount(deal.inhabitants[:, position], minlength=40)
        assert (abs(often - 1000) < 160).all()
    assert (np.sort(deal.inhabitants, axis=1) == np.arange(40)).all()
    dice = numbers_on_dice(chance.roll(games, np.uint32(0)))
    for die in range(6):
        assert (abs(np.bincount(dice[:, die], minlength=7)[1:] - 40_000 / 6) < 400).all()
