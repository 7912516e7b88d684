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
setup-next = Qui d’autre joue ? Tapez un nom pour une personne, ou un nom et un niveau pour un robot, comme { $name }={ $level } (niveaux : { $levels }). Entrée seule pour commencer.
setup-traveller = Camille
setup-bot = Barnabé

## Les lignes

plain-kept = Chaque choix est enregistré dans { $file }.
plain-hint = Tapez les positions des dés que vous gardez, par exemple 1 3 4. Tapez « ? » pour l’aide.
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
    c : les pouvoirs des habitants de la file.
    o : la chance exacte de rallier chaque habitant.
    a : ce que ferait un bon joueur maintenant, et pourquoi.
    u : annuler le dernier choix. Si des dés ont roulé depuis, il faut l’accord des autres.
    q : quitter la table.
    « ?? » : les règles en bref.
plain-not-understood = Je ne comprends pas « { $typed } ». Appuyez sur Entrée pour réentendre la question, ou tapez « ? » pour l’aide.
plain-nothing-to-undo = Il n’y a aucun choix à annuler.
plain-agree = { $count ->
    [one] { $names }, êtes-vous d’accord ?
   *[other] { $names }, tout le monde est d’accord ?
}
plain-hand-over = Passez le clavier à { $seat } : personne d’autre ne doit voir ceci. Appuyez sur Entrée pour l’afficher.
plain-seen = Appuyez sur Entrée pour le masquer.
plain-turn-page = Appuyez sur Entrée pour tourner la page.
plain-farewell = À la prochaine.
plain-farewell-kept = À la prochaine. Pour reprendre là où vous en êtes : serai terminal --resume { $file }
plain-secret = Le nombre secret des dés : { $secret }
plain-verify = Pour vérifier chaque dé : serai verify { $file }

## Les parties notées

pack-untranslated = Ce Livre n’est pas encore traduit dans votre langue. Langue de ses contes : { $language }.
record-cut = { $file } s’interrompt au milieu de la ligne { $line } ; on s’en sert jusqu’au dernier choix complet.
record-told = Montré jusqu’ici : { $count } choix sur { $all }.
record-unfinished = Le fichier s’arrête ici ; la partie n’est pas finie.
record-not-kept = Le dernier choix n’a pas pu être enregistré dans { $file } ({ $why }). Pour repartir du choix précédent : serai terminal --resume { $file }
verify-holds = { $file } est authentique : rien n’a été changé.
verify-secret = Son nombre secret correspond au sceau { $commitment }.
verify-open-dice = Ces dés étaient reproductibles : le nombre { $seed } était connu dès le début.
verify-scripted = { $count ->
    [one] Une partie de ses dés ou cartes (une ligne) a été choisie d’avance et ne vient pas du nombre secret.
   *[other] Une partie de ses dés ou cartes ({ $count } lignes) a été choisie d’avance et ne vient pas du nombre secret.
}
verify-laid-out = La partie a commencé dans une position préparée : ce qui précède n’est pas vérifié.
verify-checked = Vérifié : { $choices }, { $turns } et { $dice }.
verify-checked-no-dice = Vérifié : { $choices } et { $turns }.
verify-choices = { $count } choix
verify-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
verify-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
verify-unfinished = La partie n’est pas finie, et ce fichier contient son nombre secret : ne le montrez à personne avant la fin.

# A game that brings no lines of its own
any-hint = Tapez le numéro de votre choix. Tapez « ? » pour l’aide.
any-help =
    Le numéro d’une réponse : la choisir. On peut aussi taper la réponse telle qu’elle figure dans les fichiers de partie.
    Entrée seule : entendre à nouveau la table et la question.
    t : la table.
    u : annuler le dernier choix. S’il y a eu des dés ou des cartes depuis, il faut l’accord des autres.
    q : quitter la table.
any-winners = { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné ensemble.
}
any-no-rules = Ce jeu n’a pas de règles à lire ici.

## Les dés et les conseils

sealed-dice = Chacun pourra vérifier ces dés après la partie. Leur sceau : { $commitment }
open-dice = Ces dés sont reproductibles : le nombre { $seed } donne toujours les mêmes lancers.
hint-said = Conseil : { $option }. { $reason }
