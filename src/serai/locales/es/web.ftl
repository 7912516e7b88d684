### La posada en el navegador.

## En todas partes
web-skip = Ir a la página
web-close = Cerrar
web-cancel = Cancelar
web-nowhere = No encontramos esa página
web-nowhere-more = Esta dirección no lleva a ninguna parte. Quizá falte una letra.
web-not-fetched = No se ha podido cargar esta página. Aparecerá en cuanto responda el servidor.
web-language-not-fetched = No se han podido cargar los textos de este idioma. Elígelo otra vez cuando el servidor responda.
web-to-the-door = Ir al inicio

## La entrada
web-door-welcome = Pasa, la lámpara está encendida
web-door-more = Juega con amigos o contra bots, en una pantalla o en varias.
web-nights = Las mil y una noches
web-nights-more = Viaja de Córdoba a Su-Chou y vive los cuentos del Libro.
web-dice = El Rey de los Dados
web-dice-more = Seis dados, cinco lugares y un gentío al que conquistar.
web-design = Ver la galería de diseño
web-design-title = Galería de diseño

## Una mesa
web-table = Mesa
web-one-moment = Un momento…

## Ajustes
web-settings = Ajustes
web-language = Idioma
web-book-told-in = Los cuentos de este Libro están en { $language }: aún no se han traducido a tu idioma.
web-theme = Tema
web-theme-system = Como este dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-text-size = Tamaño del texto
web-motion = Animaciones
web-motion-system = Como este dispositivo
web-motion-full = Activadas
web-motion-reduced = Desactivadas
web-sound = Sonido
web-sound-hint = Dados, páginas, lo que se oye donde está tu héroe y, de vez en cuando, un laúd árabe o un ney. Sin sonido no te pierdes nada.
web-volume = Volumen
web-keys = Atajos de una tecla
web-keys-hint = Pulsa un número para elegir una respuesta. Cada botón muestra su tecla.
web-remember = Recordar los cuentos oídos
web-remember-hint = Este navegador apunta qué cuentos has oído y se lo dice a las mesas nuevas, para que oigas otros. Nadie ve la lista.
web-remember-clear = Olvidar los cuentos oídos hasta ahora
web-remember-cleared = La lista de cuentos se ha borrado.
web-announcements = Lo que anuncian los lectores de pantalla sobre los bots
web-announcements-brief = Una frase por turno
web-announcements-full = Cada paso
web-bot-pace = Cómo se cuentan los turnos de los demás
web-bot-pace-at-once = En breve, de una vez
web-bot-pace-quick = En breve, paso a paso
web-bot-pace-told = Con todos los cuentos
web-key-enter = Intro
web-key-space = Espacio
web-key-escape = Esc

## Quién está a la mesa
web-seat-you = eres tú
web-seat-absent = no está
web-seat-turn = juega
web-seat-free = Un sitio libre
web-seat-here = En esta pantalla
web-seat-link = Con un enlace
web-seat-bot = Un bot

## Lo que se dice y se muestra
web-log = Lo que ha pasado
web-chat = Chat
web-chat-write = Escribe un mensaje
web-chat-send = Enviar
web-reactions = Enviar una reacción
web-reaction-bravo = Bien jugado
web-reaction-laugh = Risas
web-reaction-gasp = Asombro
web-reaction-patience = Paciencia…
web-reaction-thanks = Gracias
web-reaction-sorry = Lo siento

## Enlaces
web-link = Enlace a esta mesa
web-link-copy = Copiar el enlace
web-link-copied = Enlace copiado.

## La entrada: jugar
web-play-now = Jugar ya contra bots
web-set-table = Crear una mesa
web-of-game = { $what }: { $game }
web-guest-game = Este juego se ha añadido a este servidor.
web-game-players = { $least } a { $most } jugadores
web-game-minutes = { $least } a { $most } minutos
web-game-age = desde los { $age } años
web-pack-skipped = El Libro «{ $title }» tiene errores y no se puede jugar. Quien administra este servidor puede ver por qué con «serai pack list».
web-opens-soon = Este juego llegará pronto.
web-your-name = Tu nombre
web-guest = Invitado
web-name-hint = Los demás verán este nombre. Hasta 30 caracteres.
web-name-needed = Escribe un nombre, por favor.
web-opponents = ¿Cuántos bots juegan contigo?
web-level = ¿De qué nivel son los bots?
web-level-guest = Un bot del paquete «{ $package }».
web-option-number = { $bounds ->
    [both] Un número del { $least } al { $most }.
    [least] Un número, al menos { $least }.
    [most] Un número, como mucho { $most }.
   *[none] Un número.
}
web-sit-and-play = Sentarse y jugar
web-own-tables = Tus mesas
web-own-tables-none = Cuando te sientes a una mesa, aparecerá aquí.
web-own-yours = Te toca jugar.
web-own-waits = Turno de { $name }
web-own-gathering = Aún no ha empezado
web-own-playing = En curso
web-own-over = Terminada
web-own-gone = Esta mesa ya no existe, o tu sitio se ha dado a otra persona.
web-own-take-off = Quitar de la lista
web-own-take-off-of = Quitar de la lista: { $names }
web-own-here = { $names } { $count ->
    [one] está
   *[other] están
} ahora en la mesa
web-own-left = tiempo para elegir: { $time }
web-own-moved-now = se acaba de jugar
web-own-moved = última jugada { $when }
web-own-all = Mostrar las { $count } mesas
web-own-fewer = Mostrar menos mesas
web-own-now-yours = Te toca jugar en la mesa de { $names }.
web-own-forget = Olvidar esta mesa
web-own-forget-sure = ¿Olvidar esta mesa?
web-own-forget-more = Los enlaces a esta mesa solo están guardados en este navegador. Sin uno de ellos no podrás volver a sentarte a ella.
web-own-open = Abrir la mesa: { $names }
web-public-tables = Mesas públicas
web-public-none = Ahora mismo no hay mesas públicas.
web-public-again = Actualizar la lista
web-public-free = { $count ->
    [0] todos los sitios están ocupados
    [one] hay un sitio libre
   *[other] hay { $count } sitios libres
}
web-public-sit = Sentarse
web-public-watch = Mirar
web-bring = Ver una partida descargada
web-bring-more = Elige el archivo de una partida terminada que hayas descargado de Serai y vuelve a verla aquí.
web-bring-file = Elegir un archivo
web-lost = El servidor no responde. Inténtalo de nuevo dentro de un momento.

