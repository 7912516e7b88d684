"""The twenty-eight statuses: what has happened to a hero."""
