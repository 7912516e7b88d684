"""Generates the documentation page of effect words, with an example of each."""

from typing import cast

from serai.book.cards import EffectUse
from serai.games.nights.effects.examples import Clause, example_of_effect_word
from serai.games.nights.effects.quest_words import RollInCity
from serai.games.nights.effects.words import WORDS, tag_of_effect_word

CHAPTERS: dict[EffectUse, tuple[str, str]] = {
    "trigger": (
        "Triggers",
        "`trigger` on a treasure: when its effects happen. A treasure without a trigger works as "
        "long as a hero owns it. No treasure is triggered twice in one turn.",
    ),
    "condition": (
        "Conditions",
        "`condition` on a treasure, with or without a trigger: its effects work only while it holds.",
    ),
    "treasures": (
        "Treasures without a trigger",
        "Effects that last while a hero owns it (N11.6).",
    ),
    "triggered": ("Treasures with a trigger", "Effects that happen when the trigger occurs."),
    "quests": (
        "Quests",
        "Each quest has one of these words, and optionally `may-give-up`. A hero claims a place by staying "
        "there after an encounter (N12.1).",
    ),
    "encounters": (
        "City cards",
        "The results of the die when a hero plays a kept city card in its city (N13.1). The printed "
        "pattern is "
        f"{', '.join(f'`{line}`' for line in RollInCity.awards)}.",
    ),
}
OPENING = """\
# Effect words

<!-- Generated from the code by `make pages`. -->

This page lists, for writers of packs, the words that describe what cards do, in `trigger`, `condition` and
`effects` of `cards/*.toml`. The vocabulary is closed: `serai book check` rejects any other word or value, and
any award, space or being that does not exist.
"""


def render_effects_docs_page() -> str:
    """The whole page."""
    parts = [OPENING]
    for use, (title, text) in CHAPTERS.items():
        examples = [
            (_clause_in_toml(example_of_effect_word(tag_of_effect_word(word))), word) for word in WORDS[use]
        ]
        rows = [f"| `{example}` | {' '.join((word.__doc__ or '').split())} |" for example, word in examples]
        parts.append("\n".join((f"## {title}", "", text, "", "| word | meaning |", "|---|---|", *rows, "")))
    return "\n".join(parts)


def _clause_in_toml(clause: Clause) -> str:
    """A clause in TOML."""
    return "{ " + ", ".join(f"{name} = {_value_in_toml(value)}" for name, value in clause.items()) + " }"


def _value_in_toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value_in_toml, cast('list[object]', value)))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
