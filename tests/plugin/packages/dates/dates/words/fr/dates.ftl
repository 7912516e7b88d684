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
event-bowl-empty = La coupe est vide, comme { $prophet } l’avait prévu.
