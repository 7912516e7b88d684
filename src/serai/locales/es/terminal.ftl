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

## Las líneas

plain-kept = Cada jugada queda guardada en { $file }.
plain-hint = Escribe las posiciones de los dados que guardas, por ejemplo 1 3 4. Con ? te cuento todo lo demás.
plain-resumed = { $count ->
    [0] Me alegro de verte otra vez. Aún no se ha jugado nada.
    [one] Me alegro de verte otra vez. De momento va una jugada.
   *[other] Me alegro de verte otra vez. De momento van { $count } jugadas.
}
plain-yes-no = { $question } s o n.
plain-option = { $number }. { $option }.
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
plain-not-understood = «{ $typed }» no me dice nada. Escribe ? y te ayudo.
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

## Las partidas guardadas

record-cut = { $file } se corta en mitad de la línea { $line }; vale hasta la última jugada entera.
record-told = { $count ->
    [one] Contado hasta aquí: una jugada de { $all }.
   *[other] Contado hasta aquí: { $count } jugadas de { $all }.
}
record-unfinished = El registro termina aquí; la partida no ha acabado.
record-not-kept = Lo último que se eligió no se pudo escribir en { $file } ({ $why }); para seguir desde la jugada anterior: serai terminal --resume { $file }
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

## Los dados y los consejos

sealed-dice = Los dados están sellados. Su sello: { $commitment }
open-dice = Dados abiertos: salen de la semilla { $seed }.
hint-said = Consejo: { $option }. { $reason }
