### The inn in the browser.

## Everywhere
web-skip = Skip to the page
web-close = Close
web-cancel = Cancel
web-nowhere = There is no such door
web-nowhere-more = The address leads nowhere in this inn. Perhaps a letter was lost on the road.
web-not-fetched = This page could not be fetched. It comes by itself as soon as the house answers.
web-to-the-door = To the front door

## The front door
web-door-welcome = Come in, the lamp is lit
web-door-more = Sit down at a table, on one screen or on several, and play.
web-nights = The Thousand and One Nights
web-nights-more = Travel from Cordoba to Su-Chou and live the tales of the Book.
web-dice = King of Dice
web-dice-more = Six dice, five places and a crowd to win over.
web-design = The look of the inn

## A table
web-table = Table
web-one-moment = One moment…

## Settings
web-settings = Settings
web-language = Language
web-book-told-in = The tales of this Book are told in { $language }: it has not been translated into your language yet.
web-theme = Light
web-theme-system = As on this device
web-theme-light = Daylight
web-theme-dark = Lamplight
web-text-size = Size of the text
web-motion = Movement
web-motion-system = As on this device
web-motion-full = Everything moves
web-motion-reduced = Nothing moves
web-sound = Sound
web-sound-hint = Dice on wood, a page, a single note when it is your turn.
web-keys = One key answers
web-keys-hint = Number keys press the answers; their names are shown on the buttons.
web-announcements = What screen readers are told of bots
web-announcements-brief = A sentence for each turn
web-announcements-full = Every step
web-key-enter = Enter
web-key-space = Space
web-key-escape = Esc

## Who sits at the table
web-seat-you = you
web-seat-absent = away
web-seat-turn = to play
web-seat-free = A free seat
web-seat-here = On this screen
web-seat-link = By link
web-seat-bot = A bot

## What is said and shown
web-log = What has happened
web-chat = Talk at the table
web-chat-write = Say something
web-chat-send = Send
web-reactions = Show the table
web-reaction-bravo = Well played
web-reaction-laugh = Laughter
web-reaction-gasp = Astonishment
web-reaction-patience = Patience…
web-reaction-thanks = Thank you
web-reaction-sorry = Sorry

## Links
web-link = Link to this table
web-link-copy = Copy the link
web-link-copied = The link is copied.

## The front door: playing
web-play-now = Play now against bots
web-set-table = Set a table
web-of-game = { $what }: { $game }
web-guest-game = { $least } to { $most } can play. Somebody has added this game to the house.
web-pack-skipped = The Book “{ $title }” is left out: it cannot be played as it is. Whoever keeps this house learns why from “serai pack list”.
web-opens-soon = This room opens soon.
web-your-name = Your name
web-guest = Guest
web-name-hint = As the others will see it, up to 30 letters.
web-name-needed = Please write a name.
web-opponents = How many bots sit down with you?
web-level = How do the bots play?
web-level-guest = A bot that the package “{ $package }” brings.
web-option-number = { $bounds ->
    [both] A number from { $least } to { $most }.
    [least] A number, at least { $least }.
    [most] A number, at most { $most }.
   *[none] A number.
}
web-sit-and-play = Sit down and play
web-own-tables = Your tables
web-own-tables-none = The tables at which you sit will be listed here.
web-own-yours = It is your turn.
web-own-waits = Waiting for { $name }
web-own-gathering = Not begun yet
web-own-playing = In play
web-own-over = Over
web-own-gone = This table is gone, or your place there was given to somebody else.
web-own-take-off = Take off the list
web-own-take-off-of = Take off the list: { $names }
web-own-here = { $names } { $count ->
    [one] is
   *[other] are
} at the table now
web-own-left = { $time } left to choose
web-own-moved-now = the last move was just made
web-own-moved = last move { $when }
web-own-all = Show all { $count } tables
web-own-fewer = Show fewer tables
web-own-now-yours = It is your turn at the table of { $names }.
web-own-forget = Forget this table
web-own-forget-sure = Forget this table?
web-own-forget-more = Its links are only in this browser. Without one of them, nobody here can sit down at that table again.
web-own-open = Open the table: { $names }
web-public-tables = Public tables
web-public-none = No table is open to everyone just now.
web-public-again = Look again
web-public-free = { $count ->
    [0] all chairs are taken
    [one] one chair is free
   *[other] { $count } chairs are free
}
web-public-sit = Sit down
web-public-watch = Watch
web-bring = Bring in a record
web-bring-more = A finished game that was taken out as a file can be read again here.
web-bring-file = Choose a file
web-lost = The house does not answer just now. Please try again in a moment.

