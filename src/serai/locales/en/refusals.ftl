# What cannot be done, and what to do instead. A refusal has a key and arguments; its only text is here.

## At a table

refused-option = “{ $option }” is not possible for { $seat } right now.
refused-no-seat = Nobody called “{ $seat }” sits at this table; the players are { $seats }.
refused-over = The game is over.
refused-not-now = It is not { $seat }’s turn to choose; the table waits for { $waiting }.
refused-nothing-to-choose = There is nothing to choose here.
refused-person-plays = { $seat }’s seat is played by a person, not by a bot.
refused-asked-already = { $seat } is already asking to take a choice back.
refused-nothing-to-undo = { $seat } has no choice to take back.
refused-by-bots = At this table the bots let nobody take a choice back.
refused-not-asked = Nobody has asked { $seat } to agree to anything.
refused-hints-barred = No advice is given at this table.
refused-no-advice = There is no advice in this game.
refused-no-question = You can have advice when it is your turn to choose.
refused-not-imagined = To play on from this moment, wait until the game is over.

## What a table agrees on

refused-no-game = There is no game “{ $game }”; choose from: { $games }.
refused-game-broken = The game “{ $game }” cannot be loaded ({ $why }).
refused-seats = This game is for { $least } to { $most } players.
refused-same-name = Two players have the same name: change one of them.
refused-name = “{ $seat }” cannot be a name: use 1 to 30 characters, without colon or comma.
refused-level = There is no bot “{ $level }” for this game; choose from: { $levels }.
refused-bot-broken = The bot “{ $level }” cannot be loaded ({ $why }).
refused-options = This game cannot be played with these options ({ $why }).
refused-option-form = “{ $option }” is not an option: write it as goal=12, or one-status.
refused-pack = This game is played without a pack: leave out { $pack }.
refused-introduction = This game has no introduction.
refused-introduction-terms = An introduction is for one person and one bot, and has terms of its own.

## Records

refused-record-empty = { $file } is empty.
refused-record-none = { $file } is not the record of a game.
refused-record-line = { $file } is not a record that Serai can read: line { $line } is damaged ({ $why }).
refused-record-format = { $file } is a record of format { $version }, and this version of Serai reads format { $known }.
refused-record-cut = { $file } breaks off in line { $line }.
refused-record-long = { $file } is longer than any game.
refused-record-unfinished = { $file } tells of a game that is not over.
refused-record-unplayable = { $file } does not hold: its game cannot be played.
refused-record-sealed = { $file } is sealed: without its secret, which is shown when the game is over, its dice cannot be checked.
refused-sealed = This record is sealed: its secret is shown when the game is over.
refused-record-parts = { $file } does not hold: from entry { $entry } (turn { $turn }) on, its secret and its choices lead elsewhere.
refused-broken-seal = { $file } does not hold. { $why }
refused-secret-hex = Its secret is not written in hexadecimal.
refused-secret-length = Its secret has { $count } bytes instead of 32.
refused-secret-seed = Its secret does not come from the seed { $seed }.
refused-secret-terms = Its secret and its terms do not fit its seal.
refused-commitment = { $file } does not hold: it was opened with the seal { $commitment }, not with the one you wrote down.
refused-count = Choices are counted from 0: { $count } is not possible.
refused-parted = At entry { $entry }, in turn { $turn }, the game leaves its record. { $why }
refused-parted-rules = At entry { $entry }, in turn { $turn }, the game leaves its record: it was played under rules { $was }, and these are rules { $now }. { $why }
refused-position = At the end of the turn, the position is not the one in the record.
refused-consent = { $seat } takes a choice back without the consent of the others.
refused-takebacks = Choices are taken back in a way that no table allows.
refused-snapshot = The snapshot belongs to another game.

## Scenarios

refused-in-file = { $file }: { $why }
refused-toml = { $file } is not a TOML file ({ $why }).
refused-scenario = { $file } is not a scenario ({ $why }).
refused-layout = The game cannot be laid out like this ({ $why }).
refused-start = The game cannot start from this position ({ $why }).
refused-other-seats = This position is not one of { $seats }.
refused-choice = Choice { $number }: { $why }
refused-illegal = Choice { $number }: { $why } Possible choices: { $possible }.
refused-unused = This was not used: { $left }.
refused-scripted = Scripted chance needs open dice: give a seed.
refused-no-stream = This game has no chance called “{ $stream }”; choose from: { $streams }.
refused-script-count = The script “{ $script }” gives { $given } numbers for a throw of { $dice } dice.
refused-script-short = The script “{ $script }” ends in the middle of a throw of { $dice } dice.
refused-script-numbers = The script “{ $script }” needs numbers, not “{ $line }”.
refused-script-die = The script “{ $script }” gives { $number }, but the die has 1 to { $sides }.
refused-script-face = The script “{ $script }” gives “{ $line }”; choose from: { $faces }.
refused-script-pile = The script “{ $script }” gives “{ $line }”, which is not in that pile.

