### How to play

## The decks of the cards’ page

learn-cards-battleground = Spiski pól bitwy
learn-cards-characters = Postacie
learn-cards-leaders = Przywódcy klanów

## One page

learn-lead = Prowadzisz klan przez stulecia, potomek po potomku. Kogo spokrewnisz, ten zmienia trzy pola bitwy, a z nich wszystkie rodziny biorą punkty.
learn-advice = Daj najlepszemu spiskowcowi potomków różnych archetypów. Strzeż się złej sławy: kosztuje punkty i przyciąga wrogów.

learn-goal = Kto wygrywa
learn-goal-points = Liczone po ostatniej rundzie.
    .title = Najwięcej punktów
    .number = rund, zależnie od liczby graczy
learn-goal-sources = Na polach, na twoich wampirach i w wydarzeniach.
    .title = Gdzie leżą
    .number = źródła punktów

learn-round = Twoja tura
learn-round-recruit = Weź jedną postać z kolejki. To obowiązkowe.
    .title = Rekrutacja
learn-round-place = Połóż ją pod swoim wampirem, najwyżej trzech potomków.
    .title = Stwórca
learn-round-activate = Zmienia wszystkie trzy pola tym, kim jest.
    .title = Aktywacja
learn-round-intrigue = Przed lub po możesz zagrać jeden spisek.
    .title = Spisek

learn-deeds = Kim jest wampir
learn-deeds-class = Wysoka lub niska: porusza pole klas.
    .title = Klasa
learn-deeds-temperament = Opanowany lub porywczy: porusza twoją moralność.
    .title = Temperament
learn-deeds-geography = Skąd pochodzi: porusza frakcję na mapie.
    .title = Geografia
learn-deeds-archetype = Wojna, nauka, sekrety lub bogactwo: żądają ich spiski.
    .title = Archetyp

learn-idea = Kolejka
learn-idea-cost = Najnowszy kosztuje 3 władzy, następny 1, reszta nic.
learn-idea-own = Postacie twojego klanu są zawsze darmowe.
learn-idea-signs = Czytaj znaki każdego: to właśnie zrobią pola.

learn-fight = Spisek
learn-fight-coterie = Wybierz przywódcę; z wszystkimi potomkami tworzy koterię.
learn-fight-needs = Koteria musi pokazać to, czego żąda karta; brak pożycza się za przysługi.
learn-fight-exhausts = Potem przywódca jest wyczerpany i nie poprowadzi kolejnej.