## Setting a table
web-set-seats = Who sits down?
web-set-seats-more = { $least } to { $most } can play. The order here is the order at the table.
web-set-seat = Seat { $number }
web-set-name = Name
web-set-here = on this device
web-set-here-more = Several people can share one screen.
web-set-link = by link
web-set-link-more = Whoever gets the link or scans the code sits down here.
web-set-bot = a bot
web-set-add = One more seat
web-set-remove = Remove seat { $number }
web-set-terms = On what terms?
web-set-first = Who begins?
web-set-first-more = Chance decides, or somebody you name.
web-set-first-drawn = By lot
web-set-practice = Practice
web-set-practice-more = Bots let you take a choice back even after a die or a card. Until something new comes to light you always can.
web-set-hints = Players may ask for advice
web-set-hints-more = Whoever must choose can ask what a good player would do, and why. Nobody else hears it.
web-set-clock = Clock
web-set-clock-more = When somebody’s time is up, a bot plays on for them; they can take over again at any time.
web-set-clock-none = None
web-set-clock-move = Per move
web-set-clock-day = In days
web-set-clock-seconds = { $count ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $count } seconds
}
web-set-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-set-clock-count = Time for each choice
web-set-dice = Dice
web-set-dice-sealed = Sealed
web-set-dice-sealed-more = Drawn and sealed by the house before the game; at the end anyone can check that nothing was changed.
web-set-dice-open = Open
web-set-dice-open-more = They follow from a number: whoever uses the same one gets the same rolls. For practice and puzzles.
web-set-seed = The number of the dice
web-set-seed-wrong = A whole number from 0 to 2,147,483,647, please.
web-set-public = Show this table to everyone
web-set-public-more = Whoever visits this house can watch, and sit down where a chair is free.
web-set-book = Book of Tales
web-set-book-more = Tales of other people that are installed in this house.
web-set-language = Language of the table
web-set-language-more = The bots get their names in it. Everyone reads the game in their own language.
web-set-open = Open the table

## The waiting room
web-wait-title = The table is being set
web-wait-host = Invite the others, then begin when everyone is here.
web-wait-host-all = Everyone is here: begin when you like.
web-wait-guest = { $count ->
    [0] Everyone is here. The host begins the game.
    [one] One chair is still free. The host begins the game.
   *[other] { $count } chairs are still free. The host begins the game.
}
web-wait-who = Who sits here
web-wait-begin = Begin
web-wait-begin-bots = Begin with bots on the free chairs
web-wait-begin-without = Begin without the free chairs
web-wait-too-few = At least { $least } must sit down before the game can begin.
web-wait-add = One more chair
web-wait-remove-chair = Take this chair away
web-wait-free-chair = Free this chair
web-wait-bot = A bot: { $level }
web-wait-sit-here = Sit down here
web-sit-title = A chair is waiting for you
web-sit-more = { $names } { $count ->
    [one] is already at the table.
   *[other] are already at the table.
}
web-sit-nobody = Nobody is at the table yet.
web-sit = Sit down
web-sit-again = Sit down too, on this device
web-sit-or-watch = You are watching. A chair is free for you.

## Sharing
web-share = Invite
web-share-invite = Scan to sit down
web-share-invite-more = Whoever opens this link chooses a free chair and a name.
web-share-invite-full = Every chair is taken: whoever opens this link can watch.
web-share-watch = Scan to watch
web-share-watch-more = Whoever opens this link looks on and cannot play.
web-share-own = Continue on another device
web-share-own-more = This link is your seat. Open it on your own devices only: whoever has it plays for you.
web-share-reissued = New link for { $name }
web-share-reissued-more = The old link is dead. Give this one to { $name } and to nobody else; it is shown this once.
web-share-address = Address of this house
web-share-private = This house is open on this device only. To let others in, start it without -⁠-⁠private.
web-share-unreachable = Other devices cannot open this link: this house has no address in a network. Connect this device to one and start Serai again.
web-share-which = What for?
web-share-to-sit = To sit down
web-share-to-watch = To watch

