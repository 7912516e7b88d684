# Lo que dice cualquier mesa, se juegue a lo que se juegue.

points = { $count ->
    [one] { $number } punto
   *[other] { $number } puntos
}
chance = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
list = { $before } y { $last }
level-random = un bot despreocupado
level-random-about = Se queda con lo que venga: ideal para una primera noche.
level-squire = un bot aprendiz
level-squire-about = Se encapricha de una carta cada vez, y a menudo la consigue: un rival a la medida de quien empieza.
level-king = un bot que calcula
level-king-about = Juega cada turno tan bien como permiten los dados, y sabe lo que vale cada carta.
level-emperor = un bot que calcula y observa
level-emperor-about = Calcula como un rey y además vigila los montones de todos y el final de la partida: el más difícil de vencer.
level-wanderer = un bot errante
level-wanderer-about = Va adonde sopla el viento y se queda con lo que venga: buena compañía para tus primeras noches.
level-traveller = un bot viajero
level-traveller-about = Conoce el mapa, sus habilidades y su misión, y vuelve a tiempo a casa: un rival amistoso.
level-sage = un bot que conoce los cuentos
level-sage-about = Ha oído miles de cuentos y recuerda cómo suelen acabar: difícil de superar.
sealed-dice = Los dados están sellados. Su sello: { $commitment }
open-dice = Dados abiertos: salen de la semilla { $seed }.

## En la pantalla, en el terminal y en el navegador

screen-met = cumplido
screen-no-cards = todavía sin cartas
screen-rolls-left = { $count ->
    [0] no quedan tiradas
    [one] queda 1 tirada
   *[other] quedan { $count } tiradas
}
screen-roll = { $count ->
    [one] lanzar el otro dado
    [6] lanzar los seis
   *[other] lanzar los otros { $count }
}
screen-stop = plantarse
screen-bot-plays = Juega { $name }.
screen-hurry = hasta tu turno
screen-kind-place = Lugares
screen-kind-penalty = Villanos

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
event-what-if = { $turn ->
    [0] ¿Y si…? Se retoma otra partida desde su preparación, con dados nuevos.
   *[other] ¿Y si…? Se retoma otra partida desde su turno { $turn }, con dados nuevos.
}
event-undone = { $agreed ->
    [yes] { $seat } deshace su última jugada, y la mesa está de acuerdo.
   *[no] { $seat } deshace su última jugada.
}
takeback-asked = A { $seat } le gustaría deshacer una jugada.
takeback-refused = Lo jugado, jugado está: { $seat } no deshace nada.
hint-said = Consejo: { $option }. { $reason }

## Las maneras de jugar que una mesa puede acordar (N16)

game-option-goal = Puntos por alcanzar
    .about = Cada cual reparte en secreto estos puntos entre destino e historia. Con 20 hay para una velada; con menos, es más corta.
game-option-one-status = Un solo estado a la vez
    .about = Un estado nuevo quita el anterior, y si una recompensa da varios, solo cuenta el último.
game-option-random-skills = Habilidades al azar
    .about = Nadie elige: se empieza con tres habilidades distintas repartidas por el azar.
game-option-storytelling = Volver a contarlo
    .about = Una vez por turno puedes contar a tu manera lo sucedido; si le gusta a la mayoría de los demás, ganas un punto de historia.
game-option-merchant = La senda del mercader
    .about = Acabar tres turnos seguidos con riqueza fabulosa da 5 puntos que cuentan para una u otra parte de la meta.
game-option-person-reads = Lee una persona
    .about = Quien se sienta a tu izquierda lee cada página en voz alta antes de que los demás la vean, y la pasa.
game-option-heroes = Héroes
    .about = Quién juega con qué héroe. A quien no pide ninguno se lo da el azar.
