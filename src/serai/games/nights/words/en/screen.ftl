# The Thousand and One Nights on the whole terminal: what their screens say.

## Opening
screen-level-wanderer = wanders about
screen-level-traveller = travels sensibly
screen-level-sage = knows the tales

## The Nights
screen-new-here = New here? Press ? at any time: it tells you what the moment asks for.
screen-bot = (bot)
screen-points = destiny { $destiny } · story { $story }
screen-reads = { $name } reads
screen-last-round = last round
screen-read-on = read on
screen-turn-page = turn the page
screen-somebody-thinks = The story goes on…
screen-press-number = Choose by its number.
screen-mark-one = Mark one with the arrow keys first, or choose by its number.
screen-mark = mark
screen-choose = choose
screen-search = search
screen-none-found = Nothing here is called that. Esc brings the whole list back.
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
screen-lift = I am { $name }, and nobody else is looking
screen-secret-goal = The goal of a night is known to its player alone.
screen-secret-number = Only { $name } may see what each number leads to.
screen-secret-page = { $name } holds the Book, and reads before the others.
screen-secret-answer = What comes now is for { $name } alone.
screen-nights-keys =
    Enter turns the page. Digits choose; in a list the arrow keys mark, Enter chooses, / searches by name or terrain.
    Tab leads from a list back to the Book, and again to the list. The arrow keys scroll the page.
    m the map · h the heroes, and what every status, skill and treasure means · g your secret goal · j the journal · a advice · u undo · l language · t light · q leave.
screen-heroes-at-table = heroes at the table
screen-hero-drawn = hero by lot
screen-goal-label = points to reach
screen-one-status = statuses
screen-one-status-no = as many as befall you
screen-one-status-yes = one at a time
screen-random-skills = first skills
screen-random-skills-no = chosen in turn
screen-random-skills-yes = drawn by lot
screen-storytelling = retelling
screen-storytelling-no = no
screen-storytelling-yes = yes, the others vote
screen-merchant = merchant’s road
screen-merchant-no = no
screen-merchant-yes = yes, a fabulous fortune counts
screen-person-reads = who reads
screen-person-reads-no = each page is shown to all
screen-person-reads-yes = the Reader has it first
