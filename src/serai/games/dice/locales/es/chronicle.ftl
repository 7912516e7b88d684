# La crónica de una velada de El Rey de los Dados.

## La cubierta y las partes del libro

chronicle-title-dice = { $count ->
    [one] La velada en que { $names } jugó por la corona
   *[other] La velada en que { $names } jugaron por la corona
}
chronicle-of-dice = una partida de El Rey de los Dados

## La compañía

chronicle-stack = { $name } reina sobre ellos: { $cards }.
chronicle-no-stack = Nadie ha seguido todavía a { $name }.

## Los viajes y los puntos

chronicle-picture-points = Puntos

## El Rey de los Dados

chronicle-round = { $count ->
    [one] La primera ronda
   *[other] Las rondas { $first } a { $last }
}
chronicle-round-one = La ronda { $first }
chronicle-goes-ahead = Con eso, { $name } se pone en cabeza: { $points }.
chronicle-first-blood = { $name } se pone en cabeza por primera vez: { $points }.
chronicle-draws-level = Ahora hay empate: { $names } tienen { $points } cada uno.
