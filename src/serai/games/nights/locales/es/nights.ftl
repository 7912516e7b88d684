# Las mil y una noches

title = Las mil y una noches

## Los héroes

hero-aladdin = Aladino
    .about = Tu padre era sastre y, según los vecinos, se murió de ti: nunca hiciste una costura derecha, pero no hay en el barrio tejado, albañal ni vendedora de dátiles que no conozcas. Un tío del que nadie había oído hablar te hizo bajar un día a un agujero por una lámpara. Ya no hay lámpara ni tío, y el palacio duró un verano. Te queda tu madre, que ha dejado de preguntar, y la costumbre de mirar dos veces lo que otros tiran.
hero-ali-baba = Alí Babá
    .about = Cortabas leña y tenías tres burros, hasta la tarde en que, subido a un árbol, oíste lo que el capitán de cuarenta hombres le decía a una peña. Te valió un año de riqueza y dos de persecución. Morgiana, que te salvó el cuello tres veces en una semana, ya no sirve a nadie: se llevó la mitad del oro y comercia con sésamo. Tú te quedaste con los burros. Desde entonces das las buenas noches a todos los peñascos y compras el aceite por tazas.
hero-maaruf = Maaruf
    .about = En El Cairo remendabas sandalias a gente que pagaba en cumplidos, hasta que tu mujer te llevó ante el cadí por un pastel de miel y un genio, por lástima, te sacó de allí por los aires. En el reino de al lado te preguntaron el oficio. Mercader, dijiste; la caravana viene detrás. A cuenta de eso pediste prestado, lo diste todo a los mendigos y te prometieron a una princesa. Lo raro es que la caravana llegó. Desde entonces dices la verdad, y te sale el doble de cara.
hero-sindbad = Simbad
    .about = Siete veces has jurado no volver a dejar Bagdad, y el séptimo juramento empieza a clarear por los codos. Has guisado la cena a lomos de una ballena, viajado en la pata de un ave roc sin que se enterara y seguido a una esposa hasta la tumba, por cortesía, en un país de costumbres estrictas. Tu casa junto al Tigris tiene cien alcobas y no duermes en ninguna: el suelo no se mueve. Un faquín tocayo tuyo viene a oír el resto, y come por dos.
hero-scheherazade = Sherezade
    .about = Mil noches junto a un rey que no apartaba la mano de la espada, y en cada amanecer un cuento a falta del final: tu padre el visir lo había prohibido, y apenas ha vuelto a pegar ojo. Dinarzad, tu hermana, sentada a los pies de la cama, preguntaba siempre lo que había que preguntar. Ahora el rey duerme como un niño, las hijas de la ciudad están a salvo y en la biblioteca no queda una historia. Así que has encargado unas botas, una mula y mucha tinta.
hero-zumurrud = Zumurrud
    .about = El día que quisieron venderte, en Jorasán, rechazaste a la cara a todos los compradores y te fuiste libre, con el más pobre. Más tarde, con capote de soldado y el pelo bajo el yelmo, llegaste a una ciudad cuya ley corona al primer forastero que entra, y fuiste su rey tres años, y bueno. Cada mes dabas de comer al pueblo entero, hasta que cada uno de tus enemigos alargó la mano al plato que no debía. Dejaste la corona en su cojín y te quedaste con el caballo.
sex-man = hombre
sex-woman = mujer

## El mundo

terrain-city = ciudad
    .any = una ciudad cualquiera
terrain-mountain = montaña
    .any = una montaña cualquiera
terrain-sea = mar
    .any = un mar cualquiera
terrain-desert = desierto
    .any = un desierto cualquiera
terrain-forest = bosque
    .any = un bosque cualquiera
terrain-island = isla
    .any = una isla cualquiera
continent-arabia = Arabia
continent-europa = Europa
continent-africa = África
continent-india = India
continent-asia = Asia
time-morning = mañana
time-noon = mediodía
time-night = noche

power-cave-of-wonders = Cueva de las Maravillas
    .the = la Cueva de las Maravillas
    .of = de la Cueva de las Maravillas
power-city-of-brass = Ciudad de Latón
    .the = la Ciudad de Latón
    .of = de la Ciudad de Latón
power-dusky-land = Tierra del Crepúsculo
    .the = la Tierra del Crepúsculo
    .of = de la Tierra del Crepúsculo
power-haunted-house = Casa Embrujada
    .the = la Casa Embrujada
    .of = de la Casa Embrujada
power-jeweled-fortress = Fortaleza Enjoyada
    .the = la Fortaleza Enjoyada
    .of = de la Fortaleza Enjoyada
power-lake-of-colors = Lago de los Colores
    .the = el Lago de los Colores
    .of = del Lago de los Colores
power-sepulchre-of-solomon = Sepulcro de Salomón
    .the = el Sepulcro de Salomón
    .of = del Sepulcro de Salomón
power-stonehenge = Stonehenge
    .the = Stonehenge
    .of = de Stonehenge
power-undersea-kingdom = Reino Submarino
    .the = el Reino Submarino
    .of = del Reino Submarino
power-valley-of-diamonds = Valle de los Diamantes
    .the = el Valle de los Diamantes
    .of = del Valle de los Diamantes

## La riqueza

wealth-beggar = { $sex ->
    [woman] Mendiga
   *[man] Mendigo
}
wealth-penniless = Sin blanca
wealth-poor = Pobre
wealth-respectable = Respetable
wealth-rich = { $sex ->
    [woman] Rica
   *[man] Rico
}
wealth-princely = { $sex ->
    [woman] Opulenta
   *[man] Opulento
}
wealth-fabulous = { $sex ->
    [woman] Fabulosa
   *[man] Fabuloso
}

## Las habilidades

rank-talent = talento
rank-master = maestría
skill-acting-and-disguise = Actuación y disfraz
    .the = la actuación y el disfraz
    .about = Una barba postiza, una cojera prestada, y hasta tu madre te pregunta de dónde vienes. Sirve allí donde conviene ser otra persona.
skill-appearance = Apostura
    .the = la apostura
    .about = Las puertas se abren antes de que llames, y los guardias se ponen más derechos. Con forma de bestia, con muleta o con una herida, más vale que pruebes otra cosa.
skill-bargaining-and-evaluation = Regateo y tasación
    .the = el regateo y la tasación
    .about = Sabes lo que vale una cosa, y lo que costará cuando hayas suspirado dos veces y hagas ademán de irte. Los mercaderes te respetan y luego se cuentan los dedos.
skill-beguiling = Encanto
    .the = el arte de encandilar
    .about = Primero te creen y después lo piensan. Hasta las cárceles ceden: por un nivel de riqueza sacas por la puerta grande a quien esté en prisión en tu casilla.
skill-courtly-graces = Modales de corte
    .the = los modales de corte
    .about = Sabes quién se inclina ante quién, cuánto, y a quién no hay que preguntarle nunca por su caballo. Los palacios están llenos de gente que no lo sabe.
skill-enduring-hardship = Aguante
    .the = el aguante
    .about = Sed, escarcha, pulgas y mala cocina: las has visto peores. Donde los demás dan media vuelta, tu cuento no ha hecho más que empezar.
skill-luck = Suerte
    .the = la suerte
    .about = Cuando el techo se viene abajo, tú estabas justo en el pozo. No hay quien la enseñe, y aun así algún cuento la deja tras de sí.
skill-magic = Magia
    .the = la magia
    .about = Tienes unas cuantas palabras de poder, y sabes cuáles no conviene estornudar. Por un nivel de riqueza devuelves su forma humana a quien ande hecho una bestia en tu casilla.
skill-piety = Piedad
    .the = la piedad
    .about = Rezas también cuando todo va bien, y por eso te oyen cuando va mal. Una peregrinación la aumenta, y sin dominarla ningún visir llega a sultán.
skill-quick-thinking = Agudeza
    .the = la agudeza
    .about = Tus mejores ideas llegan cuando el sable ya está en el aire. Con eso basta.
skill-scholarship = Erudición
    .the = la erudición
    .about = Has leído los libros, y las notas de sus márgenes. Por un nivel de riqueza curas la enfermedad o la herida de otro héroe de tu casilla.
