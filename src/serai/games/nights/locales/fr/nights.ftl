# Les Mille et Une Nuits

title = Les Mille et Une Nuits

## Les héros

hero-aladdin = Aladin
    .about = Votre père était tailleur, et les voisins disent que c’est de vous qu’il est mort : vous n’avez jamais fait une couture droite, mais il n’est pas un toit, un égout, une marchande de dattes du quartier que vous ne connaissiez. Un jour, un oncle surgi de nulle part vous fit descendre dans un trou chercher une lampe. Plus de lampe, plus d’oncle, et le palais n’a tenu qu’un été. Il vous reste votre mère, qui ne pose plus de questions, et l’habitude de regarder à deux fois ce qu’on jette.
hero-ali-baba = Ali Baba
    .about = Vous coupiez du bois et possédiez trois ânes, jusqu’à l’après-midi où, du haut d’un arbre, vous avez entendu ce que le capitaine de quarante hommes disait à un rocher. Cela vous a valu un an de richesse et deux de fuite. Morgiane, qui vous sauva la tête trois fois en une semaine, ne sert plus personne : elle a pris la moitié de l’or et fait le commerce du sésame. Vous avez gardé les ânes. Depuis, vous dites bonsoir aux falaises, et vous achetez votre huile à la tasse.
hero-maaruf = Maarouf
    .about = Au Caire, vous ressemeliez les sandales de gens qui payaient en compliments, jusqu’au jour où votre femme vous traîna devant le cadi pour un gâteau au miel et où un génie, par pitié, vous emporta. Au royaume suivant, on vous demanda votre métier. Marchand, avez-vous répondu ; la caravane suit. Là-dessus vous avez emprunté, tout donné aux mendiants, et l’on vous a promis une princesse. Le plus étrange, c’est que la caravane est venue. Depuis, vous dites la vérité, et cela vous revient deux fois plus cher.
hero-sindbad = Sindbad
    .about = Sept fois vous avez juré de ne plus quitter Bagdad, et le septième serment commence à s’user aux coudes. Vous avez fait cuire votre souper sur le dos d’une baleine, voyagé à la patte d’un oiseau roc qui n’en savait rien, et suivi une épouse au tombeau, par politesse, dans un pays à cheval sur les usages. Votre maison du bord du Tigre a cent chambres, et vous ne dormez dans aucune : les planchers n’y bougent pas. Un portefaix de votre nom vient entendre le reste, et mange pour deux.
hero-scheherazade = Shéhérazade
    .about = Mille nuits auprès d’un roi qui gardait son sabre à portée de main, et à chaque aube un conte pas tout à fait fini : votre père le vizir l’avait défendu, et n’en a guère dormi. Dinarzade, votre sœur, assise au pied du lit, posait toujours la bonne question. Le roi dort à présent comme un enfant, les filles de la ville sont sauves, et il ne reste plus une histoire dans la bibliothèque. Vous avez donc commandé des bottes, une mule et beaucoup d’encre.
hero-zumurrud = Zoumourroud
    .about = Le jour où l’on voulut vous vendre, au Khorassan, vous avez refusé en face tous les acheteurs et suivi, libre, le plus pauvre. Plus tard, en manteau de soldat, les cheveux sous le casque, vous êtes entrée dans une ville dont la loi couronne le premier étranger venu : vous y avez été roi trois ans, et bon roi. Chaque mois vous régaliez le peuple, jusqu’à ce que tous vos ennemis eussent tendu la main vers le mauvais plat. La couronne est restée sur son coussin ; le cheval vous a suivie.
sex-man = homme
sex-woman = femme

## Le monde

terrain-city = ville
    .any = une ville au choix
terrain-mountain = montagne
    .any = une montagne au choix
terrain-sea = mer
    .any = une mer au choix
terrain-desert = désert
    .any = un désert au choix
terrain-forest = forêt
    .any = une forêt au choix
terrain-island = île
    .any = une île au choix
continent-arabia = Arabie
continent-europa = Europe
continent-africa = Afrique
continent-india = Inde
continent-asia = Asie
time-morning = matin
time-noon = midi
time-night = nuit

power-cave-of-wonders = Caverne aux Merveilles
    .the = la Caverne aux Merveilles
    .of = de la Caverne aux Merveilles
power-city-of-brass = Cité d’Airain
    .the = la Cité d’Airain
    .of = de la Cité d’Airain
power-dusky-land = Terre du Crépuscule
    .the = la Terre du Crépuscule
    .of = de la Terre du Crépuscule
power-haunted-house = Maison hantée
    .the = la Maison hantée
    .of = de la Maison hantée
power-jeweled-fortress = Forteresse de Pierreries
    .the = la Forteresse de Pierreries
    .of = de la Forteresse de Pierreries
power-lake-of-colors = Lac aux Couleurs
    .the = le Lac aux Couleurs
    .of = du Lac aux Couleurs
power-sepulchre-of-solomon = Sépulcre de Salomon
    .the = le Sépulcre de Salomon
    .of = du Sépulcre de Salomon
power-stonehenge = Stonehenge
    .the = Stonehenge
    .of = de Stonehenge
power-undersea-kingdom = Royaume sous la Mer
    .the = le Royaume sous la Mer
    .of = du Royaume sous la Mer
power-valley-of-diamonds = Vallée des Diamants
    .the = la Vallée des Diamants
    .of = de la Vallée des Diamants

## La fortune

wealth-beggar = { $sex ->
    [woman] Mendiante
   *[man] Mendiant
}
wealth-penniless = Sans le sou
wealth-poor = Pauvre
wealth-respectable = Respectable
wealth-rich = Riche
wealth-princely = { $sex ->
    [woman] Princière
   *[man] Princier
}
wealth-fabulous = { $sex ->
    [woman] Fabuleuse
   *[man] Fabuleux
}

## Les compétences

rank-talent = talent
rank-master = maîtrise
skill-acting-and-disguise = Comédie et déguisement
    .the = la comédie et le déguisement
    .about = Une fausse barbe, une boiterie d’emprunt, et votre propre mère vous demande d’où vous venez. L’art sert partout où il vaut mieux être quelqu’un d’autre.
skill-appearance = Prestance
    .the = la prestance
    .about = Les portes s’ouvrent avant que vous ayez frappé, et les gardes se tiennent plus droit. Sous forme animale, avec une patte folle ou une blessure, cherchez autre chose.
skill-bargaining-and-evaluation = Marchandage et évaluation
    .the = le marchandage et l’évaluation
    .about = Vous savez ce que vaut une chose, et ce qu’elle coûtera quand vous aurez soupiré deux fois et fait mine de partir. Les marchands vous respectent, puis recomptent leurs doigts.
skill-beguiling = Charme
    .the = l’art de charmer
    .about = On vous croit d’abord, on réfléchit ensuite. Même les prisons y cèdent : pour un niveau de fortune, vous faites sortir par la grande porte un captif qui se trouve sur votre case.
skill-courtly-graces = Manières de cour
    .the = les manières de cour
    .about = Vous savez qui s’incline devant qui, jusqu’où, et à qui ne jamais demander des nouvelles de son cheval. Les palais sont pleins de gens qui l’ignorent.
skill-enduring-hardship = Endurance
    .the = l’endurance
    .about = La soif, le gel, les puces et la mauvaise cuisine : vous avez connu pire. Là où les autres font demi-tour, votre conte ne fait que commencer.
skill-luck = Chance
    .the = la chance
    .about = Quand le toit s’effondre, vous étiez justement au puits. Cela ne s’enseigne pas, et pourtant un conte en laisse parfois derrière lui.
skill-magic = Magie
    .the = la magie
    .about = Vous possédez quelques paroles de pouvoir, et vous savez lesquelles il ne faut pas éternuer. Pour un niveau de fortune, vous rendez sa forme humaine à une bête qui se trouve sur votre case.
skill-piety = Piété
    .the = la piété
    .about = Vous priez aussi quand tout va bien : on vous entend donc quand tout va mal. Un pèlerinage la fait grandir, et sans la maîtriser nul vizir ne devient sultan.
skill-quick-thinking = Présence d’esprit
    .the = la présence d’esprit
    .about = Vos meilleures idées vous viennent quand le sabre est déjà en l’air. C’est bien assez tôt.
