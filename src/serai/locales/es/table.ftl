# Lo que dice cualquier mesa, se juegue a lo que se juegue.

points = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } y { $last }
level-random = un bot despreocupado
level-king = un bot que calcula
sealed-dice = Los dados están sellados. Su sello: { $commitment }
open-dice = Dados abiertos: salen de la semilla { $seed }.

## Lo que pasa en una mesa

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
event-undone = { $agreed ->
    [yes] { $seat } deshace su última jugada, y la mesa está de acuerdo.
   *[no] { $seat } deshace su última jugada.
}
takeback-asked = A { $seat } le gustaría deshacer una jugada.
takeback-refused = Lo jugado, jugado está: { $seat } no deshace nada.

## Lo que no se puede

refused-option = «{ $option }» no es posible para { $seat } en este momento.
refused-no-seat = En esta mesa no hay nadie que se llame «{ $seat }».
refused-over = La partida ha terminado.
refused-not-now = Ahora no le toca elegir a { $seat }.
refused-asked-already = { $seat } ya está pidiendo deshacer una jugada.
refused-nothing-to-undo = { $seat } no tiene ninguna jugada que deshacer.
refused-by-bots = Los bots de esta mesa no dejan deshacer nada.
refused-not-asked = Nadie ha pedido el visto bueno de { $seat }.
refused-seats = A este juego juegan de { $least } a { $most } personas.
refused-same-name = Hay dos jugadores con el mismo nombre.
refused-name = «{ $seat }» no vale como nombre: de 1 a 30 caracteres, sin dos puntos ni comas.
refused-first = «{ $seat }» no puede empezar; en la mesa están: { $seats }.
refused-pack = Este juego no se juega con el libro { $pack }.
refused-scripted = Un azar escrito de antemano es solo para dados abiertos: indica una semilla.
refused-in-use = { $file } ya se está jugando en otra mesa.
refused-broken-seal = { $file } no se sostiene: su secreto y sus condiciones no corresponden a su sello.
