"""Group 6: the Book does not repeat itself, and its prose metrics are within their bounds."""

from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.plain_text import to_plain_text
from serai.book.prose_metrics import (
    Repeat,
    corpora_by_language,
    measure_prose,
    sample_length_shared_by_languages,
)

# With fewer paragraphs the metrics are mostly chance, so their bounds do not apply.
SMALLEST_BOOK = 60


def check_style(draft: Draft) -> None:
    """Reports repeated sentences, runs and openings, and every metric outside its bounds."""
    found = corpora_by_language(draft)
    length = sample_length_shared_by_languages(corpus.word_count for corpus in found.values())
    for language, corpus in found.items():
        for repeat in corpus.repeated_sentences:
            at = repeat.paragraph_text.prose[repeat.text].position_of_offset(repeat.at)
            _report_repeat(draft, "B601", repeat, at)
        # Report a repeated sentence only once, although it is also a run and perhaps an opening.
        copied = {(repeat.paragraph_text.reference, repeat.text) for repeat in corpus.repeated_sentences}
        for code, repeats in (("B602", corpus.shared_runs), ("B603", corpus.same_openings)):
            for repeat in repeats:
                if (repeat.paragraph_text.reference, repeat.text) not in copied:
                    _report_repeat(draft, code, repeat, _position_of_repeat(repeat))
        metrics = measure_prose(corpus, length) if len(corpus.paragraph_texts) >= SMALLEST_BOOK else []
        for metric in metrics:
            if metric.is_within_bounds is False:
                draft.report.add(
                    "B604",
                    "pack.toml",
                    language=language,
                    figure=metric.name,
                    value=metric.value_text,
                    bounds=metric.bounds_text,
                )


def _position_of_repeat(repeat: Repeat) -> Position:
    prose = repeat.paragraph_text.prose[repeat.text]
    offsets = [offset for _, offset in to_plain_text(prose.text).words_with_offsets()]
    # The word index refers to the normalized text; rare characters can split differently in the original.
    return prose.position_of_offset(offsets[repeat.at]) if repeat.at < len(offsets) else prose.start_position


def _report_repeat(draft: Draft, code: str, repeat: Repeat, at: Position) -> None:
    words = " ".join(repeat.words)
    draft.report.add(code, repeat.paragraph_text.path, at, words=words, other=repeat.other.reference)
