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
