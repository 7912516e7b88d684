"""The full-screen table, played by keys alone."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot

from serai.games.dice.terminal.app import DiceApp, run_dice
from serai.games.dice.terminal.screen_state import (
    current_screen_state,
    dice_kept_in_events,
    screen_state_at_turn_end,
)
from serai.games.dice.terminal.screens.end import DiceEndScreen
from serai.games.dice.terminal.screens.setup import DiceSetupScreen
from serai.games.dice.terminal.screens.table import DiceTableScreen
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES
from serai.table import Event, Table
from serai.table.journal import Chosen
from serai.table.scenario import Scenario, open_scenario
from serai.terminal.setup import OpenTable, SaveFailed, Setup, default_setup

SMALL = (80, 24)
ROW = ["elf-run-4", "dwarf-three-4", "hypnotist", "dragon-25", "apprentice-3-blue-3-red"]


class Keeper:
    """Opens tables with open dice, and counts saves."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.saved = 0

    def open(self, setup: Setup) -> OpenTable:
        first = {"first": setup.first or setup.seats[0]}
        table = Table.new("dice", setup.seats, first, seed=7, bots=setup.bots, takebacks=setup.takebacks)
        return self.keep(table)

    def keep(self, table: Table) -> OpenTable:
        self.tables.append(table)
        return OpenTable(table, self.save, Path("evening.serai"))

    def save(self) -> None:
        self.saved += 1


def scripted(
    dice: Sequence[Sequence[int]], row: Sequence[str] = ROW, seats: Sequence[str] = ("Ana", "Bo")
) -> Table:
    layout: Mapping[str, Any] = {"row": {"cards": list(row)}}
    chance = {"dice": [list(roll) for roll in dice]}
    return open_scenario(Scenario("dice", tuple(seats), layout=dict(layout), chance=chance))


def app_of(start: Table | Setup, keeper: Keeper | None = None, language: Any = "en") -> DiceApp:
    keeper = keeper or Keeper()
    opening = keeper.keep(start) if isinstance(start, Table) else start
    return DiceApp(opening, keeper.open, language, pace=0)


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys, each after the table has become idle."""
    for key in keys:
        await settle(pilot)
        await pilot.press(key)
    await settle(pilot)


async def press_at_once(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys faster than the table can handle: all are queued before the first is read."""
    await settle(pilot)
    for key in keys:
        pilot.app.post_message(Key(key, key if len(key) == 1 else None))
    await settle(pilot)


def chosen(table: Table) -> list[str]:
    return [entry.option for entry in table.journal if isinstance(entry, Chosen)]


async def settle(pilot: Pilot[None]) -> None:
    """Waits until the bots have played and the odds are computed; a dialog may stay open."""
    await pilot.pause()


def lines_of(app: DiceApp) -> list[str]:
    """What the terminal shows, line by line."""
    width, height = app.size
    compositor = app.screen._compositor  # the only place that accesses the screen's content
    strips = compositor.render_strips(app.size)
    return ["".join(segment.text for segment in strip)[:width] for strip in strips][:height]


def shown(app: DiceApp) -> str:
    return "\n".join(lines_of(app)).replace("\N{NO-BREAK SPACE}", " ")


async def test_enter_on_the_opening_screen_has_somebody_playing() -> None:
    keeper = Keeper()
    app = app_of(default_setup("dice"), keeper)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, DiceSetupScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, DiceTableScreen)
        table = keeper.tables[0]
        assert table.opening.seats == ("Ana", "Bo", "Cem")
        assert [sitter.bot for sitter in table.sitters.values()] == [None, "king", "king"]
        assert table.decisions["Ana"].kind == "keep"


