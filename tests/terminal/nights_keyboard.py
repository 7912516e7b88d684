"""Drives the Nights screen by keys: chooses, turns pages, closes handover screens; and reads what is
shown.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from book.tiny import TINY
from serai.games.nights.game import Nights
from serai.games.nights.locales.choices import BY_KEY, NUMBER_KINDS, is_shown_as_list, labelled_choices
from serai.games.nights.terminal.app import NightsApp
from serai.games.nights.terminal.screens.handover import HandoverScreen
from serai.games.nights.terminal.screens.table import NightsTableScreen
from serai.locales.localizer import names_by_seat
from serai.table import Decision, Table
from serai.terminal.setup import OpenTable, Setup

PACK = Nights.open_pack(TINY)
SMALL, LARGE = (80, 24), (140, 40)
FOUR = ("Ana", "Bo", "Cem", "Dina")


def new_table(seats: Sequence[str] = FOUR, bots: Sequence[str] = (), seed: int = 3, **options: Any) -> Table:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table.new("nights", seats, named, seed=seed, pack=PACK, bots=dict.fromkeys(bots, "wanderer"))


def open_table(setup: Setup) -> OpenTable:
    table = Table.new("nights", setup.seats, setup.options, seed=3, pack=PACK, bots=setup.bots)
    return OpenTable(table, save=lambda: None, record=Path("evening.serai"))


def app_of(start: Table | Setup, language: Any = "en") -> NightsApp:
    if isinstance(start, Setup):
        return NightsApp(start, open_table, language, PACK)
    return NightsApp(OpenTable(start, save=lambda: None), open_table, language, start.opening.pack)


async def settle(pilot: Pilot[None]) -> None:
    """Waits until the game shows a page, a handover screen, a question or its end."""
    await pilot.pause()
    screen = pilot.app.screen
    assert not isinstance(screen, NightsTableScreen) or screen.is_waiting_for_key


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await settle(pilot)
        await pilot.press(key)
    await settle(pilot)


def asked(app: NightsApp) -> Decision | None:
    """The question on the screen."""
    screen = app.screen
    return screen.decision if isinstance(screen, NightsTableScreen) else None


async def come_to_a_question(pilot: Pilot[None], app: NightsApp) -> Decision | None:
    """Turns pages and closes handover screens until somebody is asked; None if the game is over."""
    await settle(pilot)
    while asked(app) is None:
        if not isinstance(app.screen, NightsTableScreen | HandoverScreen):
            return None
        await press(pilot, "enter")
    return asked(app)


async def choose(pilot: Pilot[None], app: NightsApp, table: Table, option: str) -> None:
    """Presses the keys that choose an option."""
    decision = asked(app)
    assert decision is not None
    board = table.view(None).board
    options = [
        choice.option for choice in labelled_choices(decision, board, names_by_seat(table), app.nights_texts)
    ]
    at = options.index(option)
    if len(options) == 1:
        await press(pilot, "enter")
    elif not is_shown_as_list(decision) or (at < BY_KEY and decision.kind not in NUMBER_KINDS):
        await press(pilot, str(at + 1))
    else:
        middle = len(options) // 2 if decision.kind in NUMBER_KINDS else 0
        steps = at - middle
        await press(pilot, "down", *(["down"] * steps if steps > 0 else ["up"] * -steps), "enter")


def pick(decision: Decision, dice: random.Random) -> str:
    """Chooses like a player in a hurry: declares, and goes to Baghdad when it is near."""
    for wanted in ("declare", "move:baghdad"):
        if wanted in decision.options and (wanted == "declare" or dice.random() < 0.5):
            return wanted
    return dice.choice(decision.options)


def lines_of(app: NightsApp) -> list[str]:
    """What the terminal shows, line by line."""
    width, height = app.size
    strips = app.screen._compositor.render_strips(
        app.size
    )  # the only place that accesses the screen's content
    return ["".join(segment.text for segment in strip)[:width] for strip in strips][:height]


def shown(app: NightsApp) -> str:
    return "\n".join(lines_of(app)).replace("\N{NO-BREAK SPACE}", " ")


def words_on(app: NightsApp) -> str:
    """All text shown, with single spaces because lines are justified."""
    return " ".join(shown(app).split())
