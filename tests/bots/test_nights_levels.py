"""The bots of the Nights: they answer every question legally from the view alone, and higher levels win."""

import subprocess
import sys
from collections import Counter
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace

from bots.nights_players import NAMES, WAYS_TO_PLAY, moments, play_out, seated, share_of_wins
from nights.table_builder import TINY, TINY_NIGHTS, make_table
from refusals import refuses
from serai.bots import find_bot, own_bot_levels
from serai.games.nights.bots import decision_context
from serai.games.nights.bots.board_knowledge import BoardKnowledge
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.policy import DECIDERS
from serai.games.nights.bots.reactions import TEMPTING, value_of_reaction
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.game import Nights
from serai.table import Table
from serai.table.chance import Stream

LEVELS = own_bot_levels("nights")
THINKERS = LEVELS[1:]


def stream() -> Stream:
    return Stream(b"any secret", "thinking", 0)


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("wanderer", "traveller", "sage")


def test_there_is_an_answer_to_every_question() -> None:
    assert DECIDERS.keys() == QUESTIONS.keys()


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=lambda options: " ".join(options) or "plain")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_only_what_is_legal(level: str, options: dict[str, object]) -> None:
    for seats in (1, 2, 4):
        for table, seat, view in moments(TINY_NIGHTS, seated(level, seats), 3, options):
            assert view.decision is not None
            assert find_bot("nights", level)(view, table.bot_stream(seat)) in view.decision.options


@pytest.mark.parametrize("level", THINKERS)
def test_games_of_those_who_think_come_to_an_end(level: str) -> None:
    for seats in (2, 3, 6):
        for seed in range(3):
            assert play_out(TINY_NIGHTS, seated(level, seats), seed).outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_has_nothing_to_choose_says_so(level: str) -> None:
    table = Table.new(TINY_NIGHTS, NAMES[:2], seed=1)
    with refuses("nothing to choose"):
        find_bot("nights", level)(table.view(None), stream())


# What a bot sees

ELSEWHERE = """
import sys
import msgspec
from pathlib import Path
from serai.bots import find_bot
from serai.games.nights.game import Nights
from serai.table import read_view
from serai.table.chance import Stream

Nights.open_pack(Path(sys.argv[1]))
for line in sys.stdin.buffer:
    view = read_view(line, Nights.card)
    print(find_bot("nights", sys.argv[2])(view, Stream(b"any secret", "thinking", 0)))
"""


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_from_its_view_in_a_process_without_a_table(level: str) -> None:
    views, chosen = [], []
    for _, _, view in moments(TINY_NIGHTS, seated(level, 3), 5):
        views.append(msgspec.json.encode(view))
        chosen.append(find_bot("nights", level)(view, stream()))
    told = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(TINY), level],
        input=b"\n".join(views),
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode().split() == chosen
    assert len(chosen) > 50


