"""The parts of the dice table: each shows one scene in one language, and computes no rule."""
