"""The thirty-two treasures, one module per kind of thing."""
