# Lo que dice la casa: dónde guarda las mesas y qué falla allí.

## Lo que no se puede

refused-disk = El disco de la casa no deja escribir. Nada ha cambiado; inténtalo de nuevo dentro de un momento.
refused-cannot-read = La casa no consigue leer lo que ha guardado. Nada ha cambiado; «serai doctor» dice qué falla.
refused-closing = La casa está cerrando; ya no se guarda nada más.
refused-house-runs = Ya hay otra casa abierta en { $home } { $address }
refused-not-ours = { $file } no es un archivo de Serai.
refused-newer-file = { $file } es de una versión más reciente de Serai (formato { $version }; esta versión conoce el { $known }): actualiza Serai.
refused-introduction = Este juego no tiene introducción.
refused-introduction-terms = Una introducción es para una persona y un bot, y tiene sus propias condiciones.
refused-no-file = No existe el archivo { $file }.
refused-empty-file = { $file } está vacío: ninguna casa ha guardado nada en él.
refused-not-over = La partida no ha terminado: hasta entonces, su registro queda sellado.
refused-not-begun = La partida no ha empezado.
house-the-file = El archivo

## El médico

doctor-working = Se vuelven a jugar todas las partidas
doctor-file = { $file }: formato { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
doctor-lines = { $count ->
    [one] una línea
   *[other] { $count } líneas
}
doctor-well = Todo está bien: cada partida se vuelve a jugar tal como se jugó.
doctor-found = { $count ->
    [one] Hay un problema:
   *[other] Hay { $count } problemas:
}
doctor-at-table = Mesa { $table }: { $what }
doctor-at-line = Mesa { $table }, línea { $line }: { $what }
doctor-damaged = El archivo está dañado: { $why }
doctor-lost-log = Falta el diario que acompaña al archivo (su nombre acaba en -wal) y, con él, lo ocurrido desde la última vez que el archivo estuvo completo.
doctor-damaged-log = El diario que acompaña al archivo (su nombre acaba en -wal) está dañado: lo ocurrido a partir de ahí se ha perdido.
doctor-astray = { $count ->
    [one] Un dato no pertenece a ninguna mesa.
   *[other] { $count } datos no pertenecen a ninguna mesa.
}
doctor-gap = Falta la línea.
doctor-unreadable = Lo que se guardó no se puede leer ({ $why }).
doctor-parts = En el turno { $turn }, la partida se aparta de lo que se guardó. { $why }
doctor-cannot-play = La partida no se puede volver a jugar ({ $why }).
doctor-other-event = Se había contado «{ $was }», y las reglas cuentan ahora «{ $now }».
doctor-sound = No hay ningún problema.
doctor-noted = { $count ->
    [one] Una partida se jugó con otras reglas, lo cual no es un problema:
   *[other] { $count } partidas se jugaron con otras reglas, lo cual no es un problema:
}
doctor-goes-on = Se jugó con las reglas { $was } y continúa con las reglas { $now }, desde su última posición guardada (turno { $turn }).
doctor-stays-readable = Se jugó con las reglas { $was } y ha terminado; se puede leer tal como se contó.
doctor-cannot-go-on = Se jugó con las reglas { $was } y no puede continuar con las reglas { $now }: su última posición guardada no encaja en ellas.

## En una mesa

bot-names = Ámbar Albahaca Clavo Enebro Azafrán Sésamo Canela Tomillo Anís Comino

refused-no-table = Este enlace no abre ninguna mesa.
refused-again = La mesa acaba de guardarse; inténtalo de nuevo.
refused-crowded = No caben más curiosos en esta mesa.
refused-no-hello = Primero hay que saludar.
refused-hello = El saludo ya está hecho.
refused-protocol = Esta página es más antigua que la casa: vuelve a cargarla.
refused-message = Este mensaje no se entiende ({ $why }).
refused-too-long = Este mensaje es demasiado largo.
refused-too-fast = Demasiado a la vez; un poco más despacio, por favor.
refused-failed = Algo ha fallado en la casa; nada ha cambiado.
refused-origin = Esta página no puede hablar con esta casa.
refused-no-page = No existe esa página en esta casa.
refused-port = El puerto { $port } está ocupado: elige otro con --port.
refused-listen = La casa no puede escuchar en { $host }, puerto { $port } ({ $why }).
refused-public = «{ $public }» no es una dirección completa: escríbela como https://serai.example.org.
refused-no-home = No hay carpeta personal donde guardar nada: indica una en SERAI_HOME.
refused-closed = Esta mesa está cerrada.
refused-begun = La partida ya ha empezado.
refused-not-playing = Ahora no se juega ninguna partida aquí.
refused-not-over-yet = La partida aún no ha terminado.
refused-answered = Esta pregunta ya tiene respuesta.
refused-moved-on = Entretanto ha pasado otra cosa: mira de nuevo y elige.
refused-clock = Un reloj necesita algo de tiempo.
refused-not-yours = El sitio de { $seat } no es el tuyo.
refused-bot-plays = Un bot juega por ti en este sitio: recupéralo primero.
refused-not-your-chair = Esta silla no es la tuya.
refused-only-watching = Este enlace es solo para mirar.
refused-host-only = Eso solo puede hacerlo el anfitrión.
refused-rematch = Solo quienes han jugado pueden pedir la revancha.
refused-rematch-alone = No hay nadie aquí que pueda volver a jugar.
refused-no-rematch = Nadie ha pedido otra partida.
refused-no-chair = No hay silla { $chair } en esta mesa.
refused-chair-taken = Esta silla está ocupada.
refused-full = Todas las sillas de esta mesa están ocupadas.
refused-nobody-there = Ahí no se sienta nadie.
refused-too-many-chairs = En esta mesa no caben más de { $most }.
refused-name-taken = En esta mesa ya hay alguien que se llama «{ $name }».
refused-level = No hay ningún bot «{ $level }» para este juego.
refused-no-advice = Nadie da consejos en este juego.
refused-hurry = Solo quienes juegan pueden meter prisa a los bots.
refused-quiet = El anfitrión no quiere conversación en esta mesa.
refused-empty = Ese mensaje está vacío.
refused-no-moment = No hay tal momento en esta partida.
refused-what-if-seat = Mientras una partida sigue en juego, solo puedes retomarla en un sitio tuyo.
refused-what-if-rules = Esta partida se jugó con otras reglas: nadie puede retomarla.
refused-what-if-turn = Nadie puede retomar esta partida desde el turno { $turn }.
refused-other-rules = Esta mesa se jugó con otras reglas y no puede continuar.
refused-no-chronicle = De este juego nadie escribe crónicas.
refused-no-rules = Nadie ha contado las reglas de este juego.

farewell-again = La conexión se ha interrumpido; vuelve en un momento.
farewell-closing = La casa cierra; la mesa se queda como está.
farewell-deleted = El anfitrión ha retirado esta mesa.
farewell-no-longer = Tu enlace ya no abre esta mesa.

## Abrir la casa

house-open = La casa está abierta: { $address }
house-open-to-others = Los demás, en tu red, se sientan en { $address }
house-pack-skipped = El libro { $pack } se deja aparte: { $why }
house-stop = Ctrl+C la cierra; cada mesa se queda como está.
house-runs-already = La casa ya está abierta: { $address }
