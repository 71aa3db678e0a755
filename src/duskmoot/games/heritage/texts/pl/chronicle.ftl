### What only a chronicle has: the sheet, burdens, questions, acts and the log of a chapter

## The character sheet

section-resources = Zasoby
section-abilities = Zdolności
section-morality = Moralność
section-disciplines = Dyscypliny
section-loyalty = Lojalność
parameter-allies = Sojusznicy
parameter-domain = Domena
parameter-fortune = Majątek
parameter-renown = Rozgłos
parameter-cunning = Przebiegłość
parameter-leadership = Przywództwo
parameter-lore = Wiedza
parameter-warfare = Sztuka wojny
parameter-mercy = Miłosierdzie
parameter-honour = Honor
parameter-ambition = Ambicja
parameter-ferocity = Zajadłość
parameter-animalism = Animalizm
parameter-auspex = Nadwrażliwość
parameter-celerity = Akceleracja
parameter-dominate = Dominacja
parameter-fortitude = Odporność
parameter-obfuscate = Niewidoczność
parameter-obtenebration = Strefa Mroku
parameter-potence = Potencja
parameter-presence = Prezencja
parameter-protean = Transformacja
parameter-blood_sorcery = Magia Krwi
parameter-vicissitude = Przeobrażenie
parameter-camarilla = Camarilla
parameter-sabbat = Sabat
parameter-anarch = Anarchowie

## Burdens

burden-bu_hunted = Nagonka
    .text = Pierwszy wampir, którego zrekrutujesz w tym rozdziale, otrzymuje { $value ->
        [one] { $value } żeton złej sławy
        [few] { $value } żetony złej sławy
       *[many] { $value } żetonów złej sławy
    }.
burden-bu_vigil_without_end = Czuwanie bez końca
    .text = Pierwszy wampir, którego zrekrutujesz w tym rozdziale, wchodzi wyczerpany.
burden-bu_empty_coffers = Puste skrzynie
    .text = Zwróć z przywódcy klanu do zasobów { $value ->
        [one] { $value } żeton władzy
        [few] { $value } żetony władzy
       *[many] { $value } żetonów władzy
    }.
burden-bu_loose_tongues = Długie języki
    .text = Odrzuć losowo { $value ->
        [one] { $value } początkowy spisek
        [few] { $value } początkowe spiski
       *[many] { $value } początkowych spisków
    }.
burden-bu_a_debt_called_in = Dług do spłaty
    .text = Twój przywódca klanu oddaje przywódcy klanu gracza po lewej { $value ->
        [one] { $value } przysługę
        [few] { $value } przysługi
       *[many] { $value } przysług
    }.
burden-bu_stain_on_the_soul = Plama na duszy
    .text = Przed pierwszą rundą twój żeton moralności schodzi w dół o { $value ->
        [one] { $value } pole
        [few] { $value } pola
       *[many] { $value } pól
    }.
burden-bu_the_envy_of_courts = Zawiść dworów
    .text = Każdy inny gracz kładzie na swoim przywódcy klanu { $value ->
        [one] { $value } żeton władzy
        [few] { $value } żetony władzy
       *[many] { $value } żetonów władzy
    }.
burden-bu_sealed_haven = Zamurowane schronienie
    .text = Przed rundą { $value } nie możesz rekrutować ze schronienia.
burden-bu_crowded_antechamber = Tłok w przedpokoju
    .text = W tym rozdziale twój przywódca klanu może mieć najwyżej { $value } potomków.
burden-bu_frozen_accounts = Zamrożone rachunki
    .text = W tym rozdziale nie możesz używać atutów.
burden-bu_overbearing_name = Zbyt głośne nazwisko
    .text = W tym rozdziale każde płatne pole kolejki kosztuje cię o { $value ->
        [one] { $value } żeton władzy
        [few] { $value } żetony władzy
       *[many] { $value } żetonów władzy
    } więcej.
burden-bu_watched = Pod obserwacją
    .text = Na koniec pierwszych { $value } rund nie możesz przejąć żetonu pierwszego gracza: zostaje tam, gdzie jest.

## Questions: the prologue

ask-trait = Kim jest twoja postać? Zaznacz kratkę w Zasobach, Zdolnościach albo Moralności.
    .wait = Czekamy na pierwszy znak: { $names }.
    .help = Na koniec kroniki każda zaznaczona kratka da punkty; ile, rozstrzyga się era po erze.
ask-discipline = Jaka Dyscyplina płynie w twojej krwi? Zaznacz kratkę.
    .wait = Czekamy na wybór Dyscypliny: { $names }.
    .help = Kratka Dyscypliny jest zawsze warta 1 punkt i otwiera jej naklejki zdolności.
