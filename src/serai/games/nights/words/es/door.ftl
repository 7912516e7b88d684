# Las Noches antes de sentarse: los bots, el juego en solitario y lo que puede acordar una mesa (N16).

level-wanderer = un bot errante
    .many = errantes
    .one = errante
    .about = Va adonde sopla el viento y se queda con lo que venga: buena compañía para tus primeras noches.
level-traveller = un bot viajero
    .many = sensatos
    .one = sensato
    .about = Conoce el mapa, sus habilidades y su misión, y vuelve a tiempo a casa: un rival amistoso.
level-sage = un bot que conoce los cuentos
    .many = sabios
    .one = sabio
    .about = Ha oído miles de cuentos y recuerda cómo suelen acabar: difícil de superar.

alone = Solitario
    .about = Viajas sin compañía, contra la noche. Antes de que salga su última carta, alcanza tu meta, reúne una riqueza fabulosa y cumple dos misiones. Cada turno robas dos cartas y te quedas una; lo que decidiría otra persona lo decide el hado, a cambio de un punto.

game-option-goal = Puntos por alcanzar
    .about = Cada cual reparte en secreto estos puntos entre destino e historia. Con 20 hay para una velada; con menos, es más corta.
game-option-goal-8 = 8, una noche corta
game-option-goal-20 = 20, una velada
game-option-one-status = Un solo estado a la vez
    .about = Un estado nuevo quita el anterior, y si una recompensa da varios, solo cuenta el último.
game-option-random-skills = Habilidades al azar
    .about = Nadie elige: se empieza con tres habilidades distintas repartidas por el azar.
game-option-storytelling = Volver a contarlo
    .about = Una vez por turno puedes contar a tu manera lo sucedido; si le gusta a la mayoría de los demás, ganas un punto de historia.
game-option-merchant = La senda del mercader
    .about = Acabar tres turnos seguidos con riqueza fabulosa da 5 puntos que cuentan para una u otra parte de la meta.
game-option-person-reads = Lee una persona
    .about = Quien se sienta a tu izquierda lee cada página en voz alta antes de que los demás la vean, y la pasa.
game-option-heroes = Héroes
    .about = Quién juega con qué héroe. A quien no pide ninguno se lo da el azar.
