"""Fluent messages that are parsed when they are first used: parsing whole files would delay every start."""

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.M)
"""The beginning of a message or term. Nothing else has an equals sign after a name at the start of a line."""
_NAME = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")


class LazyBundle:
    """The messages of some files in one language. If several have the same id, the first wins."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: set[str] = set()
        self._unparsed: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}  # those found before

    def add_file(self, text: str) -> None:
        entries = list(_ENTRY.finditer(text))
        self._ids.update(entry[1] for entry in entries)
        ends = [*(entry.start() for entry in entries), len(text)]
        for entry, (start, end) in zip(entries, pairwise(ends), strict=True):
            # Later entries of the same id are kept too, in case Fluent cannot read the first.
            self._unparsed[entry[1]] = f"{self._unparsed.get(entry[1], '')}{text[start:end]}\n"

    def find_pattern(self, key: str) -> "Pattern | None":
        """The pattern of a message (`kind-elf`) or of its attribute (`kind-elf.the`)."""
        known = self._patterns.get(key)
        if known is not None:
            return known
        pattern = self._parse_pattern(key)
        if pattern is not None:
            self._patterns[key] = pattern
        return pattern

    def _parse_pattern(self, key: str) -> "Pattern | None":
        message_id, _, attribute = key.partition(".")
        if message_id not in self._ids:
            return None
        if message_id in self._unparsed:
            self._parse_entry_and_references(message_id)
        if not self._bundle.has_message(message_id):
            return None
        message = self._bundle.get_message(message_id)
        return message.attributes.get(attribute) if attribute else message.value

    def format_pattern(
        self, pattern: "Pattern", arguments: dict[str, str | int | float]
    ) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        return str(text), errors

    def _parse_entry_and_references(self, entry_id: str) -> None:
        """Parses an entry and all to which it may refer. Other threads see it only together with those."""
        needed = {entry_id: self._unparsed[entry_id]}
        waiting = [entry_id]
        while waiting:
            for name in _NAME.findall(needed[waiting.pop()]):
                if name in self._unparsed and name not in needed:
                    needed[name] = self._unparsed[name]
                    waiting.append(name)
        self._bundle.add_resource(FluentResource("".join(reversed(needed.values()))))
        for name in needed:
            self._unparsed.pop(name, None)
