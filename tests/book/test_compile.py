"""The compiled Book and its cache."""

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny
from serai.book.authoring import lock_translations_or_mark_as_read
from serai.book.awards import Points, Status
from serai.book.book import Book, BookParagraph
from serai.book.cache import cache_folder
from serai.book.compile import BrokenPackError, compile_pack, load_book
from serai.book.diagnostics import has_errors


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def book() -> Book:
    return load_book(TINY, EFFECTS)


def test_the_cache_lies_below_serais_home(home: Path):
    assert cache_folder().is_relative_to(home)


def test_a_book_from_the_cache_is_the_book_that_was_compiled():
    compiled = compile_pack(TINY, EFFECTS)
    assert compiled.book is not None
    assert len(list(cache_folder().iterdir())) == 1
    assert compile_pack(TINY, EFFECTS) == compiled == compile_pack(TINY, EFFECTS, use_cache=False)


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\x00" * 100])
def test_a_damaged_cache_is_ignored(damage: bytes):
    compiled = compile_pack(TINY, EFFECTS)
    (stored,) = cache_folder().iterdir()
    whole = stored.read_bytes()
    stored.write_bytes(damage)
    assert compile_pack(TINY, EFFECTS) == compiled
    stored.write_bytes(whole[:50] + b"\xff" + whole[51:])
    assert compile_pack(TINY, EFFECTS) == compiled
    assert stored.read_bytes() == whole


def test_a_cache_that_cannot_be_written_costs_nothing_but_time(home: Path):
    home.write_text("a file where the folder should be")
    assert compile_pack(TINY, EFFECTS).book is not None


def test_changed_content_is_another_book(tmp_path: Path):
    before = load_book(TINY, EFFECTS)
    root = copy_of_tiny(tmp_path)
    assert load_book(root, EFFECTS).digest == before.digest
    path = root / "tales" / "letter-sealed.en.tale.md"
    path.write_text(path.read_text("utf-8").replace("[S1/Respected]", "[S2/Respected]"), encoding="utf-8")
    compiled = compile_pack(root, EFFECTS)
    assert compiled.book is None
    assert {one.code for one in compiled.diagnostics if one.severity == "error"} == {"B503"}


def test_a_broken_pack_says_what_is_wrong(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "map.toml").unlink()
    with pytest.raises(BrokenPackError, match=r"map\.toml:1:1: B121 map\.toml is missing"):
        load_book(root, EFFECTS)


def test_a_book_with_a_stale_lock_is_no_book(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    path = root / "tales" / "stranger-supper.en.tale.md"
    path.write_text(path.read_text("utf-8").replace("It wakes.", "It wakes up."), encoding="utf-8")
    compiled = compile_pack(root, EFFECTS)
    assert {one.code for one in compiled.diagnostics if one.severity == "error"} == {"B505"}
    assert compiled.book is None
    for language in ("fr", "es"):
        assert has_errors(compile_pack(root, EFFECTS).diagnostics)
        lock_translations_or_mark_as_read(root, "stranger/supper#seat-of-honor", language)
    assert compile_pack(root, EFFECTS).book is not None


def test_the_sample_is_compiled_to_the_same_bytes_as_ever(book: Book):
    """Records contain such hashes, so update this one only for a deliberate change of the format."""
    sample = [one for one in book.paragraphs.values() if one.strip == "merchant/barter"]
    packed = msgspec.msgpack.encode(sample)
    assert blake2b(packed, digest_size=8).hexdigest() == "f8d02d03aa5e52d1"
    assert msgspec.msgpack.decode(packed, type=list[BookParagraph]) == sample


@pytest.mark.rule("N7.5")
def test_the_destiny_die_takes_the_paragraph_before_the_base_itself_or_the_one_after(book: Book):
    (base,) = book.base_references_of_cell("L", "old", "attack")
    assert base == "soldier/quarrel#dust"
    around = book.paragraphs_by_destiny_face(base)
    assert [paragraph.id for paragraph in around] == ["soup-ladle", "dust", "surrender"]
    first = around[0].number
    assert [paragraph.number for paragraph in around] == [first, first + 1, first + 2]


def test_a_barred_cell_has_no_base(book: Book):
    assert book.base_references_of_cell("L", "old", "abduct") == ()


@pytest.mark.rule("N7.9", "N8.1")
def test_a_section_is_found_by_its_id_with_its_awards(book: Book):
    section = book.paragraphs["soldier/quarrel#soup-ladle"].section_by_id("no-skill")
    assert section.awards == (Points("story", 1), Status("wounded"))
    with pytest.raises(KeyError):
        book.paragraphs["soldier/quarrel#soup-ladle"].section_by_id("piety")


@pytest.mark.rule("N7.11")
@pytest.mark.parametrize(
    ("language", "being", "adjective", "start"),
    [
        ("en", "soldier", "wicked", "The wicked soldier has seen you"),
        ("fr", "grandmother", None, "L'aïeule vous a vue, et tient"),
        ("es", "maiden", "generous", "La doncella generosa te ha visto"),
    ],
)
def test_the_other_is_read_in_the_viewers_language(book: Book, language, being: str, adjective, start: str):
    texts = book.paragraphs["stranger/purse#open-bag"].texts
    assert book.render_text(texts, language, "f", being, adjective).startswith(start)


@pytest.mark.rule("N5.5")
def test_a_place_of_power_has_three_choices_with_three_outcomes(book: Book):
    place = book.places["cave-of-wonders"]
    assert [len(choice.outcomes) for choice in place.choices] == [3, 3, 3]
    assert place.choices[0].labels["fr"] == "Prendre la lampe dans sa niche"
    assert book.paragraphs[place.choices[2].outcomes[1]].awards[0] == Points("destiny", 1)
    assert book.map.arrows["cave-of-wonders"] == "empty-quarter"


def test_a_missing_translation_falls_back_to_the_source(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / "tales" / "letter-sealed.es.tale.md").unlink()
    book = load_book(root, EFFECTS)
    texts = book.paragraphs["letter/sealed#own-pen"].texts
    assert book.render_text(texts, "es", "m").startswith("The letter asks")
    assert book.text_in_language(texts, "es").startswith("The letter asks")
    (missing,) = [one for one in compile_pack(root, EFFECTS).diagnostics if one.code == "B501"]
    assert missing.message == "“letter/sealed” has no Spanish text yet; the source is read instead."


def test_a_number_beyond_64_bits_is_an_error_with_a_place(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    path = root / "cards" / "more.toml"
    path.write_text(f'[treasures.sum]\nname = {{ en = "Sum" }}\ndetails = {{ worth = {1 << 64} }}\n')
    compiled = compile_pack(root, EFFECTS)
    assert compiled.book is None
    (told,) = [one for one in compiled.diagnostics if one.severity == "error"]
    assert (told.code, told.file, told.line) == ("B124", "cards/more.toml", 3)
