"""Plates under numbers, for somebody who names them from the picture alone."""

import struct
from pathlib import Path

from atelier.blind_naming import KINDS, draw_names, write_numbered_plates
from atelier.collection import PLATES


def test_the_same_seed_draws_the_same_plates_of_the_kind_and_none_twice():
    drawn = draw_names("beings", 20, seed=11)
    assert drawn == draw_names("beings", 20, seed=11) != draw_names("beings", 20, seed=19)
    assert len(set(drawn)) == 20
    assert all(name.startswith("beings/") and name in PLATES for name in drawn)


def test_a_kind_with_fewer_plates_is_drawn_whole_and_shuffled():
    heroes = sorted(name for name in PLATES if name.startswith("heroes/"))
    drawn = draw_names("heroes", 99, seed=11)
    assert sorted(drawn) == heroes != drawn
    assert {"beings", "heroes", "cities", "treasures", "quests"} <= set(KINDS)


def test_pictures_bear_numbers_and_only_the_key_tells_their_names(tmp_path: Path):
    folder, key = tmp_path / "pictures", tmp_path / "key.txt"
    write_numbered_plates(["beings/roc", "beings/jar"], 48, folder, key)
    assert key.read_text("utf-8") == "01 beings/roc\n02 beings/jar\n"
    pictures = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert set(pictures) == {"01.png", "02.png"}
    assert pictures["01.png"] != pictures["02.png"]
    for content in pictures.values():
        assert content.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", content[16:24]) == (48, 48)
