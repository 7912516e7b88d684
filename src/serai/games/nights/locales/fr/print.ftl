# Le Livre imprimé : tout ce qu’il faut à une vraie table

## Les documents

print-guide = Comment jouer avec ces pages
print-book = Le Livre des contes
print-matrices = Les matrices
    .text = La colonne est la réaction choisie ; la ligne est l’adjectif de qui l’on rencontre, ou son nom s’il n’a pas d’adjectif. La case donne le numéro pour une face blanche du dé du destin : − est le numéro d’avant, + celui d’après. Un tiret ne peut pas être choisi, et l’on ne courtise que quelqu’un de l’autre sexe.
    .alternates = Si une case montre plusieurs numéros, prenez celui que vous n’avez pas encore entendu ; si vous les avez tous entendus, ou aucun, celui qui vous plaît.
print-charts = Les tables
    .text = Chaque carte a ici son numéro. Lancez un dé, ajoutez le numéro de la case et le bonus de destin (1 pour 3–4 points de destin, 2 à partir de 5) ; plus de 12 compte pour 12. La lettre est celle de la matrice.
print-cards = Les cartes
print-heroes = Les héros
print-pieces = Pions et marqueurs
    .text = Collez la feuille sur du carton et découpez. Le pion d’un héros se plie le long du pointillé et tient sur ses pieds ; les petits disques sont ses marqueurs.
print-map = La carte du monde
print-tiles = La carte du monde en feuilles
    .text = Imprimez en taille réelle, sans ajuster à la page. Coupez la marge au-delà du trait fin, à gauche et en haut, posez chaque feuille sur le bord de sa voisine jusqu’à ce que les croix se rejoignent, et collez.
print-colophon = { $pack }, version { $version }. Contes, cartes et carte du monde : { $licence }. Composé en EB Garamond et Alegreya Sans, avec Serai.

## Le Livre

print-reading = Pour qui lit
    .text =
        Vous tenez le Livre pour qui joue à votre droite. On vous donne un numéro, et le dé du destin le déplace : − est le numéro d’avant, + celui d’après, une face blanche le numéro lui-même. Les chiffres en tête de page et les onglets du bord vous y mènent.

        Avant le lancer, regardez les titres des trois paragraphes. S’ils nomment une compétence que le héros maîtrise, dites laquelle, mais non où : on peut aller droit à cette section, sans lancer le dé.

        Lisez le début à haute voix, puis les titres, et pas un mot de plus. On choisit une section dont le héros a la compétence, le statut, le trésor, la fortune, le sexe ou la marque, ou bien « Sans compétence ». Lisez alors cette section, puis sa récompense.

        Une section marquée « obligatoire » s’impose au héros qui a ce qu’elle nomme, quoi qu’il y ait d’autre. Personne ne l’apprend d’avance. Un paragraphe sans titres se lit en entier.

        Là où un conte dit « l’autre », nommez qui le héros a rencontré, et accordez la suite. Une fin entre parenthèses, comme dans perdu(e), se lit pour une héroïne ; de deux formes côte à côte, comme furieux/se ou [un frère / une sœur], la première est pour un héros, la seconde pour une héroïne.
print-mandatory = obligatoire
print-places = Les Lieux de Pouvoir
    .text = Ici, on ne pioche pas de carte. Lisez ce qui est dit du lieu, puis ses choix. Le dé du destin déplace comme partout le numéro de celui qu’on prend. Ensuite le héros repart par la flèche, à moins que le conte ne mène ailleurs.
print-way-out = La flèche mène ici : { $space }.

## Les récompenses

print-award-placed = { $by ->
    [left] qui joue à votre gauche vous pose sur la carte : { $where }
   *[right] qui joue à votre droite vous pose sur la carte : { $where }
}
print-award-choose = au choix, { $first }, ou { $second }
print-award-go-to = la suite au { $number }
print-award-again = vous retrouvez l’autre, matrice { $matrix }
print-award-encounter = une rencontre avec { $being }, matrice { $matrix }
print-award-roll = { $plain ->
    [yes] lancez un dé : { $bands }
   *[no] lancez un dé ({ $added }) : { $bands }
}
print-award-band = { $rolled } { $awards }
print-award-offer = accepter : { $accept } ; refuser : { $refuse }

