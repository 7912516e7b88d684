"""The grammar: faces, headdresses, robes, figures, beasts, buildings, land and sea."""
