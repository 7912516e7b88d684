### La mesa en el terminal: lo que dicen sus pantallas.

## Lugares y mazos
screen-city = Ciudad
screen-mine = Mina
screen-workshop = Taller
screen-orc-village = Los orcos
screen-forest = Bosque
screen-empty = sin cartas
screen-met = cumplido
screen-draw-pile = mazo { $count }
screen-penalties = siguiente villano { $points } (aún hay { $left })
screen-no-penalties = no quedan villanos
screen-discards = descartes { $count }
screen-odds-shown = probabilidad con lo guardado; como mucho (≤), guardando lo mejor
screen-odds-wait = calculando las probabilidades…

## Reyes
screen-bot-random = (juega al azar)
screen-bot-king = (rey)
screen-no-cards = todavía sin cartas
screen-turn = juega { $name }
screen-rolls-left = { $count ->
    [0] no quedan tiradas
    [one] queda 1 tirada
   *[other] quedan { $count } tiradas
}

## Teclas y elecciones
screen-enter = Intro
screen-keep = guardar un dado
screen-roll = { $count ->
    [one] lanzar el otro dado
    [6] lanzar los seis
   *[other] lanzar los otros { $count }
}
screen-roll-all = No guardas ningún dado. Pulsa Intro otra vez para lanzar los seis.
screen-stop = plantarse
screen-bot-plays = Juega { $name }.
screen-hurry = hasta tu turno
screen-go-on = seguir
screen-keys-odds = probabilidad
screen-keys-undo = deshacer
screen-keys-kings = montones
screen-keys-language = idioma
screen-keys-light = luz
screen-keys-rules = reglas
screen-keys-quit = salir

## Diálogos
screen-yes-key = s
screen-yes = sí
screen-no = no
screen-close = cerrar
screen-quit = ¿Dejas la mesa?
screen-quit-kept = La partida queda en { $file }.
screen-quit-lost = Esta partida no se guarda en ningún archivo.
screen-takeback = A { $name } le gustaría deshacer una jugada.
screen-takeback-agree = { $names }: ¿de acuerdo?
screen-stacks = Los montones

## Apertura
screen-welcome = ¿Quién se sienta?
screen-seats = reyes en la mesa
screen-person = una persona
screen-level-random = juega al azar
screen-level-king = juega como un rey
screen-first = quién empieza
screen-first-drawn = por sorteo
screen-takebacks = deshacer jugadas
screen-takebacks-yes = sí, los bots aceptan
screen-takebacks-no = no
screen-language = idioma
screen-language-name = español
screen-start = sentarse y jugar
screen-move = moverse
screen-change = cambiar
screen-leave = salir

## El final
screen-total = Total
screen-kind-place = Lugares
screen-kind-penalty = Villanos
screen-secret = El secreto de los dados, para que cualquiera pueda comprobarlos:
screen-verify = Para comprobar: serai verify { $file }
screen-another = otra partida

## Reglas
screen-rules-title = Las reglas en pocas palabras
screen-rules =
    Eres un rey que anda buscando súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que quieras y lanza los demás otra vez. Lo guardado no queda atado: en la siguiente tirada puede volver a rodar.

    Los habitantes cuya condición cumplen tus dados levantan la cabeza. Te llevas a uno, el que prefieras; rechazarlos a todos no vale. Va encima de tu montón.

    Si estaba bajo el lugar de su color (⌂), puedes llevarte también la carta de arriba de ese lugar.

    Si nadie levanta la cabeza, te cae el siguiente villano con sus puntos negativos, y el habitante del extremo derecho se va. La fila se aprieta hacia la derecha; los nuevos llegan por la izquierda.

    ELFO  encima de tu montón al empezar tu turno: cuatro tiradas.
    APRENDIZ  puedes jugar otro turno entero.
    HIPNOTIZADOR  puedes llevarte también al habitante de su derecha.
    HADAS  cada una vale tantos puntos como hadas tengas.
    DRAGÓN  mándaselo a otro rey, que perderá puntos por él.

    La partida acaba en cuanto no queda nada del mazo, de los villanos o de uno de los lugares. Gana quien tenga más puntos; si hay empate, quien haya perdido menos.

    En las cartas: ● rojo, ▲ verde, ■ azul; ◆ un color a tu elección; AA BB números iguales en cada grupo; ▁▂▃ números seguidos; Σ la suma de los seis dados.
