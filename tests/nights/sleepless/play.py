"""Plays the 29th status of `sleepless.patch` in a patched copy of the tree, and prints the results.

`test_adding_a_status.py` runs it with the copy's modules and reads the output.
"""

import json
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import serai
from nights.table_builder import (
    OLD_MERCHANT,
    award,
    current_decision,
    event_args,
    hero,
    make_table,
    play,
    with_changed_tales,
)
from serai.book.award_values import award_value
from serai.book.awards import parse_awards
from serai.book.check import check_pack
from serai.chronicle.game_history import DiceProof, GameHistory
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.hero_valuation import HeroValuation
from serai.games.nights.bots.policy import choose_option
from serai.games.nights.chronicle.chronicler import nights_chronicle
from serai.games.nights.locales.glossary import book_glossary
from serai.games.nights.locales.renderer import NightsRenderer
from serai.games.nights.skills import usable_skills
from serai.games.nights.statuses.display import status_displays
from serai.games.nights.terminal.lines import NightsLines
from serai.locales.localizer import find_localizer
from serai.locales.texts import LANGUAGES
from serai.table import Table
from serai.table.chance import Stream

SLEEPLESS = "sleepless"
HEALER = {"skills": {"storytelling": "talent"}}


def bazaar(**ana: Any) -> Table:
    return make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"])


SLEEPLESS_TALES = with_changed_tales(("[S1]", "[S1/Sleepless]"))


def by_tale() -> Table:
    return play(make_table(d6=[OLD_MERCHANT], destiny=["blank"], game=SLEEPLESS_TALES), "stay", "barter")


def whole_games() -> list[int]:
    """How often heroes gain and lose the status in random games."""
    events: list[Any] = []
    for seed in range(3):
        table, random = Table.new(SLEEPLESS_TALES, ["Ana", "Bo", "Cy"], seed=seed), Random(seed)
        for _ in range(600):
            for seat, decision in table.decisions.items():
                table.choose(seat, random.choice(decision.options))
        events += table.all_events()
    return [
        sum(one.key == key and one.args["status"] == SLEEPLESS for one in events)
        for key in ("status-gained", "status-lost")
    ]


def rules() -> dict[str, Any]:
    skills = {"quick-thinking": "talent", "luck": "talent"}
    awake, tired = bazaar(skills=skills), bazaar(skills=skills, statuses=[SLEEPLESS])
    far, near = len(current_decision(awake).options), len(current_decision(tired).options)
    play(awake, "stay")
    play(tired, "stay")
    barred = [one for one in current_decision(awake).options if one not in current_decision(tired).options]
    return {
        "by a tale": [*hero(by_tale()).statuses],
        "moves": [far, near],
        "barred": barred,
        "usable": [*usable_skills(tired._runner.game, hero(tired))],
        "ended by": [ended_by("[Blessed]"), ended_by("[S3]"), ended_by("[S2]"), ended_by("[Lose Sleepless]")],
    }


def ended_by(line: str) -> str:
    table = bazaar(statuses=[SLEEPLESS])
    award(table, line)
    return next((one["reason"] for one in event_args(table, "status-lost")), "")


def healing() -> dict[str, Any]:
    table = make_table({"statuses": [SLEEPLESS]}, HEALER)
    options = current_decision(table).options
    view = table.view("Ana")
    bot = choose_option(DecisionContext(view, Stream(b"", "bot", 0), None))
    play(table, "give:Bo:storytelling", "agree")
    return {
        "options": options,
        "bot": bot,
        "worth": HeroValuation(view.board, "Ana", "Ana").value_of_status(SLEEPLESS),
        "wealth": hero(table).wealth,
        "left": [*hero(table).statuses],
    }


def checker(folder: Path) -> dict[str, Any]:
    known, unknown = parse_awards("[Sleepless/Lose Sleepless]"), parse_awards("[Sleeples]")
    return {
        "read": [type(one).__name__ for one in known.awards],
        "fortune": [award_value(one) for one in known.awards],
        "slips": len(known.issues),
        "meant": [slip.guess for slip in unknown.issues],
        "pack": [one.code for one in check_pack(folder) if one.severity == "error"],
    }


def words() -> dict[str, Any]:
    table, held = by_tale(), bazaar(statuses=[SLEEPLESS])
    (gained,) = [event for event in table.all_events() if event.key == "status-gained"]
    found: dict[str, Any] = {}
    for language in LANGUAGES:
        said = find_localizer(language, "nights", pack=table.opening.pack)
        lines, shown = NightsLines(said), book_glossary(language, None).statuses[SLEEPLESS]
        view, names = held.view("Ana"), {"Ana": "Ana", "Bo": "Bo"}
        rendered = NightsRenderer(said).render(table.view("Ana"), [gained], ())
        found[language] = {
            "name": shown.m.name,
            "about": shown.m.about,
            "view": [passage.text for passages in rendered.told for passage in passages],
            "names": NightsRenderer(said).render(view, (), ()).names["Ana"],
            "terminal": "\n".join(lines.board_lines(view, names)),
            "explained": "\n".join(lines.explanation_lines(shown.m.name)),
            "chronicle": chronicle(table, language),
        }
    return found


def chronicle(table: Table, language: Any) -> str:
    events = table.events(0, None)
    evening = GameHistory(
        "nights", table.opening.pack, None, date(2024, 1, 1), events, table.view(None), DiceProof("")
    )
    chapters = nights_chronicle(evening, language).chapters
    return " ".join(piece.text for chapter in chapters for scene in chapter.scenes for piece in scene.pieces)


if __name__ == "__main__":
    root = Path(sys.argv[1])
    facts = {
        "serai": serai.__file__,
        "rules": rules(),
        "healing": healing(),
        "checker": checker(root / "tests" / "book" / "tiny-book"),
        "words": words(),
        "shown": msgspec.to_builtins(status_displays().statuses[SLEEPLESS]),
        "games": whole_games(),
    }
    print(json.dumps(facts, ensure_ascii=False, default=str))
