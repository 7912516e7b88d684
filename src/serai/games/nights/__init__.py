"""The Thousand and One Nights: a storytelling game of paragraphs, with a module per chapter of its rules."""
