"""The page of documentation that lists every effect word with an example."""

from typing import cast

from serai.book.cards import EffectUse
from serai.games.nights.effects.city_cards import PRINTED_PATTERN
from serai.games.nights.effects.examples import Clause, example_of
from serai.games.nights.effects.words import WORDS, tag_of

CHAPTERS: dict[EffectUse, tuple[str, str]] = {
    "trigger": (
        "Triggers",
        "`trigger` on a treasure: when it does what its effects say. A treasure without a trigger works as "
        "long as it is owned. Nothing is triggered twice in one turn.",
    ),
    "condition": (
        "Conditions",
        "`condition` on a treasure, with a trigger or without: its effects work only while it holds.",
    ),
    "treasures": ("Treasures, while they are owned", "Effects of treasures without a trigger (N11.6)."),
    "triggered": ("Treasures, when their trigger comes", "Effects of treasures with a trigger."),
    "quests": (
        "Quests",
        "Each quest has one shape and may carry `may-give-up` besides. A place is claimed by staying there "
        "after an encounter (N12.1).",
    ),
    "encounters": (
        "City cards",
        "What a die gives who plays a kept city card in its city (N13.1). The printed pattern is "
        f"{', '.join(f'`{line}`' for line in PRINTED_PATTERN)}.",
    ),
}
OPENING = """\
# Effect words

<!-- Made from the code: `make pages` writes this page anew. -->

What cards do is said in these words, in `trigger`, `condition` and `effects` of `cards/*.toml`. The
vocabulary is closed: `serai book check` refuses any other word or value, and any award, space or being that
does not exist.
"""


def effects_page() -> str:
    """The whole page."""
    parts = [OPENING]
    for use, (title, text) in CHAPTERS.items():
        rows = [
            f"| `{_written(example_of(tag_of(word)))}` | {(word.__doc__ or '').strip()} |"
            for word in WORDS[use]
        ]
        parts.append("\n".join((f"## {title}", "", text, "", "| word | meaning |", "|---|---|", *rows, "")))
    return "\n".join(parts)


def _written(clause: Clause) -> str:
    """A clause as a TOML file has it."""
    return "{ " + ", ".join(f"{name} = {_value(value)}" for name, value in clause.items()) + " }"


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, cast('list[object]', value)))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
