event-undone = { $agreed ->
    [yes] { $seat } nimmt die letzte Wahl zurück, und der Tisch ist einverstanden.
   *[no] { $seat } nimmt die letzte Wahl zurück.
}
