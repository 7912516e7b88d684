# Les Mille et Une Nuits sur tout le terminal : ce que disent leurs écrans.

## Ouverture
screen-level-wanderer = robot débutant
screen-level-traveller = bon robot
screen-level-sage = robot expert

## Les Nuits
screen-new-here = Première fois ici ? Pressez la touche « ? » à tout moment : elle vous dit ce qu’il y a à faire.
screen-bot = (robot)
screen-points = destin { $destiny } · histoire { $story }
screen-reads = { $name } lit
screen-last-round = dernier tour de table
screen-read-on = lire la suite
screen-turn-page = tourner la page
screen-somebody-thinks = L’histoire continue…
screen-press-number = Choisissez une réponse par son numéro.
screen-mark-one = Sélectionnez d’abord une ligne avec les flèches, ou choisissez par son numéro.
screen-mark = sélectionner
screen-choose = choisir
screen-search = chercher
screen-none-found = Rien de ce nom. Appuyez sur Esc pour revoir toute la liste.
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
screen-lift = Je suis { $name } : afficher
screen-secret-goal = Le but de chaque personne est secret.
screen-secret-number = À ne montrer qu’à { $name } : où mène chaque nombre.
screen-secret-page = { $name } lit le Livre et voit la page en premier.
screen-secret-answer = La suite ne doit être vue que par { $name }.
screen-nights-keys =
    Entrée tourne la page. Les chiffres choisissent ; dans une liste, les flèches sélectionnent, Entrée choisit, / cherche par nom ou par terrain.
    Tab passe de la liste au Livre et inversement. Les flèches font défiler la page.
    m la carte · h les héros, et ce que veut dire chaque statut, compétence ou trésor · g votre but secret · j le journal · a conseil · u annuler · l langue · t thème · q quitter.
screen-heroes-at-table = nombre de héros
screen-hero-drawn = héros au hasard
screen-goal-label = points à atteindre
screen-one-status = statuts
screen-one-status-no = sans limite
screen-one-status-yes = un seul à la fois
screen-random-skills = compétences de départ
screen-random-skills-no = choisies à tour de rôle
screen-random-skills-yes = au hasard
screen-storytelling = raconter à sa façon
screen-storytelling-no = non
screen-storytelling-yes = oui, les autres votent
screen-merchant = la voie marchande
screen-merchant-no = non
screen-merchant-yes = oui, une fortune fabuleuse compte
screen-person-reads = qui lit
screen-person-reads-no = chaque page est visible de tous
screen-person-reads-yes = une personne lit à voix haute
