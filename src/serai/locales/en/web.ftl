### The inn in the browser.

## Everywhere
web-skip = Skip to the page
web-close = Close
web-cancel = Cancel
web-nowhere = Page not found
web-nowhere-more = This address leads nowhere. Perhaps a letter is missing or wrong.
web-not-fetched = This page could not be loaded. It will appear as soon as the server answers.
web-language-not-fetched = The texts of this language could not be loaded. Choose it again when the server answers.
web-to-the-door = Go to the home page

## The front door
web-door-welcome = Come in, the lamp is lit
web-door-more = Play with friends or against bots, on one screen or on several.
web-nights = The Thousand and One Nights
web-nights-more = Travel from Cordoba to Su-Chou and live the tales of the Book.
web-dice = King of Dice
web-dice-more = Six dice, five places, and a crowd of people to win over.
web-design = See the design gallery
web-design-title = Design gallery

## A table
web-table = Table
web-one-moment = One moment…

## Settings
web-settings = Settings
web-language = Language
web-book-told-in = The tales of this Book are in { $language }: they have not been translated into your language yet.
web-theme = Theme
web-theme-system = Same as this device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-motion = Animations
web-motion-system = Same as this device
web-motion-full = On
web-motion-reduced = Off
web-sound = Sound
web-sound-hint = Dice, pages, what is heard where your hero is, and now and then an oud or a ney. You miss nothing without it.
web-volume = Volume
web-keys = Single-key shortcuts
web-keys-hint = Press a number key to choose an answer. Each button shows its key.
web-remember = Remember the tales we hear
web-remember-hint = This browser counts which tales you have heard and tells new tables, so that you hear others. Nobody sees the list.
web-remember-clear = Forget the tales heard so far
web-remember-cleared = The list of tales is deleted.
web-announcements = What screen readers announce about bots
web-announcements-brief = One sentence per turn
web-announcements-full = Every step
web-bot-pace = How other players’ turns are told
web-bot-pace-at-once = In brief, at once
web-bot-pace-quick = In brief, step by step
web-bot-pace-told = With every tale
web-key-enter = Enter
web-key-space = Space
web-key-escape = Esc

## Who sits at the table
web-seat-you = you
web-seat-absent = away
web-seat-turn = playing now
web-seat-free = A free seat
web-seat-here = On this screen
web-seat-link = By link
web-seat-bot = A bot

## What is said and shown
web-log = What has happened
web-chat = Chat
web-chat-write = Write a message
web-chat-send = Send
web-reactions = Send a reaction
web-reaction-bravo = Well played
web-reaction-laugh = Laughter
web-reaction-gasp = Astonishment
web-reaction-patience = Patience…
web-reaction-thanks = Thank you
web-reaction-sorry = Sorry

## Links
web-link = Link to this table
web-link-copy = Copy the link
web-link-copied = Link copied.

## The front door: playing
web-play-now = Play now against bots
web-set-table = Create a table
web-of-game = { $what }: { $game }
web-guest-game = This game has been added to this server.
web-game-players = { $least } to { $most } players
web-game-minutes = { $least } to { $most } minutes
web-game-age = ages { $age } and up
web-pack-skipped = The Book “{ $title }” has errors and cannot be played. Whoever runs this server can see why with “serai pack list”.
web-opens-soon = This game is coming soon.
web-your-name = Your name
web-guest = Guest
web-name-hint = The others will see this name. Up to 30 characters.
web-name-needed = Please enter a name.
web-opponents = How many bots play with you?
web-level = How strong are the bots?
web-level-guest = A bot from the package “{ $package }”.
web-option-number = { $bounds ->
    [both] A number from { $least } to { $most }.
    [least] A number, at least { $least }.
    [most] A number, at most { $most }.
   *[none] A number.
}
web-sit-and-play = Sit down and play
web-own-tables = Your tables
web-own-tables-none = When you sit down at a table, it appears here.
web-own-yours = It is your turn.
web-own-waits = Waiting for { $name }
web-own-gathering = Not started yet
web-own-playing = In progress
web-own-over = Finished
web-own-gone = This table no longer exists, or your seat was given to somebody else.
web-own-take-off = Remove from the list
web-own-take-off-of = Remove from the list: { $names }
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
web-own-forget-more = The links to this table are saved only in this browser. Without one of them you cannot sit down at it again.
web-own-open = Open the table: { $names }
web-public-tables = Public tables
web-public-none = There are no public tables right now.
web-public-again = Refresh the list
web-public-free = { $count ->
    [0] all seats are taken
    [one] one seat is free
   *[other] { $count } seats are free
}
web-public-sit = Sit down
web-public-watch = Watch
web-bring = Watch a downloaded game
web-bring-more = Choose the file of a finished game that you downloaded from Serai, and watch it again here.
web-bring-file = Choose a file
web-lost = The server is not answering. Please try again in a moment.

