# What the house says: where it keeps tables, and what is wrong there.

house-the-file = The file

## The doctor

doctor-working = Replaying every game
doctor-file = { $file }: format { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
doctor-lines = { $count ->
    [one] one log entry
   *[other] { $count } log entries
}
doctor-well = All is well: every game replays exactly as it was played.
doctor-found = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
doctor-at-table = Table { $table }: { $what }
doctor-at-line = Table { $table }, log entry { $line }: { $what }
doctor-at-row = Row { $row } of the database table “{ $table }”: { $what }
doctor-damaged = The file is damaged: { $why }
doctor-lost-log = The log beside the file (its name ends in -wal) is missing, and with it everything since the file was last complete.
doctor-damaged-log = The log beside the file (its name ends in -wal) is damaged: everything after the damaged place is lost.
doctor-astray = { $count ->
    [one] One entry belongs to no table.
   *[other] { $count } entries belong to no table.
}
doctor-gap = This log entry is missing.
doctor-unreadable = The saved data cannot be read ({ $why }).
doctor-parts = In turn { $turn } the replayed game differs from the saved one. { $why }
doctor-cannot-play = The game cannot be replayed ({ $why }).
doctor-other-event = The saved game says “{ $was }”; with the present rules it is “{ $now }”.
doctor-other-room = The saved table does not match its game (other players, or only one of the two is over).
doctor-sound = Nothing is wrong.
doctor-noted = { $count ->
    [one] One game was played with another version of the rules, which is not a problem:
   *[other] { $count } games were played with another version of the rules, which is not a problem:
}
doctor-goes-on = It was played with rules { $was } and goes on with rules { $now }, from its last saved position (turn { $turn }).
doctor-stays-readable = It was played with rules { $was } and is over; it can still be read.
doctor-cannot-go-on = It was played with rules { $was } and cannot go on with rules { $now }: its last saved position does not fit them.

## At a table

bot-names = Amber Basil Clove Juniper Saffron Sesame Sorrel Thyme Anise Caraway

farewell-again = The connection was interrupted; it will be back in a moment.
farewell-closing = The server is shutting down; the table is saved.
farewell-deleted = The host has deleted this table.
farewell-no-longer = Your link no longer opens this table.

## Opening the house

house-open = Serai is running. Open { $address }
house-open-to-others = Others on your network can join at { $address }
house-pack-skipped = The Book { $pack } is not used: { $why }
house-stop = Press Ctrl+C to stop it; every table is saved.
house-runs-already = Serai is already running. Open { $address }
house-moved = { $source } was copied to { $target }, and the copy is identical.
house-migrated = { $database } was migrated from format { $was } to { $now }.
house-backed-up = { $database } was backed up to { $folder }. To restore it, start a server with SERAI_HOME={ $folder }.