## Poner una mesa
web-set-seats = ¿Quién juega?
web-set-seats-more = De { $least } a { $most } jugadores. Juegan en este orden.
web-set-seat = Sitio { $number }
web-set-name = Nombre
web-set-here = en este dispositivo
web-set-here-more = Varias personas pueden compartir una pantalla.
web-set-link = por invitación
web-set-link-more = Quien abra el enlace o escanee el código se sienta aquí.
web-set-bot = un bot
web-set-add = Añadir un sitio
web-set-remove = Quitar el sitio { $number }
web-set-terms = Opciones de la partida
web-set-first = ¿Quién empieza?
web-set-first-more = Alguien al azar, o quien tú elijas.
web-set-first-drawn = Al azar
web-set-practice = Práctica
web-set-practice-more = Los bots te dejan deshacer una jugada incluso después de lanzar los dados o robar una carta. Mientras no se descubra nada nuevo, siempre puedes deshacer.
web-set-hints = Permitir consejos
web-set-hints-more = Cuando te toca elegir, puedes preguntar qué haría un buen jugador y por qué. Solo tú ves la respuesta.
web-set-clock = Límite de tiempo
web-set-clock-more = Cuando a alguien se le acaba el tiempo, un bot juega en su lugar. Puede recuperar su sitio cuando quiera.
web-set-clock-none = Sin límite
web-set-clock-move = Corto (minutos)
web-set-clock-day = Largo (días)
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
web-set-clock-weekends = Pausa los fines de semana
web-set-clock-weekends-more = El reloj se detiene los sábados y domingos (zona horaria: { $zone }).
web-set-dice = Dados
web-set-dice-sealed = Al azar y comprobables
web-set-dice-sealed-more = Nadie puede saber las tiradas de antemano. Después de la partida, cualquiera puede comprobar que no se cambió ninguna.
web-set-dice-open = Repetibles, para practicar
web-set-dice-open-more = Eliges un número; el mismo número da siempre las mismas tiradas. Para practicar y para acertijos.
web-set-seed = Número para los dados
web-set-seed-wrong = Escribe un número entero de 0 a 2 147 483 647, por favor.
web-set-public = Hacer pública esta mesa
web-set-public-more = Cualquiera en este servidor puede ver la mesa, mirar y sentarse si hay un sitio libre.
web-set-book = Libro de los cuentos
web-set-book-more = Elige de qué Libro vienen los cuentos.
web-set-language = Idioma de la mesa
web-set-language-more = Es para los nombres de los bots. Cada cual juega en su propio idioma.
web-set-open = Crear la mesa

## La sala de espera
web-time = Cuándo jugáis
web-time-when = Fecha y hora
web-time-hint = En tu zona horaria. Cada cual la ve en la suya.
web-time-needed = Elige una fecha y una hora.
web-time-propose = Proponer esta fecha
web-time-change = Cambiar la fecha
web-time-withdraw = Retirar la fecha
web-time-withdrawn = El anfitrión ha retirado la fecha.
web-time-planned = Previsto para el { $date }.
web-time-planned-for = previsto para el { $date }
web-time-calendar = Añadir a tu calendario
web-time-with = Con { $names }
web-invitations = Invitaciones
web-invited = { $name } te invita a { $game }
web-invited-with = En la mesa: { $names }
web-invited-accept = Ocupar el sitio
web-invited-decline = Rechazar
web-invited-decline-sure = ¿Rechazar esta invitación?
web-invited-decline-more = { $name } verá que has rechazado, y no podrá invitarte otra vez a esta mesa.
web-invited-mute = Rechazar, y no recibir más de { $name }
web-invited-declined = Has rechazado la invitación.
web-invited-muted = No recibirás más invitaciones de { $name }. Puedes cambiarlo en los ajustes.
web-invite = Invitar
web-invite-person = Invitar a { $name }
web-invite-people = Personas con las que has jugado
web-invite-sent = Se ha enviado la invitación a { $name }.
web-invite-open = Invitación enviada
web-invite-withdraw = Retirar
web-invite-withdraw-person = Retirar la invitación a { $name }
web-invite-withdrawn = Se ha retirado la invitación a { $name }.
web-invite-accepted = Ha aceptado
web-invite-declined = Ha rechazado
web-invite-all = Mostrar las { $count } personas
web-invite-fewer = Mostrar menos personas
web-invitations-allow = Las personas con las que he jugado pueden invitarme
web-invitations-allow-hint = Las invitaciones aparecen en «Tus mesas». Nadie más puede invitarte.
web-muted = Sin invitaciones de
web-muted-name = Sin invitaciones de { $name }
web-unmute = Permitirlas de nuevo: { $name }
web-wait-title = Esperando a los jugadores
web-wait-host = Invita a los demás y empieza la partida cuando estéis todos.
web-wait-host-all = Ya estáis todos: empieza la partida cuando quieras.
web-wait-guest = { $count ->
    [0] Ya están todos. El anfitrión empezará la partida.
    [one] Aún hay un sitio libre. El anfitrión empezará la partida.
   *[other] Aún hay { $count } sitios libres. El anfitrión empezará la partida.
}
web-wait-who = Jugadores de esta mesa
web-wait-begin = Empezar la partida
web-wait-begin-bots = Empezar con bots en los sitios libres
web-wait-begin-without = Empezar sin los sitios libres
web-wait-too-few = Hacen falta al menos { $least } jugadores para empezar.
web-wait-add = Añadir un sitio
web-wait-remove-chair = Quitar este sitio
web-wait-free-chair = Dejar libre este sitio
web-wait-bot = Un bot: { $level }
web-wait-sit-here = Sentarse aquí
web-sit-title = Un sitio te espera
web-sit-more = { $names } { $count ->
    [one] ya está en la mesa.
   *[other] ya están en la mesa.
}
web-sit-nobody = Todavía no hay nadie en la mesa.
web-sit = Sentarse
web-sit-again = Añadir a otra persona en este dispositivo
web-sit-or-watch = Estás mirando. Hay un sitio libre para ti.

