"""The screens: sitting down, the table, small dialogs, the end."""
