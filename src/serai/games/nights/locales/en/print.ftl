# The printed Book: everything that a real table needs

## The documents

print-guide = How to play from these pages
print-book = The Book of Tales
print-matrices = The matrices
    .text = The column is the reaction that the player chose; the row is the adjective of whoever is met, or the name where there is none. The cell has the number for a blank on the destiny die: − is the number before it, + the one after. A dash cannot be chosen, and Court only where hero and other differ in sex.
    .alternates = Where a cell shows several numbers, take the one you have not heard yet; if you have heard all or none of them, the one you like.
print-charts = The charts
    .text = Each card has its number here. Roll a die, add the number of the space and the destiny bonus (1 for 3–4 destiny points, 2 for 5 or more); more than 12 counts as 12. The letter is the matrix.
print-cards = The cards
print-heroes = The heroes
print-pieces = Pieces and markers
    .text = Paste the sheet onto stiff paper and cut it up. A hero’s piece is folded along the dotted line and stands on its feet; the small discs are that hero’s markers.
print-map = The map
print-tiles = The map in sheets
    .text = Print at full size, without fitting to the page. Cut off the margin beyond the fine line on the left and at the top, lay each sheet over the edge of its neighbour until the crosses meet, and paste.
print-colophon = { $pack }, version { $version }. Tales, cards and map: { $licence }. Set in EB Garamond and Alegreya Sans, with Serai.

## The Book

print-reading = For the Reader
    .text =
        You hold the Book for the player on your right. You are given a number, and the destiny die moves it: − is the number before, + the number after, a blank the number itself. The figures at the head of each page and the tabs at its edge lead you there.

        Before the die is rolled, look at the headings of all three paragraphs. If they name a skill that the hero has mastered, say which skill, but not where: the player may go straight to that section, without the die.

        Read the opening aloud, then the headings and not a word more. The player picks one section for which the hero has the skill, status, treasure, wealth, sex or token, or else “No skill”. Then read that section, and its award.

        A section marked “must be taken” binds a hero who has what it names, whatever else is open. Nobody is told beforehand. A paragraph without headings is read whole.

        Where a tale says “the other”, say whom the hero has met, and let he, him and his follow. Where two wordings stand side by side, as in “brother/sister”, the first is for a hero who is a man, the second for one who is a woman; square brackets show how far they reach.
print-mandatory = must be taken
print-places = The Places of Power
    .text = No card is drawn here. Read what is told of the place, then its choices. The destiny die moves the number of the one that the player takes, as it does everywhere. Afterwards the hero leaves by the arrow, unless the tale leads elsewhere.
print-way-out = The arrow leads here: { $space }.

## Awards

print-award-placed = { $by ->
    [left] the player on your left puts you on the map: { $where }
   *[right] the player on your right puts you on the map: { $where }
}
print-award-choose = either { $first }, or { $second }
print-award-go-to = go on at { $number }
print-award-again = meet the other once more, on matrix { $matrix }
print-award-encounter = an encounter with { $being }, on matrix { $matrix }
print-award-roll = { $plain ->
    [yes] roll a die: { $bands }
   *[no] roll a die ({ $added }): { $bands }
}
print-award-band = { $rolled } { $awards }
print-award-offer = accept: { $accept }; refuse: { $refuse }

## Matrices and charts

print-matrix = Matrix { $letter }
print-row = whom
print-row-badly-lost = badly lost
print-row-pursuing = pursuing
print-row-for-some = { $row }, who { $fact }
print-row-for-being = { $row }: { $name }
print-chart-wherever = wherever you are
print-chart-marvel = { $terrain }: { $marvel }, matrix N

## Cards

print-card-encounter = Encounter
print-card-treasure = Treasure
print-card-quest = Quest
print-card-status = Status
print-card-skill = Skill
print-card-people = people: by the time of day
print-card-lands = lands: by the terrain
print-card-city = a city card
print-card-charts = Charts { $number }
print-card-sold = Sold in a city: { $awards }
print-card-unsold = Nobody would buy it.
print-card-reward = Reward: { $awards }
print-card-found = When it is found: { $awards }
print-card-roll = Play it after a later encounter in { $city }; a die gives:

## Hero sheets and pieces

print-hero-destiny = Destiny
print-hero-story = Story
print-hero-bonus = on charts
print-hero-wealth = Wealth
print-hero-land = land
print-hero-sea = sea
print-hero-skills = Skills
print-hero-statuses = Statuses
print-hero-treasures = Treasures
print-hero-tokens = Tokens
print-hero-quest = Quest
print-hero-cities = City cards
print-hero-goal = Secret goal
print-hero-fold = fold here
print-hero-destination = Destination
print-hero-home = Home (Married)
print-hero-seat = Seat (Vizier)
print-hero-wanted = Wanted in (Outlaw)
print-hero-pursuer = Pursued by
print-piece-quest = quest
print-piece-destination = destination
print-piece-home = home
print-piece-seat = seat
print-piece-wanted = wanted

