# What cannot be done at a table or with a file; the house and the terminal say it, the browser never does.

## At a table

refused-option = “{ $option }” is not possible for { $seat } right now.
refused-no-seat = Nobody called “{ $seat }” sits at this table.
refused-over = The game is over.
refused-not-now = It is not { $seat }’s turn to choose.
refused-asked-already = { $seat } is already asking to take a choice back.
refused-nothing-to-undo = { $seat } has no choice to take back.
refused-not-imagined = What is hidden in this game cannot be made up: wait until the game is over.
refused-by-bots = At this table the bots let nobody take a choice back.
refused-not-asked = Nobody has asked { $seat } to agree to anything.
refused-seats = This game is for { $least } to { $most } players.
refused-same-name = Two players have the same name.
refused-name = “{ $seat }” will not do as a name: 1 to 30 characters, please, without colon or comma.
refused-first = “{ $seat }” cannot start; the seats are { $seats }.
refused-pack = This game is not played with the pack { $pack }.
refused-broken-pack = The pack { $pack } cannot be played: { $why }
refused-unplayable-pack = The pack { $pack } is not playable yet: { $why }.
refused-no-game = There is no game “{ $game }”; there are: { $games }.
refused-game-broken = The game “{ $game }” cannot be loaded: { $why }.
refused-bot-broken = The bot “{ $level }” cannot be loaded: { $why }.
refused-options = This game cannot be played with these options: { $why }.
refused-no-hero = There is no hero “{ $hero }”; choose from: { $heroes }.
refused-hero-seat = There is a hero for “{ $seat }”, but nobody of that name sits down.
refused-same-hero = Two players want the same hero.
refused-scripted = A script of chance is for open dice only: give a seed.
refused-hints-barred = No advice is given at this table.
refused-no-question = Advice is for whoever must choose now.

## Records and files

refused-unreadable = { $file } cannot be read ({ $why }).
refused-unwritable = { $file } cannot be written ({ $why }).
refused-by-system = The system refuses: { $why }.
refused-in-use = { $file } is being played at another table.
refused-record-empty = { $file } is empty.
refused-record-none = { $file } is not the record of a game.
refused-record-line = { $file } is not a record that Serai can read: line { $line } is damaged ({ $why }).
refused-record-format = { $file } is a record of format { $version }, and this version of Serai reads format { $known }.
refused-record-sealed = { $file } is sealed: without its secret, which is shown when the game is over, its dice cannot be checked.
refused-broken-seal = { $file } does not hold: its secret and its terms do not fit its seal.
refused-record-parts = { $file } does not hold: from entry { $entry } (turn { $turn }) on, its secret and its choices lead elsewhere.
refused-record-cut = { $file } breaks off in line { $line }.
refused-record-unplayable = { $file } does not hold: its game cannot be played.
refused-record-long = { $file } is longer than any game.
refused-record-unfinished = { $file } tells of a game that is not over.
