# Les Mille et Une Nuits sur tout le terminal : ce que disent leurs écrans.

## Ouverture
screen-level-wanderer = vagabonde
screen-level-traveller = voyage avec bon sens
screen-level-sage = connaît les contes

## Les Nuits
screen-new-here = Première fois ici ? Pressez la touche « ? » à tout moment : elle vous dit ce qu’il y a à faire.
screen-bot = (robot)
screen-points = destin { $destiny } · histoire { $story }
screen-reads = { $name } lit
screen-last-round = dernier tour de table
screen-read-on = lire la suite
screen-turn-page = tourner la page
screen-somebody-thinks = L’histoire continue…
screen-press-number = Choisissez par son numéro.
screen-mark-one = Désignez d’abord une ligne avec les flèches, ou choisissez par son numéro.
screen-mark = désigner
screen-choose = choisir
screen-search = chercher
screen-none-found = Rien ici ne porte ce nom. Esc ramène toute la liste.
screen-type-number = taper le nombre
screen-to-list = revenir à la liste
screen-to-book = revenir au Livre
screen-keys-map = carte
screen-keys-heroes = héros
screen-keys-goal = but
screen-keys-journal = journal
screen-goal = Votre but secret
screen-journal = Ce qui s’est passé jusqu’ici
screen-read-aloud = Personne d’autre ne voit cette page. Lisez-la aux autres à voix haute.
screen-pass = Passez le clavier à { $name }
screen-lift = Je suis { $name }, et personne d’autre ne regarde
screen-secret-goal = Le but d’une nuit n’est connu que de qui la joue.
screen-secret-number = { $name } doit voir sans témoin où mène chaque nombre.
screen-secret-page = { $name } tient le Livre, et lit avant les autres.
screen-secret-answer = Ce qui vient est pour { $name }, sans témoin.
screen-nights-keys =
    Entrée tourne la page. Les chiffres choisissent ; dans une liste, les flèches désignent, Entrée choisit, / cherche par nom ou par terrain.
    Tab ramène d’une liste au Livre, et de nouveau à la liste. Les flèches font défiler la page.
    m la carte · h les héros, et ce que veut dire chaque statut, compétence ou trésor · g votre but secret · j le journal · a conseil · u annuler · l langue · t lumière · q partir.
screen-heroes-at-table = héros à la table
screen-hero-drawn = héros tiré au sort
screen-goal-label = points à atteindre
screen-one-status = statuts
screen-one-status-no = autant qu’il en arrive
screen-one-status-yes = un seul à la fois
screen-random-skills = premières compétences
screen-random-skills-no = choisies à tour de rôle
screen-random-skills-yes = tirées au sort
screen-storytelling = raconter à son tour
screen-storytelling-no = non
screen-storytelling-yes = oui, les autres votent
screen-merchant = la voie marchande
screen-merchant-no = non
screen-merchant-yes = oui, une fortune fabuleuse compte
screen-person-reads = qui lit
screen-person-reads-no = la page se montre à tous
screen-person-reads-yes = d’abord qui tient le Livre
