"""The screens: setup, table, dialogs, end."""
