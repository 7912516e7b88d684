"""Notices to players who are not at their table: by e-mail, to a chat room (webhook), or by Web Push."""
