"""`serai pack`: valid packs are installed completely; everything else is refused with a sentence."""

import errno
import io
import os
import re
import stat
import struct
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

from book.tiny import TINY, copy_of_tiny, edit
from serai.book import pack_installer
from serai.book.check import check_pack
from serai.book.pack_installer import (
    PackRejectedError,
    PackRequestError,
    find_installed_packs,
    install_pack,
    packs_folder,
)
from serai.games.nights import packs as nights_packs
from serai.house.pack_commands import app


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(
        nights_packs, "_SHIPPED", ()
    )  # checking takes seconds, and each test has a new home folder
    return tmp_path / "home"


def files_of(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()
    }


def zipped(path: Path, files: dict[str, bytes] | None = None, top: str = "") -> Path:
    """A zip file of the tiny pack, with additional or replaced files."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in (files_of(TINY) | (files or {})).items():
            archive.writestr(zipfile.ZipInfo(top + name), data, zipfile.ZIP_DEFLATED)
    return path


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


def nothing_written(home: Path) -> bool:
    return not any(path.is_file() for path in home.rglob("*"))


@pytest.mark.parametrize("top", ["", "tiny-book/", "downloads/tiny-book-1.0.0/"])
def test_a_zip_file_is_installed_whole(tmp_path: Path, home: Path, top: str):
    added = install_pack(zipped(tmp_path / "tiny.zip", top=top))
    assert added.new
    assert added.folder == home / "packs" / "tiny-book" / "1.0.0"
    assert files_of(added.folder) == files_of(TINY)
    assert [one.code for one in check_pack(added.folder) if one.severity == "error"] == []
    assert [path.name for path in added.folder.parent.iterdir()] == ["1.0.0"]


def test_a_folder_is_installed_without_what_is_no_part_of_a_pack(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    (root / ".git").mkdir()
    (root / ".git" / "config.txt").write_text("x")
    (root / "cover.png").write_bytes(b"\x89PNG")
    assert files_of(install_pack(root).folder) == files_of(TINY)


def test_programs_pictures_and_leavings_in_a_zip_file_are_left_out(tmp_path: Path):
    more = {
        "run.py": b"import os",
        "cover.png": b"\x89PNG",
        "__MACOSX/pack.toml": b"?",
        ".DS_Store": b"?",
        "tales/.swap.md": b"?",
    }
    assert files_of(install_pack(zipped(tmp_path / "tiny.zip", more)).folder) == files_of(TINY)


PLATE = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\n<path d="M0 0"/>\n</svg>\n'


@pytest.mark.parametrize("as_folder", [False, True])
def test_plates_are_installed_as_they_were_sanitized(tmp_path: Path, as_folder: bool):
    drawn = PLATE.replace(b"<path", b"<!-- by hand --><title>A dot</title><path id='dot'")
    plates = {"plates/beings/merchant.svg": drawn, "plates/beings/cover.png": b"\x89PNG"}
    pack = zipped(tmp_path / "tiny.zip", plates)
    if as_folder:
        zipfile.ZipFile(pack).extractall(tmp_path / "tiny")
        pack = tmp_path / "tiny"
    assert files_of(install_pack(pack).folder) == files_of(TINY) | {"plates/beings/merchant.svg": PLATE}


def test_other_plates_take_the_place_of_those_before_without_another_version(tmp_path: Path):
    folder = install_pack(zipped(tmp_path / "1.zip", {"plates/beings/merchant.svg": PLATE})).folder
    other = PLATE.replace(b"M0 0", b"M1 1")
    again = install_pack(zipped(tmp_path / "2.zip", {"plates/beings/dervish.svg": other}))
    assert not again.new
    assert files_of(folder) == files_of(TINY) | {"plates/beings/dervish.svg": other}
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []
    assert not install_pack(TINY).new
    assert files_of(folder) == files_of(TINY)


def test_plates_that_cannot_be_replaced_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = install_pack(zipped(tmp_path / "1.zip", {"plates/beings/merchant.svg": PLATE})).folder
    other = zipped(tmp_path / "2.zip", {"plates/beings/dervish.svg": PLATE})

    def fill_disk(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", fill_disk)
        with pytest.raises(PackRequestError, match="No space left"):
            install_pack(other)
    assert files_of(folder) == files_of(TINY) | {"plates/beings/merchant.svg": PLATE}


def test_a_pack_with_a_plate_that_is_no_drawing_is_rejected_with_the_reason(tmp_path: Path, home: Path):
    bad = PLATE.replace(b"<path", b"<script>1</script><path")
    with pytest.raises(PackRejectedError, match=r"plates/beings/merchant\.svg.*it has a script"):
        install_pack(zipped(tmp_path / "tiny.zip", {"plates/beings/merchant.svg": bad}))
    assert nothing_written(home)


def test_a_link_instead_of_the_plates_is_not_followed(tmp_path: Path, home: Path):
    root = copy_of_tiny(tmp_path)
    (root / "plates").rename(tmp_path / "elsewhere")
    (root / "plates").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(PackRejectedError, match="a link that leads outside"):
        install_pack(root)
    assert nothing_written(home)


def test_the_same_pack_again_is_no_mistake(tmp_path: Path):
    assert install_pack(TINY).new
    assert not install_pack(zipped(tmp_path / "tiny.zip")).new


def test_another_pack_of_the_same_id_and_version_never_takes_its_place(tmp_path: Path):
    folder = install_pack(TINY).folder
    root = copy_of_tiny(tmp_path)
    (root / "README.md").write_text("Not the same.")
    with pytest.raises(PackRequestError, match="with other contents: give the new one another version"):
        install_pack(root)
    assert files_of(folder) == files_of(TINY)
    manifest = root / "pack.toml"
    manifest.write_text(manifest.read_text().replace("1.0.0", "1.0.1"))
    assert install_pack(root).new
    assert [pack.folder.name for pack in find_installed_packs()] == ["1.0.0", "1.0.1"]


def test_a_pack_with_errors_is_refused_with_a_summary(tmp_path: Path, home: Path):
    root = copy_of_tiny(tmp_path)
    for tale in (root / "tales").glob("*.en.tale.md"):
        tale.write_text("nonsense")
    with pytest.raises(PackRejectedError) as refused:
        install_pack(root)
    sentence = str(refused.value)
    assert "errors and is not installed:" in sentence
    assert "B105" in sentence
    assert sentence.splitlines()[-1].endswith("more")
    assert nothing_written(home)


def test_a_pack_with_a_stale_lock_is_refused_as_it_is_no_book(tmp_path: Path, home: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/stranger-supper.en.tale.md", "It wakes.", "It wakes up.")
    with pytest.raises(PackRejectedError, match="has 2 errors and is not installed:") as refused:
        install_pack(root)
    assert str(refused.value).count("B505") == 2
    assert nothing_written(home)


@pytest.mark.parametrize(
    "name",
    [
        "../outside.md",
        "tales/../../outside.md",
        "/etc/outside.md",
        "C:/outside.md",
        "tales/..",
        "tales//two.md",
        "./pack.md",
        "tales/nul.md",
        "tales/ends-in-a-dot.",
        "tales/ends-in-a-blank ",
        "tales/line\nbreak.md",
        "tales/right\u202eleft.md",
        "tales/why?.md",
        "tales/" + "long" * 60 + ".md",
    ],
)
def test_a_name_that_is_not_safe_is_refused(tmp_path: Path, home: Path, name: str):
    with pytest.raises(PackRejectedError, match="a name that is not safe"):
        install_pack(zipped(tmp_path / "tiny.zip", {name: b"x"}))
    assert nothing_written(home)
    assert not (tmp_path / "outside.md").exists()


def test_backslashes_in_names_are_refused(tmp_path: Path, home: Path):
    path = zipped(tmp_path / "tiny.zip", {"tales/..-..-outside.md": b"x"})
    path.write_bytes(path.read_bytes().replace(b"tales/..-..-outside.md", b"tales\\..\\..\\outside.md"))
    with pytest.raises(PackRejectedError, match="not safe"):
        install_pack(path)
    assert nothing_written(home)


@pytest.mark.parametrize("kind", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR])
def test_links_and_devices_in_a_zip_file_are_refused(tmp_path: Path, kind: int):
    path = zipped(tmp_path / "tiny.zip")
    with zipfile.ZipFile(path, "a") as archive:
        link = zipfile.ZipInfo("tales/link.md")
        link.external_attr = (kind | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(PackRejectedError, match="a link or a device"):
        install_pack(path)


def test_a_link_that_leads_out_of_a_folder_is_refused(tmp_path: Path, home: Path):
    root = copy_of_tiny(tmp_path)
    (root / "tales" / "elsewhere.en.tale.md").symlink_to("/etc/passwd")
    with pytest.raises(PackRejectedError, match="B102"):
        install_pack(root)
    assert nothing_written(home)


def test_a_bomb_is_refused_before_it_goes_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(PackRejectedError, match="more than 1024 kB"):
        install_pack(zipped(tmp_path / "one.zip", {"tales/big.md": bytes(pack_installer.FILE_LIMIT + 1)}))
    monkeypatch.setattr(pack_installer, "PACK_LIMIT", 1 << 20)
    many = {f"tales/big-{number}.md": bytes(1 << 19) for number in range(4)}
    with pytest.raises(PackRejectedError, match="unpacks to more than 1 MB"):
        install_pack(zipped(tmp_path / "many.zip", many))
    monkeypatch.setattr(pack_installer, "FILES_LIMIT", 20)
    with pytest.raises(PackRejectedError, match="a pack has at most 20"):
        install_pack(zipped(tmp_path / "count.zip"))
    monkeypatch.setattr(pack_installer, "PACK_LIMIT", 100)
    with pytest.raises(PackRejectedError, match="is larger than"):
        install_pack(zipped(tmp_path / "large.zip"))


def test_a_size_that_the_archive_lies_about_does_no_harm(tmp_path: Path, home: Path):
    path = zipped(tmp_path / "tiny.zip", {"tales/liar.md": bytes(3 << 20)})
    data = path.read_bytes().replace(struct.pack("<L", 3 << 20), struct.pack("<L", 10))
    path.write_bytes(data)
    with pytest.raises((PackRejectedError, PackRequestError)):
        install_pack(path)
    assert nothing_written(home)


def test_names_that_differ_in_capitals_only_are_refused(tmp_path: Path):
    with pytest.raises(PackRejectedError, match="two files that some systems take for one"):
        install_pack(zipped(tmp_path / "tiny.zip", {"PACK.toml": b"x"}))


def test_a_locked_zip_file_is_refused(tmp_path: Path):
    path = zipped(tmp_path / "tiny.zip")
    data = bytearray(path.read_bytes())
    data[data.index(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(data)
    with pytest.raises(PackRejectedError, match="locked with a password"):
        install_pack(path)


def test_a_damaged_zip_file_is_refused(tmp_path: Path, home: Path):
    whole = zipped(tmp_path / "tiny.zip").read_bytes()
    path = tmp_path / "damaged.zip"
    for damaged in (whole[: len(whole) // 2], b"", whole[:200] + bytes(400) + whole[600:], b"PK\x05\x06"):
        path.write_bytes(damaged)
        with pytest.raises(PackRequestError, match="is not a zip file that can be read"):
            install_pack(path)
    assert nothing_written(home)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "tiny-book"', 'id = "../outside"', "has the id"),
        ('id = "tiny-book"', 'id = "con"', "has the id"),
        ('version = "1.0.0"', 'version = "../1"', "has the version"),
        ('version = "1.0.0"', 'version = ""', "has the version"),
        ('engine = ">=0.2"', 'engine = ">=999.0"', "needs Serai 999.0 or newer; this is"),
        ('engine = ">=0.2"', 'engine = "new"', "asks for the engine"),
        ('engine = ">=0.2"', f'engine = ">={"9" * 3000}"', "asks for the engine"),
    ],
)
def test_a_manifest_that_does_not_fit_is_refused(
    tmp_path: Path, home: Path, old: str, new: str, sentence: str
):
    root = copy_of_tiny(tmp_path)
    text = (root / "pack.toml").read_text("utf-8")
    assert old in text
    (root / "pack.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(PackRejectedError, match=sentence):
        install_pack(root)
    assert nothing_written(home)


def test_what_is_no_pack_is_asked_wrongly(tmp_path: Path):
    with pytest.raises(PackRequestError, match="There is no file and no folder"):
        install_pack(tmp_path / "nowhere.zip")
    with pytest.raises(PackRequestError, match=r"it has no pack\.toml"):
        install_pack(tmp_path)
    empty = io.BytesIO()
    zipfile.ZipFile(empty, "w").close()
    (tmp_path / "empty.zip").write_bytes(empty.getvalue())
    with pytest.raises(PackRequestError, match=r"it has no pack\.toml"):
        install_pack(tmp_path / "empty.zip")


def test_a_data_folder_that_cannot_be_written_is_reported(home: Path):
    home.write_text("a file where a folder should be")
    with pytest.raises(PackRequestError, match="cannot be written"):
        install_pack(TINY)


def test_without_a_home_packs_lie_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("SERAI_HOME")
    assert packs_folder().name == "packs"
    assert "serai" in str(packs_folder())


def test_the_commands_exit_with_0_1_and_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run("list") == 0
    assert "No other pack is installed" in capsys.readouterr().out
    assert run("add", str(zipped(tmp_path / "tiny.zip"))) == 0
    assert "tiny-book 1.0.0 is installed in" in capsys.readouterr().out
    assert run("add", str(TINY)) == 0
    assert "was installed already" in capsys.readouterr().out
    assert run("list") == 0
    assert "A tiny Book of Tales (CC-BY-4.0)" in capsys.readouterr().out
    assert run("add", str(tmp_path / "nowhere.zip")) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    root = copy_of_tiny(tmp_path)
    (root / "numbers.lock").write_text("nonsense\n")
    assert run("add", str(root)) == 1
    assert "has 1 error and is not installed" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")
def test_a_pipe_instead_of_a_manifest_is_not_waited_for(home: Path):
    """Before, no server could start beside it."""
    folder = home / "packs" / "piped" / "1.0.0"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "pack.toml")
    (found,) = find_installed_packs()
    assert (found.folder, found.manifest) == (folder, None)


def test_an_installed_pack_that_was_damaged_is_listed_as_such(capsys: pytest.CaptureFixture[str]):
    (install_pack(TINY).folder / "pack.toml").write_text("[")
    assert run("list") == 0
    told = capsys.readouterr().out
    assert "tiny-book 1.0.0\n" in told
    assert re.search(r"playable   no: it has \d errors?, such as pack\.toml:1", told)


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2, zipfile.ZIP_DEFLATED])
def test_no_damage_to_a_zip_file_is_more_than_a_sentence(tmp_path: Path, method: int):
    path = tmp_path / "tiny.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name in ("pack.toml", "map.toml"):
            archive.writestr(name, (TINY / name).read_bytes(), method)
    whole = path.read_bytes()
    for at in range(0, len(whole), 7):
        for value in (0, 255):
            path.write_bytes(whole[:at] + bytes([value]) + whole[at + 1 :])
            # Some bytes have no effect; it only matters that nothing else is raised.
            with suppress(PackRejectedError, PackRequestError):
                install_pack(path)


def test_an_installed_pack_without_a_title_in_its_language_is_listed(capsys: pytest.CaptureFixture[str]):
    path = install_pack(TINY).folder / "pack.toml"
    path.write_text(path.read_text("utf-8").replace('source = "en"', 'source = "es"'), encoding="utf-8")
    text = "\n".join(
        'title = { fr = "Un livre" }' if line.startswith("title") else line
        for line in path.read_text("utf-8").splitlines()
    )
    path.write_text(text, encoding="utf-8")
    assert run("list") == 0
    assert "Un livre" in capsys.readouterr().out


def test_the_checker_says_what_would_keep_a_pack_from_being_installed(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    text = (root / "pack.toml").read_text("utf-8")
    for old, new in (('"tiny-book"', '"con"'), ('"1.0.0"', '"one"'), ('">=0.2"', '"new"')):
        text = text.replace(old, new)
    (root / "pack.toml").write_text(text, encoding="utf-8")
    assert [one.code for one in check_pack(root) if one.severity == "error"] == ["B141"] * 3
