# King of Dice before one sits down: its bots.

level-squire = a bot in training
    .many = in training
    .one = in training
    .about = Sets its heart on one card at a time, and often gets it: a fair match for a beginner.
level-king = a bot that calculates
    .many = calculating
    .one = calculating
    .about = Plays every turn as well as the dice allow, and knows what each card is worth.
level-emperor = a bot that calculates and watches
    .many = far-sighted
    .one = far-sighted
    .about = Calculates like a king, and keeps an eye on everyone’s stack and on the end of the game: the hardest to beat.