## Setting a table
web-set-seats = Who is playing?
web-set-seats-more = For { $least } to { $most } players. They take their turns in this order.
web-set-seat = Seat { $number }
web-set-name = Name
web-set-here = on this device
web-set-here-more = Several people can share one screen.
web-set-link = invited by link
web-set-link-more = Whoever opens the link or scans the code sits down here.
web-set-bot = a bot
web-set-add = Add a seat
web-set-remove = Remove seat { $number }
web-set-terms = Game options
web-set-first = Who starts?
web-set-first-more = A random player, or somebody you choose.
web-set-first-drawn = Random player
web-set-practice = Practice
web-set-practice-more = Bots let you undo a choice even after dice were rolled or a card was drawn. As long as nothing new has been revealed, you can always undo.
web-set-hints = Allow advice
web-set-hints-more = When it is your turn to choose, you can ask what a good player would do, and why. Only you see the answer.
web-set-clock = Time limit
web-set-clock-more = When a player’s time runs out, a bot plays on for them. They can take over again at any time.
web-set-clock-none = No limit
web-set-clock-move = Short (minutes)
web-set-clock-day = Long (days)
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
web-set-clock-weekends = Pause at weekends
web-set-clock-weekends-more = The clock stands still on Saturdays and Sundays (time zone: { $zone }).
web-set-dice = Dice
web-set-dice-sealed = Random, and anyone can check them
web-set-dice-sealed-more = Nobody can know the rolls beforehand. After the game anyone can check that none of them was changed.
web-set-dice-open = Repeatable, for practice
web-set-dice-open-more = You choose a number; the same number always gives the same rolls. For practice and puzzles.
web-set-seed = Number for the dice
web-set-seed-wrong = Please enter a whole number from 0 to 2,147,483,647.
web-set-public = Make this table public
web-set-public-more = Everyone on this server can see the table, watch, and sit down if a seat is free.
web-set-book = Book of Tales
web-set-book-more = Choose which Book the tales come from.
web-set-language = Language of the table
web-set-language-more = This is for the bots’ names. Everyone plays in their own language.
web-set-open = Create the table

## The waiting room
web-time = When you play
web-time-when = Date and time
web-time-hint = In your time zone. Everyone sees it in theirs.
web-time-needed = Choose a date and a time.
web-time-propose = Propose this time
web-time-change = Change the time
web-time-withdraw = Withdraw the time
web-time-withdrawn = The host has withdrawn the time.
web-time-planned = Planned for { $date }.
web-time-planned-for = planned for { $date }
web-time-calendar = Save to your calendar
web-time-with = With { $names }
web-invitations = Invitations
web-invited = { $name } invites you to { $game }
web-invited-with = At the table: { $names }
web-invited-accept = Take the seat
web-invited-decline = Decline
web-invited-decline-sure = Decline this invitation?
web-invited-decline-more = { $name } sees that you have declined, and cannot invite you to this table again.
web-invited-mute = Decline, and get no more from { $name }
web-invited-declined = You have declined the invitation.
web-invited-muted = You will get no more invitations from { $name }. The settings can change that.
web-invite = Invite
web-invite-person = Invite { $name }
web-invite-people = People you have played with
web-invite-sent = { $name } has been invited.
web-invite-open = Invited
web-invite-withdraw = Withdraw
web-invite-withdraw-person = Withdraw the invitation to { $name }
web-invite-withdrawn = The invitation to { $name } has been withdrawn.
web-invite-accepted = Has accepted
web-invite-declined = Has declined
web-invite-all = Show all { $count } people
web-invite-fewer = Show fewer people
web-invitations-allow = Let people I have played with invite me
web-invitations-allow-hint = Invitations appear under “Your tables”. Nobody else can invite you.
web-muted = No invitations from
web-muted-name = No invitations from { $name }
web-unmute = Allow them again: { $name }
web-wait-title = Waiting for players
web-wait-host = Invite the others, then start the game when everyone is here.
web-wait-host-all = Everyone is here: start the game when you like.
web-wait-guest = { $count ->
    [0] Everyone is here. The host will start the game.
    [one] One seat is still free. The host will start the game.
   *[other] { $count } seats are still free. The host will start the game.
}
web-wait-who = Players at this table
web-wait-begin = Start the game
web-wait-begin-bots = Start with bots in the free seats
web-wait-begin-without = Start without the free seats
web-wait-too-few = The game needs at least { $least } players.
web-wait-add = Add a seat
web-wait-remove-chair = Remove this seat
web-wait-free-chair = Free this seat
web-wait-bot = A bot: { $level }
web-wait-sit-here = Sit down here
web-sit-title = A seat is waiting for you
web-sit-more = { $names } { $count ->
    [one] is already at the table.
   *[other] are already at the table.
}
web-sit-nobody = Nobody is at the table yet.
web-sit = Sit down
web-sit-again = Add another player on this device
web-sit-or-watch = You are watching. There is a free seat for you.

