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
setup-next = ¿Quién más juega? Escribe un nombre para una persona, o un nombre y un nivel para un bot, como { $name }={ $level } (niveles: { $levels }). Pulsa solo Intro para empezar.
setup-traveller = Noa
setup-bot = Bernabé

## Las líneas

plain-kept = Cada jugada queda guardada en { $file }.
plain-hint = Escribe las posiciones de los dados que guardas, por ejemplo 1 3 4. Escribe «?» para ver la ayuda.
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
    c: los poderes de los habitantes de la fila.
    o: la probabilidad exacta de llevarte a cada habitante.
    a: qué haría ahora un buen jugador, y por qué.
    u: deshacer la última jugada. Si desde entonces han rodado dados, los demás tienen que estar de acuerdo.
    q: dejar la mesa.
    ??: las reglas en pocas palabras.
plain-not-understood = No entiendo «{ $typed }». Pulsa Intro para volver a oír la pregunta, o escribe «?» para ver la ayuda.
plain-nothing-to-undo = No hay ninguna jugada que deshacer.
plain-agree = { $count ->
    [one] { $names }, ¿te parece bien?
   *[other] { $names }, ¿os parece bien?
}
plain-hand-over = Pasa el teclado a { $seat }: nadie más debe ver esto. Pulsa Intro para mostrarlo.
plain-seen = Pulsa Intro para ocultarlo.
plain-turn-page = Pulsa Intro para pasar la página.
plain-farewell = Hasta la próxima.
plain-farewell-kept = Hasta la próxima. Para seguir desde aquí: serai terminal --resume { $file }
plain-secret = El número secreto de los dados: { $secret }
plain-verify = Para comprobar cada dado: serai verify { $file }

## Las partidas guardadas

pack-untranslated = Este Libro aún no está traducido a tu idioma. Idioma de sus cuentos: { $language }.
record-cut = { $file } se corta en mitad de la línea { $line }; se usa hasta la última jugada completa.
record-told = { $count ->
    [one] Mostrado hasta aquí: una jugada de { $all }.
   *[other] Mostrado hasta aquí: { $count } jugadas de { $all }.
}
record-unfinished = El archivo termina aquí; la partida no ha acabado.
record-not-kept = La última jugada no se pudo guardar en { $file } ({ $why }). Para seguir desde la anterior: serai terminal --resume { $file }
verify-holds = { $file } es auténtico: no se ha cambiado nada.
verify-secret = Su número secreto corresponde al sello { $commitment }.
verify-open-dice = Estos dados eran repetibles: el número { $seed } se conocía desde el principio.
verify-scripted = { $count ->
    [one] Parte de sus dados o cartas (una línea) se eligió de antemano y no sale del número secreto.
   *[other] Parte de sus dados o cartas ({ $count } líneas) se eligió de antemano y no sale del número secreto.
}
verify-laid-out = La partida empezó en una posición preparada: lo anterior no se comprueba.
verify-checked = Comprobado: { $choices }, { $turns } y { $dice }.
verify-checked-no-dice = Comprobado: { $choices } y { $turns }.
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
verify-unfinished = La partida no ha acabado y este archivo contiene su número secreto: no se lo enseñes a nadie hasta el final.

# A game that brings no lines of its own
any-hint = Escribe el número de tu respuesta. Escribe «?» para ver la ayuda.
any-help =
    El número de una respuesta: elegirla. También se puede escribir la respuesta como figura en los archivos de partida.
    Solo Intro: oír de nuevo la mesa y la pregunta.
    t: la mesa.
    u: deshacer la última jugada. Si ha habido dados o cartas desde entonces, los demás tienen que estar de acuerdo.
    q: dejar la mesa.
any-winners = { $count ->
    [one] { $winners } ha ganado.
   *[other] { $winners } han ganado juntos.
}
any-no-rules = Este juego no tiene reglas que leer aquí.

## Los dados y los consejos

sealed-dice = Cualquiera podrá comprobar estos dados después de la partida. Su sello: { $commitment }
open-dice = Estos dados son repetibles: el número { $seed } da siempre las mismas tiradas.
hint-said = Consejo: { $option }. { $reason }
