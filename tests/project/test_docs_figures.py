"""The figures about the shipped Book in the pages match the Book."""

import re
from collections import Counter

from book.first_book import draft
from project.pages import text_of
from serai.book import awards as word
from serai.book.book import Book, BookSection
from serai.book.vocabulary import SKILLS
from serai.games.nights.packs import shipped_world
from serai.house.rate_limits import MAX_ADDRESSES
from serai.house.settings import Settings


def kind_of(section: BookSection) -> int:
    """The column of a section in the page's table: for everybody, for a skill, for anything else."""
    heading = section.heading.id
    return 0 if heading == "no-skill" else 1 if any(skill in heading for skill in SKILLS) else 2


def points_of(section: BookSection) -> int:
    return sum(award.amount for award in section.awards if isinstance(award, word.Points))


def gives(section: BookSection, *kinds: type[word.Award]) -> bool:
    return any(isinstance(award, kinds) for award in section.awards)


def counted(book: Book) -> dict[str, tuple[str, ...]]:
    """The table of `docs/book/writing-tales.md`, from the sections of all strips."""
    columns: tuple[list[BookSection], ...] = ([], [], [])
    for paragraph in book.paragraphs.values():
        for section in paragraph.sections if paragraph.strip not in book.places else ():
            columns[kind_of(section)].append(section)

    def shares(holds: object) -> tuple[str, ...]:
        assert callable(holds)
        return tuple(f"{100 * sum(map(holds, column)) / len(column):.0f} %" for column in columns)

    return {
        "sections": tuple(str(len(column)) for column in columns),
        "no point": shares(lambda section: points_of(section) == 0),
        "one point": shares(lambda section: points_of(section) == 1),
        "two points": shares(lambda section: points_of(section) == 2),
        "wealth": shares(lambda section: gives(section, word.Wealth)),
        "a skill, for good or for one use": shares(
            lambda section: gives(section, word.Skill, word.SkillOfChoice, word.SkillForOneUse)
        ),
        "a status": shares(lambda section: gives(section, word.Status, word.StatusForOneTurn)),
        "the end of a status": shares(
            lambda section: gives(section, word.LoseStatus, word.LoseStatusOfChoice)
        ),
        "a treasure": shares(lambda section: gives(section, word.Treasure)),
    }


def test_what_is_usual_in_awards_is_what_the_book_gives() -> None:
    page = text_of("docs/book/writing-tales.md").partition("### Awards")[2].partition("### The other")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if "|" in line
    ]
    shown = {name: tuple(cells) for name, *cells in rows[2:]}
    assert shown == counted(shipped_world().book)


def test_the_world_has_as_many_of_everything_as_its_page_says() -> None:
    book, page = shipped_world().book, text_of("docs/nights/world.md").partition("## The map")[0]
    cells = [cell for matrix in book.matrices.values() for row in matrix.values() for cell in row]
    terrains = Counter(space.terrain for space in book.map.spaces.values())
    by_sea = sum(route.by == "sea" for route in book.map.routes)
    counts = {
        "spaces": [len(book.map.spaces), *(number for _, number in terrains.most_common())],
        "routes": [len(book.map.routes), len(book.map.routes) - by_sea, by_sea],
        "Places of Power": [len(book.places)],
        "encounter cards": [len(book.cards["encounters"]), *_kinds(book)],
        "treasures, quests": [len(book.cards["treasures"]), len(book.cards["quests"])],
        "charts": [len(book.charts)],
        "beings, adjectives": [len(book.lexicon.beings), len(book.lexicon.adjectives)],
        "rows of the matrices A–O": [
            sum(map(len, book.matrices.values())),
            len(cells) - cells.count(()),
            cells.count(()),
        ],
        "strips in the plan": [len(draft().plan), *_written_strips_and_paragraphs()],
    }
    for what, numbers in counts.items():
        (said,) = (line for line in page.splitlines() if line.startswith(f"| {what} |"))
        assert [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*\b", said)] == numbers


def _written_strips_and_paragraphs() -> tuple[int, int]:
    tales = [tale for strip in draft().strips.values() if (tale := draft().source_tale(strip))]
    return len(tales), sum(len(tale.paragraphs) for tale in tales)


def _kinds(book: Book) -> list[int]:
    kinds = Counter(getattr(card, "kind", "") for card in book.cards["encounters"].values())
    return [number for _, number in kinds.most_common()]


def test_the_limits_of_a_house_are_those_of_its_page() -> None:
    page = text_of("docs/house/running.md").partition("## Limits")[2].partition("\n## ")[0]
    said = [float(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", page)]
    limits, minutes_per_day = Settings(), 24 * 60
    assert said == [
        limits.messages_per_second,
        limits.messages_at_once,
        limits.max_message_bytes,
        limits.connections_per_address,
        limits.http_connections_per_address,
        limits.openings_per_minute,
        limits.visits_per_minute,
        limits.stored_per_day / 2,
        limits.stored_per_day,
        minutes_per_day / limits.stored_per_day,
        limits.work_per_minute,
        100 * limits.cpu_share,
        limits.cpu_burst_seconds,
        1 / limits.chat_per_second,
        limits.chat_at_once,
        limits.max_queued_bytes,
        limits.max_queued_bytes_in_total,
        limits.max_viewers,
        limits.max_live_tables,
        limits.idle_timeout,
        limits.absence_timeout,
        limits.stored_per_day / 2,
        limits.stored_per_day,
        limits.stored_per_day / 2,
        minutes_per_day / limits.stored_per_day,
        1.5 * limits.stored_per_day,
        minutes_per_day / 60,
        2 * limits.openings_per_minute,
        MAX_ADDRESSES,
    ]