skill-seamanship = Marinería
    .the = la marinería
    .about = Distingues un chubasco de una nube, y a un capitán de un hombre con casaca de capitán. Barcos, tormentas y gentes del mar te hacen mejor compañía que a los demás.
skill-seduction = Seducción
    .the = la seducción
    .about = Una mirada, un verso, y alguien olvida lo que estaba guardando. Ante una bestia, una muleta o una herida, nadie olvida nada.
skill-stealth-and-stealing = Sigilo y hurto
    .the = el sigilo y el hurto
    .about = Entras sin hacer ruido y no siempre te vas con las manos vacías. Por un nivel de riqueza le pasas la llave a quien esté en prisión en tu casilla.
skill-storytelling = Arte de contar
    .the = el arte de contar
    .about = Mantuvo con vida a una mujer mil noches y una; bien servirá para una velada. Si te aflige el desconsuelo, 2 puntos de destino te permiten hacer llorar contigo a otro héroe de tu casilla.
skill-weapon-use = Manejo de armas
    .the = el manejo de las armas
    .about = Sable, arco o garrote: sabes por qué extremo se agarra, y el otro siempre es una sorpresa. Mientras tengas una herida no te sirve de nada.
skill-wilderness-lore = Saber del yermo
    .the = el saber del yermo
    .about = Lees las huellas, las estrellas y la cara de los camellos. Donde se acaba el camino, dejas de preguntar por él.
skill-wisdom = Sabiduría
    .the = la sabiduría
    .about = Sabes cuándo hablar, y el resto del tiempo te toman por una mente profunda. Una túnica de honor trae un poco, y el turbante de un visir también.

## Los estados

status-accursed = { $sex ->
    [woman] Maldita
   *[man] Maldito
}
    .about = Cuando haya que lanzar tus dados corrientes, otra persona dice el número que cuenta; el dado del destino sigue siendo tuyo. Los dados se lanzan de todos modos: si difieren de ese número en más de 1, o si te llega una bendición, se acabó la maldición.
    .gained = Una maldición cae sobre { $seat }.
    .fate = La leche se agria aún donde la maldición se sienta a cenar.
    .ended = La maldición suelta a { $seat }.
status-beast-form = Forma de bestia
    .about = No puedes cortejar (si no hay más remedio, solo te ganas el desprecio), y con pelo o plumas no sirven ni la Seducción ni la Apostura. Da un nivel de riqueza a un héroe de tu casilla que tenga Magia y recuperas tu pellejo.
    .gained = Un hocico, un rabo y mucho que explicar: { $seat } toma forma de bestia.
    .fate = El portero pregunta para qué es ese pelo, y el posadero, dónde piensa dormir.
    .ended = { $seat } se endereza y recobra la forma humana.
status-beloved = { $sex ->
    [woman] Amada
   *[man] Amado
}
    .about = Alguien te ofrece su corazón: si aceptas, ganas 2 puntos de destino y hay boda. Si lo rechazas, un dado decide si te desprecian, si te persiguen o si solo te queda una gran determinación.
    .gained = Un corazón late ya solo por { $seat }.
    .fate = Bajo una ventana alguien afina un laúd, y aún se le debe respuesta.
    .ended = El asunto de amores de { $seat } queda resuelto.
status-blessed = { $sex ->
    [woman] Bendita
   *[man] Bendito
}
    .about = Cuando vayas a lanzar dados corrientes, puedes decir tú el número que cuenta; el dado del destino no acepta órdenes. Los dados se lanzan de todos modos: si difieren de ese número en más de 1, o si te cae una maldición, la bendición se ha gastado.
    .gained = Una bendición acompaña desde ahora a { $seat }.
    .fate = La bendición vino también, y los perros de la calle fueron los primeros en notarla.
    .ended = La bendición de { $seat } se ha gastado.
status-crippled = { $sex ->
    [woman] Lisiada
   *[man] Lisiado
}
    .about = Avanzas una casilla menos por tierra y por mar, y no puedes usar ni ganar Seducción ni Apostura; pero una muleta tiene su historia, y los puntos de historia de tus encuentros cuentan doble. Te cura una bendición, o el respeto de la gente.
    .gained = { $seat } andará desde ahora con muleta.
    .fate = La muleta ha aprendido a llamar antes de entrar.
    .ended = { $seat } tira la muleta.
status-determined = { $sex ->
    [woman] Decidida
   *[man] Decidido
}
    .about = Una vez por encuentro, cuando has oído tu recompensa, puedes rechazarla y elegir otra reacción. Este estado no se pasa con el tiempo.
    .gained = Ya nada apartará a { $seat } de su camino: ¡qué decisión!
    .fate = Al camino se le dijo tres veces adónde tenía que ir, y ahora va.
    .ended = { $seat } ya no muestra tanta decisión.
status-diseased = { $sex ->
    [woman] Enferma
   *[man] Enfermo
}
    .about = Avanzas una casilla menos por tierra y por mar, y por 3 puntos de destino puedes contagiar a otro héroe de tu casilla, aunque sin curarte tú. Da un nivel de riqueza a un héroe de tu casilla que tenga Erudición y sanarás.
    .gained = La enfermedad se ceba en { $seat }.
    .fate = La tos vino también, y le ofrecieron una silla junto a la puerta.
    .ended = { $seat } se cura de su enfermedad.
status-enslaved = { $sex ->
    [woman] Esclavizada
   *[man] Esclavizado
}
    .about = Cada turno nombras amo a otra persona: su héroe recibe los puntos de destino y los tesoros que ganes en ese turno. Gasta un nivel de riqueza ganado entre cadenas y eres libre.
    .gained = { $seat } pierde la libertad y cae en la esclavitud.
    .fate = Antes hay que preguntar al amo, y el amo duerme.
    .ended = { $seat } es libre y no llama amo a nadie.
status-ensorcelled = { $sex ->
    [woman] Hechizada
   *[man] Hechizado
}
    .about = Cada turno, alguien a quien tú nombras decide adónde te llevan los pies. Al final del turno lanzáis un dado cada uno: si el tuyo es mayor, se rompe el hechizo.
    .gained = Un hechizo gobierna los pies de { $seat }.
    .fate = Un hechizo lleva aún las riendas, y tiene planes para mañana.
    .ended = Se rompe el hechizo, y { $seat } va adonde quiere.
status-envious = { $sex ->
    [woman] Envidiosa
   *[man] Envidioso
}
    .about = No puedes ganar la partida, y donde se pueda robar, tienes que robar. Dos niveles de riqueza o un tesoro en un solo encuentro te curan; o paga 3 puntos de destino y vete en peregrinación.
    .gained = La envidia corroe a { $seat }.
    .fate = Antes de cenar hay que mirar todos los platos ajenos.
    .ended = { $seat } duerme bien y ya no envidia a nadie.
status-fated = { $sex ->
    [woman] Predestinada
   *[man] Predestinado
}
    .about = Para ti no se tira en las tablas de encuentros: alguien a quien tú nombras elige con quién te topas. Cuando hayas ganado 4 puntos entre destino e historia, el hado quedará satisfecho.
    .gained = Estaba escrito hace mucho: el hado se ocupa de { $seat }.
    .fate = Lo que sigue se escribió hace mucho, en una página que nadie encuentra.
    .ended = El hado ya no tiene planes para { $seat }.
status-grief-stricken = { $sex ->
    [woman] Desconsolada
   *[man] Desconsolado
}
    .about = En los encuentros tus talentos no te sirven y tus maestrías valen solo como talentos; con Arte de contar y 2 puntos de destino puedes hundir también en el desconsuelo a otro héroe de tu casilla. Se pasa al llegar a 8 puntos de historia, o con el siguiente si ya los tenías.
    .gained = El desconsuelo se apodera de { $seat }.
    .fate = Un cojín sigue vacío, y de él no se habla.
    .ended = { $seat } se seca la última lágrima.
