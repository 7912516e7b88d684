"""The options and views of the Nights in numbers, for programs that learn."""