## Compartir
web-share = Invitar
web-share-invite = Escanea para sentarte
web-share-invite-more = Cualquiera con este enlace puede elegir un sitio libre y un nombre.
web-share-invite-full = Todos los sitios están ocupados. Cualquiera con este enlace puede mirar.
web-share-watch = Escanea para mirar
web-share-watch-more = Cualquiera con este enlace puede mirar, pero no jugar.
web-share-own = Seguir en otro dispositivo
web-share-own-more = Este enlace abre tu propio sitio. No lo compartas: quien lo tenga puede jugar por ti.
web-share-reissued = Enlace nuevo para { $name }
web-share-reissued-more = El enlace anterior ya no funciona. Dale este solo a { $name }; se muestra una única vez.
web-share-address = Dirección de este servidor
web-share-private = A este servidor solo se llega desde este dispositivo. Para que entren los demás, inicia Serai sin -⁠-⁠private.
web-share-unreachable = Otros dispositivos no pueden abrir este enlace porque este dispositivo no está conectado a ninguna red. Conéctalo y vuelve a iniciar Serai.
web-share-which = ¿Para qué es el enlace?
web-share-to-sit = Para jugar
web-share-to-watch = Para mirar

## En la mesa
web-connecting = Conectando…
web-table-laid = Preparando tu mesa…
web-away = { $name } se ha ausentado.
web-back = { $name } ha vuelto.
web-brief-turn = { $name }: { $things }.
web-brief-nothing = { $name } no gana nada en este turno.
web-brief-card = { $card }, { $points }
web-brief-dragon = { $card } para { $to }, { $points }
web-brief-points = { $points } { $track }
web-brief-dice = Tus dados: { $dice }.
web-brief-die = { $colour ->
    [red] { $number } rojo
    [green] { $number } verde
   *[blue] { $number } azul
}
web-connection-lost = Se ha perdido la conexión. La mesa está a salvo; estamos intentando reconectar.
web-connection-back = La conexión ha vuelto.
web-connection-try = Reconectar ahora
web-refused-title = No se puede abrir esta mesa
web-refused-again = Intentarlo de nuevo
web-farewell-title = Ya no estás en la mesa
web-turn-yours = Te toca
web-turn-asked = Una pregunta para ti
web-turn-of = Le toca a { $name }
web-turn-title = ● Te toca
web-watching = Estás mirando.
web-spectators = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
web-people = En la mesa
web-panel = Diario y chat
web-with-more = { $what }: { $more }
web-part-people = Jugadores
web-part-log = Diario
web-part-talk = Chat
web-log-earlier = Mostrar lo anterior
web-unread = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
}
web-menu = Abrir el menú
web-menu-seat = { $name }: abrir el menú
web-undo = Deshacer
web-undo-ask = Pedir que se deshaga
web-undo-asked = Has pedido deshacer una jugada. Falta el visto bueno de { $names }.
web-undo-agree = Aceptar
web-undo-refuse = Rechazar
web-hint-ask = Pedir consejo
web-hint = Un consejo
web-hint-waiting = Pensando…
web-rename = Cambiar el nombre
web-rename-save = Guardar
web-hand = Dejar que un bot juegue por ti
web-hand-for = Dejar que un bot juegue por { $name }
web-take = Tomar el relevo del bot
web-bot-plays-for = Un bot juega por ti.
web-bot-plays-seat = Un bot juega por { $name }.
web-leave = Dejar la mesa
web-leave-sure = ¿Dejar la mesa?
web-leave-gathering = Tu sitio queda libre para otra persona.
web-leave-playing = Un bot jugará por ti. Con tu enlace puedes volver cuando quieras.
web-remove = Echar a { $name } de la mesa
web-remove-sure = ¿Echar a { $name } de la mesa?
web-remove-more = Su enlace deja de funcionar al momento. Durante una partida, un bot juega hasta que otra persona ocupe el sitio.
web-reissue = Crear un enlace nuevo para { $name }
web-reissue-more = El enlace anterior deja de funcionar al momento.
web-reinvite = Crear un nuevo enlace de invitación
web-reinvite-sure = ¿Cambiar el enlace de invitación?
web-reinvite-more = El enlace anterior deja de funcionar. Quienes ya están en la mesa se quedan.
web-bar-chat = Desactivar el chat
web-allow-chat = Volver a activar el chat
web-chat-barred = El anfitrión ha desactivado el chat de esta mesa.
web-publish = Hacer pública la mesa
web-unpublish = Hacer privada la mesa
web-close-table = Terminar la partida para todos
web-close-sure = ¿Terminar la partida para todos?
web-close-more = La partida se detiene aquí y no se podrá continuar. Aún se podrá ver.
web-closed = Esta mesa está cerrada.
web-delete = Borrar la mesa
web-delete-sure = ¿Borrar la mesa?
web-delete-more = La partida, el chat y todos los enlaces se borrarán para todos. No se puede deshacer.
web-host = Eres quien invita
web-notify = Avisarme cuando me toque
web-notify-on = Tu navegador te avisará cuando te toque.
web-notify-denied = Tu navegador bloquea las notificaciones. Puedes permitirlas en sus ajustes.
web-notify-text = Te toca en la mesa de { $names }.
web-clock-left = Tiempo restante: { $time }
web-clock-run-out = Se acabó el tiempo
web-pace = Tiempo y vacaciones
web-pace-choice = Tiempo para cada elección: { $time }
web-pace-due = La próxima elección se espera antes del { $date }
web-holiday-begin = Tomar vacaciones
web-holiday-more = Durante las vacaciones, el reloj de esta mesa se detiene para todos. Puedes seguir jugando, y cualquier jugador puede terminar las vacaciones.
web-holiday-end = Terminar las vacaciones
web-holiday-over = Las vacaciones han terminado: el reloj vuelve a correr.
web-holiday-of = { $name } ha anunciado vacaciones: el reloj está parado.
web-holiday-of-host = El anfitrión ha anunciado vacaciones: el reloj está parado.
web-recap-title = Mientras no estabas
web-recap-offer = Mientras no estabas, { $count ->
    [0] la partida ha seguido.
    [one] se ha jugado un turno.
   *[other] se han jugado { $count } turnos.
}
web-recap-read = Leer lo que pasó
web-recap-page = Página { $page } de { $pages }
web-recap-before = Página anterior
web-recap-next = Página siguiente
web-recap-present = Ir a la mesa
web-recap-later = Ahora no
web-notices = Avisos
web-notices-confirm = Enviarme avisos
web-notices-confirm-more = ¿Quieres que Serai te escriba a esta dirección cuando sea tu turno? Cada aviso tiene un enlace para dejar de recibirlos.
web-notices-confirmed = Tu dirección está confirmada. Recibirás un aviso cuando sea tu turno.
web-notices-stop = No recibir más avisos
web-notices-stop-more = ¿No quieres más avisos en esta dirección? El servidor la olvidará.
web-notices-stopped = No recibirás más avisos, y el servidor ha olvidado la dirección.
web-notices-look = Recibir un aviso cuando te toque
web-notices-more = Puedes recibir un aviso cuando te toque, aunque no haya ninguna página abierta. Elige cómo; cada forma se puede terminar en cualquier momento.
web-notices-none = Este servidor no envía avisos. Mientras una página está abierta, su pestaña muestra cuándo te toca.
web-notices-by-push = En este navegador
web-notices-by-mail = Por correo electrónico
web-notices-by-hook = En una sala de chat
web-notices-push-more = Este dispositivo muestra una notificación, aunque el navegador esté en segundo plano.
web-notices-push-order = Activar las notificaciones
web-notices-push-failed = No se ha podido registrar este navegador para las notificaciones. Inténtalo más tarde, o elige otra forma.
web-notices-mail = Tu dirección de correo
web-notices-mail-hint = Recibirás un correo con un enlace. No se envía nada más hasta que lo hayas seguido.
web-notices-mail-order = Enviar el enlace
web-notices-mail-sent = Un correo con un enlace va de camino.
web-notices-unconfirmed = Aún sin confirmar: sigue el enlace del correo.
web-notices-hook = Dirección del webhook
web-notices-hook-hint = Slack, Mattermost, Discord y otros te dan una para cada sala. Todos los que están allí leen los avisos.
web-notices-hook-order = Enviar allí los avisos
web-notices-ordered = Recibirás un aviso cuando te toque.
web-notices-each-turn = En cada uno de mis turnos
web-notices-before-end = Antes de que acabe mi tiempo
web-notices-digest = Una vez al día, la lista de mis turnos
web-notices-invitations = Cuando me invita alguien con quien he jugado

