"""`.venv/bin/python bench/draw_readings.py --seed 101 --language en`: draws readings as heard, to be judged.

Four travellers play evenings of 80 readings, and ten of each are drawn, no paragraph twice: who is met, the
reaction, the opening and the section that was told, and its award. Nothing says where in the Book it stands,
so that it is judged blind; `--key` prints only that.

With `--earlier numbers.lock`, the numbers of an earlier Book, `--mixed` of the readings come from paragraphs
that it had and all others from paragraphs that it had not (`bench/first-volume.lock` has those of the first
volume). Without `--language` a third is in English, a third in French, a third in Spanish.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from msgspec import Struct

from serai.book.book import Book
from serai.book.diagnostics import Report
from serai.book.grammar.phrase import phrase_for_being
from serai.book.languages import LANGUAGES, Language
from serai.book.pack_reader import read_pack
from serai.book.tales import Paragraph
from serai.bots import find_bot
from serai.games.nights.game import Nights
from serai.table import Table

SEATS = ("Ana", "Bo", "Cleo", "Dan")
READINGS = 80
PER_EVENING = 10
LONGEST = 20_000  # choices in a game


class Heard(Struct):
    """One reading: who was met, what the hero did, and the text that was told."""

    paragraph: str
    being: str
    adjective: str
    sex: str
    reaction: str
    section: str = ""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--pack", type=Path, default=Path("packs/first-book"))
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--earlier", type=Path)
    parser.add_argument("--mixed", type=int, default=0)
    parser.add_argument("--key", action="store_true")
    asked = parser.parse_args()
    game = Nights.with_pack(Nights.open_pack(asked.pack))
    earlier = _read_paragraph_references(asked.earlier) if asked.earlier else None
    drawn = draw_readings(game, asked.seed, asked.count, earlier, asked.mixed)
    written = _written_paragraphs(asked.pack)
    for number, heard in enumerate(drawn, 1):
        if asked.key:
            volume = "" if earlier is None else " earlier" if heard.paragraph in earlier else " new"
            print(
                f"{number} {heard.paragraph} {heard.section} {_name_of_being(heard)} {heard.reaction}{volume}"
            )
        else:
            language = asked.language or LANGUAGES[(number - 1) * len(LANGUAGES) // len(drawn)]
            print(f"{_format_reading_as_markdown(game.world.book, written, heard, number, language)}\n")


def draw_readings(
    game: type[Nights], seed: int, count: int, earlier: frozenset[str] | None, mixed: int
) -> list[Heard]:
    """Draw `count` readings; with `earlier`, `mixed` from these paragraphs, the others from none of them."""
    random = Random(f"{seed} draw")
    drawn: dict[str, Heard] = {}
    left = {True: count, False: 0} if earlier is None else {True: count - mixed, False: mixed}
    while any(left.values()):
        evening = list(play_evening(game, random.getrandbits(32)))
        random.shuffle(evening)
        of_evening = 0
        for heard in evening:
            wanted = earlier is None or heard.paragraph not in earlier
            if of_evening < PER_EVENING and left[wanted] and heard.paragraph not in drawn:
                drawn[heard.paragraph] = heard
                left[wanted] -= 1
                of_evening += 1
    found = list(drawn.values())
    random.shuffle(found)
    return found


def play_evening(game: type[Nights], seed: int) -> Iterator[Heard]:
    """What travellers hear in one game, at most 80 readings."""
    table, bot = Table.new(game, SEATS, seed=seed), find_bot("nights", "traveller")
    reaction: dict[str, str] = {}
    last: Heard | None = None
    told = heard = 0
    for _ in range(LONGEST):
        for event in table.addressed_events(told):
            args = {name: str(value) for name, value in event.args.items()}
            match event.key:
                case "reacted":
                    reaction[args["seat"]] = args["reaction"]
                case "read":
                    doing = reaction.get(args["seat"], "")
                    last = Heard(args["paragraph"], args["being"], args["adjective"], args["sex"], doing)
                case "section" if last is not None:
                    last.section = args["section"]
                    yield last
                    last, heard = None, heard + 1
                case _:
                    pass
        told = table.event_count
        seat = next(iter(table.waiting), None)
        if seat is None or heard >= READINGS:
            return
        table.choose(seat, bot(table.view(seat), table.bot_stream(seat)))


def _read_paragraph_references(numbers: Path) -> frozenset[str]:
    lines = numbers.read_text("utf-8").splitlines()
    return frozenset(line.split()[0] for line in lines if line and not line.startswith("#"))


def _written_paragraphs(pack: Path) -> Mapping[str, Paragraph]:
    draft = read_pack(pack, Report())
    return {
        f"{strip.id}#{paragraph.id}": paragraph
        for strip in (*draft.strips.values(), *draft.places.values())
        for paragraph in strip.tales[draft.source].all_paragraphs
    }


def _name_of_being(heard: Heard) -> str:
    return f"{heard.adjective}-{heard.being}" if heard.adjective else heard.being or "nobody"


def _format_reading_as_markdown(
    book: Book, written: Mapping[str, Paragraph], heard: Heard, number: int, language: Language
) -> str:
    paragraph, source = book.paragraphs[heard.paragraph], written[heard.paragraph]
    sex = "f" if heard.sex == "f" else "m"
    being, adjective = heard.being, heard.adjective or None
    other = (being or None, adjective)
    met = phrase_for_being(book.lexicon, language, being, adjective).definite if being else "nobody"
    texts = [book.render_text(paragraph.texts, language, sex, *other)]
    if paragraph.sections:
        texts.append(book.render_text(paragraph.section_by_id(heard.section).texts, language, sex, *other))
    headed = next((one for one in source.sections if one.heading and one.heading.id == heard.section), None)
    award = (headed.award if headed else source.award) or source.award
    return "\n".join(
        (
            f"{number}. {met} — {heard.reaction} — {headed.written if headed else ''} ({sex})",
            *texts,
            award.written.text if award else "",
        )
    )


if __name__ == "__main__":
    main()
