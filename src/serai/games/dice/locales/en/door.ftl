# King of Dice before one sits down: its bots.

level-squire = a beginner bot
    .many = beginner
    .one = beginner
    .about = Goes for one card at a time and often gets it: a fair match for beginners.
level-king = a skilled bot
    .many = skilled
    .one = skilled
    .about = Plays every turn as well as the dice allow, and knows what each card is worth.
level-emperor = an expert bot
    .many = expert
    .one = expert
    .about = Also keeps an eye on everyone’s stack and on the end of the game: the hardest to beat.
