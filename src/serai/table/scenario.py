"""Scenarios: a position and a script of choices, as a TOML file."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from serai.table.chance import ChanceState
from serai.table.errors import IllegalChoice, Refused
from serai.table.files import os_error_text, read_bounded
from serai.table.game import find_game
from serai.table.journal import Chosen
from serai.table.position import Position
from serai.table.scripted_chance import ScriptLine
from serai.table.table import Table
from serai.table.validation import check_seats, read_options


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice with its seat, for questions to several seats."""

    seat: str
    choose: str


class ScenarioPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack to use instead of the shipped one, relative to the scenario's folder."""

    path: str


class Scenario(Struct, frozen=True, rename="kebab"):
    """The fields of every scenario; other tables (`layout`) describe the position in the game's own terms."""

    game: str
    seats: tuple[str, ...]
    seed: int = 1
    skip_setup: bool = False
    choices: tuple[str | SeatChoice, ...] = ()
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: ScenarioPack | None = None
    chance: dict[str, list[ScriptLine]] = field(default_factory=dict[str, list[ScriptLine]])
    layout: dict[str, Any] = field(default_factory=dict[str, Any])
    folder: str = ""


SHOWN = 12
"""How many legal choices an error lists."""

_KNOWN = frozenset(Scenario.__struct_encode_fields__)


def read_scenario(path: Path) -> Scenario:
    try:
        tables = tomllib.loads(read_bounded(path).decode("utf-8"))
    except OSError as error:
        raise Refused("refused-unreadable", file=str(path), why=os_error_text(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused-toml", file=str(path), why=str(error)) from None
    layout = {name: tables.pop(name) for name in list(tables) if name not in _KNOWN - {"layout", "folder"}}
    try:
        scenario = msgspec.convert(tables, Scenario)
    except msgspec.ValidationError as error:
        raise Refused("refused-scenario", file=str(path), why=str(error)) from None
    return msgspec.structs.replace(scenario, layout=layout, folder=str(path.parent))


def open_scenario(
    scenario: Scenario, bots: Mapping[str, str] | None = None, *, takebacks: bool = False
) -> Table:
    """The table of a scenario, before its first choice; `bots` may play some of its seats."""
    kind = find_game(scenario.game)
    pack = kind.open_pack(Path(scenario.folder, scenario.pack.path)) if scenario.pack else None
    kind = kind.with_pack(pack)
    start = None
    if scenario.skip_setup or scenario.layout:
        check_seats(kind.card, scenario.seats)
        options = read_options(kind.card, scenario.options)
        start = Position(0, ChanceState(), kind.state_from_scenario(scenario.seats, options, scenario.layout))
    return Table.new(
        scenario.game,
        scenario.seats,
        scenario.options,
        seed=scenario.seed,
        takebacks=takebacks,
        pack=pack,
        bots=bots,
        script=scenario.chance,
        start=start,
    )


def play_scenario(
    scenario: Scenario,
    *,
    strict: bool = False,
    bots: Mapping[str, str] | None = None,
    takebacks: bool = False,
) -> Table:
    """Plays a scenario; raises `Refused`, naming the choice, if one is illegal.

    Ignores choices after the end of the game; `strict` refuses them, and unused lines of chance. `bots` play
    some of its seats, but the script makes the choices for them.
    """
    table = open_scenario(scenario, bots, takebacks=takebacks)
    for number, choice in enumerate(scenario.choices, 1):
        if table.outcome is not None:
            break
        try:
            if isinstance(choice, SeatChoice):
                table.choose(choice.seat, choice.choose)
            else:
                table.choose(_first_waiting_seat_with_option(table, choice), choice)
        except IllegalChoice as refusal:
            raise _with_choice_number_and_options(number, refusal) from None
        except Refused as refusal:
            raise Refused("refused-choice", number=number, why=refusal) from None
    if strict:
        check_script_used_up(find_unused_script(scenario, table))
    return table


def _with_choice_number_and_options(number: int, refusal: IllegalChoice) -> IllegalChoice:
    """Adds the number of the choice and the legal options to a refusal."""
    legal = refusal.legal
    if not legal:
        return IllegalChoice("refused-choice", number=number, why=refusal)
    possible = ", ".join(legal if len(legal) <= SHOWN else (*legal[: SHOWN - 1], "…"))
    return IllegalChoice("refused-illegal", legal=legal, number=number, why=refusal, possible=possible)


def _first_waiting_seat_with_option(table: Table, option: str) -> str:
    """The seat of a choice that names none: the first waiting seat that has this option."""
    waiting = table.view(None).waiting
    fitting = [seat for seat in waiting if option in table.decisions[seat].options]
    return next(iter([*fitting, *waiting]), table.opening.seats[0])


class UnusedScript(Struct, frozen=True):
    """The choices and chance lines of a scenario that were not used."""

    choices: tuple[str | SeatChoice, ...]
    chance: dict[str, list[ScriptLine]]

    def __bool__(self) -> bool:
        return bool(self.choices or self.chance)

    def __str__(self) -> str:
        choices = [one if isinstance(one, str) else f"{one.seat}: {one.choose}" for one in self.choices]
        parts = [f"choices: {', '.join(choices)}"] if choices else []
        parts += [f"{name}: {', '.join(map(str, lines))}" for name, lines in self.chance.items()]
        return "; ".join(parts)


def find_unused_script(scenario: Scenario, table: Table) -> UnusedScript:
    made = sum(isinstance(entry, Chosen) for entry in table.journal)
    return UnusedScript(scenario.choices[made:], table.unused_script())


def check_script_used_up(unused: UnusedScript) -> None:
    if unused:
        raise Refused("refused-unused", left=str(unused))


def scenario_report(table: Table, unused: UnusedScript | None = None) -> dict[str, Any]:
    """What `serai scenario` prints: all events, the state and the views, including secrets.

    `only` lists the options that were taken because they were the only ones.
    """
    viewers = table.opening.seats
    told = table.all_events()
    more: dict[str, Any] = {} if unused is None else {"unused": msgspec.to_builtins(unused)}
    return {
        "events": [{"key": event.key, "args": event.args} for event in told],
        "state": table.readable_state(),
        "views": {seat: msgspec.to_builtins(table.view(seat)) for seat in viewers},
        "decisions": {
            seat: {"kind": decision.kind, "options": decision.options, "subject": decision.subject}
            for seat, decision in table.decisions.items()
        },
        "outcome": msgspec.to_builtins(table.outcome),
        "only": [event.args for event in told if event.key == "only-option"],
        **more,
    }
