"""The twenty-eight statuses (N10), grouped by what they touch."""
