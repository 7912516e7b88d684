# El Rey de los Dados en la terminal: su mesa contada, y sus probabilidades.

## Las líneas

plain-dice = Tus dados: { $dice }.
plain-met = Ya puedes llevarte: { $cards }.
plain-met-none = Estos dados aún no le gustan a nadie.
plain-met-card = { $card } ({ $condition }, { $points })
plain-met-place = { $card } ({ $condition }, { $points }, más { $place }, { $more })
plain-rolls-left = { $count ->
    [one] Queda una tirada.
   *[other] Quedan { $count } tiradas.
}
plain-with-place = { $option }, más { $place }, { $more }
plain-rules =
    Eres un rey que busca súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que te gusten y lanza los demás otra vez.
    Luego te llevas a un habitante de la fila al que le gusten tus dados. Va encima de tu montón. Si estaba bajo su propio lugar, puedes llevarte también una carta de ese lugar.
    Si tus dados no le gustan a nadie, recibes un villano, y el habitante del extremo derecho de la fila se va. Los nuevos llegan por la izquierda.
    La partida acaba en cuanto se agota el mazo, alguien recibe el último villano o un lugar se queda sin cartas. La corona es para quien tenga más puntos; en caso de empate, para quien tenga menos puntos negativos.
plain-no-odds = No quedan tiradas, así que no hay nada que calcular.
plain-odds = { $count ->
    [one] Con una tirada por delante, guardando los mejores dados para cada uno:
   *[other] Con { $count } tiradas por delante, guardando los mejores dados para cada uno:
}
plain-odds-card = { $name }, { $condition }: { $chance }.
plain-no-effects = Ninguno tiene un poder especial.
plain-effect = { $name }. { $effect }

## La mesa, contada

table-turn = Le toca a { $seat }.
table-row = La fila, de izquierda a derecha:
table-card = { $number }, bajo { $place }: { $name }, { $condition }, { $points }.
table-gap = { $number }, bajo { $place }: nadie.
table-met = Le gustan estos dados.
table-place-open = Puedes llevarte también su lugar.
table-places = Los lugares. { $places }
table-place = { $count ->
    [0] { $place }: no queda nada.
    [one] { $place }: { $points }, la última carta.
   *[other] { $place }: { $points }, { $count } cartas.
}
table-villains = { $count ->
    [0] Villanos: no queda ninguno.
    [one] Villanos: el último vale { $points }.
   *[other] Villanos: quedan { $count }; el siguiente vale { $points }.
}
table-draw = { $count ->
    [0] No queda nadie en el mazo.
    [one] Queda un habitante en el mazo.
   *[other] Quedan { $count } habitantes en el mazo.
}
table-gone = { $count ->
    [one] Hay un habitante descartado.
   *[other] Hay { $count } habitantes descartados.
}
table-stack = { $seat }, { $points }; desde arriba: { $cards }.
table-stack-empty = { $seat }, { $points }; todavía sin cartas.
table-stack-card = { $name } { $points }

## Las probabilidades

odds-title = { $count ->
    [one] { $dice }, queda una tirada
   *[other] { $dice }, quedan { $count } tiradas
}
odds-no-dice = Todavía sin dados
odds-card = carta
odds-name = habitante
odds-inhabitant = { $name }: { $condition }
odds-exact = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-points = puntos
odds-chance = probabilidad
odds-fairy = n cada una
odds-best-stop = Lo mejor para estas cartas: plantarse (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
odds-best-keep = Lo mejor para estas cartas: guardar { $dice } (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
odds-best-roll = Lo mejor para estas cartas: lanzar otra vez los seis (vale { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } puntos).
