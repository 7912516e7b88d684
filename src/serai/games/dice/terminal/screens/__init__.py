"""The full-screen screens."""
