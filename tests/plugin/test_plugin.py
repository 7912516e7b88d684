"""Plugins: a game is found through its registration, and missing parts have defaults."""

import io
import json
import sys
from collections.abc import Generator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from refusals import refuses
from serai.bots import find_bot, levels, load_bots
from serai.bots.hints import find_hinter
from serai.bots.odds import find_odds
from serai.bots.simulation.command import simulate
from serai.bots.simulation.series import Series, run_series
from serai.bots.simulation.titles import titles_of
from serai.house.renderers import renderer_for_pack
from serai.locales import texts
from serai.locales.default_renderer import DefaultRenderer
from serai.locales.localizer import localizer
from serai.locales.texts import LANGUAGES, Language
from serai.plugin import RANDOM_BOT, GamePlugin, find_plugin, load_part
from serai.table import Event, Table, find_game, game, known_games
from serai.terminal.game_lines import lines_of
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
    assert not name or callable(load_part(name))


@pytest.mark.parametrize("game", ["dice", "nights"])
def test_every_bot_and_command_that_a_game_names_is_there(game: str) -> None:
    plugin = find_plugin(game)
    for name in (*plugin.bots.values(), *(command.part for command in plugin.commands.values())):
        assert callable(load_part(name))


def test_the_rules_of_a_plugin_are_the_game() -> None:
    for name in known_games():
        assert find_plugin(name).load_rules() is find_game(name)
        assert find_game(name).card.id == name


@pytest.mark.usefixtures("caravan_installed")
class TestBareGame:
    """A bare class is a game with every default."""

    def test_it_is_known(self) -> None:
        assert "caravan" in known_games()
        assert find_plugin("caravan") == GamePlugin(rules=Caravan)

    def test_it_has_a_random_bot_and_no_advice(self) -> None:
        assert levels("caravan") == ("random",)
        assert callable(find_bot("caravan", "random"))
        for find in (find_hinter, find_odds):
            with refuses("no advice in this game"):
                find("caravan")
        assert isinstance(renderer_for_pack("caravan", "en", None), DefaultRenderer)

    def test_its_games_are_counted(self) -> None:
        counts = run_series(Series("caravan", ("random", "random"), 12, seed=3))
        assert counts.games == 12
        assert counts.endings.total() == 12
        assert sum(counts.rounds) > 0

    def test_its_figures_are_called_by_their_keys(self) -> None:
        titles = titles_of("caravan", ["camels-left"], ["sold"])
        assert titles.worth == {"camels-left": "camels left"}
        assert titles.often == {"sold": "sold"}
        assert titles_of("dice", ["camels-left"], []).worth.keys() == {"kind", "place"}

    def test_what_is_counted_is_printed_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        simulate("caravan", bots=["random"], games=4, jobs=1, as_json=True)
        printed: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert printed["games"] == 4

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_played_in_lines_to_its_end(self, language: Language) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5, bots={"Bo": "random"})
        printed = io.StringIO()
        opened = OpenTable(table, lambda: None)
        play_plain(opened, localizer(language, "caravan"), LineIO(io.StringIO("1\n" * 500), printed))
        assert table.outcome is not None
        told = printed.getvalue()
        assert "caravan" in told
        assert "water: 7" in told
        assert "{" not in told
        assert (table.opening.secret or "—") in told

    def test_a_number_that_is_no_option_changes_nothing(self) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5)
        lines = lines_of(localizer("en", "caravan"))
        decision = table.decisions["Ana"]
        assert lines.parse_answer(decision, "2") == decision.options[1]
        with refuses("from 1 to 3"):
            lines.parse_answer(decision, "4")

    def test_a_board_is_told_field_by_field(self) -> None:
        table = Table.new("caravan", ["Ana", "Bo"], seed=5)
        told = list(lines_of(localizer("en", "caravan")).board_lines(table.view("Ana"), {"Ana": "Anna"}))
        assert "seat: Anna" in told
        assert "sold:" in told
        assert "  Anna: –" in told


class TestBrokenParts:
    """A game with a broken part is played without it."""

    @pytest.fixture(autouse=True)
    def torn(self, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
        bots = {"random": RANDOM_BOT, "lost": "nowhere_at_all.bots:choose"}
        plugin = GamePlugin(rules=Caravan, bots=bots, texts=("nowhere_at_all.words:caravan",))
        monkeypatch.setattr("serai.plugin.installed_names", lambda: {"caravan"})
        monkeypatch.setattr("serai.plugin.find_installed", lambda _: plugin)
        monkeypatch.setitem(game._registered, "caravan", Caravan)
        for cached in (texts._read_bundle, localizer):
            cached.cache_clear()
        yield
        localizer.cache_clear()

    def test_a_bot_that_cannot_be_loaded_plays_nowhere(self, caplog: pytest.LogCaptureFixture) -> None:
        load_bots("caravan")
        assert ["“lost” cannot be loaded" in record.getMessage() for record in caplog.records] == [True]
        with refuses("“lost” cannot be loaded .ModuleNotFoundError"):
            find_bot("caravan", "lost")

    def test_what_has_no_texts_is_told_by_its_key(self, caplog: pytest.LogCaptureFixture) -> None:
        words = localizer("en", "caravan")
        assert words.event(Event("sold", {"seat": "Ana", "silk": 2})) == "sold: seat Ana, silk 2"
        assert words.title == "caravan"
        assert "“nowhere_at_all.words:caravan” cannot be read" in caplog.text


REGISTERED = {
    "bare": "import a_module_that_nobody_has\n",
    "plugin": "from serai.plugin import GamePlugin\nGame = GamePlugin(rules='ruined_game.rules:Ruined')\n",
}
WHY = {
    "bare": "No module named 'a_module_that_nobody_has'",
    "plugin": "No module named 'ruined_game.rules'; 'ruined_game' is not a package",
}


class TestBrokenGame:
    """A package that fails to import does not affect other games."""

    @pytest.fixture(autouse=True, params=REGISTERED)
    def broken(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
        monkeypatch.delitem(sys.modules, "ruined_game", raising=False)
        game.find_installed.cache_clear()
        (tmp_path / "ruined_game.py").write_text(REGISTERED[request.param])
        monkeypatch.syspath_prepend(tmp_path)
        installed = game.entry_points

        def points(group: str) -> EntryPoints:
            return EntryPoints((*installed(group=group), EntryPoint("ruined", "ruined_game:Game", group)))

        monkeypatch.setattr(game, "entry_points", points)
        monkeypatch.setattr(game, "installed_names", lambda: {"dice", "nights", "ruined"})
        return WHY[request.param]

    def test_it_is_left_out_with_a_sentence(self, broken: str, caplog: pytest.LogCaptureFixture) -> None:
        game._can_load.cache_clear()
        assert known_games() == ["dice", "nights"]
        assert known_games() == ["dice", "nights"]
        assert [record.getMessage() for record in caplog.records] == [
            f"The game “ruined” cannot be loaded: ModuleNotFoundError: {broken}."
        ]

    def test_whoever_asks_for_it_is_told_why(self) -> None:
        with refuses("“ruined” cannot be loaded .ModuleNotFoundError"):
            find_game("ruined")
