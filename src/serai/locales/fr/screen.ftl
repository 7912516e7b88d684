### La table dans le terminal : ce que disent ses écrans.

## Rois
screen-turn = à { $name } de jouer

## Touches et choix
screen-enter = Entrée
screen-keys-undo = annuler
screen-keys-hint = conseil
screen-hint = Un conseil
screen-keys-language = langue
screen-keys-light = lumière
screen-keys-rules = règles
screen-keys-quit = quitter

## Dialogues
screen-yes-key = o
screen-yes = oui
screen-no = non
screen-close = fermer
screen-quit = Quitter la table ?
screen-quit-kept = La partie reste dans { $file }.
screen-quit-lost = Cette partie n’est gardée dans aucun fichier.
screen-takeback = { $name } aimerait revenir sur un choix.
screen-takeback-agree = { $names } : d’accord ?

## Ouverture
screen-welcome = Qui prend place ?
screen-seats = rois à la table
screen-person = une personne
screen-level-random = joue au hasard
screen-first = qui commence
screen-takebacks = revenir sur un choix
screen-takebacks-yes = oui, les robots acceptent
screen-takebacks-no = non
screen-hints = demander conseil
screen-hints-yes = permis
screen-hints-no = interdit
screen-language = langue
screen-language-name = français
screen-start = prendre place et jouer
screen-move = se déplacer
screen-change = changer
screen-leave = quitter

## La fin
screen-secret = Le secret des dés, pour que chacun puisse les vérifier :
screen-verify = Pour vérifier : serai verify { $file }
screen-another = une autre partie

## Règles
screen-rules-title = Les règles en bref

## Les Nuits
screen-secret-hint = Le conseil connaît le but : il est pour { $name }, sans témoin.
