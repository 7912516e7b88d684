"""Tools for authors: new strips, sync of translations, and locks that only a person renews."""

import re
from pathlib import Path

import pytest

from book.tiny import EFFECTS, TINY, copy_of_tiny, edit
from serai.book.authoring import (
    AuthoringError,
    lock_translations_or_mark_as_read,
    update_translations_and_numbers,
)
from serai.book.check import check_pack
from serai.book.diagnostics import Report
from serai.book.new_tale import create_tale_files
from serai.book.pack_reader import read_pack


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return copy_of_tiny(tmp_path)


def file_contents(root: Path) -> dict[str, bytes]:
    return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def errors(root: Path) -> list[str]:
    return [one.code for one in check_pack(root, EFFECTS) if one.severity != "note"]


def test_a_pack_in_step_is_not_touched(root: Path):
    assert update_translations_and_numbers(root) == []
    assert file_contents(root) == file_contents(TINY)


def test_a_new_strip_has_three_files_and_the_checker_lists_what_to_write(root: Path):
    paths = create_tale_files(root, "efreet/duel")
    assert [path.name for path in paths] == [f"efreet-duel.{one}.tale.md" for one in ("en", "fr", "es")]
    codes = {one.code for one in check_pack(root, EFFECTS) if one.file.startswith("tales/efreet-duel")}
    assert codes == {"B132", "B135", "B302", "B506"}


@pytest.mark.parametrize("strip", ["Efreet", "efreet/", "../outside", "", "a b"])
def test_a_strip_with_a_wrong_id_is_refused(root: Path, strip: str):
    with pytest.raises(AuthoringError, match="is not an id"):
        create_tale_files(root, strip)


def test_a_strip_that_exists_is_not_overwritten(root: Path):
    with pytest.raises(AuthoringError, match="exists already"):
        create_tale_files(root, "soldier/quarrel")
    assert file_contents(root) == file_contents(TINY)


def test_sync_renews_headings_and_awards_and_nothing_else(root: Path):
    edit(root, "tales/soldier-quarrel.en.tale.md", "### Weapon Use", "### Weapon Use or Magic")
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S2/Wounded]")
    before = (root / "tales" / "soldier-quarrel.fr.tale.md").read_text("utf-8")
    assert {change.file for change in update_translations_and_numbers(root)} == {
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
    update_translations_and_numbers(root)
    assert errors(root) == ["B505", "B505"]


def test_accept_renews_the_lock_of_one_paragraph(root: Path):
    edit(root, "tales/stranger-supper.en.tale.md", "You sit. It wakes.", "You sit. It wakes slowly.")
    assert len(lock_translations_or_mark_as_read(root, "stranger/supper#seat-of-honor", "fr")) == 1
    assert errors(root) == ["B505"]
    assert len(lock_translations_or_mark_as_read(root, "stranger/supper#seat-of-honor")) == 1
    assert errors(root) == []
    assert lock_translations_or_mark_as_read(root, "stranger/supper#seat-of-honor") == []


def test_accept_locks_the_sample_which_was_printed_without_locks(root: Path):
    for language in ("fr", "es"):
        path = root / "tales" / f"merchant-barter.{language}.tale.md"
        path.write_text(re.sub(r"(?m)^(## .*) ~\w+$", r"\1", path.read_text("utf-8")), encoding="utf-8")
    assert [one.code for one in check_pack(root, EFFECTS)] == ["B506"] * 6
    for paragraph in ("short-weight", "two-liars", "honest-camel"):
        lock_translations_or_mark_as_read(root, f"merchant/barter#{paragraph}")
    assert check_pack(root, EFFECTS) == []


def test_a_place_is_accepted_by_its_id(root: Path):
    edit(root, "places/cave-of-wonders.en.tale.md", "choice: Pick the fruit", "choice: Pick the bright fruit")
    assert errors(root) == ["B505", "B505"]
    lock_translations_or_mark_as_read(root, "cave-of-wonders")
    assert errors(root) == []


def test_a_read_mark_holds_until_the_paragraph_is_edited(root: Path):
    lock_translations_or_mark_as_read(root, "window/lattice#orange", "en", only_mark_as_read=True)
    assert errors(root) == []
    edit(root, "tales/window-lattice.en.tale.md", "folded small", "folded very small")
    lock_translations_or_mark_as_read(root, "window/lattice#orange")
    assert errors(root) == ["B507"]
    update_translations_and_numbers(root)
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
    with pytest.raises(AuthoringError, match=sentence):
        lock_translations_or_mark_as_read(root, reference)


def test_a_file_with_mistakes_is_left_as_it_is(root: Path):
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S2/Wounded]")
    edit(root, "tales/soldier-quarrel.fr.tale.md", "### Weapon Use", "### Weapon Usage")
    before = file_contents(root)
    changes = update_translations_and_numbers(root)
    assert [change.file for change in changes if not change.done] == ["tales/soldier-quarrel.fr.tale.md"]
    name = "tales/soldier-quarrel.fr.tale.md"
    assert file_contents(root)[name] == before[name]
    with pytest.raises(AuthoringError, match="has mistakes"):
        lock_translations_or_mark_as_read(root, "soldier/quarrel#dust")


