"""Decisions: the options that a seat gets."""

import msgspec

from serai.table import Decision
from serai.table.decision import OptionTuple


def test_a_menu_is_the_tuple_of_its_options() -> None:
    menu = OptionTuple(f"keep:{number}" for number in range(3))
    assert menu == ("keep:0", "keep:1", "keep:2")
    assert "keep:2" in menu
    assert "keep:3" not in menu
    assert "keep" not in menu


def test_a_menu_is_sent_as_its_options() -> None:
    sent = [
        msgspec.json.encode(Decision("Ana", "keep", options)) for options in (OptionTuple("ab"), ("a", "b"))
    ]
    assert sent[0] == sent[1]
