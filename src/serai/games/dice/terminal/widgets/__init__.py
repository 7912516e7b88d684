"""The widgets of the dice table. They show the screen state and contain no rules."""