status-imprisoned = { $sex ->
    [woman] Encarcelada
   *[man] Encarcelado
}
    .about = No puedes moverte, y la única cara que ves es la del carcelero. Sales cuando lo dice un cuento, al llegar a 10 puntos de historia (o con el siguiente, si ya los tenías), o dando un nivel de riqueza a un héroe de tu casilla que tenga Encanto o Sigilo y hurto.
    .gained = Se cierra una puerta y gira una llave: { $seat } está en la cárcel.
    .fate = Lo demás se cuenta por una reja, a un carcelero que pide siempre el principio.
    .ended = La puerta está abierta: { $seat } sale de la cárcel.
status-insane = Demente
    .about = En cada encuentro, alguien a quien tú nombras elige tu reacción. Gana una habilidad en un encuentro y recobrarás el juicio.
    .gained = { $seat } habla con la lámpara y oye su respuesta: es la demencia.
    .fate = A la luna se le consultó todo, y tuvo mucho que decir.
    .ended = { $seat } recobra el juicio.
status-lost = { $sex ->
    [woman] Perdida
   *[man] Perdido
}
    .about = Avanzas una casilla por turno como mucho, y en lugar de tu encuentro puedes elegir perderte del todo. Es la manera más segura de encontrar el camino, aunque otros cuentos quizá sepan otra.
    .gained = Cada colina se parece a la anterior: { $seat } ha perdido el rumbo.
    .fate = Al mapa se le han dado todas las vueltas, y en todas tenía razón.
    .ended = { $seat } encuentra de nuevo el camino.
status-love-struck = { $sex ->
    [woman] Ciega de amor
   *[man] Ciego de amor
}
    .about = En tu próximo turno te topas con una belleza y tienes que cortejarla: no se te ocurre otra cosa. Se pasa con ese encuentro; si ya hay boda de por medio, te llega en su lugar el desconsuelo.
    .gained = { $seat } sonríe y se da contra las paredes: es el amor.
    .fate = Hay un nombre tallado en la jamba, y la ortografía llevó toda la tarde.
    .ended = { $seat } vuelve a pensar en otras cosas.
status-married = { $sex ->
    [woman] Casada
   *[man] Casado
}
    .about = Ganas 1 punto de historia y un hogar: tras un encuentro en otra ciudad, no puedes acabar ningún turno en una ciudad hasta que vuelvas a casa. Cada regreso trae 1 punto de historia, y dos dados si te atreves a lanzarlos.
    .gained = Los tambores suenan toda la noche en la boda de { $seat }.
    .fate = En casa hay una segunda taza en el estante, y es la mejor.
    .ended = El matrimonio de { $seat } se ha acabado.
status-on-pilgrimage = En peregrinación
    .about = No puedes ganar hasta haber tenido un encuentro en la ciudad elegida, a más de tres casillas de La Meca, y después otro en La Meca. De allí traes 2 puntos de destino, 1 punto de historia y un nivel de Piedad.
    .gained = { $seat } toma el bordón de los peregrinos.
    .fate = Junto a la puerta esperan unas sandalias, con la punta hacia La Meca.
    .ended = { $seat } pone fin a su peregrinación.
status-outlaw = { $sex ->
    [woman] Proscrita
   *[man] Proscrito
}
    .about = La ciudad más cercana te busca, y un encuentro allí acaba contigo en la cárcel. Si te proscriben otra vez, te llevan allí en cuanto acabe ese encuentro.
    .gained = Las señas de { $seat } cuelgan a las puertas de una ciudad: es la proscripción.
    .fate = Una ciudad tiene el retrato en cada puerta, con la nariz demasiado grande.
    .ended = Ya nadie ofrece dinero por { $seat }.
status-pursued = { $sex ->
    [woman] Perseguida
   *[man] Perseguido
}
    .about = En los turnos siguientes se lanza un dado antes de tu encuentro: con 1 o 2 te han dado alcance, y no te topas con nadie más. Solo el cuento de un encuentro dice si la persecución ha terminado.
    .gained = Alguien le pisa los talones a { $seat }.
    .fate = Algo viene todavía por el camino, detrás, y ha empezado a darse prisa.
    .ended = Ya nadie le pisa los talones a { $seat }.
status-respected = { $sex ->
    [woman] Respetada
   *[man] Respetado
}
    .about = Una vez por encuentro, cuando has oído una recompensa que te trajo un dado, puedes hacer que el dado se lance de nuevo. Cuenta la segunda tirada, mejor o peor.
    .gained = El nombre de { $seat } se dice con respeto.
    .fate = Antes de saludar, los demás enderezan sus cojines.
    .ended = { $seat } ha perdido el respeto de la gente.
status-robe-of-honor = Túnica de honor
    .about = Ganas 1 punto de destino, un nivel de Sabiduría y el respeto de la gente. Las mangas son algo largas, pero nadie dice nada.
    .gained = Una túnica de honor cubre los hombros de { $seat }.
    .fate = El portero se inclinó ante la túnica y dejó pasar el resto.
    .ended = { $seat } se queda sin su túnica de honor.
status-scorned = { $sex ->
    [woman] Despreciada
   *[man] Despreciado
}
    .about = Los puntos de destino te llegan convertidos en puntos de historia, y no ganas riqueza ni habilidades. Paga 1 punto de destino para irte en peregrinación; si no tienes ninguno, te pones en camino al momento.
    .gained = A { $seat } le dan la espalda: es el desprecio.
    .fate = Todos los sitios junto al fuego resultaron ocupados.
    .ended = La gente vuelve a saludar a { $seat }.
status-sex-changed = Sexo cambiado
    .about = El hombre pasa a ser mujer, la mujer pasa a ser hombre, y así no puedes ganar. Si te vuelve a ocurrir, todo queda como antes.
    .gained = { $seat } se asoma al pozo, y le devuelve la mirada alguien del otro sexo.
    .fate = La ropa de antes ya no sirve, y el sastre sabe la mitad del asunto.
    .ended = { $seat } se asoma al pozo y ve la cara de siempre.
status-sultan = { $sex ->
    [woman] Sultana
   *[man] Sultán
}
    .about = Tu riqueza es fabulosa, aun sin tesoro, y al viajar cada ciudad puede contar como una sola casilla, haya lo que haya en medio. Si no llegas a 12 puntos en total, te quedas en visir.
    .gained = ¡Suenan los tambores en todas las torres: { $seat } sube al trono!
    .fate = Hay un trono esperando; un gato lo mantiene tibio.
    .ended = { $seat } baja del trono.
status-under-geas = Bajo juramento
    .about = Mientras te ate tu palabra no puedes ganar. Gana 3 puntos de destino, o renuncia a 4 en cualquier momento de tu turno, y la habrás cumplido.
    .gained = { $seat } presta un juramento que nadie puede romper.
    .fate = Queda una promesa por cumplir, un poco cada día.
    .ended = El juramento ya no ata a { $seat }.
status-vizier = Visir
    .about = Ganas 1 punto de destino, 1 punto de historia, un nivel de Modales de corte y otro de Sabiduría; tras un encuentro en otra ciudad, no puedes acabar ningún turno en una ciudad hasta que vuelvas a tu sede. Si dominas la Piedad y la Erudición y llegas a 12 puntos en total, puedes cambiar el turbante por el trono del sultán.
    .gained = Un sello, un tintero y mil peticiones: { $seat } llega a visir.
    .fate = Doscientas peticiones duermen en un pupitre, y pueden esperar a mañana.
    .ended = { $seat } devuelve el sello de visir.
status-wounded = { $sex ->
    [woman] Herida
   *[man] Herido
}
    .about = Sigilo y hurto, Magia, Manejo de armas, Seducción y Apostura no te sirven de nada. Descansa un turno entero y pierde 1 punto de destino o de historia, o da un nivel de riqueza a un héroe de tu casilla que tenga Erudición, y sanarás.
    .gained = { $seat } recibe una herida.
    .fate = La venda está limpia, y su historia se alarga cada vez que se cuenta.
    .ended = La herida de { $seat } se ha cerrado.

## Cómo se puede reaccionar

reaction-abduct = Raptar
    .told = { $seat } intenta un rapto.
reaction-aid = Ayudar
    .told = { $seat } echa una mano.
