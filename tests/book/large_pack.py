"""Generates a large pack for benchmarks: strips of five paragraphs in three languages."""

import shutil
from pathlib import Path

from book.tiny import TINY

TEXTS = {
    "en": (
        "{The other} counts the {number} steps of the stair aloud, and on the last one {he} finds {his} hat.",
        "You offer {the other} a fig for step {number}. {He} takes the fig, the step and the afternoon.",
    ),
    "fr": (
        "{L'autre} compte à voix haute les {number} marches, et sur la dernière {il} retrouve son chapeau.",
        "Vous offrez {à l'autre} une figue pour la marche {number}. {Il} la prend, surpris{o:e}, ravi{o:e}.",
    ),
    "es": (
        "{El otro} cuenta en voz alta los {number} peldaños, y en el último encuentra su sombrero.",
        "Le ofreces {al otro} un higo por el peldaño {number}. Lo toma, contentísim{o:o|a}, y te sonríe.",
    ),
}
SECTIONS = (
    ("NO SKILL", "[S1]"),
    ("Magic or Wisdom", "[D1/S1]"),
    ("Scorned (mandatory)", "[S1/W-1 (Min: Beggar)]"),
)
REACTIONS = 9


def write_large_pack(root: Path, strips: int = 600) -> Path:
    """Write the pack and return its folder; 600 strips are 3,000 paragraphs."""
    shutil.copytree(TINY, root)
    for old in (root / "tales").iterdir():
        if not old.name.startswith("merchant"):
            old.unlink()
    for letter in "AGHK":
        (root / "matrices" / f"{letter}.md").unlink()
    for language in TEXTS:
        for strip in range(strips):
            path = root / "tales" / f"big-s{strip}.{language}.tale.md"
            path.write_text(_tale(strip, language), encoding="utf-8")
    bases = ["merchant/barter#two-liars"]
    bases += [f"big/s{strip}#p{base}" for strip in range(strips) for base in (1, 3)]
    header = (
        "| | attack | aid | rob | avoid | barter | honor | court | abduct | hire |\n" + "|---" * 10 + "|\n"
    )
    names = ["beautiful", "generous", "handsome", "old", "wicked"]
    names += [f"row-{number}" for number in range(len(bases) // REACTIONS + 1)]
    rows = [bases[at : at + REACTIONS] for at in range(0, len(bases), REACTIONS)]
    table = ""
    for name, cells in zip(names, rows, strict=False):
        table += f"| {name} | " + " | ".join([*cells, *["—"] * (REACTIONS - len(cells))]) + " |\n"
    (root / "matrices" / "L.md").write_text(header + table, encoding="utf-8")
    for letter in "FN":
        path = root / "matrices" / f"{letter}.md"
        lines = path.read_text("utf-8").split("\n")
        cells = "| big/s0#p1 | big/s0#p3 | — | — | — | — | — | — |"
        filled = [f"| {row.split('|')[1].strip()} {cells}" for row in lines[4:] if row]
        path.write_text("\n".join([*lines[:4], *filled]) + "\n", encoding="utf-8")
    (root / "numbers.lock").unlink()
    return root


def _tale(strip: int, language: str) -> str:
    lines = ["---", f"strip: big/s{strip}", "---"]
    opening, text = TEXTS[language]
    for paragraph in range(5):
        number = str(strip * 5 + paragraph)
        lines.append(f"## p{paragraph}")
        if language == "en":
            lines += [f"gist: the stair of {number} steps", ""]
        lines += [opening.replace("{number}", number), ""]
        for heading, award in SECTIONS:
            lines += [f"### {heading}", text.replace("{number}", number), award, ""]
    return "\n".join(lines)