## Matrices et tables

print-matrix = Matrice { $letter }
print-row = qui
print-row-badly-lost = sans route ni repère
print-row-pursuing = à vos trousses
print-row-for-some = { $row }, qui { $fact }
print-row-for-being = { $row } : { $name }
print-chart-wherever = où que vous soyez
print-chart-marvel = { $terrain } : { $marvel }, matrice N

## Les cartes

print-card-encounter = Rencontre
print-card-treasure = Trésor
print-card-quest = Quête
print-card-status = Statut
print-card-skill = Compétence
print-card-people = personnages : selon l’heure
print-card-lands = contrées : selon le terrain
print-card-city = carte de ville
print-card-charts = Tables { $number }
print-card-sold = Vendu dans une ville : { $awards }
print-card-unsold = Personne ne l’achèterait.
print-card-reward = Récompense : { $awards }
print-card-found = Une fois trouvé : { $awards }
print-card-roll = À jouer après une rencontre ultérieure ({ $city }) ; un dé donne :

## Feuilles de héros et pions

print-hero-destiny = Destin
print-hero-story = Histoire
print-hero-bonus = sur les tables
print-hero-wealth = Fortune
print-hero-land = terre
print-hero-sea = mer
print-hero-skills = Compétences
print-hero-statuses = Statuts
print-hero-treasures = Trésors
print-hero-tokens = Marques
print-hero-quest = Quête
print-hero-cities = Cartes de ville
print-hero-goal = But secret
print-hero-fold = plier ici
print-hero-destination = Destination
print-hero-home = Foyer (mariage)
print-hero-seat = Siège (vizir)
print-hero-wanted = On vous recherche (hors-la-loi)
print-hero-pursuer = À vos trousses
print-piece-quest = quête
print-piece-destination = destination
print-piece-home = foyer
print-piece-seat = siège
print-piece-wanted = recherche

## Comment jouer avec ces pages

print-guide-need = Ce qu’il vous faut
    .text =
        Le Livre, les matrices et les tables, imprimés recto verso, reliés ou agrafés. Les cartes, imprimées recto verso sur papier fort, retournées le long du grand bord et coupées sur les repères ; une carte de compétence montre le talent d’un côté, la maîtrise de l’autre. Pour chacun une feuille de héros et un crayon. La carte du monde, en affiche ou en feuilles collées, et les pions.

        Deux dés ordinaires, et un dé du destin : un troisième dé fait l’affaire, 1–2 pour −, 3–4 pour blanc, 5–6 pour +.
print-guide-setup = Mise en place
    .text =
        Chacun prend un héros et pose son pion à Bagdad, Pauvre et sans un point. Chacun reçoit une quête, face visible. Puis chacun partage en secret 20 points entre un but de destin et un but d’histoire, les écrit sur sa feuille et replie le coin dessus.

        Mélangez rencontres, trésors et quêtes, et posez-les près de la carte du monde. C’est le matin. Quand les rencontres sont épuisées, mélangez la défausse et passez à midi, puis à la nuit ; ensuite la nuit demeure.

        Qui fait le plus haut total avec deux dés commence. Tour à tour, et en trois tours de table, chacun prend une compétence, côté talent visible.
print-guide-turn = Un tour
    .text =
        1. Passez le Livre : à votre gauche on lit, à votre droite on tient les matrices et les tables. À deux, une seule personne a le tout.

        2. Nommez les statuts et les trésors qui comptent maintenant, et faites ce qui revient au début du tour.

        3. Déplacez-vous, ou restez. Votre fortune dit jusqu’où, par terre et par mer. Si vous combinez les deux, le plus grand nombre est la limite de tout le trajet, et la terre comme la mer gardent chacune la leur.

        4. Faites votre rencontre.

        5. Dans une ville, jouez sa carte si vous l’avez, et vendez des trésors s’il vous plaît. Puis voyez votre quête.

        6. Voyez si votre but est atteint.
