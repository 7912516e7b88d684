# Ce qui ne se peut pas, à une table ou avec un fichier ; la maison et le terminal le disent, jamais le navigateur.

## À une table

refused-option = « { $option } » n’est pas possible pour { $seat } en ce moment.
refused-no-seat = Personne ne s’appelle « { $seat } » à cette table.
refused-over = La partie est finie.
refused-not-now = Ce n’est pas à { $seat } de choisir.
refused-asked-already = { $seat } demande déjà à revenir sur un choix.
refused-nothing-to-undo = { $seat } n’a aucun choix sur lequel revenir.
refused-not-imagined = Ce qui est caché dans ce jeu ne s’invente pas : attendez la fin de la partie.
refused-by-bots = À cette table, les robots ne laissent personne revenir sur un choix.
refused-not-asked = On n’a demandé aucun accord à { $seat }.
refused-seats = Il faut être de { $least } à { $most } pour jouer à ce jeu.
refused-same-name = Deux joueurs portent le même nom.
refused-name = « { $seat } » ne convient pas comme nom : de 1 à 30 caractères, sans deux-points ni virgule.
refused-first = « { $seat } » ne peut pas commencer ; à la table : { $seats }.
refused-pack = Ce jeu ne se joue pas avec le livre { $pack }.
refused-broken-pack = On ne peut pas jouer avec le livre { $pack } : { $why }
refused-unplayable-pack = On ne peut pas encore jouer avec le livre { $pack } : { $why }.
refused-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $games }.
refused-game-broken = Le jeu « { $game } » ne peut pas être chargé : { $why }.
refused-bot-broken = Le robot « { $level } » ne peut pas être chargé : { $why }.
refused-options = Ce jeu ne se joue pas avec ces options : { $why }.
refused-no-hero = Il n’y a pas de héros « { $hero } » ; choisissez parmi : { $heroes }.
refused-hero-seat = Un héros est prévu pour « { $seat } », mais personne de ce nom ne prend place.
refused-same-hero = Deux personnes veulent le même héros.
refused-scripted = Un hasard écrit d’avance ne va qu’avec des dés ouverts : donnez une graine.
refused-hints-barred = À cette table, personne ne donne de conseils.
refused-no-question = Les conseils sont pour qui doit choisir maintenant.

## Les parties notées et les fichiers

refused-unreadable = Impossible de lire { $file } ({ $why }).
refused-unwritable = Impossible d’écrire { $file } ({ $why }).
refused-by-system = Le système refuse : { $why }.
refused-in-use = { $file } se joue déjà à une autre table.
refused-record-empty = { $file } est vide.
refused-record-none = { $file } n’est pas l’enregistrement d’une partie.
refused-record-line = { $file } n’est pas un enregistrement que Serai sache lire : la ligne { $line } est abîmée ({ $why }).
refused-record-format = { $file } est un enregistrement au format { $version }, et cette version de Serai lit le format { $known }.
refused-record-sealed = { $file } est scellé : sans son secret, dévoilé à la fin de la partie, ses dés ne peuvent pas être vérifiés.
refused-broken-seal = { $file } ne tient pas : son secret et ses conditions ne correspondent pas à son sceau.
refused-record-parts = { $file } ne tient pas : à partir de l’entrée { $entry } (tour { $turn }), son secret et ses choix mènent ailleurs.
refused-record-cut = { $file } s’interrompt à la ligne { $line }.
refused-record-unplayable = { $file } ne tient pas : sa partie ne peut pas être jouée.
refused-record-long = { $file } est plus long que n’importe quelle partie.
refused-record-unfinished = { $file } raconte une partie qui n’est pas finie.
