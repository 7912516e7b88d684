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
    .ended = La maldición suelta a { $seat }.
status-beast-form = Forma de bestia
    .about = No puedes cortejar (si no hay más remedio, solo te ganas el desprecio), y con pelo o plumas no sirven ni la Seducción ni la Apostura. Da un nivel de riqueza a un héroe de tu casilla que tenga Magia y recuperas tu pellejo.
    .gained = Un hocico, un rabo y mucho que explicar: { $seat } toma forma de bestia.
    .ended = { $seat } se endereza y recobra la forma humana.
status-beloved = { $sex ->
    [woman] Amada
   *[man] Amado
}
    .about = Alguien te ofrece su corazón: si aceptas, ganas 2 puntos de destino y hay boda. Si lo rechazas, un dado decide si te desprecian, si te persiguen o si solo te queda una gran determinación.
    .gained = Un corazón late ya solo por { $seat }.
    .ended = El asunto de amores de { $seat } queda resuelto.
status-blessed = { $sex ->
    [woman] Bendita
   *[man] Bendito
}
    .about = Cuando vayas a lanzar dados corrientes, puedes decir tú el número que cuenta; el dado del destino no acepta órdenes. Los dados se lanzan de todos modos: si difieren de ese número en más de 1, o si te cae una maldición, la bendición se ha gastado.
    .gained = Una bendición acompaña desde ahora a { $seat }.
    .ended = La bendición de { $seat } se ha gastado.
status-crippled = { $sex ->
    [woman] Lisiada
   *[man] Lisiado
}
    .about = Avanzas una casilla menos por tierra y por mar, y no puedes usar ni ganar Seducción ni Apostura; pero una muleta tiene su historia, y los puntos de historia de tus encuentros cuentan doble. Te cura una bendición, o el respeto de la gente.
    .gained = { $seat } andará desde ahora con muleta.
    .ended = { $seat } tira la muleta.
status-determined = { $sex ->
    [woman] Decidida
   *[man] Decidido
}
    .about = Una vez por encuentro, cuando has oído tu recompensa, puedes negar con la cabeza y elegir otra reacción. No se le conoce remedio.
    .gained = Ya nada apartará a { $seat } de su camino: ¡qué decisión!
    .ended = { $seat } ya no muestra tanta decisión.
status-diseased = { $sex ->
    [woman] Enferma
   *[man] Enfermo
}
    .about = Avanzas una casilla menos por tierra y por mar, y por 3 puntos de destino puedes contagiar a otro héroe de tu casilla, aunque sin curarte tú. Da un nivel de riqueza a un héroe de tu casilla que tenga Erudición y sanarás.
    .gained = La enfermedad se ceba en { $seat }.
    .ended = { $seat } se cura de su enfermedad.
status-enslaved = { $sex ->
    [woman] Esclavizada
   *[man] Esclavizado
}
    .about = Cada turno nombras amo a otra persona: su héroe recibe los puntos de destino y los tesoros que ganes en ese turno. Gasta un nivel de riqueza ganado entre cadenas y eres libre.
    .gained = { $seat } pierde la libertad y cae en la esclavitud.
    .ended = { $seat } es libre y no llama amo a nadie.
status-ensorcelled = { $sex ->
    [woman] Hechizada
   *[man] Hechizado
}
    .about = Cada turno, alguien a quien tú nombras decide adónde te llevan los pies. Al final del turno lanzáis un dado cada uno: si el tuyo es mayor, se rompe el hechizo.
    .gained = Un hechizo gobierna los pies de { $seat }.
    .ended = Se rompe el hechizo, y { $seat } va adonde quiere.
status-envious = { $sex ->
    [woman] Envidiosa
   *[man] Envidioso
}
    .about = No puedes ganar la partida, y donde se pueda robar, tienes que robar. Dos niveles de riqueza o un tesoro en un solo encuentro te curan; o paga 3 puntos de destino y vete en peregrinación.
    .gained = La envidia corroe a { $seat }.
    .ended = { $seat } duerme bien y ya no envidia a nadie.
status-fated = { $sex ->
    [woman] Predestinada
   *[man] Predestinado
}
    .about = Para ti no se tira en las tablas de encuentros: alguien a quien tú nombras elige con quién te topas. Cuando hayas ganado 4 puntos entre destino e historia, el hado quedará satisfecho.
    .gained = Estaba escrito hace mucho: el hado se ocupa de { $seat }.
    .ended = El hado ya no tiene planes para { $seat }.
status-grief-stricken = { $sex ->
    [woman] Desconsolada
   *[man] Desconsolado
}
    .about = En los encuentros tus talentos no te sirven y tus maestrías valen solo como talentos; con Arte de contar y 2 puntos de destino puedes hundir también en el desconsuelo a otro héroe de tu casilla. Se pasa al llegar a 8 puntos de historia, o con el siguiente si ya los tenías.
    .gained = El desconsuelo se apodera de { $seat }.
    .ended = { $seat } se seca la última lágrima.