reaction-attack = Atacar
    .told = { $seat } ataca.
reaction-attempt-to-escape = Intentar la fuga
    .told = { $seat } intenta la fuga.
reaction-avoid = Evitar
    .told = { $seat } da un rodeo.
reaction-bargain = Regatear
    .told = { $seat } regatea.
reaction-barter = Hacer un trueque
    .told = { $seat } propone un trueque.
reaction-beat = Apalear
    .told = { $seat } echa mano de un palo.
reaction-bribe = Sobornar
    .told = { $seat } deja ver una moneda.
reaction-buy = Comprar
    .told = { $seat } pregunta el precio.
reaction-capture = Capturar
    .told = { $seat } prepara un lazo y espera.
reaction-converse = Conversar
    .told = { $seat } entabla conversación.
reaction-court = Cortejar
    .told = { $seat } hace la corte.
reaction-cry-out = Gritar
    .told = { $seat } grita.
reaction-cry-out-for-help = Pedir socorro a gritos
    .told = { $seat } pide socorro a gritos.
reaction-drink = Beber
    .told = { $seat } bebe.
reaction-enrich = Enriquecer
    .told = { $seat } abre la bolsa.
reaction-enter = Entrar
    .told = { $seat } entra.
reaction-examine = Examinar
    .told = { $seat } mira de cerca.
reaction-examine-surroundings = Examinar los alrededores
    .told = { $seat } examina los alrededores.
reaction-flee = Huir
    .told = { $seat } pone pies en polvorosa.
reaction-follow = Seguir
    .told = { $seat } sigue de lejos.
reaction-grovel = Postrarse
    .told = { $seat } besa el polvo.
reaction-hide = Esconderse
    .told = { $seat } se esconde.
reaction-hide-safely = Ponerse a salvo
    .told = { $seat } encuentra un escondite seguro.
reaction-hire = Contratar
    .told = { $seat } ofrece un salario.
reaction-hire-help = Contratar ayuda
    .told = { $seat } busca brazos que contratar.
reaction-honor = Honrar
    .told = { $seat } hace una reverencia, y de corazón.
reaction-open = Abrir
    .told = { $seat } abre.
reaction-pray = Rezar
    .told = { $seat } reza.
reaction-pray-for-guidance = Rezar para hallar el camino
    .told = { $seat } pide al cielo que le muestre el camino.
reaction-punish = Castigar
    .told = { $seat } hace justicia.
reaction-question = Interrogar
    .told = { $seat } hace preguntas.
reaction-rob = Robar
    .told = { $seat } tiene los dedos ligeros.
reaction-seek-aid = Buscar ayuda
    .told = { $seat } busca ayuda.
reaction-set-forth = Ponerse en marcha
    .told = { $seat } se pone en marcha.
reaction-sneak = Ir a hurtadillas
    .told = { $seat } avanza de puntillas.
reaction-study = Estudiar
    .told = { $seat } observa y toma notas.
reaction-take = Tomar
    .told = { $seat } toma lo que hay.
reaction-travel = Seguir viaje
    .told = { $seat } sigue viaje, pase lo que pase.
reaction-trick = Engañar
    .told = { $seat } urde un engaño.
reaction-use = Usar
    .told = { $seat } hace la prueba.
reaction-wait = Esperar
    .told = { $seat } espera.
reaction-wait-for-help = Esperar ayuda
    .told = { $seat } espera ayuda.

## A quién se encuentra en cada matriz

matrix-a = príncipes, profetas y sabios
matrix-b = magos y hechiceras
matrix-c = mendigos, viejas y jorobados
matrix-d = ladrones, holgazanes y esclavos
matrix-e = tesoros, trampillas y ciudades perdidas
matrix-f = tormentas, incendios y riadas
matrix-g = sin rumbo ni señales
matrix-h = alguien que te persigue
matrix-i = bandidos, capitanes y gentes del mar
matrix-j = bestias y criaturas extrañas
matrix-k = un carcelero
matrix-l = doncellas, soldados, mercaderes y derviches
matrix-m = efrits
matrix-n = maravillas con nombre propio
matrix-o = magos y hechiceras

## Giros

destiny-points = { $count ->
    [one] { $count } punto de destino
   *[other] { $count } puntos de destino
}
story-points = { $count ->
    [one] { $count } punto de historia
   *[other] { $count } puntos de historia
}
wealth-levels = { $count ->
    [one] un nivel de riqueza
   *[other] { $count } niveles de riqueza
}
spaces-away = { $count ->
    [one] a una casilla
   *[other] a { $count } casillas
}
or-list = { $before } o { $last }
token = «{ $token }»
headings-list = { $before }; { $last }
heading-no-skill = Sin habilidad
heading-treasure = Tesoro: { $treasure }
heading-wealth = Riqueza: { $wealth }
heading-sex = { $sex ->
    [woman] Una mujer
   *[man] Un hombre
}
heading-other = El otro { $fact }
heading-other-named = El otro: { $name }

fact-speaks = habla
fact-awake = no duerme
fact-sees = ve
fact-seen = es visible
fact-solid = se puede tocar
fact-alive = está con vida
fact-human = tiene forma humana
fact-hands = tiene manos
fact-walks = camina
fact-flies = vuela
fact-free = es libre
fact-many = va en grupo
fact-huge = es enorme
fact-carriable = se puede llevar
fact-enterable = tiene interior
fact-opens = se puede abrir
fact-water = pertenece al agua
fact-fire = arde
fact-magic = tiene magia
fact-ruler = gobierna
fact-learned = tiene estudios
fact-people = tiene gente
fact-armed = lleva armas
fact-poor = es pobre
fact-dead = ya no vive
fact-preys = devora a su presa
fact-passes = viene y se va
fact-person = es una persona
fact-spirit = es un espíritu
fact-beast = es una bestia
fact-band = es una banda
fact-thing = es una cosa

award-lose = perder { $what }
award-may-lose = perder, si quieres, { $what }
award-at-most = { $what } (como mucho { $wealth })
award-at-least = { $what } (como poco { $wealth })
award-skill-master = { $skill } (maestría)
award-skill-of-choice = una habilidad a elegir
award-skill-once = { $skill } (un solo uso)
award-pursued = te persigue { $being }
award-status-once = { $status } (un turno)
award-status-of-choice = un estado a elegir
award-statuses-of-choice = los estados que elijas
award-treasure = un tesoro
award-opportunity = la entrada a este lugar: { $place }
award-move = un viaje: { $where }
award-placed = otra persona elige adónde vas en el mapa: { $where }
award-trade = { $given } por { $taken }
award-go-on = el cuento sigue
award-encounter = un encuentro con { $being }
award-roll = decide un dado
award-roll-of = { $plain ->
    [yes] decide un dado ({ $bands })
   *[no] decide un dado, con { $added } ({ $bands })
}
award-offer = una oferta (si la aceptas: { $accept }; si la rechazas: { $refuse })
award-another-chosen = otro héroe: { $awards }
award-another-nearest = el héroe más cercano: { $awards }
award-another-here = un héroe de tu casilla: { $awards }
award-death = la muerte
award-nothing = nada
where-near = { $count ->
    [one] a una casilla como mucho
   *[other] a { $count } casillas como mucho
}
where-within = { $count ->
    [one] { $space }, o a una casilla como mucho
   *[other] { $space }, o a { $count } casillas como mucho
}
where-around = { $count ->
    [one] a una casilla como mucho { $of }
   *[other] a { $count } casillas como mucho { $of }
}
where-any = una casilla cualquiera
where-in = { $what } ({ $continent })

## Lo que pasa en la mesa

event-hero = Esta noche { $seat } es { $hero }.
event-first = Empieza { $seat }.
event-turn = Le toca a { $seat }; { $reader } lee el Libro.
event-turn-alone = Le toca a { $seat }.
event-turn-announced = { $turn } A tener en cuenta: { $things }.
event-time = { $time ->
    [morning] Es por la mañana.
    [noon] El sol está en lo más alto: es mediodía.
   *[night] Se encienden las lámparas: es de noche.
}

## Lo que pasa por el camino

