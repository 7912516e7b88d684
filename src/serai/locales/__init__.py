"""Interface strings in three languages (Fluent), and those who say them: for the terminal and the house."""