## Sharing
web-share = Invite
web-share-invite = Scan to sit down
web-share-invite-more = Anyone with this link can choose a free seat and a name.
web-share-invite-full = All seats are taken. Anyone with this link can watch.
web-share-watch = Scan to watch
web-share-watch-more = Anyone with this link can watch, but not play.
web-share-own = Continue on another device
web-share-own-more = This link opens your own seat. Do not share it: whoever has it can play for you.
web-share-reissued = New link for { $name }
web-share-reissued-more = The old link no longer works. Give this one only to { $name }; it is shown only once.
web-share-address = Address of this server
web-share-private = This server can be reached from this device only. To let others in, start Serai without -⁠-⁠private.
web-share-unreachable = Other devices cannot open this link, because this device is not connected to a network. Connect it and start Serai again.
web-share-which = What is the link for?
web-share-to-sit = To play
web-share-to-watch = To watch

## At the table
web-connecting = Connecting…
web-table-laid = Getting your table ready…
web-away = { $name } is away.
web-back = { $name } is back.
web-brief-turn = { $name }: { $things }.
web-brief-nothing = { $name } gains nothing this turn.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } for { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Your dice: { $dice }.
web-brief-die = { $colour ->
    [red] { $number } red
    [green] { $number } green
   *[blue] { $number } blue
}
web-connection-lost = The connection is lost. The table is safe; we are trying to reconnect.
web-connection-back = The connection is back.
web-connection-try = Reconnect now
web-refused-title = This table cannot be opened
web-refused-again = Try again
web-farewell-title = You are no longer at the table
web-turn-yours = Your turn
web-turn-asked = A question for you
web-turn-of = { $name }’s turn
web-turn-title = ● Your turn
web-watching = You are watching.
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-people = At the table
web-panel = Journal and chat
web-with-more = { $what }: { $more }
web-part-people = Players
web-part-log = Journal
web-part-talk = Chat
web-log-earlier = Show earlier events
web-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
}
web-menu = Open the menu
web-menu-seat = { $name }: open the menu
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = You have asked to undo a choice. Waiting for { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-hint-ask = Ask for advice
web-hint = Advice
web-hint-waiting = Thinking…
web-rename = Change the name
web-rename-save = Save
web-hand = Let a bot play for you
web-hand-for = Let a bot play for { $name }
web-take = Take over from the bot
web-bot-plays-for = A bot is playing for you.
web-bot-plays-seat = A bot is playing for { $name }.
web-leave = Leave the table
web-leave-sure = Leave the table?
web-leave-gathering = Your seat becomes free for somebody else.
web-leave-playing = A bot will play for you. With your link you can come back at any time.
web-remove = Remove { $name } from the table
web-remove-sure = Remove { $name } from the table?
web-remove-more = Their link stops working at once. During a game, a bot plays on until somebody else takes the seat.
web-reissue = Create a new link for { $name }
web-reissue-more = The old link stops working at once.
web-reinvite = Create a new invitation link
web-reinvite-sure = Replace the invitation link?
web-reinvite-more = The old link stops working. Everyone who is already at the table stays.
web-bar-chat = Turn off the chat
web-allow-chat = Turn the chat back on
web-chat-barred = The host has turned off the chat at this table.
web-publish = Make the table public
web-unpublish = Make the table private
web-close-table = End the game for everyone
web-close-sure = End the game for everyone?
web-close-more = The game stops here and cannot be continued. You can still look at it.
web-closed = This table is closed.
web-delete = Delete the table
web-delete-sure = Delete the table?
web-delete-more = The game, the chat and all links will be deleted for everyone. This cannot be undone.
web-host = You are the host
web-notify = Notify me when it is my turn
web-notify-on = Your browser will notify you when it is your turn.
web-notify-denied = Your browser blocks notifications. You can allow them in its settings.
web-notify-text = It is your turn at the table of { $names }.
web-clock-left = Time left: { $time }
web-clock-run-out = Time is up
web-pace = Time limit and holidays
web-pace-choice = Time for each choice: { $time }
web-pace-due = The next choice is due by { $date }
web-holiday-begin = Take a holiday
web-holiday-more = During a holiday the clock of this table stands still for everybody. You can still play, and any player can end the holiday.
web-holiday-end = End the holiday
web-holiday-over = The holiday is over: the clock runs again.
web-holiday-of = { $name } has declared a holiday: the clock stands still.
web-holiday-of-host = The host has declared a holiday: the clock stands still.
web-recap-title = While you were away
web-recap-offer = While you were away, { $count ->
    [0] others have played on.
    [one] a turn was played.
   *[other] { $count } turns were played.
}
web-recap-read = Read what happened
web-recap-page = Page { $page } of { $pages }
web-recap-before = Previous page
web-recap-next = Next page
web-recap-present = Go to the table
web-recap-later = Not now
web-notices = Notices
web-notices-confirm = Send me notices
web-notices-confirm-more = Do you want Serai to write to you at this address when it is your turn? Every notice has a link that ends them.
web-notices-confirmed = Your address is confirmed. You will be told when it is your turn.
web-notices-stop = Stop the notices
web-notices-stop-more = Do you want no more notices at this address? The server then forgets the address.
web-notices-stopped = You will get no more notices, and the server has forgotten the address.
web-notices-look = Be told when it is your turn
web-notices-more = You can be told when it is your turn, even when no page is open. Choose how; each way can be ended at any time.
web-notices-none = This server sends no notices. While a page is open, its tab shows when it is your turn.
web-notices-by-push = From this browser
web-notices-by-mail = By e-mail
web-notices-by-hook = In a chat room
web-notices-push-more = This device shows a notification, even when the browser is in the background.
web-notices-push-order = Turn on notifications
web-notices-push-failed = This browser could not be registered for notifications. Try again later, or choose another way.
web-notices-mail = Your e-mail address
web-notices-mail-hint = You will get a mail with a link. Nothing else is sent before you have followed it.
web-notices-mail-order = Send the link
web-notices-mail-sent = A mail with a link is on its way to you.
web-notices-unconfirmed = Not confirmed yet: follow the link in the mail.
web-notices-hook = Address of the webhook
web-notices-hook-hint = Slack, Mattermost, Discord and others give you one for a room. Everybody there reads the notices.
web-notices-hook-order = Send notices there
web-notices-ordered = You will be told when it is your turn.
web-notices-each-turn = At each of my turns
web-notices-before-end = Before my time runs out
web-notices-digest = Once a day, a list of my turns
web-notices-invitations = When somebody I have played with invites me

# Devices that share one's tables
web-devices = Your devices
web-devices-look = Use another device too
web-devices-more = A secret link brings your name, tables, settings, statistics and the tales you have heard to another device, and keeps them in sync. Everything is encrypted before it leaves this browser; the server cannot read it.
web-devices-create = Make a secret link
web-devices-open = Open this link on your other device, or scan the code there. Give it to nobody: whoever has it can play on your seats.
web-devices-code = Link for your other device
web-devices-synced = In sync with your other devices: { $when }
web-devices-unlink = Unlink this device
web-devices-end = Unlink all devices
web-devices-end-sure = Unlink all devices?
web-devices-end-more = Your devices are no longer kept in sync, and the link no longer opens anything. Each device keeps what it has.
web-devices-ended = This device is no longer linked to others. It keeps what it has.
web-devices-join = Link this device
web-devices-join-more = This link brings the tables, settings and statistics of another device here, and keeps both in sync. Tables that you already have here stay. Follow it only if it is your own.
web-devices-joined = This device is now linked to your others.
web-devices-to-tables = See your tables
web-devices-invalid = This link is not complete. Copy the whole of it, or scan the code again.
web-devices-insecure = Browsers can link devices only over a secure address (https). Here, open the link to your seat on the other device instead.
web-devices-unreadable = What the other devices have stored cannot be read with this link. Nothing was changed here.
web-chat-empty = No messages yet.
web-chat-spectator = a spectator
web-reacted = { $name }: { $reaction }
web-cover = Hand the device to { $name }
web-cover-more = Only { $name } may see what comes next.
web-cover-open = I am { $name }

## The end
web-over = The game is over
web-rematch = Play again
web-rematch-follow = Go to the new game
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
web-rematch-too-few = Not enough players are left for another game.
web-rematch-decline = No, thank you
web-rematch-withdraw = Cancel my request
web-rematch-withdrawn = The request to play again was cancelled.
web-rematch-you-declined = You have chosen not to play again.
web-rematch-after-all = Play again after all
web-rematch-without-you = The others are playing again without you.
web-rematch-kept = The others are playing again. A bot plays for you until you come.
web-rematch-begins = The next game is starting.
web-own-again = The others are playing again. A bot is playing for you.
web-export = Download the game
web-verify = Check the dice
web-verify-during = Before the first roll, Serai chose a secret number that decides every roll, and showed everyone its fingerprint: the seal below. After the game the secret is shown, and this page checks that it matches the seal and gives the same rolls. So nobody can change the dice during the game.
web-verify-after = The secret number below decided every roll of this game. Its seal was shown to everyone before the first roll, so the dice could not be changed afterwards. If you prefer to check it yourself, download the game and run “serai verify”.
web-verify-open = These dice are repeatable: the number { $seed } always gives the same rolls, so anyone can play them again.
web-verify-seal = Seal, shown before the first roll
web-verify-secret = Secret number
web-verify-sealed = Shown after the game
web-verify-check = Check now
web-verify-checking = Replaying the game and checking every roll…
web-verify-holds = { $turns ->
    [one] The dice were fair: the secret number matches the seal, and replaying the only turn gave the same rolls.
   *[other] The dice were fair: the secret number matches the seal, and replaying all { $turns } turns gave the same rolls.
}
web-verify-fits = The secret number matches the seal. The rules have been updated since, so the earlier rolls cannot be replayed.
web-verify-fails = The check failed. { $why }

## Looking at a game again
web-replay = Replay
web-replay-look = Watch the replay
web-replay-look-so-far = Watch the game so far
web-replay-look-of = Watch the replay: { $names }
web-replay-coming = Loading the replay…
web-replay-leave = Back to the table
web-replay-slider = Position in the game
web-replay-moment = Step { $number } of { $count }
web-replay-setup = Set-up
web-replay-end = The end
web-replay-turn = Turn { $turn }
web-replay-turn-of = Turn { $turn }: { $name }
web-replay-wind = Replay controls
web-replay-play = Play
web-replay-pause = Pause
web-replay-step-on = Next step
web-replay-step-back = Previous step
web-replay-turn-on = Next turn
web-replay-turn-back = Previous turn
web-replay-ends = First or last step
web-replay-speed = Speed: { $speed }
web-replay-eyes = Choose a point of view
web-replay-as = As { $name } saw it
web-replay-as-spectator = As spectators saw it
web-replay-other-rules = This game was played with another version of the rules. The table cannot be shown any more, but here is what happened.
web-replay-play-on = Play on from here
web-replay-play-on-turn = Play on from this turn
web-what-if-title = What if…?
web-what-if-more = { $turn ->
    [0] This opens a new table, where you play this game again from its set-up, with bots in the other seats and new dice. The original game stays as it is.
   *[other] This opens a new table, where you play on from the start of turn { $turn }, with bots in the other seats and new dice. The original game stays as it is.
}
web-what-if-secrets = The other players’ secrets are made up here, so you cannot find them out.
web-what-if-seat = Your seat
web-what-if-begin = Start playing
web-what-if = { $turn ->
    [0] What if: from the set-up of another game
   *[other] What if: from turn { $turn } of another game
}
web-what-if-of = { $turn ->
    [0] What if: from the set-up of a game of { $names }
   *[other] What if: from turn { $turn } of a game of { $names }
}
web-what-if-origin = Watch that game

## Help
web-rules = Rules for this step
web-rules-whole = The whole game in brief
web-rule-dice-keep = Keep the dice that help you and roll the others again. You can change your mind: a die you keep now may be rolled next time. You have three rolls, or four if an elf was on top of your stack when the turn began. You can also stop as soon as you like your dice.
web-rule-dice-take = Everyone who likes your dice has raised their head. You must choose one of them. The card goes on top of your stack, and its points are yours.
web-rule-dice-place = The inhabitant you won over stood right below their own place, so you may also take the top card of that place. Taking the last card of a place ends the game.
web-rule-dice-bonus = The hypnotist brings along the neighbour to the right, whatever your dice show. You may take that card as well, or leave it.
web-rule-dice-dragon = Nobody keeps a dragon. Give it to another king: it lies on top of that stack and takes points away at the end.
web-rule-dice-again = The apprentice gives you another whole turn, with new dice. You may also decline.
web-rule-dice-wait = Somebody else is playing. After the last roll they win over one inhabitant who likes the dice. If nobody does, they get the next villain, and the inhabitant at the right end leaves the row.
web-rule-dice-over = Each stack is counted: inhabitants, places and fairies add points, villains and dragons take some away. Whoever has the most points wins; in a tie, whoever has fewer minus points.
web-rules-dice =
    Six dice, up to three rolls a turn. After each roll you keep what you like and roll the rest again.
    Five inhabitants stand in a row, each with a wish. If your dice fulfil one, you win that card; if they fulfil several, you choose one. If they fulfil none, you get a villain.
    Each inhabitant has a place of the same colour. If the inhabitant stands right below that place, you may also take the place’s top card.
    The game ends as soon as the inhabitants, the villains or the cards of one place run out. Whoever has the most points wins.
web-keyboard = Keyboard shortcuts
web-keyboard-answers = Answer the question; the keys are shown on the buttons
web-keyboard-hurry = Skip animations; read on, and turn the page
web-keyboard-tab = Move from one button to the next
web-keyboard-undo = Undo
web-keyboard-rules = Show the rules for this step
web-keyboard-talk = Open the chat
web-keyboard-this = Show these shortcuts
web-keyboard-escape = Close the open window
web-keyboard-off = Single-key shortcuts are turned off in the settings.
web-keyboard-numbers = 1 to 9

## The page that shows the look
web-design-more = Every colour, letter and ornament of the screens, on one page.
web-design-room = Game
web-design-hour = Time of day
web-design-morning = Morning
web-design-noon = Noon
web-design-night = Night
web-design-day = light
web-design-lamp = dark
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
web-design-plates = Plates
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
web-design-name-hint = The others will see this name. Up to 30 characters.
web-design-name-wrong = Somebody at this table already has that name.
web-design-open-sheet = Open a sheet
web-design-sheet = A sheet above the page
web-design-sheet-text = It covers what lies below, says one thing, and closes with Escape, with the cross or with a tap beside it.
web-design-notice = Show a notice
web-design-notice-text = Bo has sat down at the table.
web-design-trouble-text = The connection is lost. The table is safe; we are trying to reconnect.
web-design-menu = At the table
web-design-undo = Undo the last choice
web-design-rules = Rules for this step
web-design-watch = Watch only
web-design-takebacks = Undo choices
web-design-takebacks-hint = You can always undo until a die is rolled; after that the others must agree.
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
    [yes] { $name }, playing now: { $points }, { web-dice-cards }, on top: { $top }
   *[no] { $name }: { $points }, { web-dice-cards }, on top: { $top }
}
web-dice-king-bare = { $turn ->
    [yes] { $name }, playing now: no cards yet
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
web-dice-wants = Wants:
web-dice-worth = Worth:
web-dice-odds = Show chances
web-dice-odds-tray = Chance with the dice you keep:
web-dice-odds-up-to = up to { $chance }
web-dice-met = { $count ->
    [one] These dice can win over: { $cards }.
   *[other] These dice can win over: { $cards }.
}
web-dice-met-namesake = { $card } ({ $worth })
web-dice-met-none = Nobody likes these dice yet.
web-dice-hurry = skip ahead
web-dice-roll-none = No die left to roll
web-dice-counting = Counting the points…
web-dice-sum = { $parts }; { $points } in all.
web-dice-result = Show the result
web-dice-stop-sure = Stop and take the villain?
web-dice-stop-not = Go on rolling
web-dice-stop-anyway = Stop and take it
web-dice-covered = Your first throw lies under the cup.
web-dice-cup = Lift the cup
web-dice-kinds = The three kinds of dice
web-dice-kinds-more = Each die has the numbers 1 to 6, but the colours differ. The notches on its edge show its kind; there are two dice of each.
web-dice-kind = Kind { $number }
web-dice-look = Show the table
web-dice-winner = Winner

## The Nights at the table

web-nights-view = Choose a view
web-nights-book = The Book
web-nights-map = The map
web-nights-map-coming = Loading the map…
web-nights-lookup = Look something up
web-nights-lookup-more = A status, a skill, a level of wealth, a treasure, a quest or a card.
web-nights-lookup-none = Nothing in the Book is called “{ $typed }”.
web-nights-to-the-end = Back to the result
web-rules-nights =
    Your hero travels from Baghdad, and meets all kinds of beings on the road and in the cities; the Book tells what happens.
    On your turn you go as far as your wealth allows and meet whoever is there. You choose how to react; then the destiny die picks one of three paragraphs, and your skills and statuses open its sections.
    Daring brings destiny, mishaps bring story. At the start you secretly divide your goal between the two. Whoever is in Baghdad with both parts reached may declare it; then the others have one more turn.
    If several players are in Baghdad with their goal reached, whoever has the most statuses wins; in a tie, whoever has the most skills.

## The map
web-map = The map
web-map-window = The map: arrow keys move it, plus and minus zoom in and out, zero shows all of it
web-map-look = Zoom
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Show the whole map
web-map-hero = Show the hero
web-map-list = Show as a list
web-map-back = Back to the map
web-map-as-list = The map as a list
web-map-find = Find a space
web-map-found = { $count ->
    [0] No space with that name within reach
    [one] One space within reach
   *[other] { $count } spaces within reach
}
web-map-reach = Where you can go
web-map-steps = { $count ->
    [one] One space away
   *[other] { $count } spaces away
}
web-map-here = Here
web-map-nothing = Nothing within reach has that name.
web-map-present = Heroes and markers on the map
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
web-map-mark-seat = { $name }’s seat as Vizier
web-map-mark-wanted = { $name } is wanted here
web-map-mark-destination = { $name }’s destination
web-map-mark-quest = { $name }’s quest leads here
web-map-mark-claimed = { $name } has been here on a quest
web-map-mark-card = { $name } holds the card of this city
web-map-go = Go there
web-map-choose = Choose this space

## The Nights: the heroes

web-design-questions = Every question of the Nights
web-nights-company = The heroes
web-nights-destiny = Destiny
web-nights-story = Story
web-nights-wealth = Wealth
web-nights-track = { $track }: { $count }
web-nights-track-goal = { $track }: { $count }, your goal is { $goal }
web-nights-points = { $destiny } destiny, { $story } story
web-nights-reader = reads the Book
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
web-nights-things-tokens = Tokens
web-nights-things-marks = On the map
web-nights-things-none = Nothing here yet.
web-nights-status = status
web-nights-treasure = treasure
web-nights-quest = quest
web-nights-city-card = city card
web-nights-encounter-card = encounter card
web-nights-token = token
web-nights-token-about = A tale has left this behind. Later tales may remember it.
web-nights-talent = talent
web-nights-master = master
web-nights-once = for one use
web-nights-no-text = There is no further description.
web-nights-home = Home
web-nights-seat = The Vizier’s seat
web-nights-wanted = Wanted here
web-nights-destination = Destination marker
web-nights-destination-about = While your Destination marker is on a Place of Power, you may enter that place like any other space. A new marker replaces this one.
web-nights-mark-about = This city is marked because of a status: { $status }
web-nights-claimed = visited
web-nights-unclaimed = still to visit
web-nights-goal-own = Your secret goal
web-nights-changes = What has just changed

## The Nights: what is asked

web-nights-rule = What the rules say
web-nights-last-round = Last round: { $name } has reached the goal. Still to play: { $names }.
web-nights-to-question = Go to your question
web-nights-last-turn-yours = This is your last turn.
web-nights-last-turn = This is { $name }’s last turn.
web-nights-waiting = Waiting for { $names }.
web-nights-also = Also possible
web-nights-for-hero = for { $name }’s hero
web-nights-secret = Only you see this.
web-nights-quest-line = Quest: { $quest }.
web-nights-quest-next = Still to visit: { $places }.
web-nights-return-first = You cannot end a turn in any other city until you have been back here: { $cities }.
web-nights-on-map = Choose on the map
web-nights-on-map-hint = Choose on the map, or here:
web-nights-list-open = Choose from a list
web-nights-list-close = Hide the list
web-end-free = Free
web-end-sell = Sell
web-end-pay = Pay
web-end-quest = Your quest
web-nights-filter = Search by name
web-nights-filter-left = { $count ->
    [0] No answer with that name.
    [one] One answer found.
   *[other] { $count } answers found.
}
web-nights-seal = Confirm your goal
web-nights-seal-anew = Change your goal
web-nights-goal-divide = Divide your goal between destiny and story
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = One more for destiny
web-nights-more-story = One more for story
web-nights-chosen = You have chosen: { $choice }. You can change it until everyone has chosen.
web-nights-take-skill = Choose this skill
web-nights-skills-people = Among people
web-nights-skills-mind = Of mind and soul
web-nights-skills-road = On the road
web-nights-reached = reached
web-nights-missing = { $count } missing

## The Nights: the ending

web-nights-end = The end of the night
web-nights-end-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won together.
}
web-nights-end-result = Show the result
web-nights-end-look = Show the table
web-nights-end-goals = The secret goals
web-nights-end-goal = { $track }: { $count } of { $goal }
web-nights-end-winner = winner
web-nights-end-rank = Rank { $rank }
web-nights-hero-choice = Your hero
web-nights-hero-choice-for = A hero for { $name }
web-nights-hero-drawn = Random hero
web-nights-hero-drawn-about = When the game begins, you get a random hero whom nobody has chosen.
web-nights-hero-taken = taken by { $name }

