# El Rey de los Dados antes de sentarse: sus bots.

level-squire = un bot aprendiz
    .many = aprendices
    .one = aprendiz
    .about = Se encapricha de una carta cada vez, y a menudo la consigue: un rival a la medida de quien empieza.
level-king = un bot que calcula
    .many = calculadores
    .one = calculador
    .about = Juega cada turno tan bien como permiten los dados, y sabe lo que vale cada carta.
level-emperor = un bot que calcula y observa
    .many = previsores
    .one = previsor
    .about = Calcula como un rey y además vigila los montones de todos y el final de la partida: el más difícil de vencer.
