# Lo que no se puede hacer, en una mesa o con un archivo; lo dicen la casa y la terminal, nunca el navegador.

## En una mesa

refused-option = «{ $option }» no es posible para { $seat } en este momento.
refused-no-seat = En esta mesa no hay nadie que se llame «{ $seat }».
refused-over = La partida ha terminado.
refused-not-now = Ahora no le toca elegir a { $seat }.
refused-asked-already = { $seat } ya está pidiendo deshacer una jugada.
refused-nothing-to-undo = { $seat } no tiene ninguna jugada que deshacer.
refused-not-imagined = Lo que está oculto en este juego no se puede inventar: espera a que termine la partida.
refused-by-bots = Los bots de esta mesa no dejan deshacer nada.
refused-not-asked = Nadie ha pedido el visto bueno de { $seat }.
refused-seats = A este juego juegan de { $least } a { $most } personas.
refused-same-name = Hay dos jugadores con el mismo nombre.
refused-name = «{ $seat }» no vale como nombre: de 1 a 30 caracteres, sin dos puntos ni comas.
refused-first = «{ $seat }» no puede empezar; en la mesa están: { $seats }.
refused-pack = Este juego no se juega con el libro { $pack }.
refused-broken-pack = Con el libro { $pack } no se puede jugar: { $why }
refused-unplayable-pack = Aún no se puede jugar con el libro { $pack }: { $why }.
refused-no-game = No hay ningún juego «{ $game }»; los juegos son: { $games }.
refused-game-broken = El juego «{ $game }» no se puede cargar: { $why }.
refused-bot-broken = El bot «{ $level }» no se puede cargar: { $why }.
refused-options = Este juego no se puede jugar con estas opciones: { $why }.
refused-no-hero = No hay ningún héroe «{ $hero }»; elige entre: { $heroes }.
refused-hero-seat = Hay un héroe para «{ $seat }», pero nadie con ese nombre se sienta a la mesa.
refused-same-hero = Dos personas quieren el mismo héroe.
refused-scripted = Un azar escrito de antemano es solo para dados abiertos: indica una semilla.
refused-hints-barred = En esta mesa no se dan consejos.
refused-no-question = Los consejos son para quien tiene que elegir ahora.

## Las partidas guardadas y los archivos

refused-unreadable = No se puede leer { $file } ({ $why }).
refused-unwritable = No se puede escribir { $file } ({ $why }).
refused-by-system = El sistema no lo permite: { $why }.
refused-in-use = { $file } ya se está jugando en otra mesa.
refused-record-empty = { $file } está vacío.
refused-record-none = { $file } no es el registro de una partida.
refused-record-line = { $file } no es un registro que Serai pueda leer: la línea { $line } está dañada ({ $why }).
refused-record-format = { $file } es un registro del formato { $version }, y esta versión de Serai lee el formato { $known }.
refused-record-sealed = { $file } está sellado: sin su secreto, que se enseña al acabar la partida, no se pueden comprobar sus dados.
refused-broken-seal = { $file } no se sostiene: su secreto y sus condiciones no corresponden a su sello.
refused-record-parts = { $file } no se sostiene: desde la entrada { $entry } (turno { $turn }), su secreto y sus jugadas llevan a otra parte.
refused-record-cut = { $file } se corta en la línea { $line }.
refused-record-unplayable = { $file } no se sostiene: su partida no se puede jugar.
refused-record-long = { $file } es más largo que cualquier partida.
refused-record-unfinished = { $file } cuenta una partida que no ha terminado.
