# Ce qui se dit dans le terminal : les lignes, les questions, l’aide, les parties notées et les chances.

## Ce qu’on peut taper (mots équivalents ; on montre le premier)

command-help = ? h aide help
command-rules = ?? règles regles
command-table = t table
command-cards = c cartes
command-odds = o chances
command-undo = u annuler
command-hint = a conseil avis
command-quit = q quitter
command-roll = r relancer
command-stop = s stop
command-yes = o oui y
command-no = n non

## Prendre place

setup-first = Bonsoir ! Comment vous appelez-vous ? (Entrée : { $name })
setup-next = Qui s’assied ensuite ? Un nom est une personne ; un nom suivi d’un niveau est un robot, comme { $name }={ $level } (niveaux : { $levels }). Pour commencer : Entrée seule.
setup-traveller = Camille
setup-bot = Barnabé

## Les lignes

plain-kept = Chaque choix est conservé dans { $file }.
plain-hint = Tapez les positions des dés que vous gardez, par exemple 1 3 4. « ? » vous dit tout le reste.
plain-resumed = { $count ->
    [0] Bon retour parmi nous. Rien n’a encore été joué.
    [one] Bon retour parmi nous. Un choix a été fait jusqu’ici.
   *[other] Bon retour parmi nous. { $count } choix ont été faits jusqu’ici.
}
plain-yes-no = { $question } o ou n.
plain-option = { $number }. { $option }.
plain-help =
    Les positions des dés, par exemple 1 3 4 ou 134 : garder ceux-là et relancer les autres.
    r : relancer les six dés.
    s : s’arrêter et laisser les dés tels quels.
    Devant une liste de choix : le numéro de celui que vous voulez. À une question par oui ou non : o ou n.
    Entrée seule : réentendre vos dés et la question.
    t : la table, avec la file, les lieux, les vilains et les piles.
    c : les talents des habitants de la file.
    o : la chance exacte de rallier chaque habitant.
    a : ce que ferait un bon joueur maintenant, et pourquoi.
    u : revenir sur le dernier choix. Si des dés ont roulé depuis, il faut l’accord des autres.
    q : quitter la table.
    « ?? » : les règles en bref.
plain-not-understood = « { $typed } » ne me dit rien. Tapez « ? » pour l’aide.
plain-nothing-to-undo = Il n’y a aucun choix sur lequel revenir.
plain-agree = { $count ->
    [one] { $names }, êtes-vous d’accord ?
   *[other] { $names }, tout le monde est d’accord ?
}
plain-hand-over = Passez le clavier à { $seat } : personne d’autre ne doit voir ceci. Entrée le montre.
plain-seen = Appuyez sur Entrée quand vous en avez assez vu.
plain-turn-page = Entrée tourne la page.
plain-farewell = À la prochaine.
plain-farewell-kept = À la prochaine. Pour reprendre là où vous en êtes : serai terminal --resume { $file }
plain-secret = Le secret des dés : { $secret }
plain-verify = Pour vérifier chaque dé : serai verify { $file }

## Les parties notées

record-cut = { $file } s’interrompt au milieu de la ligne { $line } ; tout est bon jusqu’au dernier choix complet.
record-told = Raconté jusqu’ici : { $count } choix sur { $all }.
record-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
record-not-kept = Le dernier choix n’a pas pu être écrit dans { $file } ({ $why }) ; pour repartir du choix précédent : serai terminal --resume { $file }
verify-holds = { $file } tient bon.
verify-secret = Son secret est bien celui du sceau { $commitment }.
verify-open-dice = C’étaient des dés ouverts : la graine { $seed } était connue dès le début.
verify-scripted = { $count ->
    [one] Une ligne de son hasard était écrite d’avance : ce qu’elle a donné ne vient pas du secret.
   *[other] { $count } lignes de son hasard étaient écrites d’avance : ce qu’elles ont donné ne vient pas du secret.
}
verify-laid-out = La partie a commencé dans une position préparée : ce qui précède n’est pas vérifié.
verify-checked = Vérifié : { $choices }, { $turns } et { $dice }.
verify-choices = { $count } choix
verify-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
verify-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
verify-unfinished = La partie n’est pas finie, et son secret est dans ce fichier : ne le montrez à personne avant la fin.

# A game that brings no lines of its own
any-hint = Tapez le numéro de votre choix. ? vous dit tout le reste.
any-help =
    Le numéro d’une réponse : la choisir. On peut aussi taper la réponse telle qu’elle figure dans les parties enregistrées.
    Entrée seule : entendre à nouveau la table et la question.
    t : la table.
    u : revenir sur le dernier choix. Si le hasard est passé par là, il faut l’accord des autres.
    q : quitter la table.
any-winners = { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
}
any-no-rules = Ce jeu n’apporte pas de règles à lire ici.

## Les dés et les conseils

sealed-dice = Les dés sont scellés. Leur sceau : { $commitment }
open-dice = Dés ouverts : ils découlent de la graine { $seed }.
hint-said = Conseil : { $option }. { $reason }
