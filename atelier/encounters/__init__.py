"""The encounter cards that have pictures of their own; terrain cards show their marvels."""
