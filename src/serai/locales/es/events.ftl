# Lo que pasa en una mesa

event-only-option = { $seat } solo tiene una opción: { $option }.
event-seated = { $bot ->
    [no] { $name } se sienta a la mesa.
   *[other] { $name }, { $bot }, se sienta a la mesa.
}
event-seated-for = { $bot ->
    [no] { $name } se sienta a jugar por { $seat }.
   *[other] { $name }, { $bot }, se sienta a jugar por { $seat }.
}
event-seated-left = { $name } se levanta; { $bot } sigue jugando.
event-seated-handed = { $name } deja que { $bot } siga jugando.
event-seated-back = { $name } está de vuelta.
event-seated-clock = A { $name } se le ha acabado el tiempo; { $bot } sigue jugando.
event-seated-away = { $name } no está en la mesa; { $bot } sigue jugando.
event-seated-removed = A { $name } le han pedido que se vaya; { $bot } sigue jugando.
event-seated-renamed = Desde ahora, { $seat } se llama { $name }.
event-rules-changed = Las reglas se han corregido desde que empezó este turno; la partida sigue desde ahí.
event-what-if = { $turn ->
    [0] ¿Y si…? Se retoma otra partida desde su preparación, con dados nuevos.
   *[other] ¿Y si…? Se retoma otra partida desde su turno { $turn }, con dados nuevos.
}
event-undone = { $agreed ->
    [yes] { $seat } deshace su última jugada, y la mesa está de acuerdo.
   *[no] { $seat } deshace su última jugada.
}
