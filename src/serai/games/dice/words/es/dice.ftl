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
    .effect = Si el elfo corona tu montón cuando empieza tu turno, puedes lanzar cuatro veces.
kind-dwarf = Enano gruñón
    .the = el enano gruñón
kind-gnome = Gnomo alocado
    .the = el gnomo alocado
kind-orc = Orco mimoso
    .the = el orco mimoso
kind-goblin = Duende singular
    .the = el duende singular
    .effect = Al duende le gusta cualquiera de los tres colores, con tal de que sea uno solo.
kind-apprentice = Aprendiz de mago
    .the = el aprendiz de mago
    .effect = Cuando te llevas al aprendiz y la fila vuelve a estar completa, puedes jugar otro turno entero.
kind-fairy = Hada laboriosa
    .the = el hada laboriosa
    .effect = A las hadas les gusta la compañía: cada una vale tantos puntos como hadas tengas.
kind-hypnotist = Hipnotizador
    .the = el hipnotizador
    .effect = Nadie se resiste a su mirada: puedes llevarte también la carta de su derecha, y su lugar si está justo encima.
kind-dragon = Dragón
    .the = el dragón
    .effect = Un dragón no se queda en casa: mándaselo a otro rey, que cargará con él en su montón.

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
   *[other] Le toca a { $seat }, con { $rolls } tiradas: un elfo corona su montón.
}
event-rolled = { $count ->
    [6] { $seat } lanza los seis dados: { $dice }.
    [one] { $seat } vuelve a lanzar el dado { $thrown }: { $dice }.
   *[other] { $seat } vuelve a lanzar los dados { $thrown }: { $dice }.
}
event-stopped = { $seat } se planta.
event-took = Con { $seat } se va { $card }: { $condition }, { $points }.
event-took-along = Con el hipnotizador llega también { $card } para { $seat }: { $points }.
event-bonus-left = { $seat } pasa, y { $card } se queda en la fila.
event-took-place = { $seat } se lleva también { $card }: { $points }.
event-place-left = { $seat } no se lleva { $card }.
event-dragon-given = { $seat } manda { $card } a casa de { $to }: { $points }.
event-penalty = Nadie se deja convencer, y a { $seat } le cae { $card }: { $points }.
event-penalty-shown = El siguiente villano: { $points }.
event-discarded = De esperar se cansa { $card }, y deja la fila.
event-refilled = A la fila llega { $card }: { $condition }, { $points }.
event-extra-turn = Gracias al aprendiz, { $seat } juega otro turno.
event-extra-turn-passed = { $seat } renuncia a ese turno de más.
event-ended = Se acabó la partida: { $ending }.
ending-inhabitants = ya no queda nadie que se sume a la fila
ending-penalties = el último villano ha encontrado casa
ending-place = ya no queda nada en { $place }
ended-inhabitants = llegó el último habitante
ended-penalties = se instaló el último villano
ended-place = no quedó nada en { $place }
event-scored = { $seat }: { $points }.
event-won = { $count ->
    [one] ¡Esta noche la corona es para { $seats }!
   *[other] ¡Esta noche { $seats } comparten la corona!
}
won-by-less = Empate a puntos: la corona es de quien tiene menos puntos negativos.
won-together = Los mismos puntos y los mismos puntos negativos: la corona se comparte.

## Lo que se pregunta

question-keep = { $seat }, ¿qué dados guardas?
question-take = { $seat }, ¿a quién te llevas?
question-place = { $seat }, ¿te llevas también { $card } ({ $points })?
question-bonus = { $seat }, la mirada del hipnotizador se posa en { $card } ({ $condition }, { $points }). ¿Te llevas también esta carta?
question-dragon = { $seat }, ¿a quién le mandas { $card } ({ $points })?
question-again = { $seat }, el aprendiz te regala otro turno. ¿Lo juegas?

option-keep = { $count ->
    [one] guardar el dado { $kept }, lanzar el resto
   *[other] guardar los dados { $kept }, lanzar el resto
}
option-keep-none = lanzar otra vez los seis
option-keep-stop = plantarse
option-take = { $name }: { $condition }, { $points }
option-place-place = llevarse { $card }
option-place-leave = dejar { $card }
last-place = A este lugar solo le queda una carta: quien se la lleva acaba la partida.
option-bonus-bonus = llevarse { $card }
option-bonus-leave = dejar { $card }
option-again-again = jugar otro turno
option-again-pass = renunciar a él
option-dragon = mandar el dragón a casa de { $to }

## Cómo se cuentan los montones

count-inhabitants = habitantes { $points }
count-places = lugares { $points }
count-fairies = hadas { $points }
count-villains = villanos { $points }
count-dragons = dragones { $points }
count-line = { $seat }: { $parts }; { $points } en total.
count-nothing = { $seat }: ni una carta, { $points }.

## Los consejos

hint-roll = La mejor esperanza es { $card } ({ $condition }): { $chance }; el riesgo de no contentar a nadie es del { $none }.
hint-stop = Con estos dados te llevas { $card } ({ $condition }), y lanzar otra vez arriesga más de lo que puede dar.
hint-stop-empty = Otra tirada traería a alguien peor que el villano ({ $points }).
hint-take = De todos los que puedes llevarte, lo que más te vale es { $card }: { $points }.
hint-take-place = De todos los que puedes llevarte, lo que más te vale es { $card }, con el lugar que tiene justo encima.
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
hint-dragon = De los demás, quien va más fuerte es { $to }, con { $points }.
hint-again = Otro turno es otra oportunidad en la fila.
hint-again-pass = Tal como están las cosas, otro turno sería más riesgo que oportunidad.
