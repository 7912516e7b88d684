"""A widget to pick one of a few values with the arrow keys, the space bar or a click."""

from collections.abc import Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget


class Picker(Widget, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "change_value(1)", show=False),
        Binding("left", "change_value(-1)", show=False),
    ]

    class Changed(Message):
        def __init__(self, picker: "Picker") -> None:
            super().__init__()
            self.picker = picker

    def __init__(self, value: str, *, name: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=name, classes=classes)
        self.value = value
        self._offered: dict[str, str] = {value: value}

    def set_values(self, values: Mapping[str, str]) -> None:
        """Sets the values and their labels; selects the first if the current value is gone."""
        self._offered = dict(values)
        if self.value not in self._offered:
            self.value = next(iter(self._offered))
        self.refresh()

    def render(self) -> Content:
        return Content.assemble(("‹ ", "dim"), self._offered[self.value], (" ›", "dim"))

    def action_change_value(self, steps: int) -> None:
        values = list(self._offered)
        self.value = values[(values.index(self.value) + steps) % len(values)]
        self.refresh()
        self.post_message(self.Changed(self))

    def on_click(self, click: Click) -> None:
        click.stop()
        self.action_change_value(1)
