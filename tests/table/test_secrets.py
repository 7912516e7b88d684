"""Non-interference: hidden information changes no byte of what a seat is sent."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from serai.games.dice.game import KingOfDice
from serai.table import Decision, Table, Turn
from serai.table.chance import Chance
from serai.table.events import Log
from serai.table.game import AnyGame
from table.caravan import GOODS, Caravan
from table.playing import (
    NAMES,
    Choice,
    caravan,
    choose_all,
    open_table,
    random_play,
    replayed,
    seen_by,
    some_choice,
    take_back,
    viewers,
)
from table.poll import Poll

SEEDS = range(10)

Blind = tuple[str | None, ...]


def assert_same(one: Table, other: Table, blind: Blind) -> None:
    """Both tables and their replays send these viewers the same bytes."""
    for viewer in blind:
        assert seen_by(one, viewer) == seen_by(other, viewer)
    again, other_again = replayed(one), replayed(other)
    for viewer in blind:
        assert seen_by(again, viewer) == seen_by(other_again, viewer)


def play_alike(one: Table, other: Table, blind: Blind, choices: Iterator[Choice], random: Random) -> None:
    """Makes the same choices at both tables, with some undos, and compares after every step."""
    for seat, option in choices:
        for again in (random.random() < 0.4, False):
            for table in (one, other):
                table.choose(seat, option)
            assert_same(one, other, blind)
            if not again or one.outcome is not None:
                break
            for table in (one, other):
                take_back(table, seat)
            assert_same(one, other, blind)


def choices_on_the_way(table: Table, random: Random) -> Iterator[Choice]:
    """Choices up to the end of the game, which reveals the wishes."""
    for _ in range(12):
        if table.view(None).board.bale > 1:
            yield some_choice(table, random)


def quiet_choices(table: Table, random: Random, silent: str) -> Iterator[Choice]:
    """Choices without chance for two rounds; the silent seat reveals nothing about its hand."""
    while table.outcome is None and table.position.turn < 8:
        seat, option = some_choice(table, random)
        if option not in ("march", "draw") and (seat != silent or option in ("rest", "accept", "decline")):
            yield seat, option


# What another seat keeps secret


@pytest.mark.parametrize("wishes", list(combinations(GOODS, 2)), ids=str)
def test_the_secret_choice_of_another_seat_is_not_visible(wishes: tuple[str, str]) -> None:
    blind = ("Ana", "Bo", None)
    for seed in SEEDS:
        one, other = (caravan(3, seed, wish=None, options={"road": 99, "water": 99}) for _ in wishes)
        for table, wish in zip((one, other), wishes, strict=True):
            choose_all(table, [("Cleo", wish), ("Ana", "silk"), ("Bo", "salt")])
        assert_same(one, other, blind)
        assert seen_by(one, "Cleo") != seen_by(other, "Cleo")
        random = Random(seed)
        play_alike(one, other, blind, choices_on_the_way(one, random), random)


def test_another_seats_hidden_hand_is_not_seen() -> None:
    blind = ("Ana", "Bo", None)
    for seed in SEEDS:
        one, other = (
            caravan(3, seed, script={"bale": ["salt", "silk", card, "salt", "spice", "silk"]})
            for card in ("salt", "spice")
        )
        assert one.view("Cleo").board.hand != other.view("Cleo").board.hand
        assert_same(one, other, blind)
        random = Random(seed)
        play_alike(one, other, blind, quiet_choices(one, random, "Cleo"), random)


def test_what_is_offered_face_down_is_seen_by_the_two_alone() -> None:
    blind = ("Cleo", None)
    one, other = (caravan(3, script={"bale": ["salt", "silk", "silk", "spice"]}) for _ in range(2))
    one.choose("Ana", "offer:salt")
    other.choose("Ana", "offer:spice")
    assert_same(one, other, ("Bo", *blind))
    for choice in (("Ana", "Bo"), ("Bo", "accept")):
        for table in (one, other):
            table.choose(*choice)
        assert_same(one, other, blind)
        assert seen_by(one, "Bo") != seen_by(other, "Bo")
    for table in (one, other):
        take_back(table, "Ana")
    assert_same(one, other, blind)


# Questions to several seats


@pytest.mark.parametrize("answered", [1, 2, 3])
def test_unfinished_answers_of_others_are_not_seen(answered: int) -> None:
    """Others do not see how often an answer was changed, nor whether an undone answer was different."""
    for seed in SEEDS:
        random = Random(seed)
        one, other = (caravan(4, seed, wish=None) for _ in range(2))
        for seat in NAMES[:answered]:
            for table in (one, other):
                for _ in range(random.randrange(1, 4)):
                    table.choose(seat, random.choice(GOODS))
        blind = (*NAMES[answered:4], None)
        assert_same(one, other, blind)
        for table in (one, other):
            table.undo("Ana")
        assert_same(one, other, blind)


def test_votes_are_not_seen_before_the_last_is_in() -> None:
    one, other = (caravan(3, script={"weather": ["mirage"]}) for _ in range(2))
    for table, vote in ((one, "yes"), (other, "no")):
        choose_all(table, [("Ana", "march"), ("Cleo", vote)])
    assert_same(one, other, ("Ana", "Bo", None))


# Choices from a hidden hand


class Discard(Poll):
    """Ana puts a card from her hand aside, face down."""

    def play_turn(self) -> Turn:
        self.state.given["Ana"] = yield Decision("Ana", "discard", self.words["Ana"], secret=True)
        yield Decision("Bo", "guess", ("king", "jester"))


def discarding(*hand: str) -> Table:
    return Table.new(type("Discard", (Discard,), {"words": {"Ana": hand}}), ["Ana", "Bo"], seed=1)


def test_a_card_laid_aside_face_down_is_not_seen() -> None:
    one, other = (discarding("king", "jester") for _ in range(2))
    one.choose("Ana", "king")
    other.choose("Ana", "jester")
    for viewer in ("Bo", None):
        assert seen_by(one, viewer) == seen_by(other, viewer)


def test_the_last_card_laid_aside_face_down_is_not_seen() -> None:
    for viewer in ("Bo", None):
        assert seen_by(discarding("king"), viewer) == seen_by(discarding("jester"), viewer)
    assert [event.args["option"] for event in discarding("king").events(0, "Ana")] == ["king"]


def test_who_has_a_single_word_to_say_is_not_seen() -> None:
    polls = [
        type("Poll", (Poll,), {"words": {"Ana": words, "Bo": ("yes", "no")}})
        for words in (("yes",), ("yes", "no"))
    ]
    one, other = (Table.new(poll, ["Ana", "Bo"], seed=1) for poll in polls)
    for choices in ([], [("Ana", "yes")]):
        for table in (one, other):
            choose_all(table, choices)
        for viewer in ("Bo", None):
            assert seen_by(one, viewer) == seen_by(other, viewer)


# The future


@pytest.fixture
def fallen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Everything that unscripted chance gives from now on."""
    given: list[tuple[str, Any]] = []

    def listened_to(use: Any) -> Any:
        def listening(chance: Chance, name: str, *more: Any) -> Any:
            result = use(chance, name, *more)
            given.append((name, result))
            return result

        return listening

    for use in ("roll", "pick", "draw"):
        monkeypatch.setattr(Chance, use, listened_to(getattr(Chance, use)))
    return given