ask-first-agent = Wybierz pierwszego agenta.
    .wait = Czekamy na wybór pierwszego agenta: { $names }.
    .help = Agent staje się ancillą, czeka w schronieniu i raz na rozdział można go zrekrutować.
ask-first-blood = Czyja krew płynie w twoim pierwszym agencie?
    .wait = Czekamy na wybór krwi agenta: { $names }.
    .help = Klan rekrutuje swoich za darmo, gdziekolwiek stoją w kolejce. Naklejek każdego klanu jest niewiele.
ask-catch-up = Zaznacz kratkę za opuszczony rozdział.
    .wait = Czekamy na znaki za opuszczone rozdziały: { $names }.
    .help = Po jednej kratce za każdy rozdział rozegrany przed tobą, w dowolnym dziale.

## Questions: the aftermath

ask-conspiracy = Wybierz spisek z talii badań, który dodasz swojemu klanowi.
    .wait = Czekamy na knowania: { $names }.
    .help = Do końca kroniki zostanie wśród spisków klanu, ktokolwiek nim zagra.
    .done = Nic nie dodawaj
ask-event = „{ $event }”: jaka jest twoja odpowiedź?
    .wait = Czekamy na odpowiedź na wydarzenie: { $names }.
    .help = Odpowiedź zaznacza kratkę. Nagroda należy do ciebie przy każdej odpowiedzi; po ostatnim rozdziale nie ma jej wcale.
ask-ascension = Wybierz, kogo wynieść.
    .wait = Czekamy na wybór, kogo wynieść: { $names }.
    .help = Postać podstawowa z twojej linii krwi będzie odtąd w każdym rozdziale ancillą ze zdolnościami drugiej strony karty.
ask-blood = Czyją krew ma odtąd { $vampire }?
    .wait = Czekamy na wybór krwi ancilli: { $names }.
    .help = Krew klanu, którym grasz, albo słaba krew, która nie należy do żadnego klanu.
ask-shelter = Dokąd trafi { $vampire }?
    .wait = Czekamy na wybór miejsca dla przybysza: { $names }.
    .help = W schronieniu karta jest tylko twoja, ale miejsce jest tam jedno. Z talii może ją zrekrutować każdy.
ask-sticker = Wybierz zdolność do naklejenia na ancillę.
    .wait = Czekamy na wybór zdolności: { $names }.
    .help = O tym, które są dla ciebie dostępne, decyduje twoja karta postaci. Naklejka zostaje na zawsze.
    .done = Bez naklejki
ask-ancilla = Wybierz, kto otrzyma zdolność „{ $ability }”.
    .wait = Czekamy na wybór ancilli: { $names }.
    .help = To ancilla z twojej linii krwi, która nie jest w torporze i ma wolne miejsce.
ask-agent = Wybierz wampira, którego ukryjesz w schronieniu.
    .wait = Czekamy na wybór agenta: { $names }.
    .help = W następnym rozdziale tylko ty możesz go zrekrutować. Kto jest teraz w schronieniu, wraca do talii.
    .done = Nikogo nie ukrywaj
ask-outcome = Era należy do ciebie: zdecyduj, jak zostanie zapamiętana.
    .wait = Czekamy na wybór wyniku ery: { $names }.
    .help = To na stałe zmienia wartość kratek na wszystkich kartach postaci.
ask-seal = Rozdział opowiedziany. Opatrzyć stronę pieczęcią?
    .wait = Czekamy na pieczęć na stronie: { $names }.
    .help = Gdy przyłożą ją wszyscy, w tym rozdziale nie będzie już można cofnąć ruchu.

## Acts

act-use = Użyj atutu „{ $asset }”
act-mark = Zaznacz: { $parameter }
act-embrace = Krew klanu { $clan-gen }
act-thin-blood = Słaba krew
act-answer = { $answer }
act-ascend = Wynieś { $vampire-acc }
act-shelter = Do schronienia
act-release = Do talii postaci
act-conspire = Dodaj spisek „{ $intrigue }”
act-glue = Naklej zdolność „{ $ability }”
act-teach = Naklej na { $vampire-acc }
act-save = Ukryj { $vampire-acc }
act-decide = { $outcome }
act-seal = Opatrz stronę pieczęcią

## Options of a chronicle

option-haven = Po rekrutacji ze schronienia
    .help = Czy kolejka przesuwa się, choć nikogo z niej nie wzięto.
    .still = kolejka się nie zmienia
    .refresh = skrajna prawa postać kolejki ustępuje miejsca
