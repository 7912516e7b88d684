"""The tiny Book with a card for every effect word, made from the examples of the documentation page.

A treasure is named after its word; one that needs a trigger is used once a turn. Each trigger and condition
has a treasure that gives a story point: `on-arrival`, and `if-trailing`, which works after encounters. Quests
and city cards are `visit-quest` and `city-table-card`; the city cards belong to Mecca.
"""

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nights.table_builder import TINY, make_table
from serai.games.nights.effects.examples import example_of_effect_word
from serai.games.nights.effects.words import WORDS, tag_of_effect_word
from serai.games.nights.game import Nights
from serai.table import Table

GIVES = {"word": "gives", "award": "[S1]"}
SELL = "[W+1 (Max: Respectable)]"


def value(one: Any) -> str:
    if isinstance(one, Mapping):
        return "{ " + ", ".join(f"{name} = {value(inner)}" for name, inner in one.items()) + " }"
    if isinstance(one, list):
        return f"[{', '.join(map(value, one))}]"
    return f'"{one}"' if isinstance(one, str) else str(one)


def card(deck: str, name: str, *effects: Mapping[str, Any], **keys: Any) -> str:
    """A card in pack syntax."""
    texts = {language: name.capitalize() for language in ("en", "fr", "es")}
    lines = {"name": texts, **keys, "effects": [*effects]}
    return "\n".join((f"[{deck}.{name}]", *(f"{key} = {value(one)}" for key, one in lines.items()), ""))


def every_card() -> str:
    tags = {use: [tag_of_effect_word(word) for word in words] for use, words in WORDS.items()}
    cards = [card("treasures", word, example_of_effect_word(word), sell=SELL) for word in tags["treasures"]]
    once = {"word": "once-per-turn"}
    cards += [
        card("treasures", word, example_of_effect_word(word), trigger=once) for word in tags["triggered"]
    ]
    cards += [
        card("treasures", f"on-{word}", GIVES, trigger=example_of_effect_word(word))
        for word in tags["trigger"]
    ]
    later = {"word": "after-encounter"}
    cards += [
        card("treasures", f"if-{word}", GIVES, trigger=later, condition=example_of_effect_word(word))
        for word in tags["condition"]
    ]
    give_up = {"word": "may-give-up"}
    cards += [
        card("quests", f"{word}-quest", example_of_effect_word(word), give_up) for word in tags["quests"][:-1]
    ]
    cards += [
        card(
            "encounters",
            f"{word}-card",
            example_of_effect_word(word),
            kind="city",
            city="mecca",
            chart="harbour",
        )
        for word in tags["encounters"]
    ]
    return "\n".join(cards)


def make_pack(folder: Path, cards: str) -> Path:
    root = Path(shutil.copytree(TINY, folder / "pack"))
    (root / "cards" / "every-word.toml").write_text(cards, "utf-8")
    return root


def every_word() -> type[Nights]:
    with tempfile.TemporaryDirectory() as folder:
        return Nights.with_pack(Nights.open_pack(make_pack(Path(folder), every_card())))


EVERY_WORD = every_word()


def owning(*treasures: str, **more: Any) -> Table:
    """A table where Ana owns these treasures; `ana` and the rest are as for `lay`."""
    ana = {"treasures": [*treasures], **more.pop("ana", {})}
    others = more.pop("others", ())
    return make_table(ana, *others, game=EVERY_WORD, **more)


def pursuing(shape: str, **more: Any) -> Table:
    """A table where Ana has this quest, which begins now."""
    ana = {"quest": f"{shape}-quest", **more.pop("ana", {})}
    return make_table(ana, *more.pop("others", ()), game=EVERY_WORD, **more)
