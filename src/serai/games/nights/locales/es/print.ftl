# El Libro impreso: todo lo que pide una mesa de verdad

## Los documentos

print-guide = Cómo jugar con estas páginas
print-book = El Libro de los cuentos
print-matrices = Las matrices
    .text = La columna es la reacción elegida; la fila, el adjetivo de quien aparece, o su nombre si no lleva adjetivo. La casilla da el número para una cara en blanco del dado del destino: − es el número anterior, + el siguiente. Una raya no se puede elegir, y solo se corteja a alguien del otro sexo.
    .alternates = Si una casilla muestra varios números, toma el que aún no hayas oído; si los has oído todos, o ninguno, el que prefieras.
print-charts = Las tablas
    .text = Cada carta tiene aquí su número. Lanza un dado, suma el número de la casilla y el bono de destino (1 por 3–4 puntos de destino, 2 a partir de 5); más de 12 cuenta como 12. La letra es la de la matriz.
print-cards = Las cartas
print-heroes = Los héroes
print-pieces = Peones y marcadores
    .text = Pega la hoja en cartulina y recorta. El peón de un héroe se dobla por la línea de puntos y se tiene en pie; los discos pequeños son sus marcadores.
print-map = El mapa
print-tiles = El mapa en hojas
    .text = Imprime a tamaño real, sin ajustar a la página. Corta el margen más allá de la línea fina, a la izquierda y arriba, pon cada hoja sobre el borde de su vecina hasta que las cruces coincidan, y pega.
print-colophon = { $pack }, versión { $version }. Cuentos, cartas y mapa: { $licence }. Compuesto en EB Garamond y Alegreya Sans, con Serai.

## El Libro

print-reading = Para quien lee
    .text =
        Tienes el Libro para quien juega a tu derecha. Te dan un número, y el dado del destino lo mueve: − es el número anterior, + el siguiente, una cara en blanco el número mismo. Las cifras en lo alto de cada página y las pestañas del borde te llevan hasta él.

        Antes de lanzar el dado, mira los títulos de los tres párrafos. Si nombran una habilidad que el héroe domina, di cuál, pero no dónde: se puede ir derecho a esa sección, sin dado.

        Lee el comienzo en voz alta, luego los títulos y ni una palabra más. Se elige una sección de la que el héroe tenga la habilidad, el estado, el tesoro, la riqueza, el sexo o la marca, o bien «Sin habilidad». Entonces lee esa sección y su recompensa.

        Una sección marcada como «obligatoria» se impone al héroe que tiene lo que nombra, haya lo que haya además. Nadie lo sabe de antemano. Un párrafo sin títulos se lee entero.

        Donde un cuento dice «el otro», di con quién se ha encontrado el héroe y concierta lo que sigue. De dos formas juntas, como listo/a, señor(a) o [un hermano / una hermana], la primera es para un héroe y la segunda para una heroína.
print-mandatory = obligatoria
print-places = Los Lugares de Poder
    .text = Aquí no se roba carta. Lee lo que se cuenta del lugar y después sus opciones. El dado del destino mueve, como siempre, el número de la que se elija. Luego el héroe sale por la flecha, a no ser que el cuento lo lleve a otra parte.
print-way-out = La flecha lleva aquí: { $space }.

## Las recompensas

print-award-placed = { $by ->
    [left] quien juega a tu izquierda te pone en el mapa: { $where }
   *[right] quien juega a tu derecha te pone en el mapa: { $where }
}
print-award-choose = a elegir, { $first }, o { $second }
print-award-go-to = sigue en el { $number }
print-award-again = otra vez el otro, en la matriz { $matrix }
print-award-encounter = un encuentro con { $being }, en la matriz { $matrix }
print-award-roll = { $plain ->
    [yes] lanza un dado: { $bands }
   *[no] lanza un dado ({ $added }): { $bands }
}
print-award-band = { $rolled } { $awards }
print-award-offer = aceptar: { $accept }; rechazar: { $refuse }