status-imprisoned = { $sex ->
    [woman] Encarcelada
   *[man] Encarcelado
}
    .about = No puedes moverte, y la única cara que ves es la del carcelero. Sales cuando lo dice un cuento, al llegar a 10 puntos de historia (o con el siguiente, si ya los tenías), o dando un nivel de riqueza a un héroe de tu casilla que tenga Encanto o Sigilo y hurto.
    .gained = Se cierra una puerta y gira una llave: { $seat } está en la cárcel.
    .ended = La puerta está abierta: { $seat } sale de la cárcel.
status-insane = Demente
    .about = En cada encuentro, alguien a quien tú nombras elige tu reacción. Gana una habilidad en un encuentro y recobrarás el juicio.
    .gained = { $seat } habla con la lámpara y oye su respuesta: es la demencia.
    .ended = { $seat } recobra el juicio.
status-lost = { $sex ->
    [woman] Perdida
   *[man] Perdido
}
    .about = Avanzas una casilla por turno como mucho, y en lugar de tu encuentro puedes elegir perderte del todo. Es la manera más segura de encontrar el camino, aunque otros cuentos quizá sepan otra.
    .gained = Cada colina se parece a la anterior: { $seat } ha perdido el rumbo.
    .ended = { $seat } encuentra de nuevo el camino.
status-love-struck = { $sex ->
    [woman] Ciega de amor
   *[man] Ciego de amor
}
    .about = En tu próximo turno te topas con una belleza y tienes que cortejarla: no se te ocurre otra cosa. Se pasa con ese encuentro; si ya hay boda de por medio, te llega en su lugar el desconsuelo.
    .gained = { $seat } sonríe y se da contra las paredes: es el amor.
    .ended = { $seat } vuelve a pensar en otras cosas.
status-married = { $sex ->
    [woman] Casada
   *[man] Casado
}
    .about = Ganas 1 punto de historia y un hogar: tras un encuentro en otra ciudad, no puedes acabar ningún turno en una ciudad hasta que vuelvas a casa. Cada regreso trae 1 punto de historia, y dos dados si te atreves a lanzarlos.
    .gained = Los tambores suenan toda la noche en la boda de { $seat }.
    .ended = El matrimonio de { $seat } se ha acabado.
status-on-pilgrimage = En peregrinación
    .about = No puedes ganar hasta haber tenido un encuentro en la ciudad elegida, a más de tres casillas de La Meca, y después otro en La Meca. De allí traes 2 puntos de destino, 1 punto de historia y un nivel de Piedad.
    .gained = { $seat } toma el bordón de los peregrinos.
    .ended = { $seat } pone fin a su peregrinación.
status-outlaw = { $sex ->
    [woman] Proscrita
   *[man] Proscrito
}
    .about = La ciudad más cercana te busca, y un encuentro allí acaba contigo en la cárcel. Si te proscriben otra vez, te llevan allí en cuanto acabe ese encuentro.
    .gained = Las señas de { $seat } cuelgan a las puertas de una ciudad: es la proscripción.
    .ended = Ya nadie ofrece dinero por { $seat }.
status-pursued = { $sex ->
    [woman] Perseguida
   *[man] Perseguido
}
    .about = En los turnos siguientes se lanza un dado antes de tu encuentro: con 1 o 2 te han dado alcance, y no te topas con nadie más. Solo el cuento de un encuentro dice si la persecución ha terminado.
    .gained = Alguien le pisa los talones a { $seat }.
    .ended = Ya nadie le pisa los talones a { $seat }.
status-respected = { $sex ->
    [woman] Respetada
   *[man] Respetado
}
    .about = Una vez por encuentro, cuando has oído una recompensa que te trajo un dado, puedes hacer que el dado se lance de nuevo. Vale la segunda tirada: piénsalo bien antes de carraspear.
    .gained = El nombre de { $seat } se dice con respeto.
    .ended = { $seat } ha perdido el respeto de la gente.
status-robe-of-honor = Túnica de honor
    .about = Ganas 1 punto de destino, un nivel de Sabiduría y el respeto de la gente. Las mangas son algo largas, pero nadie dice nada.
    .gained = Una túnica de honor cubre los hombros de { $seat }.
    .ended = { $seat } se queda sin su túnica de honor.
status-scorned = { $sex ->
    [woman] Despreciada
   *[man] Despreciado
}
    .about = Los puntos de destino te llegan convertidos en puntos de historia, y no ganas riqueza ni habilidades. Paga 1 punto de destino para irte en peregrinación; si no tienes ninguno, te pones en camino al momento.
    .gained = A { $seat } le dan la espalda: es el desprecio.
    .ended = La gente vuelve a saludar a { $seat }.
status-sex-changed = Sexo cambiado
    .about = El hombre pasa a ser mujer, la mujer pasa a ser hombre, y así no puedes ganar. Si te vuelve a ocurrir, todo queda como antes.
    .gained = { $seat } se asoma al pozo, y le devuelve la mirada alguien del otro sexo.
    .ended = { $seat } se asoma al pozo y ve la cara de siempre.
