### The table in the browser

## The start page

web-tagline = Mroczne gry przy jednym stole. Ten stół zna każdą zasadę, strzeże każdej tajemnicy i nie gubi żadnego ruchu.
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
web-link-waiting = za zaproszeniem
web-bot-of = Bot na miejscu: { $name }
web-bot-random = losowy bot
web-bot-heuristic = solidny bot
web-bot-ismcts-1 = myślący bot, szybki
web-bot-ismcts-2 = myślący bot
web-bot-ismcts-3 = myślący bot, cierpliwy
web-begin = Zacznij
web-start = Rozpocznij
web-start-hint = Znajomi mogą dołączyć później za zaproszeniem.
web-hot-seat = Grasz na kilku miejscach: między turami opada zasłona.
web-clock = Czas na jedną decyzję
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
web-table-asked = twój ruch
web-table-over = koniec
web-join-heading = Dołącz, obserwuj, ucz się
web-join = Dołącz
web-join-link = Link albo zaproszenie
web-join-wrong = To nie jest link do stołu. Wklej cały link.
web-open-file = Otwórz zapisaną partię
web-read-rules = Przeczytaj zasady
web-unofficial = Projekt nieoficjalny. Gry i ich nazwy należą do wydawców; wszystkie rysunki są nasze.
web-credits = Ikony: game-icons.net, CC BY 3.0 · Wybrzeże Europy: Natural Earth, domena publiczna
web-name = Twoje imię
web-keep = Zapisz
web-guest-names = Czapla, Kruk, Puchacz, Lelek, Sroka, Gawron, Kawka, Bąk, Słowik, Derkacz

## Invitations and seats

web-look-on = Obserwuj jako widz
web-seat-take = Usiądź
web-seat-taken = zajęte
web-seat-bot = bot
web-seat-open = wolne
web-seat-mine = ty
web-seat-here = przy stole
web-seat-away = poza stołem
web-seat-hand = Oddaj botowi
web-seat-leave = Opuść miejsce
web-seat-empty = Zwolnij
web-table = Stół
web-invitation = Zaproszenie: kto ma ten link, może zająć wolne miejsce
web-copy = Kopiuj
web-copied = Skopiowano
web-commitment = Zobowiązanie dla wszystkich tasowań i rzutów:
web-export = Zapisz do pliku
web-to-start = Na stronę startową

## The table

web-voice = Co się dzieje przy stole
web-connecting = Łączenie…
web-lost = Utracono połączenie. Kolejna próba…
web-no-table = Nie ma takiego stołu.
web-prompt = Pytanie
web-answered = Odpowiedzi: { $given } z { $all }. Wszystkie wybory ujawnia się równocześnie.
web-pick-one =
    { $n ->
        [one] { $n } opcja.
        [few] { $n } opcje.
       *[many] { $n } opcji.
    }
web-choices = Opcje: { $n }
web-choices-all = Wszystkie opcje
web-choose-first = Najpierw wybierz
web-face-down = zakryta karta
web-sealed = Tajny wybór: { $act }. Można go jeszcze zmienić.
web-sealed-sign = tajny wybór
web-clock-left = Pozostały czas
web-undo = Cofnij ruch
web-undo-free = Cofnij swój ostatni ruch
web-undo-consent = Poproś innych graczy o zgodę na cofnięcie
web-undo-asked =
    { $n ->
        [one] { $name } prosi o cofnięcie { $n } akcji.
        [few] { $name } prosi o cofnięcie { $n } akcji.
       *[many] { $name } prosi o cofnięcie { $n } akcji.
    }
web-agree = Zgódź się
web-refuse = Odmów
web-waiting = Czekamy na: { $names }
web-why-not = Dlaczego nie?
web-why-not-nothing = Wszystko, co oferuje to pytanie, jest dozwolone.
web-why-not-hint = Naciśnij na planszy coś, co się nie świeci: pojawi się punkt zasad, który tego zabrania.
web-see-rules = Pokaż w zasadach
web-others = Inni gracze
web-own = Twoja plansza i ręka
web-side = Tory, dziennik i rozmowa przy stole
web-log = Dziennik
web-log-yours = co możesz wiedzieć
web-log-all = Pokaż cały dziennik
web-log-clause = Punkt zasad { $clause }
web-talk = Rozmowa przy stole
web-talk-say = Powiedz coś przy stole
web-talk-send = Wyślij
web-talk-to = Kto ma to usłyszeć
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
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
web-settings = Ustawienia
web-language = Język
web-motion = Animacje
web-motion-system = Jak w systemie
web-motion-full = Pełne
web-motion-less = Ograniczone
web-sound = Dzwonek, gdy przychodzi twój ruch
web-contrast = Większy kontrast
web-list-open = Zawsze pokazuj listę opcji
web-plain = Pokazuj planszę jako tekst
web-passing = Przy stole z samymi botami pasuj za mnie, gdy nie mam czego zagrać
web-keys = Klawisze
web-key-list = do listy opcji
web-key-digits = wybierz opcję
web-key-enter = potwierdź
web-key-escape = zamknij albo cofnij wybór
web-key-undo = cofnij ruch
web-key-why-not = dlaczego nie?

## The end

web-end-winners =
    { $n ->
        [0] Nikt nie wygrywa
        [one] Wygrywa: { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
web-end-winner = zwycięstwo
web-replay = Powtórka partii
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-act = Akcja partii
web-replay-start = Początek
web-replay-eyes = Czyimi oczami
web-proof = Dowód tasowań
web-proof-how = Zobowiązanie powstaje przed pierwszą akcją. To skrót klucza losu, z którego wynika każde tasowanie i każdy rzut.
web-key-of-chance = Klucz losu:

## Refusals

refused-unreached = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
