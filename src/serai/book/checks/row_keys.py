"""Rows for particular beings: that the beings exist, and that no two rows fit the same being equally closely
(N7.5).
"""

from serai.book.checks.reach_analysis import ReachAnalysis
from serai.book.draft import Draft
from serai.book.lexicon import BEING_KINDS, TRAITS
from serai.book.markdown_tables import MatrixRow
from serai.book.status_overrides import STATUS_OVERRIDES

# Rows of the rules that are named after a situation instead of an adjective: “pursuing”.
SITUATIONS = frozenset(row.row for override in STATUS_OVERRIDES for row in override.rows if row.being is None)


def check_row_key(draft: Draft, path: str, row: MatrixRow) -> None:
    """Reports a row whose adjective, or whose word after the @, does not exist."""
    adjective, whom = row.key.adjective, row.key.whom
    report = draft.report
    if adjective not in ("", *SITUATIONS, *draft.adjectives) and adjective not in draft.faulty_words:
        guess = report.did_you_mean_sentence(report.most_similar_word(adjective, draft.adjectives))
        report.add("B127", path, row.at, guess, what="adjective", name=adjective)
    if whom in draft.beings or whom in draft.faulty_words:
        return
    if whom not in (*TRAITS, *BEING_KINDS):
        known = (*draft.beings, *TRAITS, *BEING_KINDS)
        guess = report.did_you_mean_sentence(report.most_similar_word(whom, known), "Did you mean “@{}”?")
        report.add("B218", path, row.at, guess, why=f"“@{whom}” is no being, no trait and no kind")
    elif not adjective:
        why = f"“@{whom}” is a {'trait' if whom in TRAITS else 'kind'}, so an adjective must stand before it"
        report.add("B218", path, row.at, why=why)


def report_ambiguous_rows(draft: Draft, analysis: ReachAnalysis) -> None:
    """Reports rows that fit the same being equally closely."""
    for (letter, rows), other in analysis.ties.items():
        matrix = draft.matrices[letter]
        name = f"{other.adjective or ''} {other.noun}".strip()
        named = " and ".join(f"“{row}”" for row in rows)
        draft.report.add("B219", matrix.path, matrix.rows[rows[-1]].at, rows=named, other=name)
