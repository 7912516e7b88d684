"""Group 6: the Book does not repeat itself, and a whole Book keeps the figures of a good one."""

from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.figures import Repeat, common_length, figures, voices
from serai.book.plain import plain

# In fewer paragraphs than these chance speaks louder than style, so figures are told and not judged.
SMALLEST_BOOK = 60


def check_style(draft: Draft) -> None:
    """Reports repeated sentences, runs and openings, and every figure of a Book that misses its bounds."""
    found = voices(draft)
    length = common_length(voice.word_count for voice in found.values())
    for language, voice in found.items():
        for repeat in voice.sentences:
            at = repeat.telling.prose[repeat.text].position(repeat.at)
            _add(draft, "B601", repeat, at)
        # A repeated sentence is told once, though it is a run and perhaps an opening too.
        copied = {(repeat.telling.reference, repeat.text) for repeat in voice.sentences}
        for code, repeats in (("B602", voice.runs), ("B603", voice.openings)):
            for repeat in repeats:
                if (repeat.telling.reference, repeat.text) not in copied:
                    _add(draft, code, repeat, _word_position(repeat))
        judged = figures(voice, length) if len(voice.tellings) >= SMALLEST_BOOK else []
        for figure in judged:
            if figure.holds is False:
                draft.report.add(
                    "B604",
                    "pack.toml",
                    language=language,
                    figure=figure.name,
                    value=figure.shown,
                    bounds=figure.bounds,
                )


def _word_position(repeat: Repeat) -> Position:
    prose = repeat.telling.prose[repeat.text]
    offsets = [offset for _, offset in plain(prose.text).words()]
    # Words are counted in composed letters, and a rare sign may be read otherwise in the author's.
    return prose.position(offsets[repeat.at]) if repeat.at < len(offsets) else prose.start


def _add(draft: Draft, code: str, repeat: Repeat, at: Position) -> None:
    words = " ".join(repeat.words)
    draft.report.add(code, repeat.telling.path, at, words=words, other=repeat.other.reference)
