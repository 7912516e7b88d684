### The table in the terminal: what its screens say.

## Places and piles
screen-city = City
screen-mine = Mine
screen-workshop = Workshop
screen-orc-village = Orc village
screen-forest = Forest
screen-empty = empty
screen-draw-pile = draw pile { $count }
screen-penalties = next villain { $points } ({ $left } left)
screen-no-penalties = no villains left
screen-discards = discarded { $count }
screen-odds-shown = chance with the dice kept; at most (≤), keeping the best for that card
screen-odds-wait = counting the chances…

## Kings
screen-bot-random = (plays at random)
screen-bot-squire = (squire)
screen-bot-king = (king)
screen-bot-emperor = (emperor)
screen-turn = { $name } to play

## Keys and choices
screen-enter = Enter
screen-keep = keep a die
screen-roll-all = Nothing is kept. Enter once more to roll all six.
screen-go-on = go on
screen-keys-odds = odds
screen-keys-undo = undo
screen-keys-hint = advice
screen-hint = Advice
screen-keys-kings = stacks
screen-keys-language = language
screen-keys-light = light
screen-keys-rules = rules
screen-keys-quit = leave

## Dialogs
screen-yes-key = y
screen-yes = yes
screen-no = no
screen-close = close
screen-quit = Leave the table?
screen-quit-kept = The game so far stays in { $file }.
screen-quit-lost = This game is not kept in a file.
screen-takeback = { $name } would like to take a choice back.
screen-takeback-agree = { $names }: agreed?
screen-stacks = The stacks

## Opening
screen-welcome = Who sits down?
screen-seats = kings at the table
screen-person = a person
screen-level-random = plays at random
screen-level-squire = plays for one card at a time
screen-level-king = plays like a king
screen-level-emperor = plays like an emperor
screen-level-wanderer = wanders about
screen-level-traveller = travels sensibly
screen-level-sage = knows the tales
screen-first = who starts
screen-first-drawn = drawn by lot
screen-takebacks = taking choices back
screen-takebacks-yes = yes, the bots agree
screen-takebacks-no = no
screen-hints = asking for advice
screen-hints-yes = allowed
screen-hints-no = not allowed
screen-language = language
screen-language-name = English
screen-start = sit down and play
screen-move = move
screen-change = change
screen-leave = leave

## The end
screen-total = Total
screen-secret = The secret of the dice, so that anyone can check them:
screen-verify = To check: serai verify { $file }
screen-another = another game

## Rules
screen-rules-title = The rules in short
screen-rules =
    You are a king in want of subjects. On your turn you roll six dice, up to three times; after each roll, keep what you like and roll the rest again. Dice kept earlier may be rolled again.

    Inhabitants whose wish your dice fulfil lift their heads. You win over one of them, of your choice: you cannot refuse them all. The card goes on top of your stack.

    If that inhabitant stood below the place of its own colour (⌂), you may take the top card of that place as well.

    If no head is lifted, you are stuck with the next villain and its minus points, and the inhabitant at the right end leaves. The row closes up to the right; newcomers arrive on the left.

    ELF  on top of your stack when your turn begins: four rolls.
    APPRENTICE  you may play another whole turn.
    HYPNOTIST  you may also take the inhabitant to its right.
    FAIRIES  each is worth as many points as you have fairies.
    DRAGON  give it to another king, who loses its points.

    The game ends at once when the draw pile, the villains or one of the places is used up. Whoever has the most points wins; in a tie, whoever has fewer minus points.

    On the cards: ● red, ▲ green, ■ blue; ◆ one colour of your choice; AA BB equal numbers in each group; ▁▂▃ consecutive numbers; Σ the sum of all six dice.

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
screen-secret-hint = Advice knows the goal, so it is for { $name } alone.
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
