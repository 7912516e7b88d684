"""`serai book print`: complete printed materials without any markup."""

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import Destination

from book.tiny import TINY, copy_of_tiny
from nights.test_alternates import BARTER, DETOUR, THORN, alternating_nights
from refusals import refuses
from serai.book.awards import EXAMPLES, parse_awards
from serai.book.languages import LANGUAGES, Language
from serai.book.vocabulary import SKILLS, STATUSES, WEALTH
from serai.games.nights.commands import app
from serai.games.nights.packs import open_playable_world, shipped_world
from serai.games.nights.pdf.cards import CardsData, PrintedCard, PrintedDeck, card_pictures, cards_data
from serai.games.nights.pdf.charts import charts_data
from serai.games.nights.pdf.documents import DOCUMENTS
from serai.games.nights.pdf.edition import SHEETS, Edition, Paper
from serai.games.nights.pdf.guide import guide_data, typeset_guide
from serai.games.nights.pdf.heroes import hero_portraits, heroes_data, typeset_hero_sheets
from serai.games.nights.pdf.maps import largest_tiling, typeset_map_tiles
from serai.games.nights.pdf.matrices import matrices_data, typeset_matrices
from serai.games.nights.pdf.neutral_wording import Run, runs_for_print, wording_for_either_sex
from serai.games.nights.pdf.pieces import typeset_pieces
from serai.games.nights.pdf.tales import PrintedTale, TalesData, tales_data, typeset_tales
from serai.games.nights.pdf.typst_renderer import query_metadata, typeset_template

POINTS = 72 / 25.4
NUMBER = 21
"""The font size that the Book uses only for paragraph numbers."""
KEYWORDS = "Lose Treasure Skill Status Token Opportunity Trade Choose Roll Accept Refuse Encounter Nothing"


@cache
def tiny(language: Language, paper: Paper = "a4") -> Edition:
    return Edition(open_playable_world(TINY), language, paper)


@cache
def shipped(language: Language) -> Edition:
    return Edition(shipped_world(), language, "a4")


@cache
def tales_of(language: Language) -> TalesData:
    return tales_data(shipped(language))


@cache
def shipped_tales() -> PdfReader:
    """The whole Book, rendered once; in French, which has the most agreement marks."""
    return PdfReader(BytesIO(typeset_template("book", tales_of("fr"))))


def squeezed(text: str) -> str:
    """Only letters and digits, to ignore line breaks, hyphens and spaces."""
    return re.sub(r"[\W_]", "", text.replace("ﬁ", "fi").replace("ﬂ", "fl"))


def written(runs: list[Run]) -> str:
    return "".join(run.text for run in runs)


