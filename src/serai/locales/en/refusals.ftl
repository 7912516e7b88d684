# What cannot be done, and what to do instead. A refusal has a key and arguments; its only text is here.

## At a table

refused-option = “{ $option }” is not possible for { $seat } right now.
refused-no-seat = Nobody at this table is called “{ $seat }”; the players are { $seats }.
refused-over = The game is over.
refused-not-now = It is not { $seat }’s turn to choose; everyone is waiting for { $waiting }.
refused-nothing-to-choose = There is nothing to choose here.
refused-person-plays = A person plays in { $seat }’s seat, not a bot.
refused-asked-already = { $seat } has already asked to undo a choice.
refused-nothing-to-undo = { $seat } has no choice to undo.
refused-by-bots = At this table the bots do not allow undoing a choice.
refused-not-asked = { $seat } has not been asked to agree to anything.
refused-hints-barred = Advice is turned off at this table.
refused-no-advice = There is no advice in this game.
refused-no-question = You can ask for advice when it is your turn to choose.
refused-not-imagined = You can play on from here when the game is over.

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
refused-no-position = “{ $game }” cannot start from a position that a file describes: leave out everything but seats, options, choices and chance.
refused-no-numbering = “{ $game }” has no options and views in numbers: its plugin gives no numbering.
refused-no-batch = “{ $game }” cannot play many games at once.
refused-pack = This game does not use a Book: leave out { $pack }.
refused-introduction = This game has no introduction.
refused-introduction-terms = An introduction is for one person and one bot, and its options are fixed.

## Records

refused-record-empty = { $file } is empty.
refused-record-none = { $file } is not a Serai game file.
refused-record-line = { $file } cannot be read: line { $line } is damaged ({ $why }).
refused-record-format = { $file } is a game file of format { $version }, but this version of Serai reads format { $known }.
refused-record-cut = { $file } breaks off in line { $line }.
refused-record-long = { $file } is longer than any game.
refused-record-unfinished = { $file } has a game that is not over.
refused-record-unplayable = { $file } fails the check: its game cannot be replayed.
refused-record-sealed = { $file } cannot be checked yet: the secret number of its dice is shown only when the game is over.
refused-sealed = This game cannot be checked yet: its secret number is shown when the game is over.
refused-record-parts = { $file } fails the check: from entry { $entry } (turn { $turn }) on, its secret number and its choices give another game.
refused-broken-seal = { $file } fails the check. { $why }
refused-secret-hex = Its secret is not written in hexadecimal.
refused-secret-length = Its secret has { $count } bytes instead of 32.
refused-secret-seed = Its secret does not come from the seed { $seed }.
refused-secret-terms = Its secret number and its options do not match its seal.
refused-commitment = { $file } fails the check: its seal is { $commitment }, not the one you wrote down.
refused-count = Choices are counted from 0: { $count } is not possible.
refused-parted = At entry { $entry }, in turn { $turn }, the replayed game differs from the saved one. { $why }
refused-parted-rules = At entry { $entry }, in turn { $turn }, the replayed game differs from the saved one: it was played with rules { $was }, and these are rules { $now }. { $why }
refused-position = At the end of the turn the position is not the saved one.
refused-consent = { $seat } undoes a choice without the consent of the others.
refused-takebacks = Choices are undone in a way that no table allows.
refused-snapshot = The snapshot belongs to another game.

## Scenarios

refused-in-file = { $file }: { $why }
refused-toml = { $file } is not a TOML file ({ $why }).
refused-scenario = { $file } is not a scenario ({ $why }).
refused-layout = The game cannot be set up like this ({ $why }).
refused-start = The game cannot start from this position ({ $why }).
refused-other-seats = This position does not belong to { $seats }.
refused-choice = Choice { $number }: { $why }
refused-illegal = Choice { $number }: { $why } Possible choices: { $possible }.
refused-unused = Left over in the scenario: { $left }.
refused-scripted = Scripted dice need a seed.
refused-no-stream = This game has no dice or pile called “{ $stream }”; choose from: { $streams }.
refused-script-count = The script “{ $script }” gives { $given } numbers for a roll of { $dice } dice.
refused-script-short = The script “{ $script }” ends in the middle of a roll of { $dice } dice.
refused-script-numbers = The script “{ $script }” needs numbers, but “{ $line }” is not a number.
refused-script-die = The script “{ $script }” gives { $number }, but the die has 1 to { $sides }.
refused-script-face = The script “{ $script }” gives “{ $line }”; choose from: { $faces }.
refused-script-pile = The script “{ $script }” gives “{ $line }”, which is not in that pile.