@pytest.mark.parametrize("level", THINKERS)
def test_a_bot_knows_the_map_and_the_cards_but_no_tale(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world = TINY_NIGHTS.world
    told = ("travel_map", "effects", "encounters", "treasures", "skills_given")
    rows = SimpleNamespace(
        closest_row=world.book.closest_row
    )  # the names of the rows are printed on the matrices
    shown = {name: getattr(world, name) for name in told} | {"book": rows}
    without_tales = BoardKnowledge(SimpleNamespace(**shown))  # type: ignore[arg-type]
    bot, asked = find_bot("nights", level), 0
    for _, _, view in moments(TINY_NIGHTS, seated(level, 3), 8):
        before = bot(view, stream())
        with monkeypatch.context() as patched:
            patched.setattr(decision_context, "board_knowledge", lambda _: without_tales)
            assert bot(view, stream()) == before
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("level", THINKERS)
def test_a_bot_does_not_look_at_the_paragraph(level: str) -> None:
    bot, seen = find_bot("nights", level), Counter[str]()
    for seed in range(4):
        for _, _, view in moments(TINY_NIGHTS, seated(level, 2), seed):
            if view.decision is not None and (subject := subject_of(view.decision)).paragraph:
                hidden = replace(subject, paragraph="nowhere#at-all")
                blind = replace(view, decision=replace(view.decision, subject=hidden))
                assert bot(blind, stream()) == bot(view, stream())
                seen[view.decision.kind] += 1
    assert seen["section"] > 5


def test_asking_a_bot_changes_nothing_at_the_table() -> None:
    for table, seat, view in moments(TINY_NIGHTS, seated("wanderer", 2), 2):
        before = msgspec.json.encode(view)
        for level in LEVELS:
            find_bot("nights", level)(table.view(seat), stream())
        assert msgspec.json.encode(table.view(seat)) == before
        if table.position.turn > 6:
            break


# Who beats whom


def test_the_wanderer_uses_every_option_and_never_lets_a_victory_go() -> None:
    wanderer = find_bot("nights", "wanderer")
    kinds = Counter[str]()
    for _, _, view in moments(TINY_NIGHTS, seated("wanderer", 2), 1):
        assert view.decision is not None
        kinds[view.decision.kind] += 1
        if view.decision.kind == "goal" and kinds["goal"] == 1:
            chance = stream()
            assert {wanderer(view, chance) for _ in range(500)} == set(view.decision.options)
        if view.decision.kind == "declare":
            assert wanderer(view, stream()) == view.decision.options[0]


def test_the_traveller_takes_now_one_and_now_another_of_the_most_promising_reactions() -> None:
    """A bot that always aids hears the same tales in every game."""
    bot, reacted = find_bot("nights", "traveller"), 0
    for _, _, view in moments(TINY_NIGHTS, seated("traveller", 2), 5):
        if view.decision is None or view.decision.kind != "reaction":
            continue
        context = DecisionContext(view, stream(), None)
        values = {option: value_of_reaction(context, option, {}) for option in view.decision.options}
        promising = {option for option, value in values.items() if value >= max(values.values()) - TEMPTING}
        chosen = {bot(view, Stream(b"any secret", "thinking", number)) for number in range(100)}
        assert chosen == promising
        reacted += len(promising) > 1
    assert reacted > 5


def test_a_pilgrim_whose_marker_is_at_a_place_of_power_goes_there_instead_of_waiting_in_mecca() -> None:
    place = "cave-of-wonders"
    pilgrim = make_table(
        {"destiny": 10, "story": 10, "space": "mecca", "statuses": ["on-pilgrimage"], "destination": place}
    )
    option = find_bot("nights", "traveller")(pilgrim.view("Ana"), stream())
    assert option.startswith("move:")
    distance = TINY_NIGHTS.world.travel_map.distance
    assert distance(option.removeprefix("move:"), place) < distance("mecca", place)


def test_the_traveller_beats_the_wanderer_clearly() -> None:
    traveller, wanderer = find_bot("nights", "traveller"), find_bot("nights", "wanderer")
    assert share_of_wins(TINY_NIGHTS, traveller, wanderer, 10) >= 0.65


def test_a_pilgrim_with_a_seat_goes_to_the_far_city_instead_of_waiting_next_to_it() -> None:
    goal = {"destiny": 10, "story": 10, "goal": {"destiny": 10, "story": 10}}
    pilgrim = make_table(
        {
            **goal,
            "space": "zagros",
            "statuses": {"on-pilgrimage": {}, "vizier": {"city": "baghdad"}},
            "destination": "herat",
        }
    )
    option = find_bot("nights", "traveller")(pilgrim.view("Ana"), stream())
    assert option == "move:herat"


@pytest.mark.soak
def test_the_ladder_of_the_book_that_ships() -> None:
    game = Nights.with_pack(None)
    wanderer, traveller, sage = (find_bot("nights", level) for level in LEVELS)
    assert share_of_wins(game, traveller, wanderer, 200) >= 0.65
    assert share_of_wins(game, sage, traveller, 500) >= 0.55
