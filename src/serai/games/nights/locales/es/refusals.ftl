# Lo que no se puede hacer en Las mil y una noches.

## El juego

refused-no-hero = No hay ningún héroe «{ $hero }»; elige entre: { $heroes }.
refused-hero-seat = Se ha elegido un héroe para «{ $seat }», pero nadie con ese nombre juega.
refused-same-hero = Dos personas quieren el mismo héroe: elige otro para una de ellas.
refused-pack-missing = El Libro { $pack } no está instalado aquí.
refused-broken-pack = Con el Libro { $pack } no se puede jugar: { $why }
refused-unplayable-pack = Aún no se puede jugar con el Libro { $pack }: { $why }.
refused-two-numbers = Estos dos números no suman { $goal }: escribe otros dos, como { $example }.
refused-several = «{ $typed }» puede ser: { $names }. Escribe algo más del nombre, o el número.

## Los escenarios

refused-goal-split = La meta de { $seat } debe repartir { $goal } puntos entre destino e historia (N2.2).
refused-declared-first = { $seat } ha declarado su meta y no tiene turno en la última ronda: nombra primero a otra persona (N15.2).
refused-fabulous = { $seat } no puede tener una riqueza fabulosa sin un tesoro (N11.3).
refused-hero-place = El héroe indicado para { $seat } pertenece a { $other }.
refused-never-held = «{ $status }» no se conserva: se responde al momento ({ $rule }).
refused-unknown = { $kind ->
    [adjective] No hay ningún adjetivo «{ $name }».
    [being] No hay ningún ser «{ $name }».
   *[card] No hay ninguna carta «{ $name }».
    [city] No hay ninguna ciudad «{ $name }».
    [city-card] No hay ninguna carta de ciudad «{ $name }».
    [encounter] No hay ninguna carta de encuentro «{ $name }».
    [hero] No hay ningún héroe «{ $name }».
    [own-treasure] Este héroe no tiene ningún tesoro «{ $name }».
    [paragraph] No hay ningún párrafo «{ $name }».
    [quest] No hay ninguna misión «{ $name }».
    [seat] No hay ningún sitio «{ $name }».
    [skill] No hay ninguna habilidad «{ $name }».
    [space] No hay ninguna casilla «{ $name }».
    [status] No hay ningún estado «{ $name }».
    [time] No hay ninguna hora del día «{ $name }».
    [treasure] No hay ningún tesoro «{ $name }».
    [wealth] No hay ningún nivel de riqueza «{ $name }».
}
refused-unknown-near = { $kind ->
    [adjective] No hay ningún adjetivo «{ $name }»; ¿querías decir «{ $guess }»?
    [being] No hay ningún ser «{ $name }»; ¿querías decir «{ $guess }»?
   *[card] No hay ninguna carta «{ $name }»; ¿querías decir «{ $guess }»?
    [city] No hay ninguna ciudad «{ $name }»; ¿querías decir «{ $guess }»?
    [city-card] No hay ninguna carta de ciudad «{ $name }»; ¿querías decir «{ $guess }»?
    [encounter] No hay ninguna carta de encuentro «{ $name }»; ¿querías decir «{ $guess }»?
    [hero] No hay ningún héroe «{ $name }»; ¿querías decir «{ $guess }»?
    [own-treasure] Este héroe no tiene ningún tesoro «{ $name }»; ¿querías decir «{ $guess }»?
    [paragraph] No hay ningún párrafo «{ $name }»; ¿querías decir «{ $guess }»?
    [quest] No hay ninguna misión «{ $name }»; ¿querías decir «{ $guess }»?
    [seat] No hay ningún sitio «{ $name }»; ¿querías decir «{ $guess }»?
    [skill] No hay ninguna habilidad «{ $name }»; ¿querías decir «{ $guess }»?
    [space] No hay ninguna casilla «{ $name }»; ¿querías decir «{ $guess }»?
    [status] No hay ningún estado «{ $name }»; ¿querías decir «{ $guess }»?
    [time] No hay ninguna hora del día «{ $name }»; ¿querías decir «{ $guess }»?
    [treasure] No hay ningún tesoro «{ $name }»; ¿querías decir «{ $guess }»?
    [wealth] No hay ningún nivel de riqueza «{ $name }»; ¿querías decir «{ $guess }»?
}
refused-thing-twice = { $kind ->
   *[encounter] Una carta de encuentro está en más de un lugar.
    [quest] Una misión está en más de un lugar.
    [treasure] Un tesoro está en más de un lugar.
}