event-stayed = { $seat } se queda en { $space }.
event-already-there = { $seat } ya está en { $space }.
event-kept-in-prison = { $seat } está en la cárcel y se queda en { $space }.
event-moved = { $how ->
    [transport] Más rápido que ningún camello, { $seat } deja { $origin } y alcanza { $space }.
    [placed] Otra persona mueve a { $seat } por el mapa: de { $origin } a { $space }.
    [arrow] { $seat } deja { $origin } por la única salida y alcanza { $space }.
    [arrested] Entre dos guardias, { $seat } deja { $origin } y alcanza { $space }.
   *[move] { $seat } deja { $origin } y llega hasta { $space }.
}
event-place = { $seat } descubre un lugar al que no lleva ningún camino: { $place }.
event-destination = { $seat } pone un marcador de rumbo en el mapa: { $place }.
event-destination-removed = El marcador de rumbo de { $seat } sale del mapa.
event-marked = { $status ->
    [married] { $seat } funda un hogar: { $city }.
    [vizier] { $seat } toma su sede de visir: { $city }.
   *[outlaw] Una ciudad busca a { $seat }: { $city }.
}
event-came-home = { $seat } vuelve al hogar: { $city }.
event-pilgrimage = { $seat } ha visitado la ciudad lejana, { $city }, y ahora debe ir a La Meca.

## Lo que pasa en un encuentro

event-drew = { $seat } roba una carta: { $card }.
event-no-card-left = No quedan cartas para { $seat }.
event-rolled = { $seat } lanza { $dice }.
event-rolled-first = { $seat } lanza { $dice } para ver quién empieza.
event-rolled-dream = { $seat } ve un número en sueños: { $dice }.
event-rolled-spell = { $seat } lanza { $dice } contra el hechizo.
event-rolled-homecoming = En casa, { $seat } lanza { $dice }.
event-rolled-chart = { $seat } lanza { $dice } para ver quién se acerca.
event-rolled-jailer = { $seat } lanza { $dice } para el humor del carcelero.
event-rolled-lover = { $seat } lanza { $dice } para ver quién es.
event-rolled-pursuit = { $seat } lanza { $dice } para saber si le dan alcance.
event-number-named = El número que cuenta para { $seat }: { $number }.
event-entry-picked = No se lanza dado por { $seat }: se ha elegido el número { $number }.
event-entry-picked-treasure = { $seat } elige la entrada vecina, el número { $number }.
event-met = { $kind ->
    [thing] { $seat } se topa con { $being }.
   *[other] { $seat } se encuentra con { $being }.
}
event-badly-lost = { $seat } se pierde del todo.
event-chose-in-place = { $seat } se decide: { $choice }.
event-nobody-there = No hay nadie, y { $seat } pasa de largo.
event-only-court = Aquí solo se puede cortejar, y { $seat } no puede.
event-beast-courts = Una bestia haciendo la corte: la calle entera se ríe de { $seat }.
event-destiny = { $face ->
    [minus] El dado del destino muestra un menos.
    [plus] El dado del destino muestra un más.
   *[blank] El dado del destino queda en blanco.
}
event-went-straight = { $seat } domina esta habilidad y no necesita el dado: { $skill }.
event-read = El Libro se abre por el párrafo { $number } para { $seat }.
event-reading = Lees a { $seat } el párrafo { $number }.
event-reading-section = Le lees la continuación a { $seat }: { $heading }.
event-headings = Las opciones: { $headings }.
event-section = { $seat } elige: { $heading }.
event-rejected = { $seat } rechaza la recompensa y reacciona de otro modo.
event-rerolled = Por respeto a { $seat } se lanza otra vez el dado.
event-band = En total, { $total }.
event-chose = { $which ->
    [first] { $seat } toma lo primero.
   *[second] { $seat } toma lo segundo.
}
event-answered = { $answer ->
    [accept] { $seat } acepta.
   *[refuse] { $seat } rehúsa.
}

## Lo que se gana y lo que se pierde

event-destiny-gained = { $seat } gana { $points }.
event-destiny-lost = { $seat } pierde { $points }.
event-story-gained = { $seat } gana { $points }.
event-story-lost = { $seat } pierde { $points }.
event-passed-on = { $what ->
    [treasure] { $seat } ha encontrado un tesoro, pero es para { $to }.
   *[destiny] Lo que gana { $seat } es para { $to }.
}
event-passed-on-alone = { $what ->
    [treasure] { $seat } ha encontrado un tesoro, pero se lo queda el amo.
   *[destiny] Lo que gana { $seat } se lo queda el amo.
}
event-wealth = { $rises ->
    [yes] { $seat } se enriquece: { $wealth }.
   *[no] { $seat } se empobrece: { $wealth }.
}
event-skill-gained = { $level ->
    [2] { $seat } domina ahora una habilidad: { $skill }.
   *[1] { $seat } gana una habilidad: { $skill }.
}
event-skill-lost = { $level ->
    [1] { $seat } pierde un nivel de una habilidad: { $skill }.
   *[0] { $seat } pierde una habilidad: { $skill }.
}
event-skill-for-one-use = { $seat } podrá usar una habilidad una vez: { $skill }.
event-skill-spent = { $seat } ha gastado una habilidad de un solo uso: { $skill }.
event-status-held = { $seat } ya tiene este estado: { $status }.
event-swapped = { $seat } cambia un estado: { $old } por { $new }.
event-treasure-gained = { $seat } gana un tesoro: { $treasure }.
event-treasure-lost = { $seat } pierde un tesoro: { $treasure }.
event-sold = { $seat } vende un tesoro: { $treasure }.
event-treasure-used = { $seat } usa un tesoro: { $treasure }.
event-foreseen = { $face ->
    [minus] { $seat } prevé que el dado del destino mostrará un menos.
    [plus] { $seat } prevé que el dado del destino mostrará un más.
   *[blank] { $seat } prevé que el dado del destino quedará en blanco.
}
event-face-named = { $face ->
    [minus] { $seat } gira el dado del destino hasta un menos.
    [plus] { $seat } gira el dado del destino hasta un más.
   *[blank] { $seat } gira el dado del destino hasta una cara en blanco.
}
event-time-chosen = { $time ->
    [morning] Para { $seat } es por la mañana, diga lo que diga el sol.
    [noon] Para { $seat } es mediodía, diga lo que diga el sol.
   *[night] Para { $seat } es de noche, diga lo que diga el sol.
}
event-status-warded = Un tesoro protege a { $seat } de un estado: { $status } ({ $treasure }).
event-cannot-pay = { $seat } no tiene puntos suficientes para eso.
event-nobody-else = No hay ningún otro héroe para eso.
event-no-treasure-left = No quedan tesoros para { $seat }.
event-treasure-guarded = Nadie puede quitarle un tesoro a { $seat }.
event-token-gained = { $seat } recibe una marca: { $token }. Otros cuentos pueden acordarse de ella.
event-token-lost = { $seat } pierde una marca: { $token }.
event-merchant = Tres turnos seguidos con riqueza fabulosa: { $seat } gana los 5 puntos del mercader.

## Misiones y cartas de ciudad

event-quest = { $seat } tiene una misión: { $quest }.
event-quest-place = La misión de { $seat } lleva aquí: { $place }.
event-quest-treasure = { $seat } tiene lo que pide la misión: { $treasure }.
event-rival = La misión enfrenta a { $seat } con { $rival }.
event-contest = { $seat } llega a { $own }, { $rival } a { $other }.
event-contest-alone = { $seat } llega a { $own }, el otro bando a { $other }.
event-treasure-answered = { $answer ->
    [agree] { $seat } acepta la ayuda del tesoro de { $giver }: { $treasure }.
   *[decline] { $seat } rechaza la ayuda del tesoro de { $giver }: { $treasure }.
}
event-claimed = { $seat } pone un marcador de misión en el mapa: { $place }.
event-quest-finished = { $seat } cumple una misión: { $quest }.
event-quest-lost = { $seat } pierde una misión: { $quest }.
event-kept = { $seat } guarda la carta de ciudad: { $card }.
event-discarded = { $seat } descarta la carta de ciudad: { $card }.
event-played = { $seat } juega una carta de ciudad: { $card }.