## The page of the Book
web-page = The open page
web-page-before = Before the first turn
web-page-told = The tale
web-page-paragraph = Paragraph { $number }
web-page-reader = { $name } reads the Book
web-page-matrix-reader = { $name } holds the matrices
web-page-turn-page = Turn the page
web-page-read-on = Read on
web-page-skip = Skip the animation
web-page-present = Skip to the current turn
web-page-turns-ahead = { $count ->
    [one] One more turn to read.
   *[other] { $count } more turns to read.
}
web-page-question-ahead = Turn the page: there is a question for you.
web-page-previous = Previous page
web-page-next = Next page
web-page-meanwhile = Meanwhile
web-page-forward = Skip to your turn
web-digest-open = Read the tale
web-digest-close = Close the tale
web-page-wait = While you wait
web-page-wait-tale = Read your last tale again
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
web-page-voice-auto = Read aloud automatically
web-page-voice-auto-hint = Each tale is read aloud as soon as it appears.
web-page-voice-no-speech = This browser cannot read aloud. Another browser may be able to.
web-page-voice-no-voice = This device has no English voice. You can add one in its settings.
web-page-voice-failed = The voice has stopped working. Try another one.
web-design-pages = Pages of the Book
web-design-tell = Show it again

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
web-rules-none = No rule contains all of these words: “{ $typed }”.
web-rules-chapters = Chapters
web-rules-missing = The rules could not be loaded. Is the server still running?
web-rule-of = Rule { $rule }
web-rule-read-on = Read on in the rules

