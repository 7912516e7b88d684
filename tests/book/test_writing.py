"""Writers' tools: new strips, translations kept in step, locks renewed only by a person."""

from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book.check import check_pack
from serai.book.writing import WritingError, accept, new_strip, sync


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_of_tiny(tmp_path)


def everything(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def errors(root: Path) -> list[str]:
    return [one.code for one in check_pack(root, EFFECTS) if one.severity != "note"]


def test_a_pack_in_step_is_not_touched(root: Path):
    assert sync(root) == []
    assert everything(root) == everything(TINY)


def test_a_new_strip_has_three_files_and_the_checker_lists_what_to_write(root: Path):
    paths = new_strip(root, "efreet/duel")
    assert [path.name for path in paths] == [f"efreet-duel.{one}.tale.md" for one in ("en", "fr", "es")]
    told = {one.code for one in check_pack(root, EFFECTS) if one.file.startswith("tales/efreet-duel")}
    assert told == {"B132", "B135", "B302", "B506"}


@pytest.mark.parametrize("strip", ["Efreet", "efreet/", "../outside", "", "a b"])
def test_a_strip_with_a_wrong_id_is_refused(root: Path, strip: str):
    with pytest.raises(WritingError, match="is not an id"):
        new_strip(root, strip)


def test_a_strip_that_exists_is_not_overwritten(root: Path):
    with pytest.raises(WritingError, match="exists already"):
        new_strip(root, "soldier/quarrel")
    assert everything(root) == everything(TINY)


def test_sync_renews_headings_and_awards_and_nothing_else(root: Path):
    edit(root, "tales/soldier-quarrel.en.tale.md", "### Weapon Use", "### Weapon Use or Magic")
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S2/Wounded]")
    before = (root / "tales" / "soldier-quarrel.fr.tale.md").read_text("utf-8")
    assert {change.file for change in sync(root)} == {
        "tales/soldier-quarrel.fr.tale.md",
        "tales/soldier-quarrel.es.tale.md",
    }
    after = (root / "tales" / "soldier-quarrel.fr.tale.md").read_text("utf-8")
    expected = before.replace("### Weapon Use", "### Weapon Use or Magic").replace(
        "[S1/Wounded]", "[S2/Wounded]"
    )
    assert after == expected
    assert errors(root) == []


def test_sync_never_renews_a_lock_whose_source_prose_changed(root: Path):
    edit(root, "tales/stranger-supper.en.tale.md", "You sit. It wakes.", "You sit. It wakes slowly.")
    edit(root, "tales/stranger-supper.en.tale.md", "[D1/S2]", "[D2/S2]")
    sync(root)
    assert errors(root) == ["B505", "B505"]


def test_accept_renews_the_lock_of_one_paragraph(root: Path):
    edit(root, "tales/stranger-supper.en.tale.md", "You sit. It wakes.", "You sit. It wakes slowly.")
    assert len(accept(root, "stranger/supper#seat-of-honor", "fr")) == 1
    assert errors(root) == ["B505"]
    assert len(accept(root, "stranger/supper#seat-of-honor")) == 1
    assert errors(root) == []
    assert accept(root, "stranger/supper#seat-of-honor") == []


def test_accept_locks_the_sample_which_comes_without_locks(root: Path):
    for paragraph in ("short-weight", "two-liars", "honest-camel"):
        accept(root, f"merchant/barter#{paragraph}")
    assert check_pack(root, EFFECTS) == []


def test_a_place_is_accepted_by_its_id(root: Path):
    edit(root, "places/cave-of-wonders.en.tale.md", "choice: Pick the fruit", "choice: Pick the bright fruit")
    assert errors(root) == ["B505", "B505"]
    accept(root, "cave-of-wonders")
    assert errors(root) == []


def test_a_read_mark_holds_until_the_paragraph_is_edited(root: Path):
    accept(root, "window/lattice#orange", "en", read=True)
    assert errors(root) == []
    edit(root, "tales/window-lattice.en.tale.md", "folded small", "folded very small")
    accept(root, "window/lattice#orange")
    assert errors(root) == ["B507"]
    sync(root)
    assert errors(root) == []


@pytest.mark.parametrize(
    ("reference", "sentence"),
    [
        ("merchant/bartre#two-liars", "Did you mean “merchant/barter”"),
        ("merchant/barter#two-lairs", "Did you mean “two-liars”"),
        ("merchant/barter", "Say which paragraph"),
    ],
)
def test_accept_says_what_it_does_not_know(root: Path, reference: str, sentence: str):
    with pytest.raises(WritingError, match=sentence):
        accept(root, reference)


def test_a_file_with_mistakes_is_left_as_it_is(root: Path):
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S2/Wounded]")
    edit(root, "tales/soldier-quarrel.fr.tale.md", "### Weapon Use", "### Weapon Usage")
    before = everything(root)
    changes = sync(root)
    assert [change.file for change in changes if not change.done] == ["tales/soldier-quarrel.fr.tale.md"]
    name = "tales/soldier-quarrel.fr.tale.md"
    assert everything(root)[name] == before[name]
    with pytest.raises(WritingError, match="has mistakes"):
        accept(root, "soldier/quarrel#dust")


def test_a_section_added_to_the_source_appears_in_the_translations_without_text(root: Path):
    section = "### Piety\nYou bow to the camel first.\n[D1]\n\n### Scorned (mandatory)"
    edit(root, "tales/stranger-supper.en.tale.md", "### Scorned (mandatory)", section)
    sync(root)
    told = [one for one in check_pack(root, EFFECTS) if one.code == "B132"]
    assert [one.file for one in told] == [
        "tales/stranger-supper.es.tale.md",
        "tales/stranger-supper.fr.tale.md",
    ]


def test_sync_puts_paragraphs_in_the_order_of_the_source_and_keeps_numbers(root: Path):
    path = root / "tales" / "letter-sealed.fr.tale.md"
    text = path.read_text("utf-8")
    head, first, second, third = text.split("\n## ")
    path.write_text("\n## ".join([head, third, first, second]), encoding="utf-8")
    sync(root)
    assert everything(root) == everything(TINY)


def test_new_paragraphs_get_numbers_and_others_keep_theirs(root: Path):
    before = (root / "numbers.lock").read_text("utf-8").splitlines()
    (root / "numbers.lock").write_text(
        "\n".join(line for line in before if "well/answers" not in line) + "\n"
    )
    assert errors(root) == ["B508"]
    sync(root)
    assert (root / "numbers.lock").read_text("utf-8").splitlines() == before


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path):
    for work in (lambda: sync(tmp_path), lambda: new_strip(tmp_path, "a"), lambda: accept(tmp_path, "a#b")):
        with pytest.raises(WritingError, match="is not a pack"):
            work()
