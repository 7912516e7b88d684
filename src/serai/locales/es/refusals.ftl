# Lo que no se puede hacer, y qué hacer en su lugar. Un rechazo tiene una clave y argumentos; su único texto está aquí.

## En una mesa

refused-option = «{ $option }» no es posible para { $seat } en este momento.
refused-no-seat = En esta mesa no hay nadie que se llame «{ $seat }»; juegan: { $seats }.
refused-over = La partida ha terminado.
refused-not-now = Ahora no le toca elegir a { $seat }; la mesa espera a { $waiting }.
refused-nothing-to-choose = Aquí no hay nada que elegir.
refused-person-plays = En el sitio de { $seat } juega una persona, no un bot.
refused-asked-already = { $seat } ya está pidiendo deshacer una jugada.
refused-nothing-to-undo = { $seat } no tiene ninguna jugada que deshacer.
refused-by-bots = Los bots de esta mesa no dejan deshacer nada.
refused-not-asked = Nadie ha pedido el visto bueno de { $seat }.
refused-hints-barred = En esta mesa no se dan consejos.
refused-no-advice = En este juego no hay consejos.
refused-no-question = Podrás pedir consejo cuando te toque elegir.
refused-not-imagined = Para seguir jugando desde este momento, espera a que termine la partida.

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
refused-pack = Este juego se juega sin libro: no indiques { $pack }.
refused-introduction = Este juego no tiene introducción.
refused-introduction-terms = Una introducción es para una persona y un bot, y tiene sus propias condiciones.

## Las partidas guardadas

refused-record-empty = { $file } está vacío.
refused-record-none = { $file } no es el registro de una partida.
refused-record-line = { $file } no es un registro que Serai pueda leer: la línea { $line } está dañada ({ $why }).
refused-record-format = { $file } es un registro del formato { $version }, y esta versión de Serai lee el formato { $known }.
refused-record-cut = { $file } se corta en la línea { $line }.
refused-record-long = { $file } es más largo que cualquier partida.
refused-record-unfinished = { $file } cuenta una partida que no ha terminado.
refused-record-unplayable = { $file } no se sostiene: su partida no se puede jugar.
refused-record-sealed = { $file } está sellado: sin su secreto, que se enseña al acabar la partida, no se pueden comprobar sus dados.
refused-sealed = Este registro está sellado: su secreto se enseña al acabar la partida.
refused-record-parts = { $file } no se sostiene: desde la entrada { $entry } (turno { $turn }), su secreto y sus jugadas llevan a otra parte.
refused-broken-seal = { $file } no se sostiene. { $why }
refused-secret-hex = Su secreto no está escrito en hexadecimal.
refused-secret-length = Su secreto tiene { $count } bytes en vez de 32.
refused-secret-seed = Su secreto no procede de la semilla { $seed }.
refused-secret-terms = Su secreto y sus condiciones no corresponden a su sello.
refused-commitment = { $file } no se sostiene: se abrió con el sello { $commitment }, no con el que habías apuntado.
refused-count = Las jugadas se cuentan desde 0: { $count } no es posible.
refused-parted = En la entrada { $entry }, en el turno { $turn }, la partida se aparta de su registro. { $why }
refused-parted-rules = En la entrada { $entry }, en el turno { $turn }, la partida se aparta de su registro: se jugó con las reglas { $was }, y estas son las reglas { $now }. { $why }
refused-position = Al final del turno, la posición no es la del registro.
refused-consent = { $seat } deshace una jugada sin el visto bueno de los demás.
refused-takebacks = Se deshacen jugadas de un modo que ninguna mesa permite.
refused-snapshot = La instantánea es de otra partida.

## Los escenarios

refused-in-file = { $file }: { $why }
refused-toml = { $file } no es un archivo TOML ({ $why }).
refused-scenario = { $file } no es un escenario ({ $why }).
refused-layout = El juego no se puede disponer así ({ $why }).
refused-start = La partida no puede empezar desde esta posición ({ $why }).
refused-other-seats = Esta posición no es la de { $seats }.
refused-choice = Jugada { $number }: { $why }
refused-illegal = Jugada { $number }: { $why } Jugadas posibles: { $possible }.
refused-unused = Esto no se ha usado: { $left }.
refused-scripted = Un azar escrito de antemano necesita dados abiertos: indica una semilla.
refused-no-stream = Este juego no tiene ningún azar llamado «{ $stream }»; elige entre: { $streams }.
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
refused-introduction-only = Una introducción tiene sus propias condiciones: usa --introduction como mucho con tu nombre, y con --record o --takebacks.
refused-resume-only = Una partida retomada conserva sus jugadores y sus dados: usa --resume sin nombres y sin --seed, --first, --takebacks ni --record.
refused-file-exists = { $file } ya existe: retoma esa partida con --resume o elige otro nombre.
refused-no-rule-found = Ninguna regla contiene todas estas palabras: { $words }.

