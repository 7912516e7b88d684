# El Rey de los Dados

title = El Rey de los Dados

## Los dados

colour-red = rojo
    .mark = ●
colour-green = verde
    .mark = ▲
colour-blue = azul
    .mark = ■
die-in-words = { $number } { $colour }

## Los lugares

place-city = Ciudad
    .the = la ciudad
place-mine = Mina
    .the = la mina
place-workshop = Taller de los gnomos
    .the = el taller de los gnomos
place-orc-village = Aldea de los orcos
    .the = la aldea de los orcos
place-forest = Bosque encantado
    .the = el bosque encantado

## Los villanos y los habitantes

villain = Villano
    .the = el villano

kind-moneybags = Ricachón presumido
    .the = el ricachón presumido
kind-elf = Elfo arrogante
    .the = el elfo arrogante
    .effect = Si el elfo está encima de tu montón cuando empieza tu turno, puedes lanzar cuatro veces.
kind-dwarf = Enano gruñón
    .the = el enano gruñón
kind-gnome = Gnomo alocado
    .the = el gnomo alocado
kind-orc = Orco mimoso
    .the = el orco mimoso
kind-goblin = Duende singular
    .the = el duende singular
    .effect = Vale cualquiera de los tres colores, con tal de que esos dados tengan todos el mismo.
kind-apprentice = Aprendiz de mago
    .the = el aprendiz de mago
    .effect = Cuando te llevas al aprendiz y la fila vuelve a estar completa, puedes jugar otro turno entero.
kind-fairy = Hada laboriosa
    .the = el hada laboriosa
    .effect = A las hadas les gusta la compañía: cada una vale tantos puntos como hadas tengas.
kind-hypnotist = Hipnotizador
    .the = el hipnotizador
    .effect = Puedes llevarte también la carta de su derecha, y el lugar de esa carta si está justo encima.
kind-dragon = Dragón
    .the = el dragón
    .effect = Un dragón no se queda: mándaselo a otro rey, que pierde sus puntos.

points-fairy = 1 punto por hada

## Lo que quiere ver cada habitante

condition-moneybags-even = los seis dados pares
condition-moneybags-odd = los seis dados impares
condition-elf-run-4 = una escalera de cuatro
condition-elf-run-5 = una escalera de cinco
condition-elf-run-6 = una escalera de seis
condition-dwarf-five-6 = cinco seises
condition-dwarf-five-1 = cinco unos
condition-dwarf-four-6 = cuatro seises
condition-dwarf-four-4 = cuatro cuatros
condition-dwarf-four-3 = cuatro treses
condition-dwarf-three-4 = tres cuatros
condition-dwarf-three-3 = tres treses
condition-dwarf-three-1 = tres unos
condition-gnome-6-blue = seis azules
condition-gnome-5-blue = cinco azules
condition-gnome-5-red = cinco rojos
condition-gnome-4-red = cuatro rojos
condition-gnome-4-green = cuatro verdes
condition-gnome-3-green = tres verdes
condition-orc-4-2 = cuatro iguales y una pareja
condition-orc-5 = cinco iguales
condition-orc-2-2-2 = tres parejas distintas
condition-orc-4 = cuatro iguales
condition-orc-3-2 = tres iguales y una pareja
condition-orc-3 = tres iguales
condition-orc-2-2 = dos parejas distintas
condition-goblin-6 = seis de un mismo color
condition-goblin-5 = cinco de un mismo color
condition-goblin-4 = cuatro de un mismo color
condition-apprentice-3-blue-3-red = tres azules y tres rojos
condition-apprentice-2-red-2-green-2-blue = dos rojos, dos verdes y dos azules
condition-fairy-3-red-2-blue = tres rojos y dos azules
condition-fairy-3-green-2-red = tres verdes y dos rojos
condition-fairy-3-blue-2-green = tres azules y dos verdes
condition-fairy-2-blue-2-green = dos azules y dos verdes
condition-fairy-2-red-2-green = dos rojos y dos verdes
condition-hypnotist = 12 o menos en total
condition-dragon-30 = 30 o más en total
condition-dragon-28 = 28 o más en total
condition-dragon-25 = 25 o más en total

## Lo que pasa

