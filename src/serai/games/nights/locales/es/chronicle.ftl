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
chronicle-sail-brief = Por mar: { $space }.
chronicle-road-short-1 = { $hero } toma el camino hasta { $space }.
chronicle-road-short-2 = En caravana, { $hero } llega hasta { $space }.
chronicle-road-brief = Por tierra: { $space }.
chronicle-both-short-1 = Por tierra y mar, { $hero } alcanza { $space }.
chronicle-both-brief = Por tierra y mar: { $space }.
chronicle-stay-short-1 = { $hero } se queda en { $space }.
chronicle-stay-brief = Todavía en { $space }.

## La suerte de los héroes, al final; la que puede tocar a varios tiene varias formas

chronicle-fate-won-1 = { $hero } se sienta junto al fuego en Bagdad, desata el hato y no falta nada: { $points }, deseados en secreto y traídos a casa. El narrador carraspea y empieza por ese nombre.
chronicle-fate-shared-1 = { $hero } desata el hato junto al fuego en Bagdad y no falta nada: { $points }.
chronicle-fate-shared-2 = Junto a ese hato hay otro, igual de lleno: { $hero } ha traído a casa { $points }. El mejor cojín da para más de uno, y la noche también.
chronicle-fate-running-1 = { $hero } llegó también a tiempo, con { $points } y ni un deseo sin cumplir. Los narradores miraron largo rato de un hato al otro.
chronicle-fate-running-2 = Tampoco le faltaba nada a { $hero }, que había vuelto con { $points }.
chronicle-fate-away-1 = A este hato no le falta nada: { $points }. Quien falta es { $hero }. Cuando se cierran las puertas, ambos están todavía aquí: { $space }.
chronicle-fate-away-2 = También { $hero } tenía todo lo deseado, { $points }, menos una mula más rápida. Aquí se les vio por última vez: { $space }.
chronicle-fate-away-3 = A { $hero } no le faltaba sino el camino de vuelta. Esta noche { $points } duermen bajo otro cielo: { $space }.
chronicle-fate-barred-1 = { $hero } está a la puerta de Bagdad con todo lo deseado, { $points }, y con una cosa de más para que le abran.
chronicle-fate-unfinished-1 = Puntos tenía { $hero } de sobra: { $points }. Pero el cuento debía acabar en Bagdad con dos misiones cumplidas y una fortuna fabulosa, y faltó una noche.
chronicle-fate-near-1 = { $hero } ya se vestía para la fiesta; entonces alguien contó. Con { $lacking } más, este sería otro cuento.
chronicle-fate-near-2 = { $hero } ha contado con los dedos y luego con las cuentas del rosario, y no sale: por { $lacking }.
chronicle-fate-lacks-destiny-1 = { $hero } podría hablar hasta el alba, y lo hace. También se esperaba al destino; mandó recado y no ha llegado: faltan { $lacking }.
chronicle-fate-lacks-destiny-2 = De { $hero } ya hay canciones, y acaban bien. Lo demás va { $lacking } por detrás.
chronicle-fate-lacks-story-1 = Grandes cosas le han pasado a { $hero }, y casi nadie ha oído hablar de ellas: faltan { $lacking }.
chronicle-fate-lacks-story-2 = Los astros le cumplieron su palabra a { $hero }. Nadie estaba allí para escribirlo, y al cuento le faltan { $lacking }.
chronicle-fate-far-1 = { $hero } sigue en camino hacia lo deseado, a falta de { $lacking }. Al camino no le importa; no tiene otros planes.
chronicle-fate-far-2 = De { $hero } solo puede contarse esta noche el principio. Quedan por llegar { $lacking } y una cena que se guarda caliente.
chronicle-fate-far-3 = El deseo de { $hero } era largo y aún no se ha gastado: quedan { $lacking }.
chronicle-fate-where-1 = La carta que explica el sitio vacío junto al fuego lleva este encabezado: { $space }.
chronicle-fate-where-2 = Quien quiera oír el resto esta noche tendrá que ir a preguntar allí: { $space }.
chronicle-fate-where-3 = Alguien ha visto la lámpara encendida todavía, muy lejos: { $space }.
chronicle-fate-wealth-beggar = La bolsa es ahora un cuenco, y el cuenco, prestado.
chronicle-fate-wealth-penniless = La bolsa está plana y sirve de guante.
chronicle-fate-wealth-poor = Hay dinero para pan, si es de ayer.
chronicle-fate-wealth-respectable = La bolsa ni suena ni se disculpa.
chronicle-fate-wealth-rich = El cambista se levantó para dar las buenas noches.
chronicle-fate-wealth-princely = Tres mulas llevaban el dinero, y una cuarta las llaves.
chronicle-fate-wealth-fabulous = Del dinero basta decir que tardó toda la mañana en pasar.
chronicle-fate-quests = { $count ->
    [one] Hay una misión cumplida, y quien la pedía ya no pide nada.
   *[other] Hay { $count } misiones cumplidas, y quienes las pedían ya no piden nada.
}
chronicle-fate-treasures = En las alforjas: { $list }.
