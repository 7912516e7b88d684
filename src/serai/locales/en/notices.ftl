# Notices by e-mail, in chat rooms and from the browser.

notice-turn-title = { $game }: it is your turn
notice-end-title = { $game }: your time is running out
notice-digest-title = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
notice-digest-more = { $count ->
    [one] And at one more table.
   *[other] And at { $count } more tables.
}
notice-turn = { $name }, it is your turn in { $game }{ $others ->
    [0] .
   *[other] {" "}with { $names }.
}
notice-turn-clock = { $name }, it is your turn in { $game }{ $others ->
    [0] .
   *[other] {" "}with { $names }.
} { notice-left }
notice-end = { $name }, your time to choose in { $game }{ $others ->
    [0] {" "}is running out.
   *[other] {" "}with { $names } is running out.
} { notice-left } After that a bot plays on for you; you can take over again at any time.
notice-left = { $long ->
    [true] { $days ->
        [one] You have one day left.
       *[other] You have { $days } days left.
    }
   *[other] { $hours ->
        [0] You have less than an hour left.
        [one] You have one hour left.
       *[other] You have { $hours } hours left.
    }
}
notice-invited-title = { $inviter } invites you to { $game }
notice-invited = { $name }, { $inviter } invites you to play { $game }. The invitation is under “Your tables” on the start page, in the browser you played with: take the seat there, or decline.
notice-stop = To stop these notices: { $url }
notice-confirm-title = Notices from Serai: please confirm
notice-confirm = Somebody, probably you, wants Serai to tell you at this address when it is your turn. Please confirm that. If it was not you, do nothing, and you will hear no more.
