# Las mil y una noches en toda la terminal: lo que dicen sus pantallas.

## Apertura
screen-level-wanderer = vagabundea
screen-level-traveller = viaja con buen juicio
screen-level-sage = conoce los cuentos

## Las Noches
screen-new-here = ¿Primera vez aquí? Pulsa ? en cualquier momento: te dice qué toca hacer.
screen-bot = (bot)
screen-points = destino { $destiny } · historia { $story }
screen-reads = lee { $name }
screen-last-round = última ronda
screen-read-on = seguir leyendo
screen-turn-page = pasar la página
screen-somebody-thinks = La historia sigue…
screen-press-number = Elige por su número.
screen-mark-one = Señala antes una línea con las flechas, o elige por su número.
screen-mark = señalar
screen-choose = elegir
screen-search = buscar
screen-none-found = Aquí nada se llama así. Esc devuelve la lista entera.
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
screen-lift = Soy { $name }, y nadie más mira
screen-secret-goal = La meta de una noche solo la conoce quien la juega.
screen-secret-number = Solo { $name } puede ver adónde lleva cada número.
screen-secret-page = { $name } tiene el Libro, y lee antes que los demás.
screen-secret-answer = Lo que viene ahora es solo para { $name }.
screen-nights-keys =
    Intro pasa la página. Las cifras eligen; en una lista, las flechas señalan, Intro elige, / busca por nombre o terreno.
    Tab lleva de una lista al Libro y otra vez a la lista. Las flechas desplazan la página.
    m el mapa · h los héroes, y qué significa cada estado, habilidad o tesoro · g tu meta secreta · j el diario · a consejo · u deshacer · l idioma · t luz · q salir.
screen-heroes-at-table = héroes a la mesa
screen-hero-drawn = héroe por sorteo
screen-goal-label = puntos que alcanzar
screen-one-status = estados
screen-one-status-no = cuantos te toquen
screen-one-status-yes = uno solo a la vez
screen-random-skills = primeras habilidades
screen-random-skills-no = elegidas por turno
screen-random-skills-yes = por sorteo
screen-storytelling = volver a contarlo
screen-storytelling-no = no
screen-storytelling-yes = sí, los demás votan
screen-merchant = la senda del mercader
screen-merchant-no = no
screen-merchant-yes = sí, una riqueza fabulosa cuenta
screen-person-reads = quién lee
screen-person-reads-no = la página se muestra a todos
screen-person-reads-yes = primero quien tiene el Libro