card-in-row = { $card } ({ $condition })
card-plain = { $name }: { $points }
event-set-up = Cinco habitantes esperan junto al camino: { $row }. El primer villano vale { $points }. Empieza { $first }.
event-turn = { $rolls ->
    [3] Le toca a { $seat }.
   *[other] Le toca a { $seat }, con { $rolls } tiradas: hay un elfo encima de su montón.
}
event-rolled = { $count ->
    [6] { $seat } lanza los seis dados: { $dice }.
    [one] { $seat } vuelve a lanzar el dado { $thrown }: { $dice }.
   *[other] { $seat } vuelve a lanzar los dados { $thrown }: { $dice }.
}
event-stopped = { $seat } se planta.
event-took = { $seat } se lleva esta carta: { $card } ({ $condition }, { $points }).
event-took-along = Con el hipnotizador llega también { $card } para { $seat }: { $points }.
event-bonus-left = { $seat } deja esta carta en la fila: { $card }.
event-took-place = { $seat } se lleva también { $card }: { $points }.
event-place-left = { $seat } no se lleva { $card }.
event-dragon-given = { $seat } le manda { $card } a { $to }: { $points }.
event-penalty = Estos dados no le gustan a nadie, y { $seat } recibe { $card }: { $points }.
event-penalty-shown = El siguiente villano vale { $points }.
event-discarded = Alguien se cansa de esperar y deja la fila: { $card }.
event-refilled = Alguien nuevo llega a la fila: { $card } ({ $condition }, { $points }).
event-extra-turn = Gracias al aprendiz, { $seat } juega otro turno.
event-extra-turn-passed = { $seat } no juega el turno extra.
event-ended = Se acabó la partida: { $ending }.
ending-inhabitants = el mazo se ha agotado
ending-penalties = ya no quedan villanos
ending-place = ya no quedan cartas en { $place }
ended-inhabitants = se agotó el mazo
ended-penalties = se acabaron los villanos
ended-place = no quedaban cartas en { $place }
event-scored = { $seat }: { $points }.
event-won = { $count ->
    [one] ¡Esta noche la corona es para { $seats }!
   *[other] ¡Esta noche { $seats } comparten la corona!
}
won-by-less = Empate a puntos: la corona es de quien tiene menos puntos negativos.
won-together = Empate a puntos y a puntos negativos: la corona se comparte.

## Lo que se pregunta

question-keep = { $seat }, ¿qué dados guardas?
question-take = { $seat }, ¿a quién te llevas?
question-place = { $seat }, ¿te llevas también { $card } ({ $points })?
question-bonus = { $seat }, gracias al hipnotizador puedes llevarte también esta carta: { $card } ({ $condition }, { $points }). ¿Lo haces?
question-dragon = { $seat }, ¿quién recibe { $card } ({ $points })?
question-again = { $seat }, el aprendiz te regala otro turno. ¿Lo juegas?

option-keep = { $count ->
    [one] guardar el dado { $kept }, lanzar el resto
   *[other] guardar los dados { $kept }, lanzar el resto
}
option-keep-none = lanzar otra vez los seis
option-keep-stop = plantarse con estos dados
option-take = { $name }: { $condition }, { $points }
option-place-place = llevarse { $card }
option-place-leave = dejar { $card }
stop-card = → { $card }, { $points }
stop-choice = → { $cards }, a elegir
stop-namesake = { $card } ({ $points })
stop-villain = → Villano { $points }
    .about = Tus dados no cumplen ninguna condición. Si te plantas ahora, te llevas el villano: { $points }.
last-place = Es la última carta de este lugar: llevársela acaba la partida.
option-bonus-bonus = llevarse { $card }
option-bonus-leave = dejar { $card }
option-again-again = jugar otro turno
option-again-pass = renunciar al turno extra
option-dragon = mandarle el dragón a { $to }

## Cómo se cuentan los montones

count-inhabitants = habitantes { $points }
count-places = lugares { $points }
count-fairies = hadas { $points }
count-villains = villanos { $points }
count-dragons = dragones { $points }
count-line = { $seat }: { $parts }; { $points } en total.
count-nothing = { $seat }: ni una carta, { $points }.

## Los consejos

hint-roll = Tu mejor opción es { $card } ({ $condition }): { $chance }. El riesgo de no gustarle a nadie es del { $none }.
hint-stop = Con estos dados te llevas { $card } ({ $condition }), y lanzar otra vez arriesga más de lo que puede dar.
hint-stop-empty = Otra tirada podría traerte a alguien que te cueste más que el villano ({ $points }).
hint-take = De todos los que puedes llevarte, el que más te vale es { $card }: { $points }.
hint-take-place = De todos los que puedes llevarte, el que más te vale es { $card }, con el lugar que tiene justo encima.
hint-take-elf = Con { $card } en lo alto de tu montón podrás lanzar cuatro veces en tu próximo turno.
hint-take-apprentice = Con { $card } ganas otro turno entero.
hint-take-fairy = Cada hada nueva hace que valgan más todas las tuyas.
hint-take-hypnotist = Con { $card } puedes llevarte también la carta de su derecha.
hint-take-dragon = Lo que { $card } le costará a otro rey te vale más que lo que dan los demás.
hint-place = No te cuesta nada y da { $points }.
hint-place-last = Es la última carta del lugar y acaba la partida: con sus { $points }, ganas.
hint-place-last-leave = Es la última carta del lugar, y la partida acabaría antes de que la hayas ganado.
hint-bonus = No te cuesta nada llevarte también { $card }.
hint-bonus-leave = Ahora mismo te conviene más no tener { $card } en tu montón.
hint-dragon = { $to } es tu rival más fuerte, con { $points }.
hint-again = Otro turno es otra oportunidad de ganar una carta.
hint-again-pass = Ahora mismo otro turno sería más riesgo que oportunidad.
