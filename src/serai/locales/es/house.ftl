# Lo que dice la casa: dónde guarda las mesas y qué falla allí.

house-the-file = El archivo

## El médico

doctor-working = Se vuelven a jugar todas las partidas
doctor-file = { $file }: formato { $version }, { $tables }, { $lines }.
doctor-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
doctor-lines = { $count ->
    [one] una entrada del registro
   *[other] { $count } entradas del registro
}
doctor-well = Todo está bien: cada partida se repite exactamente como se jugó.
doctor-found = { $count ->
    [one] Hay un problema:
   *[other] Hay { $count } problemas:
}
doctor-at-table = Mesa { $table }: { $what }
doctor-at-line = Mesa { $table }, entrada { $line } del registro: { $what }
doctor-at-row = Fila { $row } de la tabla «{ $table }» de la base de datos: { $what }
doctor-damaged = El archivo está dañado: { $why }
doctor-lost-log = Falta el diario que acompaña al archivo (su nombre acaba en -wal) y, con él, lo ocurrido desde la última vez que el archivo estuvo completo.
doctor-damaged-log = El diario que acompaña al archivo (su nombre acaba en -wal) está dañado: lo ocurrido a partir de ahí se ha perdido.
doctor-astray = { $count ->
    [one] Un dato no pertenece a ninguna mesa.
   *[other] { $count } datos no pertenecen a ninguna mesa.
}
doctor-gap = Falta esta entrada.
doctor-unreadable = Los datos guardados no se pueden leer ({ $why }).
doctor-parts = En el turno { $turn }, la partida repetida difiere de la guardada. { $why }
doctor-cannot-play = La partida no se puede volver a jugar ({ $why }).
doctor-other-event = La partida guardada dice «{ $was }»; con las reglas actuales es «{ $now }».
doctor-other-room = La mesa guardada no corresponde a su partida (otros jugadores, o solo una de las dos ha terminado).
doctor-sound = No hay ningún problema.
doctor-noted = { $count ->
    [one] Una partida se jugó con otra versión de las reglas, lo cual no es un problema:
   *[other] { $count } partidas se jugaron con otra versión de las reglas, lo cual no es un problema:
}
doctor-goes-on = Se jugó con las reglas { $was } y continúa con las reglas { $now }, desde su última posición guardada (turno { $turn }).
doctor-stays-readable = Se jugó con las reglas { $was } y ha terminado; aún se puede leer.
doctor-cannot-go-on = Se jugó con las reglas { $was } y no puede continuar con las reglas { $now }: su última posición guardada no encaja en ellas.

## En una mesa

bot-names = Ámbar Albahaca Clavo Enebro Azafrán Sésamo Canela Tomillo Anís Comino

farewell-again = La conexión se ha interrumpido; vuelve en un momento.
farewell-closing = El servidor se está cerrando; la mesa queda guardada.
farewell-deleted = El anfitrión ha borrado esta mesa.
farewell-no-longer = Tu enlace ya no abre esta mesa.

## Abrir la casa

house-open = Serai está en marcha. Abre { $address }
house-open-to-others = Los demás en tu red pueden entrar en { $address }
house-pack-skipped = El Libro { $pack } no se usa: { $why }
house-stop = Pulsa Ctrl+C para detenerlo; todas las mesas quedan guardadas.
house-runs-already = Serai ya está en marcha. Abre { $address }
house-moved = { $source } se ha copiado en { $target }, y la copia es idéntica.
house-migrated = { $database } ha pasado del formato { $was } al { $now }.
house-backed-up = Se ha hecho una copia de seguridad de { $database } en { $folder }. Para restaurarla, inicia un servidor con SERAI_HOME={ $folder }.
