### Kronika w przeglądarce

## Strona początkowa

web-my-chronicles = Twoje kroniki
web-chapter-waits-for = Rozdział { $chapter } czeka na: { $names }
web-last-played = ostatnia gra: { $date }
web-evenings = Jeden wieczór albo dwadzieścia jeden
web-a-single-game = Pojedyncza partia
web-a-single-game-what = Trzy z dziewięciu pól bitwy i do pięciu wydarzeń. Nic nie zostaje na później.
web-a-chronicle = Kronika
web-a-chronicle-what =
    { $chapters ->
        [one] { $chapters } rozdział, który pamięta: dziedzice, kratki, tytuły, agenci, pakiety pod pieczęcią.
        [few] { $chapters } rozdziały, które pamiętają: dziedzice, kratki, tytuły, agenci, pakiety pod pieczęcią.
       *[many] { $chapters } rozdziałów, które pamiętają: dziedzice, kratki, tytuły, agenci, pakiety pod pieczęcią.
    }
web-four-questions = Cztery pytania

## Założenie

web-found = Załóż kronikę
web-found-who = Kto siada do stołu
web-found-who-how = od dwojga do czworga w rozdziale; inni mogą dołączyć między rozdziałami
web-found-order = Od najstarszego do najmłodszego
web-found-order-how = przeciągnij albo użyj strzałek
web-found-order-why = W rozdziale 1 najmłodszy pierwszy wybiera klan, a najstarszy zaczyna. Potem decydują ostatnie wyniki.
web-found-variants = Warianty
web-found-variants-how = te same we wszystkich rozdziałach
web-found-name = Nazwa
web-found-name-how = na okładce, na liście i w każdym pliku
web-found-name-hint = Czwartkowy dwór
web-found-evening = Rozdział to jeden wieczór, od 45 do 90 minut. Między rozdziałami nic nie biegnie i nic nie ginie.
web-found-sealed = To, co kryją późniejsze rozdziały, leży pod pieczęcią, zakryte przed wszystkimi. Skrót kontrolny zostaje zapisany teraz.
web-found-return = Każdy dziedzic dostaje link powrotny, na lata i do każdej przeglądarki.
web-found-do = Załóż kronikę
web-bot-heirs = Otto, Berta, Kuno, Ida
web-bot-name = Imię bota
web-you-host = ty, gospodarz
web-heir-more = Dodaj dziedzica
web-heir-fewer = Usuń dziedzica
web-rank = { $name }: miejsce { $n } według wieku. Strzałki przesuwają.
web-oldest = najstarszy
web-youngest = najmłodszy
web-cover-kind = Kronika krwi
web-cover-ages = siedem er, dwadzieścia jeden rozdziałów

## Zaproszenie i powrót

web-heir-become = Zostań tym dziedzicem
web-newcomer-how = Wszystkie miejsca są zajęte. Możesz dołączyć jako nowy dziedzic: twój prolog odbędzie się przed następnym rozdziałem, z jedną kratką za każdy opuszczony rozdział.
web-newcomer-late = Tak późno nowy dziedzic rzadko wygrywa kronikę, ale każdy rozdział jest nadal otwarty.
web-newcomer-join = Dołącz jako nowy dziedzic
web-to-chronicle = Do kroniki
web-read-book = Czytaj księgę
web-come-back = Witaj z powrotem
web-come-back-how = To link powrotny. Daje tej przeglądarce miejsce i kartę postaci dziedzica; poprzednia przeglądarka je traci. Link działa dalej: zachowaj go.
web-come-back-do = Zajmij miejsce tutaj
web-return-heading = Zachowaj swój link powrotny
web-return-why = Dzięki niemu wrócisz po miesiącach z każdej przeglądarki. Widać go tylko teraz; nowy można dostać w każdej chwili.
web-return-of = Link powrotny: { $name }
web-return-kept = Link zachowany
web-return-new = Nowy link
web-return-how = Nowy link powrotny unieważnia stary. Gospodarz może poprosić o link dla innego dziedzica, jeśli zgodzi się jeszcze jeden.

## Strony

web-chronicle-pages = Strony kroniki
web-chronicle-chapter = rozdział { $chapter } z { $chapters }
web-chronicle-over = Kronika dobiegła końca
web-chronicle-won = Zwycięstwo: { $names }
web-chronicle-menu = Kronika
web-age = era { $age }
web-page-book = Księga
web-page-heirs = Dziedzice
web-page-world = Świat
web-page-lineage = Rodowód
web-page-library = Biblioteka
web-page-statistics = Statystyki
web-earlier = Wcześniej
web-later = Później

## Księga

