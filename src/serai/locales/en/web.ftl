### The inn in the browser.

## Everywhere
web-skip = Skip to the page
web-close = Close
web-cancel = Cancel
web-back = Back
web-nowhere = There is no such door
web-nowhere-more = The address leads nowhere in this inn. Perhaps a letter was lost on the road.
web-to-the-door = To the front door

## The front door
web-door-welcome = Come in, the lamp is lit
web-door-more = Sit down at a table, on one screen or on several, and play.
web-nights = The Thousand and One Nights
web-nights-more = Travel from Cordoba to Su-Chou and live the tales of the Book.
web-dice-more = Six dice, five places and a crowd to win over.
web-design = The look of the inn

## A table
web-table = Table
web-table-waiting = The table is being laid …

## Settings
web-settings = Settings
web-language = Language
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
web-reaction-astonished = Astonishment
web-reaction-love = Love
web-reaction-lucky = What luck
web-reaction-patience = Patience …

## Links
web-link = Link to this table
web-link-copy = Copy the link
web-link-copied = The link is copied.

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
web-design-log-3 = Ana earns 2 story.
web-design-chat = Never trust a camel without dust.
web-design-join = Join with your phone
web-design-felt = On the felt
web-design-felt-question = Which dice do you keep?
web-design-felt-keep = Keep three, roll the rest
