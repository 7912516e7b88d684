# Lo que comenta la narradora en las introducciones: una idea cada vez, en el momento en que sirve.

introduction-dice-welcome = Te damos la bienvenida, { $name }. Llevas corona, y { $other } también. Gana quien reúna a la gente más valiosa. Ya se han lanzado tus seis dados.
introduction-dice-first-roll = Tienes un 1, un 2 y un 3: con un 4 más puedes llevarte al elfo. Guarda los dados que te gusten y lanza los demás; tienes tres tiradas.
introduction-dice-colours = Unos piden números, otros colores: ● rojo, ▲ verde, ■ azul. Un dado guardado se puede volver a lanzar, y puedes parar cuando quieras.
introduction-dice-take = No te quedan tiradas. Quienes están contentos con tus dados levantan la cabeza. Elige a uno.
introduction-dice-place = Tu nuevo súbdito estaba justo debajo de un lugar de su color, así que puedes llevarte también la carta de arriba de ese lugar.
introduction-dice-stack = La carta está en tu montón. Al final cuentan todas, pero los poderes solo actúan encima.
introduction-dice-slide = Los huecos se llenan enseguida: las cartas de su izquierda avanzan hacia la derecha y otra nueva entra por la izquierda. Así cada cual puede acabar bajo otro lugar.
introduction-dice-dragon = Ha llegado un dragón a la fila. Puedes ganarlo, pero nadie se queda un dragón: iría a parar a { $other }, y le quita puntos a quien lo tiene.
introduction-dice-elf = Tu elfo está encima de tu montón. Mientras nada lo tape, tus turnos tienen cuatro tiradas.
introduction-dice-give-dragon = El dragón está ahora en el montón de { $other }. Quita puntos y tapa lo que había encima.
introduction-dice-given-dragon = Un dragón, de parte de { $other }. Te quita puntos y tapa tu carta de encima hasta que ganes otra.
introduction-dice-long-odds = Casi todos los fáciles ya se han ido. Los que quedan piden mucho y valen mucho. Prueba suerte; no siempre bastará.
introduction-dice-penalty = Tus dados no le gustan a nadie. Así que recibes el siguiente villano, que te quita puntos, y la carta del extremo derecho deja la fila.
introduction-dice-other-penalty = Esta vez { $other } no ha convencido a nadie y recibe un villano. Les pasa a los mejores reyes.
introduction-dice-end = El mazo se ha agotado, y eso acaba la partida en el acto. También la acaban el último villano o la última carta de un lugar.
introduction-dice-won = Tienes más puntos que nadie, { $name }: la corona es tuya.
introduction-dice-enough = Ya sabes lo suficiente para jugar. Lo demás te lo dirán las cartas.