web-timeline = Rozdziały kroniki
web-years = { $from }–{ $to }
web-years-since = od { $from }
web-won-by = Zwycięstwo: { $name }
web-chapter-sealed = Rozdział { $chapter }, pod pieczęcią
web-chapters-sealed = Rozdziały pod pieczęcią
web-chapter-next = następny
web-age-chose = Wybór: { $name }; { $first } do { $second }
web-age-chose-tied = Wybór: { $name }; remis przy { $first }
web-outcomes-not = odrzucone: { $names }
web-page-chapter = Rozdział { $chapter }
web-bloodlines = Linie krwi
web-bloodline-of = Linia krwi: { $name }
web-keep-file = Zapisz
web-place = Miejsce
web-heir = Dziedzic
web-clan-and-leader = klan i przywódca
web-power-boons = władza, przysługi
web-points = punkty
web-age-points-short = era
web-quoted = „{ $text }”
web-event-nobody = nikomu nie przypadło
web-reward-asset = atut: { $asset }
web-reward-ascension = wyniesienie: { $who }
web-reward-reveal = ujawnienie: { $who }
web-conspired = { $name }, knowania:
web-bears = { $name }, brzemię:
web-saved = ocaleni: { $names }
web-absent = nieobecni: { $names }
web-chapter-played = Trwa rozdział { $chapter }
web-chapter-waits = Rozdział { $chapter } czeka
web-your-turn = twój ruch
web-to-table = Do stołu
web-begin-chapter = Zacznij rozdział { $chapter }
web-begin-now = Zacznij
web-name-first = Twoja postać nie ma jeszcze imienia. Rozdział zaczyna się, gdy ma je każdy dziedzic.
web-name-character = Nazwij postać
web-present = Kto gra
web-present-how = Kto gra dziś wieczorem? Dziedziców, ludzi lub botów: od { $least } do { $most }.
web-heir-nameless = jeszcze bez imienia
web-absent-cost = Nieobecni tracą tylko punkty ery za ten rozdział.
web-age-so-far = Era { $age } do tej pory
web-since = Od ostatniego razu
web-sealed-on = Rozdział { $chapter } opatrzono pieczęcią: { $date }
web-rules-same = Zasady tej kroniki się nie zmieniły
web-rules-new = Zasady się zmieniły: wydanie { $from }, teraz { $to }
web-reprinted =
    { $n ->
        [one] Przed rozdziałem { $chapter } przedrukowano { $n } pakiet pod pieczęcią
        [few] Przed rozdziałem { $chapter } przedrukowano { $n } pakiety pod pieczęcią
       *[many] Przed rozdziałem { $chapter } przedrukowano { $n } pakietów pod pieczęcią
    }
web-fixed = Ustalone przed pierwszą nocą
web-packets-sealed = Pakiety wciąż pod pieczęcią: { $n } z { $all }.
web-root = Korzeń pieczęci:
web-seals-none = Nie otwarto jeszcze żadnego pakietu.
web-seals-whole = Każdy otwarty pakiet to ten, który leżał pod pieczęcią; ta przeglądarka to sprawdziła.
web-seals-broken = Otwarty pakiet nie jest tym, który leżał pod pieczęcią.
web-seals-unchecked = Bez bezpiecznego połączenia ta przeglądarka nie może sprawdzić pieczęci.
web-invite-heir = Zaproś dziedzica
web-invite-heir-how = Z tym linkiem można zająć wolne miejsce albo dołączyć między rozdziałami.
web-chronicle-invitation = Zaproszenie do kroniki

## Zgoda, odejście, pliki

web-asked = Prośba
web-asks-abandon = { $name } prosi o porzucenie rozdziału { $chapter }. Zostanie rozegrany od początku.
web-asks-strike = { $name } prosi o skreślenie rozdziału { $chapter }. Zostanie w księdze skreślony i rozegrany na nowo.
web-asks-return = { $name } prosi o nowy link powrotny. Dziedzic: { $heir }.
web-abandon = Porzuć rozdział { $chapter }
web-abandon-sure = Rozdział zostanie rozegrany od początku, a próba zostanie w księdze. Muszą się zgodzić wszyscy ludzie przy stole.
web-strike = Skreśl rozdział { $chapter }
web-strike-sure = Strona zostanie skreślona, a rozdział rozegrany na nowo. Muszą się zgodzić wszyscy jego uczestnicy.
web-not-now = Nie teraz
web-heir-leave = { $name }: opuść kronikę
web-heir-leave-sure = Karta postaci zostaje w księdze i jest liczona na końcu, ale nie może wygrać. Nie ma powrotu.
web-heir-leave-open = Miejsce stanie się wolne; może je zająć ktoś inny.
web-heir-show-out = { $name }: usuń z kroniki
web-heir-show-out-sure = Ta osoba jeszcze nie grała. Straci miejsce, a zaproszenie się zmieni: stary link prowadzi donikąd.
web-heir-left = poza kroniką
web-heir-here = patrzy teraz
web-heir-take-back = Przejmij z powrotem
web-older = { $name }: starszeństwo w górę
web-younger = { $name }: starszeństwo w dół
web-chronicle-export = Zapisz kronikę do pliku
web-chronicle-imported = Ta kronika pochodzi z pliku.

## Dziedzice

