about = Who eats the last date, and who saw it coming?
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
    .many = careful
    .one = careful
    .about = Eats one date at a time.
event-bowl-empty = The bowl is empty, as { $prophet } foresaw.
game-option-most = Dates in a mouthful
    .about = How many may be eaten at once.
board-seat = Eating now
board-dates = Dates in the bowl
board-guess = Your guess
refused-dates = Nobody can live on { $most } dates: allow at least one.
