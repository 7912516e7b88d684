"""“Play this paragraph”: a scenario that leads to any paragraph of a pack."""

from pathlib import Path

import pytest

from book.tiny import TINY, copy_of_tiny, edit
from serai.book.commands import find_scenario_maker
from serai.games.nights.game import Nights
from serai.table.scenario import play_scenario, read_scenario


def paragraphs_read(text: str, folder: Path) -> list[str]:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    events = play_scenario(read_scenario(path)).all_events()
    return [str(one.args["paragraph"]) for one in events if one.key == "read"]


@pytest.mark.parametrize(
    "reference",
    [
        "merchant/barter#short-weight",  # a cell, with each face of the destiny die
        "merchant/barter#two-liars",
        "merchant/barter#honest-camel",
        "window/lattice#ladder",  # courting, so the hero's sex matters
        "mountain/nails#%s",  # a marvel of a terrain card
        "cave-of-wonders#morning-ajar",  # a Place of Power
    ],
)
def test_a_scenario_ends_in_reading_the_paragraph(reference: str, tmp_path: Path):
    if reference.endswith("%s"):
        world = Nights.with_pack(Nights.open_pack(TINY)).world
        reference = next(one for one in world.paragraphs if one.startswith(reference.removesuffix("%s")))
    text = Nights.scenario_of_paragraph(TINY, reference)
    assert text is not None
    assert paragraphs_read(text, tmp_path) == [reference]


def test_there_is_none_for_a_paragraph_that_does_not_exist():
    assert Nights.scenario_of_paragraph(TINY, "merchant/barter#nobody") is None


def test_a_pack_with_errors_is_not_played_and_says_so(tmp_path: Path):
    root = copy_of_tiny(tmp_path)
    edit(root, "tales/soldier-quarrel.en.tale.md", "[S1/Wounded]", "[S1/Wonded]")
    with pytest.raises(ValueError, match="mend its errors first"):
        Nights.scenario_of_paragraph(root, "merchant/barter#two-liars")


def test_the_preview_asks_the_game_that_is_installed():
    assert find_scenario_maker() is not None
