"""The rules, retold for players, and which of them govern what."""