status-sultan = { $sex ->
    [woman] Sultana
   *[man] Sultán
}
    .about = Tu riqueza es fabulosa, aun sin tesoro, y al viajar cada ciudad puede contar como una sola casilla, haya lo que haya en medio. Si no llegas a 12 puntos en total, te quedas en visir.
    .gained = ¡Suenan los tambores en todas las torres: { $seat } sube al trono!
    .ended = { $seat } baja del trono.
status-under-geas = Bajo juramento
    .about = Mientras te ate tu palabra no puedes ganar. Gana 3 puntos de destino, o renuncia a 4 en cualquier momento de tu turno, y la habrás cumplido.
    .gained = { $seat } presta un juramento que nadie puede romper.
    .ended = { $seat } ha cumplido su juramento.
status-vizier = Visir
    .about = Ganas 1 punto de destino, 1 punto de historia, un nivel de Modales de corte y otro de Sabiduría; tras un encuentro en otra ciudad, no puedes acabar ningún turno en una ciudad hasta que vuelvas a tu sede. Si dominas la Piedad y la Erudición y llegas a 12 puntos en total, puedes cambiar el turbante por el trono del sultán.
    .gained = Un sello, un tintero y mil peticiones: { $seat } llega a visir.
    .ended = { $seat } devuelve el sello de visir.
status-wounded = { $sex ->
    [woman] Herida
   *[man] Herido
}
    .about = Sigilo y hurto, Magia, Manejo de armas, Seducción y Apostura no te sirven de nada. Descansa un turno entero y pierde 1 punto de destino o de historia, o da un nivel de riqueza a un héroe de tu casilla que tenga Erudición, y sanarás.
    .gained = { $seat } recibe una herida.
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
award-opportunity = la entrada a un lugar, { $place }
award-move = un viaje: { $where }
award-placed = otra persona te pone en el mapa: { $where }
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
event-turn = Le toca a { $seat }; { $reader } tiene el Libro.
event-turn-alone = { $seat } pasa la página.
event-turn-announced = { $turn } Que no se olvide: { $things }.
event-time = { $time ->
    [morning] Es por la mañana.
    [noon] El sol está en lo más alto: es mediodía.
   *[night] Se encienden las lámparas: es de noche.
}

## Lo que pasa por el camino

event-stayed = { $seat } no deja { $space }.
event-kept-in-prison = La puerta está cerrada con llave: { $seat } no deja { $space }.
event-moved = { $how ->
    [transport] Más rápido que ningún camello, { $seat } deja { $origin } y alcanza { $space }.
    [placed] Un dedo en el mapa, y { $seat } deja { $origin } por { $space }.
    [arrow] { $seat } deja { $origin } por la única salida y alcanza { $space }.
    [arrested] Entre dos guardias, { $seat } deja { $origin } y alcanza { $space }.
   *[move] { $seat } deja { $origin } y alcanza { $space }.
}
event-place = Ante { $seat } se abre un lugar al que no lleva ningún camino: { $place }.
event-destination = El marcador de rumbo de { $seat } está ahora aquí: { $place }.
event-destination-removed = El marcador de rumbo de { $seat } sale del mapa.
event-marked = { $status ->
    [married] { $seat } funda un hogar: { $city }.
    [vizier] { $seat } tiene una sede donde hacer justicia: { $city }.
   *[outlaw] Hay una ciudad que a { $seat } le conviene evitar: { $city }.
}
event-came-home = { $seat } vuelve al hogar: { $city }.
event-pilgrimage = { $seat } ha visto la ciudad lejana, { $city }; falta La Meca.

## Lo que pasa en un encuentro