## Entre héroes

event-named = { $seat } deja decidir a { $player }.
event-named-award = Esto es para { $player }.
event-named-enslaved = En este turno { $seat } sirve a { $player }.
event-named-ensorcelled = En este turno { $player } decide adónde va { $seat }.
event-named-rival = { $seat } elige a { $player } como rival.
event-fate = Un dado decide por { $seat }.
event-paid = { $seat } le da a { $to } el mismo estado: { $status }.
event-gift-answered = { $answer ->
    [agree] { $seat } toma el dinero de { $giver } y ayuda: { $skill }.
   *[decline] { $seat } rechaza el dinero de { $giver }.
}
event-rested = { $seat } descansa todo el turno.
event-retold = { $seat } lo cuenta otra vez, y mejor.
event-voted = { $vote ->
    [yes] A { $seat } le ha gustado.
   *[no] { $seat } los ha oído mejores.
}

## La muerte y el final

event-died = El héroe de { $seat } ha muerto; un hermano o una hermana sale de Bagdad.
event-declared = ¡En Bagdad { $seat } lo declara: la meta está alcanzada! A los demás les queda un turno.
event-declared-alone = ¡En Bagdad { $seat } lo declara: la meta está alcanzada!
event-nobody-in-the-running = Nadie está en Bagdad con la meta alcanzada: la partida continúa.
event-target = La meta secreta de { $seat } era { $destiny } y { $story }.
event-ended = Se acabó la partida: { $ending }.
ending-sole = solo una persona está en Bagdad con la meta alcanzada
ending-tie-statuses = varios han alcanzado su meta, y deciden los estados
ending-tie-skills = varios han alcanzado su meta, y deciden las habilidades
ending-shared = hay empate, y la victoria se comparte
ending-solitaire-won = todo está hecho antes de la última carta
ending-solitaire-lost = ha salido la última carta
event-won = { $count ->
    [0] El Libro se cierra y nadie ha ganado.
    [one] ¡El mejor cuento de la noche es de { $seats }!
   *[other] ¡El mejor cuento de la noche es de { $seats }!
}

## Lo que se pregunta

question-goal = { $seat }, ¿cómo repartes tu meta secreta entre destino e historia?
question-skill = { $seat }, ¿qué habilidad eliges?
question-lose-skill = { $seat }, ¿qué habilidad pierdes?
question-lose-status = { $seat }, ¿qué estado pierdes?
question-may-lose = { $seat }, ¿quieres perder este estado: { $status }?
question-lose-treasure = { $seat }, ¿qué tesoro pierdes?
question-lose = { $seat }, ¿qué pierdes?
question-lose-rest = { $seat }, descansar cuesta un punto. ¿Cuál pierdes?
question-lose-fate = { $seat }, decide un dado, y eso cuesta un punto. ¿Cuál pierdes?
question-move = { $seat }, ¿adónde vas?
question-move-for = { $seat }, ¿adónde mandas a { $hero }?
question-space = { $seat }, puedes ir a cualquiera de estas casillas. ¿Adónde vas?
question-place-for = { $seat }, ¿dónde pones a { $hero } en el mapa?
question-city = { $seat }, ¿qué ciudad?
question-city-on-pilgrimage = { $seat }, ¿a qué ciudad lejana va primero tu peregrinación?
question-city-outlaw = { $seat }, hay varias ciudades igual de cerca. ¿Cuál te busca?
question-city-vizier = { $seat }, hay varias ciudades igual de cerca. ¿Cuál es tu sede?
question-card = { $seat }, ¿con cuál de estas cartas te quedas?
question-lost = { $seat }, has perdido el camino. ¿Robas una carta como siempre?
question-reaction = { $kind ->
    [thing] { $seat }, delante tienes { $being }. ¿Qué haces?
   *[other] { $seat }, ¿qué haces ante { $being }?
}
question-reaction-for = { $kind ->
    [thing] { $seat }, por culpa de la locura decides tú por { $hero }. Aquí está { $being }: ¿qué hay que hacer?
   *[other] { $seat }, por culpa de la locura decides tú por { $hero }. ¿Qué hay que hacer ante { $being }?
}
question-reaction-lost = { $seat }, ni camino, ni humo, ni voces. ¿Qué haces?
question-reaction-lost-for = { $seat }, por culpa de la locura decides tú por { $hero }. Ni camino, ni humo, ni voces: ¿qué hay que hacer?
question-reaction-place = { $seat }, aquí está { $place }. ¿Qué haces?
question-reaction-place-for = { $seat }, por culpa de la locura decides tú por { $hero }. Aquí está { $place }: ¿qué hay que hacer?
question-master = { $seat }, dominas una habilidad que sirve aquí. ¿La usas o lanzas el dado?
question-section = { $seat }, ¿cómo sigues?
question-award = { $seat }, ¿aceptas esta recompensa?
question-offer = { $seat }, ¿aceptas?
question-offer-beloved = { $seat }, alguien te ofrece su corazón. ¿Lo aceptas?
question-trade = { $seat }, ¿haces el cambio: { $award }?
question-choose = { $seat }, ¿qué tomas?
question-number = { $seat }, la bendición te deja elegir el número. ¿Cuál cuenta?
question-number-nudged = { $seat }, la tirada puede valer uno más o uno menos. ¿Cuál eliges?
question-number-for = { $seat }, por una maldición eliges tú por { $hero }. ¿Qué número cuenta?
question-entry-for = { $seat }, la suerte pone a { $hero } en tus manos. ¿Con quién debe encontrarse?
question-player = { $seat }, ¿quién decide por ti?
question-player-number = { $seat }, una maldición pesa sobre tus dados. ¿Quién elige el número?
question-player-entry = { $seat }, tu suerte está en otras manos. ¿Quién elige con quién te encuentras?
question-player-reaction = { $seat }, has perdido el juicio. ¿Quién decide lo que haces?
question-player-place = { $seat }, ¿quién elige adónde vas en el mapa?
question-player-award = { $seat }, ¿a quién eliges para esto: { $award }?
question-player-enslaved = { $seat }, ¿a quién sirves en este turno?
question-player-ensorcelled = { $seat }, ¿quién decide adónde vas en este turno?
question-gift = { $seat }, { $hero } te ofrece un nivel de riqueza por tu ayuda: { $skill }. ¿Aceptas?
question-gift-treasure = { $seat }, { $hero } te ofrece la ayuda de un tesoro: { $treasure }. ¿Aceptas?
question-patient = { $seat }, ¿a quién curas, y de qué?
question-quest-place-for = { $seat }, tú eliges adónde lleva la misión de { $hero }. ¿Qué lugar es?
question-player-rival = { $seat }, ¿a quién eliges como rival?
question-player-teaches = { $seat }, ¿a quién enseñas?
question-player-gives-alms = { $seat }, ¿a quién das limosna?
question-player-invites = { $seat }, ¿a quién invitas?
question-player-quest-place = { $seat }, ¿quién elige adónde lleva tu misión?
question-homecoming = { $seat }, ya estás en casa. ¿Lanzas dos dados para ver qué te espera?
question-keep = { $seat }, ¿guardas la carta de ciudad «{ $card }»?
question-start = { $seat }, ¿quieres hacer algo antes de partir?
question-end = { $seat }, ¿quieres hacer algo antes de que acabe tu turno?
question-end-quest = { $seat }, has cumplido tu misión. ¿Quieres hacer algo antes de recibir la recompensa?
question-city-card = { $seat }, aquí puedes jugar una carta de ciudad. ¿La juegas?
question-retell = { $seat }, ¿quieres contarlo a tu manera?
question-vote = { $seat }, ¿te ha gustado el cuento de { $hero }?
question-declare = { $seat }, has alcanzado tu meta. ¿Lo declaras y empieza la última ronda?
question-declare-alone = { $seat }, has alcanzado tu meta. ¿Lo declaras y ganas?
question-page = { $seat }, ¿has leído hasta el final?
question-treasure = { $seat }, ¿qué tesoro tomas?
question-quest = { $seat }, ¿qué misión te quedas?
question-use = { $seat }, ¿usas ahora un tesoro?
question-use-status = { $seat }, ¿usas un tesoro para evitar este estado: { $status }?
question-use-card = { $seat }, la carta es { $card }. ¿Usas un tesoro?
question-use-face = { $face ->
    [minus] { $seat }, el dado del destino muestra un menos. ¿Usas un tesoro?
    [plus] { $seat }, el dado del destino muestra un más. ¿Usas un tesoro?
   *[blank] { $seat }, el dado del destino está en blanco. ¿Usas un tesoro?
}
question-use-result = { $seat }, los dados suman { $result }. ¿Usas un tesoro?
question-face = { $seat }, ¿qué cara debe mostrar el dado del destino?
question-time = { $seat }, ¿a qué hora del día es tu encuentro?
question-entry = { $seat }, ¿con quién te encuentras?