skill-scholarship = Érudition
    .the = l’érudition
    .about = Vous avez lu les livres, et les notes dans leurs marges. Pour un niveau de fortune, vous guérissez la maladie ou la blessure d’un autre héros de votre case.
skill-seamanship = Navigation
    .the = la navigation
    .about = Vous distinguez un grain d’un nuage, et un capitaine d’un homme en habit de capitaine. Navires, tempêtes et gens de mer vous sont de meilleure compagnie qu’aux autres.
skill-seduction = Séduction
    .the = la séduction
    .about = Un regard, un vers, et quelqu’un oublie ce qu’il gardait. Devant une bête, une patte folle ou une blessure, personne n’oublie rien.
skill-stealth-and-stealing = Discrétion et larcin
    .the = la discrétion et le larcin
    .about = Vous entrez sans bruit, et vous ne repartez pas toujours les mains vides. Pour un niveau de fortune, vous glissez la clef à un captif qui se trouve sur votre case.
skill-storytelling = Art du conte
    .the = l’art du conte
    .about = Il a gardé une femme en vie mille nuits et une ; il suffira bien pour une soirée. Si le chagrin vous accable, 2 points de destin vous permettent de faire pleurer avec vous un autre héros de votre case.
skill-weapon-use = Maniement des armes
    .the = le maniement des armes
    .about = Sabre, arc ou gourdin : vous savez par quel bout le tenir, et l’autre bout surprend toujours. Tant qu’une blessure vous gêne, il ne sert à rien.
skill-wilderness-lore = Connaissance de la nature
    .the = la connaissance de la nature
    .about = Vous lisez les traces, les étoiles et la figure des chameaux. Là où finit la route, vous cessez de demander votre chemin.
skill-wisdom = Sagesse
    .the = la sagesse
    .about = Vous savez quand parler, et le reste du temps on vous prête de la profondeur. Une robe d’honneur en apporte un peu, un turban de vizir aussi.

## Les statuts

status-accursed = { $sex ->
    [woman] Maudite
   *[man] Maudit
}
    .about = Quand on va lancer vos dés ordinaires, quelqu’un d’autre annonce le nombre qui compte ; le dé du destin reste à vous. On lance les dés quand même : s’ils s’écartent de ce nombre de plus de 1, ou si une bénédiction vous échoit, le mauvais sort prend fin.
    .gained = Une malédiction s’abat sur { $seat }.
    .fate = Le lait tourne encore partout où la malédiction a soupé.
    .ended = La malédiction ne pèse plus sur { $seat }.
status-beast-form = Forme animale
    .about = Vous ne pouvez pas courtiser (s’il le faut pourtant, vous n’y gagnez que du mépris), et poil ou plumes ne sont bons ni à la Séduction ni à la Prestance. Donnez un niveau de fortune à un héros de votre case qui a la Magie, et vous retrouvez votre peau.
    .gained = Un museau, une queue et bien des choses à expliquer : { $seat } prend une forme animale.
    .fate = Le portier demande à quoi sert ce pelage, et l’aubergiste où il compte dormir.
    .ended = { $seat } se redresse et retrouve forme humaine.
status-beloved = { $sex ->
    [woman] Aimée
   *[man] Aimé
}
    .about = Un cœur s’offre à vous : acceptez, et vous gagnez 2 points de destin et un mariage. Refusez, et un dé décide si l’on vous méprise, si l’on vous poursuit, ou si vous y gagnez seulement de la détermination.
    .gained = Un cœur ne bat plus que pour { $seat }.
    .fate = Sous une fenêtre, on accorde un oud, et la réponse est encore due.
    .ended = L’affaire de cœur est réglée pour { $seat }.
status-blessed = { $sex ->
    [woman] Bénie
   *[man] Béni
}
    .about = Quand vous devez lancer des dés ordinaires, vous pouvez annoncer vous-même le nombre qui compte ; le dé du destin, lui, ne reçoit pas d’ordres. On lance les dés quand même : s’ils s’écartent de ce nombre de plus de 1, ou si une malédiction vous frappe, la bénédiction est épuisée.
    .gained = Une bénédiction accompagne désormais { $seat }.
    .fate = La bénédiction est du voyage, et les chiens de la rue l’ont su les premiers.
    .ended = La bénédiction n’accompagne plus { $seat }.
status-crippled = { $sex ->
    [woman] Éclopée
   *[man] Éclopé
}
    .about = Vous avancez d’une case de moins sur terre comme sur mer, sans pouvoir utiliser ni gagner Séduction ou Prestance ; mais une canne a son histoire, et les points d’histoire de vos rencontres comptent double. Une bénédiction ou le respect des gens vous guérit.
    .gained = { $seat } ne marchera plus qu’avec une canne.
    .fate = La canne a appris à frapper avant d’entrer.
    .ended = { $seat } jette sa canne.
status-determined = { $sex ->
    [woman] Déterminée
   *[man] Déterminé
}
    .about = Une fois par rencontre, quand vous avez entendu votre récompense, vous pouvez la refuser et choisir une autre réaction. Ce statut ne passe pas avec le temps.
    .gained = Rien ne détournera plus { $seat } de son but : quelle détermination !
    .fate = On a dit trois fois à la route où elle devait aller ; maintenant, elle y va.
    .ended = { $seat } n’a plus la même détermination.
status-diseased = Malade
    .about = Vous avancez d’une case de moins sur terre comme sur mer, et pour 3 points de destin vous pouvez passer le mal à un autre héros de votre case, sans vous en défaire. Donnez un niveau de fortune à un héros de votre case qui a l’Érudition, et vous voilà sur pied.
    .gained = { $seat } tombe malade.
    .fate = La toux est venue aussi, et on lui a offert une chaise près de la porte.
    .ended = { $seat } n’est plus malade.
status-enslaved = { $sex ->
    [woman] Asservie
   *[man] Asservi
}
    .about = À chaque tour, vous nommez qui sera votre maître : son héros reçoit les points de destin et les trésors que vous gagnez pendant ce tour. Dépensez un niveau de fortune gagné dans les fers, et vous voilà libre.
    .gained = { $seat } perd sa liberté : l’esclavage commence.
    .fate = Il faut d’abord demander au maître, et le maître dort.
    .ended = { $seat } est libre et ne connaît plus de maître.
status-ensorcelled = { $sex ->
    [woman] Ensorcelée
   *[man] Ensorcelé
}
    .about = À chaque tour, quelqu’un que vous désignez décide où vous portent vos pieds. À la fin du tour, chacun lance un dé : si le vôtre est plus haut, le charme est rompu.
    .gained = Un sortilège mène { $seat } par le bout des pieds.
    .fate = Un sortilège tient encore la bride, et il a des projets pour demain.
    .ended = Le sortilège est rompu : { $seat } va où bon lui semble.
status-envious = { $sex ->
    [woman] Envieuse
   *[man] Envieux
}
    .about = Vous ne pouvez pas gagner la partie, et partout où l’on peut voler, il vous faut voler. Deux niveaux de fortune ou un trésor en une seule rencontre vous en guérissent ; ou bien payez 3 points de destin et partez en pèlerinage.
    .gained = L’envie ronge { $seat }.
    .fate = Avant de souper, il faut avoir regardé toutes les autres assiettes.
    .ended = { $seat } dort bien et n’envie plus personne.
status-fated = { $sex ->
    [woman] Prédestinée
   *[man] Prédestiné
}
    .about = On ne lance pas de dé pour savoir qui vous rencontrez : quelqu’un que vous désignez choisit dans la table. Quand vous aurez gagné 4 points, destin et histoire confondus, le sort sera satisfait.
    .gained = C’était écrit depuis longtemps : le sort a des vues sur { $seat }.
    .fate = La suite est écrite depuis longtemps, sur une page que nul ne retrouve.
    .ended = Le sort n’a plus de projets pour { $seat }.
status-grief-stricken = { $sex ->
    [woman] Affligée
   *[man] Affligé
}
    .about = En rencontre, vos talents ne servent à rien et vos maîtrises ne valent que des talents ; avec l’Art du conte et 2 points de destin, vous pouvez affliger aussi un autre héros de votre case. Le chagrin passe quand vous atteignez 8 points d’histoire, ou au prochain si vous les aviez déjà.
    .gained = Le chagrin accable { $seat }.
    .fate = Un coussin reste vide, et il ne faut pas en parler.
    .ended = { $seat } sèche sa dernière larme.
