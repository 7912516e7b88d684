"""Status rules (N10) that the status table cannot express."""
