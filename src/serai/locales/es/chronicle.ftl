# La crónica de una velada, como un libro

## La cubierta y las partes del libro

chronicle-title-nights = { $count ->
    [one] La noche en que { $names } se echó al camino
   *[other] La noche en que { $names } se echaron al camino
}
chronicle-title-dice = { $count ->
    [one] La velada en que { $names } jugó por la corona
   *[other] La velada en que { $names } jugaron por la corona
}
chronicle-of = de Las mil y una noches
chronicle-of-dice = una partida de El Rey de los Dados
chronicle-told-to = tal como se la contaron a { $name }
chronicle-told-all = tal como la oyó toda la mesa
chronicle-so-far = Hasta aquí: la velada no ha terminado.
chronicle-contents = Índice
chronicle-company = La compañía
chronicle-journeys = Los viajes
chronicle-chapter = Capítulo { $number }
chronicle-ending = Cómo acabó
chronicle-ending-open = Lo que vendrá
chronicle-points = Los puntos
chronicle-dice = Los dados
chronicle-to-be-continued = Aquí la página sigue en blanco. Quien quiera saber cómo continúa el cuento tendrá que esperar a que alguien lo viva.
chronicle-made = Puesta por escrito en la casa donde se jugó.
chronicle-illustration = El mapa del mundo con el camino de cada héroe.

## La compañía

chronicle-sets-out = Por todo equipaje, { $hero } lleva { $skills }.
chronicle-quest = Y una misión: { $quest }. { $about }
chronicle-wish = Lo que nadie más sabe: el deseo del principio, { $destiny } y { $story }.
chronicle-stack = { $name } reina sobre toda esta gente: { $cards }.
chronicle-no-stack = Nadie ha seguido todavía a { $name }.

## Los títulos de los capítulos

chronicle-place = { $place }
chronicle-places = { $first }, luego { $last }
chronicle-still = Un tiempo más: { $place }
chronicle-in-which = Donde { $deeds }.
chronicle-in-which-meets = { $hero } se encuentra con { $beings }
chronicle-in-which-list = { $before }; { $last }
chronicle-lost = { $hero }, lejos de todo camino

## Por el camino; cada frase tiene varias formas, para que ninguna se gaste

