### Scena: to, co się dzieje, widać po kolei

web-stage = Co się dzieje
web-stage-pause = Pauza
web-stage-go-on = Wznów
web-stage-skip = Pomiń
web-stage-decide = Twoja decyzja
web-space = Spacja
web-continue = Dalej
web-result = Wynik
web-result-stays = Zostanie, aż przejdziesz dalej
web-digest = W czasie oczekiwania
web-digest-go = Do mojego ruchu
web-digest-again = Pokaż jeszcze raz

web-pace = Tempo
web-pace-calm = Spokojne
web-pace-brisk = Żywe
web-pace-instant = Natychmiastowe
web-pace-hint = Spacja lub dotknięcie pomija krok, dwa razy z rzędu – wszystko. Zawsze można zagrać od razu.
web-recaps = Po moich walkach
web-recaps-wait = Pokazuj wynik, aż przejdę dalej
web-recaps-brief = Pokazuj go przez dwie sekundy
web-recaps-off = Nie pokazuj wyniku
web-key-space = pomiń pokaz albo przejdź dalej

web-sounds = Dźwięki gry
web-sounds-off = Wyłącz dźwięki
web-sounds-on = Włącz dźwięki
web-volume = Głośność
web-answered-alone = Zagrano za ciebie: { $act }