## One’s own evenings
web-stat = Your statistics
web-stat-look = See your statistics
web-stat-more = Your results so far. They are saved only in this browser, and a game still counts after its table is deleted. Introductions are not counted.
web-stat-none = Nothing here yet. Play a game, and your results will appear here.
web-stat-sum = { $finished ->
    [0] No game finished yet.
    [one] { $won ->
        [0] One game finished, not won.
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
web-stat-endings = How the games ended
web-stat-ending-sole = only one player was in Baghdad with the goal reached
web-stat-ending-tie-statuses = tie decided by statuses
web-stat-ending-tie-skills = tie decided by skills
web-stat-ending-shared = a shared victory
web-stat-ending-solitaire-won = solitaire, won in time
web-stat-ending-solitaire-lost = solitaire, out of time
web-stat-heard = You have heard { $heard } of the { $all } pages of “{ $book }”.
web-stat-book = The Book of Tales
web-stat-unread = { $count ->
    [one] One is still new to you.
   *[other] { $count } are still new to you.
}
web-stat-all-read = You have heard them all.
web-stat-tales = Tales of your own heroes
web-stat-reaction = Favourite reaction
web-stat-times = { $count ->
    [one] { $what }, once
   *[other] { $what }, { $count } times
}
web-stat-longest = Longest game
web-stat-turns = { $count ->
    [one] one of your turns
   *[other] { $count } of your turns
}
web-stat-quests = Quests finished
web-stat-treasures = Treasures found
web-stat-statuses = Statuses received
web-stat-places = Visits to Places of Power
web-stat-deaths = Heroes who died
web-stat-best = Most valuable card won
web-stat-best-card = { $card } ({ $condition }): { $points }
web-stat-guest = Inhabitant won over most often
web-stat-dice-places = Place cards won
web-stat-villains = Villains received
web-stat-dragons-given = Dragons sent to others
web-stat-dragons-received = Dragons received
web-stat-forget = Reset the statistics
web-stat-forget-more = All of these figures are deleted. Tables where you still have a seat will be counted again the next time you open this page.

## Introductions one plays
web-learn = Learn by playing
web-remark = The storyteller
web-remark-count = Tip { $number } of { $count }
web-remark-before = Previous tip
web-remark-next = Next tip
web-remark-away = Hide this tip
web-learn-again = Repeat the introduction
web-verify-practice = This is a practice table: the bots let you undo a choice even after dice were rolled or a card was drawn.
web-verify-introduction = This is an introduction: some of its dice were chosen beforehand, so that you can learn from them.

## Other ways to play the Nights
web-ways = Options of this game
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
web-way-dealt = Your random skills: { $skills }
web-way-slot-empty = No status
web-way-ballots = The vote
web-way-ballot-cast = has voted
web-way-ballot-open = has not voted yet
web-way-more = More options
web-way-alone = none, solitaire

## The chronicle
web-chronicle-home = Chronicle of this game
web-chronicle-read = Read it here
web-chronicle-book = Download as an e-book (EPUB)
web-chronicle-whole = Read the chronicle
web-chronicle-so-far = Read the chronicle so far
web-chronicle-share = Share a link
web-chronicle-shared = Anyone with this link can read your chronicle. It works as long as the table exists.

## Explained where it is met

web-explain-line = { $title }: { $text }
web-explain-destiny = Destiny points. From 3 on, and once more from 5 on, they change who comes your way.
web-explain-story = Story points: what people will tell of the hero.
web-explain-goal = Your secret goal is { $goal }. Once both goals are reached, return to Baghdad and declare it.
web-explain-goal-secret = Only this player knows how many are needed.
web-explain-reader = This player reads the tales of this turn.
web-explain-matrix-reader = This player looks up in the matrices which tale it is.
web-explain-paragraph = The number of this paragraph in the Book.
web-explain-drew = The card says whom you can meet here.
web-explain-chart = Add up the die, the number of the space and the destiny bonus: that line of the card says whom you meet.
web-explain-die-minus = The Book opens one paragraph before the one that the matrix names.
web-explain-die-blank = The Book opens at the very paragraph that the matrix names.
web-explain-die-plus = The Book opens one paragraph after the one that the matrix names.
web-explain-matrix-title = Matrix { $matrix }
web-explain-matrix = It holds a tale for each way to react to such a being. The destiny die then decides between three.
web-explain-reaction = The matrix names a paragraph for this reaction. The destiny die then decides between it and its two neighbours.
web-explain-master = A master of this skill may go straight to the part of the tale that rewards it, without rolling the destiny die.
web-explain-roll = Let the destiny die decide which of the three paragraphs is read.
web-explain-no-skill = Go on without any skill.