status-imprisoned = { $sex ->
    [woman] Emprisonnée
   *[man] Emprisonné
}
    .about = Vous ne bougez plus, et le seul visage que vous voyez est celui du geôlier. Vous êtes libre quand un conte le dit, quand vous atteignez 10 points d’histoire (ou au prochain, si vous les aviez déjà), ou en donnant un niveau de fortune à un héros de votre case qui a le Charme ou Discrétion et larcin.
    .gained = Une porte claque, une clef tourne : { $seat } est en prison.
    .fate = Le reste se raconte à travers une grille, à un geôlier qui redemande toujours le début.
    .ended = La porte est ouverte : { $seat } sort de prison.
status-insane = { $sex ->
    [woman] Démente
   *[man] Dément
}
    .about = À chaque rencontre, quelqu’un que vous désignez choisit votre réaction. Gagnez une compétence dans une rencontre, et vous reprenez vos esprits.
    .gained = { $seat } parle à la lampe et entend sa réponse : c’est la démence.
    .fate = La lune a été consultée sur tout, et elle avait beaucoup à dire.
    .ended = { $seat } reprend ses esprits.
status-lost = { $sex ->
    [woman] Perdue
   *[man] Perdu
}
    .about = Vous avancez d’une case par tour au plus, et vous pouvez choisir, au lieu de votre rencontre, de vous égarer pour de bon. C’est le plus sûr moyen de retrouver la route, même si d’autres contes en connaissent peut-être un autre.
    .gained = Chaque colline ressemble à la précédente : { $seat } ne sait plus où aller.
    .fate = La carte a été tenue dans tous les sens, et chaque fois elle avait raison.
    .ended = { $seat } retrouve son chemin.
status-love-struck = { $sex ->
    [woman] Éperdue d’amour
   *[man] Éperdu d’amour
}
    .about = À votre prochain tour, vous rencontrez une beauté, et il vous faut la courtiser : rien d’autre ne vous vient à l’esprit. La fièvre tombe avec cette rencontre ; si le mariage vous tient déjà, c’est l’affliction qui vous prend.
    .gained = { $seat } sourit et se cogne aux murs : c’est l’amour.
    .fate = Un nom est gravé dans le montant de la porte, et l’orthographe a pris la soirée.
    .ended = { $seat } peut de nouveau penser à autre chose.
status-married = { $sex ->
    [woman] Mariée
   *[man] Marié
}
    .about = Vous gagnez 1 point d’histoire et un foyer : après une rencontre dans une autre ville, vous ne pouvez plus finir de tour en ville avant d’être de retour chez vous. Chaque retour rapporte 1 point d’histoire, et deux dés si vous osez les lancer.
    .gained = Les tambours jouent toute la nuit : on marie { $seat }.
    .fate = À la maison, une seconde tasse attend sur l’étagère, et c’est la plus belle.
    .ended = Le mariage ne lie plus { $seat }.
status-on-pilgrimage = En pèlerinage
    .about = Vous ne pouvez pas gagner avant d’avoir eu une rencontre dans la ville choisie, à plus de trois cases de La Mecque, puis une à La Mecque. Vous en rapportez 2 points de destin, 1 point d’histoire et un niveau de Piété.
    .gained = { $seat } prend le bâton du pèlerin.
    .fate = Des sandales attendent près de la porte, la pointe vers La Mecque.
    .ended = Pour { $seat }, le pèlerinage est fini.
status-outlaw = Hors-la-loi
    .about = La ville la plus proche vous recherche : une rencontre là-bas se termine en prison. Devenez hors-la-loi une fois de plus, et l’on vous y conduit dès la fin de cette rencontre.
    .gained = Un avis de recherche pend à la porte d’une ville : { $seat } est hors-la-loi.
    .fate = Une ville a le portrait à chaque porte, avec un nez trop grand.
    .ended = L’avis de recherche est décroché : { $seat } respire.
status-pursued = { $sex ->
    [woman] Poursuivie
   *[man] Poursuivi
}
    .about = Aux tours suivants, on lance un dé avant votre rencontre : sur 1 ou 2, on vous retrouve, et vous ne rencontrez personne d’autre. Seul le conte d’une rencontre dit si la poursuite est finie.
    .gained = Quelqu’un se lance à la poursuite : { $seat } fera bien de se retourner.
    .fate = Quelque chose vient encore sur la route, derrière, et commence à se presser.
    .ended = Plus personne ne poursuit { $seat }.
status-respected = { $sex ->
    [woman] Respectée
   *[man] Respecté
}
    .about = Une fois par rencontre, quand vous avez entendu une récompense qu’un dé vous a value, vous pouvez le faire relancer. Le second lancer compte, meilleur ou pire.
    .gained = { $seat } inspire désormais le respect.
    .fate = Avant de saluer, les autres redressent leurs coussins.
    .ended = On ne respecte plus { $seat }.
status-robe-of-honor = Robe d’honneur
    .about = Vous gagnez 1 point de destin, un niveau de Sagesse et le respect des gens. Les manches sont un peu longues, mais personne n’en parle.
    .gained = { $seat } reçoit une robe d’honneur.
    .fate = Le portier s’est incliné devant la robe, et a laissé entrer le reste.
    .ended = { $seat } n’a plus sa robe d’honneur.
status-scorned = { $sex ->
    [woman] Méprisée
   *[man] Méprisé
}
    .about = Les points de destin arrivent chez vous changés en points d’histoire, et vous ne gagnez ni fortune ni compétence. Payez 1 point de destin pour partir plutôt en pèlerinage ; si vous n’en avez aucun, vous partez sur-le-champ.
    .gained = On tourne le dos à { $seat } : quel mépris !
    .fate = Toutes les places près du feu se sont trouvées prises.
    .ended = On salue de nouveau { $seat }.
status-sex-changed = Sexe changé
    .about = L’homme devient femme, la femme devient homme, et ainsi vous ne pouvez pas gagner. Si cela vous arrive encore, vous redevenez comme avant.
    .gained = { $seat } se penche sur le puits : la figure qui répond est de l’autre sexe.
    .fate = Les anciens habits ne vont plus, et le tailleur sait la moitié de l’affaire.
    .ended = { $seat } se penche sur le puits et retrouve sa figure d’avant.
status-sultan = { $sex ->
    [woman] Sultane
   *[man] Sultan
}
    .about = Votre fortune est fabuleuse, même sans trésor, et en voyage chaque ville peut compter pour une seule case, quoi qu’il y ait entre elles. Si vous n’avez pas 12 points en tout, on vous fait seulement vizir.
    .gained = Les tambours battent sur toutes les tours : { $seat } monte sur le trône !
    .fate = Un trône attend ; un chat le garde au chaud.
    .ended = { $seat } descend du trône.
status-under-geas = Sous serment
    .about = Tant que votre parole vous lie, vous ne pouvez pas gagner. Gagnez 3 points de destin, ou renoncez à 4 à tout moment de votre tour, et vous l’aurez tenue.
    .gained = { $seat } prête un serment que nul ne peut rompre.
    .fate = Une promesse reste à tenir, un peu chaque jour.
    .ended = Le serment ne lie plus { $seat }.
status-vizier = Vizir
    .about = Vous gagnez 1 point de destin, 1 point d’histoire, un niveau de Manières de cour et un de Sagesse ; après une rencontre dans une autre ville, vous ne pouvez plus finir de tour en ville avant d’être de retour à votre siège. Avec la maîtrise de la Piété et de l’Érudition et 12 points en tout, vous pouvez monter sur le trône du sultan.
    .gained = Un sceau, un encrier et mille suppliques : { $seat } devient vizir.
    .fate = Deux cents placets dorment sur un pupitre, et attendront demain.
    .ended = { $seat } rend le sceau du vizir.
status-wounded = { $sex ->
    [woman] Blessée
   *[man] Blessé
}
    .about = Discrétion et larcin, Magie, Maniement des armes, Séduction et Prestance ne vous servent à rien. Reposez-vous un tour entier en perdant 1 point de destin ou d’histoire, ou donnez un niveau de fortune à un héros de votre case qui a l’Érudition, et vous voilà sur pied.
    .gained = { $seat } reçoit une blessure.
    .fate = Le bandage est propre, et son histoire s’allonge à chaque récit.
    .ended = La blessure est guérie : { $seat } va bien.

