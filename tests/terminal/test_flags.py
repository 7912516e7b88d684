"""Each option of each installed game is a flag of `serai terminal`."""

from typing import Any, get_args

import pytest
from cyclopts import Parameter
from msgspec import Struct, structs

from serai.cli import app
from serai.locales.refusals import say_refusal
from serai.plugin import default_game
from serai.table import Refused, game
from serai.terminal import flags as flags_module
from serai.terminal import play
from serai.terminal.arguments import TerminalArguments
from serai.terminal.command import FLAGS
from serai.terminal.flags import Flag, game_in_arguments, game_option_flags
from table.caravan import Caravan


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[TerminalArguments]:
    """The arguments that would have been played."""
    all_arguments: list[TerminalArguments] = []
    monkeypatch.setattr(play, "play_with_arguments", all_arguments.append)
    return all_arguments


def terminal(*words: str) -> None:
    app(["terminal", *words], print_error=False, exit_on_error=False, result_action="return_value")


def test_the_options_of_the_nights_are_flags(asked: list[TerminalArguments]) -> None:
    terminal(
        "nights", "--goal", "12", "Ana", "--one-status", "Bo=sage", "--hero", "Ana=aladdin", "--lang", "fr"
    )
    (arguments,) = asked
    assert (arguments.game, arguments.seats, arguments.lang) == ("nights", ("Ana", "Bo=sage"), "fr")
    assert arguments.options == {"goal": 12, "one-status": True, "heroes": {"Ana": "aladdin"}}


def test_an_option_may_be_given_either_way(asked: list[TerminalArguments]) -> None:
    terminal("nights", "Ana", "--options", "goal=12", "merchant")
    assert asked[0].options == {"goal": 12, "merchant": True}


def test_without_flags_nothing_is_agreed_on(asked: list[TerminalArguments]) -> None:
    terminal()
    assert asked[0].game == default_game() == "dice"
    assert asked[0].options == {}


def test_a_pair_without_its_value_is_refused_with_a_sentence_in_every_language(
    asked: list[TerminalArguments],
) -> None:
    with pytest.raises(Refused) as refused:
        terminal("nights", "Ana", "--hero", "Ana", "--lang", "es")
    assert "escríbelo como NOMBRE=VALOR" in say_refusal(refused.value, "es")
    assert not asked


def test_what_every_game_is_asked_is_no_flag_of_one() -> None:
    assert "first" not in FLAGS, "the command itself asks who begins"


def test_a_game_of_another_package_has_flags_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._registered, "caravan", Caravan)
    monkeypatch.setattr(flags_module, "installed_game_names", lambda: {"caravan"})
    monkeypatch.setattr(flags_module, "load_installed_game", lambda _: Caravan)
    options = Caravan.card.options.__struct_encode_fields__
    assert {flag.option for flag in game_option_flags().values()} <= set(options)
    assert game_option_flags()


class OtherGoal(Struct, frozen=True):
    goal: str = "far"


class OtherCaravan(Caravan):
    card = structs.replace(Caravan.card, options=OtherGoal)


@pytest.fixture
def other_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third-party game with an option that the Nights also has, with another type."""
    monkeypatch.setitem(game._registered, "caravan", OtherCaravan)
    find = game.load_installed_game
    monkeypatch.setattr(flags_module, "installed_game_names", lambda: {"caravan", "nights"})
    monkeypatch.setattr(
        flags_module, "load_installed_game", lambda name: OtherCaravan if name == "caravan" else find(name)
    )


def parameter(flag: Flag) -> tuple[Any, Parameter]:
    typed, how = get_args(flag.argument.annotation)
    return typed, how


@pytest.mark.usefixtures("other_goal")
def test_a_flag_that_two_games_have_is_that_of_the_game_which_is_played() -> None:
    assert parameter(game_option_flags("nights")["goal"])[0] == int | None
    assert parameter(game_option_flags("caravan")["goal"])[0] == str | None


@pytest.mark.usefixtures("other_goal")
def test_help_shows_the_flags_of_the_game_that_is_named() -> None:
    def shown(named: str | None) -> set[str]:
        return {name for name, flag in game_option_flags(named).items() if parameter(flag)[1].show}

    assert shown("caravan") == {"goal"}
    assert "merchant" in shown("nights")
    assert shown(None) == set(game_option_flags())


def test_the_game_is_the_first_one_that_the_command_line_names() -> None:
    assert game_in_arguments(["terminal", "--plain", "nights", "dice"]) == "nights"
    assert game_in_arguments(["terminal", "Ana"]) is None