## In the terminal

refused-number = Type a number from 1 to { $most }.
refused-seat-form = “{ $seat }” has no name before the equals sign.
refused-pair = “{ $entry }” is not a pair: write it as NAME=VALUE.
refused-range = { $option } is a number from { $least } to { $most }.
refused-not-in-game = { $option } is not an option of this game.
refused-no-book = The Book of Tales that comes with Serai cannot be played yet: give the folder of another one with --pack.
refused-introduction-only = The options of an introduction are fixed: with --introduction you can give only your name, --record and --takebacks.
refused-scenario-only = A scenario fixes its players, dice and pack: with --scenario you can only let bots play some of its seats (Bo=traveller), and give --record and --takebacks.
refused-resume-only = A resumed game keeps its players and dice: use --resume without names, --seed, --first, --takebacks or --record.
refused-file-exists = { $file } already exists: continue it with --resume, or choose another name.
refused-no-rule-found = No rule contains all of these words: { $words }.

## Files and the system

refused-unreadable = { $file } cannot be read ({ $why }).
refused-unwritable = { $file } cannot be written ({ $why }).
refused-no-file = There is no file { $file }.
refused-empty-file = { $file } is empty: no server has saved anything in it.
refused-in-use = The game in { $file } is already being played elsewhere.
refused-not-ours = { $file } is not a Serai file.
refused-newer-file = { $file } was written by a newer version of Serai (its format is { $version }, this version knows { $known }): please update Serai.
refused-by-system = The operating system does not allow it: { $why }.
refused-no-home = There is no home folder to save anything in: give one in SERAI_HOME.

## Opening the house

refused-house-runs = Another Serai server is already running in { $home }.
refused-house-runs-at = Another Serai server is already running in { $home }: { $address }
refused-port = Port { $port } is taken: choose another with --port.
refused-listen = Serai cannot listen at { $host }, port { $port } ({ $why }).
refused-no-host = --host is empty: name an address, such as 127.0.0.1, or 0.0.0.0 for all networks.
refused-public = “{ $public }” is not a complete address: write it as in https://serai.example.org.
refused-public-path = Serai needs a name of its own: “{ $public }” leads to a part of another site. Write the address as in https://serai.example.org.
refused-database-address = SERAI_DATABASE and the like are given as postgresql://user@host/name; “{ $scheme }” is something else.
refused-database-malformed = The address of the database is malformed: write it as in postgresql://user@host/name, and characters such as @, / and % in a password as %40, %2F and %25.
refused-database-driver = PostgreSQL needs a few more packages: pip install "serai[postgresql]"
refused-database-unusable = The database { $database } cannot be used ({ $why }).
refused-database-version = { $database } runs PostgreSQL { $version }: Serai needs version { $needed } or newer.
refused-database-encoding = The database { $database } stores text as { $encoding }: create one with the encoding UTF8.
refused-database-not-ours = The database { $database } holds the tables of another program: give Serai one of its own.
refused-database-older = The database { $database } was written by an older version of Serai (its format is { $version }, this version needs { $known }): stop all servers, make a backup and run “serai house migrate”.
refused-database-in-use = A Serai server is using the database { $database }, or another command is: stop it first.
refused-database-only-postgresql = { $file } is a file: only a PostgreSQL database is migrated by hand.
refused-backup-postgresql = { $database } is backed up with pg_dump, not with this command.
refused-backup-exists = { $folder } already exists: choose another name for the backup.
refused-workers-sqlite = A SQLite file serves one worker: for several, set SERAI_DATABASE to a PostgreSQL database.
refused-workers-system = Several workers need Linux or macOS.
refused-link = “{ $link }” is not the link of a table: it looks like https://serai.example.org/t/…#….
refused-server-address = “{ $address }” is not the address of a server: it begins with https:// or http://.
refused-agent-not-asked = You are not asked anything now: call wait_for_question.
refused-agent-no-table = You are at no table: call join_table or open_table first.
refused-mcp-package = “serai mcp” needs one more package: pip install "serai[mcp]"
refused-bus-address = SERAI_BUS is given as redis://host:6379 ({ $why }).
refused-bus-driver = Redis needs one more package: pip install "serai[redis]"
refused-move-target = { $target } is not empty: nothing was moved.
refused-move-damaged = The database { $source } is damaged: “serai doctor” says what is wrong. Nothing was moved.
refused-move-differs = The copy in { $target } would differ from the original: nothing was moved.

## At the door of the house

