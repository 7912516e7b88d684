# Las mil y una noches en la terminal.

## Las Noches: el mapa

map-title = El mapa, desde donde está { $name }: { $space }
map-here = aquí
map-open-sea = alta mar
map-places-of-power = Lugares de Poder
map-by-land = { $count ->
    [one] una casilla por tierra
   *[other] { $count } casillas por tierra
}
map-by-sea = { $count ->
    [one] una casilla por mar
   *[other] { $count } casillas por mar
}
map-by-both = { $land } por tierra, { $sea } por mar
map-number = número { $number }
map-passed = pasando por { $spaces }
map-there = { $told }; { $there }
map-standing = { $count ->
    [one] { $names } está allí
   *[other] { $names } están allí
}
map-home = hogar de { $name }
map-seat = sede de visir de { $name }
map-wanted = allí buscan a { $name }
map-destination = marcador de rumbo de { $name }
map-quest = la misión de { $name } lleva allí
map-claimed = marcador de misión de { $name }
map-city-card = { $name } tiene su carta de ciudad

## Las Noches: lo que hay ante un héroe

things-title = Los héroes, y qué significa todo
things-of = { $name } · { $hero } · { $space } · { $points }
things-statuses = estado
things-skills = habilidad
things-treasures = tesoro
things-quest = misión
things-city-cards = carta de ciudad
things-tokens = marca
things-destination = marcador de rumbo
things-wealth = riqueza
thing-skill = { $skill } ({ $rank })
thing-of = { $name }: { $of }
thing-token = La dejó un cuento. Otros cuentos pueden acordarse de ella.
thing-destination = Mientras tu marcador de rumbo esté en un Lugar de Poder, puedes entrar allí como en cualquier otra casilla. Un marcador nuevo sustituye a este.
thing-no-text = No hay más descripción.
thing-wealth = Con esta riqueza viajas hasta { $land } casillas por tierra o hasta { $sea } por mar. Si combinas ambas, el número mayor es el límite de todo el viaje, y tanto la tierra como el mar conservan el suyo.
award-heard = La recompensa: { $award }.
plain-explained-nothing = Aquí nada se llama «{ $typed }». Prueba con el nombre de un estado, una habilidad, un tesoro o una misión.
plain-read-aloud = Lee esto en voz alta; luego pasa la página.

## Las Noches: lo que pide el momento