async def test_the_opening_screen_settles_names_players_and_takebacks() -> None:
    keeper = Keeper()
    app = app_of(default_setup("dice"), keeper)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "E", "v", "a", "down", "down", "down", "left")  # Bo becomes a weaker bot
        await press(pilot, "down", "down", "down", "left")  # two seats
        await press(pilot, "down", "right", "right", "down", "right")  # Bo starts; takebacks
        await press(pilot, "enter")
        opening = keeper.tables[0].opening
        assert opening.seats == ("Eva", "Bo")
        assert opening.takebacks
        assert keeper.tables[0].sitters["Bo"].bot == "squire"
        assert opening.options == {"first": "Bo"}


async def test_two_equal_names_are_refused_with_a_sentence() -> None:
    app = app_of(default_setup("dice"))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "B", "o", "enter")
        assert isinstance(app.screen, DiceSetupScreen)
        assert "Two players have the same name: change one of them." in shown(app)


async def test_dice_are_kept_by_number_and_the_others_rolled() -> None:
    keeper = Keeper()
    table = scripted([[4, 4, 1, 2, 3, 5], [4, 4, 1, 6, 6, 6]])
    app = app_of(table, keeper)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "2", "3", "3", "enter")
        rolled = [event for event in table.events(0, None) if event.key == "rolled"]
        assert rolled[-1].args["thrown"] == [3, 4, 5, 6]
        assert keeper.saved == 1
        await press(pilot, "space")  # kept dice stay in the tray
        mine = [e for e in table.events(0, None) if e.key == "rolled" and e.args["seat"] == "Ana"]
        assert mine[-1].args["thrown"] == [3, 4, 5, 6]


