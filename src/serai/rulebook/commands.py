"""`serai rules`: prints the rules of a game, or those that contain some words."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from serai.locales.texts import Language, language_of_system
from serai.rulebook.reader import Chapter, Rulebook, RuleEntry, load_rulebook
from serai.rulebook.search import search_rules
from serai.table.errors import Refused

MAX_WIDTH = 90


def print_rules(
    game: str, words: Sequence[str], lang: Language | None = None, console: Console | None = None
) -> None:
    """Prints the rules that contain all the words, or all rules if there are no words."""
    language = lang or language_of_system()
    rules = load_rulebook(game, language)
    entries = list(search_rules(rules, words))
    if not entries:
        raise Refused("refused-no-rule-found", words=" ".join(words))
    _print_entries(rules, entries, console or Console())


def _print_entries(rules: Rulebook, entries: Sequence[tuple[Chapter, RuleEntry]], console: Console) -> None:
    width = min(console.width, MAX_WIDTH)
    console.print(Text(rules.title, style="bold"), width=width)
    last = None
    for chapter, entry in entries:
        if chapter is not last:
            console.print(Text(f"\n{chapter.id}  {chapter.title}", style="bold"), width=width)
            last = chapter
        heading = Text.assemble("\n", (" ".join(entry.ids), "dim"), "  ", (entry.title, "bold"))
        console.print(Padding(heading, (0, 0, 0, 2), expand=False), width=width)
        for paragraph in entry.paragraphs:
            console.print(Padding(Text(paragraph.text), (0, 0, 0, 2), expand=False), width=width)
            for item in paragraph.items:
                console.print(Padding(Text(f"· {item}"), (0, 0, 0, 4), expand=False), width=width)
