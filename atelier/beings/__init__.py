"""The beings of the lexicon: one module per family, with one function per being."""