## At the table
web-connecting = Coming in…
web-table-laid = The table is being laid: lamps, cushions, and a place for you.
web-away = { $name } is away.
web-back = { $name } is back.
web-brief-turn = { $name }: { $things }.
web-brief-nothing = { $name }: nothing.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } for { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Your dice: { $dice }.
web-brief-die = { $colour ->
    [red] { $number } red
    [green] { $number } green
   *[blue] { $number } blue
}
web-connection-lost = The connection is lost. The table waits; we are trying again.
web-connection-back = The connection is back.
web-connection-try = Try now
web-refused-title = This door stays closed
web-refused-again = Knock again
web-farewell-title = Farewell
web-turn-yours = Your turn
web-turn-asked = You are asked
web-turn-of = { $name } to play
web-turn-title = ● Your turn
web-watching = You are watching.
web-spectators = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
}
web-people = At the table
web-panel = Journal and talk
web-with-more = { $what }: { $more }
web-part-people = People
web-part-log = Journal
web-part-talk = Talk
web-log-earlier = Show what came before
web-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
}
web-menu = More
web-menu-seat = { $name }: what to do
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = You have asked to take a choice back. Waiting for { $names }.
web-undo-agree = Agree
web-undo-refuse = Let it stand
web-hint-ask = Ask for advice
web-hint = Advice
web-hint-waiting = Thinking it over…
web-rename = Change the name
web-rename-save = Save
web-hand = Let a bot play for you
web-hand-for = Let a bot play for { $name }
web-take = Play yourself again
web-bot-plays-for = A bot is playing for you.
web-bot-plays-seat = A bot is playing for { $name }.
web-leave = Get up
web-leave-sure = Get up from the table?
web-leave-gathering = Your chair becomes free for others.
web-leave-playing = A bot plays on for you. With your link you can come back at any time.
web-remove = Send { $name } away
web-remove-sure = Send { $name } away?
web-remove-more = Their link dies at once. In a game, a bot plays on until somebody else sits down there.
web-reissue = New link for { $name }
web-reissue-more = The old link dies at once.
web-reinvite = New invitation
web-reinvite-sure = Replace the invitation?
web-reinvite-more = The old link opens nothing any more. Whoever sits at the table stays.
web-bar-chat = Stop the talk at the table
web-allow-chat = Allow talk again
web-chat-barred = The host wants no talk at this table.
web-publish = Show to everyone
web-unpublish = Show to nobody else
web-close-table = End the play for good
web-close-sure = End the play for good?
web-close-more = Nobody can play on here. The table can still be read.
web-closed = This table is closed.
web-delete = Delete the table
web-delete-sure = Delete the table?
web-delete-more = The game, the talk and all links are gone for everyone. Nobody can bring them back.
web-host = You are the host
web-notify = Tell me when it is my turn
web-notify-on = The browser tells you when it is your turn.
web-notify-denied = The browser does not allow it; its own settings can change that.
web-notify-text = It is your turn at the table of { $names }.
web-clock-left = Time left: { $time }
web-clock-run-out = Time is up
web-chat-empty = Nobody has said anything yet.
web-chat-spectator = an onlooker
web-reacted = { $name }: { $reaction }
web-cover = Hand the device to { $name }
web-cover-more = What is on the other side is for { $name } alone.
web-cover-open = I am { $name }

## The end
web-over = The game is over
web-rematch = Play again
web-rematch-follow = To the next table
web-rematch-asks = { $name } would like to play again.
web-rematch-asks-host = The host asks you to play again.
web-rematch-agrees = { $names } { $count ->
    [one] wants
   *[other] want
} to play again too.
web-rematch-waiting = You would like to play again. Waiting for { $names }.
web-rematch-away = { $names } { $count ->
    [one] is away: a bot plays there until they come back.
   *[other] are away: bots play there until they come back.
}
web-rematch-declined = { $names } { $count ->
    [one] prefers
   *[other] prefer
} not to play again.
web-rematch-without = Play without { $names }
web-rematch-too-few = Too few are left for another game.
web-rematch-decline = No, thank you
web-rematch-withdraw = Not after all
web-rematch-withdrawn = Nobody asks for another game any more.
web-rematch-you-declined = You prefer not to play again.
web-rematch-after-all = Play again after all
web-rematch-without-you = The others are playing again without you.
web-rematch-kept = The others are playing again. A bot keeps your place until you come.
web-rematch-begins = The next game begins.
web-own-again = They are playing again, and a bot keeps your place.
web-export = Take the record out
web-verify = Were the dice fair?
web-verify-during = Before the first roll the house wrote down a secret from which every die follows, and showed everyone this seal of it. At the end it shows the secret. Whoever changes the dice in between breaks the seal.
web-verify-after = All dice of this game follow from the secret below. Its seal was shown before the first roll, so nothing can have been changed since. Take the record out and run “serai verify” on it: it checks the seal and plays the whole game again.
web-verify-open = These dice are open: they follow from the number { $seed }, and anyone can roll them again.
web-verify-seal = Seal
web-verify-secret = Secret
web-verify-sealed = Shown when the game is over

