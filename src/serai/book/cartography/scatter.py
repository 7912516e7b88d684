"""Chance that is always the same: the picture has jitter, and yet each drawing of it is equal to the last."""

MASK = (1 << 64) - 1


def chance(*key: int) -> float:
    """A number from 0 up to 1 that depends on nothing but the key (splitmix64)."""
    state = 0x9E3779B97F4A7C15
    for part in key:
        state = (state ^ (part & MASK)) * 0xBF58476D1CE4E5B9 & MASK
        state = (state ^ state >> 29) * 0x94D049BB133111EB & MASK
        state ^= state >> 32
    return (state >> 11) / (1 << 53)
