"""The chronicle of a night: scenes, journeys, points and portraits."""
