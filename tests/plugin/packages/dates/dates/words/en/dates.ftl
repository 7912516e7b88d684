question-guess = { $seat }: who will eat the last date?
question-eat = { $seat }: how many dates do you eat?
option-eat-1 = one date
option-eat = { $option } dates
event-bowl-filled = There are { $dates } dates in the bowl.
event-eaten = { $dates ->
    [one] { $seat } eats a date.
   *[other] { $seat } eats { $dates } dates.
}
level-careful = a bot that eats one at a time
event-bowl-empty = The bowl is empty, as { $prophet } foresaw.
