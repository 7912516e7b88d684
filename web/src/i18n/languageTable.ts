// Generated from the language table in serai.book.languages by `make pages`. Do not edit.

export const LANGUAGE_TABLE = {
  "en": {
    "name": "English",
    "direction": "ltr",
    "quotes": {
      "opening": "“",
      "closing": "”",
      "inner_opening": "‘",
      "inner_closing": "’"
    },
    "spacedMarks": false,
    "speech": "en",
    "listJoints": []
  },
  "fr": {
    "name": "Français",
    "direction": "ltr",
    "quotes": {
      "opening": "“",
      "closing": "”",
      "inner_opening": "‘",
      "inner_closing": "’"
    },
    "spacedMarks": true,
    "speech": "fr",
    "listJoints": []
  },
  "es": {
    "name": "Español",
    "direction": "ltr",
    "quotes": {
      "opening": "“",
      "closing": "”",
      "inner_opening": "‘",
      "inner_closing": "’"
    },
    "spacedMarks": false,
    "speech": "es",
    "listJoints": [
      [
        " y (?=h?[ií](?![aeouáéó]))",
        " e "
      ]
    ]
  }
} as const;
