"""Scenarios: a position and a script of choices, as a TOML file."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from serai.table.chance import ChanceState
from serai.table.errors import IllegalChoice, Refused
from serai.table.game import find_game
from serai.table.journal import Chosen
from serai.table.opening import check_seats, read_options
from serai.table.position import Position
from serai.table.reading import why_not
from serai.table.script import ScriptLine
from serai.table.table import Table


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice of a named seat, for where it matters who chooses."""

    seat: str
    choose: str


class PackWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A content pack to use instead of the shipped one, from the scenario's own folder on."""

    path: str


class Scenario(Struct, frozen=True, rename="kebab"):
    """What every game's scenario has; further tables (`layout`) describe the game's own position."""

    game: str
    seats: tuple[str, ...]
    seed: int = 1
    skip_setup: bool = False
    choices: tuple[str | SeatChoice, ...] = ()
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: PackWanted | None = None
    chance: dict[str, list[ScriptLine]] = field(default_factory=dict[str, list[ScriptLine]])
    layout: dict[str, Any] = field(default_factory=dict[str, Any])
    folder: str = ""


SHOWN = 12
"""How many possible choices a refusal lists."""

_KNOWN = frozenset(Scenario.__struct_encode_fields__)


def read_scenario(path: Path) -> Scenario:
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("refused-unreadable", file=str(path), why=why_not(error)) from None
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
    """The table of a scenario, before the first of its choices; `bots` may play some of its seats."""
    kind = find_game(scenario.game)
    pack = kind.open_pack(Path(scenario.folder, scenario.pack.path)) if scenario.pack else None
    kind = kind.with_pack(pack)
    start = None
    if scenario.skip_setup or scenario.layout:
        check_seats(kind.card, scenario.seats)
        options = read_options(kind.card, scenario.options)
        start = Position(0, ChanceState(), kind.position(scenario.seats, options, scenario.layout))
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


def play_scenario(scenario: Scenario, *, strict: bool = False) -> Table:
    """Plays a scenario through; raises `Refused`, naming the choice, where one is not legal.

    Choices that are left when the game is over are not made; where it is played `strict`, they are refused,
    and so are lines of chance that nothing has asked for.
    """
    table = open_scenario(scenario)
    for number, choice in enumerate(scenario.choices, 1):
        if table.outcome is not None:
            break
        try:
            if isinstance(choice, SeatChoice):
                table.choose(choice.seat, choice.choose)
            else:
                table.choose(_whose(table, choice), choice)
        except IllegalChoice as refusal:
            raise _illegal(number, refusal) from None
        except Refused as refusal:
            raise Refused("refused-choice", number=number, why=refusal) from None
    if strict:
        refuse_unused(unused(scenario, table))
    return table


def _illegal(number: int, refusal: IllegalChoice) -> IllegalChoice:
    """The refusal of a choice with its number, and with what its seat might have chosen."""
    legal = refusal.legal
    if not legal:
        return IllegalChoice("refused-choice", number=number, why=refusal)
    possible = ", ".join(legal if len(legal) <= SHOWN else (*legal[: SHOWN - 1], "…"))
    return IllegalChoice("refused-illegal", legal=legal, number=number, why=refusal, possible=possible)


def _whose(table: Table, option: str) -> str:
    """The seat that a bare choice belongs to: the one that waits; where several do, the first it fits."""
    waiting = table.view(None).waiting
    fitting = [seat for seat in waiting if option in table.decisions[seat].options]
    return next(iter([*fitting, *waiting]), table.opening.seats[0])


class Unused(Struct, frozen=True):
    """What a scenario's script had and the game did not ask for."""

    choices: tuple[str | SeatChoice, ...]
    chance: dict[str, list[ScriptLine]]

    def __bool__(self) -> bool:
        return bool(self.choices or self.chance)

    def __str__(self) -> str:
        choices = [one if isinstance(one, str) else f"{one.seat}: {one.choose}" for one in self.choices]
        parts = [f"choices: {', '.join(choices)}"] if choices else []
        parts += [f"{name}: {', '.join(map(str, lines))}" for name, lines in self.chance.items()]
        return "; ".join(parts)


def unused(scenario: Scenario, table: Table) -> Unused:
    """What of a scenario's choices and chance was left over."""
    made = sum(isinstance(entry, Chosen) for entry in table.journal)
    return Unused(scenario.choices[made:], table.unused_script())


def refuse_unused(left: Unused) -> None:
    if left:
        raise Refused("refused-unused", left=str(left))


def report(table: Table, left: Unused | None = None) -> dict[str, Any]:
    """What a scenario prints: all that happened and all that is, also what seats may not know.

    `only` lists the options that were taken because they were the only ones; `unused` what was left over.
    """
    viewers = table.opening.seats
    told = table.all_events()
    more: dict[str, Any] = {} if left is None else {"unused": msgspec.to_builtins(left)}
    return {
        "events": [{"key": event.key, "args": event.args} for event in told],
        "state": table.facts(),
        "views": {seat: msgspec.to_builtins(table.view(seat)) for seat in viewers},
        "decisions": {
            seat: {"kind": decision.kind, "options": decision.options, "subject": decision.subject}
            for seat, decision in table.decisions.items()
        },
        "outcome": msgspec.to_builtins(table.outcome),
        "only": [event.args for event in told if event.key == "only-option"],
        **more,
    }
