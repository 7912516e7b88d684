# What cannot be done in The Thousand and One Nights.

## The game

refused-no-hero = There is no hero “{ $hero }”; choose from: { $heroes }.
refused-hero-seat = A hero was chosen for “{ $seat }”, but nobody of that name is playing.
refused-same-hero = Two players want the same hero: choose another for one of them.
refused-pack-missing = The Book { $pack } is not installed here.
refused-broken-pack = The Book { $pack } cannot be played: { $why }
refused-unplayable-pack = The Book { $pack } cannot be played yet: { $why }.
refused-two-numbers = These two numbers do not add up to { $goal }: type two that do, as in { $example }.
refused-several = “{ $typed }” could be any of these: { $names }. Type more of the name, or the number.

## Scenarios

refused-goal-split = The goal of { $seat } must divide { $goal } points between destiny and story (N2.2).
refused-declared-first = { $seat } has declared and has no turn in the last round: name another player first (N15.2).
refused-fabulous = { $seat } cannot be Fabulous without a treasure (N11.3).
refused-hero-place = The hero listed for { $seat } belongs to { $other }.
refused-never-held = “{ $status }” cannot be kept: it is answered at once ({ $rule }).
refused-unknown = { $kind ->
    [adjective] There is no adjective “{ $name }”.
    [being] There is no being “{ $name }”.
   *[card] There is no card “{ $name }”.
    [city] There is no city “{ $name }”.
    [city-card] There is no city card “{ $name }”.
    [encounter] There is no encounter card “{ $name }”.
    [hero] There is no hero “{ $name }”.
    [own-treasure] This hero has no treasure “{ $name }”.
    [paragraph] There is no paragraph “{ $name }”.
    [quest] There is no quest “{ $name }”.
    [seat] There is no seat “{ $name }”.
    [skill] There is no skill “{ $name }”.
    [space] There is no space “{ $name }”.
    [status] There is no status “{ $name }”.
    [time] There is no time of day “{ $name }”.
    [treasure] There is no treasure “{ $name }”.
    [wealth] There is no level of wealth “{ $name }”.
}
refused-unknown-near = { $kind ->
    [adjective] There is no adjective “{ $name }”; did you mean “{ $guess }”?
    [being] There is no being “{ $name }”; did you mean “{ $guess }”?
   *[card] There is no card “{ $name }”; did you mean “{ $guess }”?
    [city] There is no city “{ $name }”; did you mean “{ $guess }”?
    [city-card] There is no city card “{ $name }”; did you mean “{ $guess }”?
    [encounter] There is no encounter card “{ $name }”; did you mean “{ $guess }”?
    [hero] There is no hero “{ $name }”; did you mean “{ $guess }”?
    [own-treasure] This hero has no treasure “{ $name }”; did you mean “{ $guess }”?
    [paragraph] There is no paragraph “{ $name }”; did you mean “{ $guess }”?
    [quest] There is no quest “{ $name }”; did you mean “{ $guess }”?
    [seat] There is no seat “{ $name }”; did you mean “{ $guess }”?
    [skill] There is no skill “{ $name }”; did you mean “{ $guess }”?
    [space] There is no space “{ $name }”; did you mean “{ $guess }”?
    [status] There is no status “{ $name }”; did you mean “{ $guess }”?
    [time] There is no time of day “{ $name }”; did you mean “{ $guess }”?
    [treasure] There is no treasure “{ $name }”; did you mean “{ $guess }”?
    [wealth] There is no level of wealth “{ $name }”; did you mean “{ $guess }”?
}
refused-thing-twice = { $kind ->
   *[encounter] One encounter card is in more than one place.
    [quest] One quest is in more than one place.
    [treasure] One treasure is in more than one place.
}
