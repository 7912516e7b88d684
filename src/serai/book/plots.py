"""Plots of a pack's statistics. Only this module uses matplotlib, which the extra `writers` installs."""

# Matplotlib has no types for many of its arguments.
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false

from pathlib import Path
from typing import TYPE_CHECKING, Literal

from serai.book.draft import Draft
from serai.book.languages import FALLBACK, LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.prose_metrics import (
    FULL_LENGTH,
    GRAMS,
    LONG,
    SHORT,
    LanguageCorpus,
    Metric,
    corpora_by_language,
    distinct_ngram_shares,
)
from serai.book.stats import Statistics
from serai.book.vocabulary import REACTIONS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Picture

INK, PAPER, FAINT, BAND = "#2b2a33", "#fbf7ee", "#d8cfbd", "#e7dcc0"
# Colours for colour-blind readers, in the order of the languages; if there are more languages than colours,
# the line style changes.
COLOURS = ("#1f5a8a", "#b3541e", "#3f7d4f", "#7a5195")
LINES: tuple[Literal["-", "--", ":", "-."], ...] = ("-", "--", ":", "-.")
BIN = 5
STEPS = 12


class NoPlotsError(Exception):
    """The extra `writers` is not installed; the message says how to install it."""

    def __init__(self) -> None:
        super().__init__('Pictures need matplotlib: pip install "serai[writers]".')


def write_plots(
    draft: Draft, measured: Statistics, folder: Path, ending: Literal["svg", "png"] = "svg"
) -> list[Path]:
    """Plots lengths, distinct-n, repetitions and award values into a folder; returns the files."""
    by_language = corpora_by_language(draft)
    pictures = {
        "lengths": _plot_lengths(by_language),
        "distinct": _plot_distinct_ngrams(by_language),
        "repeats": _plot_repeats(measured),
        "fortune": _plot_award_values(measured),
    }
    from matplotlib import rc_context

    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.{ending}" for name in pictures]
    # No date and a fixed salt make the files reproducible.
    metadata = {"Date": None} if ending == "svg" else {}
    with rc_context({"svg.hashsalt": "serai"}):
        for path, picture in zip(paths, pictures.values(), strict=True):
            picture.savefig(
                path, facecolor=PAPER, bbox_inches="tight", pad_inches=0.25, dpi=130, metadata=metadata
            )
    return paths


def _make_figure(title: str, rows: int, width: float, height: float) -> "tuple[Picture, list[Axes]]":
    try:
        from matplotlib.figure import Figure as Picture
    except ImportError:
        raise NoPlotsError from None
    picture = Picture(figsize=(width, height), layout="constrained")
    picture.suptitle(title, fontsize=14, fontweight="bold", color=INK, ha="left", x=0.01)
    axes = [picture.add_subplot(1, rows, number + 1) for number in range(rows)]
    for one in axes:
        one.set_facecolor(PAPER)
        one.tick_params(colors=INK, length=0)
        one.spines[["top", "right", "left"]].set_visible(False)
        one.spines["bottom"].set_color(INK)
    return picture, axes


def _colour_of_language(language: Language) -> str:
    return COLOURS[LANGUAGES.index(language) % len(COLOURS)]


def _plot_lengths(by_language: dict[Language, LanguageCorpus]) -> "Picture":
    picture, axes = _make_figure("Words in a reading", max(1, len(by_language)), 11, 3.6)
    counts: dict[Language, list[int]] = {
        one: corpus.word_counts_of_readings for one, corpus in by_language.items()
    }
    longest = max([LONG + 2 * BIN, *(max(found) for found in counts.values())])
    bins = list(range(0, longest + BIN, BIN))
    for axis, (language, found) in zip(axes, counts.items(), strict=False):
        axis.axvspan(SHORT, LONG, color=BAND, zorder=0)
        axis.hist(
            found, bins=bins, color=_colour_of_language(language), edgecolor=PAPER, linewidth=0.8, zorder=2
        )
        within = sum(SHORT <= one <= LONG for one in found) / len(found)
        axis.set_title(
            f"{LANGUAGE_TABLE[language].english}: {within:.0%} within {SHORT}–{LONG}", loc="left", color=INK
        )
        axis.set_xlabel("words (opening and section)", color=INK)
        axis.grid(axis="y", color=FAINT, linewidth=0.6, zorder=1)
        axis.locator_params(axis="y", integer=True, nbins=6)
    tallest = max(axis.get_ylim()[1] for axis in axes)
    for axis in axes:
        axis.set_ylim(0, tallest)
    axes[0].set_ylabel("readings", color=INK)
    return picture