## Matrices y tablas

print-matrix = Matriz { $letter }
print-row = quién
print-row-badly-lost = sin rumbo ni señales
print-row-pursuing = tras tus pasos
print-row-for-some = { $row }, que { $fact }
print-row-for-being = { $row }: { $name }
print-chart-wherever = estés donde estés
print-chart-marvel = { $terrain }: { $marvel }, matriz N

## Las cartas

print-card-encounter = Encuentro
print-card-treasure = Tesoro
print-card-quest = Misión
print-card-status = Estado
print-card-skill = Habilidad
print-card-people = personajes: según la hora
print-card-lands = tierras: según el terreno
print-card-city = carta de ciudad
print-card-charts = Tablas { $number }
print-card-sold = Se vende en una ciudad: { $awards }
print-card-unsold = Nadie lo compraría.
print-card-reward = Recompensa: { $awards }
print-card-found = Al encontrarlo: { $awards }
print-card-roll = Se juega tras un encuentro posterior ({ $city }); un dado da:

## Hojas de héroe y peones

print-hero-destiny = Destino
print-hero-story = Historia
print-hero-bonus = en las tablas
print-hero-wealth = Riqueza
print-hero-land = tierra
print-hero-sea = mar
print-hero-skills = Habilidades
print-hero-statuses = Estados
print-hero-treasures = Tesoros
print-hero-tokens = Marcas
print-hero-quest = Misión
print-hero-cities = Cartas de ciudad
print-hero-goal = Meta secreta
print-hero-fold = dobla aquí
print-hero-destination = Rumbo
print-hero-home = Hogar (boda)
print-hero-seat = Sede (visir)
print-hero-wanted = Te buscan en (proscripción)
print-hero-pursuer = Te persigue
print-piece-quest = misión
print-piece-destination = rumbo
print-piece-home = hogar
print-piece-seat = sede
print-piece-wanted = búsqueda

## Cómo jugar con estas páginas

print-guide-need = Lo que hace falta
    .text =
        El Libro, las matrices y las tablas, impresos por las dos caras y encuadernados o grapados. Las cartas, impresas por las dos caras en papel grueso, volteadas por el borde largo y cortadas por las marcas; una carta de habilidad muestra el talento por un lado y la maestría por el otro. Para cada cual, una hoja de héroe y un lápiz. El mapa, en cartel o pegado por hojas, y los peones.

        Dos dados corrientes y un dado del destino: sirve un tercero cualquiera, 1–2 para −, 3–4 en blanco, 5–6 para +.
print-guide-setup = Preparación
    .text =
        Cada cual toma un héroe y pone su peón en Bagdad, Pobre y sin un punto. Cada cual recibe una misión, boca arriba. Después, cada cual reparte en secreto 20 puntos entre una meta de destino y una de historia, las escribe en su hoja y dobla la esquina encima.

        Baraja encuentros, tesoros y misiones y déjalos junto al mapa. Es por la mañana. Cuando se acaben los encuentros, baraja los descartes y pasa al mediodía, y luego a la noche; después, la noche se queda.

        Empieza quien saque más con dos dados. Por turnos, y en tres vueltas, cada cual toma una habilidad, con el talento a la vista.
print-guide-turn = Un turno
    .text =
        1. Pasa el Libro: quien está a tu izquierda lee, quien está a tu derecha lleva matrices y tablas. Entre dos, una sola persona lo tiene todo.

        2. Nombra los estados y tesoros que cuentan ahora, y haz lo que toca al principio del turno.

        3. Muévete o quédate. Tu riqueza dice hasta dónde, por tierra y por mar. Si combinas ambas, el número mayor es el límite de todo el viaje, y tanto la tierra como el mar conservan el suyo.

        4. Ten tu encuentro.

        5. En una ciudad, juega su carta si la tienes y vende tesoros si quieres. Después mira tu misión.

        6. Mira si has alcanzado tu meta.
