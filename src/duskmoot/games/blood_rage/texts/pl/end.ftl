### The end of the game: why it ended, and where the glory came from

reason-wins = { $winners }: chwała { $score }, o { $margin } więcej niż następny klan ({ $second }). Główne źródło: { $source } ({ $gain }).
reason-shares = { $winners } dzielą zwycięstwo: każdy ma chwałę { $score }.

group-glory = Chwała
column-glory-battles = Bitwy
    .low = bitwy
column-glory-pillage = Grabieże
    .low = grabieże
column-glory-quests = Wyprawy
    .low = wyprawy
column-glory-ragnarok = Ragnarök
    .low = Ragnarök
column-glory-cards = Karty
    .low = karty
column-glory-legendary = Legendy
    .low = poziomy legendarne

number-won = Wygrane bitwy
number-pillaged = Splądrowane prowincje
number-fallen = Polegli (Walhalla)
number-fulfilled = Ukończone wyprawy
number-failed = Nieukończone wyprawy

scene-age = Era { $n }
    .many = Ery
scene-battle = Bitwa { $n }
    .many = Bitwy
