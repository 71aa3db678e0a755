### How to play

## The decks of the cards’ page

learn-cards-monster = Potwory
learn-cards-boss = Bossowie
learn-cards-final = Finałowi bossowie

# The echoes of an enemy and its die
learn-enemy =
    { $n ->
        [one] { $n } Tętnienie Krwi
        [few] { $n } Tętnienia Krwi
       *[many] { $n } Tętnień Krwi
    }, { $die }.

## One page

learn-lead = Tropiciele schodzą do Lochu razem, ale każdy liczy swój wynik. Zabieraj Tętnienia temu samemu przeciwnikowi i zachowaj je, zanim zginiesz.
learn-advice = Uderzaj, póki masz 5 zdrowia lub więcej, i śnij, zanim niesiesz więcej, niż chcesz stracić.

learn-goal = Co się liczy
learn-goal-echoes = To, co tylko niesiesz, przepada ze śmiercią.
    .title = Zachowane Tętnienia
    .number = punkt za każde
learn-goal-trophies = Trzy tory: na końcu warte 1, 3, 5, 7, 9 lub 11.
    .title = Trofea
    .number = tory trofeów

learn-round = Runda
learn-round-choose = Wszyscy kładą w tajemnicy kartę i odkrywają razem.
    .title = Wybór
learn-round-instants = Pistolety i fiolki działają przed przeciwnikiem.
    .title = Natychmiast
learn-round-attack = Jedna kość trafia każdego żywego Tropiciela.
    .title = On atakuje
learn-round-strike = W kolejności każda broń zabiera Tętnienia.
    .title = Ty uderzasz
learn-round-dream = Śniący zachowują, odzyskują karty, biorą ulepszenie i leczą się.
    .title = Sen

learn-deeds = Czym może być karta
learn-deeds-melee = Silna, lecz uderza po przeciwniku.
    .title = Broń biała
learn-deeds-ranged = Słabsza. Z efektem natychmiastowym uderza pierwsza, lecz tylko raz.
    .title = Broń palna
learn-deeds-support = Przedmiot lub sztuczka zamiast ciosu.
    .title = Wsparcie
learn-deeds-transform = Najpierw zobacz wszystkie karty, potem dobierz broń.
    .title = „Przemiana broni”
learn-deeds-dream = Jedyny sposób, by odzyskać zużyte karty.
    .title = „Sen Tropiciela”

learn-idea = Kiedy śnić
learn-idea-carried = Zebrane Tętnienia leżą na twojej planszy, a śmierć rozlewa wszystkie.
learn-idea-half = Śniący otrzymuje połowę obrażeń, ale w tej rundzie nie bierze Tętnień.
learn-idea-late = Zwlekasz – zdecyduje kość; śnisz za wcześnie – trofeum wezmą inni.

learn-fight = Przeciwnik
learn-fight-health = Jego zdrowie to jego Tętnienia: gdy ich brak, ginie.
learn-fight-combo = Plus na kości liczy się i rzuca się znowu.
learn-fight-flees = Potwór, który przeżyje, ucieka. Boss zostaje, aż padnie.