## In the terminal

refused-number = Type a number from 1 to { $most }.
refused-seat-form = “{ $seat }” has no name before the equals sign.
refused-pair = “{ $entry }” is not a pair: write it as NAME=VALUE.
refused-range = { $option } is a number from { $least } to { $most }.
refused-not-in-game = { $option } is not an option of this game.
refused-no-book = The Book of Tales that ships cannot be played yet: name the folder of another with --pack.
refused-introduction-only = An introduction has terms of its own: give --introduction with your name at most, and --record or --takebacks.
refused-resume-only = A resumed game keeps its seats and dice: give --resume without seats, --seed, --first, --takebacks or --record.
refused-file-exists = { $file } already exists: continue it with --resume, or choose another name.
refused-no-rule-found = No rule holds all of these words: { $words }.

## Files and the system

refused-unreadable = { $file } cannot be read ({ $why }).
refused-unwritable = { $file } cannot be written ({ $why }).
refused-no-file = There is no file { $file }.
refused-empty-file = { $file } is empty: no house has kept anything in it.
refused-in-use = { $file } is being played at another table.
refused-not-ours = { $file } is not a file of Serai.
refused-newer-file = { $file } was written by a newer version of Serai (its format is { $version }, this version knows { $known }): please update Serai.
refused-by-system = The system refuses: { $why }.
refused-no-home = There is no home folder to keep anything in: name one in SERAI_HOME.

## Opening the house

refused-house-runs = Another house already runs in { $home }.
refused-house-runs-at = Another house already runs in { $home }: { $address }
refused-port = Port { $port } is taken: choose another with --port.
refused-listen = The house cannot listen at { $host }, port { $port } ({ $why }).
refused-public = “{ $public }” is not a complete address: write it as in https://serai.example.org.

## At the door of the house

refused-no-table = This link does not open any table: ask for a new one.
refused-no-page = There is no such page in this house.
refused-origin = This page belongs to another house: open this one at its own address.
refused-crowded = There is no room for more onlookers at this table.
refused-protocol = This page is older than the house: please load it again.
refused-no-hello = Send “hello” first.
refused-hello = “hello” has been sent already.
refused-message = This message is not understood ({ $why }).
refused-too-long = This message is too long.
refused-too-fast = That is too much at once; a little slower, please.
refused-again = The table was put away just now; please try again.
refused-failed = Something went wrong in the house; nothing was changed. Please try again.
refused-disk = The house’s disk refuses to write. Nothing has changed; please try again in a moment.
refused-cannot-read = The house cannot read what it has kept. Nothing was changed; “serai doctor” says what is wrong.
refused-closing = The house is closing; nothing more is kept.

## At a table of the house

refused-closed = This table is closed.
refused-begun = The game has already begun.
refused-not-begun = The game has not begun.
refused-not-playing = No game is being played here now.
refused-not-over = The game is not over: its record stays sealed until then.
refused-not-over-yet = The game is not over yet.
refused-answered = This question has already been answered.
refused-moved-on = Something else has happened in the meantime: look again, then choose.
refused-endless = More has happened at this table than in any game: it cannot go on.
refused-not-yours = { $seat }’s seat is not yours.
refused-bot-plays = A bot is playing for { $seat }: take your seat back first.
refused-not-your-chair = This is not your chair.
refused-only-watching = This link is for looking on only.
refused-host-only = Only the host can do that.
refused-no-chair = There is no chair { $chair } at this table.
refused-chair-taken = This chair is taken: choose another.
refused-full = Every chair at this table is taken.
refused-nobody-there = Nobody sits there.
refused-too-many-chairs = There is no room for more than { $most } at this table.
refused-name-taken = Somebody at this table is already called “{ $name }”: choose another name.
refused-clock = Say how much time the clock gives.
refused-hurry = Only those who play can hurry the bots.
refused-quiet = The host wants no chat at this table.
refused-empty = This message is empty: write something first.
refused-rematch = Only those who played can ask for a rematch.
refused-rematch-alone = Nobody is here who could play again.
refused-no-rematch = Nobody has asked for another game.
refused-other-rules = This table was played under other rules and cannot go on.
refused-no-moment = This game has no such moment.
refused-what-if-seat = While the game is still being played, you can only play on from it in a seat of your own.
refused-what-if-rules = This game was played under other rules: it is not possible to play on from it.
refused-what-if-turn = It is not possible to play on from turn { $turn } of this game.
refused-no-chronicle = There are no chronicles of this game.
refused-no-rules = The rules of this game cannot be read here.
