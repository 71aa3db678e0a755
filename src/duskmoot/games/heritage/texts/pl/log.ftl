## Setting up

log-board = Pole bitwy: „{ $board }”.
log-event = Wydarzenie: „{ $event }”.
log-first = Pierwszy gracz: { $player }.
log-clan = { $player } prowadzi klan { $clan-gen }.
log-leader = { $player } stawia na czele klanu { $leader-acc }.

## Rounds and turns

log-round = Zaczyna się runda { $n }.
log-turn = Tura: { $player }.
log-takes-first = { $player } przejmuje żeton pierwszego gracza.

## Recruiting and the queue

log-recruits = { $player } rekrutuje { $recruit-acc } pod { $sire-ins }.
log-pays = { $player } płaci władzą { $from-gen }: { $n }.
log-arrives = Do kolejki dołącza { $character }.
log-leaves-queue = { $character } opuszcza kolejkę.
log-makes-way = Nie ma kogo rekrutować: { $character } ustępuje miejsca.
log-reshuffles = Z odrzuconych postaci powstaje nowa talia ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }).
log-reserves = { $player } rezerwuje { $character-acc }.

## Intrigues and boons

log-plays = { $player } zagrywa spisek „{ $intrigue }”. Koterii przewodzi { $leader }.
log-borrows = { $player } oddaje przysługę za cudzy archetyp. Przysługę dostaje { $lender }.
log-draws = { $player } dobiera { $n ->
        [one] { $n } spisek klanu
        [few] { $n } spiski klanu
       *[many] { $n } spisków klanu
    }.
log-draws-card = Dostajesz kartę „{ $intrigue }”.
log-discards = { $player } odrzuca spisek „{ $intrigue }”.
log-recalls = { $player } bierze z odrzuconych spisek „{ $intrigue }”.
log-more-plays = { $player } może w tej turze zagrać jeszcze { $n ->
        [one] { $n } spisek
        [few] { $n } spiski
       *[many] { $n } spisków
    }.

## Tokens and states

log-power = { $vampire } zyskuje { $n ->
        [one] { $n } żeton władzy
        [few] { $n } żetony władzy
       *[many] { $n } żetonów władzy
    }.
log-loses-power = { $vampire } traci { $n ->
        [one] { $n } żeton władzy
        [few] { $n } żetony władzy
       *[many] { $n } żetonów władzy
    }.
log-steals-power = { $thief } kradnie { $victim-dat } { $n ->
        [one] { $n } żeton władzy
        [few] { $n } żetony władzy
       *[many] { $n } żetonów władzy
    }.
log-notoriety = { $vampire } otrzymuje { $n ->
        [one] { $n } żeton złej sławy
        [few] { $n } żetony złej sławy
       *[many] { $n } żetonów złej sławy
    }.
log-sheds = { $vampire } pozbywa się { $n ->
        [one] { $n } żetonu złej sławy
        [few] { $n } żetonów złej sławy
       *[many] { $n } żetonów złej sławy
    }.
log-shifts = Zła sława ({ $n }) przechodzi od { $from-gen } na { $to-acc }.
log-blamed = Zła sława { $leader-gen } ({ $n }) spada na { $childe-acc }.
log-boon = Przysługa przechodzi od { $from-gen } do { $to-gen }.
log-exhausts = { $vampire } jest { $vampire-gender ->
        [f] wyczerpana
       *[m] wyczerpany
    }.
log-recovers = { $vampire } odzyskuje siły.
log-falls = { $vampire } zapada w torpor.
log-sacrificed = Ofiara za { $victim-acc }: { $childe }.
log-resired = Nowy stwórca { $vampire-gen }: { $sire }.
log-ability = { $vampire } używa zdolności „{ $ability }”.
log-nothing = Bez skutku: { $op }.

## Battlegrounds

log-politics = Żeton polityki przesuwa się ku { $value-dat } (od środka: { $n }).
log-decisive = Decydujące zwycięstwo: { $value }.
log-morality = Moralność gracza { $player } wynosi teraz { $n }.
log-turns-coat = { $player } odwraca żeton moralności: { $value }.
log-marches = { $faction } idzie z { $from-gen } { $to-to }.
log-blocked = { $faction }: nie ma dokąd iść.
log-expels = { $faction } traci ankh { $territory-in }.

## Battlegrounds of later ages

log-judges = Inkwizycja: żeton kolumny „{ $column }” wskazuje { $value-acc }.
log-trial = Sąd. Liczba oskarżonych: { $n }.
log-no-suspect = Sąd: nie ma kogo sądzić.
log-convicted = { $vampire } zostaje { $vampire-gender ->
        [f] skazana
       *[m] skazany
    } ({ $n }).
