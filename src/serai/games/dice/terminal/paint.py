"""Wood, paint and felt: the colours of the table, and the mark that goes with each colour of the dice."""

from textual.theme import Theme

MARKS = {"red": "●", "green": "▲", "blue": "■"}
"""A colour of the dice never stands alone (D6.2)."""

# Names without a dollar here, with one in styles and style sheets: `$felt`.
_LAMPLIT = {
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
_DAYLIT = {
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


def _theme(name: str, light: dict[str, str], *, dark: bool) -> Theme:
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


LAMPLIT = _theme("lamplit", _LAMPLIT, dark=True)
DAYLIT = _theme("daylit", _DAYLIT, dark=False)


def mark_of(colour: str) -> tuple[str, str]:
    """The mark of a die's colour, and the style it is painted in on wood or paper."""
    return MARKS[colour], f"bold ${colour}"