def test_a_section_added_to_the_source_appears_in_the_translations_without_text(root: Path):
    section = "### Piety\nYou bow to the camel first.\n[D1]\n\n### Scorned (mandatory)"
    edit(root, "tales/stranger-supper.en.tale.md", "### Scorned (mandatory)", section)
    update_translations_and_numbers(root)
    missing = [one for one in check_pack(root, EFFECTS) if one.code == "B132"]
    assert [one.file for one in missing] == [
        "tales/stranger-supper.es.tale.md",
        "tales/stranger-supper.fr.tale.md",
    ]


def test_sync_puts_paragraphs_in_the_order_of_the_source_and_keeps_numbers(root: Path):
    path = root / "tales" / "letter-sealed.fr.tale.md"
    text = path.read_text("utf-8")
    head, first, second, third = text.split("\n## ")
    path.write_text("\n## ".join([head, third, first, second]), encoding="utf-8")
    update_translations_and_numbers(root)
    assert file_contents(root) == file_contents(TINY)


def test_new_paragraphs_get_numbers_and_others_keep_theirs(root: Path):
    before = (root / "numbers.lock").read_text("utf-8").splitlines()
    (root / "numbers.lock").write_text(
        "\n".join(line for line in before if "well/answers" not in line) + "\n"
    )
    assert errors(root) == ["B508"]
    update_translations_and_numbers(root)
    assert (root / "numbers.lock").read_text("utf-8").splitlines() == before


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path):
    for work in (
        lambda: update_translations_and_numbers(tmp_path),
        lambda: create_tale_files(tmp_path, "a"),
        lambda: lock_translations_or_mark_as_read(tmp_path, "a#b"),
    ):
        with pytest.raises(AuthoringError, match="is not a pack"):
            work()


def test_a_read_mark_never_renews_a_lock(root: Path):
    edit(root, "tales/stranger-supper.en.tale.md", "You sit. It wakes.", "You sit. It wakes slowly.")
    assert (
        len(lock_translations_or_mark_as_read(root, "stranger/supper#seat-of-honor", only_mark_as_read=True))
        == 3
    )
    assert errors(root) == ["B505", "B505"]


def test_a_place_is_not_read_as_a_whole(root: Path):
    with pytest.raises(AuthoringError, match="Say which paragraph was read"):
        lock_translations_or_mark_as_read(root, "cave-of-wonders", only_mark_as_read=True)


def test_sync_moves_prose_with_its_heading(root: Path):
    path = root / "tales" / "soldier-quarrel.en.tale.md"
    head, *paragraphs = path.read_text("utf-8").split("\n## ")
    opening, first, second, *others = paragraphs[0].rstrip("\n").split("\n### ")
    paragraphs[0] = "\n### ".join([opening, second + "\n", first.rstrip("\n"), *others]) + "\n"
    path.write_text("\n## ".join([head, *paragraphs]), encoding="utf-8")
    french = root / "tales" / "soldier-quarrel.fr.tale.md"
    before = dict(part.split("\n", 1) for part in french.read_text("utf-8").split("\n## ")[1].split("\n### "))
    update_translations_and_numbers(root)
    parts = french.read_text("utf-8").split("\n## ")[1].split("\n### ")
    after = dict(part.split("\n", 1) for part in parts)
    assert {name: text.strip() for name, text in after.items()} == {
        name: text.strip() for name, text in before.items()
    }
    assert list(after)[1:3] == [second.split("\n")[0], first.split("\n")[0]]


