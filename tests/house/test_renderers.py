"""How the server finds the text renderer of a game."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from serai.house import renderers
from serai.locales.default_renderer import DefaultRenderer
from serai.locales.localizer import Localizer
from serai.locales.rendered_text import Passages, RenderedText
from serai.locales.texts import Names
from serai.plugin import GamePlugin
from serai.table import Event, Table, View
from table.caravan import Caravan

NAMES = {"Ana": "Ana", "Bo": "Bo"}


class FormerTeller:
    """A renderer as packages wrote it when the plugin field was called `teller`."""

    def __init__(self, localizer: Localizer) -> None:
        self._default = DefaultRenderer(localizer)

    def words(
        self, view: View[Any], events: Sequence[Event], earlier_events: Iterable[Event]
    ) -> RenderedText:
        return self._default.render(view, events, earlier_events)

    def told(self, events: Sequence[Event], earlier_events: Iterable[Event], names: Names) -> list[Passages]:
        return self._default.render_events(events, earlier_events, names)

    def load(self) -> None:
        return None


def test_a_renderer_registered_under_its_former_name_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = GamePlugin(rules=Caravan, teller=f"{__name__}:FormerTeller")
    monkeypatch.setattr(renderers, "find_plugin", lambda _: plugin)
    table = Table.new(Caravan, ["Ana", "Bo"], {}, seed=1)
    view, events = table.view("Ana"), table.events(0, "Ana")
    former = renderers.renderer_for_pack.__wrapped__("caravan", "en", None)
    monkeypatch.setattr(renderers, "find_plugin", lambda _: GamePlugin(rules=Caravan))
    default = renderers.renderer_for_pack.__wrapped__("caravan", "en", None)
    former.load()
    assert events
    assert former.render(view, events, ()) == default.render(view, events, ())
    assert former.render_events(events, (), NAMES) == default.render_events(events, (), NAMES)