## Looking at a game again
web-replay = The game again
web-replay-look = See the game again
web-replay-look-so-far = See the game so far
web-replay-look-of = See the game again: { $names }
web-replay-coming = The game is being laid out again.
web-replay-leave = Back to the table
web-replay-slider = Moment of the game
web-replay-moment = Moment { $number } of { $count }
web-replay-setup = Setting up
web-replay-end = The end
web-replay-turn = Turn { $turn }
web-replay-turn-of = Turn { $turn }: { $name }
web-replay-wind = Wind
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-on = One step on
web-replay-step-back = One step back
web-replay-turn-on = To the next turn
web-replay-turn-back = To the turn before
web-replay-ends = To the first or the last moment
web-replay-speed = Speed: { $speed }
web-replay-eyes = Seen by whom?
web-replay-as = As { $name } saw it
web-replay-as-spectator = As onlookers saw it
web-replay-other-rules = This game was played under other rules. Its table cannot be laid any more, but what was told then is here.
web-replay-play-on = Play on from here
web-replay-play-on-turn = Play on from this turn
web-what-if-title = What if…?
web-what-if-more = { $turn ->
    [0] At a table of your own you begin this game again from its set-up. Bots take the other seats, and the dice are new. The game you are looking at stays as it is.
   *[other] At a table of your own you play on from the start of turn { $turn }. Bots take the other seats, and the dice are new. The game you are looking at stays as it is.
}
web-what-if-secrets = What the others keep secret is made up: you learn nothing of it here.
web-what-if-seat = Your seat
web-what-if-begin = Play on
web-what-if = { $turn ->
    [0] What if: from the set-up of another game
   *[other] What if: from turn { $turn } of another game
}
web-what-if-of = { $turn ->
    [0] What if: from the set-up of a game of { $names }
   *[other] What if: from turn { $turn } of a game of { $names }
}
web-what-if-origin = See that game

## Help
web-rules = Rules of this moment
web-rules-whole = The whole game in short
web-rule-dice-keep = Keep the dice that help you and roll the others again. Nothing is bound: a die kept now may roll next time. You have three rolls, four if an elf was on top of your stack when the turn began. You can also stop as soon as the dice suit you.
web-rule-dice-take = Everyone whose wish your dice fulfil has lifted their head. Choose one of them; to send them all away is not possible. The card goes on top of your stack, and its points are yours.
web-rule-dice-place = The one you have won over stood right below their own place. So you may take the top card of that place too. A pile that runs out ends the game, so think twice about the last one.
web-rule-dice-bonus = The hypnotist brings along the neighbour to the right, whatever your dice show. You may take that card as well, or leave it.
web-rule-dice-dragon = Nobody keeps a dragon. Give it to another king: it lies on top of that stack and takes points away at the end.
web-rule-dice-again = The apprentice gives you another whole turn, with new dice. You may also let it go.
web-rule-dice-wait = Somebody else is choosing. Whoever has rolled for the last time wins over one inhabitant whose wish is fulfilled; if there is none, the next villain moves in with them, and the last in the row walks off.
web-rule-dice-over = Each stack is counted: inhabitants, places and fairies add points, villains and dragons take some away. The most points win; in a tie, the smaller sum of minus points.
web-rules-dice =
    Six dice, up to three rolls a turn. After each roll you keep what you like and roll the rest again.
    Five inhabitants stand in a row, each with a wish. If your dice fulfil one, you win that card; if they fulfil several, you choose one. If they fulfil none, a villain moves in with you.
    Each inhabitant has a place of the same colour. If the two meet in one column, the place’s top card can be yours too.
    The game ends as soon as the inhabitants, the villains or the cards of one place run out. The most points win.
