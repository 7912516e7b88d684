about = Qui mange la dernière datte, et qui l’avait prévu ?
question-guess = { $seat } : qui mangera la dernière datte ?
question-eat = { $seat } : combien de dattes mangez-vous ?
option-eat-1 = une datte
option-eat = { $option } dattes
event-bowl-filled = Il y a { $dates } dattes dans la coupe.
event-eaten = { $dates ->
    [one] { $seat } mange une datte.
   *[other] { $seat } mange { $dates } dattes.
}
level-careful = un robot qui mange une datte à la fois
    .many = prudents
    .one = prudent
    .about = Il mange une datte à la fois.
event-bowl-empty = La coupe est vide, comme { $prophet } l’avait prévu.
game-option-most = Dattes par bouchée
    .about = Combien on peut en manger à la fois.
board-seat = Mange maintenant
board-dates = Dattes dans la coupe
board-guess = Votre pronostic
refused-dates = Personne ne peut vivre de { $most } datte : permettez-en au moins une.