async def test_all_six_are_rolled_again_only_when_enter_is_pressed_twice() -> None:
    table = scripted([[4, 4, 1, 2, 3, 5], [4, 4, 1, 6, 6, 6]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        assert table.view(None).board.rolls_left == 2
        assert "You keep no dice." in shown(app)
        await press(pilot, "enter")
        assert table.view(None).board.rolls_left == 1


async def test_all_six_kept_is_stopping() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, *"123456", "enter")
        assert any(event.key == "stopped" for event in table.events(0, None))


@pytest.mark.parametrize(
    ("keys", "options"),
    [
        (("s", "s"), ["stop"]),
        (("1", "enter", "enter"), ["keep:1"]),
        (("1", "enter", "enter", "enter", "enter"), ["keep:1"]),
        (("1", "enter", "s"), ["keep:1"]),
        (("s", "2", "2"), ["stop"]),
    ],
)
async def test_keys_pressed_at_once_choose_nothing_twice(keys: Sequence[str], options: Sequence[str]) -> None:
    keeper = Keeper()
    table = scripted([[4, 4, 4, 1, 2, 3], [4, 1, 1, 1, 2, 3]])
    app = app_of(table, keeper)
    async with app.run_test(size=SMALL) as pilot:
        await press_at_once(pilot, *keys)
        assert chosen(table) == options
        assert keeper.saved == 1
        await press(pilot, "l")  # the game continues
        assert isinstance(app.screen, DiceTableScreen)


async def test_a_number_pressed_twice_answers_one_question() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s")
        await press_at_once(pilot, "2", "2")
        assert chosen(table) == ["stop", "dwarf-three-4"]
        assert table.decisions["Ana"].kind == "place"


async def test_keys_pressed_at_once_ask_for_one_takeback() -> None:
    table = scripted([[4, 4, 1, 2, 3, 5], [4, 4, 1, 6, 6, 6]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "enter")
        await press_at_once(pilot, "u", "u", "u")
        assert "would like to undo a choice" in shown(app)
        await press_at_once(pilot, "y", "y")
        assert isinstance(app.screen, DiceTableScreen)
        assert sum(event.key == "undone" for event in table.events(0, None)) == 1


@pytest.mark.parametrize(
    "keys", [("q", "q", "n", "n"), ("k", "k", "escape", "escape"), ("u", "u"), ("o", "o")]
)
async def test_keys_pressed_at_once_break_nothing(keys: Sequence[str]) -> None:
    table = scripted([[4, 4, 1, 2, 3, 5]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press_at_once(pilot, *keys)
        await press(pilot, "escape", "n", "1", "enter")
        assert isinstance(app.screen, DiceTableScreen)
        assert chosen(table) == ["keep:1"]


async def test_two_enters_at_once_open_one_table() -> None:
    keeper = Keeper()
    app = app_of(default_setup("dice"), keeper)
    async with app.run_test(size=SMALL) as pilot:
        await press_at_once(pilot, "enter", "enter")
        assert len(keeper.tables) == 1
        assert isinstance(app.screen, DiceTableScreen)


@pytest.mark.parametrize("at", ["a person", "an undo", "a bot"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_choice_that_cannot_be_kept_ends_the_game_with_a_sentence(
    language: str, at: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def save() -> None:
        raise SaveFailed(Path("evening.serai"), "No space left on device")

    table = scripted([[4, 4, 4, 1, 2, 3]])
    if at == "an undo":
        table.choose("Ana", "stop")
    if at == "a bot":
        table.sit("Ana", "Ana", "random")
    app = DiceApp(OpenTable(table, save, Path("evening.serai")), Keeper().open, language, pace=0)  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, *{"a person": "s", "an undo": "u", "a bot": ""}[at])
    assert app.return_code == 1
    assert len(chosen(table)) == 1
    said = capsys.readouterr().err
    assert "--resume" in said
    assert "evening.serai" in said
    assert "Traceback" not in said


def test_a_screen_that_breaks_ends_the_process_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(_app: DiceApp) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr(DiceApp, "on_mount", breaks)
    run = DiceApp.run
    monkeypatch.setattr(DiceApp, "run", lambda app: run(app, headless=True))
    with pytest.raises(SystemExit) as left:
        run_dice(default_setup("dice"), Keeper().open, "en")
    assert left.value.code == 1


async def test_a_card_is_taken_by_its_place_in_the_row_and_its_place_left() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s")
        assert table.decisions["Ana"].kind == "take"
        await press(pilot, "5")  # the apprentice is not met: nothing happens
        assert table.decisions["Ana"].kind == "take"
        await press(pilot, "2")
        assert table.decisions["Ana"].kind == "place"
        await press(pilot, "2")
        assert table.view(None).board.stacks["Ana"] == ("dwarf-three-4",)


async def test_a_place_is_taken_by_number() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "2", "1")
        assert table.view(None).board.stacks["Ana"] == ("mine-2", "dwarf-three-4")


async def test_a_dragon_goes_to_the_king_whose_number_is_pressed() -> None:
    table = scripted([[6, 6, 6, 6, 5, 2]], seats=("Ana", "Bo", "Cem"))
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s")
        assert table.decisions["Ana"].kind == "dragon"
        await press(pilot, "2")
        assert table.view(None).board.stacks["Cem"] == ("dragon-25",)


async def test_the_hypnotist_brings_a_bonus_and_the_apprentice_another_turn() -> None:
    row = ["hypnotist", "apprentice-2-red-2-green-2-blue", "dwarf-five-6", "dragon-30", "goblin-6"]
    table = scripted([[2, 2, 2, 1, 2, 1]], row)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s")
        if table.decisions["Ana"].kind == "take":
            await press(pilot, "1")
        assert table.decisions["Ana"].kind == "bonus"
        await press(pilot, "1")
        assert table.decisions["Ana"].kind == "again"
        await press(pilot, "1")
        assert table.view(None).board.seat == "Ana"
        assert any(event.key == "extra-turn" for event in table.events(0, None))


async def test_a_bot_of_an_unknown_level_is_shown_by_its_id() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    table.sit("Bo", "Bo", "oracle")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Bo (oracle)" in shown(app)


async def test_a_met_card_lifts_its_head() -> None:
    app = app_of(scripted([[4, 4, 4, 1, 1, 1], [4, 4, 4, 1, 2, 3]]))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert lines_of(app)[3].count("☻") == 1  # three 4s
        await press(pilot, "1", "2", "3", "4", "enter")
        assert lines_of(app)[3].count("☻") == 2  # and a run of four


async def test_a_choice_that_nothing_followed_is_taken_back_at_once() -> None:
    table = scripted([[4, 4, 4, 1, 2, 3]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "s", "2", "u")
        assert table.decisions["Ana"].kind == "take"
        assert "undoes the last choice" in shown(app)


@pytest.mark.parametrize(("answer", "agreed"), [("y", True), ("n", False)])
async def test_across_chance_the_others_at_the_keyboard_are_asked(answer: str, agreed: bool) -> None:
    table = scripted([[4, 4, 1, 2, 3, 5], [4, 4, 1, 6, 6, 6]])
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "1", "enter", "u")
        assert "Bo" in shown(app)
        assert table.takeback is not None
        await press(pilot, answer)
        assert table.takeback is None
        assert any(event.key == "undone" for event in table.events(0, None)) is agreed
        assert table.view(None).board.rolls_left == (2 if agreed else 1)


async def test_bots_take_nothing_back_unless_the_table_allows_it() -> None:
    for takebacks in (False, True):
        keeper = Keeper()
        app = app_of(Setup(("Ana", "Bo"), {"Bo": "king"}, "Ana", takebacks), keeper)
        async with app.run_test(size=SMALL) as pilot:
            await press(pilot, "enter", "1", "enter", "u")
            undone = any(event.key == "undone" for event in keeper.tables[0].events(0, None))
            assert undone is takebacks
            assert ("At this table the bots do not allow undoing a choice." in shown(app)) is not takebacks


async def test_the_odds_come_and_go_with_a_key() -> None:
    app = app_of(scripted([[4, 4, 1, 2, 6, 6]]))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "%" not in shown(app)
        await press(pilot, "o")
        assert shown(app).count("%") == 5
        await press(pilot, "1")
        assert shown(app).count("%") == 10  # with the current tray, and at best
        await press(pilot, "o")
        assert "%" not in shown(app)


async def test_escape_puts_the_odds_away_before_it_asks_to_leave() -> None:
    app = app_of(scripted([[4, 4, 1, 2, 6, 6]]))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "o", "escape")
        assert "%" not in shown(app)
        assert "Leave the table?" not in shown(app)
        await press(pilot, "escape")
        assert "Leave the table?" in shown(app)


def test_a_card_that_only_the_hypnotist_brings_is_not_shown_as_met() -> None:
    table = scripted([[1, 1, 1, 1, 1, 1]], seats=("Ana", "Bo"))
    for option in ("stop", "bonus"):
        before, told = current_screen_state(table), table.view(None).events
        table.choose("Ana", option)
    closing = screen_state_at_turn_end(before, table.events(told, None))
    assert closing is not None
    scene, _ = closing
    assert [slot.card for slot in scene.board.row if slot.met] == []


async def test_another_language_shows_the_whole_screen_and_the_log_anew() -> None:
    app = app_of(scripted([[4, 4, 1, 2, 3, 5]]))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "Ana rolls all six" in shown(app)
        await press(pilot, "l")
        french = shown(app)
        assert "Ana lance les six dés" in french
        assert "Elfe" in french
        assert "rolls" not in french
        await press(pilot, "l")
        assert "¿qué dados guardas?" in shown(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_small_terminal_shows_dice_row_kings_and_question(language: str) -> None:
    table = scripted([[4, 4, 1, 2, 3, 5]], seats=("Ana", "Bo", "Cem", "Dina", "Emir"))
    app = app_of(table, language=language)
    speak = find_localizer(language, "dice")  # pyright: ignore[reportArgumentType]
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = shown(app)
        for die in table.view(None).board.dice:
            mark = {"red": "●", "green": "▲", "blue": "■"}[die.colour]
            assert f"{die.number}  {mark}" in screen
        for card in ROW:
            assert speak.card_text(card).name.split()[0] in screen
        for seat in table.opening.seats:
            assert seat in screen
        assert speak.question_text(table.decisions["Ana"]) in screen
        assert speak.say("screen-stop") in screen
        assert speak.say("screen-keys-quit") in lines_of(app)[-1]


@pytest.mark.parametrize("size", [(80, 24), (80, 32), (100, 30), (120, 40), (200, 60)])
async def test_every_size_shows_the_question_and_all_dice(size: tuple[int, int]) -> None:
    app = app_of(scripted([[4, 4, 1, 2, 3, 5]]))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert "Ana, which dice do you keep?" in shown(app)
        assert all(f" {die} " in shown(app) for die in range(1, 7))
        assert "stop here" in shown(app)


async def test_rules_and_stacks_are_laid_over_the_table() -> None:
    app = app_of(scripted([[4, 4, 1, 2, 3, 5]]))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "question_mark")
        assert "The rules in brief" in shown(app)
        await press(pilot, "escape", "k")
        assert "The stacks" in shown(app)
        await press(pilot, "escape")
        assert isinstance(app.screen, DiceTableScreen)


async def test_leaving_is_confirmed() -> None:
    app = app_of(scripted([[4, 4, 1, 2, 3, 5]]))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "q")
        assert "The game so far is saved in evening.serai." in shown(app)
        await press(pilot, "n")
        assert isinstance(app.screen, DiceTableScreen)
        await press(pilot, "q", "y")
    assert app.return_code == 0


async def test_a_whole_game_is_played_by_keys_alone() -> None:
    keeper = Keeper()
    app = app_of(Setup(("Ana", "Bo"), {"Bo": "king"}, "Ana"), keeper)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        table = keeper.tables[0]
        while table.outcome is None:
            kind = table.decisions["Ana"].kind
            await press(pilot, "s" if kind == "keep" else _first_met(table) if kind == "take" else "1")
        assert isinstance(app.screen, DiceEndScreen)
        screen = shown(app)
        assert "wears the crown tonight!" in screen or "share the crown" in screen
        assert "serai verify evening.serai" in screen
        assert "Total" in screen
        assert keeper.saved == sum(1 for entry in table.journal if type(entry).__name__ == "Chosen")
        await press(pilot, "l")
        assert "serai verify evening.serai" in shown(app)
        await press(pilot, "enter")
        assert not isinstance(app.screen, DiceSetupScreen), "who hurries the bots does not miss the end"
        await press(pilot, "n")
        assert isinstance(app.screen, DiceSetupScreen)


def test_a_scene_reads_no_more_than_the_turn_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("dice", ("Ana", "Bo"), {"first": "Ana"}, seed=7)
    read: list[int] = []
    events = Table.events

    def counted(table: Table, since: int, seat: str | None) -> list[Event]:
        told = events(table, since, seat)
        read.append(len(told))
        return told

    monkeypatch.setattr(Table, "events", counted)
    while table.outcome is None:
        assert current_screen_state(table).tray == dice_kept_in_events(events(table, 0, None))
        ((seat, decision),) = table.decisions.items()
        table.choose(seat, decision.options[3 % len(decision.options)])
    assert max(read) <= 64 < table.view(None).events


def _first_met(table: Table) -> str:
    row = table.view(None).board.row
    return next(str(slot) for slot, card in enumerate(row, 1) if card.met)


async def test_the_last_roll_of_a_turn_is_shown_before_the_next_begins() -> None:
    row = ["dwarf-five-6", "dwarf-five-1", "goblin-6", "dragon-30", "elf-run-6"]
    table = scripted([[1, 2, 3, 4, 4, 2]], row)
    opened = Keeper().keep(table)
    app = DiceApp(opened, Keeper().open, "en", pace=10_000)  # it waits for a key, not for a timeout
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        assert table.view(None).board.seat == "Bo"
        assert "Ana’s turn" in shown(app)
        assert "Nobody likes these dice" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "Bo, which dice do you keep?" in shown(app)
