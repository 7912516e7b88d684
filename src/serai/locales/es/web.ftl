### La posada en el navegador.

## En todas partes
web-skip = Ir a la página
web-close = Cerrar
web-cancel = Cancelar
web-nowhere = Aquí no hay ninguna puerta
web-nowhere-more = Esta dirección no lleva a ningún sitio de la posada. Quizá se perdió una letra por el camino.
web-not-fetched = No se ha podido cargar esta página. Vendrá sola en cuanto la posada responda.
web-to-the-door = A la entrada

## La entrada
web-door-welcome = Pasa, la lámpara está encendida
web-door-more = Siéntate a una mesa, en una pantalla o en varias, y juega.
web-nights = Las mil y una noches
web-nights-more = Viaja de Córdoba a Su-Chou y vive los cuentos del Libro.
web-dice = El Rey de los Dados
web-dice-more = Seis dados, cinco lugares y un gentío al que conquistar.
web-design = El aspecto de la posada

## Una mesa
web-table = Mesa
web-one-moment = Un momento…

## Ajustes
web-settings = Ajustes
web-language = Idioma
web-book-told-in = Los cuentos de este Libro se cuentan en { $language }: aún no está traducido a tu idioma.
web-theme = Luz
web-theme-system = Como en este dispositivo
web-theme-light = A la luz del día
web-theme-dark = A la luz de la lámpara
web-text-size = Tamaño del texto
web-motion = Movimiento
web-motion-system = Como en este dispositivo
web-motion-full = Todo se mueve
web-motion-reduced = Nada se mueve
web-sound = Sonido
web-sound-hint = Dados sobre la madera, una página, una sola nota cuando te toca.
web-keys = Basta una tecla
web-keys-hint = Las teclas de números dan las respuestas; su nombre se ve en los botones.
web-announcements = Lo que los lectores de pantalla dicen de los bots
web-announcements-brief = Una frase por turno
web-announcements-full = Cada paso
web-key-enter = Intro
web-key-space = Espacio
web-key-escape = Esc

## Quién está a la mesa
web-seat-you = eres tú
web-seat-absent = ha salido un momento
web-seat-turn = juega
web-seat-free = Un sitio libre
web-seat-here = En esta pantalla
web-seat-link = Con un enlace
web-seat-bot = Un bot

## Lo que se dice y se muestra
web-log = Lo que ha pasado
web-chat = La conversación
web-chat-write = Di algo
web-chat-send = Enviar
web-reactions = Mostrar a la mesa
web-reaction-bravo = Bien jugado
web-reaction-laugh = Risas
web-reaction-gasp = Asombro
web-reaction-patience = Paciencia…
web-reaction-thanks = Gracias
web-reaction-sorry = Lo siento

## Enlaces
web-link = Enlace a esta mesa
web-link-copy = Copiar el enlace
web-link-copied = El enlace está copiado.

## La entrada: jugar
web-play-now = Jugar ya contra bots
web-set-table = Poner una mesa
web-of-game = { $what }: { $game }
web-guest-game = Pueden jugar de { $least } a { $most } personas. Este juego se ha añadido a la casa.
web-pack-skipped = El libro «{ $title }» se deja aparte: tal como está no se puede jugar. Quien lleva esta casa sabrá por qué con «serai pack list».
web-opens-soon = Esta sala abrirá pronto.
web-your-name = Tu nombre
web-guest = Huésped
web-name-hint = Como lo verán los demás, hasta 30 letras.
web-name-needed = Escribe un nombre, por favor.
web-opponents = ¿Cuántos bots se sientan contigo?
web-level = ¿Cómo juegan los bots?
web-level-guest = Un bot que trae el paquete «{ $package }».
web-option-number = { $bounds ->
    [both] Un número del { $least } al { $most }.
    [least] Un número, al menos { $least }.
    [most] Un número, como mucho { $most }.
   *[none] Un número.
}
web-sit-and-play = Sentarse y jugar
web-own-tables = Tus mesas
web-own-tables-none = Aquí aparecerán las mesas en las que te sientes.
web-own-yours = Te toca jugar.
web-own-waits = Se espera a { $name }
web-own-gathering = Aún no ha empezado
web-own-playing = En juego
web-own-over = Terminada
web-own-gone = Esta mesa ya no existe, o tu sitio se ha dado a otra persona.
web-own-take-off = Quitar de la lista
web-own-take-off-of = Quitar de la lista: { $names }
web-own-here = { $names } { $count ->
    [one] está
   *[other] están
} ahora en la mesa
web-own-left = { $time } más para elegir
web-own-moved-now = se acaba de jugar
web-own-moved = última jugada { $when }
web-own-all = Mostrar las { $count } mesas
web-own-fewer = Mostrar menos mesas
web-own-now-yours = Te toca jugar en la mesa de { $names }.
web-own-forget = Olvidar esta mesa
web-own-forget-sure = ¿Olvidar esta mesa?
web-own-forget-more = Sus enlaces solo están en este navegador. Sin uno de ellos, nadie podrá volver a sentarse aquí a esa mesa.
web-own-open = Abrir la mesa: { $names }
web-public-tables = Mesas públicas
web-public-none = Ahora mismo no hay ninguna mesa abierta a todos.
web-public-again = Mirar otra vez
web-public-free = { $count ->
    [0] todas las sillas están ocupadas
    [one] hay una silla libre
   *[other] hay { $count } sillas libres
}
web-public-sit = Sentarse
web-public-watch = Mirar
web-bring = Traer un registro
web-bring-more = Una partida terminada que alguien se llevó en un archivo puede volver a leerse aquí.
web-bring-file = Elegir un archivo
web-lost = La casa no responde ahora mismo. Inténtalo de nuevo dentro de un momento.