web-keyboard = Keys
web-keyboard-answers = Answer the question; the keys are shown on the buttons
web-keyboard-hurry = Skip what moves; read on, and turn the page
web-keyboard-tab = Move from one button to the next
web-keyboard-undo = Undo
web-keyboard-rules = Rules of this moment
web-keyboard-talk = Talk at the table
web-keyboard-this = These keys
web-keyboard-escape = Close what lies on top
web-keyboard-off = Single keys are switched off in the settings.
web-keyboard-numbers = 1 to 9

## The page that shows the look
web-design-more = Two rooms of one inn, and all that stands in them. Every colour, letter and ornament of the screens is on this page.
web-design-room = Room
web-design-hour = Time of day
web-design-morning = Morning
web-design-noon = Noon
web-design-night = Night
web-design-day = by daylight
web-design-lamp = by lamplight
web-design-chapter = The lamp in the third window
web-design-tale-1 = The merchant counted his camels at dusk and found one too many. It knelt among the others, grey as ash, with no brand on its flank and no dust on its feet, and on its saddle sat a lamp that had been lit by nobody.
web-design-tale-2 = “Leave it,” said the guide, who had crossed the salt desert 17 times and meant to cross it again. But the flame leaned towards you as you passed, the way a dog leans towards a hand.
web-design-question = How do you greet the flame?
web-design-answer-1 = Bow and give it your name
web-design-answer-2 = Ask whose lamp it is
web-design-answer-2-note = Needs wisdom; the guide is listening
web-design-answer-3 = Cover it with your cloak
web-design-colours = Colour by time of day
web-design-type = Letters
web-design-ornament = Ornament
web-design-answers = Questions and buttons
web-design-cards = Cards and tokens
web-design-people = The table
web-design-forms = Fields and sheets
web-design-roll = Roll
web-design-turn-page = Turn the page
web-design-stop = Stop here
web-design-leave = Leave the table
web-design-cannot = Not possible now
web-design-treasure = Treasure
web-design-status = Status
web-design-lamp-card = Lamp of the third window
web-design-lamp-text = When you would fail a roll, the flame may lean the other way: roll again, once. Then the lamp goes out until the next city.
web-design-pursued = Pursued
web-design-pursued-text = Someone is two days behind you and does not sleep. You may not rest in a city, but you may move one space further.
web-design-now = May be used now
web-design-use = Use it
web-design-story = Story
web-design-destiny = Destiny
web-design-wealth = Wealth
web-design-name = Your name
web-design-name-hint = As the others will see it, up to 30 letters.
web-design-name-wrong = Somebody at this table already has that name.
web-design-open-sheet = Open a sheet
web-design-sheet = A sheet above the page
web-design-sheet-text = It covers what lies below, says one thing, and closes with Escape, with the cross or with a tap beside it.
web-design-notice = Show a notice
web-design-notice-text = Bo has sat down at the table.
web-design-trouble-text = The connection is lost. Your table waits; we are trying again.
web-design-menu = At the table
web-design-undo = Take the last choice back
web-design-rules = Rules of this moment
web-design-watch = Watch only
web-design-takebacks = Taking choices back
web-design-takebacks-hint = Free until a die rolls; after that the others must agree.
web-design-log-1 = Night falls over Baghdad.
web-design-log-2 = Ana stays, and meets the merchant of shadows.
web-design-log-3 = Ana gains 2 story points.
web-design-chat = Never trust a camel without dust.
web-design-join = Join with your phone
web-design-felt = On the felt
web-design-felt-question = Which dice do you keep?
web-design-felt-keep = Keep three, roll the rest

