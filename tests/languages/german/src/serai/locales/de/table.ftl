points = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
list = { $before } und { $last }
level-random = ein sorgloser Bot
