# Lo que no se puede hacer, y qué hacer en su lugar. Un rechazo tiene una clave y argumentos; su único texto está aquí.

## En una mesa

refused-option = «{ $option }» no es posible para { $seat } en este momento.
refused-no-seat = En esta mesa no hay nadie que se llame «{ $seat }»; juegan: { $seats }.
refused-over = La partida ha terminado.
refused-not-now = Ahora no le toca elegir a { $seat }; se espera a { $waiting }.
refused-nothing-to-choose = Aquí no hay nada que elegir.
refused-person-plays = En el sitio de { $seat } juega una persona, no un bot.
refused-asked-already = { $seat } ya ha pedido deshacer una jugada.
refused-nothing-to-undo = { $seat } no tiene ninguna jugada que deshacer.
refused-by-bots = En esta mesa los bots no permiten deshacer una jugada.
refused-not-asked = Nadie ha pedido el visto bueno de { $seat }.
refused-hints-barred = Los consejos están desactivados en esta mesa.
refused-no-advice = En este juego no hay consejos.
refused-no-question = Podrás pedir consejo cuando te toque elegir.
refused-not-imagined = Podrás seguir jugando desde aquí cuando termine la partida.

## Lo que una mesa acuerda

refused-no-game = No hay ningún juego «{ $game }»; elige entre: { $games }.
refused-game-broken = El juego «{ $game }» no se puede cargar ({ $why }).
refused-seats = A este juego juegan de { $least } a { $most } personas.
refused-same-name = Hay dos jugadores con el mismo nombre: cambia uno.
refused-name = «{ $seat }» no vale como nombre: usa de 1 a 30 caracteres, sin dos puntos ni comas.
refused-level = No hay ningún bot «{ $level }» para este juego; elige entre: { $levels }.
refused-bot-broken = El bot «{ $level }» no se puede cargar ({ $why }).
refused-options = Este juego no se puede jugar con estas opciones ({ $why }).
refused-option-form = «{ $option }» no es una opción: escríbela como goal=12, o one-status.
refused-no-position = «{ $game }» no puede empezar desde una posición descrita en un archivo: indica solo jugadores (seats), opciones (options), elecciones (choices) y azar (chance).
refused-no-numbering = «{ $game }» no tiene opciones ni vistas en números: su plugin no ofrece una numeración (numbering).
refused-no-batch = «{ $game }» no puede jugar muchas partidas a la vez.
refused-pack = Este juego no usa ningún Libro: no indiques { $pack }.
refused-introduction = Este juego no tiene introducción.
refused-introduction-terms = Una introducción es para una persona y un bot, y sus opciones son fijas.

## Las partidas guardadas

refused-record-empty = { $file } está vacío.
refused-record-none = { $file } no es un archivo de partida de Serai.
refused-record-line = { $file } no se puede leer: la línea { $line } está dañada ({ $why }).
refused-record-format = { $file } es un archivo de partida del formato { $version }, pero esta versión de Serai lee el formato { $known }.
refused-record-cut = { $file } se corta en la línea { $line }.
refused-record-long = { $file } es más largo que cualquier partida.
refused-record-unfinished = { $file } contiene una partida que no ha terminado.
refused-record-unplayable = { $file } no supera la comprobación: su partida no se puede repetir.
refused-record-sealed = { $file } aún no se puede comprobar: el número secreto de sus dados solo se enseña al acabar la partida.
refused-sealed = Esta partida aún no se puede comprobar: su número secreto se enseña al terminar.
refused-record-parts = { $file } no supera la comprobación: desde la entrada { $entry } (turno { $turn }), su número secreto y sus jugadas dan otra partida.
refused-broken-seal = { $file } no supera la comprobación. { $why }
refused-secret-hex = Su secreto no está escrito en hexadecimal.
refused-secret-length = Su secreto tiene { $count } bytes en vez de 32.
refused-secret-seed = Su secreto no procede de la semilla { $seed }.
refused-secret-terms = Su número secreto y sus opciones no corresponden a su sello.
refused-commitment = { $file } no supera la comprobación: su sello es { $commitment }, no el que habías apuntado.
refused-count = Las jugadas se cuentan desde 0: { $count } no es posible.
refused-parted = En la entrada { $entry }, en el turno { $turn }, la partida repetida difiere de la guardada. { $why }
refused-parted-rules = En la entrada { $entry }, en el turno { $turn }, la partida repetida difiere de la guardada: se jugó con las reglas { $was }, y estas son las reglas { $now }. { $why }
refused-position = Al final del turno, la posición no es la guardada.
refused-consent = { $seat } deshace una jugada sin el visto bueno de los demás.
refused-takebacks = Se deshacen jugadas de un modo que ninguna mesa permite.
refused-snapshot = La instantánea es de otra partida.

