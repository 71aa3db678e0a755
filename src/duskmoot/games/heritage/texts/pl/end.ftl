### The end of the game: why it ended, and where the points came from

reason-wins = Ostatnia runda za nami. { $margin ->
        [0] Po równo ({ $second } i { $winners }, po { $score } PZ), remis rozstrzygnęły zasady: { $winners }
       *[other] { $winners }: { $score } PZ, o { $margin } więcej niż następny ród ({ $second })
    }. Główne źródło: { $source } ({ $gain }).

group-points = PZ
column-points-power = Władza
    .low = władza
column-points-boons = Przysługi
    .low = przysługi
column-points-notoriety = Zła sława
    .low = zła sława
column-points-events = Wydarzenia
    .low = wydarzenia

number-intrigue = Zagrane intrygi
number-borrowed = Wykorzystane przysługi
number-stolen = Skradziona władza
number-torpor = Wampiry, które zapadły w torpor
number-sacrificed = Poświęceni potomkowie
number-events = Wygrane wydarzenia

scene-round = Runda { $n }
    .many = Rundy
scene-intrigue = Intryga { $n }
    .many = Intrygi
