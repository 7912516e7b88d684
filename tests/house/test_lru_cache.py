"""The least-recently-used cache."""

from serai.house.lru_cache import LruCache


def test_the_value_used_longest_ago_is_dropped() -> None:
    cache = LruCache[str, int](2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert list(cache) == ["a", "c"]
    assert cache.get("b") is None


def test_values_count_by_their_size() -> None:
    cache = LruCache[str, bytes](10, len)
    cache.put("a", b"12345")
    cache.put("b", b"12345")
    cache.put("a", b"1")
    assert (list(cache), cache.size) == (["b", "a"], 6)
    cache.put("c", b"12345")
    assert (list(cache), cache.size) == (["a", "c"], 6)
    cache.drop("a")
    cache.drop("a")
    assert (list(cache), cache.size) == (["c"], 5)


def test_the_latest_value_stays_even_if_it_is_too_large() -> None:
    cache = LruCache[str, bytes](3, len)
    cache.put("a", b"1")
    cache.put("b", b"12345")
    assert list(cache) == ["b"]
