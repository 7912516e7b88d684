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
event-seated-left = { $name } deja la mesa; { $bot } sigue jugando.
event-seated-handed = { $name } deja que { $bot } siga jugando.
event-seated-back = { $name } está de vuelta.
event-seated-clock = A { $name } se le ha acabado el tiempo; { $bot } sigue jugando.
event-seated-away = { $name } no está en la mesa; { $bot } sigue jugando.
event-seated-removed = Han echado a { $name } de la mesa; { $bot } sigue jugando.
event-seated-renamed = Desde ahora, { $seat } se llama { $name }.
event-rules-changed = Las reglas se han actualizado durante este turno; la partida sigue con las nuevas.
event-what-if = { $turn ->
    [0] ¿Y si…? Se retoma otra partida desde su preparación, con dados nuevos.
   *[other] ¿Y si…? Se retoma otra partida desde su turno { $turn }, con dados nuevos.
}
event-undone = { $agreed ->
    [yes] { $seat } deshace su última jugada, con el acuerdo de los demás.
   *[no] { $seat } deshace su última jugada.
}
