"""Generates the documentation page of option ids."""

from collections.abc import Iterable

from serai.table.game import AnyGame

_OPTIONS = """\
# Option ids

This page lists the option ids of every kind of question, for programs that make choices. They are the same in
scenarios, records, sockets and tests. The page is generated from the code (`make pages`).
"""


def render_options_docs_page(games: Iterable[type[AnyGame]]) -> str:
    parts = [_OPTIONS]
    for game in games:
        rows = "\n".join(f"| `{kind}` | {options} |" for kind, options in game.card.questions.items())
        streams = ", ".join(f"`{stream}`" for stream in game.card.scriptable_names)
        parts.append(f"## {game.card.id}\n\n| question | options |\n|---|---|\n{rows}\n")
        parts.append(f"Chance that a scenario can script: {streams}.\n")
        agreed = ", ".join(f"`{name}`" for name in game.card.options.__struct_encode_fields__)
        parts.append(f"Options of a table, under `[options]`: {agreed}.\n")
    return "\n".join(parts)