@pytest.mark.parametrize("length", [0, 1, 5, 20])
@pytest.mark.parametrize(("game", "seats"), [(KingOfDice, 2), (KingOfDice, 4), (Caravan, 2), (Caravan, 3)])
def test_dice_and_decks_to_come_are_not_seen(
    game: type[AnyGame], seats: int, length: int, fallen: list[tuple[str, Any]]
) -> None:
    """Two tables with the same scripted past and different secrets."""
    for seed in SEEDS[:4]:
        fallen.clear()
        model = open_table(game, seats, seed)
        choices = []
        for choice in random_play(model, seed):
            if len(choices) == length:
                break
            choices.append(choice)
        script = defaultdict(list)
        for stream, given in fallen:
            script[stream].append(given)
        fallen.clear()
        one, other = (open_table(game, seats, secret, script=script) for secret in (100 + seed, 200 + seed))
        play_alike(one, other, viewers(one), iter(choices), Random(seed))
        assert not fallen, "all that fell was the script's"
        assert one.opening.secret != other.opening.secret


@pytest.mark.parametrize(("game", "seats"), [(KingOfDice, 3), (Caravan, 3)])
def test_the_secret_is_in_nothing_that_leaves_the_table(game: type[AnyGame], seats: int) -> None:
    table = Table.new(game, NAMES[:seats], takebacks=True, bots={"Bo": "random"})
    secret = table.opening.secret or ""
    assert secret
    assert table.opening.commitment not in ("", secret)
    random = Random(1)
    while table.outcome is None:
        seat, option = some_choice(table, random)
        table.choose(seat, option)
        if random.random() < 0.2 and table.undo_kind(seat):
            table.undo(seat)
        for viewer in viewers(table):
            shown = seen_by(table, viewer)
            assert secret.encode() not in shown
            assert bytes.fromhex(secret) not in msgspec.msgpack.encode(table.view(viewer))


