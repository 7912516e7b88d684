"""The cities of the map: the roofs of their region, and one landmark each. A module per continent, a function per city."""
