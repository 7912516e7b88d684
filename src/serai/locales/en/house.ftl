# What the house says: where it keeps tables, and what is wrong there.

## What cannot be done

refused-disk = The house’s disk refuses to write. Nothing has changed; please try again in a moment.
refused-cannot-read = The house cannot read what it has kept. Nothing was changed; “serai doctor” says what is wrong.
refused-closing = The house is closing; nothing more is kept.
refused-house-runs = Another house already runs in { $home } { $address }
refused-not-ours = { $file } is not a file of Serai.
refused-newer-file = { $file } was written by a newer version of Serai (its format is { $version }, this version knows { $known }): please update Serai.
refused-introduction = This game has no introduction.
refused-introduction-terms = An introduction is for one person and one bot, and has terms of its own.
refused-no-file = There is no file { $file }.
refused-empty-file = { $file } is empty: no house has kept anything in it.
refused-not-over = The game is not over: its record stays sealed until then.
refused-not-begun = The game has not begun.
house-the-file = The file

## The doctor

doctor-working = Playing every game again
doctor-file = { $file }: format { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
doctor-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
doctor-well = All is well: every game plays again as it was played.
doctor-found = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
doctor-at-table = Table { $table }: { $what }
doctor-at-line = Table { $table }, line { $line }: { $what }
doctor-damaged = The file is damaged: { $why }
doctor-lost-log = The log beside the file (its name ends in -wal) is missing, and with it what was done since the file was last whole.
doctor-damaged-log = The log beside the file (its name ends in -wal) is damaged: what was done after that place is lost.
doctor-astray = { $count ->
    [one] One row belongs to no table.
   *[other] { $count } rows belong to no table.
}
doctor-gap = The line is missing.
doctor-unreadable = What was kept cannot be read ({ $why }).
doctor-parts = In turn { $turn } the game parts from what was kept. { $why }
doctor-cannot-play = The game cannot be played again ({ $why }).
doctor-other-event = It was told “{ $was }”, and the rules now tell “{ $now }”.
doctor-sound = Nothing is wrong.
doctor-noted = { $count ->
    [one] One game was played under other rules, which is no fault:
   *[other] { $count } games were played under other rules, which is no fault:
}
doctor-goes-on = It was played under rules { $was } and goes on under rules { $now }, from its last kept position (turn { $turn }).
doctor-stays-readable = It was played under rules { $was } and is over; it can be read as it was told.
doctor-cannot-go-on = It was played under rules { $was } and cannot go on under rules { $now }: its last kept position does not fit them.

## At a table

bot-names = Amber Basil Clove Juniper Saffron Sesame Sorrel Thyme Anise Caraway

refused-no-table = This link does not open any table.
refused-again = The table was put away just now; please try again.
refused-crowded = There is no room for more onlookers at this table.
refused-no-hello = Say hello first.
refused-hello = Hello has been said already.
refused-protocol = This page is older than the house: please load it again.
refused-message = This message is not understood ({ $why }).
refused-too-long = This message is too long.
refused-too-fast = That is too much at once; a little slower, please.
refused-failed = Something went wrong in the house; nothing was changed.
refused-origin = This page may not talk to this house.
refused-no-page = There is no such page in this house.
refused-port = Port { $port } is taken: choose another with --port.
refused-listen = The house cannot listen at { $host }, port { $port } ({ $why }).
refused-public = “{ $public }” is not a complete address: write it as in https://serai.example.org.
refused-no-home = There is no home folder to keep anything in: name one in SERAI_HOME.
refused-closed = This table is closed.
refused-begun = The game has already begun.
refused-not-playing = No game is being played here now.
refused-not-over-yet = The game is not over yet.
refused-answered = This question has already been answered.
refused-moved-on = Something else has happened in the meantime: look again, then choose.
refused-clock = A clock needs some time to run.
refused-not-yours = { $seat }’s seat is not yours.
refused-bot-plays = A bot is playing this seat for you: take it back first.
refused-not-your-chair = This is not your chair.
refused-only-watching = This link is for looking on only.
refused-host-only = Only the host can do that.
refused-rematch = Only those who played can ask for a rematch.
refused-rematch-alone = Nobody is here who could play again.
refused-no-rematch = Nobody has asked for another game.
refused-no-chair = There is no chair { $chair } at this table.
refused-chair-taken = This chair is taken.
refused-full = Every chair at this table is taken.
refused-nobody-there = Nobody sits there.
refused-too-many-chairs = There is no room for more than { $most } at this table.
refused-name-taken = Somebody at this table is already called “{ $name }”.
refused-level = There is no bot “{ $level }” for this game.
refused-no-advice = Nobody gives advice in this game.
refused-hurry = Only those who play can hurry the bots.
refused-quiet = The host wants no chat at this table.
refused-empty = There is nothing in that message.
refused-no-moment = There is no such moment in this game.
refused-what-if-seat = While a game is still being played, you can only play on from it in a seat of your own.
refused-what-if-rules = This game was played under other rules, so nobody can play on from it.
refused-what-if-turn = Nobody can play on from turn { $turn } of this game.
refused-other-rules = This table was played under other rules and cannot go on.
refused-no-chronicle = Nobody writes chronicles of this game.
refused-no-rules = Nobody has retold the rules of this game.

farewell-again = The connection was interrupted; it will be back in a moment.
farewell-closing = The house is closing; the table stays as it is.
farewell-deleted = The host has taken this table away.
farewell-no-longer = Your link no longer opens this table.

## Opening the house

house-open = The house is open: { $address }
house-open-to-others = Others on your network sit down at { $address }
house-pack-skipped = The pack { $pack } is left out: { $why }
house-stop = Ctrl+C closes it; every table stays as it is.
house-runs-already = The house is already open: { $address }