event-drew = { $seat } roba una carta: { $card }.
event-no-card-left = No queda carta que pueda robar { $seat }.
event-rolled = { $seat } lanza { $dice }.
event-rolled-first = { $seat } lanza { $dice } para ver quién empieza.
event-rolled-dream = { $seat } ve un número en sueños: { $dice }.
event-rolled-spell = { $seat } lanza { $dice } por el hechizo.
event-rolled-homecoming = En casa, { $seat } lanza { $dice }.
event-rolled-chart = { $seat } lanza { $dice }, y alguien se acerca.
event-rolled-jailer = { $seat } lanza { $dice }, y el carcelero tiene el humor que le toca.
event-rolled-lover = { $seat } lanza { $dice }, y el corazón late más deprisa.
event-rolled-pursuit = { $found ->
    [yes] { $seat } lanza { $dice }: ¡le han dado alcance!
   *[no] { $seat } lanza { $dice }: nadie a la vista.
}
event-number-named = El número que cuenta para { $seat }: { $number }.
event-entry-picked = Nadie lanza por { $seat }: han elegido la línea { $number }.
event-met = { $kind ->
    [thing] { $seat } se topa con { $being }.
   *[other] { $seat } se encuentra con { $being }.
}
event-badly-lost = { $seat } deja de buscar el camino.
event-chose-in-place = { $seat } se decide: { $choice }.
event-nobody-there = No hay nadie, y { $seat } pasa de largo.
event-beast-courts = Una bestia haciendo la corte: la calle entera se ríe de { $seat }.
event-destiny = { $face ->
    [minus] El dado del destino muestra un menos.
    [plus] El dado del destino muestra un más.
   *[blank] El dado del destino queda en blanco.
}
event-went-straight = { $seat } tiene la maestría y no necesita dado: { $skill }.
event-read = A { $seat } le leen el párrafo { $number }.
event-reading = Lees a { $seat } el párrafo { $number }.
event-reading-section = Le lees la continuación a { $seat }: { $heading }.
event-headings = Las salidas: { $headings }.
event-section = { $seat } sigue adelante: { $heading }.
event-rejected = { $seat } no lo quiere y hace otra cosa.
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
    [yes] La fortuna sonríe a { $seat }: { $wealth }.
   *[no] La fortuna da la espalda a { $seat }: { $wealth }.
}
event-skill-gained = { $level ->
    [2] { $seat } alcanza la maestría: { $skill }.
   *[1] { $seat } ha aprendido algo: { $skill }.
}
event-skill-lost = { $level ->
    [1] { $seat } ha olvidado la mitad: { $skill }.
   *[0] { $seat } lo ha olvidado todo: { $skill }.
}
event-skill-for-one-use = { $seat } podrá usarlo una vez: { $skill }.
event-skill-spent = { $seat } ya lo ha usado, y no hay más: { $skill }.
event-status-held = { $seat } ya sabe lo que es esto: { $status }.
event-swapped = { $seat } cambia una suerte por otra: { $old } por { $new }.
event-treasure-gained = { $seat } tiene un tesoro nuevo: { $treasure }.
event-treasure-lost = { $seat } tiene un tesoro menos: { $treasure }.
event-sold = { $seat } vende un tesoro: { $treasure }.
event-treasure-used = { $seat } se sirve de un tesoro: { $treasure }.
event-foreseen = { $face ->
    [minus] { $seat } ya lo ha visto: el dado del destino mostrará un menos.
    [plus] { $seat } ya lo ha visto: el dado del destino mostrará un más.
   *[blank] { $seat } ya lo ha visto: el dado del destino quedará en blanco.
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
event-status-warded = Un tesoro libra de esto a { $seat }: { $status } ({ $treasure }).
event-cannot-pay = { $seat } no tiene los puntos que eso pide.
event-nobody-else = Allí no hay otro héroe para eso.
event-no-treasure-left = No queda tesoro que pueda encontrar { $seat }.
event-treasure-guarded = Nadie le quita un tesoro a { $seat }.
event-token-gained = De { $seat } se recordará esto: { $token }.
event-token-lost = De { $seat } se olvida esto: { $token }.
event-merchant = Tres turnos seguidos de riqueza fabulosa: { $seat } tiene los 5 puntos del mercader.

## Misiones y cartas de ciudad

event-quest = { $seat } tiene una misión: { $quest }.
event-quest-place = La misión de { $seat } lleva a un lugar: { $place }.
event-quest-treasure = { $seat } tiene lo que pide la misión: { $treasure }.
event-rival = La misión enfrenta a { $seat } con { $rival }.
event-contest = { $seat } llega a { $own }, { $rival } a { $other }.
event-contest-alone = { $seat } llega a { $own }, el mundo a { $other }.
event-treasure-answered = { $answer ->
    [agree] { $seat } deja obrar al tesoro de { $giver }: { $treasure }.
   *[decline] { $seat } prefiere no tener nada que ver con el tesoro de { $giver }: { $treasure }.
}
event-claimed = { $seat } pone un marcador de misión: { $place }.
event-quest-finished = { $seat } cumple una misión: { $quest }.
event-quest-lost = { $seat } pierde una misión: { $quest }.
event-kept = { $seat } guarda la carta de ciudad: { $card }.
event-discarded = { $seat } descarta la carta de ciudad: { $card }.
event-played = { $seat } juega una carta de ciudad: { $card }.

## Entre héroes

event-named = { $seat } lo deja en manos de { $player }.
event-named-award = Esto es para { $player }.
event-named-enslaved = En este turno { $seat } sirve a { $player }.
event-named-ensorcelled = En este turno { $player } lleva a { $seat } de la mano.
event-named-rival = { $seat } se propone superar a { $player }.
event-fate = El hado decide por { $seat }.
event-paid = { $seat } lo comparte con { $to }: { $status }.
event-gift-answered = { $answer ->
    [agree] { $seat } toma el dinero de { $giver } y ayuda: { $skill }.
   *[decline] { $seat } prefiere no tomar el dinero de { $giver }.
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
event-nobody-in-the-running = Nadie está en Bagdad con la meta alcanzada: las noches continúan.
event-target = La meta secreta de { $seat } era { $destiny } y { $story }.
event-ended = Se acabó la partida: { $ending }.
ending-sole = solo una persona está en Bagdad con la meta alcanzada
ending-tie-statuses = entre iguales, quien tiene más estados ha vivido más
ending-tie-skills = entre iguales, quien tiene más habilidades ha aprendido más
ending-shared = nada deshace el empate
ending-solitaire-won = todo está cumplido antes de que acabe la última noche
ending-solitaire-lost = la última noche ha terminado
event-won = { $count ->
    [0] El Libro se cierra y nadie ha ganado.
    [one] ¡El mejor cuento de la noche es de { $seats }!
   *[other] ¡El mejor cuento de la noche es de { $seats }!
}

## Lo que se pregunta

question-goal = { $seat }, en secreto: ¿cuánto destino y cuánta historia te pide esta noche?
question-skill = { $seat }, ¿qué habilidad haces tuya?
question-lose-skill = { $seat }, ¿qué olvidas?
question-lose-status = { $seat }, ¿qué estado dejas atrás?
question-may-lose = { $seat }, ¿dejas esto atrás: { $status }?
question-lose-treasure = { $seat }, ¿de qué tesoro te desprendes?
question-lose = { $seat }, ¿qué pierdes?
question-lose-rest = { $seat }, el descanso tiene su precio. ¿Qué punto pierdes?
question-lose-fate = { $seat }, el hado decide y se cobra un punto. ¿Cuál?
question-move = { $seat }, ¿adónde te lleva el camino?
question-move-for = { $seat }, ¿adónde mandas a { $hero }?
question-space = { $seat }, el viaje es gratis. ¿Adónde vas?
question-place-for = { $seat }, ¿dónde pones a { $hero } en el mapa?
question-city = { $seat }, ¿qué ciudad?
question-city-on-pilgrimage = { $seat }, ¿a qué ciudad lejana va primero tu peregrinación?
question-city-outlaw = { $seat }, hay varias ciudades igual de cerca. ¿Cuál te busca?
question-city-vizier = { $seat }, hay varias ciudades igual de cerca. ¿Cuál es tu sede?
question-card = { $seat }, aquí hay dos cartas. ¿Con cuál te quedas?
question-lost = { $seat }, ¿haces como si conocieras el camino?
question-reaction = { $kind ->
    [thing] { $seat }, delante tienes { $being }. ¿Qué haces?
   *[other] { $seat }, ¿qué haces ante { $being }?
}
question-reaction-for = { $kind ->
    [thing] { $seat }, delante de { $hero } está { $being }. ¿Qué hay que hacer?
   *[other] { $seat }, ¿qué debe hacer { $hero } ante { $being }?
}
question-reaction-lost = { $seat }, ni camino, ni humo, ni voces. ¿Qué haces?
question-reaction-lost-for = { $seat }, ni camino, ni humo, ni voces. ¿Qué debe hacer { $hero }?
question-reaction-place = { $seat }, aquí está { $place }. ¿Qué haces?
question-reaction-place-for = { $seat }, aquí está { $place }. ¿Qué debe hacer { $hero }?
question-master = { $seat }, una de tus artes te serviría aquí. ¿Te fías de ella o del dado?
question-section = { $seat }, ¿cómo sigues?
question-award = { $seat }, ¿es esto lo que querías?
question-offer = { $seat }, ¿aceptas?
question-offer-beloved = { $seat }, alguien te ofrece su corazón. ¿Lo aceptas?
question-trade = { $seat }, ¿haces el cambio: { $award }?
question-choose = { $seat }, ¿qué tomas?
question-number = { $seat }, la bendición te deja decir el número. ¿Cuál debe contar?
question-number-nudged = { $seat }, la tirada puede valer uno más o uno menos. ¿Cuál eliges?
question-number-for = { $seat }, una maldición deja en tus manos los dados de { $hero }. ¿Qué número debe contar?
question-entry-for = { $seat }, ¿con quién debe encontrarse { $hero }?
question-player = { $seat }, ¿en manos de quién lo dejas?
question-player-number = { $seat }, una maldición maneja tus dados. ¿Quién dice el número?
question-player-entry = { $seat }, tu suerte está en otras manos. ¿Quién elige con quién te encuentras?
question-player-reaction = { $seat }, has perdido el juicio. ¿Quién decide lo que haces?
question-player-place = { $seat }, ¿quién te pone en el mapa?
question-player-award = { $seat }, ¿a quién eliges para esto: { $award }?
question-player-enslaved = { $seat }, ¿a quién sirves en este turno?
question-player-ensorcelled = { $seat }, ¿quién te mueve en este turno?
question-gift = { $seat }, { $hero } te ofrece un nivel de riqueza por tu ayuda: { $skill }. ¿Aceptas?
question-gift-treasure = { $seat }, { $hero } te ofrece la ayuda de un tesoro: { $treasure }. ¿Aceptas?
question-patient = { $seat }, ¿a quién curas, y de qué?
question-quest-place-for = { $seat }, tú dices adónde lleva la misión de { $hero }. ¿Qué lugar es?
question-player-rival = { $seat }, ¿a quién quieres superar?
question-player-teaches = { $seat }, ¿a quién enseñas?
question-player-gives-alms = { $seat }, ¿a quién das limosna?
question-player-invites = { $seat }, ¿a quién invitas?
question-player-quest-place = { $seat }, ¿quién dice adónde lleva tu misión?
question-homecoming = { $seat }, ya estás en casa. ¿Lanzas dos dados para ver qué te espera?
question-keep = { $seat }, ¿guardas la carta de ciudad «{ $card }»?
question-start = { $seat }, antes de ponerte en camino, ¿qué haces?
question-end = { $seat }, antes de que acabe tu turno, ¿qué haces?
question-city-card = { $seat }, aquí puedes jugar una carta de ciudad. ¿La juegas?
question-retell = { $seat }, ¿quieres contarlo a tu manera?
question-vote = { $seat }, ¿te ha gustado el cuento de { $hero }?
question-declare = { $seat }, tu meta está alcanzada. ¿Lo declaras?
question-page = { $seat }, ¿has leído hasta el final?
question-treasure = { $seat }, ¿qué tesoro tomas?
question-quest = { $seat }, ¿qué misión te quedas?
question-use = { $seat }, ¿te sirves ahora de un tesoro?
question-use-status = { $seat }, ¿debe un tesoro librarte de esto: { $status }?
question-use-card = { $seat }, la carta es { $card }. ¿Te sirves de un tesoro?
question-use-face = { $face ->
    [minus] { $seat }, el dado del destino muestra un menos. ¿Te sirves de un tesoro?
    [plus] { $seat }, el dado del destino muestra un más. ¿Te sirves de un tesoro?
   *[blank] { $seat }, el dado del destino está en blanco. ¿Te sirves de un tesoro?
}
question-use-result = { $seat }, los dados suman { $result }. ¿Te sirves de un tesoro?
question-face = { $seat }, ¿qué cara debe mostrar el dado del destino?
question-time = { $seat }, ¿a qué hora del día es el encuentro?
question-entry = { $seat }, ¿con quién te encuentras?

option-goal = { $destiny }, { $story }
option-stay = quedarse
option-move = { $space }
option-badly-lost = sentarse y perderse del todo
option-draw = seguir y robar una carta
option-roll = lanzar
option-master-roll = lanzar el dado del destino
option-master = ir derecho: { $skill }
option-master-which = ir derecho: { $skill }, vía { $number }
option-accept = aceptar
option-accept-award = aceptar: { $award }
option-refuse = rehusar
option-refuse-award = rehusar: { $award }
option-may-lose-accept = dejarlo atrás
option-may-lose-refuse = conservarlo
option-award-accept = sí, lo tomo
option-reject = no, hago otra cosa
option-reroll = hacer que se lance otra vez el dado
option-yes = sí
option-no = no
option-agree = aceptar
option-decline = declinar
option-keep = guardarla
option-discard = descartarla
option-play = jugar la carta de ciudad «{ $card }»
option-sell = vender un tesoro: { $treasure }
option-use = servirse de un tesoro: { $treasure }
option-use-done = ahora no
option-patient = { $to }: { $status }
option-patient-done = nadie
option-player-done = nadie
option-give-up = renunciar a la misión
option-face-minus = el menos
option-face-blank = la cara en blanco
option-face-plus = el más
option-give = dar a { $to } un nivel de riqueza: { $skill }
option-give-city = pagar a alguien de la ciudad un nivel de riqueza: { $skill }
option-pay = pagar { $points } y compartirlo con { $to }: { $status }
option-pay-destiny = perder { $points } y librarse de ello: { $status }
option-pay-wealth = gastar un nivel de riqueza y recobrar la libertad
option-swap = cambiar de suerte: { $status }
option-swap-old = cambiar de suerte: { $status } en lugar de { $old }
option-rest = descansar todo el turno y sanar
bargain-sell = Te da { $award }.
bargain-give = Con esto termina: { $statuses }.
bargain-swap = Con esto termina: { $status }. Cuesta { $points }.
bargain-rest = Cuesta un punto, si lo tienes.
bargain-rest-cured = Cuesta un punto, si lo tienes. Si en cambio te pones en camino, { $treasure } puede sanarte gratis.
option-lose-destiny = un punto de destino
option-lose-story = un punto de historia
option-done = nada más
option-start-done = ponerse en camino
option-city-card-done = hoy no
option-lose-status-done = dejarlo así
option-declare = declararlo
option-go-on = seguir adelante
option-turn-page = pasar la página
option-number = { $number }
option-number-leads = { $number }: { $leads }
leads-pursuer = te dan alcance
leads-card = nadie, y se roba una carta

## En líneas sencillas

command-map = m mapa
command-goal = g meta
nights-hint = Escribe el número de lo que eliges, o su nombre. «?» te cuenta todo lo demás.
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
    u: deshacer la última elección. Si desde entonces han rodado dados o se ha desvelado algo, los demás deben estar de acuerdo.
    q: dejar la mesa.
    ??: las reglas en pocas palabras.
nights-rules =
    Eres un héroe de las Noches, en busca de destino y de historias que merezcan contarse. Fija en secreto cuántos puntos de cada clase quieres; juntos suman la meta.
    En tu turno viajas tan lejos como permita tu riqueza, o te quedas, y después te topas con alguien o con algo.
    Eliges cómo reaccionar antes de saber qué saldrá de ello. El dado del destino señala uno de tres párrafos del Libro; tus habilidades, estados y tesoros abren sus secciones.
    Lo que dice la sección te ocurre: puntos, riqueza, habilidades, tesoros, y estados con sus propias reglas.
    Quien esté en Bagdad al final de su turno con las dos partes de la meta alcanzadas puede declararlo. A los demás les queda un turno; después gana el mejor cuento.
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
nights-tokens = Recuerdos: { $list }.
nights-map-from = Desde el héroe de { $seat }, que está aquí: { $space }.
nights-explained = { $name }. { $about }
nights-nothing-to-explain = Nada en la mesa necesita explicación.
nights-goal = La meta secreta de { $seat }: { $destiny } y { $story }.
nights-no-goal = Aún no se ha fijado ninguna meta.

## Por qué sucede algo (`reason` de un suceso; lo que da el cuento no necesita más palabras)

told-why = { $told } { $why }
event-withheld = { $what ->
    [wealth] La riqueza de { $seat } se queda como está.
    [skill] { $seat } no aprende esto: { $skill }.
    [skills] No queda habilidad que { $seat } pueda aprender.
   *[status] { $seat } se libra de esto: { $status }.
}
reason-quest = Es la recompensa de la misión.
reason-city-card = Así lo dice la carta de la ciudad.
reason-sale = Se ha vendido un tesoro.
reason-treasure = Un tesoro hace su obra.
reason-accursed = Una maldición ahuyenta la bendición.
reason-beast-form = Con forma de bestia no hay encanto que valga, y el cortejo solo trae desprecio.
reason-beloved = A un corazón hay que darle respuesta.
reason-blessed = Una bendición lo remedia.
reason-crippled = Con el cuerpo lisiado la historia cuenta el doble, y el encanto no cuenta nada.
reason-enslaved = En la esclavitud, lo ganado es para el amo.
reason-imprisoned = Tras esa puerta nadie anda perdido ni en busca y captura.
reason-married = El matrimonio cambia las cosas.
reason-respected = El respeto endereza la espalda.
reason-robe-of-honor = Viene con la túnica de honor.
reason-scorned = El desprecio convierte el destino en historia, y no concede riqueza, ni lecciones, ni miradas.
reason-vizier = Viene con el cargo de visir.
reason-sultan = Las arcas del sultanato están abiertas.
reason-too-few-points = Hacen falta 12 puntos para el trono; la corte se conforma con un visirato.
reason-answered = La respuesta está dada.
reason-changed-back = Cambiar dos veces es volver atrás.
reason-courted = El cortejo ha terminado.
reason-destiny-scored = Tres puntos de destino cumplen el juramento.
reason-dice-differ = Los dados cayeron a más de 1 del número anunciado.
reason-envy-stilled = Dos niveles de riqueza o un tesoro: ya no hay nada que envidiar.
reason-learned = Una habilidad aprendida en el camino despeja la cabeza.
reason-one-turn = Era solo por un turno.
reason-pilgrimage = La peregrinación está cumplida.
reason-points-gained = Cuatro puntos ganados: el hado ya tiene lo suyo.
reason-spell-broken = El dado más alto rompe el hechizo.
reason-story-told = Hay historia de sobra para ponerle fin.
reason-arrested = Los guardias de la ciudad estaban esperando.
reason-chosen = Queda atrás por propia elección.
reason-gift = Un nivel de riqueza cambia de manos.
reason-paid = El precio está pagado.
reason-rest = Un turno entero de descanso tiene su precio, y cura.
reason-swapped = Una suerte se cambia por otra.
reason-beggar = Nadie es más pobre que un mendigo.
reason-death = La muerte se lleva los estados, los tesoros y la riqueza.
reason-fate = Donde otros decidirían, el hado se cobra un punto.
reason-homecoming = Es lo que esperaba en casa.
reason-last-treasure = Sin un tesoro no hay riqueza fabulosa.
reason-least = Aquí no puede bajar más.
reason-mastered = A la maestría no le queda nada por aprender.
reason-most = Aquí no puede subir más.
reason-one-status = En esta mesa un estado quita otro.
reason-retold = A la mesa le ha gustado el relato.
reason-spent = Ha cumplido su tarea.
reason-taken = El cuento se lo da a alguien más.
question-declare-not-yet = { $seat }, aún no has alcanzado tu meta, y nadie tiene por qué saberlo. La noche continúa.

## Consejos: por qué lo elegiría el sabio

hint-sensible = Es lo que dicta el sentido común.
hint-done = Nada de esto vale lo que cuesta ahora.
hint-pay = Te sobra destino, y nada más te separa de la victoria.
hint-rival-chance = A { $player } no le da más de lo justo entre rivales.
hint-rival-place = Desde ahí a { $player } le queda un buen trecho.
hint-rival-quest = Ni a la vuelta de la esquina ni en el fin del mundo: un encargo justo para { $player }.
hint-rival-reaction = Un rival no tiene por qué elegir lo que habría hecho { $player }.
hint-reaction-skill = En cuentos como este conviene tener lo que tú tienes: { $skill }.
hint-reaction-learned = En diez encuentros de este tipo ha dado más o menos { $destiny } y { $story }.
hint-reaction-suited = De este Libro el sabio no ha aprendido nada aún, pero esto va bien con lo que sabes hacer: { $skill }.
hint-reaction-guess = De esto el sabio no ha aprendido nada aún; el sentido común lo tiene por lo más seguro.
hint-section-skill = Tienes lo que hace falta, y rara vez sale mal: { $skill }.
hint-section-learned = De los caminos que tienes abiertos, este es el que mejor ha acabado hasta ahora.
hint-section-plain = El sabio no sabe cómo acaba esto; de lo que tienes abierto, es lo que más promete.
hint-master = La maestría no necesita el dado: { $skill }.
hint-master-roll = Aquí el dado promete más que la maestría.
hint-move-victory = Has alcanzado tu meta: solo falta Bagdad.
hint-move-quest = Te acerca al final de tu misión: { $quest }.
hint-move-place = Nada da tanto como un Lugar de Poder, y tienes uno abierto: { $place }.
hint-move-pilgrimage = Tu peregrinación va por ahí, y llegar a su fin vale tres puntos.
hint-move-home = A quien vuelve a casa de un viaje siempre le espera algo.
hint-move-city-card = Te acerca a una ciudad cuya carta tienes.
hint-move-any = Un buen lugar para un encuentro, y no muy lejos de Bagdad.
hint-move-stay = También por aquí pasará alguien, y nada te llama más lejos.
hint-goal-learned = Cuento a cuento, destino e historia llegan más o menos en esta medida: { $destiny }, { $story }.
hint-goal-guess = Quien quiere mitad y mitad aprovecha todo lo que venga.
hint-skill-learned = Pocas habilidades han abierto tantos buenos finales: { $skill }.
hint-skill-guess = De este Libro el sabio no ha aprendido nada aún, y esta le gusta tanto como cualquiera: { $skill }.
hint-deed-rest = Demasiadas de tus habilidades duermen mientras la herida siga abierta.
hint-deed-give = Librarse de esto bien vale un nivel de riqueza.
hint-deed-pay = Librarse de esto vale lo que cuesta.
hint-deed-swap = La otra suerte es la mejor.
hint-deed-sell = El dinero te llevará más lejos que el tesoro.
hint-deed-give-up = No tienes lo que pide esta misión; quizá otra te convenga más.
hint-use = Es el momento de usarlo.
hint-use-not = Guárdalo para un momento mejor.
hint-player = Con menos puntos que nadie, { $player } es quien menos gana con ello.
hint-player-nobody = Nadie en la mesa necesita tanta ayuda tuya.
hint-lose = Es de lo que mejor puedes prescindir.
hint-lose-nothing = Todo lo que te queda vale la pena conservarlo.
hint-award-accept = Rara vez se saca más.
hint-award-reject = Otra respuesta habría dado más, y aún puedes darla.
hint-award-reroll = Por término medio el dado da más que esto.
hint-declare-declare = Tienes todo lo que saliste a buscar, y estás de vuelta en Bagdad.
hint-declare-go-on = Todavía no hay nada que proclamar.
hint-gift-agree = Sales ganando, y no acerca a nadie demasiado a la meta.
hint-gift-decline = A quien está tan cerca de la meta no se le ayuda.
hint-may-lose-accept = Estarás mejor sin ello.
hint-may-lose-refuse = Te hace más bien que mal.
hint-offer-accept = Te vale más que un rechazo.
hint-offer-refuse = Rechazarlo te cuesta menos.
hint-trade-accept = Necesitas más lo que recibes que lo que das.
hint-trade-refuse = Necesitas lo que tienes.
hint-vote-yes = Una buena historia merece su punto, y con esta no gana nadie.
hint-vote-no = Entre rivales no todas las historias son buenas.
hint-card = Una carta de ciudad se puede guardar; si no, tanto da una como otra.
hint-choose = Te acerca más a tu meta.
hint-city = Es la que mejor queda para los caminos que te esperan.
hint-city-card = Cinco caras de seis te convienen, y la carta no sirve en otra parte.
hint-entry = De cuantos esperan ahí, es quien más ha dado.
hint-face = En un cuento la fortuna está del lado del más.
hint-homecoming = Solo una tirada de cada treinta y seis hace daño, y quince hacen bien.
hint-keep = Guardarla no cuesta nada, y algún día puede valer un tesoro.
hint-lost = Quien busca el camino lo encuentra antes.
hint-number = Lleva a lo mejor que cabe esperar.
hint-page = No hay nada que decidir: léela en voz alta y pasa la página.
hint-patient = Alguien se cura, y tú también ganas algo.
hint-quest = Promete más para tu meta.
hint-retell = Una historia contada de nuevo puede valer un punto, y no cuesta nada.
hint-time = Aquí tanto da una hora como otra.
hint-treasure = De los dos, es el que mejor te servirá.
