"""Deterministic noise: the map has jitter, but every rendering is the same."""

MASK = (1 << 64) - 1


def hash_to_fraction(*key: int) -> float:
    """Hashes the key to a number in [0, 1) (splitmix64)."""
    state = 0x9E3779B97F4A7C15
    for part in key:
        state = (state ^ (part & MASK)) * 0xBF58476D1CE4E5B9 & MASK
        state = (state ^ state >> 29) * 0x94D049BB133111EB & MASK
        state ^= state >> 32
    return (state >> 11) / (1 << 53)
