# Lo que se dice en la terminal: las líneas, las preguntas, la ayuda, las partidas guardadas y las probabilidades.

## Lo que se puede escribir (palabras equivalentes; se muestra la primera)

command-help = ? h ayuda help
command-rules = ?? reglas
command-table = t mesa
command-cards = c cartas
command-odds = o probabilidades p
command-undo = u deshacer d
command-hint = a consejo
command-quit = q salir
command-roll = r relanzar
command-stop = s stop planto
command-yes = s sí si y
command-no = n no

## Sentarse a la mesa

setup-first = ¡Buenas noches! ¿Cómo te llamas? (Intro: { $name })
setup-next = ¿Quién más se sienta? Un nombre es una persona; un nombre con un nivel es un bot, como { $name }={ $level } (niveles: { $levels }). Solo Intro para empezar.
setup-traveller = Noa
setup-bot = Bernabé
setup-no-level = No hay ningún bot «{ $level }»; elige entre: { $levels }.
setup-no-name = A «{ $seat }» le falta el nombre delante del signo igual.
setup-introduction-only = Una introducción tiene sus propias condiciones: usa --introduction como mucho con tu nombre, y con --record o --takebacks.
setup-resume-only = Una partida retomada conserva sus jugadores y sus dados: usa --resume sin nombres y sin --seed, --first, --takebacks ni --record.
setup-file-exists = { $file } ya existe: retoma esa partida con --resume o elige otro nombre.

## Las líneas

plain-kept = Cada jugada queda guardada en { $file }.
plain-hint = Escribe las posiciones de los dados que guardas, por ejemplo 1 3 4. Con ? te cuento todo lo demás.
plain-resumed = { $count ->
    [0] Me alegro de verte otra vez. Aún no se ha jugado nada.
    [one] Me alegro de verte otra vez. De momento va una jugada.
   *[other] Me alegro de verte otra vez. De momento van { $count } jugadas.
}
plain-dice = Tus dados: { $dice }.
plain-met = Ya puedes contar con { $cards }.
plain-met-none = Todavía no convences a nadie.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, más { $place }, { $more })
plain-rolls-left = { $count ->
    [one] Queda una tirada.
   *[other] Quedan { $count } tiradas.
}
plain-last-place = A este lugar solo le queda una carta: quien se la lleva acaba la partida.
plain-yes-no = { $question } s o n.
plain-option = { $number }. { $option }.
plain-with-place = { $option }, más { $place }, { $more }
plain-help =
    Las posiciones de los dados, por ejemplo 1 3 4 o 134: guardar esos y lanzar los demás.
    r: lanzar otra vez los seis.
    s: plantarte y dejar los dados como están.
    Ante una lista de opciones: el número de la que quieras. A las preguntas de sí o no: s o n.
    Solo Intro: volver a oír tus dados y la pregunta.
    t: la mesa, con la fila, los lugares, los villanos y los montones.
    c: lo que saben hacer los habitantes de la fila.
    o: la probabilidad exacta de llevarte a cada habitante.
    a: qué haría ahora un buen jugador, y por qué.
    u: deshacer la última jugada. Si desde entonces han rodado dados, los demás tienen que estar de acuerdo.
    q: levantarte de la mesa.
    ??: las reglas en pocas palabras.
plain-rules =
    Eres un rey que anda buscando súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que te gusten y lanza los demás otra vez.
    Luego te llevas a un habitante de la fila al que le gusten tus dados. Va encima de tu montón. Si estaba bajo su propio lugar, puedes llevarte también una carta de ese lugar.
    Si tus dados no convencen a nadie, te cae un villano, y el habitante del extremo derecho de la fila se va. Los nuevos llegan por la izquierda.
    La partida acaba en cuanto no queda nadie por llegar, alguien carga con el último villano o un lugar se queda sin cartas. La corona es para quien tenga más puntos; en caso de empate, para quien haya perdido menos.