## King of Dice
web-dice-street = Places and inhabitants
web-dice-dice = The dice
web-dice-kings = The kings and their stacks
web-dice-told = At the table
web-dice-place = { $left ->
    [one] { $name }: { $points }, the last card
   *[other] { $name }: { $points }, { $left } cards left
}
web-dice-no-cards = no cards
web-dice-place-empty = { $name }: no cards left
web-dice-home = below its own place
web-dice-face = { $colour ->
    [red] { $number }, red circle
    [green] { $number }, green triangle
   *[blue] { $number }, blue square
}
web-dice-die = { $kept ->
    [yes] Die { $position }: { $face }, kept
   *[no] Die { $position }: { $face }
}
web-dice-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-dice-king = { $turn ->
    [yes] { $name }, to play: { $points }, { web-dice-cards }, on top: { $top }
   *[no] { $name }: { $points }, { web-dice-cards }, on top: { $top }
}
web-dice-king-bare = { $turn ->
    [yes] { $name }, to play: no cards yet
   *[no] { $name }: no cards yet
}
web-dice-stack = The stack of { $name }
web-dice-draw = Draw pile
web-dice-discards = Discarded
web-dice-pile = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
web-dice-pile-top = { web-dice-pile }, on top: { $top }
web-dice-from-top = The top card first
web-dice-wants = Wants to see:
web-dice-worth = Worth:
web-dice-odds = Odds
web-dice-odds-tray = Chance with the dice in the tray:
web-dice-odds-best = Chance at best:
web-dice-met = { $count ->
    [one] One lifts a head: { $cards }.
   *[other] They lift their heads: { $cards }.
}
web-dice-met-none = Nobody lifts a head.
web-dice-hurry = skip ahead
web-dice-roll-none = No die left to roll
web-dice-counting = The stacks are being counted…
web-dice-sum = { $parts }; { $points } in all.
web-dice-result = Show the result
web-dice-look = Look at the table
web-dice-winner = Crowned

## The Nights at the table

web-nights-leaf = What lies before you
web-nights-book = The Book
web-nights-map = The map
web-nights-map-coming = The map is being unrolled…
web-nights-lookup = Look something up
web-nights-lookup-more = A status, a skill, a level of wealth, a treasure, a quest or a card.
web-nights-lookup-none = Nothing in the Book is called “{ $typed }”.
web-nights-to-the-end = To the end of the tale
web-rules-nights =
    Your hero travels from Baghdad, meets beings on the road and in the cities, and hears from the Book what becomes of it.
    On your turn you go as far as your wealth allows and meet whoever is there. You choose how to react; then the destiny die picks one of three paragraphs, and your skills and statuses open its sections.
    Daring brings destiny, mishaps bring story. In secret you have divided a goal between the two. Whoever stands in Baghdad with both reached may declare; the others have one more turn.
    If several are home with their goal reached, whoever has the most statuses wins; in a tie, whoever has the most skills.

## The map
web-map = The map
web-map-window = The map: arrow keys move it, plus and minus bring it nearer and farther, zero shows all of it
web-map-look = How near
web-map-nearer = Nearer
web-map-farther = Farther
web-map-whole = The whole map
web-map-hero = To the hero
web-map-list = As a list
web-map-back = Back to the map
web-map-as-list = The map as a list
web-map-find = Find a space
web-map-found = { $count ->
    [0] You can reach nothing by that name
    [one] One space within reach
   *[other] { $count } spaces within reach
}
web-map-reach = Where you can go
web-map-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
web-map-here = Here
web-map-nothing = Nothing within reach has that name.
web-map-present = Who and what is where
web-map-world = The whole world
web-map-places = Places of Power
web-map-continent-arabia = Arabia
web-map-continent-europa = Europa
web-map-continent-africa = Africa
web-map-continent-india = India
web-map-continent-asia = Asia
web-map-continent-none = The open sea
web-map-place = Place of Power
web-map-kind = { $kind }, number { $number }
web-map-stands = { $name } is here
web-map-mark-home = { $name }’s home
web-map-mark-seat = { $name }’s seat of office
web-map-mark-wanted = { $name } is wanted here
web-map-mark-destination = { $name }’s destination
web-map-mark-quest = { $name }’s quest leads here
web-map-mark-claimed = { $name } has been here on a quest
web-map-mark-card = { $name } holds the card of this city
web-map-go = Go there
web-map-choose = Choose this

## The Nights: the heroes