## Les réactions possibles

reaction-abduct = Enlever
    .told = { $seat } tente un enlèvement.
reaction-aid = Aider
    .told = { $seat } offre son aide.
reaction-attack = Attaquer
    .told = { $seat } attaque.
reaction-attempt-to-escape = Tenter de s’évader
    .told = { $seat } tente l’évasion.
reaction-avoid = Éviter
    .told = { $seat } fait un détour.
reaction-bargain = Marchander
    .told = { $seat } marchande.
reaction-barter = Troquer
    .told = { $seat } propose un troc.
reaction-beat = Battre
    .told = { $seat } empoigne un bâton.
reaction-bribe = Soudoyer
    .told = { $seat } laisse voir une pièce.
reaction-buy = Acheter
    .told = { $seat } demande le prix.
reaction-capture = Capturer
    .told = { $seat } noue un lacet et attend.
reaction-converse = Converser
    .told = { $seat } engage la conversation.
reaction-court = Courtiser
    .told = { $seat } fait sa cour.
reaction-cry-out = Crier
    .told = { $seat } crie.
reaction-cry-out-for-help = Appeler au secours
    .told = { $seat } appelle au secours.
reaction-drink = Boire
    .told = { $seat } boit.
reaction-enrich = Enrichir
    .told = { $seat } ouvre sa bourse.
reaction-enter = Entrer
    .told = { $seat } entre.
reaction-examine = Examiner
    .told = { $seat } regarde de plus près.
reaction-examine-surroundings = Examiner les alentours
    .told = { $seat } examine les alentours.
reaction-flee = Fuir
    .told = { $seat } prend ses jambes à son cou.
reaction-follow = Suivre
    .told = { $seat } suit à distance.
reaction-grovel = Se prosterner
    .told = { $seat } baise la poussière.
reaction-hide = Se cacher
    .told = { $seat } se cache.
reaction-hide-safely = Se mettre à l’abri
    .told = { $seat } trouve un abri sûr.
reaction-hire = Engager
    .told = { $seat } propose des gages.
reaction-hire-help = Engager de l’aide
    .told = { $seat } cherche des bras à engager.
reaction-honor = Honorer
    .told = { $seat } s’incline, et de bon cœur.
reaction-open = Ouvrir
    .told = { $seat } ouvre.
reaction-pray = Prier
    .told = { $seat } prie.
reaction-pray-for-guidance = Prier pour trouver son chemin
    .told = { $seat } prie le Ciel de lui montrer le chemin.
reaction-punish = Punir
    .told = { $seat } rend la justice.
reaction-question = Questionner
    .told = { $seat } pose des questions.
reaction-rob = Voler
    .told = { $seat } a les doigts agiles.
reaction-seek-aid = Chercher de l’aide
    .told = { $seat } cherche de l’aide.
reaction-set-forth = Se mettre en route
    .told = { $seat } se met en route.
reaction-sneak = Se faufiler
    .told = { $seat } avance sur la pointe des pieds.
reaction-study = Étudier
    .told = { $seat } observe et prend des notes.
reaction-take = Prendre
    .told = { $seat } prend ce qui s’offre.
reaction-travel = Poursuivre sa route
    .told = { $seat } poursuit sa route, advienne que pourra.
reaction-trick = Ruser
    .told = { $seat } imagine une ruse.
reaction-use = Utiliser
    .told = { $seat } en fait l’essai.
reaction-wait = Attendre
    .told = { $seat } attend.
reaction-wait-for-help = Attendre du secours
    .told = { $seat } attend du secours.

## Qui l’on rencontre, matrice par matrice

matrix-a = princes, prophètes et sages
matrix-b = magiciens et enchanteresses
matrix-c = mendiants, vieilles femmes et bossus
matrix-d = voleurs, vauriens et esclaves
matrix-e = trésors, trappes et cités perdues
matrix-f = tempêtes, incendies et crues
matrix-g = sans route ni repère
matrix-h = quelqu’un qui vous poursuit
matrix-i = brigands, capitaines et peuples de la mer
matrix-j = bêtes et créatures étranges
matrix-k = un geôlier
matrix-l = jeunes filles, soldats, marchands et derviches
matrix-m = éfrits
matrix-n = merveilles qui ont un nom
matrix-o = magiciens et enchanteresses

## Tournures

destiny-points = { $count ->
    [one] { $count } point de destin
   *[other] { $count } points de destin
}
story-points = { $count ->
    [one] { $count } point d’histoire
   *[other] { $count } points d’histoire
}
wealth-levels = { $count ->
    [one] un niveau de fortune
   *[other] { $count } niveaux de fortune
}
spaces-away = { $count ->
    [one] à une case
   *[other] à { $count } cases
}
or-list = { $before } ou { $last }
token = « { $token } »
headings-list = { $before } ; { $last }
heading-no-skill = Sans compétence
heading-treasure = Trésor : { $treasure }
heading-wealth = Fortune : { $wealth }
heading-sex = { $sex ->
    [woman] Une femme
   *[man] Un homme
}
heading-other = L’autre { $fact }
heading-other-named = L’autre : { $name }

fact-speaks = parle
fact-awake = ne dort pas
fact-sees = voit
fact-seen = est visible
fact-solid = peut se toucher
fact-alive = est en vie
fact-human = a forme humaine
fact-hands = a des mains
fact-walks = marche
fact-flies = vole
fact-free = est libre
fact-many = est en nombre
fact-huge = est immense
fact-carriable = peut s’emporter
fact-enterable = a un intérieur
fact-opens = peut s’ouvrir
fact-water = appartient à l’eau
fact-fire = brûle
fact-magic = tient de la magie
fact-ruler = gouverne
fact-learned = a de l’instruction
fact-people = a une suite
fact-armed = porte des armes
fact-poor = est pauvre
fact-dead = n’est plus en vie
fact-preys = dévore sa proie
fact-passes = vient et s’en va
fact-person = est une personne
fact-spirit = est un esprit
fact-beast = est une bête
fact-band = est une troupe
fact-thing = est une chose

award-lose = perdre { $what }
award-may-lose = perdre, si vous voulez, { $what }
award-at-most = { $what } (au plus { $wealth })
award-at-least = { $what } (au moins { $wealth })
award-skill-master = { $skill } (maîtrise)
award-skill-of-choice = une compétence au choix
award-skill-once = { $skill } (un seul usage)
award-pursued = à vos trousses, { $being }
award-status-once = { $status } (un tour)
award-status-of-choice = un statut au choix
award-statuses-of-choice = des statuts au choix
award-treasure = un trésor
award-opportunity = l’accès à ce lieu : { $place }
award-move = un voyage : { $where }
award-placed = quelqu’un d’autre choisit où vous allez sur la carte : { $where }
award-trade = { $given } contre { $taken }
award-go-on = la suite du conte
award-encounter = une rencontre avec { $being }
award-roll = un dé décide
award-roll-of = { $plain ->
    [yes] un dé décide ({ $bands })
   *[no] un dé décide, avec { $added } ({ $bands })
}
award-offer = une offre (si vous acceptez : { $accept } ; si vous refusez : { $refuse })
award-another-chosen = un autre héros : { $awards }
award-another-nearest = le héros le plus proche : { $awards }
award-another-here = un héros de votre case : { $awards }
award-death = la mort
award-nothing = rien
where-near = { $count ->
    [one] à une case au plus
   *[other] à { $count } cases au plus
}
where-within = { $count ->
    [one] { $space }, ou à une case au plus
   *[other] { $space }, ou à { $count } cases au plus
}
where-around = { $count ->
    [one] à une case au plus { $of }
   *[other] à { $count } cases au plus { $of }
}
where-any = une case au choix
where-in = { $what } ({ $continent })

## Ce qui se passe autour de la table

event-hero = Ce soir, { $seat } joue { $hero }.
event-first = { $seat } commence.
event-turn = C’est à { $seat } ; { $reader } lit le Livre.
event-turn-alone = C’est à { $seat }.
event-turn-announced = { $turn } À garder en tête : { $things }.
event-time = { $time ->
    [morning] C’est le matin.
    [noon] Le soleil est au plus haut : il est midi.
   *[night] On allume les lampes : c’est la nuit.
}

## Ce qui se passe en chemin