def _plot_distinct_ngrams(by_language: dict[Language, LanguageCorpus]) -> "Picture":
    picture, axes = _make_figure("Distinct n-grams, as the Book grows", len(GRAMS), 11, 3.6)
    for language, corpus in by_language.items():
        texts = corpus.shuffled_words_by_text
        whole = min(FULL_LENGTH, corpus.word_count)
        lengths = sorted({max(1, whole * step // STEPS) for step in range(1, STEPS + 1)})
        curves = [distinct_ngram_shares(texts, length) for length in lengths]
        for axis, size in zip(axes, GRAMS, strict=True):
            values = [curve[size] for curve in curves]
            number = LANGUAGES.index(language)
            style = LINES[(number + number // len(COLOURS)) % len(LINES)]
            axis.plot(
                lengths,
                values,
                style,
                color=_colour_of_language(language),
                linewidth=2,
                label=LANGUAGE_TABLE[language].english,
            )
    for axis, size in zip(axes, GRAMS, strict=True):
        for language, entry in LANGUAGE_TABLE.items():
            floor = dict(entry.distinct).get(size)
            if floor is None or (language not in by_language and language != FALLBACK):
                continue
            axis.axhline(floor, color=INK, linewidth=1)
            axis.text(
                0.99,
                floor - 0.01,
                f"{entry.english} floor on {FULL_LENGTH:,} words: {floor:.2f}",
                transform=axis.get_yaxis_transform(),
                ha="right",
                va="top",
                color=INK,
                fontsize=9,
            )
        axis.set_ylim(0.25, 1.02)
        axis.set_title(f"distinct-{size}", loc="left", color=INK)
        axis.set_xlabel("words", color=INK)
        axis.xaxis.set_major_formatter("{x:,.0f}")
        axis.locator_params(axis="x", nbins=5)
        axis.grid(axis="y", color=FAINT, linewidth=0.6)
    axes[-1].legend(frameon=False, labelcolor=INK, loc="lower left")
    return picture


def _plot_repeats(measured: Statistics) -> "Picture":
    picture, axes = _make_figure("What comes again", 4, 11, 3.2)
    panels = (
        ("runs", "share 8 words", "% of paragraphs", 100),
        ("openings", "open on the same 5 words", "% of paragraphs", 100),
        ("sentences", "repeated sentences", "sentences", 1),
        ("you", "open on “you”", "% of paragraphs", 100),
    )
    for axis, (name, title, unit, scale) in zip(axes, panels, strict=True):
        found: dict[Language, Metric] = {
            language: next(figure for figure in one.metrics if figure.id == name)
            for language, one in measured.languages.items()
        }
        names = [LANGUAGE_TABLE[language].english for language in found]
        values = [figure.value * scale for figure in found.values()]
        limit = max((figure.most or 0) * scale for figure in found.values())
        bars = axis.bar(
            names, values, color=[_colour_of_language(language) for language in found], width=0.6, zorder=2
        )
        axis.bar_label(bars, fmt="%.3g", padding=2, color=INK, fontsize=9)
        axis.axhline(limit, color=INK, linewidth=1, linestyle="--", zorder=3)
        axis.set_ylim(0, max(1, limit, *values) * 1.2)
        axis.set_yticks([])
        axis.set_title(title, loc="left", color=INK, fontsize=11)
        bound = f"at most {limit:g}" if limit else "none"
        axis.set_xlabel(f"{unit}; should be {bound}", color=INK, fontsize=9)
    return picture


def _plot_award_values(measured: Statistics) -> "Picture":
    from_cells = measured.mean_award_values.cells
    letters = list(from_cells)
    reactions = [one for one in REACTIONS if any(one in cells for cells in from_cells.values())]
    picture, (axis,) = _make_figure(
        "Fortune by reaction and matrix, in points",
        1,
        2.6 + 0.62 * (len(letters) + 1),
        1.6 + 0.3 * (len(reactions) + 1),
    )
    rows = [
        [
            measured.mean_award_values.reactions[one],
            *(from_cells[letter].get(one, float("nan")) for letter in letters),
        ]
        for one in reactions
    ]
    rows.append([float("nan"), *(measured.mean_award_values.matrices[letter] for letter in letters)])
    reach = max([1.0, *(abs(value) for row in rows for value in row if value == value)])
    axis.imshow(rows, cmap="BrBG", vmin=-reach, vmax=reach, aspect="auto")
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            if value == value:
                dark = abs(value) > reach * 0.6
                axis.text(
                    x, y, f"{value:.1f}", ha="center", va="center", fontsize=9, color=PAPER if dark else INK
                )
    axis.set_xticks(range(len(letters) + 1), ["all", *letters])
    axis.set_yticks(range(len(rows)), [*(one.replace("-", " ") for one in reactions), "all"])
    axis.xaxis.tick_top()
    axis.axvline(0.5, color=PAPER, linewidth=5)
    axis.axhline(len(rows) - 1.5, color=PAPER, linewidth=5)
    axis.spines[:].set_visible(False)
    return picture