web-sums-tonight = Gdyby kronika skończyła się teraz: { $sums }.
web-sums-end = Na końcu: { $sums }.
web-marked = zaznaczone
web-worth-moved = wartość kratki, odkąd skończyła się era
web-heirs-before = Wcześniejsi dziedzice
web-heirs-after = Dalsi dziedzice
web-today = dziś
web-events-won =
    { $n ->
        [one] { $n } wydarzenie
        [few] { $n } wydarzenia
       *[many] { $n } wydarzeń
    }
web-titles = Tytuły
web-one-each = po 1
web-title-none = bez własnego tytułu
web-title-invented = Wymyślony tytuł
web-character-name = Postać
web-inscribe = Zmień
web-in-haven = w schronieniu
web-haven-empty = Schronienie jest puste
web-leaders = Przywódcy
web-assets = Atuty
web-burdens = Brzemiona
web-none = brak
web-none-yet = jeszcze brak

## Świat

web-worth = Ile warta jest zaznaczona kratka
web-worth-how = Po ostatnim rozdziale każda zaznaczona kratka liczy się według swojej wartości. Wartość zmienia się, gdy kończy się era.
web-worth-stays = Zawsze po 1.
web-outcomes = Jak skończyły się ery
web-outcomes-none = Żadna era jeszcze się nie skończyła.
web-boards = Pola bitwy
web-after-chapter = Po rozdziale { $chapter }:

## Rodowód

web-filter-heir = Dziedzic
web-filter-heirs = Wszyscy dziedzice
web-filter-blood = Krew
web-filter-bloods = Każda krew
web-chapters-shown = rozdziały { $from }–{ $to }
web-lineage-none = Nie ma jeszcze żadnego wyniesienia.
web-lineage-list =
    { $n ->
        [one] Lista: { $n } wampir
        [few] Lista: { $n } wampiry
       *[many] Lista: { $n } wampirów
    }
web-vampire-name = Nadaj imię
web-prologue = Prolog
web-thin-blood = Słaba krew
web-life-ascends = wyniesienie: { $name }
web-life-haven = ze schronienia: { $name }
web-life-sired = Spokrewnienie: { $name }
web-life-torpor = torpor
web-life-saved = w schronieniu
web-glued = Naklejki: { $names }
web-blood = Krew
web-how-to-read = Jak to czytać
web-read-ascends = tu wyniesienie
web-read-sired = w linii krwi dziedzica
web-read-torpor = zapada w torpor
web-read-haven = w schronieniu
web-read-deck = przez talię

## Biblioteka

web-sets = Spiski klanów
web-sets-how = Każdy rozdział rozgrywa się z tymi zestawami; knowania powiększają je na stałe.
web-research =
    { $n ->
        [one] { $n } karta w talii badań
        [few] { $n } karty w talii badań
       *[many] { $n } kart w talii badań
    }
web-blood-left = Pozostałe naklejki klanów
web-stickers-left = Pozostałe naklejki zdolności

## Statystyki

web-statistics-none = Żaden rozdział nie jest jeszcze opatrzony pieczęcią.
web-stat-ages = Przebieg punktów ery
web-stat-ages-note = pierwszy w erze wybiera jej wynik
web-age-open = trwa
web-age-won = { $name }
web-age-won-tied = { $name }, remis
web-stat-points = Skąd biorą się punkty
web-stat-mean = średnio w rozdziale
web-stat-notoriety = Na czerwono: punkty stracone przez złą sławę.
web-source-power = Władza
web-source-boons = Przysługi
web-source-class = Klasa
web-source-temperament = Temperament
web-source-geography = Geografia
web-source-notoriety = Zła sława
web-source-events = Wydarzenia
web-stat-wins = Wygrane rozdziały
web-stat-chapters =
    { $n ->
        [one] { $n } rozdział
        [few] { $n } rozdziały
       *[many] { $n } rozdziałów
    }
web-stat-mean-of = średnio { $mean }
web-stat-first = Zwycięstwa gracza, który na końcu ma żeton pierwszego gracza: { $n }.
web-stat-agents = Wierni agenci
web-stat-in-play = rozdziały w grze
web-stat-clans = Klany
web-stat-clans-note = rozegrane, wygrane, przez kogo, najlepszy wynik
web-stat-won-played = Wygrane i rozegrane
web-stat-best = Najlepszy wynik
web-stat-torpor = Kto kogo wprowadził w torpor
web-stat-trial = sąd
web-stat-torpor-how = Wiersz: czyj czyn. Kolumna: czyj wampir.
web-stat-coffin = Najczęściej w trumnie: { $vampire } ({ $n }).
web-stat-events =
    { $n ->
        [one] Rozstrzygnięcia: { $n } wydarzenie
        [few] Rozstrzygnięcia: { $n } wydarzenia
       *[many] Rozstrzygnięcia: { $n } wydarzeń
    }
web-reckoning = Rozliczenie
web-sum = Razem