option-goal = { $destiny }, { $story }
option-stay = quedarse
option-move = { $space }
option-badly-lost = perderse del todo
option-draw = robar una carta
option-roll = lanzar
option-master-roll = lanzar el dado del destino
option-master = usar { $skill } sin lanzar el dado
option-master-which = { $face ->
    [minus] usar { $skill } sin lanzar el dado, como si mostrara un menos
    [plus] usar { $skill } sin lanzar el dado, como si mostrara un más
   *[blank] usar { $skill } sin lanzar el dado, como si quedara en blanco
}
option-accept = aceptar
option-accept-award = aceptar: { $award }
option-refuse = rechazar
option-refuse-award = rechazar: { $award }
option-may-lose-accept = perderlo
option-may-lose-refuse = conservarlo
option-award-accept = aceptar la recompensa
option-reject = rechazarla y elegir otra reacción
option-reroll = lanzar otra vez el dado
option-yes = sí
option-no = no
option-agree = aceptar
option-decline = rechazar
option-keep = guardarla
option-discard = descartarla
option-play = jugar la carta de ciudad «{ $card }»
option-sell = vender un tesoro: { $treasure }
option-use = usar un tesoro: { $treasure }
option-use-done = no usar ningún tesoro
option-patient = { $to }: { $status }
option-patient-done = nadie
option-player-done = nadie
option-give-up = renunciar a la misión
option-face-minus = el menos
option-face-blank = la cara en blanco
option-face-plus = el más
option-give = dar a { $to } un nivel de riqueza por su ayuda: { $skill }
option-give-city = pagar a alguien de la ciudad un nivel de riqueza por su ayuda: { $skill }
option-pay = pagar { $points } y darle a { $to } el mismo estado: { $status }
option-pay-destiny = pagar { $points } y perder este estado: { $status }
option-pay-wealth = pagar un nivel de riqueza y recobrar la libertad
option-swap = cambiar tu estado por este: { $status }
option-swap-old = cambiar tu estado: { $old } por { $status }
option-rest = descansar todo el turno y curarse
bargain-sell = Te da { $award }.
bargain-give = Con esto termina: { $statuses }.
bargain-swap = Con esto termina: { $status }. Cuesta { $points }.
bargain-rest = Cuesta un punto.
bargain-rest-cured = Cuesta un punto. Si en cambio partes, { $treasure } puede curarte gratis.
option-lose-destiny = un punto de destino
option-lose-story = un punto de historia
option-done = terminar el turno
option-start-done = ponerse en camino
option-end-quest-done = recibir la recompensa
option-city-card-done = no jugar ninguna carta de ciudad
option-lose-status-done = conservar el resto
option-declare = declarar tu meta
option-go-on = continuar
option-turn-page = pasar la página
option-number = { $number }
option-number-leads = { $number }: { $leads }
leads-pursuer = te dan alcance
leads-card = nadie: se roba una carta

## En líneas sencillas

command-map = m mapa
command-goal = g meta
nights-hint = Escribe el número de lo que eliges, o su nombre. Escribe «?» para ver la ayuda.
nights-help =
    El número de una opción, o su nombre: elegirla.
    Dos números cuando se te pregunta la meta, como 12 8: primero el destino, luego la historia.
    Solo Intro: pasar la página, u oír de nuevo la pregunta.
    t: la mesa, con todos los héroes.
    m: el mapa, y a qué distancia está cada lugar del héroe que tiene el turno.
    c: qué significan los estados, habilidades, tesoros y misiones que hay en la mesa.
    «?» y un nombre, como «? piedad»: qué significa un estado, una habilidad, un tesoro o una misión.
    g: tu meta secreta.
    a: qué haría ahora un buen jugador, y por qué.
    u: deshacer la última jugada. Si desde entonces se han lanzado dados o se ha descubierto algo, los demás deben estar de acuerdo.
    q: dejar la mesa.
    ??: las reglas en pocas palabras.
nights-rules =
    Eres un héroe de las Noches, en busca de destino y de historias que merezcan contarse. Decide en secreto cuántos puntos de cada clase quieres; juntos suman tu meta.
    En tu turno viajas tan lejos como permita tu riqueza, o te quedas, y después te topas con alguien o con algo.
    Eliges cómo reaccionar antes de saber qué saldrá de ello. El dado del destino señala uno de tres párrafos del Libro; tus habilidades, estados y tesoros abren sus secciones.
    Lo que dice la sección te ocurre: puntos, riqueza, habilidades, tesoros, y estados con sus propias reglas.
    Quien esté en Bagdad al final de su turno con las dos partes de la meta alcanzadas puede declararlo. A los demás les queda un turno; después se decide quién gana.
nights-two-numbers = Escribe dos números que sumen { $goal }, primero el destino, como { $example }.
nights-stay = { $stay } ({ $space })
nights-move = { $space } ({ $terrain }), { $distance }
nights-move-numbered = { $space } ({ $terrain }, número { $number }), { $distance }
nights-space = { $told }.
nights-place-of-power = Lugar de Poder
nights-time = Hora del día: { $time }. Cartas de encuentro que quedan: { $encounters }; tesoros: { $treasures }; misiones: { $quests }.
nights-turn = Le toca a { $seat }.
nights-declared = { $seat } ha declarado alcanzada su meta: es la última ronda.
nights-hero = { $seat } es { $hero }; lugar: { $space }; { $destiny }, { $story }; riqueza: { $wealth }.
nights-skills = Habilidades: { $list }.
nights-statuses = Estados: { $list }.
nights-treasures = Tesoros: { $list }.
nights-quest = Misión: { $quest }.
nights-cards = Cartas de ciudad: { $list }.
nights-destination = Marcador de rumbo: { $space }.
nights-tokens = Marcas: { $list }.
nights-map-from = Desde el héroe de { $seat }, que está aquí: { $space }.
nights-explained = { $name }. { $about }
nights-nothing-to-explain = No hay nada que explicar en la mesa.
nights-goal = La meta secreta de { $seat }: { $destiny } y { $story }.
nights-no-goal = Aún no se ha elegido ninguna meta.

## Por qué sucede algo (`reason` de un suceso; lo que da el cuento no necesita más palabras)

