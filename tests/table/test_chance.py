"""Chance is the same on every machine, uniform, and reproducible."""

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count, islice, pairwise
from random import Random
from typing import Any

import pytest

from refusals import refuses
from serai.games.dice.game import KingOfDice
from serai.table import Table
from serai.table.chance import Chance, ChanceState, Stream, commitment, secret_from_seed
from serai.table.scripted_chance import ScriptedChance
from table.caravan import Caravan
from table.playing import caravan, everything, open_table, replayed, take_back

SECRET = bytes(range(32))

BYTES = [str(byte) for byte in range(256)]
KNOWN_DICE = [2, 5, 3, 1, 3, 2, 5, 5, 2, 1, 5, 1]
KNOWN_PICKS = "gcfcdaaacbcd"
KNOWN_DRAWS = "iaebfgcjdh"
KNOWN_COMMITMENT = "42bcc71092b1b6690fa372f850268a46bdb4d46f3f8e8118a17cd67dc7c9e33e"


def row_of_bytes(stream: str, rekeyed: int = 0) -> Iterator[int]:
    """A second implementation of the streams."""
    for block in count():
        text = f"{stream}/{rekeyed}/{block}".encode("ascii")
        yield from blake2b(text, key=SECRET, digest_size=64).digest()


def numbers_below(n: int, stream: str, rekeyed: int = 0) -> Iterator[int]:
    return (byte % n for byte in row_of_bytes(stream, rekeyed) if byte < 256 // n * n)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 10, 12, 40, 100, 128, 129, 255, 256])
def test_a_stream_gives_the_numbers_of_its_definition(n: int) -> None:
    stream = Stream(SECRET, "dice", 3)
    assert [stream.below(n) for _ in range(500)] == list(islice(numbers_below(n, "dice", 3), 500))


def test_throws_of_many_sizes_and_dice_share_one_row_of_bytes() -> None:
    random = Random(1)
    stream, row = Stream(SECRET, "dice", 0), row_of_bytes("dice")
    for _ in range(2000):
        sides, dice = random.choice((1, 2, 3, 4, 6, 7, 12, 40, 200, 255)), random.randrange(1, 9)
        expected = [next(byte for byte in row if byte < 256 // sides * sides) % sides for _ in range(dice)]
        if random.random() < 0.5:
            assert stream.roll_dice(sides, dice) == [number + 1 for number in expected]
        else:
            assert [stream.below(sides) for _ in range(dice)] == expected


@pytest.mark.parametrize("dice", [0, 1, 63, 64, 65, 200])
def test_a_throw_may_be_of_any_size(dice: int) -> None:
    stream = Stream(SECRET, "dice", 0)
    for _ in range(3):
        assert len(stream.roll_dice(6, dice)) == dice


def test_known_numbers() -> None:
    """Pinned, because old games could not be verified if these changed."""
    chance = Chance(secret_from_seed(7))
    assert chance.roll("dice", 6, range(12)) == KNOWN_DICE
    assert "".join(chance.pick("weather", "abcdefg") for _ in range(12)) == KNOWN_PICKS
    pile = list("abcdefghij")
    assert "".join(chance.draw("deck", pile) for _ in range(10)) == KNOWN_DRAWS
    assert commitment(secret_from_seed(7), b"terms") == KNOWN_COMMITMENT


def test_streams_do_not_touch_each_other() -> None:
    alone, among = Chance(SECRET), Chance(SECRET)
    thrown = []
    for _ in range(200):
        among.pick("weather", "abc")
        among.draw("deck", list("abcdefg"))
        among.bot_stream("bot Ana 3").below(6)
        thrown.append(among.roll("dice", 6))
    assert thrown == [alone.roll("dice", 6) for _ in range(200)]


def test_streams_of_other_names_keys_and_secrets_are_others() -> None:
    streams = [
        Stream(secret, name, rekeyed)
        for secret in (SECRET, secret_from_seed(1), secret_from_seed(2))
        for name in ("dice", "deck", "bot Ana 1", "bot Ana 11", "bot Ana 1 1")
        for rekeyed in range(3)
    ]
    assert len({tuple(stream.roll_dice(6, 30)) for stream in streams}) == len(streams)


@pytest.mark.parametrize(("n", "bound"), [(2, 10.8), (6, 20.5), (7, 22.5), (40, 72.1), (100, 148.2)])
def test_every_number_is_equally_likely(n: int, bound: float) -> None:
    """Chi-square over fixed secrets, against the value that one fair stream in a thousand exceeds."""
    throws = 400 * n
    worst = 0.0
    for seed in range(5):
        counts = Counter(Stream(secret_from_seed(seed), "dice", 0).roll_dice(n, throws))
        assert set(counts) == set(range(1, n + 1))
        worst = max(worst, sum((seen - 400) ** 2 / 400 for seen in counts.values()))
    assert worst < bound


def test_one_die_tells_nothing_of_the_next() -> None:
    """Chi-square over pairs of rolls: 35 degrees of freedom."""
    thrown = Stream(secret_from_seed(3), "dice", 0).roll_dice(6, 7201)
    pairs = Counter(pairwise(thrown))
    assert sum((pairs[a, b] - 200) ** 2 / 200 for a in range(1, 7) for b in range(1, 7)) < 66.6


def test_every_order_of_a_deck_is_equally_likely() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    chance = Chance(secret_from_seed(5))
    for _ in range(4800):
        pile = list("abcd")
        orders[tuple(chance.draw("deck", pile) for _ in range(4))] += 1
    assert len(orders) == 24
    assert sum((seen - 200) ** 2 / 200 for seen in orders.values()) < 49.7


def test_a_draw_takes_the_card_out_and_a_pick_leaves_it() -> None:
    chance = Chance(SECRET)
    pile = list("abcdef")
    drawn = [chance.draw("deck", pile) for _ in range(6)]
    assert sorted(drawn) == list("abcdef")
    assert not pile
    faces = ("a", "b")
    assert {chance.pick("coin", faces) for _ in range(30)} == {"a", "b"}


@pytest.mark.usefixtures("bounded_chance")
@pytest.mark.parametrize(
    "use",
    [
        pytest.param(lambda chance: chance.draw("deck", []), id="a draw from an empty pile"),
        pytest.param(lambda chance: chance.pick("coin", ()), id="a pick of no face"),
        pytest.param(lambda chance: chance.roll("dice", 256), id="a die with too many sides"),
        pytest.param(
            lambda chance: chance.roll("dice", 0),
            id="a die without sides",
        ),
    ],
)
def test_chance_without_any_face_is_an_error_at_once(use: Any) -> None:
    with pytest.raises((IndexError, ValueError)):
        use(Chance(SECRET))


@pytest.mark.parametrize("used", [*range(3), 62, 63, 64, 65, 127, 128, 1000])
def test_chance_goes_on_from_its_state_where_it_stood(used: int) -> None:
    chance = Chance(SECRET)
    for _ in range(used):
        chance.pick("dice", BYTES)
    chance.pick("coin", "ab")
    again = Chance(SECRET)
    again.restore(chance.state)
    assert again.state == chance.state
    assert again.roll("dice", 6, range(100)) == chance.roll("dice", 6, range(100))
    assert [again.pick("coin", "ab") for _ in range(50)] == [chance.pick("coin", "ab") for _ in range(50)]


def test_another_key_gives_other_numbers_of_every_stream_also_of_those_not_yet_used() -> None:
    chance, rekeyed = Chance(SECRET), Chance(SECRET)
    for each in (chance, rekeyed):
        each.roll("dice", 6, range(10))
    rekeyed.rekey_streams(1)
    assert rekeyed.state == ChanceState(rekeyed=1, drawn=chance.state.drawn)
    for name in ("dice", "deck"):
        assert rekeyed.roll(name, 6, range(30)) != chance.roll(name, 6, range(30))


def test_looking_aside_uses_nothing_up() -> None:
    chance = Chance(SECRET)
    before = chance.state, chance.spent
    assert chance.bot_stream("bot").roll_dice(6, 50) == chance.bot_stream("bot").roll_dice(6, 50)
    assert (chance.state, chance.spent) == before


def test_a_bot_that_thinks_disturbs_no_die() -> None:
    thinking, silent = caravan(), caravan()
    for _ in range(3):
        for table in (thinking, silent):
            seat = next(iter(table.decisions))
            if table is thinking:
                table.bot_stream(seat).roll_dice(6, 1000)
            table.choose(seat, "draw")
    assert thinking.position == silent.position


def test_the_secret_of_a_sealed_table_is_never_the_same() -> None:
    tables = [Table.new(Caravan, ["Ana"]) for _ in range(5)]
    assert len({table.opening.secret for table in tables}) == 5
    for table in tables:
        assert table.opening.seed is None
        assert not table.opening.has_predictable_dice
        assert len(bytes.fromhex(table.opening.secret or "")) == 32
        secret = bytes.fromhex(table.opening.secret or "")
        assert table.opening.commitment == commitment(secret, table.opening.committed_bytes)


def test_a_seed_gives_open_dice() -> None:
    table = Table.new(Caravan, ["Ana"], seed=12)
    assert table.opening.has_predictable_dice
    assert bytes.fromhex(table.opening.secret or "") == secret_from_seed(12)


# Scripts


def scripted(**script: Any) -> ScriptedChance:
    return ScriptedChance(SECRET, script)


def test_a_script_comes_first_and_then_the_secret_takes_over() -> None:
    chance, plain = scripted(dice=[6, 5], coin=["b"], deck=["c"]), Chance(SECRET)
    assert [chance.roll("dice", 6) for _ in range(2)] == [[6], [5]]
    assert chance.pick("coin", "ab") == "b"
    pile = list("abcd")
    assert chance.draw("deck", pile) == "c"
    assert pile == list("abd")
    assert chance.roll("dice", 6, range(20)) == plain.roll("dice", 6, range(20))
    assert chance.pick("coin", "ab") == plain.pick("coin", "ab")
    assert chance.draw("deck", list("abd")) == plain.draw("deck", list("abd"))


def test_a_list_is_one_throw_of_the_whole_set_or_of_the_dice_thrown() -> None:
    chance = scripted(dice=[[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [6, 6]])
    assert chance.roll("dice", 6, range(6), 6) == [1, 2, 3, 4, 5, 6]
    assert chance.roll("dice", 6, (1, 4), 6) == [2, 5]
    assert chance.roll("dice", 6, (0, 5), 6) == [6, 6]


def test_single_numbers_fill_a_throw_one_by_one() -> None:
    assert scripted(dice=[3, 1, 2]).roll("dice", 6, (0, 1, 2)) == [3, 1, 2]


def test_a_script_counts_as_chance() -> None:
    chance = scripted(dice=[1], deck=["a"], coin=["a"])
    for use in (
        lambda: chance.roll("dice", 6),
        lambda: chance.draw("deck", ["a"]),
        lambda: chance.pick("coin", "a"),
    ):
        spent = chance.spent
        use()
        assert chance.spent > spent


def test_a_script_goes_on_from_its_state_where_it_stood() -> None:
    chance = scripted(dice=[1, 2, 3])
    chance.roll("dice", 6)
    again = scripted(dice=[1, 2, 3])
    again.restore(chance.state)
    assert again.roll("dice", 6) == [2]
    again.rekey_streams(1)
    assert again.roll("dice", 6) == [3]


def test_a_game_that_sorts_its_dice_does_not_change_the_script() -> None:
    script = {"dice": [[1, 2]]}
    ScriptedChance(SECRET, script).roll("dice", 6, (0, 1)).sort(reverse=True)
    assert script == {"dice": [[1, 2]]}


@pytest.mark.parametrize(
    ("script", "use", "sentence"),
    [
        ([7], "roll", "The script “x” gives 7, but the die has 1 to 6."),
        ([0], "roll", "The script “x” gives 0, but the die has 1 to 6."),
        ([[1, 9]], "roll2", "The script “x” gives 9, but the die has 1 to 6."),
        (["six"], "roll", "The script “x” needs numbers, but “six” is not a number."),
        ([1], "roll2", "The script “x” ends in the middle of a roll of 2 dice."),
        ([[1]], "roll2", "The script “x” gives 1 numbers for a roll of 2 dice."),
        ([[1, 2, 3]], "roll2", "The script “x” gives 3 numbers for a roll of 2 dice."),
        pytest.param(
            [[]],
            "roll",
            "The script “x” gives 0 numbers for a roll of 1 dice.",
        ),
        (["c"], "pick", "The script “x” gives “c”; choose from: a, b."),
        ([1], "pick", "The script “x” gives “1”; choose from: a, b."),
        ([[1]], "pick", "The script “x” gives “[1]”; choose from: a, b."),
        (["c"], "draw", "The script “x” gives “c”, which is not in that pile."),
        ([1], "draw", "The script “x” gives “1”, which is not in that pile."),
    ],
)
def test_a_wrong_script_gets_one_sentence(script: list[Any], use: str, sentence: str) -> None:
    chance = scripted(x=script)
    uses = {
        "roll": lambda: chance.roll("x", 6),
        "roll2": lambda: chance.roll("x", 6, (0, 1)),
        "pick": lambda: chance.pick("x", ("a", "b")),
        "draw": lambda: chance.draw("x", ["a", "b"]),
    }
    with refuses(f"^{re.escape(sentence)}$"):
        uses[use]()


def test_a_script_for_a_stream_that_the_game_has_not_is_refused() -> None:
    with refuses("no dice or pile called “dcie”; choose from: bale, weather, camels"):
        Table.new(Caravan, ["Ana"], seed=1, script={"dcie": [1]})


def test_a_choice_that_meets_a_wrong_script_is_not_made() -> None:
    table = caravan(script={"weather": ["rain"]})
    before = everything(table)
    with refuses("rain"):
        table.choose("Ana", "march")
    assert everything(table) == before
    table.choose("Ana", "rest")
    assert everything(replayed(table)) == everything(table)


def test_a_choice_that_meets_a_wrong_script_in_the_next_turn_is_not_made() -> None:
    throw = [1, 1, 2, 2, 3, 4]
    table = open_table(KingOfDice, 2, 1, options={"first": "Ana"}, script={"dice": [throw, [1, 2]]})
    before = everything(table)

    def end_the_turn() -> None:
        nonlocal before
        while "Ana" in table.decisions:
            before = everything(table)
            table.choose("Ana", table.decisions["Ana"].options[-1])

    with refuses("gives 2 numbers for a roll of 6 dice"):
        end_the_turn()
    assert everything(table) == before


def test_a_choice_that_meets_a_wrong_script_does_not_bring_undone_chance_back() -> None:
    for seed in range(10):
        tables = [caravan(1, seed, script={"weather": ["rain"]}) for _ in range(2)]
        for table in tables:
            table.choose("Ana", "draw")
            take_back(table, "Ana")
        with refuses("rain"):
            tables[0].choose("Ana", "march")
        for table in tables:
            for _ in range(4):
                table.choose("Ana", "draw")
        assert tables[0].view("Ana").board == tables[1].view("Ana").board
