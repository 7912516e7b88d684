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
screen-odds-shown = probabilidad con los dados guardados; encima, la mejor posible
screen-odds-up-to = hasta { $chance }
screen-odds-wait = calculando las probabilidades…

## Reyes
screen-bot-random = (al azar)
screen-bot-squire = (principiante)
screen-bot-king = (bueno)
screen-bot-emperor = (experto)

## Teclas y elecciones
screen-keep = guardar un dado
screen-roll-all = No guardas ningún dado. Pulsa Intro otra vez para lanzar los seis.
screen-go-on = seguir
screen-keys-odds = probabilidad
screen-keys-kings = montones

## Diálogos
screen-stacks = Los montones

## Apertura
screen-level-squire = bot principiante
screen-level-king = buen bot
screen-level-emperor = bot experto
screen-first-drawn = al azar

## El final
screen-total = Total

## Reglas
screen-rules =
    Eres un rey que busca súbditos. En tu turno lanzas seis dados, hasta tres veces; después de cada tirada guarda los que quieras y lanza los demás otra vez. Un dado guardado se puede volver a lanzar.

    Los habitantes a quienes les gustan tus dados levantan la cabeza. Tienes que llevarte a uno, el que prefieras. Va encima de tu montón.

    Si estaba bajo el lugar de su color (⌂), puedes llevarte también la carta de arriba de ese lugar.

    Si tus dados no le gustan a nadie, recibes el siguiente villano con sus puntos negativos, y el habitante del extremo derecho se va. La fila se aprieta hacia la derecha; los nuevos llegan por la izquierda.

    ELFO  encima de tu montón al empezar tu turno: cuatro tiradas.
    APRENDIZ  puedes jugar otro turno entero.
    HIPNOTIZADOR  puedes llevarte también al habitante de su derecha.
    HADAS  cada una vale tantos puntos como hadas tengas.
    DRAGÓN  mándaselo a otro rey, que perderá puntos por él.

    La partida acaba en cuanto no queda nada del mazo, de los villanos o de uno de los lugares. Gana quien tenga más puntos; si hay empate, quien tenga menos puntos negativos.

    En las cartas: ● rojo, ▲ verde, ■ azul; ◆ un color a tu elección; AA BB números iguales en cada grupo; ▁▂▃ números seguidos; Σ la suma de los seis dados.
