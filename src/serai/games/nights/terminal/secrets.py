"""What only one player at a shared keyboard may see (N17), and the Reader's own page."""

from collections.abc import Sequence

from serai.games.nights.locales.pages import Page, PageBuilder
from serai.locales.texts import Names
from serai.table import Decision, Event

SEEN_BY_ONE = frozenset({"number", "entry", "page"})
"""Decision kinds that show a chart, a table or an unread page to one player (N17.2, N17.3)."""

_COVERS = {
    "goal": "screen-secret-goal",
    "number": "screen-secret-number",
    "entry": "screen-secret-number",
    "page": "screen-secret-page",
}


def is_secret(decision: Decision) -> bool:
    return decision.secret or decision.kind in SEEN_BY_ONE


def handover_message_key(decision: Decision) -> str:
    """The message key of the reason why nobody else may look."""
    return _COVERS.get(decision.kind, "screen-secret-answer")


def last_page_shown_to_reader(pages: PageBuilder, events: Sequence[Event], names: Names) -> Page:
    """The page last shown to the Reader alone: an opening with its headings, or a section."""
    page = Page()
    for event in reversed(events):
        if event.key in ("reading", "reading-section"):
            pages.restore_context(events)
            page.passages += pages.passages_of_event(event, names)
            break
    return page