event-stayed = { $seat } ne quitte pas { $space }.
event-already-there = { $seat } n’a pas à quitter { $space }.
event-kept-in-prison = { $seat } est en prison et ne quitte pas { $space }.
event-moved = { $how ->
    [transport] Plus vite qu’aucun chameau, { $seat } quitte { $origin } et gagne { $space }.
    [placed] Sur la carte, quelqu’un d’autre déplace { $seat }, qui quitte { $origin } pour { $space }.
    [arrow] { $seat } quitte { $origin } par la seule issue et gagne { $space }.
    [arrested] Entre deux gardes, { $seat } quitte { $origin } et gagne { $space }.
   *[move] { $seat } quitte { $origin } et gagne { $space }.
}
event-place = { $seat } découvre un lieu où ne mène aucune route : { $place }.
event-destination = { $seat } pose un marqueur de destination sur la carte : { $place }.
event-destination-removed = { $seat } n’a plus de marqueur de destination sur la carte.
event-marked = { $status ->
    [married] { $seat } fonde un foyer : { $city }.
    [vizier] { $seat } prend son siège de vizir : { $city }.
   *[outlaw] Une ville recherche { $seat } : { $city }.
}
event-came-home = { $seat } rentre au foyer : { $city }.
event-pilgrimage = { $seat } a visité la ville lointaine, { $city }, et doit maintenant aller à La Mecque.

## Ce qui se passe dans une rencontre

event-drew = { $seat } pioche une carte : { $card }.
event-no-card-left = Il ne reste plus de carte pour { $seat }.
event-rolled = { $seat } lance { $dice }.
event-rolled-first = { $seat } lance { $dice } pour savoir qui commence.
event-rolled-dream = { $seat } voit un nombre en rêve : { $dice }.
event-rolled-spell = { $seat } lance { $dice } contre le sortilège.
event-rolled-homecoming = Au foyer, { $seat } lance { $dice }.
event-rolled-chart = { $seat } lance { $dice } pour savoir qui approche.
event-rolled-jailer = { $seat } lance { $dice } pour l’humeur du geôlier.
event-rolled-lover = { $seat } lance { $dice } pour savoir qui c’est.
event-rolled-pursuit = Pour savoir si la poursuite aboutit, { $seat } lance { $dice }.
event-number-named = Le nombre qui compte pour { $seat } : { $number }.
event-entry-picked = On ne lance pas de dé pour { $seat } : le numéro { $number } a été choisi.
event-entry-picked-treasure = { $seat } choisit l’entrée voisine, le numéro { $number }.
event-met = { $kind ->
    [thing] { $seat } tombe sur { $being }.
   *[other] { $seat } rencontre { $being }.
}
event-badly-lost = { $seat } s’égare pour de bon.
event-chose-in-place = { $seat } se décide : { $choice }.
event-nobody-there = Il n’y a personne, et { $seat } passe son chemin.
event-only-court = Ici, on ne peut que courtiser, et { $seat } n’en a pas le droit.
event-beast-courts = Une bête qui fait sa cour : toute la rue rit, hélas pour { $seat }.
event-destiny = { $face ->
    [minus] Le dé du destin montre un moins.
    [plus] Le dé du destin montre un plus.
   *[blank] Le dé du destin reste blanc.
}
event-went-straight = { $seat } maîtrise cette compétence et se passe du dé : { $skill }.
event-read = Le Livre s’ouvre au paragraphe { $number } pour { $seat }.
event-reading = Vous lisez à { $seat } le paragraphe { $number }.
event-reading-section = Vous lisez la suite à { $seat } : { $heading }.
event-headings = Les choix : { $headings }.
event-section = { $seat } choisit : { $heading }.
event-rejected = { $seat } refuse la récompense et réagit autrement.
event-rerolled = Par respect pour { $seat }, on relance le dé.
event-band = Cela fait { $total }.
event-chose = { $which ->
    [first] { $seat } prend la première part.
   *[second] { $seat } prend la seconde part.
}
event-answered = { $answer ->
    [accept] { $seat } accepte.
   *[refuse] { $seat } refuse.
}

## Ce qu’on gagne et ce qu’on perd

event-destiny-gained = { $seat } gagne { $points }.
event-destiny-lost = { $seat } perd { $points }.
event-story-gained = { $seat } gagne { $points }.
event-story-lost = { $seat } perd { $points }.
event-passed-on = { $what ->
    [treasure] { $seat } a trouvé un trésor, mais il revient à { $to }.
   *[destiny] Ce que gagne { $seat } revient à { $to }.
}
event-passed-on-alone = { $what ->
    [treasure] { $seat } a trouvé un trésor, mais son maître le prend.
   *[destiny] Ce que gagne { $seat }, son maître le prend.
}
event-wealth = { $rises ->
    [yes] { $seat } s’enrichit : { $wealth }.
   *[no] { $seat } s’appauvrit : { $wealth }.
}
event-skill-gained = { $level ->
    [2] { $seat } maîtrise désormais une compétence : { $skill }.
   *[1] { $seat } gagne une compétence : { $skill }.
}
event-skill-lost = { $level ->
    [1] { $seat } perd un niveau d’une compétence : { $skill }.
   *[0] { $seat } perd une compétence : { $skill }.
}
event-skill-for-one-use = { $seat } pourra utiliser une compétence une fois : { $skill }.
event-skill-spent = { $seat } a utilisé sa compétence d’une fois : { $skill }.
event-status-held = { $seat } a déjà ce statut : { $status }.
event-swapped = { $seat } échange un statut : { $old } contre { $new }.
event-treasure-gained = { $seat } gagne un trésor : { $treasure }.
event-treasure-lost = { $seat } perd un trésor : { $treasure }.
event-sold = { $seat } vend un trésor : { $treasure }.
event-treasure-used = { $seat } utilise un trésor : { $treasure }.
event-foreseen = { $face ->
    [minus] { $seat } prévoit que le dé du destin montrera un moins.
    [plus] { $seat } prévoit que le dé du destin montrera un plus.
   *[blank] { $seat } prévoit que le dé du destin restera blanc.
}
event-face-named = { $face ->
    [minus] { $seat } tourne le dé du destin sur un moins.
    [plus] { $seat } tourne le dé du destin sur un plus.
   *[blank] { $seat } tourne le dé du destin sur une face blanche.
}
event-time-chosen = { $time ->
    [morning] Pour { $seat }, c’est le matin, quoi qu’en dise le soleil.
    [noon] Pour { $seat }, il est midi, quoi qu’en dise le soleil.
   *[night] Pour { $seat }, c’est la nuit, quoi qu’en dise le soleil.
}
event-status-warded = Un trésor protège { $seat } d’un statut : { $status } ({ $treasure }).
event-cannot-pay = { $seat } n’a pas assez de points pour cela.
event-nobody-else = Il n’y a aucun autre héros pour cela.
event-no-treasure-left = Il ne reste plus de trésor pour { $seat }.
event-treasure-guarded = Personne ne peut prendre un trésor à { $seat }.
event-token-gained = { $seat } reçoit une marque : { $token }. D’autres contes pourront s’en souvenir.
event-token-lost = { $seat } perd une marque : { $token }.
event-merchant = Trois tours de suite avec une fortune fabuleuse : { $seat } gagne les 5 points du marchand.

## Quêtes et cartes de ville

event-quest = { $seat } a une quête : { $quest }.
event-quest-place = La quête mène { $seat } ici : { $place }.
event-quest-treasure = { $seat } a ce que demande la quête : { $treasure }.
event-rival = La quête oppose { $seat } à { $rival }.
event-contest = { $seat } arrive à { $own }, { $rival } à { $other }.
event-contest-alone = { $seat } arrive à { $own }, l’autre camp à { $other }.
event-treasure-answered = { $answer ->
    [agree] { $giver } propose l’aide d’un trésor, et { $seat } accepte : { $treasure }.
   *[decline] { $giver } propose l’aide d’un trésor, mais { $seat } refuse : { $treasure }.
}
event-claimed = { $seat } pose un marqueur de quête sur la carte : { $place }.
event-quest-finished = { $seat } achève une quête : { $quest }.
event-quest-lost = { $seat } perd une quête : { $quest }.
event-kept = { $seat } garde la carte de ville : { $card }.
event-discarded = { $seat } défausse la carte de ville : { $card }.
event-played = { $seat } joue une carte de ville : { $card }.

## Entre héros

