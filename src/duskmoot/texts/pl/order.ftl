### Porządek w domu

## Dom otwarty

web-listed = Stoły z wolnymi miejscami
web-door-listed = Pokazuj wolne miejsca na stronie głównej: usiąść może każdy
web-door-spectators = Inni mogą patrzeć
web-door-hushed = Widzowie nie mogą mówić
web-door-delay = Widzowie widzą grę
web-door-delay-acts =
    { $n ->
        [0] na bieżąco
        [one] z opóźnieniem o { $n } ruch
        [few] z opóźnieniem o { $n } ruchy
       *[many] z opóźnieniem o { $n } ruchów
    }
web-looks-late =
    { $n ->
        [one] Widzisz grę o { $n } ruch później niż gracze, dopóki się nie skończy.
        [few] Widzisz grę o { $n } ruchy później niż gracze, dopóki się nie skończy.
       *[many] Widzisz grę o { $n } ruchów później niż gracze, dopóki się nie skończy.
    }
web-invite-new = Nowe zaproszenie
web-line-about = O tej wypowiedzi
web-line-mute = Nie słuchaj więcej: { $name }
web-line-out = Wyproś: { $name }
web-report = Zgłoś…
web-report-what = Czego dotyczy
web-report-table = samego stołu
web-report-reason = Co jest nie tak
web-report-send = Wyślij opiekunom
web-report-sent = Opiekunowie to obejrzą.
web-report-how = Opiekunowie tego serwera dostaną to, co ostatnio powiedziano publicznie przy tym stole, i twoje słowa.
web-talk-muted = (nie słychać)
web-mutes = Kogo nie słyszysz
web-mutes-end = Słuchaj znowu
web-deeds = Od opiekunów
web-deed-warn = Ostrzeżenie
web-deed-name = Odebrano ci imię
web-deed-silence = Nie możesz mówić do: { $date }
web-deed-ban = Otwarte stoły i rozmowa są dla ciebie zamknięte do: { $date }
web-deed-pardon = Wszystko wybaczone
web-deed-hide = Stół zdjęto ze strony głównej
web-deed-answer = Twoja odpowiedź
web-deed-answer-send = Odpowiedz, jeden raz
web-keeper = Zgłoszenia
web-keeper-none = Nie ma nic do obejrzenia.
web-keeper-about = O kim: { $name }
web-keeper-about-table = O stole
web-keeper-before = Wcześniej: { $deeds }
web-keeper-reason = Powód; ta osoba go przeczyta
web-keeper-days = Dni
web-keeper-do-nothing = Nic nie rób
web-keeper-do-warn = Ostrzeż
web-keeper-do-name = Odbierz imię
web-keeper-do-silence = Odbierz głos
web-keeper-do-ban = Wyklucz
web-keeper-do-pardon = Wybacz
web-keeper-do-hide = Zdejmij stół ze strony głównej

## Odmowy

refused-not-your-table = Może to zrobić tylko gospodarz tego stołu.
refused-not-a-keeper = Mogą to zrobić tylko opiekunowie tego serwera.
refused-excluded = Otwarte stoły są dla ciebie przez pewien czas zamknięte. Na zaproszenie możesz grać.
refused-no-spectators = Przy tym stole nie wolno patrzeć. Poproś o zaproszenie.
refused-no-such-line = Tej wypowiedzi już nie ma.
refused-no-spectator = Wyprosić można tylko widza.
refused-door-closed = Rozdziały i lekcje nie mogą być otwarte.
refused-name-alike = To imię wygląda jak { $name }, a ta osoba już tu jest. Wybierz inne.
refused-report-closed = Inny opiekun już to rozstrzygnął.
refused-deed-answered = Na to już odpowiedziano.
refused-silenced = Opiekunowie odebrali ci na pewien czas głos. Zobacz stronę „Ty”.
refused-spectators-hushed = Widzowie przy tym stole nie mogą mówić.
