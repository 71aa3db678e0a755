### The end of the game: why it ended, and where the Blood Score came from

reason-killed = Ostatni przeciwnik nie żyje ({ $enemy }), polowanie skończone. { $margin ->
        [0] Wynik krwi jest równy ({ $score }), rozstrzygają zachowane echa: { $winners }
       *[other] { $winners }: wynik krwi { $score }, o { $margin } więcej niż następny łowca ({ $second })
    }.
reason-eliminated = Odpadł ostatni łowca, polowanie przegrane. Najwyższy wynik krwi to { $score }: { $winners }.
reason-stalemate = Nic już nie można było zdobyć, więc polowanie ustało. Najwyższy wynik krwi to { $score }: { $winners }.

group-score = Wynik krwi
column-score-banked = Zachowane
    .low = zachowane echa

scene-round = Runda { $n }
    .many = Rundy
