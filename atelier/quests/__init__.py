"""The nineteen quests: what sends a hero out, and what is brought back."""
