# El Rey de los Dados en toda la terminal: lo que dicen sus pantallas.

## Lugares y mazos
screen-city = Ciudad
screen-mine = Mina
screen-workshop = Taller
screen-orc-village = Los orcos
screen-forest = Bosque
screen-empty = sin cartas
screen-draw-pile = mazo { $count }
screen-penalties = siguiente villano { $points } (aún hay { $left })
screen-no-penalties = no quedan villanos
screen-discards = descartes { $count }
screen-odds-shown = probabilidad con lo guardado; como mucho (≤), guardando lo mejor
screen-odds-wait = calculando las probabilidades…

## Reyes
screen-bot-random = (juega al azar)
screen-bot-squire = (escudero)
screen-bot-king = (rey)
screen-bot-emperor = (emperador)

## Teclas y elecciones
screen-keep = guardar un dado
screen-roll-all = No guardas ningún dado. Pulsa Intro otra vez para lanzar los seis.
screen-go-on = seguir
screen-keys-odds = probabilidad
screen-keys-kings = montones

## Diálogos
screen-stacks = Los montones

## Apertura
screen-level-squire = juega por una carta cada vez
screen-level-king = juega como un rey
screen-level-emperor = juega como un emperador
screen-first-drawn = por sorteo

## El final
screen-total = Total

## Reglas
screen-rules =
    Eres un rey que anda buscando súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que quieras y lanza los demás otra vez. Lo guardado no queda atado: en la siguiente tirada puede volver a rodar.

    Los habitantes cuyo deseo cumplen tus dados levantan la cabeza. Te llevas a uno, el que prefieras; rechazarlos a todos no vale. Va encima de tu montón.

    Si estaba bajo el lugar de su color (⌂), puedes llevarte también la carta de arriba de ese lugar.

    Si nadie levanta la cabeza, te cae el siguiente villano con sus puntos negativos, y el habitante del extremo derecho se va. La fila se aprieta hacia la derecha; los nuevos llegan por la izquierda.

    ELFO  encima de tu montón al empezar tu turno: cuatro tiradas.
    APRENDIZ  puedes jugar otro turno entero.
    HIPNOTIZADOR  puedes llevarte también al habitante de su derecha.
    HADAS  cada una vale tantos puntos como hadas tengas.
    DRAGÓN  mándaselo a otro rey, que perderá puntos por él.

    La partida acaba en cuanto no queda nada del mazo, de los villanos o de uno de los lugares. Gana quien tenga más puntos; si hay empate, quien haya perdido menos.

    En las cartas: ● rojo, ▲ verde, ■ azul; ◆ un color a tu elección; AA BB números iguales en cada grupo; ▁▂▃ números seguidos; Σ la suma de los seis dados.