plain-not-understood = «{ $typed }» no me dice nada. Escribe ? y te ayudo.
plain-several = «{ $typed }» puede ser: { $names }. Escribe algo más del nombre, o el número.
plain-six-dice = Hay seis dados: escribe posiciones del 1 al 6.
plain-number = Escribe un número del 1 al { $most }.
plain-no-odds = No quedan tiradas, así que no hay nada que calcular.
plain-odds = { $count ->
    [one] Con una tirada por delante, guardando lo que mejor le va a cada uno:
   *[other] Con { $count } tiradas por delante, guardando lo que mejor le va a cada uno:
}
plain-odds-card = { $name }, { $condition }: { $chance }.
plain-no-effects = Ninguno sabe hacer nada especial.
plain-effect = { $name }. { $effect }
plain-nothing-to-undo = No hay ninguna jugada que deshacer.
plain-agree = { $count ->
    [one] { $names }, ¿te parece bien?
   *[other] { $names }, ¿os parece bien?
}
plain-hand-over = Pasa el teclado a { $seat }: esto no es para nadie más. Intro lo muestra.
plain-seen = Pulsa Intro cuando hayas visto bastante.
plain-turn-page = Intro pasa la página.
plain-farewell = Hasta la próxima.
plain-farewell-kept = Hasta la próxima. Para seguir desde aquí: serai terminal --resume { $file }
plain-secret = El secreto de los dados: { $secret }
plain-verify = Para comprobar cada dado: serai verify { $file }

## La mesa, contada

table-turn = Le toca a { $seat }.
table-row = La fila, de izquierda a derecha:
table-card = { $number }, bajo { $place }: { $name }, { $condition }, { $points }.
table-gap = { $number }, bajo { $place }: nadie.
table-met = Le gustan estos dados.
table-place-open = Su lugar puede venir también.
table-places = Los lugares. { $places }
table-place = { $count ->
    [0] { $place }: no queda nada.
    [one] { $place }: { $points }, la última carta.
   *[other] { $place }: { $points }, { $count } cartas.
}
table-villains = { $count ->
    [0] Villanos: no queda ninguno.
    [one] Villanos: el último vale { $points }.
   *[other] Villanos: quedan { $count }; el siguiente vale { $points }.
}
table-draw = { $count ->
    [0] No queda nadie en el mazo.
    [one] Queda un habitante en el mazo.
   *[other] Quedan { $count } habitantes en el mazo.
}
table-gone = { $count ->
    [one] Un habitante se ha ido.
   *[other] Se han ido { $count } habitantes.
}
table-stack = { $seat }, { $points }; desde arriba: { $cards }.
table-stack-empty = { $seat }, { $points }; todavía sin cartas.
table-stack-card = { $name } { $points }

## Las partidas guardadas

record-cut = { $file } se corta en mitad de la línea { $line }; vale hasta la última jugada entera.
refused-count = --to cuenta jugadas, así que no puede ser { $count }.
record-told = { $count ->
    [one] Contado hasta aquí: una jugada de { $all }.
   *[other] Contado hasta aquí: { $count } jugadas de { $all }.
}
record-unfinished = El registro termina aquí; la partida no ha acabado.
record-not-kept = Lo último que se eligió no se pudo escribir en { $file } ({ $why }); para seguir desde la jugada anterior: serai terminal --resume { $file }
refused-commitment = { $file } no se sostiene: se abrió con el sello { $commitment }, no con el que habías apuntado.
verify-holds = { $file } se sostiene.
verify-secret = Su secreto es el que guardaba el sello { $commitment }.
verify-open-dice = Eran dados abiertos: la semilla { $seed } se conocía desde el principio.
verify-scripted = { $count ->
    [one] Una línea de su azar estaba escrita de antemano: lo que dio no sale del secreto.
   *[other] { $count } líneas de su azar estaban escritas de antemano: lo que dieron no sale del secreto.
}
verify-laid-out = La partida empezó en una posición preparada: lo anterior no se comprueba.
verify-checked = Comprobado: { $choices }, { $turns } y { $dice }.
verify-choices = { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}
verify-turns = { $count ->
    [one] un turno
   *[other] { $count } turnos
}
verify-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
}
verify-unfinished = La partida no ha acabado y su secreto está en este archivo: no se lo enseñes a nadie hasta el final.

## Las probabilidades

