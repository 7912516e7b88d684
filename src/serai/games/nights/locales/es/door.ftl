# Las Noches antes de sentarse: los bots, el juego en solitario y lo que puede acordar una mesa (N16).

level-wanderer = un bot principiante
    .many = principiantes
    .one = principiante
    .about = Va de acá para allá y se queda con lo que venga: buena compañía para tus primeras partidas.
level-traveller = un buen bot
    .many = buenos
    .one = bueno
    .about = Conoce el mapa, sus habilidades y su misión, y vuelve a tiempo a casa: un rival amistoso.
level-sage = un bot experto
    .many = expertos
    .one = experto
    .about = Ha jugado miles de cuentos y sabe cómo suelen acabar: el más difícil de vencer.

alone = Solitario
    .about = Juegas sin rivales, contra el tiempo. Antes de que salga la última carta de la noche, alcanza tu meta, reúne una riqueza fabulosa y cumple dos misiones. Cada turno robas dos cartas y te quedas una. Donde decidiría otra persona, decide un dado, y pierdes un punto.

game-option-goal = ¿Cuánto dura? Puntos por alcanzar
    .about = Cada cual reparte en secreto estos puntos entre destino e historia. Cuantos más puntos, más larga es la partida.
game-option-goal-8 = 8, corta
game-option-goal-20 = 20, una velada
game-option-goal-30 = 30, larga
game-option-one-status = Un solo estado a la vez
    .about = Un estado nuevo sustituye al anterior. Si una recompensa da varios, solo cuenta el último.
game-option-random-skills = Habilidades al azar
    .about = Cada cual empieza con tres habilidades distintas repartidas al azar, en lugar de elegirlas.
game-option-storytelling = Contarlo a tu manera
    .about = Una vez por turno puedes contar a tu manera lo sucedido; si le gusta a la mayoría de los demás, ganas un punto de historia.
game-option-merchant = La senda del mercader
    .about = Si acabas tres turnos seguidos con riqueza fabulosa, ganas 5 puntos que cuentan como destino o como historia, según te haga falta.
game-option-person-reads = Lectura en voz alta
    .about = Quien se sienta a tu izquierda lee cada página en voz alta antes de que los demás la vean.
game-option-heroes = Héroes
    .about = Quién juega con qué héroe. Quien no elige recibe uno al azar.