## Los archivos y el sistema

refused-unreadable = No se puede leer { $file } ({ $why }).
refused-unwritable = No se puede escribir { $file } ({ $why }).
refused-no-file = No existe el archivo { $file }.
refused-empty-file = { $file } está vacío: ninguna casa ha guardado nada en él.
refused-in-use = { $file } ya se está jugando en otra mesa.
refused-not-ours = { $file } no es un archivo de Serai.
refused-newer-file = { $file } es de una versión más reciente de Serai (formato { $version }; esta versión conoce el { $known }): actualiza Serai.
refused-by-system = El sistema no lo permite: { $why }.
refused-no-home = No hay carpeta personal donde guardar nada: indica una en SERAI_HOME.

## Abrir la casa

refused-house-runs = Ya hay otra casa abierta en { $home }.
refused-house-runs-at = Ya hay otra casa abierta en { $home }: { $address }
refused-port = El puerto { $port } está ocupado: elige otro con --port.
refused-listen = La casa no puede escuchar en { $host }, puerto { $port } ({ $why }).
refused-public = «{ $public }» no es una dirección completa: escríbela como https://serai.example.org.

## En la puerta de la casa

refused-no-table = Este enlace no abre ninguna mesa: pide uno nuevo.
refused-no-page = No existe esa página en esta casa.
refused-origin = Esta página es de otra casa: abre esta en su propia dirección.
refused-crowded = No caben más curiosos en esta mesa.
refused-protocol = Esta página es más antigua que la casa: vuelve a cargarla.
refused-no-hello = Envía primero «hello».
refused-hello = «hello» ya se ha enviado.
refused-message = Este mensaje no se entiende ({ $why }).
refused-too-long = Este mensaje es demasiado largo.
refused-too-fast = Demasiado a la vez; un poco más despacio, por favor.
refused-again = La mesa acaba de guardarse; inténtalo de nuevo.
refused-failed = Algo ha fallado en la casa; nada ha cambiado. Inténtalo de nuevo.
refused-disk = El disco de la casa no deja escribir. Nada ha cambiado; inténtalo de nuevo dentro de un momento.
refused-cannot-read = La casa no consigue leer lo que ha guardado. Nada ha cambiado; «serai doctor» dice qué falla.
refused-closing = La casa está cerrando; ya no se guarda nada más.

## En una mesa de la casa

refused-closed = Esta mesa está cerrada.
refused-begun = La partida ya ha empezado.
refused-not-begun = La partida no ha empezado.
refused-not-playing = Ahora no se juega ninguna partida aquí.
refused-not-over = La partida no ha terminado: hasta entonces, su registro queda sellado.
refused-not-over-yet = La partida aún no ha terminado.
refused-answered = Esta pregunta ya tiene respuesta.
refused-moved-on = Entretanto ha pasado otra cosa: mira de nuevo y elige.
refused-endless = En esta mesa han pasado más cosas que en cualquier partida: no puede seguir.
refused-not-yours = El sitio de { $seat } no es el tuyo.
refused-bot-plays = Un bot juega en el sitio de { $seat }: recupera primero tu sitio.
refused-not-your-chair = Esta silla no es la tuya.
refused-only-watching = Este enlace es solo para mirar.
refused-host-only = Eso solo puede hacerlo el anfitrión.
refused-no-chair = No hay silla { $chair } en esta mesa.
refused-chair-taken = Esta silla está ocupada: elige otra.
refused-full = Todas las sillas de esta mesa están ocupadas.
refused-nobody-there = Ahí no se sienta nadie.
refused-too-many-chairs = En esta mesa no caben más de { $most }.
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }»: elige otro nombre.
refused-clock = Indica cuánto tiempo da el reloj.
refused-hurry = Solo quienes juegan pueden meter prisa a los bots.
refused-quiet = El anfitrión no quiere conversación en esta mesa.
refused-empty = Este mensaje está vacío: escribe algo primero.
refused-rematch = Solo quienes han jugado pueden pedir la revancha.
refused-rematch-alone = No hay nadie aquí que pueda volver a jugar.
refused-no-rematch = Nadie ha pedido otra partida.
refused-other-rules = Esta mesa se jugó con otras reglas y no puede continuar.
refused-no-moment = Esta partida no tiene ese momento.
refused-what-if-seat = Mientras la partida siga en juego, solo puedes continuarla por tu cuenta en un sitio tuyo.
refused-what-if-rules = Esta partida se jugó con otras reglas: no se puede seguir jugando desde ella.
refused-what-if-turn = No se puede seguir jugando desde el turno { $turn } de esta partida.
refused-no-chronicle = No hay crónicas de este juego.
refused-no-rules = Las reglas de este juego no se pueden leer aquí.