# Dispositivos que comparten las mesas de una persona
web-devices = Tus dispositivos
web-devices-look = Usar también otro dispositivo
web-devices-more = Un enlace secreto lleva tu nombre, tus mesas, tus ajustes, tus estadísticas y los cuentos que has oído a otro dispositivo, y los mantiene al día. Todo se cifra antes de salir de este navegador; el servidor no puede leerlo.
web-devices-create = Crear un enlace secreto
web-devices-open = Abre este enlace en tu otro dispositivo, o escanea allí el código. No se lo des a nadie: quien lo tiene puede jugar en tus asientos.
web-devices-code = Enlace para tu otro dispositivo
web-devices-synced = Sincronizado con tus otros dispositivos: { $when }
web-devices-unlink = Desvincular este dispositivo
web-devices-end = Desvincular todos los dispositivos
web-devices-end-sure = ¿Desvincular todos los dispositivos?
web-devices-end-more = Tus dispositivos ya no se sincronizarán, y el enlace no abrirá nada. Cada dispositivo conserva lo que tiene.
web-devices-ended = Este dispositivo ya no está enlazado con otros. Conserva lo que tiene.
web-devices-join = Enlazar este dispositivo
web-devices-join-more = Este enlace trae aquí las mesas, los ajustes y las estadísticas de otro dispositivo, y mantiene los dos al día. Las mesas que ya tienes aquí se quedan. Síguelo solo si es tuyo.
web-devices-joined = Este dispositivo está ahora enlazado con los otros.
web-devices-to-tables = Ver tus mesas
web-devices-invalid = Este enlace no está completo. Cópialo entero, o escanea el código otra vez.
web-devices-insecure = Los navegadores solo enlazan dispositivos en una dirección segura (https). Aquí, abre mejor el enlace de tu asiento en el otro dispositivo.
web-devices-unreadable = Lo que han guardado los otros dispositivos no se puede leer con este enlace. Aquí no ha cambiado nada.
web-chat-empty = Todavía no hay mensajes.
web-chat-spectator = espectador
web-reacted = { $name }: { $reaction }
web-cover = Pásale el dispositivo a { $name }
web-cover-more = Solo { $name } puede ver lo que sigue.
web-cover-open = Soy { $name }