def strings(value: object) -> Iterator[str]:
    """Every string in the data of a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Run):
        yield value.text
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from strings(getattr(value, name))


def bookmarks(reader: PdfReader) -> list[Destination]:
    def flat(entries: list[object]) -> Iterator[Destination]:
        for entry in entries:
            if isinstance(entry, list):
                yield from flat(entry)
            else:
                assert isinstance(entry, Destination)
                yield entry

    return list(flat(list(reader.outline)))


def placed(page: PageObject) -> list[tuple[str, float, float, float]]:
    """Each text run of a page, with its position in points from the lower left corner and its size."""
    found: list[tuple[str, float, float, float]] = []

    def visit(text: str, user: list[float], matrix: list[float], _font: object, size: float) -> None:
        if text.strip():
            x = matrix[4] * user[0] + matrix[5] * user[2] + user[4]
            y = matrix[4] * user[1] + matrix[5] * user[3] + user[5]
            found.append((text.strip(), x, y, abs(size * matrix[3] * user[3])))

    page.extract_text(visitor_text=visit)
    return found


# Wording


@pytest.mark.parametrize(
    ("his", "hers", "printed"),
    [
        ("perdu", "perdue", "perdu(e)"),
        ("furieux", "furieuse", "furieux/se"),
        ("listo", "lista", "listo/a"),
        ("beau", "belle", "beau/belle"),
        ("vieux", "vieille", "vieux/vieille"),
        ("she", "he", "she/he"),
        ("tout seul", "toute seule", "tout(e) seul(e)"),
        ("his sister", "his brother", "his sister/brother"),
        ("la fille du roi", "le fils du roi", "[la fille / le fils] du roi"),
        ("granddaughter", "grandson", "granddaughter/grandson"),
        ("", "e", "(e)"),
        ("same", "same", "same"),
    ],
)
def test_one_wording_serves_heroes_of_either_sex(his: str, hers: str, printed: str):
    assert wording_for_either_sex(his, hers) == printed


def test_placeholders_print_themselves_and_marks_print_both():
    runs = runs_for_print(
        "fr", "{L'autre} vous a suivi{h:e}, *là*, près {de l'autre} ; {il} est furieu{o:x|se}."
    )
    assert written(runs) == "L’autre vous a suivi(e), là, près de l’autre ; il est furieux."
    assert [run.text for run in runs if run.style == "other"] == ["L’autre", "de l’autre"]
    assert [run.text for run in runs if run.style == "em"] == ["là"]


def test_straight_quotation_marks_turn_toward_their_words():
    assert written(runs_for_print("en", "{The other} sighs. \"It's 'please',\" {he} says.")) == (
        "The other sighs. “It’s ‘please’,” he says."
    )


# What is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_only_a_program_could_read_is_printed(language: Language):
    edition = shipped(language)
    made = [make(edition) for make in (matrices_data, charts_data, cards_data, heroes_data, guide_data)]
    known = set(edition.book.paragraphs) | set(edition.book.charts)
    for data in (tales_of(language), *made):
        for text in strings(data):
            assert not re.search(r"[{}#*_]|\w/\w+#", text), text
            assert text not in known or "-" not in text, text


@pytest.mark.parametrize("language", ["fr", "es"])
def test_awards_and_headings_are_in_the_words_of_the_language(language: Language):
    edition = shipped(language)
    said = {word for name in (*SKILLS, *STATUSES, *WEALTH) for word in names_of(edition, name)}
    english = {*KEYWORDS.split(), *SKILLS.values(), *STATUSES.values(), *WEALTH.values()} - said
    foreign = re.compile(rf"\b({'|'.join(map(re.escape, english))})\b")
    for tale in tales_of(language).tales:
        headings = [part.heading for part in tale.sections]
        awards = [award for part in tale.sections for award in part.awards]
        for text in (*headings, *awards, *tale.awards):
            assert not foreign.search(text), text


def names_of(edition: Edition, name: str) -> Iterator[str]:
    if name in SKILLS:
        yield edition.phrases.skill_name(name)
    for sex in ("m", "f"):
        if name in STATUSES:
            yield edition.phrases.status_name(name, sex)
        elif name in WEALTH:
            yield edition.phrases.wealth_name(name, sex)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_award_is_printed_completely(language: Language):
    phrases = tiny(language).phrases
    for _, rows in EXAMPLES:
        for example, _ in rows:
            awards = parse_awards(example).awards
            assert awards
            assert all(phrases.award_phrases(awards)), example
    (rolled,) = phrases.award_phrases(parse_awards("[Roll (Magic +1): 1-3 Lost; 4-7 S1; 8+ D2]").awards)
    assert all(
        part in rolled
        for part in ("1–3", "4–7", "8+", phrases.skill_name("magic"), phrases.status_name("lost"))
    )
    (led,) = phrases.award_phrases(parse_awards("[Go to: merchant/barter#two-liars]").awards)
    assert str(phrases.book.paragraphs["merchant/barter#two-liars"].number) in led


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_matrix_has_two_rows_of_one_name(language: Language):
    for matrix in matrices_data(shipped(language)).matrices:
        names = [row.name for row in matrix.rows]
        assert len(names) == len(set(names)), matrix.letter


def test_a_cell_of_a_matrix_has_the_number_for_a_blank():
    edition = shipped("en")
    (matrix,) = [one for one in matrices_data(edition).matrices if one.letter == "L"]
    (row,) = [row for row in matrix.rows if row.name == "handsome"]
    bases = edition.book.base_references_of_cell("L", "handsome", "attack")
    assert row.cells[0] == [edition.book.paragraphs[base].number for base in bases]


@pytest.mark.rule("N7.13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_with_several_bases_shows_all_their_numbers_and_the_page_says_which_to_take(
    language: Language,
):
    edition = Edition(alternating_nights().world, language, "a4")
    (matrix,) = [one for one in matrices_data(edition).matrices if one.letter == "L"]
    numbers = [edition.book.paragraphs[base].number for base in (BARTER, THORN, DETOUR)]
    assert numbers in [cell for row in matrix.rows for cell in row.cells]
    assert matrices_data(edition).alternates
    assert matrices_data(Edition(open_playable_world(TINY), language, "a4")).alternates == ""
    text = squeezed(
        "".join(page.extract_text() for page in PdfReader(BytesIO(typeset_matrices(edition))).pages)
    )
    assert squeezed(matrices_data(edition).alternates) in text
    assert "".join(map(str, numbers)) in text


# The Book


def test_every_number_is_a_heading_exactly_once_and_in_order():
    numbers = [mark.title for mark in bookmarks(shipped_tales()) if (mark.title or "").isdigit()]
    assert numbers == [str(tale.number) for tale in tales_of("fr").tales]


def test_pages_show_their_numbers_large_at_their_head_and_tell_the_tales():
    reader, tales = shipped_tales(), {tale.number: tale for tale in tales_of("fr").tales}
    begun: dict[int, list[int]] = defaultdict(list)
    for mark in bookmarks(reader):
        if (mark.title or "").isdigit():
            begun[reader.get_destination_page_number(mark) or 0].append(int(mark.title or 0))
    for page in range(12, len(reader.pages) - 1, 20):
        pieces = placed(reader.pages[page])
        assert [int(text) for text, *_, size in pieces if round(size) == NUMBER] == begun[page]
        text = " ".join(text for text, *_ in pieces)
        head = re.search(r"(\d+)–(\d+)", text[:60])
        assert head
        assert int(head[1]) in (begun[page][0], begun[page][0] - 1)
        assert int(head[2]) == begun[page][-1]
        for number in begun[page][:-1]:
            assert all(squeezed(part) in squeezed(text) for part in told(tales[number])), number


def told(tale: PrintedTale) -> Iterator[str]:
    yield written(tale.opening)
    yield from tale.awards
    for section in tale.sections:
        yield from (section.heading, written(section.text), *section.awards)


def test_the_whole_book_has_as_many_pages_as_one_would_bind():
    """A page has room for at least four tales."""
    assert 150 <= len(shipped_tales().pages) <= len(tales_of("fr").tales) / 4


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_small_book_is_printed_whole(language: Language):
    edition = tiny(language)
    data = tales_data(edition)
    reader = PdfReader(BytesIO(typeset_tales(edition)))
    assert reader.metadata is not None
    assert reader.metadata.title == f"{edition.name('title')}: {edition.say('print-book')}"
    text = squeezed("".join(page.extract_text() for page in reader.pages[2:]))
    assert all(squeezed(place.name) in text for place in data.places)
    short = [tale for tale in data.tales if len(tale.sections) < 3]
    assert short
    assert all(squeezed(written(tale.opening)) in text for tale in short)


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_holds_all_its_words_in_type_one_can_read(language: Language):
    data, pictures = cards_data(shipped(language)), card_pictures(shipped(language))
    assert {card.picture for deck in data.decks for card in deck.cards} == {"", *pictures}
    assert len(pictures) == 30 + 32 + 19 + 28
    # Copies and reverse sides have the same text.
    different = [list({card.name: card for card in deck.cards}.values()) for deck in data.decks]
    decks = [PrintedDeck("", cards, []) for cards in different]
    noted = query_metadata("cards", CardsData(data.face, decks), "fit", pictures)
    assert len(noted) == 30 + 32 + 19 + 28 + 18
    for card in noted:
        assert card["fits"], card
        assert float(str(card["size"])) >= 7.5, card


def test_backs_meet_their_fronts_when_the_sheet_is_turned_over():
    data = cards_data(tiny("en"))
    skills = data.decks[-1]
    one_sheet = CardsData(data.face, [PrintedDeck(skills.back, skills.cards[:18], skills.reverses[:18])])
    reader = PdfReader(BytesIO(typeset_template("cards", one_sheet)))
    assert len(reader.pages) == 4
    width = SHEETS["a4"][0] * POINTS
    names = {card.name for card in skills.cards if " " not in card.name}
    fronts, backs = (
        {text: (x, y) for text, x, y, _ in placed(page) if text in names} for page in reader.pages[2:]
    )
    assert len(fronts) > 3
    assert fronts.keys() == backs.keys()
    card = 63 * POINTS
    for name, (x, y) in fronts.items():
        other_x, other_y = backs[name]
        # Names start at the left edge on both sides, so that front and back of a card match.
        middle, other_middle = (at - (at - (width - 3 * card) / 2) % card + card / 2 for at in (x, other_x))
        assert middle + other_middle == pytest.approx(width, abs=1)
        assert y == pytest.approx(other_y, abs=1)


def test_a_card_that_is_too_long_is_made_smaller_and_never_cut():
    data = cards_data(tiny("en"))
    endless = PrintedCard("Endless", "Quest", [Run("A word and another. " * 400)])
    shown = CardsData(data.face, [PrintedDeck("Quest", [endless], [])])
    (noted,) = query_metadata("cards", shown, "fit")
    assert not noted["fits"]


# Maps, sheets and the rest


@pytest.mark.parametrize("paper", SHEETS)
@pytest.mark.parametrize("ratio", [1.2, 1.46, 1.8])
def test_the_sheets_cover_the_map_and_overlap(paper: Paper, ratio: float):
    tiled = largest_tiling(paper, ratio)
    across = sorted({tile.x for tile in tiled.tiles})
    down = sorted({tile.y for tile in tiled.tiles})
    assert len(tiled.tiles) == len(across) * len(down) == 9
    for starts, sheet, whole in (
        (across, tiled.sheet_width, tiled.width),
        (down, tiled.sheet_height, tiled.height),
    ):
        assert starts[0] == 0
        assert starts[-1] + sheet >= whole - 1e-6
        assert all(two - one == pytest.approx(sheet - tiled.overlap) for one, two in pairwise(starts))
    assert tiled.width / tiled.height == pytest.approx(ratio)


def test_the_map_is_kept_once_however_many_sheets_show_it():
    printed = typeset_map_tiles(shipped("en"))
    assert len(PdfReader(BytesIO(printed)).pages) == 9
    assert len(printed) < 4_000_000


@pytest.mark.parametrize("paper", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_keep_to_their_pages(language: Language, paper: Paper):
    edition = Edition(shipped_world(), language, paper)
    for make, pages in ((typeset_guide, 2), (typeset_hero_sheets, 6), (typeset_pieces, 1)):
        reader = PdfReader(BytesIO(make(edition)))
        assert len(reader.pages) == pages, make
        box = reader.pages[0].mediabox
        assert (float(box.width), float(box.height)) == pytest.approx(
            tuple(side * POINTS for side in SHEETS[paper]), abs=0.5
        )


@pytest.mark.parametrize("paper", SHEETS)
def test_no_row_of_a_matrix_is_printed_over_another(paper: Paper):
    """A matrix that is longer than a page goes on over the next, and its columns are named again there."""
    reader = PdfReader(BytesIO(typeset_matrices(Edition(shipped_world(), "fr", paper))))
    for page in reader.pages:
        columns: dict[int, set[int]] = defaultdict(set)
        for text, x, y, size in placed(page):
            if text.isdecimal() and size > 12:
                columns[round(x / 20)].add(round(y))
        gaps = [above - below for column in columns.values() for below, above in pairwise(sorted(column))]
        assert columns, "a page without a matrix"
        assert min(gaps) > 8, "numbers lie over one another"
        assert min(min(column) for column in columns.values()) > 35, "numbers run off the page"


def test_each_hero_sheet_has_the_portrait_of_its_hero():
    edition = Edition(shipped_world(), "en", "a4")
    portraits = [hero.portrait for hero in heroes_data(edition).heroes]
    assert len(set(portraits)) == 6
    assert set(portraits) == set(hero_portraits(edition))


def test_the_same_book_gives_the_same_bytes():
    edition = tiny("es", "letter")
    for make in (typeset_tales, typeset_guide):
        assert make(edition) == make(edition)


# The command


def run(*words: str) -> int:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def test_the_command_names_what_it_has_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "shelf"
    assert run("print", str(TINY), "--language", "all", "--out", str(out), "--only", "matrices,pieces") == 0
    paths = [out / language / f"{name}.pdf" for language in LANGUAGES for name in ("matrices", "pieces")]
    assert capsys.readouterr().out.split() == [str(path) for path in paths]
    assert all(path.read_bytes().startswith(b"%PDF") for path in paths)


def test_an_unknown_document_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("print", str(TINY), "--out", str(tmp_path), "--only", "book,poster") == 2
    assert capsys.readouterr().err.startswith("There is no document “poster”: choose from guide, book,")


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("print", str(tmp_path)) == 2
    assert capsys.readouterr().err.strip() == f"{tmp_path} is not a pack: it has no pack.toml."


def test_without_typst_one_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "typst", None)
    assert run("print", str(TINY), "--out", str(tmp_path)) == 2
    assert capsys.readouterr().err.strip() == (
        "Printing needs typst: install it with “pip install 'serai[print]'”."
    )


def test_a_draft_that_is_not_playable_yet_is_printed(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    atlas = root / "map.toml"
    atlas.write_text(re.sub(r"(?ms)^\[\[routes\]\].*?(?=^\[)", "", atlas.read_text("utf-8")), "utf-8")
    with refuses("cannot be played yet: its map has no routes"):
        open_playable_world(root)
    out = tmp_path / "shelf"
    assert run("print", str(root), "--lang", "en", "--out", str(out)) == 0
    assert {path.stem for path in out.glob("en/*.pdf")} == set(DOCUMENTS)