## Los escenarios

refused-in-file = { $file }: { $why }
refused-toml = { $file } no es un archivo TOML ({ $why }).
refused-scenario = { $file } no es un escenario ({ $why }).
refused-layout = La partida no se puede preparar así ({ $why }).
refused-start = La partida no puede empezar desde esta posición ({ $why }).
refused-other-seats = Esta posición no es la de { $seats }.
refused-choice = Jugada { $number }: { $why }
refused-illegal = Jugada { $number }: { $why } Jugadas posibles: { $possible }.
refused-unused = El escenario no ha usado esto: { $left }.
refused-scripted = Los dados escritos de antemano necesitan una semilla.
refused-no-stream = Este juego no tiene dados ni mazo llamados «{ $stream }»; elige entre: { $streams }.
refused-script-count = El azar escrito «{ $script }» da { $given } números para una tirada de { $dice } dados.
refused-script-short = El azar escrito «{ $script }» se acaba a mitad de una tirada de { $dice } dados.
refused-script-numbers = El azar escrito «{ $script }» necesita números, no «{ $line }».
refused-script-die = El azar escrito «{ $script }» da { $number }, pero el dado va del 1 al { $sides }.
refused-script-face = El azar escrito «{ $script }» da «{ $line }»; elige entre: { $faces }.
refused-script-pile = El azar escrito «{ $script }» da «{ $line }», que no está en ese montón.

## En la terminal

refused-number = Escribe un número del 1 al { $most }.
refused-seat-form = A «{ $seat }» le falta el nombre delante del signo igual.
refused-pair = «{ $entry }» no es un par: escríbelo como NOMBRE=VALOR.
refused-range = { $option } es un número del { $least } al { $most }.
refused-not-in-game = { $option } no es una opción de este juego.
refused-no-book = El Libro de los cuentos incluido aún no se puede jugar: indica la carpeta de otro con --pack.
refused-introduction-only = Las opciones de una introducción son fijas: con --introduction solo puedes indicar tu nombre, --record y --takebacks.
refused-scenario-only = Un escenario fija sus jugadores, sus dados y su libro: con --scenario solo puedes dejar algunos de sus asientos a bots (Bo=traveller), e indicar --record y --takebacks.
refused-resume-only = Una partida retomada conserva sus jugadores y sus dados: usa --resume sin nombres y sin --seed, --first, --takebacks ni --record.
refused-file-exists = { $file } ya existe: retoma esa partida con --resume o elige otro nombre.
refused-no-rule-found = Ninguna regla contiene todas estas palabras: { $words }.

## Los archivos y el sistema

refused-unreadable = No se puede leer { $file } ({ $why }).
refused-unwritable = No se puede escribir { $file } ({ $why }).
refused-no-file = No existe el archivo { $file }.
refused-empty-file = { $file } está vacío: ningún servidor ha guardado nada en él.
refused-in-use = La partida de { $file } ya se está jugando en otro sitio.
refused-not-ours = { $file } no es un archivo de Serai.
refused-newer-file = { $file } es de una versión más reciente de Serai (formato { $version }; esta versión conoce el { $known }): actualiza Serai.
refused-by-system = El sistema operativo no lo permite: { $why }.
refused-no-home = No hay carpeta personal donde guardar nada: indica una en SERAI_HOME.

## Abrir la casa

