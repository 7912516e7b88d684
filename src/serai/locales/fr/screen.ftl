### La table dans le terminal : ce que disent ses écrans.

## Rois
screen-turn = à { $name } de jouer

## Touches et choix
screen-enter = Entrée
screen-keys-undo = annuler
screen-keys-hint = conseil
screen-hint = Un conseil
screen-keys-language = langue
screen-keys-light = thème
screen-keys-rules = règles
screen-keys-quit = quitter

## Dialogues
screen-yes-key = o
screen-yes = oui
screen-no = non
screen-close = fermer
screen-quit = Quitter la table ?
screen-quit-kept = La partie est enregistrée dans { $file }.
screen-quit-lost = Cette partie n’est enregistrée dans aucun fichier.
screen-takeback = { $name } aimerait annuler un choix.
screen-takeback-agree = { $names } : d’accord ?

## Ouverture
screen-welcome = Qui joue ?
screen-seats = rois à la table
screen-person = une personne
screen-level-random = robot au hasard
screen-first = qui commence
screen-takebacks = annuler des choix
screen-takebacks-yes = oui, les robots acceptent
screen-takebacks-no = non
screen-hints = conseils
screen-hints-yes = permis
screen-hints-no = interdit
screen-language = langue
screen-language-name = français
screen-start = lancer la partie
screen-move = se déplacer
screen-change = changer
screen-leave = quitter

## La fin
screen-secret = Le nombre secret des dés, pour que chacun puisse les vérifier :
screen-verify = Pour vérifier les dés : serai verify { $file }
screen-another = rejouer

## Règles
screen-rules-title = Les règles en bref

## Les Nuits
screen-secret-hint = Ce conseil dépend du but secret : il est pour { $name }, et pour personne d’autre.
