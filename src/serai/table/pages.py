"""Pages of documentation that are made from the code, so that they cannot part from it."""

from collections.abc import Iterable

from serai.table.game import AnyGame

_OPTIONS = """\
# Option ids

The words with which a choice is made: the same in scenarios, records, sockets and tests. This page is made
from the code (`make pages`).
"""


def options_page(games: Iterable[type[AnyGame]]) -> str:
    """What the options of every kind of question of these games look like."""
    parts = [_OPTIONS]
    for game in games:
        rows = "\n".join(f"| `{kind}` | {options} |" for kind, options in game.card.questions.items())
        streams = ", ".join(f"`{stream}`" for stream in game.card.scriptable)
        parts.append(f"## {game.card.id}\n\n| question | options |\n|---|---|\n{rows}\n")
        parts.append(f"Chance, as a scenario may script it: {streams}.\n")
        agreed = ", ".join(f"`{name}`" for name in game.card.options.__struct_encode_fields__)
        parts.append(f"What a table may agree on beforehand, under `[options]`: {agreed}.\n")
    return "\n".join(parts)