refused-house-runs = Ya hay otro servidor de Serai en marcha en { $home }.
refused-house-runs-at = Ya hay otro servidor de Serai en marcha en { $home }: { $address }
refused-port = El puerto { $port } está ocupado: elige otro con --port.
refused-listen = Serai no puede escuchar en { $host }, puerto { $port } ({ $why }).
refused-no-host = --host está vacío: indica una dirección, como 127.0.0.1, o 0.0.0.0 para todas las redes.
refused-public = «{ $public }» no es una dirección completa: escríbela como https://serai.example.org.
refused-public-path = Serai necesita un nombre propio: «{ $public }» lleva a una parte de otro sitio. Escribe la dirección como https://serai.example.org.
refused-database-address = SERAI_DATABASE y las demás direcciones se escriben postgresql://usuario@host/nombre; «{ $scheme }» es otra cosa.
refused-database-malformed = La dirección de la base de datos está mal escrita: escríbela como postgresql://usuario@host/nombre, y en una contraseña los caracteres como @, / y % en la forma %40, %2F y %25.
refused-database-driver = PostgreSQL necesita unos paquetes más: pip install "serai[postgresql]"
refused-database-unusable = La base de datos { $database } no se puede usar ({ $why }).
refused-database-version = { $database } tiene PostgreSQL { $version }: Serai necesita la versión { $needed } o una más nueva.
refused-database-encoding = La base de datos { $database } guarda el texto en { $encoding }: crea una con la codificación UTF8.
refused-database-not-ours = La base de datos { $database } contiene las tablas de otro programa: dale a Serai una propia.
refused-database-older = La base de datos { $database } es de una versión anterior de Serai (su formato es { $version }, esta versión necesita { $known }): detén todos los servidores, haz una copia de seguridad y ejecuta «serai house migrate».
refused-database-in-use = Un servidor de Serai u otra orden está usando la base de datos { $database }: detenlo antes.
refused-database-only-postgresql = { $file } es un archivo: solo una base de datos PostgreSQL se migra a mano.
refused-backup-postgresql = La copia de seguridad de { $database } se hace con pg_dump, no con esta orden.
refused-backup-exists = { $folder } ya existe: elige otro nombre para la copia de seguridad.
refused-workers-sqlite = Un archivo SQLite sirve a un solo proceso: para tener varios, indica en SERAI_DATABASE una base de datos PostgreSQL.
refused-workers-system = Para tener varios procesos hace falta Linux o macOS.
refused-link = «{ $link }» no es el enlace de una mesa: se parece a https://serai.example.org/t/…#….
refused-server-address = «{ $address }» no es la dirección de un servidor: empieza por https:// o http://.
refused-agent-not-asked = Ahora no se te pregunta nada: llama a wait_for_question.
refused-agent-no-table = No estás en ninguna mesa: llama antes a join_table u open_table.
refused-mcp-package = «serai mcp» necesita un paquete más: pip install "serai[mcp]"
refused-bus-address = SERAI_BUS se escribe redis://host:6379 ({ $why }).
refused-bus-driver = Redis necesita un paquete más: pip install "serai[redis]"
refused-move-target = { $target } no está vacío: no se ha movido nada.
refused-move-damaged = La base de datos { $source } está dañada: «serai doctor» dice qué falla. No se ha movido nada.
refused-move-differs = La copia en { $target } no sería igual que el original: no se ha movido nada.

## En la puerta de la casa

refused-no-table = Este enlace no abre ninguna mesa: pide uno nuevo.
refused-no-page = No existe esa página en este servidor.
refused-origin = Esta página es de otro servidor: abre este en su propia dirección.
refused-crowded = No caben más espectadores en esta mesa.
refused-protocol = Serai se ha actualizado: vuelve a cargar esta página.
refused-no-hello = Envía primero «hello».
refused-hello = «hello» ya se ha enviado.
refused-message = El servidor no ha entendido este mensaje ({ $why }).
refused-too-long = Este mensaje es demasiado largo.
refused-too-fast = Demasiadas peticiones a la vez. Espera un momento, por favor.
refused-again = La mesa se estaba guardando. Inténtalo de nuevo.
refused-failed = Algo ha fallado en el servidor. Nada ha cambiado; inténtalo de nuevo.
refused-disk = El servidor no puede guardar en su disco. Nada ha cambiado; inténtalo de nuevo dentro de un momento.
refused-database = El servidor no puede guardar en su base de datos. Nada ha cambiado; inténtalo de nuevo dentro de un momento.
refused-database-away = El servidor no puede acceder a su base de datos. Nada ha cambiado; inténtalo de nuevo dentro de un momento.
refused-cannot-read = El servidor no puede leer sus datos. Nada ha cambiado; «serai doctor» dice qué falla.
refused-closing = El servidor se está cerrando y ya no guarda nada.

## En una mesa de la casa