print-guide-encounter = De la carte au conte
    .text =
        Piochez une carte et cherchez son numéro parmi les tables. Une carte de personnages se lit selon l’heure, une carte de contrées selon le terrain où vous êtes ; une carte de ville n’a qu’une table pour tous les lieux, et après la rencontre vous pouvez la garder.

        Lancez un dé, ajoutez le numéro de votre case et votre bonus de destin (1 pour 3–4 points de destin, 2 à partir de 5) ; plus de 12 compte pour 12. La table dit qui vous rencontrez, et sur quelle matrice.

        À votre droite, on lit les réactions de cette matrice ; vous en choisissez une avant que personne en sache plus. Sur la ligne de l’adjectif se trouve un numéro. Le dé du destin le déplace, et le Livre s’ouvre à ce paragraphe.
print-guide-example = Par exemple : { $being }, matrice { $matrix }. Vous choisissez « { $reaction } », et sur la ligne « { $row } » se trouve le { $number }. Sur −, on lit le { $before }, sur blanc le { $number }, sur + le { $after }.
print-guide-awards = Les récompenses
    .text =
        Elles s’appliquent de gauche à droite. Une compétence nouvelle vient en talent ; si vous l’avez, elle devient maîtrise : retournez sa carte. Obéissez à un statut dès que vous l’avez ; sa carte dit comment, et comment il finit. Un trésor vient de la pioche, sauf s’il est nommé : il peut alors venir de qui le possède. La fortune s’arrête où le disent les parenthèses.

        Une marque est entre guillemets. Écrivez-la sur votre feuille : d’autres contes la demanderont, et la mort même ne l’ôte pas.

        L’accès à un Lieu de Pouvoir : posez-y votre marqueur de destination. Tant qu’il y est, vous pouvez entrer à rebours de la flèche, comme si c’était la case voisine, et votre déplacement s’arrête là.

        Une rencontre qui en suit une autre commence aux réactions de sa matrice. La mort vous ramène à Bagdad, Pauvre, sans statuts, trésors ni marqueurs ; un frère ou une sœur continue avec vos compétences et vos points.
print-guide-fates = Au lieu d’une carte
    .text =
        Perdu(e) : vous pouvez prendre la matrice G. Poursuivi(e) : lancez un dé avant votre rencontre ; sur 1–2, on vous a retrouvé(e), matrice H.
print-guide-jailer = Emprisonné(e) : le geôlier, matrice K
print-guide-lover = Éperdu(e) d’amour : à courtiser
print-guide-refused = Aimé(e), si vous refusez
print-guide-homecoming = Marié(e), de retour au foyer : deux dés
print-guide-wealth = Cases par terre et par mer
print-guide-end = La fin
    .text =
        Qui finit son tour à Bagdad, après la rencontre de ce tour, avec ses deux buts atteints et sans statut qui l’interdise, peut le déclarer. Tous les autres ont encore un tour. Parmi celles et ceux qui sont alors à Bagdad, leurs buts atteints, gagne qui a le plus de statuts ; à égalité, qui a le plus de compétences.
print-guide-variants = Variantes
    .text =
        Un autre but : convenez de plus ou de moins de 20 points. Un seul statut à la fois : le nouveau chasse l’ancien. Compétences au hasard : les trois premières se tirent parmi les cartes.

        Raconter à sa façon : redites avec vos mots l’issue d’une rencontre ; si elle plaît à la plupart, elle vaut un point d’histoire, une fois par tour. La voie marchande : qui garde une fortune fabuleuse pendant trois de ses tours d’affilée peut compter 5 points pour l’un ou l’autre but.

        Solitaire : piochez deux cartes de rencontre et gardez-en une. Gagnez avant la fin de la pioche de nuit, votre but atteint, avec une fortune fabuleuse et deux quêtes accomplies. Là où quelqu’un d’autre déciderait, perdez un point et laissez décider un dé ; dans toute ville, un niveau de fortune achète la guérison qu’un autre héros donnerait.
