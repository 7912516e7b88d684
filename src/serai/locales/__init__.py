"""Interface texts in three languages (Fluent), for the terminal and the server."""
