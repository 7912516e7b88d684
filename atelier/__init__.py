"""The atelier draws the plates of the First Book: `python -m atelier` writes packs/first-book/plates again."""
