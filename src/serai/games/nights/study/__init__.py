"""The Nights for programs that learn: their options and views in numbers."""