event-named = { $seat } laisse { $player } décider.
event-named-award = C’est pour { $player }.
event-named-enslaved = Pendant ce tour, { $seat } sert { $player }.
event-named-ensorcelled = Pendant ce tour, { $player } décide où va { $seat }.
event-named-rival = { $seat } choisit { $player } comme rival.
event-fate = Un dé décide pour { $seat }.
event-paid = { $seat } donne à { $to } le même statut : { $status }.
event-gift-answered = { $answer ->
    [agree] { $seat } prend l’argent et vient en aide à { $giver } : { $skill }.
   *[decline] { $giver } propose de l’argent, mais { $seat } refuse.
}
event-rested = { $seat } se repose tout le tour.
event-retold = { $seat } raconte encore, et mieux.
event-voted = { $vote ->
    [yes] { $seat } a aimé.
   *[no] { $seat } a entendu mieux.
}

## La mort et la fin

event-died = Le héros que menait { $seat } est mort ; un frère ou une sœur part de Bagdad.
event-declared = À Bagdad, { $seat } le déclare : le but est atteint ! Les autres ont encore un tour.
event-declared-alone = À Bagdad, { $seat } le déclare : le but est atteint !
event-nobody-in-the-running = Personne n’est à Bagdad avec son but atteint : la partie continue.
event-target = Le but secret que visait { $seat } : { $destiny } et { $story }.
event-ended = La partie est finie : { $ending }.
ending-sole = une seule personne est à Bagdad, le but atteint
ending-tie-statuses = plusieurs ont atteint leur but, et les statuts décident
ending-tie-skills = plusieurs ont atteint leur but, et les compétences décident
ending-shared = c’est une égalité, et la victoire est partagée
ending-solitaire-won = tout est accompli avant la dernière carte
ending-solitaire-lost = la dernière carte a été piochée
event-won = { $count ->
    [0] Le Livre se referme, et personne n’a gagné.
    [one] Le plus beau conte de la nuit est à { $seats } !
   *[other] Le plus beau conte de la nuit est à { $seats } !
}

## Ce qu’on demande

question-goal = { $seat }, comment partagez-vous votre but secret entre destin et histoire ?
question-skill = { $seat }, quelle compétence choisissez-vous ?
question-lose-skill = { $seat }, quelle compétence perdez-vous ?
question-lose-status = { $seat }, quel statut perdez-vous ?
question-may-lose = { $seat }, voulez-vous perdre ce statut : { $status } ?
question-lose-treasure = { $seat }, quel trésor perdez-vous ?
question-lose = { $seat }, que perdez-vous ?
question-lose-rest = { $seat }, le repos coûte un point. Lequel perdez-vous ?
question-lose-fate = { $seat }, un dé décide, et cela coûte un point. Lequel perdez-vous ?
question-move = { $seat }, où allez-vous ?
question-move-for = { $seat }, où envoyez-vous { $hero } ?
question-space = { $seat }, vous pouvez aller dans n’importe laquelle de ces cases. Où allez-vous ?
question-place-for = { $seat }, où posez-vous { $hero } sur la carte ?
question-city = { $seat }, quelle ville ?
question-city-on-pilgrimage = { $seat }, vers quelle ville lointaine part d’abord votre pèlerinage ?
question-city-outlaw = { $seat }, plusieurs villes sont aussi proches l’une que l’autre. Laquelle vous recherche ?
question-city-vizier = { $seat }, plusieurs villes sont aussi proches l’une que l’autre. Laquelle est votre siège ?
question-card = { $seat }, laquelle de ces cartes gardez-vous ?
question-lost = { $seat }, vous avez perdu votre route. Piochez-vous une carte comme d’habitude ?
question-reaction = { $kind ->
    [thing] { $seat }, voici { $being }. Que faites-vous ?
   *[other] { $seat }, comment abordez-vous { $being } ?
}
question-reaction-for = { $kind ->
    [thing] { $seat }, la folie vous laisse décider pour { $hero } : voici { $being }. Que faire ?
   *[other] { $seat }, la folie vous laisse décider pour { $hero } : comment aborder { $being } ?
}
question-reaction-lost = { $seat }, ni route, ni fumée, ni voix. Que faites-vous ?
question-reaction-lost-for = { $seat }, la folie vous laisse décider pour { $hero } : ni route, ni fumée, ni voix. Que faire ?
question-reaction-place = { $seat }, voici { $place }. Que faites-vous ?
question-reaction-place-for = { $seat }, la folie vous laisse décider pour { $hero } : voici { $place }. Que faire ?
question-master = { $seat }, une compétence que vous maîtrisez vous servirait ici. L’utilisez-vous, ou lancez-vous le dé ?
question-section = { $seat }, comment poursuivez-vous ?
question-award = { $seat }, acceptez-vous cette récompense ?
question-offer = { $seat }, acceptez-vous ?
question-offer-beloved = { $seat }, un cœur s’offre à vous. L’acceptez-vous ?
question-trade = { $seat }, faites-vous l’échange : { $award } ?
question-choose = { $seat }, que prenez-vous ?
question-number = { $seat }, la bénédiction vous laisse choisir le nombre. Lequel compte ?
question-number-nudged = { $seat }, le lancer peut compter un de plus ou un de moins. Que choisissez-vous ?
question-number-for = { $seat }, à cause d’une malédiction, vous choisissez pour { $hero }. Quel nombre compte ?
question-entry-for = { $seat }, le sort met { $hero } entre vos mains. Qui lui faites-vous rencontrer ?
question-player = { $seat }, qui décide pour vous ?
question-player-number = { $seat }, une malédiction pèse sur vos dés. Qui choisit le nombre ?
question-player-entry = { $seat }, votre sort est en d’autres mains. Qui choisit votre rencontre ?
question-player-reaction = { $seat }, vous n’avez plus toute votre raison. Qui décide ce que vous faites ?
question-player-place = { $seat }, qui choisit où vous allez sur la carte ?
question-player-award = { $seat }, qui choisissez-vous pour ceci : { $award } ?
question-player-enslaved = { $seat }, qui servez-vous pendant ce tour ?
question-player-ensorcelled = { $seat }, qui décide où vous allez pendant ce tour ?
question-gift = { $seat }, { $hero } vous offre un niveau de fortune contre votre aide : { $skill }. Acceptez-vous ?
question-gift-treasure = { $seat }, { $hero } vous offre l’aide d’un trésor : { $treasure }. Acceptez-vous ?
question-patient = { $seat }, qui guérissez-vous, et de quoi ?
question-quest-place-for = { $seat }, vous choisissez où la quête mène { $hero }. Quel lieu est-ce ?
question-player-rival = { $seat }, qui choisissez-vous comme rival ?
question-player-teaches = { $seat }, à qui enseignez-vous ?
question-player-gives-alms = { $seat }, à qui faites-vous l’aumône ?
question-player-invites = { $seat }, qui invitez-vous ?
question-player-quest-place = { $seat }, qui choisit où mène votre quête ?
question-homecoming = { $seat }, vous voici au foyer. Lancez-vous deux dés pour savoir ce qui vous y attend ?
question-keep = { $seat }, gardez-vous la carte de ville « { $card } » ?
question-start = { $seat }, voulez-vous faire quelque chose avant de partir ?
question-end = { $seat }, voulez-vous faire quelque chose avant la fin de votre tour ?
question-end-quest = { $seat }, votre quête est accomplie. Voulez-vous faire quelque chose avant d’en recevoir la récompense ?
question-city-card = { $seat }, vous pouvez jouer une carte de ville ici. La jouez-vous ?
question-retell = { $seat }, voulez-vous le raconter à votre façon ?
question-vote = { $seat }, avez-vous aimé le conte que vous a fait { $hero } ?
question-declare = { $seat }, votre but est atteint. Le déclarez-vous pour lancer le dernier tour de table ?
question-declare-alone = { $seat }, votre but est atteint. Le déclarez-vous pour gagner ?
question-page = { $seat }, avez-vous lu jusqu’au bout ?
question-treasure = { $seat }, quel trésor prenez-vous ?
question-quest = { $seat }, quelle quête gardez-vous ?
question-use = { $seat }, utilisez-vous un trésor maintenant ?
question-use-status = { $seat }, utilisez-vous un trésor pour éviter ce statut : { $status } ?
question-use-card = { $seat }, voici la carte : { $card }. Utilisez-vous un trésor ?
question-use-face = { $face ->
    [minus] { $seat }, le dé du destin montre un moins. Utilisez-vous un trésor ?
    [plus] { $seat }, le dé du destin montre un plus. Utilisez-vous un trésor ?
   *[blank] { $seat }, le dé du destin est blanc. Utilisez-vous un trésor ?
}
question-use-result = { $seat }, les dés font { $result }. Utilisez-vous un trésor ?
question-face = { $seat }, quelle face doit montrer le dé du destin ?
question-time = { $seat }, à quel moment du jour est votre rencontre ?
question-entry = { $seat }, qui rencontrez-vous ?