web-design-questions = Every question of the Nights
web-nights-company = The heroes
web-nights-destiny = Destiny
web-nights-story = Story
web-nights-wealth = Wealth
web-nights-track = { $track }: { $count }
web-nights-track-goal = { $track }: { $count }, your goal is { $goal }
web-nights-points = { $destiny } destiny, { $story } story
web-nights-reader = holds the Book
web-nights-matrix-reader = holds the matrices
web-nights-skills = { $count ->
    [0] no skills
    [one] { $count } skill
   *[other] { $count } skills
}
web-nights-statuses = { $count ->
    [0] no statuses
    [one] { $count } status
   *[other] { $count } statuses
}
web-nights-treasures = { $count ->
    [0] no treasures
    [one] { $count } treasure
   *[other] { $count } treasures
}
web-nights-quests-done = { $count ->
    [one] { $count } quest done
   *[other] { $count } quests done
}
web-nights-things-statuses = Statuses
web-nights-things-skills = Skills
web-nights-things-treasures = Treasures
web-nights-things-quest = Quest
web-nights-things-cities = City cards
web-nights-things-tokens = Remembered
web-nights-things-marks = On the map
web-nights-things-none = Nothing lies here yet.
web-nights-status = status
web-nights-treasure = treasure
web-nights-quest = quest
web-nights-city-card = city card
web-nights-token = remembered
web-nights-token-about = Something a tale has left behind. Later tales may know of it.
web-nights-talent = talent
web-nights-master = master
web-nights-once = for one use
web-nights-no-text = There is nothing more to know about it.
web-nights-home = Home
web-nights-seat = The Vizier’s seat
web-nights-wanted = Wanted here
web-nights-destination = Destination marker
web-nights-destination-about = While the marker lies on a Place of Power you may go in there as into any other space. A new marker takes the place of this one.
web-nights-mark-about = The city is marked for this: { $status }
web-nights-claimed = been there
web-nights-unclaimed = still to be seen
web-nights-goal-own = Your secret goal
web-nights-changes = What has just changed

## The Nights: what is asked

web-nights-rule = What the rules say
web-nights-last-round = Last round: { $name } has declared. Still to play: { $names }.
web-nights-waiting = Waiting for { $names }.
web-nights-also = Also possible
web-nights-for-hero = for { $name }’s hero
web-nights-secret = Only you see this.
web-nights-on-map = Choose on the map
web-nights-on-map-hint = Choose on the map, or here:
web-nights-list-open = From a list
web-nights-list-close = Put the list away
web-nights-filter = Type to find
web-nights-filter-left = { $count ->
    [0] Nothing here is called that.
    [one] One answer is left.
   *[other] { $count } answers are left.
}
web-nights-seal = Seal it
web-nights-seal-anew = Seal it anew
web-nights-goal-divide = The goal, divided between destiny and story
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = One more for destiny
web-nights-more-story = One more for story
web-nights-chosen = You have chosen: { $choice }. It can be changed until the last one has chosen.
web-nights-take-skill = Make it yours
web-nights-skills-people = Among people
web-nights-skills-mind = Of mind and soul
web-nights-skills-road = On the road
web-nights-reached = reached
web-nights-missing = { $count } short

## The Nights: the ending

web-nights-end = The end of the night
web-nights-end-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won together.
}
web-nights-end-result = Show the result
web-nights-end-look = Look back
web-nights-end-goals = The goals, no longer secret
web-nights-end-goal = { $track }: { $count } of { $goal }
web-nights-end-winner = winner

## The page of the Book
web-page = The open page
web-page-before = Before the first turn
web-page-told = What is told
web-page-paragraph = Paragraph { $number }
web-page-reader = { $name } holds the Book
web-page-matrix-reader = { $name } holds the matrices
web-page-turn-page = Turn the page
web-page-read-on = Read on
web-page-choose = Now choose
web-page-skip = Skip ahead
web-page-present = To the present moment
web-page-overleaf = { $count ->
    [one] One more turn waits overleaf.
   *[other] { $count } turns wait overleaf.
}
web-page-asked-overleaf = A question waits for you overleaf.
web-page-leaf-back = Leaf back
web-page-leaf-on = Leaf on
web-page-read-this = Read this aloud
web-page-read-this-more = Nobody else sees this page. Read it to the others; then turn it for everyone.
web-page-voice = Read aloud
web-page-voice-pause = Pause the reading
web-page-voice-go-on = Go on reading
web-page-voice-stop = Stop reading
web-page-voice-settings = Voice and pace
web-page-voice-which = Voice
web-page-voice-pace = Pace
web-page-voice-slow = Slow
web-page-voice-calm = Calm
web-page-voice-brisk = Brisk
web-page-voice-auto = Read by itself
web-page-voice-auto-hint = The tale is read aloud as soon as it appears.
web-page-voice-no-speech = This browser cannot speak. The tale is there to be read; another browser may read it to you.
web-page-voice-no-voice = This device has no English voice. Once one is added in its settings, it reads to you.
web-page-voice-failed = The voice broke off. Another one may read on.
web-design-pages = Pages of the Book
web-design-tell = Tell it again

