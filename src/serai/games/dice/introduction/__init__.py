"""The tutorial of King of Dice: its starting position, and the cues for its remarks."""
