# La crónica de una noche.

## La cubierta y las partes del libro

chronicle-title-nights = { $count ->
    [one] La noche en que { $names } se echó al camino
   *[other] La noche en que { $names } se echaron al camino
}
chronicle-of = de Las mil y una noches
chronicle-chapter = Capítulo { $number }

## La compañía

chronicle-sets-out = Por todo equipaje, { $hero } lleva { $skills }.
chronicle-quest = Y una misión: { $quest }. { $about }
chronicle-wish = La meta secreta que nadie más conocía: { $destiny } y { $story }.

## Los títulos de los capítulos

chronicle-still = Un tiempo más: { $place }
chronicle-in-which = Donde { $deeds }.
chronicle-in-which-meets = { $hero } se encuentra con { $beings }
chronicle-in-which-list = { $before }; { $last }
chronicle-lost = { $hero }, lejos de todo camino

## Por el camino; cada frase tiene varias formas, para que ninguna se gaste

chronicle-sail-1 = Desde { $origin }, { $hero } navega hacia { $space }.
chronicle-sail-2 = El viento es bueno: { $hero } deja { $origin } por la popa y alcanza { $space }.
chronicle-sail-3 = Un barco lleva a { $hero } desde { $origin } hasta { $space }.
chronicle-sail-4 = { $hero } da con un capitán que no pide demasiado, deja atrás { $origin } y busca con la vista { $space }.
chronicle-sail-5 = La vela se hincha, y { $hero } cambia { $origin } por { $space }.
chronicle-road-1 = Desde { $origin }, { $hero } toma el camino que lleva hasta { $space }.
chronicle-road-2 = { $hero } se une a una caravana que deja { $origin } y va hacia { $space }.
chronicle-road-3 = El camino es largo, polvoriento y lleno de consejos; { $hero } deja { $origin } y al final encuentra { $space }.
chronicle-road-4 = { $hero } deja { $origin }, se sacude el polvo de las sandalias y no para hasta { $space }.
chronicle-road-5 = Una mula, un odre, y { $hero } cambia { $origin } por { $space }.
chronicle-both-1 = Por tierra y por mar, { $hero } va desde { $origin } hasta { $space }.
chronicle-both-2 = Ya a pie, ya a vela, { $hero } deja { $origin } y alcanza { $space }.
chronicle-both-3 = { $hero } pasa de la silla a la cubierta y de la cubierta a la silla, desde { $origin } hasta { $space }.
chronicle-both-4 = Primero el camino, luego una cubierta, o al revés: { $hero } deja { $origin } y alcanza { $space }.
chronicle-stay-1 = { $hero } no tiene prisa por dejar { $space }.
chronicle-stay-2 = Un día más, y { $hero } sigue en { $space }.
chronicle-stay-3 = Queda mucho por ver, y { $hero } se queda en { $space }.
chronicle-stay-4 = ¿Para qué ir más lejos? Por ahora, { $hero } se queda en { $space }.
chronicle-meet-1 = Allí { $who } se encuentra con { $being }.
chronicle-meet-2 = Al poco, { $who } ve venir a { $being }.
chronicle-meet-3 = Y allí, como por encargo: { $being }.
chronicle-meet-4 = Ya hay alguien allí: { $being }.
chronicle-meet-5 = { $who } no tarda en cruzarse con { $being }.
chronicle-find-1 = Allí { $who } da con { $being }.
chronicle-find-2 = Lo que allí espera: { $being }.
chronicle-find-3 = Y de pronto, justo delante: { $being }.
chronicle-reject-1 = { $hero } lo rechaza y prueba otra cosa.
chronicle-reject-2 = Así no: { $hero } vuelve a empezar de otro modo.
chronicle-reject-3 = { $hero } se niega, y la historia vuelve al momento en que todo podía ser distinto.
chronicle-retell-1 = Junto al fuego, { $hero } lo cuenta otra vez, y mejor.
chronicle-retell-2 = Cuando { $hero } lo cuenta después, resulta más largo.
chronicle-retell-3 = { $hero } lo cuenta una vez más, con gestos.
chronicle-retell-4 = Contado por { $hero }, parece aún más cierto.
chronicle-promised = { $hero } tiene una carta para esta ciudad y la juega: { $card }.
chronicle-quiet-1 = Aquel día no se cuenta nada más de { $hero }.
chronicle-quiet-2 = Para { $hero } el día pasa sin cuento.

## Los viajes y los puntos

chronicle-route = { $hero }: { $spaces }.
chronicle-nowhere = { $hero } no ha dejado { $space }.
chronicle-picture-destiny = Destino
chronicle-picture-story = Historia

## On a live page, where there is room for one line

chronicle-sail-short-1 = { $hero } navega hacia { $space }.
chronicle-sail-short-2 = Un barco lleva a { $hero } hasta { $space }.
chronicle-sail-brief = Por mar hasta { $space }.
chronicle-road-short-1 = { $hero } toma el camino hasta { $space }.
chronicle-road-short-2 = En caravana, { $hero } llega hasta { $space }.
chronicle-road-brief = Por tierra hasta { $space }.
chronicle-both-short-1 = Por tierra y mar, { $hero } alcanza { $space }.
chronicle-both-brief = Por tierra y mar hasta { $space }.
chronicle-stay-short-1 = { $hero } se queda en { $space }.
chronicle-stay-brief = Todavía en { $space }.
