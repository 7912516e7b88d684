# What the house says: where it keeps tables, and what is wrong there.

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
