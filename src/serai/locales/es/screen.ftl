### La mesa en el terminal: lo que dicen sus pantallas.

## Lugares y mazos
screen-city = Ciudad
screen-mine = Mina
screen-workshop = Taller
screen-orc-village = Los orcos
screen-forest = Bosque
screen-empty = sin cartas
screen-draw-pile = mazo { $count }
screen-penalties = siguiente villano { $points } (aún hay { $left })
screen-no-penalties = no quedan villanos
screen-discards = descartes { $count }
screen-odds-shown = probabilidad con lo guardado; como mucho (≤), guardando lo mejor
screen-odds-wait = calculando las probabilidades…

## Reyes
screen-bot-random = (juega al azar)
screen-bot-squire = (escudero)
screen-bot-king = (rey)
screen-bot-emperor = (emperador)
screen-turn = juega { $name }

## Teclas y elecciones
screen-enter = Intro
screen-keep = guardar un dado
screen-roll-all = No guardas ningún dado. Pulsa Intro otra vez para lanzar los seis.
screen-go-on = seguir
screen-keys-odds = probabilidad
screen-keys-undo = deshacer
screen-keys-hint = consejo
screen-hint = Un consejo
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
screen-level-squire = juega por una carta cada vez
screen-level-king = juega como un rey
screen-level-emperor = juega como un emperador
screen-level-wanderer = vagabundea
screen-level-traveller = viaja con buen juicio
screen-level-sage = conoce los cuentos
screen-first = quién empieza
screen-first-drawn = por sorteo
screen-takebacks = deshacer jugadas
screen-takebacks-yes = sí, los bots aceptan
screen-takebacks-no = no
screen-hints = pedir consejo
screen-hints-yes = permitido
screen-hints-no = no permitido
screen-language = idioma
screen-language-name = español
screen-start = sentarse y jugar
screen-move = moverse
screen-change = cambiar
screen-leave = salir

## El final
screen-total = Total
screen-secret = El secreto de los dados, para que cualquiera pueda comprobarlos:
screen-verify = Para comprobar: serai verify { $file }
screen-another = otra partida

## Reglas
screen-rules-title = Las reglas en pocas palabras
screen-rules =
    Eres un rey que anda buscando súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que quieras y lanza los demás otra vez. Lo guardado no queda atado: en la siguiente tirada puede volver a rodar.

    Los habitantes cuyo deseo cumplen tus dados levantan la cabeza. Te llevas a uno, el que prefieras; rechazarlos a todos no vale. Va encima de tu montón.

    Si estaba bajo el lugar de su color (⌂), puedes llevarte también la carta de arriba de ese lugar.

    Si nadie levanta la cabeza, te cae el siguiente villano con sus puntos negativos, y el habitante del extremo derecho se va. La fila se aprieta hacia la derecha; los nuevos llegan por la izquierda.

    ELFO  encima de tu montón al empezar tu turno: cuatro tiradas.
    APRENDIZ  puedes jugar otro turno entero.
    HIPNOTIZADOR  puedes llevarte también al habitante de su derecha.
    HADAS  cada una vale tantos puntos como hadas tengas.
    DRAGÓN  mándaselo a otro rey, que perderá puntos por él.

    La partida acaba en cuanto no queda nada del mazo, de los villanos o de uno de los lugares. Gana quien tenga más puntos; si hay empate, quien haya perdido menos.

    En las cartas: ● rojo, ▲ verde, ■ azul; ◆ un color a tu elección; AA BB números iguales en cada grupo; ▁▂▃ números seguidos; Σ la suma de los seis dados.

## Las Noches
screen-new-here = ¿Primera vez aquí? Pulsa ? en cualquier momento: te dice qué toca hacer.
screen-bot = (bot)
screen-points = destino { $destiny } · historia { $story }
screen-reads = lee { $name }
screen-last-round = última ronda
screen-read-on = seguir leyendo
screen-turn-page = pasar la página
screen-somebody-thinks = La historia sigue…
screen-press-number = Elige por su número.
screen-mark-one = Señala antes una línea con las flechas, o elige por su número.
screen-mark = señalar
screen-choose = elegir
screen-search = buscar
screen-none-found = Aquí nada se llama así. Esc devuelve la lista entera.
screen-type-number = teclear el número
screen-to-list = volver a la lista
screen-to-book = volver al Libro
screen-keys-map = mapa
screen-keys-heroes = héroes
screen-keys-goal = meta
screen-keys-journal = diario
screen-goal = Tu meta secreta
screen-journal = Lo que ha pasado hasta ahora
screen-read-aloud = Solo tú ves esta página. Léesela a los demás en voz alta.
screen-pass = Pásale el teclado a { $name }
screen-lift = Soy { $name }, y nadie más mira
screen-secret-goal = La meta de una noche solo la conoce quien la juega.
screen-secret-hint = El consejo conoce la meta: es solo para { $name }.
screen-secret-number = Solo { $name } puede ver adónde lleva cada número.
screen-secret-page = { $name } tiene el Libro, y lee antes que los demás.
screen-secret-answer = Lo que viene ahora es solo para { $name }.
screen-nights-keys =
    Intro pasa la página. Las cifras eligen; en una lista, las flechas señalan, Intro elige, / busca por nombre o terreno.
    Tab lleva de una lista al Libro y otra vez a la lista. Las flechas desplazan la página.
    m el mapa · h los héroes, y qué significa cada estado, habilidad o tesoro · g tu meta secreta · j el diario · a consejo · u deshacer · l idioma · t luz · q salir.
screen-heroes-at-table = héroes a la mesa
screen-hero-drawn = héroe por sorteo
screen-goal-label = puntos que alcanzar
screen-one-status = estados
screen-one-status-no = cuantos te toquen
screen-one-status-yes = uno solo a la vez
screen-random-skills = primeras habilidades
screen-random-skills-no = elegidas por turno
screen-random-skills-yes = por sorteo
screen-storytelling = volver a contarlo
screen-storytelling-no = no
screen-storytelling-yes = sí, los demás votan
screen-merchant = la senda del mercader
screen-merchant-no = no
screen-merchant-yes = sí, una riqueza fabulosa cuenta
screen-person-reads = quién lee
screen-person-reads-no = la página se muestra a todos
screen-person-reads-yes = primero quien tiene el Libro
