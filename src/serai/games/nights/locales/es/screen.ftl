# Las mil y una noches en toda la terminal: lo que dicen sus pantallas.

## Apertura
screen-level-wanderer = bot principiante
screen-level-traveller = buen bot
screen-level-sage = bot experto

## Las Noches
screen-new-here = ¿Primera vez aquí? Pulsa ? en cualquier momento: te dice qué toca hacer.
screen-bot = (bot)
screen-points = destino { $destiny } · historia { $story }
screen-reads = lee { $name }
screen-last-round = última ronda
screen-read-on = seguir leyendo
screen-turn-page = pasar la página
screen-somebody-thinks = La historia sigue…
screen-press-number = Elige una opción por su número.
screen-mark-one = Selecciona antes una línea con las flechas, o elige por su número.
screen-mark = seleccionar
screen-choose = elegir
screen-search = buscar
screen-none-found = Nada con ese nombre. Pulsa Esc para ver la lista entera.
screen-type-number = teclear el número
screen-to-list = volver a la lista
screen-to-book = volver al Libro
screen-keys-map = mapa
screen-keys-heroes = héroes
screen-keys-goal = meta
screen-keys-journal = diario
screen-goal = Tu meta secreta
screen-journal = Lo que ha pasado hasta ahora
screen-read-aloud = Solo tú ves esta página. Léesela a los demás en voz alta.
screen-pass = Pásale el teclado a { $name }
screen-lift = Soy { $name }: mostrar
screen-secret-goal = La meta de cada persona es secreta.
screen-secret-number = Solo { $name } puede ver adónde lleva cada número.
screen-secret-page = { $name } lee el Libro y ve la página primero.
screen-secret-answer = Solo { $name } puede ver lo que sigue.
screen-nights-keys =
    Intro pasa la página. Las cifras eligen; en una lista, las flechas seleccionan, Intro elige, / busca por nombre o terreno.
    Tab cambia entre la lista y el Libro. Las flechas desplazan la página.
    m el mapa · h los héroes, y qué significa cada estado, habilidad o tesoro · g tu meta secreta · j el diario · a consejo · u deshacer · l idioma · t tema · q salir.
screen-heroes-at-table = número de héroes
screen-hero-drawn = héroe al azar
screen-goal-label = puntos que alcanzar
screen-one-status = estados
screen-one-status-no = sin límite
screen-one-status-yes = uno solo a la vez
screen-random-skills = habilidades iniciales
screen-random-skills-no = elegidas por turno
screen-random-skills-yes = al azar
screen-storytelling = contarlo a tu manera
screen-storytelling-no = no
screen-storytelling-yes = sí, los demás votan
screen-merchant = la senda del mercader
screen-merchant-no = no
screen-merchant-yes = sí, una riqueza fabulosa cuenta
screen-person-reads = quién lee
screen-person-reads-no = todos ven cada página
screen-person-reads-yes = una persona lee en voz alta