refused-no-table = This link does not open a table: ask for a new one.
refused-no-page = There is no such page on this server.
refused-origin = This page comes from another server: open this one at its own address.
refused-crowded = There is no room for more spectators at this table.
refused-protocol = Serai has been updated: please reload this page.
refused-no-hello = Send “hello” first.
refused-hello = “hello” has been sent already.
refused-message = The server did not understand this message ({ $why }).
refused-too-long = This message is too long.
refused-too-fast = Too many requests at once. Please wait a moment.
refused-again = The table was just being saved. Please try again.
refused-failed = Something went wrong on the server. Nothing was changed; please try again.
refused-disk = The server cannot save to its disk. Nothing was changed; please try again in a moment.
refused-database = The server cannot save to its database. Nothing was changed; please try again in a moment.
refused-database-away = The server cannot reach its database. Nothing was changed; please try again in a moment.
refused-cannot-read = The server cannot read its saved data. Nothing was changed; “serai doctor” says what is wrong.
refused-closing = The server is shutting down and no longer saves anything.

## At a table of the house

refused-closed = This table is closed.
refused-begun = The game has already started.
refused-not-begun = The game has not started yet.
refused-not-playing = No game is in progress at this table.
refused-not-over = The game is not over: it can be downloaded when it is.
refused-not-over-yet = The game is not over yet.
refused-answered = This question has already been answered.
refused-moved-on = Something else has happened in the meantime. Check the table, then choose again.
refused-endless = This game has grown too long and cannot go on.
refused-not-yours = This is { $seat }’s seat, not yours.
refused-bot-plays = A bot is playing for { $seat }: take your seat back first.
refused-not-your-chair = This is not your seat.
refused-only-watching = With this link you can only watch.
refused-shared-key = Other people have this key too: a seat needs a key of its own. Send a random one.
refused-host-only = Only the host can do that.
refused-no-chair = There is no seat { $chair } at this table.
refused-chair-taken = This seat is taken: choose another.
refused-full = Every seat at this table is taken.
refused-nobody-there = Nobody is sitting there.
refused-too-many-chairs = This table has room for { $most } players at most.
refused-name-taken = Somebody at this table is already called “{ $name }”: choose another name.
refused-clock = Choose how much time each player has.
refused-clock-weekends = A time limit of more than { $most } days cannot pause at weekends.
refused-zone = There is no time zone “{ $zone }”.
refused-holiday = Only a table with a time limit in days can have a holiday.
refused-holidays = There have been too many holidays since the last choice.
refused-proposed-time = A table can propose a time in the future, at most a year ahead.
refused-not-played-together = You can invite people with whom you have played.
refused-no-invitations = { $name } does not want to be invited.
refused-already-invited = { $name } has already been invited to this table.
refused-too-many-invitations = There have been too many invitations. Try again tomorrow.
refused-no-invitation = This invitation is no longer valid.
refused-no-notices = This server does not send such notices.
refused-no-notices-here = These notices have ended, or the link is not valid.
refused-notices-full = This server cannot send notices to more people.
refused-no-synced-data = This link between devices has ended, or is not valid.
refused-synced-changed = Another device has saved something newer; read that first.
refused-synced-full = This server cannot link the devices of more people.
refused-notices-public = Notices need a link to your server: start it with --public and the address that people use.
refused-push-contact = SERAI_PUSH_CONTACT must be an address such as mailto:you@example.org, not “{ $contact }”.
refused-push-extra = Notices from the browser need further packages: pip install "serai[push]"
refused-smtp = { $setting } must be an address such as smtp://user:password@mail.example.org:587, and { $sender } the e-mail address of your server, without accented letters.
refused-notice-url = Notices cannot be sent to this address. It must begin with https:// and lead to a server on the internet.
refused-mail-address = This is not an e-mail address.
refused-hurry = Only players can speed up the bots.
refused-quiet = The host has turned off the chat at this table.
refused-empty = This message is empty: write something first.
refused-rematch = Only those who played can ask to play again.
refused-rematch-alone = Nobody is here who could play again.
refused-no-rematch = Nobody has asked to play again.
refused-other-rules = This table was played with another version of the rules and cannot go on.
refused-no-moment = This game has no such step.
refused-what-if-seat = While the game is still in progress, you can play on from it only in your own seat.
refused-what-if-rules = You cannot play on from this game: it was played with another version of the rules.
refused-what-if-turn = You cannot play on from turn { $turn } of this game.
refused-no-chronicle = This game has no chronicle.
refused-no-rules = This game has no rules to read here.
