# Lo que se dice en la terminal: las líneas, las preguntas, la ayuda, las partidas guardadas y las probabilidades.

## Lo que se puede escribir (palabras equivalentes; se muestra la primera)

command-help = ? h ayuda help
command-rules = ?? reglas
command-table = t mesa m
command-cards = c cartas
command-odds = o probabilidades p
command-undo = u deshacer d
command-quit = q salir
command-roll = r relanzar
command-stop = s stop planto
command-yes = s sí si y
command-no = n no

## Sentarse a la mesa

setup-first = ¡Buenas noches! ¿Cómo te llamas? (Intro: { $name })
setup-next = ¿Quién más se sienta? Un nombre es una persona; un nombre con =king o =random es un bot, como { $name }=king. Solo Intro para empezar.
setup-next-random = ¿Quién más se sienta? Un nombre es una persona; un nombre con =random es un bot, como { $name }=random. Solo Intro para empezar.
setup-traveller = Noa
setup-bot = Bernabé
setup-no-level = No hay ningún bot «{ $level }»; elige entre: { $levels }.
setup-no-name = A «{ $seat }» le falta el nombre delante del signo igual.
setup-resume-only = Una partida retomada conserva sus jugadores y sus dados: usa --resume sin nombres y sin --seed, --first, --takebacks ni --record.
setup-file-exists = { $file } ya existe: retoma esa partida con --resume o elige otro nombre.
setup-cannot-read = No se puede leer { $file }: { $why }.
setup-cannot-write = No se puede escribir { $file }: { $why }.

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
    u: deshacer la última jugada. Si desde entonces han rodado dados, los demás tienen que estar de acuerdo.
    q: levantarte de la mesa.
    ??: las reglas en pocas palabras.
plain-rules =
    Eres un rey que anda buscando súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que te gusten y lanza los demás otra vez.
    Luego te llevas a un habitante de la fila al que le gusten tus dados. Va encima de tu montón. Si estaba bajo su propio lugar, puedes llevarte también una carta de ese lugar.
    Si tus dados no convencen a nadie, te cae un villano, y el habitante del extremo derecho de la fila se va. Los nuevos llegan por la izquierda.
    La partida acaba en cuanto no queda nadie por llegar, alguien carga con el último villano o un lugar se queda sin cartas. La corona es para quien tenga más puntos; en caso de empate, para quien haya perdido menos.
plain-not-understood = «{ $typed }» no me dice nada. Escribe ? y te ayudo.
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
record-told = { $count ->
    [one] Contado hasta aquí: una jugada de { $all }.
   *[other] Contado hasta aquí: { $count } jugadas de { $all }.
}
record-unfinished = El archivo termina aquí; la partida no ha acabado.
record-bad-count = --to cuenta jugadas, así que no puede ser { $count }.
record-sealed = { $file } está sellado: sin su secreto, que se enseña al acabar la partida, no se pueden comprobar sus dados.
record-parts = { $file } no se sostiene: desde la entrada { $entry } (turno { $turn }), su secreto y sus jugadas llevan a otra parte.
record-not-kept = Lo último que se eligió no se pudo escribir en { $file } ({ $why }); para seguir desde la jugada anterior: serai terminal --resume { $file }
verify-other-commitment = { $file } no se sostiene: se abrió con el sello { $commitment }, no con el que habías apuntado.
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
