# Lo que comenta la narradora en las introducciones: una idea cada vez, en el momento en que sirve.

introduction-storyteller = La narradora
introduction-said = La narradora: { $remark }

## El Rey de los Dados

introduction-dice-welcome = Te damos la bienvenida, { $name }. Reinas, y { $other } también. Gana quien reúna a la gente más valiosa. Tus seis dados acaban de rodar.
introduction-dice-first-roll = Ahí hay un 1, un 2 y un 3: con un 4 más, el elfo levanta la cabeza. Guarda los dados que te gusten y tira los demás; tienes tres tiradas.
introduction-dice-colours = Unos miran los números, otros los colores: ● rojo, ▲ verde, ■ azul. Un dado guardado puede volver a rodar, y puedes parar cuando quieras.
introduction-dice-take = Se acabaron las tiradas. A quien levanta la cabeza le gusta lo que muestran tus dados. Te llevas a uno.
introduction-dice-place = Tu nuevo súbdito estaba justo debajo de un lugar de su color. La carta de arriba de ese lugar también puede ser tuya.
introduction-dice-stack = La carta está en tu montón. Al final cuentan todas; los poderes, en cambio, solo actúan encima.
introduction-dice-slide = Ningún hueco dura. Las cartas de su izquierda se deslizan y otra entra por la izquierda: cada cual puede acabar bajo otro lugar.
introduction-dice-dragon = Ha llegado un dragón a la fila. Puedes ganarlo, pero nadie se queda un dragón: iría a parar a { $other }, y le quita puntos a quien lo tiene.
introduction-dice-elf = Tu elfo está encima de tu montón. Mientras nada lo tape, tus turnos tienen cuatro tiradas.
introduction-dice-give-dragon = El dragón está ahora en el montón de { $other }. Quita puntos y tapa lo que había encima.
introduction-dice-given-dragon = Un dragón, de parte de { $other }. Te quita puntos y tapa tu carta de encima hasta que ganes otra.
introduction-dice-long-odds = Casi todos los fáciles tienen ya dueño. Los que quedan piden mucho y pagan bien. Prueba suerte; no siempre bastará.
introduction-dice-penalty = Nadie levanta la cabeza. Eso te trae al primer villano, que quita puntos, y la carta del extremo derecho deja la fila.
introduction-dice-other-penalty = Esta vez { $other } no ha convencido a nadie y recibe un villano. Les pasa a los mejores reyes.
introduction-dice-end = El mazo se ha agotado, y eso acaba la partida en el acto. También la acaban el último villano o la última carta de un lugar.
introduction-dice-won = Tienes más puntos que nadie, { $name }: la corona es tuya.
introduction-dice-enough = Ya sabes lo suficiente. Lo demás está en las cartas, para quien las lea.

## Las mil y una noches

introduction-nights-welcome = Buenas noches, { $name }. Esta noche eres Alí Babá. Un sueño te envió a Herat; allí supiste que tu tesoro está enterrado en tu casa, en Bagdad.
introduction-nights-journey = Elige adónde ir entre los lugares a tu alcance. Bagdad queda a dos viajes hacia el oeste, por el monte Damavand. Ningún camino está prohibido.
introduction-nights-home = Bagdad, por fin. Ten tu encuentro y quédate aquí después: tu sueño se cumplirá.
introduction-nights-met = Quien viaja se encuentra con alguien. Una carta, un dado y el lugar en que estás han decidido con quién.
introduction-nights-reaction = Tú decides cómo reaccionas. Cada reacción abre otro cuento, y nadie sabe de antemano cómo acaba.
introduction-nights-master = En esto tienes maestría. Puedes dejar el dado e ir derecho a la página donde cuenta tu habilidad.
introduction-nights-destiny-die = Cada reacción tiene tres cuentos. El dado del destino ha elegido entre ellos: menos, en blanco o más.
introduction-nights-section = El cuento se detiene en una encrucijada. Cada título es una habilidad que puedes usar, o ninguna. El resto solo se cuenta después de elegir.
introduction-nights-respected = Un estado en acción: un héroe Respetado puede volver a tirar el dado, una vez por encuentro. Entonces vale el segundo cuento, mejor o peor.
introduction-nights-rerolled = El dado ha rodado otra vez. Lo que oíste antes nunca ha pasado.
introduction-nights-destiny = Puntos de destino: esta noche necesitas tres. Cuantos más tienes, más poderosos son quienes se cruzan contigo.
introduction-nights-story = Puntos de historia: esta noche necesitas tres. Miden lo que merecerá contarse en casa.
introduction-nights-wealth = Tu riqueza ha cambiado, y con ella tu manera de viajar: los pobres caminan, los ricos navegan lejos.
introduction-nights-skill = Una habilidad que te deja un cuento. Quizá te abra un título; si la ganas dos veces, alcanzas la maestría.
introduction-nights-status = Los cuentos dejan huella: un estado. Mientras lo tengas, su carta está junto a tu héroe y dice qué cambia y cómo acaba.
introduction-nights-prison = ¡A prisión! Mientras estés dentro no viajas, y es a tu carcelero a quien encuentras. Un cuento abrirá la puerta.
introduction-nights-death = Un héroe puede morir; la partida sigue. En Bagdad toma el relevo alguien de tu sangre, y conserva tus habilidades y tus puntos.
introduction-nights-other = Los cuentos de los demás son la mitad del placer, y { $other } también tiene los suyos: lee con calma, y pasa la página cuando acabes.
introduction-nights-longer = No hay prisa. Recuerda solo que la noche se gana en Bagdad, volviendo a casa con bastante que contar.
introduction-nights-quest = La misión está cumplida y su recompensa es tuya. Enseguida se reparte otra; seguirla o no es cosa tuya.
introduction-nights-treasure = ¡Un tesoro! Está junto a tu héroe, a la vista de todos, y hace lo que dice mientras sea tuyo.
introduction-nights-sell = En una ciudad puedes convertir un tesoro en riqueza. O guardarlo y usarlo.
introduction-nights-declare = Estás en Bagdad y has alcanzado tu meta, que solo tú conoces. Si lo dices, empieza la última ronda.
introduction-nights-not-yet = Estás en Bagdad, pero a tu meta aún le falta algo. Nadie más se entera. Sigue; quizá lo traiga el próximo cuento.
introduction-nights-declared = Dicho está. { $other } tiene un turno más; luego veremos de quién es la noche.
introduction-nights-other-declared = { $other } ha declarado alcanzada su meta. Te queda un turno para estar en Bagdad con la tuya.
introduction-nights-won = La noche es tuya, { $name }: has vuelto a casa con bastante destino y bastante que contar.
introduction-nights-enough = Ya sabes lo suficiente. Otras noches elegirás las habilidades de tu héroe y repartirás tú la meta. Lo demás está en el Libro.
