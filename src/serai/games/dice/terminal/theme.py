"""The themes of the table, and the mark for each die colour."""

from textual.theme import Theme

MARKS = {"red": "●", "green": "▲", "blue": "■"}
"""Marks for die colours, so that colour is never the only cue (D6.2)."""

# The names have no dollar sign here; styles and style sheets write `$felt`.
_DARK = {
    "felt": "#1d3a2e",
    "felt-text": "#e9dfc6",
    "felt-quiet": "#a9b39b",
    "rim": "#3a2517",
    "rim-text": "#ecd9b4",
    "rim-quiet": "#b9996c",
    "tray": "#5b3b22",
    "tray-text": "#dcb887",
    "gold": "#f2c46d",
    "gold-text": "#2b2118",
}
_LIGHT = {
    "felt": "#dfe7d2",
    "felt-text": "#26301f",
    "felt-quiet": "#55624a",
    "rim": "#e4c997",
    "rim-text": "#2b2118",
    "rim-quiet": "#4d3720",
    "tray": "#a97c4a",
    "tray-text": "#24180e",
    "gold": "#744600",
    "gold-text": "#fff6df",
}
_PAINTED = {
    "paper": "#eddfc0",
    "paper-text": "#2b2118",
    "paper-quiet": "#6d5a41",
    "paper-hidden": "#c9b78f",
    "wood": "#e2bd86",
    "red": "#a01a1a",
    "green": "#14592a",
    "blue": "#173f86",
    "city": "#d8a421",
    "city-text": "#2b2118",
    "mine": "#7d5030",
    "mine-text": "#fbeedb",
    "workshop": "#2d5a98",
    "workshop-text": "#eef4ff",
    "orc-village": "#47762a",
    "orc-village-text": "#f3fae6",
    "forest": "#68468a",
    "forest-text": "#f7effc",
    "wild": "#4a4038",
    "wild-text": "#f3e8d5",
}


def _make_theme(name: str, light: dict[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=light["gold"],
        background=light["felt"],
        surface=light["rim"],
        panel=light["rim"],
        foreground=light["felt-text"],
        dark=dark,
        variables={
            **_PAINTED,
            **light,
            "input-cursor-background": light["gold"],
            "input-cursor-foreground": light["gold-text"],
            "input-selection-background": f"{light['gold']} 40%",
            "scrollbar": light["tray"],
            "scrollbar-background": light["felt"],
        },
    )


DARK_THEME = _make_theme("lamplit", _DARK, dark=True)
LIGHT_THEME = _make_theme("daylit", _LIGHT, dark=False)


def colour_mark_and_style(colour: str) -> tuple[str, str]:
    """The mark and the style of a die colour."""
    return MARKS[colour], f"bold ${colour}"