told-why = { $told } { $why }
event-withheld = { $what ->
    [wealth] La riqueza de { $seat } no cambia.
    [skill] { $seat } no gana esta habilidad: { $skill }.
    [skills] No queda ninguna habilidad que { $seat } pueda ganar.
   *[status] { $seat } no recibe este estado: { $status }.
}
reason-quest = Así lo dice la misión.
reason-city-card = Así lo dice la carta de la ciudad.
reason-sale = Se ha vendido un tesoro.
reason-treasure = Es el efecto de un tesoro.
reason-accursed = Una maldición ahuyenta la bendición.
reason-beast-form = Con forma de bestia no hay encanto que valga, y el cortejo solo trae desprecio.
reason-beloved = Es lo que trae la respuesta.
reason-blessed = Una bendición lo cura.
reason-crippled = Con el cuerpo lisiado la historia cuenta el doble, y el encanto no cuenta nada.
reason-enslaved = En la esclavitud, lo ganado es para el amo.
reason-imprisoned = En la cárcel nadie anda ya perdido ni proscrito.
reason-married = Una boda trae un punto de historia, y otro amor, solo desconsuelo.
reason-respected = El respeto lo cura.
reason-robe-of-honor = Viene con la túnica de honor.
reason-scorned = El desprecio convierte el destino en historia, y no se gana riqueza ni habilidades.
reason-vizier = Viene con el cargo de visir.
reason-sultan = La riqueza de un sultán es fabulosa.
reason-too-few-points = Hacen falta 12 puntos para ser sultán; con menos, se queda en visir.
reason-answered = La respuesta está dada.
reason-changed-back = El cambio se deshace.
reason-courted = El cortejo ha terminado.
reason-destiny-scored = Tres puntos de destino cumplen el juramento.
reason-dice-differ = Los dados se apartan en más de 1 del número anunciado.
reason-envy-stilled = Dos niveles de riqueza o un tesoro: ya no hay nada que envidiar.
reason-learned = Una habilidad aprendida en el camino despeja la cabeza.
reason-one-turn = Era solo por un turno.
reason-pilgrimage = La peregrinación está cumplida.
reason-points-gained = Cuatro puntos ganados: el hado está satisfecho.
reason-spell-broken = El dado más alto rompe el hechizo.
reason-story-told = Hay bastantes puntos de historia para ponerle fin.
reason-arrested = Los guardias de la ciudad estaban esperando.
reason-chosen = Ha sido una elección.
reason-gift = Un nivel de riqueza cambia de manos.
reason-paid = El precio está pagado.
reason-rest = Un turno entero de descanso cuesta un punto y cura.
reason-beggar = Nadie es más pobre que un mendigo.
reason-death = La muerte se lleva los estados y los tesoros, y quien toma el relevo es Pobre.
reason-fate = Donde decidiría otra persona, decide un dado, y eso cuesta un punto.
reason-homecoming = Es lo que esperaba en casa.
reason-last-treasure = Sin un tesoro no hay riqueza fabulosa.
reason-least = Aquí no puede bajar más.
reason-mastered = Esta habilidad ya se domina.
reason-most = Aquí no puede subir más.
reason-no-destiny-left = Quien sufre desprecio y no tiene puntos de destino se pone en camino al momento.
reason-one-status = En esta mesa un estado nuevo sustituye al anterior.
reason-retold = A los demás les ha gustado el relato.
reason-spent = Solo sirve una vez.
reason-taken = El cuento se lo da a alguien más.
question-declare-not-yet = { $seat }, aún no has alcanzado tu meta. Nadie más lo sabe. La partida continúa.

## Consejos: por qué lo elegiría el sabio

hint-sensible = Es lo que dicta el sentido común.
hint-done = Nada de esto vale lo que cuesta ahora.
hint-pay = Te sobran puntos de destino, y nada más te separa de la victoria.
hint-rival-chance = Ayuda a { $player } lo menos posible.
hint-rival-place = Desde ahí a { $player } le queda un largo camino.
hint-rival-quest = No queda ni demasiado cerca ni demasiado lejos para { $player }.
hint-rival-reaction = Sois rivales: no tienes por qué elegir lo que elegiría { $player }.
hint-reaction-skill = Esta habilidad tuya suele ayudar en cuentos como este: { $skill }.
hint-reaction-learned = En diez encuentros de este tipo ha dado más o menos { $destiny } y { $story }.
hint-reaction-suited = Aún no hay experiencia con este Libro, pero esto va bien con una habilidad tuya: { $skill }.
hint-reaction-guess = Aún no hay experiencia con esto; parece la opción más segura.
hint-section-skill = Tienes la habilidad que hace falta, y rara vez sale mal: { $skill }.
hint-section-learned = De las opciones que tienes, esta es la que mejor ha acabado hasta ahora.
hint-section-plain = Aún no hay experiencia con esto; de tus opciones, es la que más promete.
hint-master = Dominas esta habilidad y no necesitas el dado: { $skill }.
hint-master-roll = Aquí el dado promete más que tu habilidad.
hint-move-victory = Has alcanzado tu meta: solo falta llegar a Bagdad.
hint-move-quest = Te acerca al final de tu misión: { $quest }.
hint-move-place = Nada da tanto como un Lugar de Poder, y puedes entrar en este: { $place }.
hint-move-pilgrimage = Tu peregrinación va por ahí, y llegar a su fin vale tres puntos.
hint-move-home = A quien vuelve a casa de un viaje siempre le espera algo.
hint-move-city-card = Te acerca a una ciudad cuya carta tienes.
hint-move-any = Un buen lugar para un encuentro, y no muy lejos de Bagdad.
hint-move-stay = Aquí también te encontrarás con alguien, y no hay razón para ir más lejos.
hint-goal-learned = Por término medio, los cuentos dan destino e historia más o menos en esta proporción: { $destiny }, { $story }.
hint-goal-guess = Con mitad y mitad, aprovechas todo lo que venga.
hint-skill-learned = Pocas habilidades han abierto tantos buenos finales: { $skill }.
hint-skill-guess = Aún no hay experiencia con este Libro, y esta habilidad es tan buena como cualquiera: { $skill }.
hint-deed-rest = Demasiadas de tus habilidades no sirven mientras dure la herida.
hint-deed-give = Librarse de esto bien vale un nivel de riqueza.
hint-deed-pay = Librarse de esto vale lo que cuesta.
hint-deed-swap = El otro estado es mejor.
hint-deed-sell = El dinero te llevará más lejos que el tesoro.
hint-deed-give-up = No tienes lo que pide esta misión; quizá otra te convenga más.
hint-use = Es el momento de usarlo.
hint-use-not = Guárdalo para un momento mejor.
hint-player = Con menos puntos que nadie, { $player } es quien menos gana con ello.
hint-player-nobody = Nadie en la mesa necesita tanta ayuda tuya.
hint-lose = Es de lo que mejor puedes prescindir.
hint-lose-nothing = Todo lo que te queda vale la pena conservarlo.
hint-award-accept = Rara vez se consigue más.
hint-award-reject = Otra reacción daría seguramente más, y aún puedes elegirla.
hint-award-reroll = Por término medio el dado da más que esto.
hint-declare-declare = Has alcanzado tu meta y estás en Bagdad.
hint-declare-go-on = Todavía no hay nada que declarar.
hint-gift-agree = Sales ganando, y no acerca a nadie demasiado a la meta.
hint-gift-decline = Esa persona está demasiado cerca de su meta para ayudarla.
hint-may-lose-accept = Estarás mejor sin ello.
hint-may-lose-refuse = Te hace más bien que mal.
hint-offer-accept = Te vale más que un rechazo.
hint-offer-refuse = Rechazarlo te cuesta menos.
hint-trade-accept = Necesitas más lo que recibes que lo que das.
hint-trade-refuse = Necesitas lo que tienes.
hint-vote-yes = Una buena historia merece su punto, y esta no decide la partida.
hint-vote-no = Tu rival está demasiado cerca de la meta para regalarle un punto.
hint-card = Una carta de ciudad se puede guardar; si no, tanto da una como otra.
hint-choose = Te acerca más a tu meta.
hint-city = Es la mejor situada para tus próximos viajes.
hint-city-card = Cinco de los seis resultados te convienen, y la carta no sirve en otra parte.
hint-entry = De todos los encuentros posibles, es el que más ha dado.
hint-face = Por término medio, el más lleva a los mejores cuentos.
hint-homecoming = Solo una tirada de cada treinta y seis hace daño, y quince hacen bien.
hint-keep = Guardarla no cuesta nada, y algún día puede valer un tesoro.
hint-lost = Perderse del todo es la manera más segura de encontrar el camino.
hint-number = Lleva al mejor resultado posible.
hint-page = No hay nada que decidir: léela en voz alta y pasa la página.
hint-patient = Alguien se cura, y tú también ganas algo.
hint-quest = Promete más para tu meta.
hint-retell = Una historia contada de nuevo puede valer un punto, y no cuesta nada.
hint-time = Aquí la hora del día no cambia nada.
hint-treasure = De los dos, es el que mejor te servirá.
