# The Nights before one sits down: the bots, playing alone, and what a table may agree on (N16).

level-wanderer = a bot that wanders
    .many = wandering
    .one = wandering
    .about = Goes where the wind blows and takes whatever comes: a companion for your first nights.
level-traveller = a bot that travels sensibly
    .many = sensible
    .one = sensible
    .about = Knows the map, its skills and its quest, and is home in time: a friendly rival.
level-sage = a bot that knows the tales
    .many = wise
    .one = wise
    .about = Has heard thousands of tales and remembers how they tend to end: hard to outdo.

alone = Solitaire
    .about = You travel alone, against the night. Before its last card is drawn, reach your goal, be Fabulous and finish two quests. Each turn you draw two cards and keep one; what another would decide, fate decides, for a point.

game-option-goal = Points to reach
    .about = Everyone divides this many points in secret between destiny and story. 20 make an evening; fewer make a shorter one.
game-option-goal-8 = 8, a short night
game-option-goal-20 = 20, an evening
game-option-one-status = One status at a time
    .about = A new status drives out the old one, and of several in one award only the last counts.
game-option-random-skills = Skills by lot
    .about = Nobody chooses: everyone begins with three different skills that chance has dealt.
game-option-storytelling = Retelling
    .about = Once a turn you may retell what happened in your own words; if most of the others like it, you gain a story point.
game-option-merchant = The merchant’s road
    .about = Whoever ends three turns in a row Fabulous has 5 points that count toward either target.
game-option-person-reads = A person reads
    .about = The player to the left reads each page aloud before the others see it, and turns it.
game-option-heroes = Heroes
    .about = Who plays which hero. Whoever does not ask for one is given one by lot.
