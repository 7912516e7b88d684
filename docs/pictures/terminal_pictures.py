"""Draws the terminal screenshots: `.venv/bin/python docs/pictures/terminal_pictures.py [FOLDER]`."""

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from textual.app import App

from serai.bots import play_bots
from serai.games.dice.terminal.app import DiceApp
from serai.games.nights.terminal.app import NightsApp
from serai.locales.texts import Language
from serai.table import Table
from serai.table.scenario import Scenario, ScenarioPack, open_scenario
from serai.terminal.setup import OpenTable, Setup, default_setup

SMALL, LARGE = (80, 24), (112, 34)
CELL, LINE, ASCENT = 12.2, 24.4, 18.5
"""The size of a cell in the drawing: width, height, and the baseline below its top."""

MID_GAME = Scenario(
    game="dice",
    seats=("Ana", "Bo", "Cem"),
    seed=7,
    layout={
        "row": {"cards": ["elf-run-4", "dwarf-four-4", "gnome-5-blue", "dragon-25", "fairy-2-red-2-green"]},
        "stacks": {
            "Ana": {"cards": ["city-2", "elf-run-5", "orc-3-2", "forest-2", "fairy-3-red-2-blue"]},
            "Bo": {"cards": ["gnome-4-red", "penalty-2", "goblin-5", "mine-2", "dwarf-three-1", "orc-4"]},
            "Cem": {"cards": ["orc-2-2-2", "fairy-2-blue-2-green", "dragon-28"]},
        },
    },
    chance={"dice": [[3, 3, 4, 4, 1, 6], [3, 5, 4, 4, 2, 4]]},
)

# Scheherazade, well advanced, spends the night in Baghdad; three others are travelling.
NIGHT = Scenario(
    game="nights",
    seats=("Ana", "Bo", "Cem", "Dina"),
    seed=1,
    pack=ScenarioPack("../../tests/book/tiny-book"),
    folder=str(Path(__file__).parent),
    layout={
        "heroes": {
            "Ana": {
                "hero": "scheherazade",
                "destiny": 4,
                "story": 7,
                "wealth": "rich",
                "skills": {"storytelling": "master", "courtly-graces": "talent", "wisdom": "talent"},
                "statuses": ["respected"],
                "treasures": ["seal-ring"],
                "quest": "dream-of-riches",
            },
            "Bo": {
                "hero": "sindbad",
                "space": "gulf",
                "destiny": 2,
                "story": 3,
                "skills": {"seamanship": "master", "luck": "talent"},
                "statuses": ["lost"],
            },
            "Cem": {
                "hero": "ali-baba",
                "space": "herat",
                "destiny": 5,
                "story": 1,
                "wealth": "princely",
                "skills": {"magic": "talent", "piety": "talent"},
                "statuses": ["married"],
                "treasures": ["ebony-horse"],
            },
            "Dina": {
                "hero": "zumurrud",
                "space": "mecca",
                "story": 6,
                "wealth": "beggar",
                "skills": {"weapon-use": "master", "quick-thinking": "talent"},
                "statuses": ["on-pilgrimage"],
            },
        },
    },
    chance={"d6": [1] * 6, "destiny": ["blank"], "encounter": ["people-at-the-gate"]},
)


def a_night(time: str) -> OpenTable:
    scenario = msgspec.structs.replace(NIGHT, layout={**NIGHT.layout, "world": {"time": time}})
    return OpenTable(open_scenario(scenario), save=lambda: None)


def mid_game() -> OpenTable:
    return OpenTable(open_scenario(MID_GAME, {"Bo": "king", "Cem": "king"}), save=lambda: None)


def open_table(setup: Setup) -> OpenTable:
    table = Table.new("dice", setup.seats, {"first": "Ana"}, seed=7, bots=setup.bots)
    return OpenTable(table, save=lambda: None, record=Path("evening.serai"))


def played_out() -> OpenTable:
    opened = open_table(default_setup("dice"))
    opened.table.sit("Ana", "Ana", "king")
    play_bots(opened.table)
    return opened


async def draw(
    file: Path, opening: Setup | OpenTable, keys: Sequence[str], size: tuple[int, int], language: Language
) -> None:
    await draw_app(file, DiceApp(opening, open_table, language, pace=0), keys, size)


async def draw_night(file: Path, time: str, keys: Sequence[str]) -> None:
    opened = a_night(time)
    await draw_app(file, NightsApp(opened, open_table, "en", opened.table.opening.pack), keys, LARGE)


async def draw_app(file: Path, app: App[None], keys: Sequence[str], size: tuple[int, int]) -> None:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await app.workers.wait_for_complete()
            await pilot.pause()
        file.write_text(own_fonts(solid_blocks(app.export_screenshot())), "utf-8")


def own_fonts(svg: str) -> str:
    """Uses system fonts only: every system has one of these."""
    svg = re.sub(r"@font-face\s*\{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    return re.sub(
        r"font-family: Fira Code, monospace", "font-family: DejaVu Sans Mono, Menlo, monospace", svg
    )


def solid_blocks(svg: str) -> str:
    """Half blocks as rectangles, and no spaces at the start of a text: fonts and viewers differ in both."""
    return re.sub(
        r'<text class="([^"]*)" x="([\d.]*)" y="([\d.]*)" textLength="([\d.]*)" ([^>]*)>([^<]*)</text>',
        _solid,
        svg,
    )


def _solid(text: re.Match[str]) -> str:
    style, x, y, _, clip, words = text.groups()
    left, top = float(x), float(y) - ASCENT
    words = words.replace("&#160;", "\N{NO-BREAK SPACE}")
    if words and set(words) <= {"▀", "▄"} and len(set(words)) == 1:
        top += LINE / 2 if words[0] == "▄" else 0
        width, height = CELL * len(words), LINE / 2 + 0.25
        return (
            f'<rect class="{style}" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" '
            'shape-rendering="crispEdges"/>'
        )
    bare = words.lstrip("\N{NO-BREAK SPACE}")
    left += CELL * (len(words) - len(bare))
    bare = bare.rstrip("\N{NO-BREAK SPACE}")
    if not bare:
        return ""
    cells = len(re.sub(r"&[#\w]+;", "&", bare))
    return f'<text class="{style}" x="{left:g}" y="{y}" textLength="{CELL * cells:g}" {clip}>{bare}</text>'


async def draw_all(folder: Path) -> None:
    await draw(folder / "terminal-table.svg", mid_game(), ["3", "4", "enter", "6"], LARGE, "en")
    await draw(folder / "terminal-table-opening.svg", default_setup("dice"), [], SMALL, "en")
    await draw(folder / "terminal-table-end.svg", played_out(), [], SMALL, "en")
    await draw_night(folder / "terminal-nights-map.svg", "night", ["down"] * 7)
    await draw_night(folder / "terminal-nights-tale.svg", "morning", ["1", "6", "1"])


if __name__ == "__main__":
    asyncio.run(draw_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent))