def test_goods_are_named_to_those_who_hold_them_only() -> None:
    for seed in SEEDS:
        table = caravan(3, seed, wish=None)
        choose_all(table, [("Ana", "salt"), ("Cleo", "silk"), ("Bo", "spice")])
        choose_all(table, [("Ana", "draw"), ("Bo", "rest"), ("Cleo", "draw")])
        for good in GOODS:
            assert good.encode() not in seen_by(table, None)
        for seat, wish in (("Ana", "salt"), ("Bo", "spice"), ("Cleo", "silk")):
            held = {wish, *table.view(seat).board.hand}
            for good in GOODS:
                assert (good.encode() in seen_by(table, seat)) == (good in held)


def test_cards_that_were_not_turned_up_are_named_to_nobody() -> None:
    for seed in SEEDS:
        table = open_table(KingOfDice, 3, seed)
        turn = -1
        for _ in random_play(table, seed):
            if table.position.turn == turn:
                continue
            turn = table.position.turn
            for viewer in viewers(table):
                shown = seen_by(table, viewer)
                for card in table.position.state.draw_pile:
                    assert f'"{card}"'.encode() not in shown


def test_the_number_of_events_tells_nothing_of_what_others_hear() -> None:
    table = caravan(3)
    heard = {viewer: table.view(viewer).events for viewer in viewers(table)}
    table.choose("Ana", "draw")
    more = {viewer: table.view(viewer).events - heard[viewer] for viewer in heard}
    assert more == {"Ana": 2, "Bo": 1, "Cleo": 1, None: 1}


def test_the_chance_a_bot_thinks_with_does_not_know_the_secret() -> None:
    table = Table.new("dice", ["Ana", "Bo"], seed=1)
    stream = table.bot_stream("Ana")
    held = [getattr(stream, name, None) for name in stream.__slots__]
    assert bytes.fromhex(table.opening.secret or "") not in held


def test_a_log_has_secrets_if_some_viewer_has_seen_fewer_events_loaded_or_not() -> None:
    log = Log()
    log.tell("met")
    assert not log.has_secrets
    log.whisper(("Ana",), "goal")
    assert log.has_secrets
    assert not Log(3, {"Ana": 3, "Bo": 3, "": 3}).has_secrets
    assert Log(3, {"Ana": 3, "Bo": 2, "": 2}).has_secrets
