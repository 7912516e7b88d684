"""A dictionary of limited size that evicts the least recently used entries."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """Holds values up to a total of `max_size`, but always the latest; by default each value counts as
    one.
    """

    def __init__(self, max_size: int, size_of: Callable[[Value], int] = lambda _: 1) -> None:
        self._max_size = max_size
        self._size_of = size_of
        self.size = 0
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Key) -> Value | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> None:
        self.drop(key)
        self._values[key] = value
        self.size += self._size_of(value)
        while self.size > self._max_size and len(self._values) > 1:
            self.drop(next(iter(self._values)))

    def drop(self, key: Key) -> None:
        value = self._values.pop(key, None)
        if value is not None:
            self.size -= self._size_of(value)

    def __iter__(self) -> Iterator[Key]:
        """The keys, from the least to the most recently used."""
        return iter(self._values)
