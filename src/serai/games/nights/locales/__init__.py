"""The texts of the Thousand and One Nights, one language at a time."""
