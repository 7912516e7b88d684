"""Plugins: a game is found through its registration, and missing parts have defaults."""

import io
import json
import re
import sys
from collections.abc import Generator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, structs

from refusals import refuses
from serai.bots import find_bot, load_bots, own_bot_levels
from serai.bots.hints import find_hint_function
from serai.bots.odds import find_odds_function
from serai.bots.simulation.command import simulate
from serai.bots.simulation.series import Series, run_series
from serai.bots.simulation.titles import figure_titles
from serai.house.renderers import renderer_for_pack
from serai.locales import texts
from serai.locales.default_renderer import DefaultRenderer
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES, Language
from serai.plugin import RANDOM_BOT, GamePlugin, find_plugin, import_object
from serai.table import Decision, Event, Game, GameCard, Outcome, Table, Turn, find_game, game, known_games
from serai.table.scenario import Scenario, open_scenario, play_scenario
from serai.terminal.default_lines import DefaultLines
from serai.terminal.game_lines import load_game_lines
from serai.terminal.plain_mode import LineIO, play_plain
from serai.terminal.setup import OpenTable
from table.caravan import Caravan

PARTS = [
    name
    for name in structs.asdict(GamePlugin(rules=Caravan))
    if name
    not in (
        "rules",
        "first",
        "flags",
        "usual_bot",
        "title",
        "bots",
        "texts",
        "stepwise",
        "commands",
        "introduction",
        "rulebook",
        "routes",
        "figure_titles",
    )
]


@pytest.mark.parametrize("game", ["dice", "nights"])
@pytest.mark.parametrize("part", PARTS)
def test_every_part_that_a_game_names_is_there(game: str, part: str) -> None:
    name = getattr(find_plugin(game), part)
    assert not name or callable(import_object(name))


@pytest.mark.parametrize("game", ["dice", "nights"])
def test_every_bot_and_command_that_a_game_names_is_there(game: str) -> None:
    plugin = find_plugin(game)
    for name in (*plugin.bots.values(), *(command.part for command in plugin.commands.values())):
        assert callable(import_object(name))


def test_the_rules_of_a_plugin_are_the_game() -> None:
    for name in known_games():
        assert find_plugin(name).load_rules() is find_game(name)
        assert find_game(name).card.id == name


class Oasis(Struct):
    is_open: bool = True
    well: None = None


@pytest.mark.usefixtures("caravan_installed")
class TestBareGame:
    """A bare class is a game with every default."""

    def test_it_is_known(self) -> None:
        assert "caravan" in known_games()
        assert find_plugin("caravan") == GamePlugin(rules=Caravan)

    def test_it_has_a_random_bot_and_no_advice(self) -> None:
        assert own_bot_levels("caravan") == ("random",)
        assert callable(find_bot("caravan", "random"))
        for find in (find_hint_function, find_odds_function):
            with refuses("no advice in this game"):
                find("caravan")
        assert isinstance(renderer_for_pack("caravan", "en", None), DefaultRenderer)

    def test_its_games_are_counted(self) -> None:
        counts = run_series(Series("caravan", ("random", "random"), 12, seed=3))
        assert counts.games == 12
        assert counts.endings.total() == 12
        assert sum(counts.rounds) > 0

    def test_its_figures_are_called_by_their_keys(self) -> None:
        titles = figure_titles("caravan", ["camels-left"], ["sold"])
        assert titles.worth == {"camels-left": "camels left"}
        assert titles.often == {"sold": "sold"}
        assert figure_titles("dice", ["camels-left"], []).worth.keys() == {"kind", "place"}

    def test_what_is_counted_is_printed_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        simulate("caravan", bots=["random"], games=4, jobs=1, as_json=True)
        printed: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert printed["games"] == 4

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_played_in_lines_to_its_end(self, language: Language) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5, bots={"Bo": "random"})
        printed = io.StringIO()
        opened = OpenTable(table, lambda: None)
        play_plain(opened, find_localizer(language, "caravan"), LineIO(io.StringIO("1\n" * 500), printed))
        assert table.outcome is not None
        told = printed.getvalue()
        assert "caravan" in told
        assert "water: 7" in told
        assert "{" not in told
        assert (table.opening.secret or "—") in told

    def test_a_number_that_is_no_option_changes_nothing(self) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5)
        lines = load_game_lines(find_localizer("en", "caravan"))
        decision = table.decisions["Ana"]
        assert lines.parse_answer(decision, "2") == decision.options[1]
        with refuses("from 1 to 3"):
            lines.parse_answer(decision, "4")

    def test_a_board_is_told_field_by_field(self) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5)
        told = list(
            load_game_lines(find_localizer("en", "caravan")).board_lines(table.view("Ana"), {"Ana": "Anna"})
        )
        assert "seat: Anna" in told
        assert "sold:" in told
        assert "  Anna: –" in told

    @pytest.mark.parametrize(("language", "said"), [("en", "yes"), ("fr", "oui"), ("es", "sí")])
    def test_a_board_has_no_words_of_python(self, language: Language, said: str) -> None:
        lines = DefaultLines(find_localizer(language, "caravan"))
        view = structs.replace(Table.new("caravan", ["Ana", "Bo"], seed=5).view("Ana"), board=Oasis())
        assert list(lines.board_lines(view, {})) == [f"is open: {said}", "well: –"]