refused-closed = Esta mesa está cerrada.
refused-begun = La partida ya ha empezado.
refused-not-begun = La partida aún no ha empezado.
refused-not-playing = No hay ninguna partida en curso en esta mesa.
refused-not-over = La partida no ha terminado: se podrá descargar cuando acabe.
refused-not-over-yet = La partida aún no ha terminado.
refused-answered = Esta pregunta ya tiene respuesta.
refused-moved-on = Entretanto ha pasado otra cosa. Mira la mesa y elige de nuevo.
refused-endless = Esta partida se ha hecho demasiado larga y no puede seguir.
refused-not-yours = Este es el sitio de { $seat }, no el tuyo.
refused-bot-plays = Un bot juega por { $seat }: recupera primero tu sitio.
refused-not-your-chair = Este sitio no es el tuyo.
refused-only-watching = Con este enlace solo puedes mirar.
refused-shared-key = Otras personas también tienen esta clave: cada sitio necesita una propia. Envía una aleatoria.
refused-host-only = Eso solo puede hacerlo el anfitrión.
refused-no-chair = No hay sitio { $chair } en esta mesa.
refused-chair-taken = Este sitio está ocupado: elige otro.
refused-full = Todos los sitios de esta mesa están ocupados.
refused-nobody-there = Ahí no se sienta nadie.
refused-too-many-chairs = En esta mesa caben como mucho { $most } personas.
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }»: elige otro nombre.
refused-clock = Indica cuánto tiempo tiene cada jugador.
refused-clock-weekends = Un límite de más de { $most } días no puede detenerse los fines de semana.
refused-zone = La zona horaria «{ $zone }» no existe.
refused-holiday = Solo una mesa con un límite de tiempo en días puede tomar vacaciones.
refused-holidays = Ha habido demasiadas vacaciones desde la última elección.
refused-proposed-time = Una mesa puede proponer un momento futuro, con un año de antelación como máximo.
refused-not-played-together = Puedes invitar a personas con las que has jugado.
refused-no-invitations = { $name } no quiere recibir invitaciones.
refused-already-invited = { $name } ya ha recibido una invitación a esta mesa.
refused-too-many-invitations = Ha habido demasiadas invitaciones. Inténtalo mañana.
refused-no-invitation = Esta invitación ya no es válida.
refused-no-notices = Este servidor no envía avisos de este tipo.
refused-no-notices-here = Estos avisos han terminado, o el enlace no es válido.
refused-notices-full = Este servidor no puede enviar avisos a más personas.
refused-no-synced-data = Este enlace entre dispositivos ha terminado, o no es válido.
refused-synced-changed = Otro dispositivo ha guardado algo más reciente; léelo primero.
refused-synced-full = Este servidor no puede enlazar los dispositivos de más personas.
refused-notices-public = Los avisos necesitan un enlace a tu servidor: inícialo con --public y la dirección que usa la gente.
refused-push-contact = SERAI_PUSH_CONTACT debe ser una dirección como mailto:tu@example.org, no «{ $contact }».
refused-push-extra = Los avisos del navegador necesitan más paquetes: pip install "serai[push]"
refused-smtp = { $setting } debe ser una dirección como smtp://usuario:clave@mail.example.org:587, y { $sender } la dirección de correo de tu servidor, sin tildes ni eñes.
refused-notice-url = No se pueden enviar avisos a esta dirección. Debe empezar por https:// y llevar a un servidor de internet.
refused-mail-address = Esto no es una dirección de correo.
refused-hurry = Solo los jugadores pueden acelerar a los bots.
refused-quiet = El anfitrión ha desactivado el chat de esta mesa.
refused-empty = Este mensaje está vacío: escribe algo primero.
refused-rematch = Solo quienes han jugado pueden pedir jugar otra vez.
refused-rematch-alone = No hay nadie aquí que pueda volver a jugar.
refused-no-rematch = Nadie ha pedido jugar otra vez.
refused-other-rules = Esta mesa se jugó con otra versión de las reglas y no puede continuar.
refused-no-moment = Esta partida no tiene ese paso.
refused-what-if-seat = Mientras la partida siga en juego, solo puedes continuarla por tu cuenta en un sitio tuyo.
refused-what-if-rules = No se puede seguir jugando desde esta partida: se jugó con otra versión de las reglas.
refused-what-if-turn = No se puede seguir jugando desde el turno { $turn } de esta partida.
refused-no-chronicle = Este juego no tiene crónica.
refused-no-rules = Este juego no tiene reglas que leer aquí.