## Poner una mesa
web-set-seats = ¿Quién se sienta?
web-set-seats-more = Se juega de { $least } a { $most }. Este orden es el orden en la mesa.
web-set-seat = Sitio { $number }
web-set-name = Nombre
web-set-here = en este dispositivo
web-set-here-more = Varias personas pueden compartir una pantalla.
web-set-link = con un enlace
web-set-link-more = Quien reciba el enlace o escanee el código se sienta aquí.
web-set-bot = un bot
web-set-add = Un sitio más
web-set-remove = Quitar el sitio { $number }
web-set-terms = ¿Con qué condiciones?
web-set-first = ¿Quién empieza?
web-set-first-more = Lo decide la suerte, o alguien que tú nombres.
web-set-first-drawn = Por sorteo
web-set-practice = Práctica
web-set-practice-more = Los bots te dejan deshacer una jugada incluso después de un dado o una carta. Mientras no se descubra nada nuevo, siempre puedes.
web-set-hints = Se puede pedir consejo
web-set-hints-more = Quien tiene que elegir puede preguntar qué haría un buen jugador y por qué. Los demás no se enteran.
web-set-clock = Reloj
web-set-clock-more = Cuando a alguien se le acaba el tiempo, un bot sigue en su lugar; esa persona puede recuperar su sitio cuando quiera.
web-set-clock-none = Sin reloj
web-set-clock-move = Por jugada
web-set-clock-day = En días
web-set-clock-seconds = { $count ->
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $count } segundos
}
web-set-clock-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-set-clock-count = Tiempo para cada elección
web-set-dice = Dados
web-set-dice-sealed = Sellados
web-set-dice-sealed-more = La casa los saca y los sella antes de la partida; al final, cualquiera puede comprobar que nada ha cambiado.
web-set-dice-open = Abiertos
web-set-dice-open-more = Salen de un número: con el mismo número salen las mismas tiradas. Para practicar y para acertijos.
web-set-seed = El número de los dados
web-set-seed-wrong = Un número entero de 0 a 2 147 483 647, por favor.
web-set-public = Mostrar esta mesa a todos
web-set-public-more = Quien visite esta casa puede mirar, y sentarse si hay una silla libre.
web-set-book = Libro de los cuentos
web-set-book-more = Cuentos de otros autores, instalados en esta casa.
web-set-language = Idioma de la mesa
web-set-language-more = De él toman sus nombres los bots. Cada cual lee la partida en su propio idioma.
web-set-open = Abrir la mesa

## La sala de espera
web-wait-title = Se está poniendo la mesa
web-wait-host = Invita a los demás y empieza cuando estéis todos.
web-wait-host-all = Ya estáis todos: empieza cuando quieras.
web-wait-guest = { $count ->
    [0] Ya están todos. Empieza el anfitrión cuando quiera.
    [one] Aún hay una silla libre. Empieza el anfitrión cuando quiera.
   *[other] Aún hay { $count } sillas libres. Empieza el anfitrión cuando quiera.
}
web-wait-who = Quién se sienta aquí
web-wait-begin = Empezar
web-wait-begin-bots = Empezar con bots en las sillas libres
web-wait-begin-without = Empezar sin las sillas libres
web-wait-too-few = Tienen que sentarse al menos { $least } para empezar.
web-wait-add = Una silla más
web-wait-remove-chair = Quitar esta silla
web-wait-free-chair = Dejar libre esta silla
web-wait-bot = Un bot: { $level }
web-wait-sit-here = Sentarse aquí
web-sit-title = Una silla te espera
web-sit-more = { $names } { $count ->
    [one] ya está a la mesa.
   *[other] ya están a la mesa.
}
web-sit-nobody = Todavía no hay nadie a la mesa.
web-sit = Sentarse
web-sit-again = Sentarse también, en este dispositivo
web-sit-or-watch = Estás mirando. Hay una silla libre para ti.

## Compartir
web-share = Invitar
web-share-invite = Escanea para sentarte
web-share-invite-more = Quien abra este enlace elige una silla libre y un nombre.
web-share-invite-full = Todas las sillas están ocupadas: quien abra este enlace puede mirar.
web-share-watch = Escanea para mirar
web-share-watch-more = Quien abra este enlace mira y no puede jugar.
web-share-own = Seguir en otro dispositivo
web-share-own-more = Este enlace es tu sitio. Ábrelo solo en tus dispositivos: quien lo tenga juega por ti.
web-share-reissued = Enlace nuevo para { $name }
web-share-reissued-more = El enlace anterior ya no vale. Dale este a { $name } y a nadie más; solo se muestra esta vez.
web-share-address = Dirección de esta casa
web-share-private = Esta casa solo está abierta en este dispositivo. Para que entren los demás, iníciala sin -⁠-⁠private.
web-share-unreachable = Otros dispositivos no pueden abrir este enlace: esta casa no tiene dirección en ninguna red. Conecta este dispositivo a una y vuelve a iniciar Serai.
web-share-which = ¿Para qué?
web-share-to-sit = Para sentarse
web-share-to-watch = Para mirar

