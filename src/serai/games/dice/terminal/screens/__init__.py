"""The screens on the whole terminal."""
