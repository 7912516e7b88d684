"""The Thousand and One Nights: a storytelling game of paragraphs. Each chapter of its rules has a module."""