def test_sync_keeps_the_line_ends_of_other_systems(root: Path):
    path = root / "tales" / "soldier-quarrel.fr.tale.md"
    before = path.read_text("utf-8")
    path.write_bytes(before.replace("\n", "\r\n").encode())
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S2/Wounded]")
    update_translations_and_numbers(root)
    expected = before.replace("[S1/Wounded]", "[S2/Wounded]").replace("\n", "\r\n")
    assert path.read_bytes() == expected.encode()


def test_files_that_cannot_be_read_are_named(root: Path):
    (root / "tales" / "soldier-quarrel.fr.tale.md").write_bytes(b"\xff")
    not_done = [change.file for change in update_translations_and_numbers(root) if not change.done]
    assert not_done == ["tales/soldier-quarrel.fr.tale.md"]
    changes = lock_translations_or_mark_as_read(root, "soldier/quarrel#dust")
    assert [change.file for change in changes if not change.done] == ["soldier/quarrel (fr)"]


def test_a_new_place_has_three_choices_of_three_outcomes(root: Path):
    paths = create_tale_files(root, "city-of-brass")
    assert {path.parent.name for path in paths} == {"places"}
    source = paths[0].read_text("utf-8")
    assert source.count("\n# ") == 3
    assert source.count("\n## ") == 9
    codes = {one.code for one in check_pack(root, EFFECTS) if one.file == "places/city-of-brass.en.tale.md"}
    assert "B109" in codes  # the labels of the choices


PLAN = """\
## Places of Power

### haunted-house — place
The rent is one dirham a year.
- room: Sleep in the good room
  - ceiling (danger): the ceiling asks whether it may fall
  - guest (comic): what fell is a gentleman of the last century
  - gold (wonder): it was gold, kept for whoever would answer
- supper: Give a supper
  - hungry: they are hungrier than one supper
  - mirror: one leaves a mirror in pledge
  - heir (tender): by the fruit the family is reconciled
- well: Ask the neighbours
  - quarrel: each tells a different thing
  - rope: a washerwoman holds the rope
  - debt: the ghost owes eight dirhams

## M: efreets

### efreet/duel — M attack
An efreet is challenged. At stake: who may draw water here.
needs: speaks
not: many
register: danger
- scattered: the boast and a boot leave in two directions
- measured (comic; needs: hands): the duel is fought with riddles
- bottled: the loser must carry the winner home
"""


def test_a_planned_strip_brings_its_names_gists_needs_and_registers(root: Path):
    (root / "PLAN.md").write_text(PLAN, encoding="utf-8")
    english, french, _ = (path.read_text("utf-8") for path in create_tale_files(root, "efreet/duel"))
    assert english.startswith("---\nstrip: efreet/duel\nneeds: speaks\nnot: many\n---\n## scattered\n")
    measured = "## measured\ngist: the duel is fought with riddles\nregister: comic\nneeds: hands\n\n"
    assert measured in english
    assert "register: danger" in english
    report = Report()
    draft = read_pack(root, report)
    assert not [one for one in report.diagnostics() if one.code in ("B105", "B109", "B143")]
    tale = draft.strips["efreet/duel"].tales["en"]
    assert (tale.needs.needs, tale.needs.excludes) == (("speaks",), ("many",))
    assert tale.paragraphs[1].register == "comic"
    assert re.findall(r"## (.*)", french) == re.findall(r"## (.*)", english)
    assert not re.search(r"gist|needs|register|not:", french)


def test_a_planned_place_brings_its_choices_and_outcomes(root: Path):
    (root / "PLAN.md").write_text(PLAN, encoding="utf-8")
    english, french, _ = (path.read_text("utf-8") for path in create_tale_files(root, "haunted-house"))
    assert "# room\nchoice: Sleep in the good room\n" in english
    assert "## guest\ngist: what fell is a gentleman of the last century\nregister: comic\n" in english
    assert "# room\nchoice: \n" in french
    assert re.findall(r"#+ .*", french) == re.findall(r"#+ .*", english)


def test_what_cannot_be_written_is_reported_in_a_sentence(root: Path, tmp_path: Path):
    for path in (root / "tales").iterdir():
        path.unlink()
    (root / "tales").rmdir()
    (root / "tales").write_text("a file")
    with pytest.raises(AuthoringError, match="is not a folder"):
        create_tale_files(root, "efreet/duel")
    (root / "tales").unlink()
    (tmp_path / "outside").mkdir()
    (root / "tales").symlink_to(tmp_path / "outside")
    with pytest.raises(AuthoringError, match="is not a folder"):
        create_tale_files(root, "efreet/duel")
    assert not list((tmp_path / "outside").iterdir())
