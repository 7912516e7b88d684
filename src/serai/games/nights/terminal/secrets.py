"""What only one player at the keyboard may see (N17), and the page that a Reader has before the others."""

from collections.abc import Sequence

from serai.games.nights.words.pages import Page, Pages
from serai.locales.texts import Names
from serai.table import Decision, Event

SEEN_BY_ONE = frozenset({"number", "entry", "page"})
"""Questions that show a chart, a table or an unread page to the one who is asked (N17.2, N17.3)."""

_COVERS = {
    "goal": "screen-secret-goal",
    "number": "screen-secret-number",
    "entry": "screen-secret-number",
    "page": "screen-secret-page",
}


def is_secret(decision: Decision) -> bool:
    return decision.secret or decision.kind in SEEN_BY_ONE


def cover_of(decision: Decision) -> str:
    """The key of the words that say why nobody else may look."""
    return _COVERS.get(decision.kind, "screen-secret-answer")


def reading_page(pages: Pages, events: Sequence[Event], names: Names) -> Page:
    """The page that was whispered to a Reader last: an opening with its headings, or a section."""
    page = Page()
    for event in reversed(events):
        if event.key in ("reading", "reading-section"):
            pages.recall(events)
            page.passages += pages.passages(event, names)
            break
    return page