print-guide-encounter = De la carta al cuento
    .text =
        Roba una carta y busca su número entre las tablas. Una carta de personajes se lee según la hora; una de tierras, según el terreno donde estás; una carta de ciudad tiene una sola tabla para todos los lugares, y tras el encuentro puedes guardarla.

        Lanza un dado, suma el número de tu casilla y tu bono de destino (1 por 3–4 puntos de destino, 2 a partir de 5); más de 12 cuenta como 12. La tabla dice con quién te encuentras, y en qué matriz.

        Quien está a tu derecha lee las reacciones de esa matriz, y tú eliges una antes de que nadie sepa más. En la fila del adjetivo hay un número. El dado del destino lo mueve, y el Libro se abre por ese párrafo.
print-guide-example = Por ejemplo: { $being }, en la matriz { $matrix }. Eliges «{ $reaction }», y en la fila «{ $row }» está el { $number }. Con −, se lee el { $before }; en blanco, el { $number }; con +, el { $after }.
print-guide-awards = Las recompensas
    .text =
        Se aplican de izquierda a derecha. Una habilidad nueva llega como talento; si ya la tienes, sube a maestría: dale la vuelta a su carta. Obedece a un estado en cuanto lo tengas; su carta dice cómo, y cómo acaba. Un tesoro sale del mazo, salvo si se nombra: entonces puede venir de quien lo tenga. La riqueza se detiene donde dicen los paréntesis.

        Una marca va entre comillas. Escríbela en tu hoja: otros cuentos la pedirán, y ni la muerte te la quita.

        La entrada a un Lugar de Poder: pon allí tu marcador de rumbo. Mientras esté, puedes entrar contra la flecha, como si fuera la casilla de al lado, y ahí acaba tu movimiento.

        Un encuentro que sigue a otro empieza por las reacciones de su matriz. La muerte te lleva a Bagdad, Pobre, sin estados, tesoros ni marcadores; un hermano o una hermana sigue con tus habilidades y tus puntos.
print-guide-fates = En lugar de una carta
    .text =
        Perdido/a: puedes tomar la matriz G. Perseguido/a: lanza un dado antes de tu encuentro; con 1–2 te han dado alcance, en la matriz H.
print-guide-jailer = Encarcelado/a: el carcelero, en la matriz K
print-guide-lover = Ciego/a de amor: a quién cortejar
print-guide-refused = Amado/a, si lo rechazas
print-guide-homecoming = Casado/a, al volver a casa: dos dados
print-guide-wealth = Casillas por tierra y por mar
print-guide-end = El final
    .text =
        Quien acabe su turno en Bagdad, tras el encuentro de ese turno, con sus dos metas alcanzadas y sin un estado que lo impida, puede declararlo. Los demás tienen un turno más. De quienes estén entonces en Bagdad con sus metas alcanzadas, gana quien tenga más estados y, si empatan, quien tenga más habilidades.
print-guide-variants = Variantes
    .text =
        Otra meta: se juega a más o a menos de 20 puntos. Un solo estado a la vez: el nuevo sustituye al viejo. Habilidades al azar: las tres primeras se sacan de entre las cartas.

        Contarlo a tu manera: cuenta otra vez con tus palabras el final de un encuentro; si gusta a la mayoría, vale un punto de historia, una vez por turno. La senda del mercader: quien conserve una riqueza fabulosa durante tres turnos propios seguidos puede contar 5 puntos para cualquiera de sus metas.

        Solitario: roba dos cartas de encuentro y quédate con una. Gana antes de que se acabe el mazo de la noche, con tu meta alcanzada, riqueza fabulosa y dos misiones cumplidas. Donde decidiría otra persona, pierde un punto y que decida un dado; en cualquier ciudad, un nivel de riqueza compra la cura que daría otro héroe.
