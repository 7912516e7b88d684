"""The chronicle of a game: scenes, journeys, points and portraits."""