option-goal = { $destiny }, { $story }
option-stay = rester
option-move = { $space }
option-badly-lost = s’égarer plutôt pour de bon
option-draw = piocher une carte
option-roll = lancer
option-master-roll = lancer le dé du destin
option-master = utiliser { $skill } sans lancer le dé
option-master-which = { $face ->
    [minus] utiliser { $skill } sans lancer le dé, comme s’il montrait un moins
    [plus] utiliser { $skill } sans lancer le dé, comme s’il montrait un plus
   *[blank] utiliser { $skill } sans lancer le dé, comme s’il restait blanc
}
option-accept = accepter
option-accept-award = accepter : { $award }
option-refuse = refuser
option-refuse-award = refuser : { $award }
option-may-lose-accept = le perdre
option-may-lose-refuse = le garder
option-award-accept = accepter la récompense
option-reject = la refuser et choisir une autre réaction
option-reroll = relancer le dé
option-yes = oui
option-no = non
option-agree = accepter
option-decline = refuser
option-keep = la garder
option-discard = la défausser
option-play = jouer la carte de ville « { $card } »
option-sell = vendre un trésor : { $treasure }
option-use = utiliser un trésor : { $treasure }
option-use-done = n’utiliser aucun trésor
option-patient = { $to } : { $status }
option-patient-done = personne
option-player-done = personne
option-give-up = renoncer à la quête
option-face-minus = le moins
option-face-blank = la face blanche
option-face-plus = le plus
option-give = donner à { $to } un niveau de fortune contre son aide : { $skill }
option-give-city = payer un niveau de fortune à quelqu’un de la ville contre son aide : { $skill }
option-pay = payer { $points } et donner le même statut à { $to } : { $status }
option-pay-destiny = payer { $points } et perdre ce statut : { $status }
option-pay-wealth = payer un niveau de fortune et retrouver la liberté
option-swap = échanger votre statut contre celui-ci : { $status }
option-swap-old = échanger votre statut : { $old } contre { $status }
option-rest = se reposer tout le tour et guérir
bargain-sell = Cela rapporte { $award }.
bargain-give = Cela met fin à : { $statuses }.
bargain-swap = Cela met fin à : { $status }. Il en coûte { $points }.
bargain-rest = Il en coûte un point.
bargain-rest-cured = Il en coûte un point. Si vous partez plutôt, { $treasure } peut vous guérir gratuitement.
option-lose-destiny = un point de destin
option-lose-story = un point d’histoire
option-done = finir le tour
option-start-done = se mettre en route
option-end-quest-done = recevoir la récompense
option-city-card-done = ne jouer aucune carte de ville
option-lose-status-done = garder le reste
option-declare = déclarer votre but
option-go-on = continuer
option-turn-page = tourner la page
option-number = { $number }
option-number-leads = { $number } : { $leads }
leads-pursuer = on vous retrouve
leads-card = personne : on pioche une carte

## En lignes simples

command-map = m carte
command-goal = g but
nights-hint = Tapez le numéro de votre choix, ou son nom. Tapez « ? » pour l’aide.
nights-help =
    Le numéro d’un choix, ou son nom : le choisir.
    Deux nombres quand on vous demande votre but, par exemple 12 8 : d’abord le destin, puis l’histoire.
    Entrée seule : tourner la page, ou réentendre la question.
    t : la table, avec tous les héros.
    m : la carte, et la distance de chaque lieu depuis le héros dont c’est le tour.
    c : ce que veulent dire les statuts, compétences, trésors et quêtes de la table.
    Un nom après « ? », comme « ? blessé » : ce que veut dire un statut, une compétence, un trésor ou une quête.
    g : votre but secret.
    a : ce que ferait un bon joueur maintenant, et pourquoi.
    u : annuler le dernier choix. Si des dés ont été lancés ou si quelque chose a été dévoilé depuis, les autres doivent être d’accord.
    q : quitter la table.
    « ?? » : les règles en bref.
nights-rules =
    Vous voilà héros des Nuits, en quête de destin et d’histoires qui méritent d’être contées. Décidez en secret combien de points de chaque sorte il vous faut ; ensemble, ils font votre but.
    À votre tour, vous voyagez aussi loin que le permet votre fortune, ou vous restez, puis vous rencontrez quelqu’un ou quelque chose.
    Vous choisissez comment réagir avant de savoir ce qui en sortira. Le dé du destin désigne l’un des trois paragraphes possibles du Livre ; vos compétences, statuts et trésors en ouvrent les sections.
    Ce que dit la section vous arrive : des points, de la fortune, des compétences, des trésors, et des statuts qui ont leurs propres règles.
    Qui se trouve à Bagdad à la fin de son tour, les deux parts du but atteintes, peut le déclarer. Les autres ont encore un tour ; puis l’on désigne qui gagne.
nights-two-numbers = Tapez deux nombres dont la somme est { $goal }, d’abord le destin, par exemple { $example }.
nights-stay = { $stay } ({ $space })
nights-move = { $space } ({ $terrain }), { $distance }
nights-move-numbered = { $space } ({ $terrain }, numéro { $number }), { $distance }
nights-space = { $told }.
nights-place-of-power = Lieu de Pouvoir
nights-time = Moment du jour : { $time }. Cartes de rencontre restantes : { $encounters } ; trésors : { $treasures } ; quêtes : { $quests }.
nights-turn = C’est à { $seat }.
nights-declared = { $seat } a déclaré son but atteint : c’est le dernier tour de table.
nights-hero = { $seat } joue { $hero } ; lieu : { $space } ; { $destiny }, { $story } ; fortune : { $wealth }.
nights-skills = Compétences : { $list }.
nights-statuses = Statuts : { $list }.
nights-treasures = Trésors : { $list }.
nights-quest = Quête : { $quest }.
nights-cards = Cartes de ville : { $list }.
nights-destination = Marqueur de destination : { $space }.
nights-tokens = Marques : { $list }.
nights-map-from = Depuis le héros que mène { $seat }, qui se trouve ici : { $space }.
nights-explained = { $name }. { $about }
nights-nothing-to-explain = Il n’y a rien à expliquer sur la table.
nights-goal = Le but secret que vise { $seat } : { $destiny } et { $story }.
nights-no-goal = Aucun but n’est encore choisi.

## Pourquoi cela arrive (`reason` d’un événement ; ce que donne le conte se passe de commentaire)