log-acquitted = { $vampire } zostaje { $vampire-gender ->
        [f] uniewinniona
       *[m] uniewinniony
    } ({ $n }).
log-into-fire = Ankhy { $city-gen } trafiają do ognia: { $n }.
log-takes-ankh = Ankh { $city-gen } spoczywa na { $vampire-loc }.
log-city-burns = { $city } płonie.
log-lies-in-ashes = Miasto już spłonęło: nic się nie dzieje.
log-respite = Wytchnienie { $city-in }: ankhy wracają ({ $n }).
log-coup = Przewrót: ankhy { $vampire-gen } płoną ({ $n }).
log-investigates = Śledczy { $row-gen } dociera na pole { $n }.
log-breach = Złamanie Maskarady ({ $row }): ankh trafia na { $vampire-acc }.
log-empty-breach = Złamanie Maskarady ({ $row }): nikt nie dostaje ankhu.
log-cleanup = Zacieranie śladów: ankhy { $vampire-gen } wracają na pole ({ $n }).
log-enters-city = Do miasta wchodzi żeton: { $value } ({ $n }).
log-vote = Głosowanie: przewagę mają { $value }.
log-elected = { $vampire } otrzymuje tytuł: { $title }.
log-not-elected = Nikt nie zostaje { $title-ins }.
log-steals-title = { $vampire } odbiera { $victim-dat } tytuł: { $title }.
log-title-returns = Tytuł wraca na miejsce: { $title }.
log-humanity = Człowieczeństwo gracza { $player } wynosi teraz { $n }.
log-changes-heart = { $player } odwraca żeton moralności: { $value }.
log-loyal = { $player } służy { $side-dat }.
log-adds-token = Do regionu { $region-gen } dodano żeton { $side-gen }.
log-no-room = Region { $region-gen } jest pełny: żeton nie zostaje dodany.
log-no-token = W regionie { $region-gen } nie ma żetonów.
log-turns-up = W regionie { $region-gen } odkryto żeton: { $token }.
log-turns-down = W regionie { $region-gen } zakryto żeton: { $token }.
log-spends-token = Z regionu { $region-gen } odrzucono żeton: { $token }.
log-moves-token = Żeton { $side-gen } przechodzi z regionu { $from-gen } do regionu { $to-gen }.
log-returns-token = Żeton { $side-gen } wraca do zasobów z regionu { $from-gen }.
log-refills = Odrzucone żetony { $side-gen } wracają na miejsce ({ $n }).
log-holds-region = Region { $region-gen } należy do { $side-gen } (przewaga: { $n }).
log-nobodys-region = Region { $region-gen } jest niczyj.
log-wins-war = Wojny Sabatu wygrywa strona: { $side }.

## The clans

log-enemy = { $player } wskazuje wroga: { $vampire }.
log-kisses = { $player } całuje pierścień i oddaje przysługę { $from-gen }.
log-refuses = { $player } nie całuje pierścienia.
log-names = { $player } podaje atrybut: { $value }.
log-revealed = Odkryto kartę: { $character }.
log-finds-nobody = { $player } nikogo nie znajduje ({ $value }).
log-opens-market = { $player } otwiera rynek „{ $intrigue }”.
log-trades = { $player } korzysta z rynku „{ $intrigue }” za przysługę { $from-gen }.
log-closes = Przysługę z rynku „{ $intrigue }” dostaje { $leader }.
log-takes-back = Przysługę z rynku „{ $market }” odzyskuje { $vampire }.
log-invites = { $player } zaprasza gościa: { $guest } (najpierw { $first }).
log-comes = { $player } przyjmuje zaproszenie.
log-declines = { $player } odrzuca zaproszenie.
log-sets-aside = { $player } odkłada { $character-acc } na następną turę.
log-usurps = { $newcomer } zajmuje miejsce { $vampire-gen }.
log-monster = Potwór: zdolności { $tucked-gen } przechodzą na { $vampire-acc }.
log-edict = { $player } ogłasza „{ $intrigue }” ({ $value }).
log-decrees = { $player }: działa „{ $intrigue }”, bo zrekrutowano { $recruit-acc }.

## The end

log-wins-event = { $player } zdobywa wydarzenie „{ $event }”.
log-scores-board = „{ $board }”: { $player }, { $n ->
        [0] bez punktów
       *[other] { $n } PZ
    }.
log-scores-power = Władza: { $player }, { $n } PZ.
log-scores-boons = Przysługi: { $player }, { $n } PZ.
log-scores-notoriety = Zła sława: { $player }, { $n } PZ.
log-scores-events = Wydarzenia: { $player }, { $n } PZ.
log-scores = { $player }, razem: { $n ->
        [0] bez punktów
       *[other] { $n } PZ
    }.
log-wins = { $player } wygrywa partię.
