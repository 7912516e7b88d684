"""The Thousand and One Nights on the whole terminal, and what its lines and its screens share."""
