"""A bowl of dates: a small game in its own package, as a third party would write it."""