option-research = Spiski z talii badań dodają
    .help = Kto może dodać klanowi nowy spisek po rozdziale.
    .loser = tylko przegrany
    .others = wszyscy prócz zwycięzcy

## Steps

step-prologue = Prolog
step-catching-up = Opuszczone rozdziały
step-asset = Atut
step-aftermath = Podsumowanie
step-conspiracy = Knowania
step-plot = Zamysł
step-events = Wydarzenia
step-event = Wydarzenie
step-ascension = Wyniesienie
step-blood = Krew
step-reveal = Ujawnienie
step-sticker = Naklejka zdolności
step-agent = Agent
step-age-end = Koniec ery
step-outcome = Wynik kroniki

## Log: a chapter begins

log-chapter = Rozdział { $n }: { $overview }, { NUMBER($year, useGrouping: 0) }.
log-chapter-event = Wydarzenie rozdziału: „{ $event }”.
log-begins = Pierwszy gracz tego rozdziału: { $player }.
log-marks = { $player } zaznacza kratkę: { $parameter }.
log-first-agent = { $player } bierze pierwszego agenta: { $agent }.
log-embraced = { $vampire } otrzymuje krew klanu { $clan-gen }.
log-thin-blood = { $vampire } otrzymuje słabą krew.
log-joins = { $player } dołącza do kroniki.
log-weighs = { $player } dźwiga brzemię „{ $burden }”.
log-gives-boon = Pora spłacić dług: przysługa przechodzi od { $from-gen } do { $to-gen }.
log-from-haven = { $player } wzywa ze schronienia { $recruit-acc }.
log-makes-room = Kolejka się przesuwa: { $character } ustępuje miejsca.
log-uses = { $player } używa atutu „{ $asset }”.

## Log: the aftermath

log-placed = { $player }: { $place }. miejsce, { $n ->
        [0] bez punktów ery
        [one] { $n } punkt ery
        [few] { $n } punkty ery
       *[many] { $n } punktów ery
    }.
log-title = { $player } otrzymuje tytuł „{ $title }”.
log-conspires = { $player } snuje knowania: klan zyskuje spisek „{ $intrigue }”.
log-answers = { $player } odpowiada na „{ $event }”: { $answer }.
log-mark-lost = { $parameter }: nie ma wolnej kratki, znak przepada ({ $player }).
log-gains-asset = { $player } zyskuje atut „{ $asset }”.
log-ascends = { $player } wynosi { $vampire-acc }.
log-nobody-ascends = { $player }: nie ma kogo wynieść.
log-reveals = { $player } ujawnia kartę: { $character }.
log-shelters = { $player } bierze do schronienia { $character-acc }.
log-releases = { $player } puszcza { $character-acc } do talii postaci.
log-gives-up = { $vampire } opuszcza schronienie gracza { $player } i wraca do talii postaci.
log-new-leader = { $player } zyskuje przywódcę klanu: { $leader }.
log-new-intrigue = Klan { $clan-gen } na stałe zyskuje spisek „{ $intrigue }”.
log-takes-burden = { $player } bierze na siebie brzemię „{ $burden }”.
log-relieved = { $player } pozbywa się brzemienia „{ $burden }”.
log-glues = { $player } nakleja na { $vampire-acc } zdolność „{ $ability }”.
log-saves = { $player } ukrywa w schronieniu { $vampire-acc }.
log-newcomer = Nowa karta w talii postaci: { $character }.

## Log: the end of an age and of the chronicle

log-wins-age = { $player } wygrywa erę: { $n ->
        [one] { $n } punkt ery
        [few] { $n } punkty ery
       *[many] { $n } punktów ery
    }.
log-wins-age-by = { $player } wygrywa erę: o remisie ({ $n }) rozstrzyga pole bitwy „{ $board }”.
log-wins-age-as-primogen = { $player } wygrywa erę jako Primogen: remis ({ $n }), także na polu bitwy „{ $board }”.
log-outcome = { $player } decyduje, jak era zostanie zapamiętana: „{ $outcome }”.
log-worth = { $parameter }: wartość kratki to teraz { $n }.
log-board-leaves = Pole bitwy „{ $board }” opuszcza kronikę.
log-board-enters = Do kroniki wchodzi pole bitwy „{ $board }”.
log-final = { $player } kończy kronikę: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
log-final-absent = Dziedzic { $heir }, nieobecny, kończy kronikę: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
log-sovereign = { $player } wygrywa kronikę.
log-sovereign-absent = Dziedzic { $heir }, nieobecny, wygrywa kronikę.
