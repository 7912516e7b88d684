"""Draws a pack's map as an SVG portolan chart on real coastlines, in every language."""