odds-title = { $count ->
    [one] { $dice }, queda una tirada
   *[other] { $dice }, quedan { $count } tiradas
}
odds-no-dice = Todavía sin dados
odds-card = carta
odds-name = habitante
odds-inhabitant = { $name }: { $condition }
odds-exact = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-points = puntos
odds-chance = probabilidad
odds-fairy = n cada una
odds-best-stop = Lo mejor para estas cartas: plantarse (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
odds-best-keep = Lo mejor para estas cartas: guardar { $dice } (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
odds-best-roll = Lo mejor para estas cartas: lanzar otra vez los seis (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
refused-card = No hay ninguna carta «{ $card }»; serai odds, sin carta, las muestra todas.
refused-card-near = No hay ninguna carta «{ $card }»; ¿querías decir { $near }?
refused-face = «{ $face }» no es una cara: escribe un número del 1 al 6 y después b, g o r para el color (azul, verde o rojo), como 3r.
refused-faces = { $faces } no pueden estar juntas: solo dos de los seis dados tienen esas caras.
refused-rolls = Un turno tiene como mucho { $most } tiradas, así que no pueden quedar { $rolls }: indica de 0 a { $most }.
refused-no-roll = Para los dados que quedan por lanzar hace falta al menos una tirada.

## Las Noches: poner la mesa

setup-no-book = El Libro de los cuentos incluido aún no se puede jugar: indica la carpeta de otro con --pack.
setup-hero-form = Nombra a los héroes como SITIO=HÉROE, por ejemplo { $example }.
setup-goal = La meta es un número del 1 al 60.
setup-not-in-game = { $option } no es una opción de este juego: { $game }.

## Las Noches: el mapa

map-title = El mapa, desde donde está { $name }: { $space }
map-here = aquí
map-open-sea = alta mar
map-places-of-power = Lugares de Poder
map-by-land = { $count ->
    [one] una casilla por tierra
   *[other] { $count } casillas por tierra
}
map-by-sea = { $count ->
    [one] una casilla por mar
   *[other] { $count } casillas por mar
}
map-by-both = { $land } por tierra, { $sea } por mar
map-number = número { $number }
map-passed = pasando por { $spaces }
map-there = { $told }; { $there }
map-standing = { $count ->
    [one] { $names } está allí
   *[other] { $names } están allí
}
map-home = hogar de { $name }
map-seat = sede de { $name }
map-wanted = allí buscan a { $name }
map-destination = marcador de rumbo de { $name }
map-quest = la misión de { $name } lleva allí
map-claimed = marcador de misión de { $name }
map-city-card = { $name } tiene su carta de ciudad

## Las Noches: lo que hay ante un héroe

things-title = Los héroes, y qué significa todo
things-of = { $name } · { $hero } · { $space } · { $points }
things-statuses = estado
things-skills = habilidad
things-treasures = tesoro
things-quest = misión
things-city-cards = carta de ciudad
things-tokens = se recuerda
things-destination = marcador de rumbo
things-wealth = riqueza
thing-skill = { $skill } ({ $rank })
thing-of = { $name }: { $of }
thing-token = Algo que dejó un cuento. Otros cuentos pueden acordarse de ello.
thing-destination = Mientras el marcador esté en un Lugar de Poder, puedes entrar allí como en cualquier otra casilla. Un marcador nuevo ocupa el sitio de este.
thing-no-text = No hay nada más que saber.
thing-wealth = Con esta riqueza se viaja hasta { $land } casillas por tierra y hasta { $sea } por mar. Si se mezclan, el número mayor vale para el total, y el menor para su propia vía.
award-heard = La recompensa: { $award }.
plain-explained-nothing = Aquí nada se llama «{ $typed }». Prueba con el nombre de un estado, una habilidad, un tesoro o una misión.
plain-read-aloud = Lee esto en voz alta; luego pasa la página.

## Las Noches: lo que pide el momento

moment-goal = Tu meta es secreta. El destino viene de la audacia; la historia, de todo lo que sale mal. Para ganar necesitas los dos números, en Bagdad. Cualquiera de ellos puede ser 0.
moment-skill = Las habilidades abren secciones de los cuentos. Un talento abre las que lo nombran; quien la domina puede incluso ir derecho a una, sin el dado.
moment-start = Esto puedes hacer antes de partir. Nada te obliga.
moment-player = Tú eliges quién decide. Entre dos, siempre es la otra persona.
moment-move = Puedes ir tan lejos como permita tu riqueza, o quedarte. Cuanto mayor es el número de una casilla, más extraño es lo que se encuentra allí; en las ciudades hay hogares, misiones y mercados.
moment-space = No hace falta camino: nombra la casilla y tu héroe está allí.
moment-place = Tú decides dónde queda el otro héroe. Allí no hay encuentro.
moment-city = Esta ciudad quedará marcada. El mapa muestra de quién es la marca.
moment-choose = Puedes tener una de las dos cosas.
moment-trade = Puedes hacer el cambio, o dejarlo.
moment-lost = Si andas sin rumbo, puedes perderte del todo en vez de robar carta: es la manera más segura de que te encuentren.
moment-card = En solitario robas dos cartas y te quedas una.
moment-number = Cuenta el número que nombres. Los dados ruedan de todos modos: si se apartan de él en más de 1, se acaba la maldición o la bendición.
moment-number-nudged = La tirada vale uno más o uno menos. No se vuelve a lanzar.
moment-entry = El hado no tira dados: eliges tú a quién encuentra el héroe. Nadie más ve esta lista.
moment-reaction = Eliges antes de saber nada. Luego el dado del destino señala uno de tres párrafos. Cortejar solo es posible entre sexos distintos.
moment-master = Uno de los tres párrafos tiene una sección para un arte que dominas. Ve derecho a ella, o deja que decida el dado.
moment-section = Ves los títulos que tu héroe puede usar. «Sin habilidad» está abierto a todos. Lo que trae una sección se cuenta solo después de elegirla.
moment-award = Con determinación puedes rechazar esta recompensa y reaccionar de otro modo; con respeto, hacer que se tire otra vez el dado. Una vez cada cosa por encuentro.
moment-page = Te toca leer: di en voz alta lo que solo tú ves y luego pasa la página.
moment-offer = Puedes aceptar o rechazar; ya sabes qué trae cada cosa.
moment-keep = Una carta de ciudad guardada se puede jugar al final de un encuentro posterior en su ciudad.
moment-end = Antes de que acabe el turno puedes vender tesoros en una ciudad, y pagar, dar o cambiar lo que permitan tus estados.
moment-homecoming = Un hogar trae un punto de historia. Dos dados pueden traer más: destino, respeto o pena.
moment-retell = Cuéntalo otra vez con tus palabras. Si gusta a más de la mitad de los demás, ganas un punto de historia.
moment-vote = Si el relato gusta a más de la mitad, trae un punto de historia.
moment-city-card = Una carta de ciudad se juega en su ciudad: un dado decide qué trae.
moment-gift = Por un nivel de riqueza curarías o liberarías al otro héroe. Puedes negarte.
moment-use = Uno de tus tesoros podría cambiar esto. No tienes que usarlo.
moment-declare = Estás en Bagdad con tu meta alcanzada. Si lo declaras, los demás tienen un turno más; luego, de quienes estén en liza, gana quien tenga más estados y, si empatan, quien tenga más habilidades.

## Las Noches: el final como cuento

end-sole = Aún arde la última lámpara cuando se cierran las puertas de Bagdad. Muchos partieron y muchos tienen qué contar; pero solo una persona ha vuelto a casa con todo lo que deseaba en secreto.
end-tie-statuses = Aún arde la última lámpara cuando se cierran las puertas de Bagdad, y más de una persona ha vuelto con todo lo que deseaba. Así que los narradores preguntan quién ha vivido más.
end-tie-skills = Aún arde la última lámpara cuando se cierran las puertas de Bagdad, y más de una persona ha vuelto con todo lo que deseaba. Han vivido lo mismo; así que los narradores preguntan quién ha aprendido más.
end-shared = Aún arde la última lámpara cuando se cierran las puertas de Bagdad. Más de una persona ha vuelto con todo lo que deseaba, y ni el narrador más viejo sabe a quién dar la palma.
end-solitaire-won = No ha acabado la noche mil una, y todo está hecho: dos misiones, una riqueza fabulosa y un cuento que llega a su fin en Bagdad.
end-solitaire-lost = Se ha vuelto la última carta, ha pasado la última noche y el cuento no ha llegado a su fin. Otra persona lo contará de nuevo, desde el principio.
end-running = En Bagdad, con la meta alcanzada, estaban { $names }.
end-statuses = { $count ->
    [0] { $name } no tenía ningún estado.
    [one] { $name } tenía un estado.
   *[other] { $name } tenía { $count } estados.
}
end-equal-statuses = Eso no bastó, así que se contaron las habilidades.
end-skills = { $count ->
    [0] { $name } no tenía ninguna habilidad.
    [one] { $name } tenía una habilidad.
   *[other] { $name } tenía { $count } habilidades.
}
end-portrait = { $name }, que esta noche hizo de { $hero }, ha traído a casa { $things }. Riqueza: { $wealth }.
end-column-destiny = destino/meta
end-column-story = historia/meta
end-column-statuses = estados
end-column-skills = habilidades

## serai rules

rules-none = Ninguna regla contiene todas estas palabras: { $words }.

# A game that brings no lines of its own
any-hint = Escribe el número de tu respuesta. ? te dice todo lo demás.
any-help =
    El número de una respuesta: elegirla. También se puede escribir la respuesta como figura en las partidas guardadas.
    Solo Intro: oír de nuevo la mesa y la pregunta.
    t: la mesa.
    u: deshacer la última jugada. Si el azar ha intervenido, los demás tienen que estar de acuerdo.
    q: levantarte de la mesa.
any-winners = { $count ->
    [one] { $winners } ha ganado.
   *[other] { $winners } han ganado juntos.
}
any-no-rules = Este juego no trae reglas que se puedan leer aquí.
