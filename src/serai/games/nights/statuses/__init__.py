"""The rules of statuses (N10) that their table cannot express."""
