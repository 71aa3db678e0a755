### The end of the game: why it ended, and where the Blood Score came from

reason-killed = Ostatni przeciwnik nie żyje ({ $enemy }), polowanie skończone. { $margin ->
        [0] Wynik krwi jest równy ({ $score }), rozstrzygają zachowane Tętnienia Krwi: { $winners }
       *[other] { $winners }: wynik krwi { $score }, o { $margin } więcej niż następny Tropiciel ({ $second })
    }.
reason-eliminated = Odpadł ostatni Tropiciel, polowanie przegrane. Najwyższy wynik krwi to { $score }: { $winners }.
reason-stalemate = Nic już nie można było zdobyć, więc polowanie ustało. Najwyższy wynik krwi to { $score }: { $winners }.

group-score = Wynik krwi
column-score-banked = Zachowane
    .low = zachowane Tętnienia Krwi

number-killed = Zabici przeciwnicy
number-escaped = Potwory, które uciekły
number-taken = Zebrane Tętnienia Krwi
number-hurt = Otrzymane obrażenia
number-deaths = Śmierci
number-lost = Tętnienia utracone przez śmierć
number-upgrades = Wzięte ulepszenia

scene-round = Runda { $n }
    .many = Rundy