told-why = { $told } { $why }
event-withheld = { $what ->
    [wealth] La fortune ne change pas pour { $seat }.
    [skill] { $seat } ne gagne pas cette compétence : { $skill }.
    [skills] { $seat } n’a aucune compétence à gagner.
   *[status] { $seat } ne reçoit pas ce statut : { $status }.
}
reason-quest = Ainsi le veut la quête.
reason-city-card = Ainsi le veut la carte de la ville.
reason-sale = Un trésor a été vendu.
reason-treasure = C’est l’effet d’un trésor.
reason-accursed = Une malédiction chasse la bénédiction.
reason-beast-form = Sous forme de bête, aucun charme n’opère, et faire la cour ne vaut que du mépris.
reason-beloved = C’est ce que vaut la réponse.
reason-blessed = Une bénédiction en guérit.
reason-crippled = Corps estropié : l’histoire compte double, et le charme ne compte plus.
reason-enslaved = En esclavage, ce que l’on gagne va au maître.
reason-imprisoned = En prison, personne n’est plus perdu ni hors-la-loi.
reason-married = Un mariage rapporte un point d’histoire, et un autre amour rien que du chagrin.
reason-respected = Le respect en guérit.
reason-robe-of-honor = Cela vient avec la robe d’honneur.
reason-scorned = Le mépris change le destin en histoire, et l’on ne gagne ni fortune ni compétence.
reason-vizier = Cela vient avec la charge de vizir.
reason-sultan = La fortune d’un sultan est fabuleuse.
reason-too-few-points = Il faut 12 points pour devenir sultan ; avec moins, on devient vizir.
reason-answered = La réponse est donnée.
reason-changed-back = Le changement est annulé.
reason-courted = La cour est faite.
reason-destiny-scored = Trois points de destin acquittent le serment.
reason-dice-differ = Les dés s’écartent de plus de 1 du nombre annoncé.
reason-envy-stilled = Deux niveaux de fortune ou un trésor : il n’y a plus rien à envier.
reason-learned = Une compétence apprise en chemin remet les idées en place.
reason-one-turn = Ce n’était que pour un tour.
reason-pilgrimage = Le pèlerinage est accompli.
reason-points-gained = Quatre points gagnés : le sort est satisfait.
reason-spell-broken = Le dé le plus haut rompt le sortilège.
reason-story-told = Il y a assez de points d’histoire pour y mettre fin.
reason-arrested = Les gardes de la ville attendaient.
reason-chosen = C’était un choix.
reason-gift = Un niveau de fortune change de mains.
reason-paid = Le prix est payé.
reason-rest = Un tour entier de repos coûte un point et guérit.
reason-beggar = Nul n’est plus pauvre qu’un mendiant.
reason-death = La mort emporte les statuts et les trésors, et qui prend la relève est Pauvre.
reason-fate = Là où quelqu’un d’autre déciderait, un dé décide, et cela coûte un point.
reason-homecoming = C’est ce qui attendait à la maison.
reason-last-treasure = Sans trésor, nulle fortune n’est fabuleuse.
reason-least = Elle ne peut descendre plus bas ici.
reason-mastered = Cette compétence est déjà maîtrisée.
reason-most = Elle ne peut monter plus haut ici.
reason-no-destiny-left = Le mépris, sans un point de destin, fait partir sur-le-champ.
reason-one-status = À cette table, un nouveau statut remplace l’ancien.
reason-retold = Les autres ont aimé le récit.
reason-spent = Il ne sert qu’une fois.
reason-taken = Le conte le donne à quelqu’un d’autre.
question-declare-not-yet = { $seat }, votre but n’est pas encore atteint. Personne d’autre ne le sait. La partie continue.

## Conseils : pourquoi le sage choisirait cela

hint-sensible = C’est ce que veut le bon sens.
hint-done = Rien de tout cela n’en vaut la peine pour l’instant.
hint-pay = Vous avez des points de destin en trop, et rien d’autre ne vous sépare de la victoire.
hint-rival-chance = Cela n’aide { $player } que le moins possible.
hint-rival-place = De là, { $player } a encore un long chemin.
hint-rival-quest = Ce n’est ni trop près ni trop loin pour { $player }.
hint-rival-reaction = Vous êtes en rivalité : rien ne vous oblige à choisir comme { $player }.
hint-reaction-skill = Cette compétence vous aide souvent dans les contes de ce genre : { $skill }.
hint-reaction-learned = En dix rencontres de ce genre, cela a rapporté à peu près : { $destiny } et { $story }.
hint-reaction-suited = On n’a encore aucune expérience de ce Livre, mais cela convient à l’une de vos compétences : { $skill }.
hint-reaction-guess = On n’en a encore aucune expérience ; cela paraît le choix le plus sûr.
hint-section-skill = Vous avez la compétence voulue, et cela finit rarement mal : { $skill }.
hint-section-learned = Des choix qui vous sont ouverts, c’est celui qui a le mieux fini jusqu’ici.
hint-section-plain = On n’en a encore aucune expérience ; de vos choix, c’est celui qui promet le plus.
hint-master = Vous maîtrisez cette compétence et n’avez pas besoin du dé : { $skill }.
hint-master-roll = Ici, le dé promet plus que votre compétence.
hint-move-victory = Votre but est atteint : il ne reste qu’à rejoindre Bagdad.
hint-move-quest = Cela vous rapproche du terme de votre quête : { $quest }.
hint-move-place = Rien ne rapporte autant qu’un Lieu de Pouvoir, et vous pouvez entrer dans celui-ci : { $place }.
hint-move-pilgrimage = Votre pèlerinage passe par là, et son terme vaut trois points.
hint-move-home = Qui rentre de voyage trouve toujours quelque chose à la maison.
hint-move-city-card = Cela vous rapproche d’une ville dont vous tenez la carte.
hint-move-any = Un bon endroit pour une rencontre, et pas trop loin de Bagdad.
hint-move-stay = Ici aussi, vous ferez une rencontre, et rien ne vous appelle plus loin.
hint-goal-learned = En moyenne, les contes rapportent du destin et de l’histoire à peu près dans cette proportion : { $destiny }, { $story }.
hint-goal-guess = Avec moitié de l’un et moitié de l’autre, tout ce qui vient vous sert.
hint-skill-learned = Peu de compétences ont ouvert autant de bonnes fins : { $skill }.
hint-skill-guess = On n’a encore aucune expérience de ce Livre, et cette compétence en vaut une autre : { $skill }.
hint-deed-rest = Trop de vos compétences ne servent à rien tant que dure la blessure.
hint-deed-give = S’en défaire vaut bien un niveau de fortune.
hint-deed-pay = S’en défaire vaut le prix.
hint-deed-swap = L’autre statut est meilleur.
hint-deed-sell = L’argent vous mènera plus loin que le trésor.
hint-deed-give-up = Vous n’avez pas ce que demande cette quête ; une autre vous ira peut-être mieux.
hint-use = C’est le bon moment.
hint-use-not = Gardez-le pour un meilleur moment.
hint-player = Avec le moins de points, { $player } a le moins à y gagner.
hint-player-nobody = Personne à cette table n’a tant besoin de votre aide.
hint-lose = C’est ce dont vous pouvez le mieux vous passer.
hint-lose-nothing = Tout ce qui vous reste vaut d’être gardé.
hint-award-accept = On obtient rarement mieux.
hint-award-reject = Une autre réaction rapporterait sans doute davantage, et vous pouvez encore la choisir.
hint-award-reroll = En moyenne, le dé fait mieux que cela.
hint-declare-declare = Votre but est atteint, et vous êtes à Bagdad.
hint-declare-go-on = Il n’y a encore rien à déclarer.
hint-gift-agree = Vous y gagnez, et cela ne met personne trop près du but.
hint-gift-decline = Cette personne est trop près du but pour qu’on l’aide.
hint-may-lose-accept = Vous serez mieux sans.
hint-may-lose-refuse = Cela vous fait plus de bien que de mal.
hint-offer-accept = Cela vous vaut plus qu’un refus.
hint-offer-refuse = Un refus vous coûte moins.
hint-trade-accept = Vous avez plus besoin de ce que vous recevez que de ce que vous donnez.
hint-trade-refuse = Vous avez besoin de ce que vous avez.
hint-vote-yes = Une bonne histoire mérite son point, et celle-ci ne décide pas de la partie.
hint-vote-no = Votre rival est trop près du but pour lui offrir un point.
hint-card = Une carte de ville se garde pour plus tard ; sinon, l’une vaut l’autre.
hint-choose = Cela vous rapproche davantage de votre but.
hint-city = C’est la mieux placée pour vos prochains voyages.
hint-city-card = Cinq résultats sur six vous sont favorables, et la carte ne sert pas ailleurs.
hint-entry = De toutes les rencontres possibles, c’est celle qui a rapporté le plus.
hint-face = En moyenne, le plus mène aux meilleurs contes.
hint-homecoming = Un seul lancer sur trente-six fait du mal, et quinze font du bien.
hint-keep = La garder ne coûte rien, et elle peut valoir un trésor un jour.
hint-lost = S’égarer pour de bon est le plus sûr moyen de retrouver sa route.
hint-number = Il mène au meilleur résultat possible.
hint-page = Il n’y a rien à décider : lisez à voix haute et tournez la page.
hint-patient = Quelqu’un guérit, et cela vous rapporte aussi.
hint-quest = Elle promet davantage pour votre but.
hint-retell = Une histoire redite peut valoir un point, et ne coûte rien.
hint-time = Ici, le moment du jour ne change rien.
hint-treasure = Des deux, c’est celui qui vous servira le mieux.
