# El Rey de los Dados antes de sentarse: sus bots.

level-squire = un bot principiante
    .many = principiantes
    .one = principiante
    .about = Va a por una carta cada vez y a menudo la consigue: un rival a la medida de quien empieza.
level-king = un buen bot
    .many = buenos
    .one = bueno
    .about = Juega cada turno tan bien como permiten los dados, y sabe lo que vale cada carta.
level-emperor = un bot experto
    .many = expertos
    .one = experto
    .about = Además vigila los montones de todos y el final de la partida: el más difícil de vencer.
