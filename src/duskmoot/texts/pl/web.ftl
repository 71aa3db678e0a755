### The table in the browser

## The start page

web-tagline = Mroczne gry przy jednym stole. Ten stół zna każdą zasadę, strzeże każdej tajemnicy i nie gubi żadnego ruchu.
web-choose-game = Wybierz grę
web-chosen = wybrana
web-options = Zasady stołu
web-take-seat = Zajmij miejsce
web-seats-number = Liczba miejsc
web-seats =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
web-taker-mine = Ty
web-taker-bot = Bot
web-taker-open = Wolne
web-link-waiting = przez zaproszenie
web-bot-of = Bot na miejscu: { $name }
web-stand-in = Gra za nieobecnych
web-bot-random = losowy bot
web-bot-easy = słaby bot
web-bot-normal = zwykły bot
web-bot-hard = mocny bot
web-bot-master = bot mistrz
web-bot-heuristic = zwykły bot
web-bot-ismcts-1 = myślący bot, szybki
web-bot-ismcts-2 = myślący bot
web-bot-ismcts-3 = myślący bot, cierpliwy
web-begin = Zacznij
web-start = Rozpocznij
web-start-hint = Znajomi mogą dołączyć później przez zaproszenie.
web-hot-seat = Grasz na kilku miejscach: między ruchami ekran jest zasłaniany.
web-clock = Czas na jedną decyzję
web-clock-help = Gdy czas minie, stół wykona za ciebie bezpieczny ruch.
web-clock-none = Bez limitu czasu
web-clock-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
web-clock-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-my-tables = Twoje stoły
web-my-tables-none = Nie ma jeszcze stołów. Tu pojawią się rozpoczęte partie.
web-my-tables-away =
    { $n ->
        [one] Odłożono { $n } stół
        [few] Odłożono { $n } stoły
       *[many] Odłożono { $n } stołów
    }
web-table-asked = twój ruch
web-table-over = koniec
web-join-heading = Dołącz, obserwuj, ucz się
web-join = Dołącz
web-join-link = Link, zaproszenie albo link powrotny
web-join-wrong = To nie jest link do stołu ani do kroniki. Wklej cały link.
web-open-file = Otwórz zapisaną partię lub kronikę
web-learn = Jak grać
web-unofficial = Projekt nieoficjalny. Gry i ich nazwy należą do wydawców; wszystkie rysunki są nasze.
web-credits = Ikony: game-icons.net, CC BY 3.0 · Wybrzeże Europy: Natural Earth, domena publiczna
web-name = Twoje imię
web-keep = Zapisz
web-guest-names = Czapla, Pustułka, Puchacz, Lelek, Sroka, Gawron, Kawka, Bąk, Słowik, Derkacz

## Invitations and seats

web-look-on = Obserwuj
web-seat-take = Usiądź
web-seat-taken = zajęte
web-seat-bot = bot
web-seat-open = wolne
web-seat-mine = ty
web-seat-here = przy stole
web-seat-away = poza stołem
web-seat-hand = Oddaj botowi
web-seat-waits = można oddać botowi za { $seconds } s
web-seat-leave = Opuść miejsce
web-seat-empty = Zwolnij
web-table = Stół
web-invitation = Zaproszenie: kto ma ten link, może zająć wolne miejsce
web-copy = Kopiuj
web-copied = Skopiowano
web-commitment = Skrót kontrolny wszystkich tasowań i rzutów:
web-key-left = Tę grę zapisano do pliku w jej trakcie. Kto ma plik, zna wszystkie przyszłe karty i rzuty.
web-key-left-file = Ten stół powstał z pliku. Kto ma plik, zna wszystkie przyszłe karty i rzuty.
web-export = Zapisz do pliku
web-to-start = Na stronę startową

## The table

web-voice = Co się dzieje przy stole
web-connecting = Łączenie…
web-lost = Utracono połączenie. Kolejna próba…
web-no-table = Nie ma takiego stołu.
web-prompt = Pytanie
web-answered = wybór: { $given } z { $all }
web-choices = Opcje: { $n }
web-choices-all = Wszystkie opcje
web-pick =
    { $kind ->
        [card] Wybierz kartę
        [place] Wybierz miejsce
        [seat] Wybierz gracza
       *[any] Wybierz ruch
    }
web-face-down = zakryta karta
web-sealed = Tajny wybór: { $act }. Można go jeszcze zmienić.
web-sealed-sign = tajny wybór
web-clock-left = Pozostały czas
web-undo = Cofnij ruch
web-undo-free = Cofnij swój ostatni ruch
web-undo-consent = Poproś innych graczy o zgodę na cofnięcie
web-undo-asked =
    { $n ->
        [one] { $name } prosi o cofnięcie { $n } ruchu.
        [few] { $name } prosi o cofnięcie { $n } ruchów.
       *[many] { $name } prosi o cofnięcie { $n } ruchów.
    }
