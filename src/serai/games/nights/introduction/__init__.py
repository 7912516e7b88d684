"""The tutorial of the Nights: its starting position, and the cues for its remarks."""
