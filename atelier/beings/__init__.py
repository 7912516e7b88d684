"""A module per family of the beings of the lexicon, with a function per being."""
