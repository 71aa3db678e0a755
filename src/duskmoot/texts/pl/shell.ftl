### The shell: refusals, and what every table needs

## Prompts and acts of any game

prompt-over = Partia jest zakończona.
prompt-given = Tajny wybór jest zapisany. Czekamy na: { $names }.
act-done = Pomiń
seat-numbered = Gracz { $n }

## Setting a table

refused-unknown-game = Nie ma gry „{ $name }”. Wybierz: { $known }.
refused-seats-refused = Liczba graczy { $seats } jest niedozwolona. Wybierz { $least }–{ $most }.
refused-seat-refused = Przy tym stole nie ma miejsca { $seat }. Wybierz 1–{ $seats }.
refused-unknown-option = Nie ma zasady stołu „{ $option }”. Wybierz: { $known }.
refused-unknown-choice = Zasada stołu „{ $option }” nie ma opcji „{ $choice }”. Wybierz: { $known }.
refused-unknown-language = Nie ma języka „{ $language }”. Wybierz: { $known }.
refused-unknown-bot = Nie ma bota „{ $name }” do tej gry. Wybierz: { $known }.
refused-bots-refused = Podaj jednego bota na wszystkie pozostałe miejsca albo po jednym na każde: pozostałe miejsca { $seats }, boty { $bots }.
refused-bot-form = „{ $spec }” nie oznacza żadnego bota. Wpisz NAZWĘ, NAZWĘ:KLUCZ=WARTOŚĆ,… albo MODUŁ:KLASĘ.
refused-bot-not-found = Nie ma bota { $name }: { $reason }. Sprawdź moduł i klasę.
refused-bot-parameter-unknown = „{ $spec }”: ten bot nie ma parametru „{ $parameter }”. Wybierz: { $known }.
refused-bot-parameter-refused = „{ $spec }”: parametr „{ $parameter }” nie może mieć wartości „{ $value }”. Wybierz inną.
refused-bot-of-a-file = Ten plik podaje bota z modułu: { $name }. Pliki nie uruchamiają kodu; podaj bota przez --bots.

## Acts

refused-not-asked = To miejsce nie ma teraz nic do rozstrzygnięcia. Zaczekaj na jego pytanie.
refused-forbidden = Zasady tego zabraniają ({ $clause }); wybierz inny ruch.
refused-not-offered = Ten ruch nie odpowiada na pytanie. Wybierz jeden z podanych.
refused-undo-nothing = Nie ma jeszcze czego cofać. Najpierw wykonaj ruch.
refused-undo-others = Nie można cofnąć ruchu: później ruch wykonał inny gracz. Wybierz następny ruch.
refused-undo-revealed = Nie można cofnąć ruchu: ujawniono coś tajnego. Wybierz następny ruch.

## Files

refused-file-not-found = Nie ma pliku { $file }. Sprawdź nazwę i folder.
refused-file-not-readable = Nie można odczytać pliku { $file }: { $reason }. Wybierz inny plik albo popraw prawa dostępu.
refused-file-not-written = Nie można zapisać pliku { $file }: { $reason }. Podaj inny plik albo folder.
refused-replay-not-json = To nie jest zapisana partia: plik nie zawiera JSON ({ $detail }). Wybierz inny plik.
refused-replay-not-ours = Ta partia nie jest zapisana przez Duskmoot. Wybierz inny plik.
refused-replay-too-new = Plik ma format { $found }, a ta wersja Duskmoot czyta formaty do { $known }. Zainstaluj nowszą wersję.
refused-replay-damaged = Zapisana partia jest uszkodzona ({ $detail }). Weź wcześniejszą kopię pliku.
refused-replay-commitment = Klucz losowości w pliku nie pasuje do skrótu kontrolnego: plik zmieniono. Weź wcześniejszą kopię.
refused-replay-legacy = Dziedzictwo wcześniejszych gier w pliku nie pasuje do swojego skrótu: plik zmieniono. Weź wcześniejszą kopię.
refused-replay-differs = Ruch { $act } prowadzi do innej pozycji niż zapisana: zmieniono plik albo zasady. Weź wcześniejszą kopię albo zgłoś błąd z tym plikiem.
refused-replay-illegal = Ruch { $act } w pliku, „{ $text }”, jest niedozwolony. Weź wcześniejszą kopię albo zgłoś błąd z tym plikiem.
refused-replay-rules-too-new = Plik zapisano według zasad w wersji { $found }, a ten Duskmoot zna wersję { $known }. Zainstaluj nowszą wersję.
refused-replay-rules-too-old = Plik zapisano według zasad w wersji { $found }, według których ten Duskmoot (wersja { $known }) już nie gra. Otwórz plik w starszej wersji.

## Search

search-endings = iami, ami, iach, ach, iego, ego, iemu, emu, ymi, imi, owie, owi, iom, om, iów, ów, ych, ich, iej, ej, iem, em, ym, im, ia, ie, io, ią, ię, ować, uje, ują, ać, ić, yć, eć, a, ą, e, ę, i, o, u, y