moment-goal = Tu meta es secreta. La audacia da destino; los percances dan historia. Para ganar necesitas los dos números, en Bagdad. Cualquiera de ellos puede ser 0.
moment-skill = Las habilidades abren secciones de los cuentos. Con un talento puedes elegir las que lo nombran; con la maestría puedes incluso ir directamente a una, sin el dado.
moment-start = Esto puedes hacer antes de partir. Nada te obliga.
moment-player = Tú eliges quién decide. Entre dos, siempre es la otra persona.
moment-move = Puedes ir tan lejos como permita tu riqueza, o quedarte. Cuanto mayor es el número de una casilla, más extraño es lo que se encuentra allí; en las ciudades hay hogares, misiones y mercados.
moment-space = No hace falta camino: elige la casilla y tu héroe está allí.
moment-place = Tú decides adónde va el otro héroe. Allí no hay encuentro.
moment-city = Esta ciudad quedará marcada. El mapa muestra de quién es la marca.
moment-choose = Elige una de las dos cosas.
moment-trade = Puedes hacer el cambio, o dejarlo.
moment-lost = Como has perdido el camino, puedes perderte del todo en vez de robar una carta: es la manera más segura de encontrarlo.
moment-card = Robas varias cartas y te quedas una.
moment-number = Cuenta el número que elijas. Los dados se lanzan de todos modos: si se apartan de él en más de 1, se acaba la maldición o la bendición.
moment-number-nudged = La tirada vale uno más o uno menos. No se vuelve a lanzar.
moment-entry = No se lanza ningún dado: eliges tú a quién encuentra el héroe. Nadie más ve esta lista.
moment-reaction = Primero eliges. Luego el dado del destino señala uno de tres párrafos. Solo puedes cortejar a alguien del otro sexo.
moment-master = Uno de los tres párrafos tiene una sección para una habilidad que dominas. Ve directamente a ella, o deja que decida el dado.
moment-section = Ves los títulos que tu héroe puede usar. «Sin habilidad» está siempre abierto. Sabrás lo que trae una sección después de elegirla.
moment-award = Con determinación puedes rechazar esta recompensa y reaccionar de otro modo; con respeto, hacer que se tire otra vez el dado. Una vez cada cosa por encuentro.
moment-page = Te toca leer: di en voz alta lo que solo tú ves y luego pasa la página.
moment-offer = Puedes aceptar o rechazar; ya sabes qué trae cada cosa.
moment-keep = Una carta de ciudad guardada se puede jugar al final de un encuentro posterior en su ciudad.
moment-end = Antes de que acabe el turno puedes vender tesoros en una ciudad, y pagar, dar o cambiar lo que permitan tus estados.
moment-homecoming = Un hogar trae un punto de historia. Dos dados pueden traer más: destino, respeto o pena.
moment-retell = Cuéntalo otra vez con tus palabras. Si gusta a más de la mitad de los demás, ganas un punto de historia.
moment-vote = Si el relato gusta a más de la mitad, trae un punto de historia.
moment-city-card = Una carta de ciudad se juega en su ciudad: un dado decide qué trae.
moment-gift = Por un nivel de riqueza curarías o liberarías al otro héroe. Puedes negarte.
moment-use = Uno de tus tesoros podría cambiar esto. No tienes que usarlo.
moment-declare = Estás en Bagdad con tu meta alcanzada. Si lo declaras, los demás tienen un turno más. Luego, de quienes estén en Bagdad con su meta alcanzada, gana quien tenga más estados; si empatan, quien tenga más habilidades.

## Las Noches: el final como cuento

end-sole = Aún arde la última lámpara cuando se cierran las puertas de Bagdad. Muchos partieron y muchos tienen qué contar; pero solo una persona ha vuelto a casa con todo lo que deseaba en secreto.
end-tie-statuses = Aún arde la última lámpara cuando se cierran las puertas de Bagdad, y más de una persona ha vuelto con todo lo que deseaba. Así que los narradores preguntan quién ha vivido más.
end-tie-skills = Aún arde la última lámpara cuando se cierran las puertas de Bagdad, y más de una persona ha vuelto con todo lo que deseaba. Han vivido lo mismo; así que los narradores preguntan quién ha aprendido más.
end-shared = Aún arde la última lámpara cuando se cierran las puertas de Bagdad. Más de una persona ha vuelto con todo lo que deseaba, y ni el narrador más viejo sabe a quién dar la palma.
end-solitaire-won = No ha acabado la noche mil una, y todo está hecho: dos misiones, una riqueza fabulosa y un cuento que llega a su fin en Bagdad.
end-solitaire-lost = Se ha vuelto la última carta, ha pasado la última noche y el cuento no ha llegado a su fin. Otra persona lo contará de nuevo, desde el principio.
end-running = En Bagdad con la meta alcanzada: { $names }.
end-statuses = { $count ->
    [0] { $name } no tenía ningún estado.
    [one] { $name } tenía un estado.
   *[other] { $name } tenía { $count } estados.
}
end-equal-statuses = Tenían los mismos estados, así que se contaron las habilidades.
end-skills = { $count ->
    [0] { $name } no tenía ninguna habilidad.
    [one] { $name } tenía una habilidad.
   *[other] { $name } tenía { $count } habilidades.
}
end-column-destiny = destino/meta
end-column-story = historia/meta
end-column-statuses = estados
end-column-skills = habilidades