## How to play from these pages

print-guide-need = What you need
    .text =
        The Book, the matrices and the charts, printed on both sides and bound or stapled. The cards, printed on both sides of stiff paper, turned over along the long edge and cut along the marks; skill cards show the talent on one side and the master on the other. A hero sheet and a pencil for each player. The map, as a poster or pasted together from sheets, and the pieces.

        Two ordinary dice, and a destiny die: any third die will do, with 1–2 for −, 3–4 for a blank and 5–6 for +.
print-guide-setup = Setting up
    .text =
        Each player takes a hero and puts its piece on Baghdad, Poor and without a point. Each is dealt a quest, face up. Then each divides 20 points in secret into a destiny goal and a story goal, writes both on the sheet and folds the corner over them.

        Shuffle encounters, treasures and quests and put them beside the map. It is morning. When the encounters run out, shuffle the discards and turn the time to noon, then to night; after that it stays night.

        Whoever rolls highest with two dice begins. In turn, and three times round, each takes one skill; it lies with the talent up.
print-guide-turn = A turn
    .text =
        1. Pass the Book: your left neighbour is the Reader, your right neighbour keeps matrices and charts. Between two players one has all of it.

        2. Name the statuses and treasures that matter now, and do what belongs to the start of a turn.

        3. Move, or stay. Your wealth says how far by land and by sea. If you combine both, the higher number is the limit for the whole move, and land and sea each keep their own limit.

        4. Have your encounter.

        5. In a city, play its card if you hold it and sell treasures if you like. Then see to your quest.

        6. See whether your goal is reached.
print-guide-encounter = From card to tale
    .text =
        Draw a card and look up its number among the charts. A card of people is read by the time of day, a card of lands by the terrain where you stand; a city card has one chart for all places, and after the encounter you may keep it.

        Roll one die, add the number of your space and your destiny bonus (1 for 3–4 destiny points, 2 for 5 or more); more than 12 counts as 12. The chart says whom you meet, and on which matrix.

        Your right neighbour reads out the reactions of that matrix, and you choose one before anybody knows more. In the row of the adjective stands a number. The destiny die moves it, and the Reader turns to that paragraph.
print-guide-example = For example: { $being }, on matrix { $matrix }. You choose “{ $reaction }”, and in the row “{ $row }” stands { $number }. On − the Reader turns to { $before }, on a blank to { $number }, on + to { $after }.
print-guide-awards = Awards
    .text =
        They apply from left to right. A skill that you lack comes as a talent; one that you have rises to master: turn its card over. Obey a status as soon as you have it; its card says how, and how it ends. A treasure comes from the deck, unless it is named: then also from whoever has it. Wealth stops where the brackets say.

        A token stands in quotation marks. Write it on your sheet: later tales ask for it, and not even death takes it away.

        A way into a Place of Power: put your Destination marker there. While it lies there you may enter against the arrow, as if it were the next space, and your move ends.

        An encounter that follows another begins with the reactions of its matrix. Death takes you to Baghdad, Poor, without statuses, treasures and markers; a brother or sister goes on with your skills and points.
print-guide-fates = Instead of a card
    .text =
        Lost: you may take matrix G. Pursued: roll a die before your encounter; on 1–2 it is your pursuer, on matrix H.
print-guide-jailer = Imprisoned: the jailer, on matrix K
print-guide-lover = Love Struck: to be courted
print-guide-refused = Beloved, if you refuse
print-guide-homecoming = Married, coming home: two dice
print-guide-wealth = Spaces by land and by sea
print-guide-end = The end
    .text =
        Whoever ends a turn in Baghdad, after that turn’s encounter, with both goals reached and no status that forbids it, may declare. Everybody else has one turn more. Of all who are then in Baghdad with their goals reached, the one with the most statuses wins; in a tie, the one with the most skills.
print-guide-variants = Variants
    .text =
        Another goal: agree on more points than 20, or fewer. One status at a time: a new status replaces the old one. Random skills: the first three are drawn from the cards.

        Retelling the tale: tell the result of an encounter again in your own words; if most of the others like it, it is worth a story point, once a turn. The merchant’s road: whoever stays Fabulous for three turns of their own in a row may count 5 points toward either goal.

        Solitaire: draw two encounter cards and keep one. Win before the night’s deck runs out, with your goal reached, Fabulous, and two quests done. Where another player would decide, lose a point and let a die decide; in any city one level of wealth buys the healing that another hero would give.
