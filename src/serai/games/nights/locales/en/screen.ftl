# The Thousand and One Nights on the whole terminal: what their screens say.

## Opening
screen-level-wanderer = beginner bot
screen-level-traveller = skilled bot
screen-level-sage = expert bot

## The Nights
screen-new-here = New here? Press ? at any time: it tells you what to do.
screen-bot = (bot)
screen-points = destiny { $destiny } · story { $story }
screen-reads = { $name } reads
screen-last-round = last round
screen-read-on = read on
screen-turn-page = turn the page
screen-somebody-thinks = The story goes on…
screen-press-number = Choose an option by its number.
screen-mark-one = First select a line with the arrow keys, or choose by its number.
screen-mark = select
screen-choose = choose
screen-search = search
screen-none-found = Nothing with that name. Press Esc to show the whole list.
screen-type-number = type the number
screen-to-list = back to the list
screen-to-book = back to the Book
screen-keys-map = map
screen-keys-heroes = heroes
screen-keys-goal = goal
screen-keys-journal = journal
screen-goal = Your secret goal
screen-journal = What has happened so far
screen-read-aloud = Only you can see this page. Read it aloud to the others.
screen-pass = Pass the keyboard to { $name }
screen-lift = I am { $name }: show it
screen-secret-goal = Each player’s goal is secret.
screen-secret-number = Only { $name } may see what each number leads to.
screen-secret-page = { $name } reads the Book, and sees the page first.
screen-secret-answer = Only { $name } may see what comes next.
screen-nights-keys =
    Enter turns the page. Digits choose; in a list the arrow keys select, Enter chooses, / searches by name or terrain.
    Tab switches between the list and the Book. The arrow keys scroll the page.
    m the map · h the heroes, and what every status, skill and treasure means · g your secret goal · j the journal · a advice · u undo · l language · t theme · q leave.
screen-heroes-at-table = number of heroes
screen-hero-drawn = random hero
screen-goal-label = points to reach
screen-one-status = statuses
screen-one-status-no = any number
screen-one-status-yes = one at a time
screen-random-skills = starting skills
screen-random-skills-no = chosen in turn
screen-random-skills-yes = random
screen-storytelling = retelling the tale
screen-storytelling-no = no
screen-storytelling-yes = yes, the others vote
screen-merchant = merchant’s road
screen-merchant-no = no
screen-merchant-yes = yes, a fabulous fortune counts
screen-person-reads = who reads
screen-person-reads-no = everyone sees each page
screen-person-reads-yes = one player reads aloud
