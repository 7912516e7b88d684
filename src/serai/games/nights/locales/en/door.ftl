# The Nights before one sits down: the bots, playing alone, and what a table may agree on (N16).

level-wanderer = a beginner bot
    .many = beginner
    .one = beginner
    .about = Wanders about and takes whatever comes: good company for your first games.
level-traveller = a skilled bot
    .many = skilled
    .one = skilled
    .about = Knows the map, its skills and its quest, and comes home in time: a fair rival.
level-sage = an expert bot
    .many = expert
    .one = expert
    .about = Has played thousands of tales and knows how they tend to end: the hardest to beat.

alone = Solitaire
    .about = You play alone, against the clock. Before the last card of the night is drawn, reach your goal, have Fabulous wealth and finish two quests. Each turn you draw two cards and keep one. Where another player would decide, a die decides, and you lose a point.

game-option-goal = How long? Points to reach
    .about = Everyone secretly divides this many points between destiny and story. More points make a longer game.
game-option-goal-8 = 8, short
game-option-goal-20 = 20, an evening
game-option-goal-30 = 30, long
game-option-one-status = One status at a time
    .about = A new status replaces the old one. If an award gives several, only the last one counts.
game-option-random-skills = Random skills
    .about = Everyone starts with three different skills dealt at random, instead of choosing them.
game-option-storytelling = Retelling the tale
    .about = Once a turn you may tell what happened in your own words. If most of the others like it, you gain a story point.
game-option-merchant = The merchant’s road
    .about = If you end three turns in a row with Fabulous wealth, you get 5 points that count as destiny or as story, as you need them.
game-option-person-reads = Players read aloud
    .about = The player on your left reads each page aloud before the others see it.
game-option-heroes = Heroes
    .about = Who plays which hero. Players who do not choose get a random one.
