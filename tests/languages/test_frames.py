"""Sentences with slots keep their text, whatever signs stand in it or in what is filled in."""

from serai.locales.frames import SentenceFrame, placeholder_for_slot


def test_percent_signs_and_braces_are_text_like_any_other() -> None:
    frame = SentenceFrame(
        f"{placeholder_for_slot('seat')} wins with 50 % {{or}} %s: {placeholder_for_slot('card')}."
    )
    assert (
        frame.fill_slots({"seat": "100%(card)s", "card": "{seat}"})
        == "100%(card)s wins with 50 % {or} %s: {seat}."
    )


def test_a_sentence_without_slots_is_filled_with_nothing() -> None:
    assert SentenceFrame("100 % done").fill_slots({}) == "100 % done"
