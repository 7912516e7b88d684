points = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
list = { $before } und { $last }
level-random = ein sorgloser Bot
level-wanderer = ein Bot auf Wanderschaft
level-sage = ein Bot, der die Geschichten kennt
event-undone = { $agreed ->
    [yes] { $seat } nimmt die letzte Wahl zurück, und der Tisch ist einverstanden.
   *[no] { $seat } nimmt die letzte Wahl zurück.
}