## El final
web-over = La partida ha terminado
web-rematch = Jugar otra vez
web-rematch-follow = Ir a la nueva partida
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
web-rematch-too-few = No quedan jugadores suficientes para otra partida.
web-rematch-decline = No, gracias
web-rematch-withdraw = Retirar mi petición
web-rematch-withdrawn = Se ha retirado la petición de jugar otra vez.
web-rematch-you-declined = Has elegido no jugar otra vez.
web-rematch-after-all = Jugar otra vez después de todo
web-rematch-without-you = Los demás juegan otra vez sin ti.
web-rematch-kept = Los demás juegan otra vez. Un bot juega por ti hasta que vuelvas.
web-rematch-begins = Empieza la partida siguiente.
web-own-again = Los demás juegan otra vez. Un bot juega por ti.
web-export = Descargar la partida
web-verify = Comprobar los dados
web-verify-during = Antes de la primera tirada, Serai eligió un número secreto que decide todas las tiradas y mostró a todos su huella: el sello de abajo. Después de la partida se enseña el secreto, y esta página comprueba que corresponde al sello y da las mismas tiradas. Así nadie puede cambiar los dados durante la partida.
web-verify-after = El número secreto de abajo decidió todas las tiradas de esta partida. Su sello se mostró a todos antes de la primera tirada, así que los dados no pudieron cambiarse después. Si prefieres comprobarlo por tu cuenta, descarga la partida y ejecuta «serai verify».
web-verify-open = Estos dados son repetibles: el número { $seed } da siempre las mismas tiradas, y cualquiera puede volver a jugarlas.
web-verify-seal = Sello, mostrado antes de la primera tirada
web-verify-secret = Número secreto
web-verify-sealed = Se enseña después de la partida
web-verify-check = Comprobar ahora
web-verify-checking = Repitiendo la partida y comprobando cada tirada…
web-verify-holds = { $turns ->
    [one] Los dados no estaban trucados: el número secreto corresponde al sello, y al repetir el único turno salieron las mismas tiradas.
   *[other] Los dados no estaban trucados: el número secreto corresponde al sello, y al repetir los { $turns } turnos salieron las mismas tiradas.
}
web-verify-fits = El número secreto corresponde al sello. Las reglas se han actualizado desde entonces, así que las tiradas anteriores no se pueden repetir.
web-verify-fails = La comprobación ha fallado. { $why }

## Volver a ver una partida
web-replay = Repetición
web-replay-look = Ver la repetición
web-replay-look-so-far = Ver la partida hasta ahora
web-replay-look-of = Ver la repetición: { $names }
web-replay-coming = Cargando la repetición…
web-replay-leave = Volver a la mesa
web-replay-slider = Posición en la partida
web-replay-moment = Paso { $number } de { $count }
web-replay-setup = Preparación
web-replay-end = El final
web-replay-turn = Turno { $turn }
web-replay-turn-of = Turno { $turn }: { $name }
web-replay-wind = Controles de la repetición
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-step-on = Paso siguiente
web-replay-step-back = Paso anterior
web-replay-turn-on = Turno siguiente
web-replay-turn-back = Turno anterior
web-replay-ends = Primer o último paso
web-replay-speed = Velocidad: { $speed }
web-replay-eyes = Elegir un punto de vista
web-replay-as = Como la vio { $name }
web-replay-as-spectator = Como la vieron los espectadores
web-replay-other-rules = Esta partida se jugó con otra versión de las reglas. Ya no se puede mostrar la mesa, pero aquí está lo que pasó.
web-replay-play-on = Seguir jugando desde aquí
web-replay-play-on-turn = Seguir jugando desde este turno
web-what-if-title = ¿Y si…?
web-what-if-more = { $turn ->
    [0] Se abre una mesa nueva, donde vuelves a jugar esta partida desde su preparación, con bots en los demás sitios y dados nuevos. La partida original queda como está.
   *[other] Se abre una mesa nueva, donde sigues jugando desde el comienzo del turno { $turn }, con bots en los demás sitios y dados nuevos. La partida original queda como está.
}
web-what-if-secrets = Los secretos de los demás jugadores son inventados aquí, así que no puedes averiguarlos.
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
web-rules = Reglas de este paso
web-rules-whole = Todo el juego en pocas palabras
web-rule-dice-keep = Guarda los dados que te sirvan y lanza los demás otra vez. Puedes cambiar de idea: un dado guardado ahora se puede lanzar la próxima vez. Tienes tres tiradas, cuatro si había un elfo encima de tu montón al empezar el turno. También puedes plantarte en cuanto te gusten los dados.
web-rule-dice-take = Todos aquellos a quienes les gustan tus dados han levantado la cabeza. Tienes que elegir a uno. La carta va encima de tu montón, y sus puntos son tuyos.
web-rule-dice-place = El habitante que te llevas estaba justo debajo de su propio lugar, así que puedes llevarte también la carta de arriba de ese lugar. Llevarse la última carta de un lugar acaba la partida.
web-rule-dice-bonus = El hipnotizador se trae a quien está a su derecha, digan lo que digan tus dados. Puedes quedarte también con esa carta, o dejarla.
web-rule-dice-dragon = Nadie se queda un dragón. Dáselo a otro rey: se posa encima de su montón y al final le resta puntos.
web-rule-dice-again = El aprendiz te regala otro turno entero, con dados nuevos. También puedes dejarlo pasar.
web-rule-dice-wait = Ahora juega otra persona. Tras su última tirada se lleva a un habitante al que le gusten los dados. Si no hay ninguno, recibe el siguiente villano, y el habitante del extremo derecho deja la fila.
web-rule-dice-over = Se cuenta cada montón: habitantes, lugares y hadas suman puntos; villanos y dragones los restan. Gana quien tenga más; si hay empate, quien menos puntos negativos sume.
web-rules-dice =
    Seis dados y hasta tres tiradas por turno. Después de cada tirada guardas los que quieras y lanzas el resto otra vez.
    Cinco habitantes esperan en fila, cada uno con un deseo. Si tus dados cumplen uno, la carta es tuya; si cumplen varios, eliges. Si no cumplen ninguno, recibes un villano.
    Cada habitante tiene un lugar de su color. Si está justo debajo de él, puedes llevarte también la carta de arriba del lugar.
    La partida acaba en cuanto se agotan los habitantes, los villanos o las cartas de un lugar. Gana quien tenga más puntos.
