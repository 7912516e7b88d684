"""The building blocks: faces, headdresses, robes, figures, beasts, buildings, land and sea."""