class TestBrokenParts:
    """A game with a broken part is played without it."""

    @pytest.fixture(autouse=True)
    def torn(self, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
        bots = {"random": RANDOM_BOT, "lost": "nowhere_at_all.bots:choose"}
        plugin = GamePlugin(rules=Caravan, bots=bots, texts=("nowhere_at_all.words:caravan",))
        monkeypatch.setattr("serai.plugin.installed_game_names", lambda: {"caravan"})
        monkeypatch.setattr("serai.plugin.load_installed_game", lambda _: plugin)
        monkeypatch.setitem(game._registered, "caravan", Caravan)
        for cached in (texts._read_bundle, find_localizer):
            cached.cache_clear()
        yield
        find_localizer.cache_clear()

    def test_a_bot_that_cannot_be_loaded_plays_nowhere(self, caplog: pytest.LogCaptureFixture) -> None:
        load_bots("caravan")
        assert ["“lost” cannot be loaded" in record.getMessage() for record in caplog.records] == [True]
        with refuses("“lost” cannot be loaded .ModuleNotFoundError"):
            find_bot("caravan", "lost")

    def test_what_has_no_texts_is_told_by_its_key(self, caplog: pytest.LogCaptureFixture) -> None:
        words = find_localizer("en", "caravan")
        assert words.event_sentence(Event("sold", {"seat": "Ana", "silk": 2})) == "sold: seat Ana, silk 2"
        assert words.title == "caravan"
        assert "“nowhere_at_all.words:caravan” cannot be read" in caplog.text


REGISTERED = {
    "bare": "import a_module_that_nobody_has\n",
    "plugin": "from serai.plugin import GamePlugin\nGame = GamePlugin(rules='ruined_game.rules:Ruined')\n",
    "unfinished": "import serai.table\n\n\nclass Game(serai.table.Game):\n    def play_turn(self): ...\n",
    "misnamed": "from table.caravan import Caravan as Game\n",
}
WHY = {
    "bare": "ModuleNotFoundError: No module named 'a_module_that_nobody_has'",
    "plugin": "ModuleNotFoundError: No module named 'ruined_game.rules'; 'ruined_game' is not a package",
    "unfinished": "TypeError: Game does not define card, board, initial_state, outcome",
    "misnamed": "ValueError: the id on its card is “caravan”, but its package registers “ruined”",
}


class TestBrokenGame:
    """A package that cannot be used does not affect other games."""

    @pytest.fixture(autouse=True, params=REGISTERED)
    def broken(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
        monkeypatch.delitem(sys.modules, "ruined_game", raising=False)
        game.load_installed_game.cache_clear()
        (tmp_path / "ruined_game.py").write_text(REGISTERED[request.param])
        monkeypatch.syspath_prepend(tmp_path)
        installed = game.entry_points

        def points(group: str) -> EntryPoints:
            return EntryPoints((*installed(group=group), EntryPoint("ruined", "ruined_game:Game", group)))

        monkeypatch.setattr(game, "entry_points", points)
        monkeypatch.setattr(game, "installed_game_names", lambda: {"dice", "nights", "ruined"})
        return WHY[request.param]

    def test_it_is_left_out_with_a_sentence(self, broken: str, caplog: pytest.LogCaptureFixture) -> None:
        game._can_load.cache_clear()
        assert known_games() == ["dice", "nights"]
        assert known_games() == ["dice", "nights"]
        assert [record.getMessage() for record in caplog.records] == [
            f"The game “ruined” cannot be loaded: {broken}."
        ]

    def test_whoever_asks_for_it_is_told_why(self, broken: str) -> None:
        with refuses(f"“ruined” cannot be loaded .{re.escape(broken)}"):
            find_game("ruined")


class Wish(Struct):
    wishes: int = 3


class OnlyWhatMustBe(Game[Wish, Struct]):
    """A game that defines only what the kernel requires."""

    card = GameCard(
        "wishes", 1, range(1, 3), state=Wish, options=type("Options", (Struct,), {}), board=Wish, streams=()
    )

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Struct) -> Wish:  # noqa: ARG003
        return Wish()

    def play_turn(self) -> Turn:
        yield Decision(self.seats[0], "wish", ("gold", "peace"))
        self.state.wishes -= 1

    def outcome(self) -> Outcome | None:
        return None if self.state.wishes else Outcome("granted", self.seats)

    def board(self, seat: str | None) -> Wish:  # noqa: ARG002
        return Wish(self.state.wishes)


class TestSmallestGame:
    @pytest.fixture(autouse=True)
    def wishes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(game._registered, "wishes", OnlyWhatMustBe)

    def test_it_tells_its_state(self) -> None:
        table = Table.new("wishes", ["Ana"], seed=1)
        table.choose("Ana", "peace")
        assert table.readable_state() == {"wishes": 2}

    def test_a_scenario_may_script_it(self) -> None:
        assert play_scenario(Scenario("wishes", ("Ana",), choices=("gold", "gold", "peace"))).outcome

    @pytest.mark.parametrize("scenario", [{"skip_setup": True}, {"layout": {"lamp": {}}}])
    def test_a_scenario_that_describes_a_position_is_refused(self, scenario: dict[str, Any]) -> None:
        with refuses("“wishes” cannot start from a position"):
            open_scenario(Scenario("wishes", ("Ana",), **scenario))