web-keyboard = Atajos de teclado
web-keyboard-answers = Responder a la pregunta; las teclas se ven en los botones
web-keyboard-hurry = Saltar animaciones; seguir leyendo y pasar la página
web-keyboard-tab = Pasar de un botón a otro
web-keyboard-undo = Deshacer
web-keyboard-rules = Mostrar las reglas de este paso
web-keyboard-talk = Abrir el chat
web-keyboard-this = Mostrar estos atajos
web-keyboard-escape = Cerrar la ventana abierta
web-keyboard-off = Los atajos de una tecla están desactivados en los ajustes.
web-keyboard-numbers = 1 a 9

## La página que muestra el aspecto
web-design-more = Todos los colores, letras y adornos de las pantallas, en una sola página.
web-design-room = Juego
web-design-hour = Hora del día
web-design-morning = Mañana
web-design-noon = Mediodía
web-design-night = Noche
web-design-day = claro
web-design-lamp = oscuro
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
web-design-plates = Las láminas
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
web-design-name-hint = Los demás verán este nombre. Hasta 30 caracteres.
web-design-name-wrong = Alguien de esta mesa ya se llama así.
web-design-open-sheet = Abrir una hoja
web-design-sheet = Una hoja sobre la página
web-design-sheet-text = Cubre lo que hay debajo, dice una sola cosa y se cierra con Esc, con la cruz o tocando al lado.
web-design-notice = Mostrar un aviso
web-design-notice-text = Bo se ha sentado a la mesa.
web-design-trouble-text = Se ha perdido la conexión. La mesa está a salvo; estamos intentando reconectar.
web-design-menu = En la mesa
web-design-undo = Deshacer la última jugada
web-design-rules = Reglas de este paso
web-design-watch = Solo mirar
web-design-takebacks = Deshacer jugadas
web-design-takebacks-hint = Siempre puedes deshacer mientras no se lance un dado; después, los demás deben estar de acuerdo.
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
web-dice-wants = Quiere:
web-dice-worth = Vale:
web-dice-odds = Mostrar probabilidades
web-dice-odds-tray = Probabilidad con los dados guardados:
web-dice-odds-up-to = hasta { $chance }
web-dice-met = { $count ->
    [one] Estos dados permiten llevarse: { $cards }.
   *[other] Estos dados permiten llevarse: { $cards }.
}
web-dice-met-namesake = { $card } ({ $worth })
web-dice-met-none = Estos dados aún no le gustan a nadie.
web-dice-hurry = adelantar
web-dice-roll-none = No queda ningún dado
web-dice-counting = Contando los puntos…
web-dice-sum = { $parts }; { $points } en total.
web-dice-result = Ver el resultado
web-dice-stop-sure = ¿Plantarte y llevarte el villano?
web-dice-stop-not = Seguir lanzando
web-dice-stop-anyway = Plantarme y llevármelo
web-dice-covered = Tu primera tirada está bajo el cubilete.
web-dice-cup = Levantar el cubilete
web-dice-kinds = Los tres tipos de dados
web-dice-kinds-more = Cada dado tiene los números del 1 al 6, pero cambian los colores. Las muescas del borde indican su tipo; hay dos dados de cada uno.
web-dice-kind = Tipo { $number }
web-dice-look = Ver la mesa
web-dice-winner = Victoria

## Las Noches en la mesa

web-nights-view = Elegir una vista
web-nights-book = El Libro
web-nights-map = El mapa
web-nights-map-coming = Cargando el mapa…
web-nights-lookup = Buscar una explicación
web-nights-lookup-more = Un estado, una habilidad, un nivel de riqueza, un tesoro, una misión o una carta.
web-nights-lookup-none = Nada en el Libro se llama «{ $typed }».
web-nights-to-the-end = Volver al resultado
web-rules-nights =
    Tu héroe parte de Bagdad, se encuentra con toda clase de seres en los caminos y en las ciudades, y el Libro cuenta lo que pasa.
    En tu turno vas tan lejos como tu riqueza permita y te encuentras con quien allí esté. Eliges cómo reaccionar; luego el dado del destino señala uno de tres párrafos, y tus habilidades y estados abren sus secciones.
    La audacia da destino; los percances dan historia. Al principio repartes en secreto tu meta entre ambos. Quien esté en Bagdad con las dos partes de la meta alcanzadas puede declararlo; los demás tienen un turno más.
    Si varios están en Bagdad con su meta alcanzada, gana quien tenga más estados y, si empatan, quien tenga más habilidades.

