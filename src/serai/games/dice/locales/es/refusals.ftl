# Lo que no se puede hacer en El Rey de los Dados.

## El juego

refused-first = «{ $seat }» no puede empezar; elige entre: { $seats }.
refused-six-dice = Hay seis dados: escribe posiciones del 1 al 6.
refused-card = No hay ninguna carta «{ $card }»; escribe serai odds sin carta para verlas todas.
refused-card-near = No hay ninguna carta «{ $card }»; ¿querías decir { $near }?
refused-face = «{ $face }» no es una cara: escribe un número del 1 al 6 y después b, g o r para el color (azul, verde o rojo), como 3r.
refused-faces = Estas caras no pueden salir juntas: { $faces }. Solo dos de los seis dados las tienen.
refused-rolls = Un turno tiene como mucho { $most } tiradas, así que no pueden quedar { $rolls }: indica de 0 a { $most }.
refused-no-roll = Para los dados que quedan por lanzar hace falta al menos una tirada.

## Los escenarios

refused-stack-seat = «{ $seat }» tiene un montón pero no un sitio; elige entre: { $seats }.
refused-no-penalties = El montón de penalizaciones necesita al menos una carta: sin ella, la partida ha terminado.
refused-penalty-points = Las penalizaciones son puntos negativos, como [-1, -3].
refused-all-penalties = Todas las penalizaciones están en los montones de los jugadores: la partida habría terminado.
refused-draw-pile = El mazo tiene { $count } cartas; hacen falta al menos { $needed }.
refused-row = La fila necesita { $needed } cartas, no { $count }.
refused-places = Los montones de lugares deben ser: { $places }.
refused-place-pile = El montón «{ $place }» debe ser lo que queda de 2, 3 y 4 puntos, el de arriba primero.
refused-empty-pile = El mazo o el montón de penalizaciones está vacío: la partida habría terminado.
refused-not-inhabitant = «{ $card }» no es un habitante.
refused-no-card = No hay ninguna carta «{ $card }».
refused-card-twice = «{ $card }» se usa más veces que cartas hay con ese nombre.