web-agree = Zgódź się
web-refuse = Odmów
web-waiting = Czekamy na: { $names }
web-why-not = Dlaczego nie?
web-why-not-nothing = Wszystko, co oferuje to pytanie, jest dozwolone.
web-why-not-hint = Naciśnij na planszy coś, co się nie świeci: pojawi się punkt zasad, który tego zabrania.
web-see-rules = Pokaż w zasadach
web-others = Inni gracze
web-own = Twoja plansza i ręka
web-side = Tory, dziennik i rozmowa przy stole
web-log = Dziennik
web-log-clause = Pokaż tę zasadę
web-log-yours = tak, jak to widzisz
web-log-all = Pokaż cały dziennik
web-talk = Rozmowa przy stole
web-talk-say = Powiedz coś przy stole
web-talk-earlier = Wcześniejsze wypowiedzi
web-talk-send = Wyślij
web-talk-to = Kto to usłyszy
web-talk-private = rozmowa na osobności
web-talk-to-all = Do wszystkich
web-talk-to-few = Na osobności: { $names }
web-talk-few = na osobności: { $names }
web-talk-say-few = Powiedz na osobności: { $names }
web-talk-aside = { $name } na osobności ({ $names }): { $text }
web-talk-opened = Możecie teraz rozmawiać na osobności, inni nie słyszą: { $names }.
web-talk-closed = Rozmowa na osobności skończona ({ $names }): znów słyszą cię wszyscy.
web-talk-unsent = Teraz nikt cię nie słyszy i nic nie wysłano. Wybierz, kto ma to usłyszeć.
web-spectator = Widz
web-tabs = Części stołu
web-tab-board = Plansza
web-tab-players = Gracze
web-tab-hand = Ręka
web-tab-log = Dziennik
web-tab-talk = Rozmowa

## Hot seat

web-curtain-for = { $name }: twój ruch
web-curtain-hint = Podaj ekran dalej. Nikt inny nie powinien teraz patrzeć.
web-curtain-lift = To ja: { $name }

## Rules and settings

web-close = Zamknij
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-rules-chapters = Rozdziały
web-rules-now = Teraz przy twoim stole
web-rules-also = Znaleziono też tu
web-rules-copy = Skopiuj link
web-rules-copied = Link skopiowany
web-rules-ours = Nasze rozstrzygnięcie
web-learn-pages = Strony o grze
web-learn-page = Na jednej stronie
web-learn-heading = Jedna strona, a potem gra
web-learn-advice = Pierwsza rada
web-learn-clauses = Każde zdanie otwiera punkt zasad, który za nim stoi.
web-learn-rules = Zasady
web-learn-cards = Karty
web-learn-words = Słowa
web-learn-none = Nie ma tu takiej gry.
web-settings = Ustawienia
web-language = Język
web-motion = Animacje
web-motion-system = Jak w systemie
web-motion-full = Pełne
web-motion-less = Ograniczone
web-sound = Dzwonek, gdy przychodzi twój ruch
web-contrast = Większy kontrast
web-list-open = Zawsze pokazuj listę opcji
web-plain = Pokazuj planszę jako tekst
web-passing = Przy stole z samymi botami odpowiadaj za mnie, gdy jest tylko jedna odpowiedź
web-keys = Klawisze
web-key-list = do listy opcji
web-key-digits = wybierz opcję
web-key-enter = potwierdź
web-key-escape = zamknij albo cofnij wybór
web-key-undo = cofnij ruch
web-key-why-not = dlaczego nie?

## The end

web-end-title =
    { $n ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
web-end-finished = Zakończona · { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
web-end-reckoning = Koniec partii
web-end-you = { $name } · ty
web-end-sources = { $what }: źródła
web-end-tap = dotknij paska
web-end-of = { $n } z { $all }
web-end-curve = Przebieg partii
web-end-race = Wyścig
web-end-turns = Punkty zwrotne
web-end-numbers = Wieczór w liczbach
web-end-press = naciśnij, by zobaczyć
web-end-open = Teraz jawne
web-end-next = Co dalej
web-end-share = Udostępnij
web-end-copied = Skopiowano link
web-play-again = Zagraj jeszcze raz
web-change-seats = Zamień miejsca
web-swap-sides = Zmień stronę
web-analyse = Analiza
web-play-on = Graj dalej stąd
web-end-chance = Szansa wygranej
web-end-chances = Szanse: po { $games } partii dogranych przez solidnego bota z każdej pozycji; pozycji: { $positions }.
web-end-chances-yet = Szanse: na razie po { $games } dogranych partii z każdej pozycji; pozycji: { $positions }, liczenie trwa.
web-judged = Ta decyzja
web-judged-before = Poprzednia decyzja
web-judged-after = Następna decyzja
web-judged-how = Jak dobrze stałby gracz, na 100, zdaniem myślącego bota; prób: { $n }. Widział tylko to, co widział gracz.
web-judged-thinking = Myślący bot rozważa tę decyzję…
web-judged-best = Wybór bota; prób: { $n } z { $all }.
web-judged-both = Tak zagrano i to wybór bota; prób: { $n } z { $all }.
web-judged-played = Tak zagrano.
web-judged-hardly = Prawie nie sprawdzano: nie rokowało.
web-judged-over = Tu partia się skończyła.
web-decisions = Twoje decyzje
web-decisions-of = Decyzje: { $name }
web-decisions-agreed = jak bot: { $n } z { $all }
web-decisions-judged = Myślący bot obejrzał { $n } z { $all }…
web-decisions-again = Myślący bot patrzy jeszcze raz, od najkosztowniejszych…
web-decisions-costly = Kosztowne, na 100
web-decisions-little = Niemal bez różnicy
web-decisions-same = Jak bot
web-decisions-better = lepiej: { $act }
web-decisions-cost = koszt: { $n } na 100
web-decisions-none = Nic nie kosztowało wiele.
web-replay = Powtórka partii
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-act = Ruch partii
web-replay-start = Początek
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-on = Ruch naprzód
web-replay-last = Na koniec
web-replay-speed = Tempo { $n }×; zmień
web-replay-eyes = Czyimi oczami
web-proof = Dowód uczciwości tasowań
web-proof-how = Skrót kontrolny ustalono przed pierwszym ruchem. To skrót klucza losowości, z którego wynika każde tasowanie i każdy rzut.
web-key-of-chance = Klucz losowości:

## Refusals

refused-unreached = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