## The rules, rule by rule
web-rules-page = The rules
web-rules-read = Read the rules
web-rules-search = Find a rule
web-rules-search-more = Words, or a number such as “{ $rule }”.
web-rules-found = { $count ->
    [0] No rule
    [one] One rule
   *[other] { $count } rules
}
web-rules-none = No rule holds all of this: “{ $typed }”.
web-rules-chapters = Chapters
web-rules-missing = The rules cannot be had just now. Is the house still open?
web-rule-of = Rule { $rule }
web-rule-read-on = Read on in the rules

## One’s own evenings
web-stat = Your evenings
web-stat-look = What has become of your evenings
web-stat-more = What has become of your tables. It is written down in this browser and nowhere else, so a table still counts after it is gone.
web-stat-none = There is nothing to tell yet. Sit down at a table; whatever happens there will be counted here.
web-stat-sum = { $finished ->
    [0] No game finished yet.
    [one] { $won ->
        [0] One game finished, and not yet won.
       *[other] One game finished, and won.
    }
   *[other] { $finished } games finished, { $won } of them won.
}
web-stat-running = { $count ->
    [one] One is still being played.
   *[other] { $count } are still being played.
}
web-stat-players = By the number of players
web-stat-players-of = { $count ->
    [one] alone
   *[other] { $count } players
}
web-stat-won-of = { $won } won of { $finished }
web-stat-endings = How they ended
web-stat-ending-sole = one was home with the goal reached
web-stat-ending-tie-statuses = decided by statuses
web-stat-ending-tie-skills = decided by skills
web-stat-ending-shared = a shared victory
web-stat-ending-solitaire-won = won alone, before the night was over
web-stat-ending-solitaire-lost = the night ran out
web-stat-heard = You have heard { $heard } of the { $all } pages of “{ $book }”.
web-stat-book = The Book of Tales
web-stat-unread = { $count ->
    [one] One is still unread.
   *[other] { $count } are still unread.
}
web-stat-all-read = You have heard them all.
web-stat-tales = Tales of your own heroes
web-stat-reaction = Favourite reaction
web-stat-times = { $count ->
    [one] { $what }, once
   *[other] { $what }, { $count } times
}
web-stat-longest = Longest night
web-stat-turns = { $count ->
    [one] one turn of yours
   *[other] { $count } turns of yours
}
web-stat-quests = Quests finished
web-stat-treasures = Treasures found
web-stat-statuses = Statuses borne
web-stat-places = Visits to Places of Power
web-stat-deaths = Heroes buried
web-stat-best = Best take
web-stat-best-card = { $card } ({ $condition }): { $points }
web-stat-guest = Most frequent guest
web-stat-dice-places = Places taken
web-stat-villains = Villains taken in
web-stat-dragons-given = Dragons given away
web-stat-dragons-received = Dragons received
web-stat-forget = Forget these figures
web-stat-forget-more = All that has been counted here is forgotten. Tables that you still have a seat at are counted anew the next time you look.

## Introductions one plays
web-learn = Learn by playing
web-remark = The storyteller
web-remark-count = Remark { $number } of { $count }
web-remark-before = The remark before
web-remark-next = The next remark
web-remark-away = Put the remark away
web-learn-again = Learn the game again
web-verify-practice = This is a practice table: choices can be taken back even after a die or a card, and the bots agree.
web-verify-introduction = This is an introduction: its dice are open, and some were laid out beforehand, so that there is something to learn from them.

## Other ways to play the Nights
web-ways = How this night is played
web-way-solitaire-standing = { $time ->
    [morning] Morning
    [noon] Noon
   *[night] Night
  } · { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
  } · quests { $quests } of 2 · { $fabulous ->
    [yes] Fabulous
   *[no] not yet Fabulous
  }
web-way-goal = Goal: { $goal } points
web-way-merchant-standing = Fabulous { $turns } of 3 turns
web-way-dealt = Dealt to you: { $skills }
web-way-slot-empty = No status
web-way-ballots = The vote
web-way-ballot-cast = has voted
web-way-ballot-open = is thinking it over
web-way-more = Other ways to play
web-way-alone = none, solitaire

## The chronicle
web-chronicle-home = Take the tale home
web-chronicle-read = Read it
web-chronicle-book = As a book (EPUB)
web-chronicle-whole = Read the tale
web-chronicle-so-far = Read the tale so far
web-chronicle-share = Share a link
web-chronicle-shared = Whoever has this link can read your chronicle. It lasts as long as the table does.