## En la mesa
web-connecting = Entrando…
web-table-laid = Se está poniendo la mesa: lámparas, cojines y un sitio para ti.
web-away = { $name } ya no está en la mesa.
web-back = { $name } ha vuelto.
web-brief-turn = { $name }: { $things }.
web-brief-nothing = { $name }: nada.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } para { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Tus dados: { $dice }.
web-brief-die = { $colour ->
    [red] { $number } rojo
    [green] { $number } verde
   *[blue] { $number } azul
}
web-connection-lost = Se ha perdido la conexión. La mesa espera; lo intentamos otra vez.
web-connection-back = La conexión ha vuelto.
web-connection-try = Intentarlo ya
web-refused-title = Esta puerta sigue cerrada
web-refused-again = Llamar otra vez
web-farewell-title = Hasta la vista
web-turn-yours = Te toca
web-turn-asked = Te preguntan
web-turn-of = Le toca a { $name }
web-turn-title = ● Te toca
web-watching = Estás mirando.
web-spectators = { $count ->
    [one] 1 curioso
   *[other] { $count } curiosos
}
web-people = En la mesa
web-panel = Diario y conversación
web-with-more = { $what }: { $more }
web-part-people = Gente
web-part-log = Diario
web-part-talk = Charla
web-log-earlier = Mostrar lo anterior
web-unread = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
web-menu = Más
web-menu-seat = { $name }: qué hacer
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asked = Has pedido deshacer una jugada. Falta el visto bueno de { $names }.
web-undo-agree = De acuerdo
web-undo-refuse = Se queda así
web-hint-ask = Pedir consejo
web-hint = Un consejo
web-hint-waiting = Hay que pensarlo…
web-rename = Cambiar el nombre
web-rename-save = Guardar
web-hand = Dejar que un bot juegue por ti
web-hand-for = Dejar que un bot juegue por { $name }
web-take = Volver a jugar tú
web-bot-plays-for = Un bot juega por ti.
web-bot-plays-seat = Un bot juega por { $name }.
web-leave = Levantarse
web-leave-sure = ¿Te levantas de la mesa?
web-leave-gathering = Tu silla queda libre para otros.
web-leave-playing = Un bot sigue por ti. Con tu enlace puedes volver cuando quieras.
web-remove = Pedir a { $name } que se vaya
web-remove-sure = ¿Pedir a { $name } que se vaya?
web-remove-more = Su enlace deja de valer al momento. En plena partida, un bot sigue jugando hasta que se siente otra persona.
web-reissue = Enlace nuevo para { $name }
web-reissue-more = El enlace anterior deja de valer al momento.
web-reinvite = Nueva invitación
web-reinvite-sure = ¿Cambiar la invitación?
web-reinvite-more = El enlace anterior ya no abre nada. Quien está en la mesa se queda.
web-bar-chat = Parar la conversación
web-allow-chat = Permitir la conversación
web-chat-barred = El anfitrión no quiere conversación en esta mesa.
web-publish = Mostrar a todos
web-unpublish = Dejar de mostrar a todos
web-close-table = Dar por terminada la partida
web-close-sure = ¿Dar por terminada la partida?
web-close-more = Nadie podrá seguir jugando aquí. La mesa aún podrá leerse.
web-closed = Esta mesa está cerrada.
web-delete = Borrar la mesa
web-delete-sure = ¿Borrar la mesa?
web-delete-more = La partida, la conversación y todos los enlaces desaparecen para todos. Nadie podrá recuperarlos.
web-host = Eres quien invita
web-notify = Avisarme cuando me toque
web-notify-on = El navegador te avisa cuando te toca.
web-notify-denied = El navegador no lo permite; se puede cambiar en sus propios ajustes.
web-notify-text = Te toca en la mesa de { $names }.
web-clock-left = Tiempo restante: { $time }
web-clock-run-out = Se acabó el tiempo
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-spectator = alguien que mira
web-reacted = { $name }: { $reaction }
web-cover = Pásale el dispositivo a { $name }
web-cover-more = Lo que hay al otro lado es solo para { $name }.
web-cover-open = Soy { $name }

## El final
web-over = La partida ha terminado
web-rematch = Jugar otra vez
web-rematch-follow = A la mesa siguiente
web-rematch-asks = { $name } quiere jugar otra vez.
web-rematch-asks-host = El anfitrión os propone jugar otra vez.
web-rematch-agrees = { $names } { $count ->
    [one] también quiere
   *[other] también quieren
} jugar otra vez.
web-rematch-waiting = Quieres jugar otra vez. Falta la respuesta de { $names }.
web-rematch-away = En ausencia de { $names } { $count ->
    [one] juega un bot hasta su vuelta.
   *[other] juegan bots hasta su vuelta.
}
web-rematch-declined = { $names } { $count ->
    [one] prefiere
   *[other] prefieren
} no jugar otra vez.
web-rematch-without = Jugar sin { $names }
web-rematch-too-few = Quedan muy pocos para otra partida.
web-rematch-decline = No, gracias
web-rematch-withdraw = Mejor no
web-rematch-withdrawn = Ya nadie pide otra partida.
web-rematch-you-declined = Prefieres no jugar otra vez.
web-rematch-after-all = Jugar otra vez, a pesar de todo
web-rematch-without-you = Los demás juegan otra vez sin ti.
web-rematch-kept = Los demás juegan otra vez. Un bot guarda tu sitio hasta que vuelvas.
web-rematch-begins = Empieza la partida siguiente.
web-own-again = Allí se juega otra vez, y un bot guarda tu sitio.
web-export = Llevarse el registro
web-verify = ¿Fueron limpios los dados?
web-verify-during = Antes de la primera tirada, la casa apuntó un secreto del que salen todos los dados y mostró a todos este sello. Al final muestra el secreto. Quien cambie los dados entretanto rompe el sello.
web-verify-after = Todos los dados de esta partida salen del secreto de abajo. Su sello se mostró antes de la primera tirada, así que nada ha podido cambiarse después. Llévate el registro y pásalo por «serai verify»: comprueba el sello y vuelve a jugar la partida entera.
web-verify-open = Estos dados son abiertos: salen del número { $seed }, y cualquiera puede volver a lanzarlos.
web-verify-seal = Sello
web-verify-secret = Secreto
web-verify-sealed = Se muestra al terminar la partida

## Volver a ver una partida
web-replay = La partida, otra vez
web-replay-look = Volver a ver la partida
web-replay-look-so-far = Ver la partida hasta ahora
web-replay-look-of = Volver a ver la partida: { $names }
web-replay-coming = Se está disponiendo otra vez la partida.
web-replay-leave = Volver a la mesa
web-replay-slider = Momento de la partida
web-replay-moment = Momento { $number } de { $count }
web-replay-setup = Preparación
web-replay-end = El final
web-replay-turn = Turno { $turn }
web-replay-turn-of = Turno { $turn }: { $name }
web-replay-wind = Recorrer
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-step-on = Un paso adelante
web-replay-step-back = Un paso atrás
web-replay-turn-on = Al turno siguiente
web-replay-turn-back = Al turno anterior
web-replay-ends = Al primer o al último momento
web-replay-speed = Velocidad: { $speed }
web-replay-eyes = ¿Vista por quién?
web-replay-as = Como la vio { $name }
web-replay-as-spectator = Como la vio el público
web-replay-other-rules = Esta partida se jugó con otras reglas. Ya no se puede montar su mesa, pero aquí está lo que se contó entonces.
web-replay-play-on = Seguir jugando desde aquí
web-replay-play-on-turn = Seguir jugando desde este turno
web-what-if-title = ¿Y si…?
web-what-if-more = { $turn ->
    [0] En una mesa tuya vuelves a empezar esta partida desde su preparación. De los demás sitios se encargan los bots, y los dados son nuevos. La partida que estás viendo queda como está.
   *[other] En una mesa tuya sigues jugando desde el comienzo del turno { $turn }. De los demás sitios se encargan los bots, y los dados son nuevos. La partida que estás viendo queda como está.
}
web-what-if-secrets = Lo que los demás guardan en secreto es inventado: aquí no averiguas nada de ello.
web-what-if-seat = Tu sitio
web-what-if-begin = Seguir jugando
web-what-if = { $turn ->
    [0] ¿Y si…? Desde la preparación de otra partida
   *[other] ¿Y si…? Desde el turno { $turn } de otra partida
}
web-what-if-of = { $turn ->
    [0] ¿Y si…? Desde la preparación de una partida de { $names }
   *[other] ¿Y si…? Desde el turno { $turn } de una partida de { $names }
}
web-what-if-origin = Ver esa partida

## Ayuda
web-rules = Reglas de este momento
web-rules-whole = Todo el juego en pocas palabras
web-rule-dice-keep = Guarda los dados que te sirvan y lanza los demás otra vez. Nada es definitivo: un dado guardado ahora puede rodar la próxima vez. Tienes tres tiradas, cuatro si un elfo coronaba tu montón al empezar el turno. También puedes plantarte en cuanto te gusten los dados.
web-rule-dice-take = Todos aquellos cuyo deseo cumplen tus dados han levantado la cabeza. Elige a uno; echarlos a todos no vale. La carta va encima de tu montón, y sus puntos son tuyos.
web-rule-dice-place = El habitante que te llevas estaba justo debajo de su propio lugar, así que puedes quedarte también con la carta de arriba de ese lugar. Un montón que se agota acaba la partida: piénsatelo dos veces si es la última.
web-rule-dice-bonus = El hipnotizador se trae a quien está a su derecha, digan lo que digan tus dados. Puedes quedarte también con esa carta, o dejarla.
web-rule-dice-dragon = Nadie se queda un dragón. Dáselo a otro rey: se posa encima de su montón y al final le resta puntos.
web-rule-dice-again = El aprendiz te regala otro turno entero, con dados nuevos. También puedes dejarlo pasar.
web-rule-dice-wait = Ahora elige otra persona. Tras su última tirada se lleva a un habitante cuyo deseo se cumpla; si no hay ninguno, carga con el siguiente villano, y el último de la fila se marcha.
web-rule-dice-over = Se cuenta cada montón: habitantes, lugares y hadas suman puntos; villanos y dragones los restan. Gana quien tenga más; si hay empate, quien menos puntos negativos sume.
web-rules-dice =
    Seis dados y hasta tres tiradas por turno. Después de cada tirada guardas los que quieras y lanzas el resto otra vez.
    Cinco habitantes esperan en fila, cada uno con un deseo. Si tus dados cumplen uno, la carta es tuya; si cumplen varios, eliges. Si no cumplen ninguno, te toca un villano.
    Cada habitante tiene un lugar de su color. Si coinciden en la misma columna, la carta de arriba del lugar también puede ser tuya.
    La partida acaba en cuanto se agotan los habitantes, los villanos o las cartas de un lugar. Gana quien tenga más puntos.
web-keyboard = Teclas
web-keyboard-answers = Responder a la pregunta; las teclas se ven en los botones
web-keyboard-hurry = Saltar lo que se mueve; seguir leyendo y pasar la página
web-keyboard-tab = Pasar de un botón a otro
web-keyboard-undo = Deshacer
web-keyboard-rules = Reglas de este momento
web-keyboard-talk = La conversación
web-keyboard-this = Estas teclas
web-keyboard-escape = Cerrar lo que está encima
web-keyboard-off = Las teclas sueltas están desactivadas en los ajustes.
web-keyboard-numbers = 1 a 9

## La página que muestra el aspecto
web-design-more = Dos salas de una misma posada y todo lo que hay en ellas. Cada color, cada letra y cada adorno de las pantallas está en esta página.
web-design-room = Sala
web-design-hour = Hora del día
web-design-morning = Mañana
web-design-noon = Mediodía
web-design-night = Noche
web-design-day = a la luz del día
web-design-lamp = a la luz de la lámpara
web-design-chapter = La lámpara de la tercera ventana
web-design-tale-1 = El mercader contó sus camellos al anochecer y le sobró uno. Estaba arrodillado entre los demás, gris como la ceniza, sin marca en el flanco ni polvo en las patas, y en su silla ardía una lámpara que nadie había encendido.
web-design-tale-2 = «Déjalo estar», dijo el guía, que había cruzado 17 veces el desierto de sal y pensaba cruzarlo de nuevo. Pero la llama se inclinó hacia ti cuando pasaste, como se inclina un perro hacia una mano.
web-design-question = ¿Cómo saludas a la llama?
web-design-answer-1 = Hacer una reverencia y decirle tu nombre
web-design-answer-2 = Preguntar de quién es la lámpara
web-design-answer-2-note = Hace falta sabiduría; el guía escucha
web-design-answer-3 = Cubrirla con tu manto
web-design-colours = El color de las horas
web-design-type = Las letras
web-design-ornament = El adorno
web-design-answers = Preguntas y botones
web-design-cards = Cartas y fichas
web-design-people = La mesa
web-design-forms = Campos y hojas
web-design-roll = Lanzar
web-design-turn-page = Pasar la página
web-design-stop = Plantarse
web-design-leave = Dejar la mesa
web-design-cannot = Ahora no es posible
web-design-treasure = Tesoro
web-design-status = Estado
web-design-lamp-card = Lámpara de la tercera ventana
web-design-lamp-text = Cuando una tirada te vaya a fallar, la llama puede inclinarse al otro lado: tira otra vez, una sola. Después la lámpara se apaga hasta la próxima ciudad.
web-design-pursued = Perseguido
web-design-pursued-text = Alguien te sigue a dos días de camino y no duerme. No puedes descansar en una ciudad, pero puedes avanzar una casilla más.
web-design-now = Se puede usar ahora
web-design-use = Usarla
web-design-story = Historia
web-design-destiny = Destino
web-design-wealth = Riqueza
web-design-name = Tu nombre
web-design-name-hint = Como lo verán los demás, hasta 30 letras.
web-design-name-wrong = Alguien de esta mesa ya se llama así.
web-design-open-sheet = Abrir una hoja
web-design-sheet = Una hoja sobre la página
web-design-sheet-text = Cubre lo que hay debajo, dice una sola cosa y se cierra con Esc, con la cruz o tocando al lado.
web-design-notice = Mostrar un aviso
web-design-notice-text = Bo se ha sentado a la mesa.
web-design-trouble-text = Se ha perdido la conexión. Tu mesa espera; lo estamos intentando de nuevo.
web-design-menu = En la mesa
web-design-undo = Deshacer la última jugada
web-design-rules = Las reglas de este momento
web-design-watch = Solo mirar
web-design-takebacks = Deshacer jugadas
web-design-takebacks-hint = Libre mientras no ruede un dado; después, los demás deben estar de acuerdo.
web-design-log-1 = Cae la noche sobre Bagdad.
web-design-log-2 = Ana se queda y se encuentra con el mercader de sombras.
web-design-log-3 = Ana gana 2 puntos de historia.
web-design-chat = No te fíes nunca de un camello sin polvo.
web-design-join = Únete con el teléfono
web-design-felt = Sobre el tapete
web-design-felt-question = ¿Qué dados guardas?
web-design-felt-keep = Guardar tres, lanzar los demás

## King of Dice
web-dice-street = Lugares y habitantes
web-dice-dice = Los dados
web-dice-kings = Los reyes y sus montones
web-dice-told = En la mesa
web-dice-place = { $left ->
    [one] { $name }: { $points }, la última carta
   *[other] { $name }: { $points }, quedan { $left } cartas
}
web-dice-no-cards = ninguna carta
web-dice-place-empty = { $name }: no quedan cartas
web-dice-home = bajo su propio lugar
web-dice-face = { $colour ->
    [red] { $number }, círculo rojo
    [green] { $number }, triángulo verde
   *[blue] { $number }, cuadrado azul
}
web-dice-die = { $kept ->
    [yes] Dado { $position }: { $face }, guardado
   *[no] Dado { $position }: { $face }
}
web-dice-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-dice-king = { $turn ->
    [yes] { $name }, con el turno: { $points }, { web-dice-cards }, encima: { $top }
   *[no] { $name }: { $points }, { web-dice-cards }, encima: { $top }
}
web-dice-king-bare = { $turn ->
    [yes] { $name }, con el turno: todavía sin cartas
   *[no] { $name }: todavía sin cartas
}
web-dice-stack = El montón de { $name }
web-dice-draw = Mazo
web-dice-discards = Descartes
web-dice-pile = { $name }: { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
web-dice-pile-top = { web-dice-pile }, encima: { $top }
web-dice-from-top = Primero, la carta de encima
web-dice-wants = Quiere ver:
web-dice-worth = Vale:
web-dice-odds = Probabilidades
web-dice-odds-tray = Probabilidad con los dados guardados:
web-dice-odds-best = Probabilidad, como mucho:
web-dice-met = { $count ->
    [one] Un habitante levanta la cabeza: { $cards }.
   *[other] Levantan la cabeza: { $cards }.
}
web-dice-met-none = Nadie levanta la cabeza.
web-dice-hurry = adelantar
web-dice-roll-none = No queda ningún dado
web-dice-counting = Se cuentan los montones…
web-dice-sum = { $parts }; { $points } en total.
web-dice-result = Ver el resultado
web-dice-look = Mirar la mesa
web-dice-winner = Lleva la corona

## Las Noches en la mesa

web-nights-leaf = Lo que está abierto ante ti
web-nights-book = El Libro
web-nights-map = El mapa
web-nights-map-coming = Se está desenrollando el mapa…
web-nights-lookup = Buscar una palabra
web-nights-lookup-more = Un estado, una habilidad, un nivel de riqueza, un tesoro, una misión o una carta.
web-nights-lookup-none = Nada en el Libro se llama «{ $typed }».
web-nights-to-the-end = Al final del cuento
web-rules-nights =
    Tu héroe parte de Bagdad, se encuentra con toda clase de seres en los caminos y en las ciudades, y el Libro cuenta qué es de él.
    En tu turno vas tan lejos como tu riqueza permita y te encuentras con quien allí esté. Eliges cómo reaccionar; luego el dado del destino señala uno de tres párrafos, y tus habilidades y estados abren sus secciones.
    La audacia da destino; los percances dan historia. En secreto has repartido una meta entre ambos. Quien esté en Bagdad con las dos partes de la meta alcanzadas puede declararlo; los demás tienen un turno más.
    Si varios están en casa con su meta alcanzada, gana quien tenga más estados y, si empatan, quien tenga más habilidades.

## El mapa
web-map = El mapa
web-map-window = El mapa: las flechas lo mueven, más y menos lo acercan o lo alejan, cero lo muestra entero
web-map-look = Distancia
web-map-nearer = Más cerca
web-map-farther = Más lejos
web-map-whole = El mapa entero
web-map-hero = Al héroe
web-map-list = En lista
web-map-back = Volver al mapa
web-map-as-list = El mapa en lista
web-map-find = Buscar una casilla
web-map-found = { $count ->
    [0] No alcanzas nada con ese nombre
    [one] Una casilla a tu alcance
   *[other] { $count } casillas a tu alcance
}
web-map-reach = Adónde puedes ir
web-map-steps = { $count ->
    [one] A una casilla
   *[other] A { $count } casillas
}
web-map-here = Aquí
web-map-nothing = Nada con ese nombre está a tu alcance.
web-map-present = Quién y qué está dónde
web-map-world = El mundo entero
web-map-places = Lugares de Poder
web-map-continent-arabia = Arabia
web-map-continent-europa = Europa
web-map-continent-africa = África
web-map-continent-india = India
web-map-continent-asia = Asia
web-map-continent-none = Alta mar
web-map-place = Lugar de Poder
web-map-kind = { $kind }, número { $number }
web-map-stands = { $name } está aquí
web-map-mark-home = hogar de { $name }
web-map-mark-seat = sede de { $name }
web-map-mark-wanted = aquí buscan a { $name }
web-map-mark-destination = rumbo de { $name }
web-map-mark-quest = la misión de { $name } lleva aquí
web-map-mark-claimed = { $name } ya estuvo aquí en su misión
web-map-mark-card = { $name } tiene la carta de esta ciudad
web-map-go = Ir allí
web-map-choose = Elegir

## Las Noches: los héroes

web-design-questions = Todas las preguntas de las Noches
web-nights-company = Los héroes
web-nights-destiny = Destino
web-nights-story = Historia
web-nights-wealth = Riqueza
web-nights-track = { $track }: { $count }
web-nights-track-goal = { $track }: { $count }, tu meta es { $goal }
web-nights-points = { $destiny } de destino, { $story } de historia
web-nights-reader = tiene el Libro
web-nights-matrix-reader = tiene las matrices
web-nights-skills = { $count ->
    [0] ninguna habilidad
    [one] { $count } habilidad
   *[other] { $count } habilidades
}
web-nights-statuses = { $count ->
    [0] ningún estado
    [one] { $count } estado
   *[other] { $count } estados
}
web-nights-treasures = { $count ->
    [0] ningún tesoro
    [one] { $count } tesoro
   *[other] { $count } tesoros
}
web-nights-quests-done = { $count ->
    [one] { $count } misión cumplida
   *[other] { $count } misiones cumplidas
}
web-nights-things-statuses = Estados
web-nights-things-skills = Habilidades
web-nights-things-treasures = Tesoros
web-nights-things-quest = Misión
web-nights-things-cities = Cartas de ciudad
web-nights-things-tokens = Se recuerda
web-nights-things-marks = En el mapa
web-nights-things-none = Aquí no hay nada todavía.
web-nights-status = estado
web-nights-treasure = tesoro
web-nights-quest = misión
web-nights-city-card = carta de ciudad
web-nights-token = se recuerda
web-nights-token-about = Algo que dejó un cuento. Otros cuentos pueden acordarse de ello.
web-nights-talent = talento
web-nights-master = maestría
web-nights-once = una sola vez
web-nights-no-text = No hay nada más que saber.
web-nights-home = Hogar
web-nights-seat = Sede del visir
web-nights-wanted = Se busca aquí
web-nights-destination = Marcador de rumbo
web-nights-destination-about = Mientras el marcador esté en un Lugar de Poder, puedes entrar allí como en cualquier otra casilla. Un marcador nuevo ocupa el sitio de este.
web-nights-mark-about = La ciudad está marcada por esto: { $status }
web-nights-claimed = ya está
web-nights-unclaimed = aún falta
web-nights-goal-own = Tu meta secreta
web-nights-changes = Lo que acaba de cambiar

## Las Noches: lo que se pregunta

web-nights-rule = Lo que dicen las reglas
web-nights-last-round = Última ronda: { $name } lo ha declarado. Aún juegan: { $names }.
web-nights-waiting = Falta por elegir: { $names }.
web-nights-also = También es posible
web-nights-for-hero = por el héroe de { $name }
web-nights-secret = Esto solo lo ves tú.
web-nights-on-map = Elegir en el mapa
web-nights-on-map-hint = Elige en el mapa, o aquí:
web-nights-list-open = De una lista
web-nights-list-close = Guardar la lista
web-nights-filter = Escribe para buscar
web-nights-filter-left = { $count ->
    [0] Aquí nada se llama así.
    [one] Queda una respuesta.
   *[other] Quedan { $count } respuestas.
}
web-nights-seal = Sellar
web-nights-seal-anew = Sellar de nuevo
web-nights-goal-divide = La meta, repartida entre destino e historia
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = Uno más para el destino
web-nights-more-story = Uno más para la historia
web-nights-chosen = Has elegido: { $choice }. Se puede cambiar hasta que elija la última persona.
web-nights-take-skill = Hacerla tuya
web-nights-skills-people = Entre la gente
web-nights-skills-mind = De la mente y del alma
web-nights-skills-road = En el camino
web-nights-reached = alcanzada
web-nights-missing = { $count ->
    [one] falta { $count }
   *[other] faltan { $count }
}

## Las Noches: el final

web-nights-end = El final de la noche
web-nights-end-won = { $count ->
    [0] No ha ganado nadie.
    [one] Victoria: { $names }.
   *[other] Victoria compartida: { $names }.
}
web-nights-end-result = Ver el resultado
web-nights-end-look = Mirar atrás
web-nights-end-goals = Las metas, que ya no son secretas
web-nights-end-goal = { $track }: { $count } de { $goal }
web-nights-end-winner = victoria

## La página del Libro
web-page = La página abierta
web-page-before = Antes del primer turno
web-page-told = Lo que se cuenta
web-page-paragraph = Párrafo { $number }
web-page-reader = { $name } tiene el Libro
web-page-matrix-reader = { $name } tiene las matrices
web-page-turn-page = Pasar la página
web-page-read-on = Seguir leyendo
web-page-choose = Ahora elige
web-page-skip = Saltar
web-page-present = Al momento presente
web-page-overleaf = { $count ->
    [one] Otro turno espera a la vuelta de la página.
   *[other] { $count } turnos esperan a la vuelta de la página.
}
web-page-asked-overleaf = Una pregunta te espera a la vuelta de la página.
web-page-leaf-back = Página anterior
web-page-leaf-on = Página siguiente
web-page-read-this = Lee esto en voz alta
web-page-read-this-more = Solo tú ves esta página. Léesela a los demás y luego pásala para todos.
web-page-voice = Leer en voz alta
web-page-voice-pause = Pausar la lectura
web-page-voice-go-on = Seguir leyendo
web-page-voice-stop = Dejar de leer
web-page-voice-settings = Voz y ritmo
web-page-voice-which = Voz
web-page-voice-pace = Ritmo
web-page-voice-slow = Lento
web-page-voice-calm = Sereno
web-page-voice-brisk = Vivo
web-page-voice-auto = Lectura automática
web-page-voice-auto-hint = El cuento se lee en voz alta en cuanto aparece.
web-page-voice-no-speech = Este navegador no sabe hablar. El cuento está ahí para leerlo; otro navegador quizá te lo cuente.
web-page-voice-no-voice = Este dispositivo no tiene ninguna voz en español. Añade una en sus ajustes y te lo leerá.
web-page-voice-failed = La voz se ha cortado. Quizá otra pueda seguir.
web-design-pages = Páginas del Libro
web-design-tell = Contarlo otra vez

## Las reglas, una por una
web-rules-page = Las reglas
web-rules-read = Leer las reglas
web-rules-search = Buscar una regla
web-rules-search-more = Palabras, o un número como «{ $rule }».
web-rules-found = { $count ->
    [0] Ninguna regla
    [one] Una regla
   *[other] { $count } reglas
}
web-rules-none = Ninguna regla contiene todo esto: «{ $typed }».
web-rules-chapters = Capítulos
web-rules-missing = Las reglas no están disponibles en este momento. ¿Sigue abierta la casa?
web-rule-of = Regla { $rule }
web-rule-read-on = Seguir leyendo en las reglas

## Las veladas propias
web-stat = Tus veladas
web-stat-look = Lo que ha sido de tus veladas
web-stat-more = Lo que ha sido de tus mesas. Se apunta en este navegador y en ninguna otra parte, así que una mesa sigue contando cuando ya no existe.
web-stat-none = Todavía no hay nada que contar. Siéntate a una mesa: lo que pase allí se apuntará aquí.
web-stat-sum = { $finished ->
    [0] Ninguna partida acabada todavía.
    [one] { $won ->
        [0] Una partida acabada, y aún sin ganar.
       *[other] Una partida acabada, y ganada.
    }
   *[other] { $finished } partidas acabadas, { $won ->
        [0] ninguna ganada
        [one] una de ellas ganada
       *[other] { $won } de ellas ganadas
    }.
}
web-stat-running = { $count ->
    [one] Otra sigue en juego.
   *[other] Otras { $count } siguen en juego.
}
web-stat-players = Según cuántos jugabais
web-stat-players-of = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
}
web-stat-won-of = { $won } de { $finished }
web-stat-endings = Cómo acabaron
web-stat-ending-sole = solo uno estaba en casa con la meta alcanzada
web-stat-ending-tie-statuses = decidieron los estados
web-stat-ending-tie-skills = decidieron las habilidades
web-stat-ending-shared = una victoria compartida
web-stat-ending-solitaire-won = ganada en solitario, antes de que acabara la noche
web-stat-ending-solitaire-lost = la noche se agotó
web-stat-heard = Has oído { $heard } de las { $all } páginas de «{ $book }».
web-stat-book = El Libro de los cuentos
web-stat-unread = { $count ->
    [one] Solo te queda una por oír.
   *[other] Te quedan { $count } por oír.
}
web-stat-all-read = Las has oído todas.
web-stat-tales = Cuentos de tus propios héroes
web-stat-reaction = Reacción favorita
web-stat-times = { $count ->
    [one] { $what }, una vez
   *[other] { $what }, { $count } veces
}
web-stat-longest = La noche más larga
web-stat-turns = { $count ->
    [one] un turno tuyo
   *[other] { $count } turnos tuyos
}
web-stat-quests = Misiones cumplidas
web-stat-treasures = Tesoros hallados
web-stat-statuses = Estados padecidos o gozados
web-stat-places = Visitas a Lugares de Poder
web-stat-deaths = Héroes enterrados
web-stat-best = La mejor captura
web-stat-best-card = { $card } ({ $condition }): { $points }
web-stat-guest = El huésped más asiduo
web-stat-dice-places = Lugares tomados
web-stat-villains = Villanos alojados
web-stat-dragons-given = Dragones regalados
web-stat-dragons-received = Dragones recibidos
web-stat-forget = Olvidar estas cifras
web-stat-forget-more = Se olvida todo lo que aquí se ha contado. Las mesas en las que aún tengas sitio se contarán de nuevo la próxima vez que mires.

## Introducciones que se juegan
web-learn = Aprender jugando
web-remark = La narradora
web-remark-count = Comentario { $number } de { $count }
web-remark-before = El comentario anterior
web-remark-next = El comentario siguiente
web-remark-away = Apartar el comentario
web-learn-again = Repetir la introducción
web-verify-practice = Esta es una mesa de práctica: se puede deshacer una jugada incluso después de un dado o una carta, y los bots aceptan.
web-verify-introduction = Esto es una introducción: sus dados son abiertos, y algunos se han preparado de antemano para que haya algo que aprender.

## Otras maneras de jugar las Noches
web-ways = Cómo se juega esta noche
web-way-solitaire-standing = { $time ->
    [morning] Mañana
    [noon] Mediodía
   *[night] Noche
  } · { $left ->
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
  } · misiones { $quests } de 2 · { $fabulous ->
    [yes] riqueza fabulosa
   *[no] aún sin riqueza fabulosa
  }
web-way-goal = Meta: { $goal } puntos
web-way-merchant-standing = Riqueza fabulosa: { $turns } de 3 turnos
web-way-dealt = Te han tocado: { $skills }
web-way-slot-empty = Ningún estado
web-way-ballots = La votación
web-way-ballot-cast = ha votado
web-way-ballot-open = se lo está pensando
web-way-more = Otras maneras de jugar
web-way-alone = ninguno, en solitario

## La crónica
web-chronicle-home = Llevarse el relato
web-chronicle-read = Leerlo
web-chronicle-book = Como libro (EPUB)
web-chronicle-whole = Leer el relato
web-chronicle-so-far = Leer el relato hasta aquí
web-chronicle-share = Compartir un enlace
web-chronicle-shared = Quien tenga este enlace puede leer tu crónica. Dura tanto como la mesa.
