"""Themes by time of day, and a dark theme for all times."""

from textual.theme import Theme

from serai.book.vocabulary import TIMES

# `ink` is for text, `quiet` for secondary text, `gold` for what matters now, `rose` for losses.
_LIGHT = {
    "morning": {
        "paper": "#F6ECD9",
        "leaf": "#FBF4E6",
        "ink": "#2B2118",
        "quiet": "#6A5540",
        "gold": "#7E5200",
        "gold-text": "#FFF8E8",
        "accent": "#A8481F",
        "rose": "#A8481F",
        "rim": "#EBDCBF",
        "initial": "#A8481F",
        "initial-text": "#FBF4E6",
    },
    "noon": {
        "paper": "#FCF8EE",
        "leaf": "#FFFDF7",
        "ink": "#1D2430",
        "quiet": "#4F5A6B",
        "gold": "#7F5B00",
        "gold-text": "#FFFBEF",
        "accent": "#1C4A86",
        "rose": "#9E2436",
        "rim": "#EFE7D2",
        "initial": "#1C4A86",
        "initial-text": "#FFFDF7",
    },
    "night": {
        "paper": "#121838",
        "leaf": "#171E42",
        "ink": "#ECE6D6",
        "quiet": "#A9ACC4",
        "gold": "#F2C46D",
        "gold-text": "#121838",
        "accent": "#58B6AA",
        "rose": "#D98B8B",
        "rim": "#1E2650",
        "initial": "#F2C46D",
        "initial-text": "#121838",
    },
}
_DARK = {
    "morning": {
        "paper": "#21180F",
        "leaf": "#281D13",
        "ink": "#F1E3C8",
        "quiet": "#BCA684",
        "gold": "#E9B44C",
        "gold-text": "#21180F",
        "accent": "#E08A5B",
        "rose": "#E08A5B",
        "rim": "#33261A",
        "initial": "#E08A5B",
        "initial-text": "#21180F",
    },
    "noon": {
        "paper": "#161B24",
        "leaf": "#1B212C",
        "ink": "#F2ECDD",
        "quiet": "#AEB4BF",
        "gold": "#E3B341",
        "gold-text": "#161B24",
        "accent": "#7FA8DC",
        "rose": "#E08592",
        "rim": "#232B38",
        "initial": "#7FA8DC",
        "initial-text": "#161B24",
    },
    "night": _LIGHT["night"],
}


def _make_theme(name: str, colours: dict[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=colours["gold"],
        background=colours["paper"],
        surface=colours["leaf"],
        panel=colours["rim"],
        foreground=colours["ink"],
        dark=dark,
        variables={
            **colours,
            "felt-text": colours["ink"],
            "felt-quiet": colours["quiet"],
            "input-cursor-background": colours["gold"],
            "input-cursor-foreground": colours["gold-text"],
            "input-selection-background": f"{colours['gold']} 40%",
            "scrollbar": colours["quiet"],
            "scrollbar-background": colours["paper"],
        },
    )


def theme_name(time: str, *, lamplit: bool) -> str:
    return f"{'lamplit' if lamplit else 'daylit'}-{time}"


THEMES = {
    theme_name(time, lamplit=lamplit): _make_theme(
        theme_name(time, lamplit=lamplit),
        (_DARK if lamplit else _LIGHT)[time],
        dark=lamplit or time == "night",
    )
    for time in TIMES
    for lamplit in (False, True)
}