chronicle-sail-1 = Desde { $origin }, { $hero } navega hacia { $space }.
chronicle-sail-2 = El viento es bueno: { $hero } deja { $origin } por la popa y alcanza { $space }.
chronicle-sail-3 = Un barco lleva a { $hero } desde { $origin } hasta { $space }.
chronicle-sail-4 = { $hero } da con un capitán que no pide demasiado, deja atrás { $origin } y busca con la vista { $space }.
chronicle-sail-5 = La vela se hincha, y { $hero } cambia { $origin } por { $space }.
chronicle-road-1 = Desde { $origin }, { $hero } toma el camino que lleva hasta { $space }.
chronicle-road-2 = { $hero } se une a una caravana que deja { $origin } y va hacia { $space }.
chronicle-road-3 = El camino es largo, polvoriento y lleno de consejos; { $hero } deja { $origin } y al final encuentra { $space }.
chronicle-road-4 = { $hero } deja { $origin }, se sacude el polvo de las sandalias y no para hasta { $space }.
chronicle-road-5 = Una mula, un odre, y { $hero } cambia { $origin } por { $space }.
chronicle-both-1 = Por tierra y por mar, { $hero } va desde { $origin } hasta { $space }.
chronicle-both-2 = Ya a pie, ya a vela, { $hero } deja { $origin } y alcanza { $space }.
chronicle-both-3 = { $hero } pasa de la silla a la cubierta y de la cubierta a la silla, desde { $origin } hasta { $space }.
chronicle-both-4 = Primero el camino, luego una cubierta, o al revés: { $hero } deja { $origin } y alcanza { $space }.
chronicle-stay-1 = { $hero } no tiene prisa por dejar { $space }.
chronicle-stay-2 = Un día más, y { $hero } sigue en { $space }.
chronicle-stay-3 = Queda mucho por ver, y { $hero } no deja todavía { $space }.
chronicle-stay-4 = ¿Para qué ir más lejos? Por ahora, { $hero } se queda en { $space }.
chronicle-meet-1 = Allí { $who } se encuentra con { $being }.
chronicle-meet-2 = Al poco, { $who } ve venir a { $being }.
chronicle-meet-3 = Y allí, como por encargo: { $being }.
chronicle-meet-4 = Ya hay alguien allí: { $being }.
chronicle-meet-5 = { $who } no tarda en cruzarse con { $being }.
chronicle-find-1 = Allí { $who } da con { $being }.
chronicle-find-2 = Lo que allí espera: { $being }.
chronicle-find-3 = Y de pronto, justo delante: { $being }.
chronicle-reject-1 = { $hero } no lo quiere y prueba otra cosa.
chronicle-reject-2 = Así no: { $hero } vuelve a empezar de otro modo.
chronicle-reject-3 = { $hero } no quiere oír más, y la historia da media vuelta.
chronicle-again-1 = Por respeto a { $hero }, se consulta a la suerte una segunda vez.
chronicle-again-2 = Para cualquiera ahí se habría acabado; para { $hero }, la historia toma otro rumbo.
chronicle-again-3 = Un nombre respetado bien vale otro intento, y { $hero } lo tiene.
chronicle-retell-1 = Junto al fuego, { $hero } lo cuenta otra vez, y mejor.
chronicle-retell-2 = Cuando { $hero } lo cuenta después, resulta más largo.
chronicle-retell-3 = { $hero } lo cuenta una vez más, con gestos.
chronicle-retell-4 = Contado por { $hero }, parece aún más cierto.
chronicle-promised = En esta ciudad, { $hero } tiene algo pendiente: { $card }.
chronicle-quiet-1 = Aquel día no se cuenta nada más de { $hero }.
chronicle-quiet-2 = Para { $hero } el día pasa sin cuento.
chronicle-pronoun = { $sex ->
    [woman] Ella
   *[man] Él
}

## Los viajes y los puntos

chronicle-map-legend = Cada camino tiene el color de su héroe; un aro señala el lugar donde se detiene.
chronicle-route = { $hero }: { $spaces }.
chronicle-nowhere = { $hero } no ha dejado { $space }.
chronicle-picture-destiny = Destino
chronicle-picture-story = Historia
chronicle-picture-points = Puntos
chronicle-picture-standing = { $name } { $points }
chronicle-picture-axis = turnos

## El Rey de los Dados

chronicle-round = { $count ->
    [one] La primera ronda
   *[other] Las rondas { $first } a { $last }
}
chronicle-round-one = La ronda { $first }
chronicle-goes-ahead = Con eso, { $name } se pone en cabeza: { $points }.
chronicle-first-blood = Así, { $name } se adelanta antes que nadie: { $points }.
chronicle-draws-level = Ya no va nadie por delante: { $names } empatan a { $points }.

## Los dados

chronicle-seal = Antes de tirar el primer dado, la casa había puesto su secreto bajo este sello:
chronicle-secret = Cuando todo acabó se rompió el sello, y este era el secreto:
chronicle-holds = El secreto encaja con el sello. A partir de él se volvió a jugar toda la velada, elección por elección, y cada dado cayó como había caído: nadie habría podido torcer ni uno.
chronicle-fits = El secreto encaja con el sello. Las reglas se corrigieron en mitad de la partida, así que los dados anteriores a ese día no se pueden volver a tirar.
chronicle-sealed = El secreto sigue bajo su sello hasta que acabe la velada.
chronicle-open-dice = Se jugó con dados abiertos: todos salen de la semilla { $seed }.
chronicle-check = Quien lo dude puede llevarse el registro de la partida y comprobarlo: serai verify.