## El mapa
web-map = El mapa
web-map-window = El mapa: las flechas lo mueven, más y menos lo acercan o lo alejan, cero lo muestra entero
web-map-look = Zoom
web-map-nearer = Acercar
web-map-farther = Alejar
web-map-whole = Ver el mapa entero
web-map-hero = Ver al héroe
web-map-list = Ver como lista
web-map-back = Volver al mapa
web-map-as-list = El mapa en lista
web-map-find = Buscar una casilla
web-map-found = { $count ->
    [0] Ninguna casilla con ese nombre a tu alcance
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
web-map-present = Héroes y marcadores en el mapa
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
web-map-mark-seat = sede de visir de { $name }
web-map-mark-wanted = aquí buscan a { $name }
web-map-mark-destination = rumbo de { $name }
web-map-mark-quest = la misión de { $name } lleva aquí
web-map-mark-claimed = { $name } ya estuvo aquí en su misión
web-map-mark-card = { $name } tiene la carta de esta ciudad
web-map-go = Ir allí
web-map-choose = Elegir esta casilla

## Las Noches: los héroes

web-design-questions = Todas las preguntas de las Noches
web-nights-company = Los héroes
web-nights-destiny = Destino
web-nights-story = Historia
web-nights-wealth = Riqueza
web-nights-track = { $track }: { $count }
web-nights-track-goal = { $track }: { $count }, tu meta es { $goal }
web-nights-points = { $destiny } de destino, { $story } de historia
web-nights-reader = lee el Libro
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
web-nights-things-tokens = Marcas
web-nights-things-marks = En el mapa
web-nights-things-none = Nada por ahora.
web-nights-status = estado
web-nights-treasure = tesoro
web-nights-quest = misión
web-nights-city-card = carta de ciudad
web-nights-encounter-card = carta de encuentro
web-nights-token = marca
web-nights-token-about = La dejó un cuento. Otros cuentos pueden acordarse de ella.
web-nights-talent = talento
web-nights-master = maestría
web-nights-once = una sola vez
web-nights-no-text = No hay más descripción.
web-nights-home = Hogar
web-nights-seat = Sede del visir
web-nights-wanted = Se busca aquí
web-nights-destination = Marcador de rumbo
web-nights-destination-about = Mientras tu marcador de rumbo esté en un Lugar de Poder, puedes entrar allí como en cualquier otra casilla. Un marcador nuevo sustituye a este.
web-nights-mark-about = Esta ciudad está marcada por un estado: { $status }
web-nights-claimed = visitado
web-nights-unclaimed = por visitar
web-nights-goal-own = Tu meta secreta
web-nights-changes = Lo que acaba de cambiar

## Las Noches: lo que se pregunta

web-nights-rule = Lo que dicen las reglas
web-nights-last-round = Última ronda: { $name } ha alcanzado su meta. Aún por jugar: { $names }.
web-nights-to-question = Ir a tu pregunta
web-nights-last-turn-yours = Este es tu último turno.
web-nights-last-turn = Último turno: { $name }.
web-nights-waiting = Se espera a { $names }.
web-nights-also = También es posible
web-nights-for-hero = por el héroe de { $name }
web-nights-secret = Esto solo lo ves tú.
web-nights-quest-line = Misión: { $quest }.
web-nights-quest-next = Queda por visitar: { $places }.
web-nights-return-first = No puedes acabar un turno en ninguna otra ciudad hasta que vuelvas aquí: { $cities }.
web-nights-on-map = Elegir en el mapa
web-nights-on-map-hint = Elige en el mapa, o aquí:
web-nights-list-open = Elegir de una lista
web-nights-list-close = Ocultar la lista
web-end-free = Gratis
web-end-sell = Vender
web-end-pay = Pagar
web-end-quest = Tu misión
web-nights-filter = Buscar por nombre
web-nights-filter-left = { $count ->
    [0] Ninguna respuesta con ese nombre.
    [one] Una respuesta encontrada.
   *[other] { $count } respuestas encontradas.
}
web-nights-seal = Confirmar tu meta
web-nights-seal-anew = Cambiar tu meta
web-nights-goal-divide = Repartir tu meta entre destino e historia
web-nights-goal-sum = { $destiny } + { $story } = { $sum }
web-nights-more-destiny = Uno más para el destino
web-nights-more-story = Uno más para la historia
web-nights-chosen = Has elegido: { $choice }. Puedes cambiarlo hasta que hayan elegido todos.
web-nights-take-skill = Elegir esta habilidad
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
web-nights-end-look = Ver la mesa
web-nights-end-goals = Las metas secretas
web-nights-end-goal = { $track }: { $count } de { $goal }
web-nights-end-winner = victoria
web-nights-end-rank = Puesto { $rank }
web-nights-hero-choice = Tu héroe
web-nights-hero-choice-for = Un héroe para { $name }
web-nights-hero-drawn = Héroe al azar
web-nights-hero-drawn-about = Al empezar la partida recibes al azar uno de los héroes que nadie ha elegido.
web-nights-hero-taken = ya está con { $name }

## La página del Libro
web-page = La página abierta
web-page-before = Antes del primer turno
web-page-told = El cuento
web-page-paragraph = Párrafo { $number }
web-page-reader = { $name } lee el Libro
web-page-matrix-reader = { $name } tiene las matrices
web-page-turn-page = Pasar la página
web-page-read-on = Seguir leyendo
web-page-skip = Saltar la animación
web-page-present = Ir al turno actual
web-page-turns-ahead = { $count ->
    [one] Queda un turno por leer.
   *[other] Quedan { $count } turnos por leer.
}
web-page-question-ahead = Pasa la página: te espera una pregunta.
web-page-previous = Página anterior
web-page-next = Página siguiente
web-page-meanwhile = Mientras tanto
web-page-forward = Ir a tu turno
web-digest-open = Leer el cuento
web-digest-close = Cerrar el cuento
web-page-wait = Mientras esperas
web-page-wait-tale = Volver a leer tu último cuento
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
web-page-voice-auto = Leer en voz alta automáticamente
web-page-voice-auto-hint = El cuento se lee en voz alta en cuanto aparece.
web-page-voice-no-speech = Este navegador no puede leer en voz alta. Quizá otro pueda.
web-page-voice-no-voice = Este dispositivo no tiene ninguna voz en español. Puedes añadir una en sus ajustes.
web-page-voice-failed = La voz ha dejado de funcionar. Prueba con otra.
web-design-pages = Páginas del Libro
web-design-tell = Mostrarlo otra vez

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
web-rules-none = Ninguna regla contiene todas estas palabras: «{ $typed }».
web-rules-chapters = Capítulos
web-rules-missing = No se han podido cargar las reglas. ¿Sigue en marcha el servidor?
web-rule-of = Regla { $rule }
web-rule-read-on = Seguir leyendo en las reglas

## Las veladas propias
web-stat = Tus estadísticas
web-stat-look = Ver tus estadísticas
web-stat-more = Tus resultados hasta ahora. Solo se guardan en este navegador, y una partida sigue contando cuando se borra su mesa. Las introducciones no cuentan.
web-stat-none = Nada por ahora. Juega una partida y tus resultados aparecerán aquí.
web-stat-sum = { $finished ->
    [0] Ninguna partida acabada todavía.
    [one] { $won ->
        [0] Una partida acabada, sin ganar.
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
web-stat-players = Según el número de jugadores
web-stat-players-of = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
}
web-stat-won-of = { $won } de { $finished }
web-stat-endings = Cómo acabaron las partidas
web-stat-ending-sole = solo una persona estaba en Bagdad con la meta alcanzada
web-stat-ending-tie-statuses = empate decidido por los estados
web-stat-ending-tie-skills = empate decidido por las habilidades
web-stat-ending-shared = una victoria compartida
web-stat-ending-solitaire-won = en solitario, ganada a tiempo
web-stat-ending-solitaire-lost = en solitario, sin tiempo
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
web-stat-longest = La partida más larga
web-stat-turns = { $count ->
    [one] uno de tus turnos
   *[other] { $count } de tus turnos
}
web-stat-quests = Misiones cumplidas
web-stat-treasures = Tesoros encontrados
web-stat-statuses = Estados recibidos
web-stat-places = Visitas a Lugares de Poder
web-stat-deaths = Héroes muertos
web-stat-best = La carta más valiosa
web-stat-best-card = { $card } ({ $condition }): { $points }
web-stat-guest = El habitante que más te llevas
web-stat-dice-places = Cartas de lugar ganadas
web-stat-villains = Villanos recibidos
web-stat-dragons-given = Dragones enviados
web-stat-dragons-received = Dragones recibidos
web-stat-forget = Borrar las estadísticas
web-stat-forget-more = Se borran todas estas cifras. Las mesas en las que aún tengas sitio se contarán de nuevo la próxima vez que abras esta página.

## Introducciones que se juegan
web-learn = Aprender jugando
web-remark = La narradora
web-remark-count = Comentario { $number } de { $count }
web-remark-before = El comentario anterior
web-remark-next = El comentario siguiente
web-remark-away = Ocultar el comentario
web-learn-again = Repetir la introducción
web-verify-practice = Esta es una mesa de práctica: los bots dejan deshacer una jugada incluso después de lanzar los dados o robar una carta.
web-verify-introduction = Esto es una introducción: algunos de sus dados se eligieron de antemano para que puedas aprender de ellos.

## Otras maneras de jugar las Noches
web-ways = Opciones de esta partida
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
web-way-dealt = Tus habilidades al azar: { $skills }
web-way-slot-empty = Ningún estado
web-way-ballots = La votación
web-way-ballot-cast = ha votado
web-way-ballot-open = aún no ha votado
web-way-more = Más opciones
web-way-alone = ninguno, en solitario

## La crónica
web-chronicle-home = Crónica de la partida
web-chronicle-read = Leerla aquí
web-chronicle-book = Descargar como libro (EPUB)
web-chronicle-whole = Leer la crónica
web-chronicle-so-far = Leer la crónica hasta aquí
web-chronicle-share = Compartir un enlace
web-chronicle-shared = Cualquiera con este enlace puede leer tu crónica. Funciona mientras exista la mesa.

## Explicado en su sitio

web-explain-line = { $title }: { $text }
web-explain-destiny = Puntos de destino. A partir de 3, y otra vez a partir de 5, cambian a quién te encuentras.
web-explain-story = Puntos de historia: lo que se contará del héroe.
web-explain-goal = Tu meta secreta es { $goal }. Cuando alcances las dos, vuelve a Bagdad y decláralo.
web-explain-goal-secret = Solo esta persona sabe cuántos hacen falta.
web-explain-reader = Esta persona lee los cuentos de este turno.
web-explain-matrix-reader = Esta persona busca en las matrices qué cuento es.
web-explain-paragraph = El número de este párrafo en el Libro.
web-explain-drew = La carta dice a quién puedes encontrar aquí.
web-explain-chart = Se suman el dado, el número de la casilla y el bono de destino: esa línea de la carta dice a quién te encuentras.
web-explain-die-minus = El Libro se abre un párrafo antes del que nombra la matriz.
web-explain-die-blank = El Libro se abre en el mismo párrafo que nombra la matriz.
web-explain-die-plus = El Libro se abre un párrafo después del que nombra la matriz.
web-explain-matrix-title = Matriz { $matrix }
web-explain-matrix = Guarda un cuento para cada manera de reaccionar ante un ser así. Luego el dado del destino decide entre tres.
web-explain-reaction = Para esta reacción, la matriz nombra un párrafo. Luego el dado del destino decide entre él y sus dos vecinos.
web-explain-master = Quien domina esta habilidad puede ir derecho a la parte del cuento que la premia, sin tirar el dado del destino.
web-explain-roll = Dejar que el dado del destino decida cuál de los tres párrafos se lee.
web-explain-no-skill = Seguir sin ninguna habilidad.
