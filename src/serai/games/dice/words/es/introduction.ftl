# Lo que comenta la narradora en las introducciones: una idea cada vez, en el momento en que sirve.

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
