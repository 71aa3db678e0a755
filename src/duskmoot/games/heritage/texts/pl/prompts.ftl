## Questions: the clans

ask-clan = Wybierz klan.
    .wait = Czekamy na wybór klanu: { $names }.
    .help = Każdy klan ma na swoich spiskach własną mechanikę.
ask-clan-leader = Wybierz przywódcę klanu.
    .wait = Czekamy na wybór przywódcy klanu: { $names }.
    .help = Przywódca wnosi 3 żetony władzy, 3 przysługi i 3 początkowe spiski.

## Questions: a turn

ask-what-now = Zrekrutuj postać, zagraj spisek albo zakończ turę.
    .wait = Czekamy na ruch: { $names }.
    .help = Musisz raz zrekrutować i możesz zagrać jeden spisek, w dowolnej kolejności.
    .done = Zakończ turę
ask-pay = Kto zapłaci za { $recruit-acc }? Żetony władzy do zapłaty: { $n }.
    .wait = Czekamy na zapłatę za rekrutację: { $names }.
    .help = Lewe pola kolejki kosztują 3 i 1 żeton władzy; postacie twojego klanu są darmowe.
ask-sire = Wybierz stwórcę dla { $childe-gen }.
    .wait = Czekamy na wybór stwórcy: { $names }.
    .help = Stwórca ma najwyżej 3 potomków; razem tworzą koterię.
ask-leader = „{ $intrigue }”: wybierz przywódcę koterii.
    .wait = Czekamy na wybór przywódcy koterii: { $names }.
    .help = Jego koteria musi mieć wymagane archetypy; brakujące można pożyczyć za przysługi. Przywódca zostanie wyczerpany.
ask-lender = „{ $intrigue }”: wybierz, od kogo pożyczyć archetyp.
    .wait = Czekamy na pożyczenie archetypu: { $names }.
    .help = Ten wampir dostanie twoją przysługę na stałe: 1 PZ dla jego gracza.
ask-giver = „{ $source }”: wybierz, kto odda przysługę.
    .wait = Czekamy na wybór, kto odda przysługę: { $names }.
    .help = Każda przysługa w twojej linii krwi jest warta 1 PZ, gdziekolwiek leży.
ask-boon = Wybierz, przysługę którego klanu wziąć od { $giver-gen }.
    .wait = Czekamy na wybór przysługi: { $names }.
    .help = Wszystkie przysługi są tyle samo warte, ale klan może odebrać swoją.

## Questions: effects

ask-target = „{ $source }”: wybierz, { $op-to }.
    .wait = Czekamy na wybór wampira: { $names }.
    .help = Jeśli wampira nie można wybrać, zostanie podana zasada.
    .done = Nikogo więcej
ask-character = „{ $source }”: wybierz, { $op-to }.
    .wait = Czekamy na wybór postaci: { $names }.
    .help = Kolejka odświeża się za każdym razem, gdy ktoś ją opuszcza.
    .done = Nikogo więcej
ask-opponent = „{ $source }”: wybierz przeciwnika.
    .wait = Czekamy na wybór przeciwnika: { $names }.
    .help = Dotyczy to tylko wybranego gracza.
    .done = Nikogo
ask-value = „{ $source }”: wybierz, { $op-to }.
    .wait = Czekamy na wybór atrybutu: { $names }.
    .help = Wybór widzą wszyscy i nie można go zmienić.
ask-card = „{ $source }”: wybierz, { $op-to }.
    .wait = Czekamy na wybór spisku: { $names }.
    .help = Odrzucone spiski wracają tylko dzięki efektom.
ask-option = „{ $source }”: wybierz jeden efekt.
    .wait = Czekamy na wybór efektu: { $names }.
    .help = Zadziała dokładnie jeden z nich.
ask-board = { $others ->
        [0] Wybierz pole bitwy dla { $activated-gen }.
       *[other] Wybierz pole bitwy dla { $activated-gen } i jeszcze { $others }.
    }
    .wait = Czekamy na wybór pola bitwy: { $names }.
    .help = Każde kończy się wraz ze skutkami, zanim zacznie się następne.
    .done = Pozostałe po kolei
ask-next = Wybierz, kogo aktywować teraz.
    .wait = Czekamy na wybór kolejności aktywacji: { $names }.
    .help = Po każdym sprawdza się, co zaszło na polach bitwy.
    .done = Pozostałych po kolei
ask-subject = „{ $source }”: wybierz, którego twojego wampira dotyczy efekt.
    .wait = Czekamy na wybór wampira dla efektu: { $names }.
    .help = To, co zyskasz, trafi na tego wampira.
ask-sacrifice = Torpor grozi { $vampire-dat }: zapadnie sam wampir czy jego potomek?
    .wait = Czekamy na decyzję o poświęceniu: { $names }.
    .help = Potomek zapadnie w torpor zamiast stwórcy i nie może tego przekazać dalej.
ask-blame = Zła sława ({ $n }) spada na { $vampire-acc }: wybierz potomka, który ją przyjmie.
    .wait = Czekamy na wybór, kto przyjmie złą sławę: { $names }.
    .help = Przywódca klanu nigdy nie nosi złej sławy.

## Questions: mechanics of the clans

ask-ring = „{ $source }”, Ucałuj pierścień: oddaj przysługę albo ponieś karę.
    .wait = Czekamy na odpowiedź na „Ucałuj pierścień”: { $names }.
    .help = Kary nastąpią, gdy zdecydują wszyscy.
    .done = Nie dawaj przysługi
ask-guest = { $host } zaprasza: „{ $source }”. Użyjesz efektu?
    .wait = Czekamy na odpowiedź na zaproszenie: { $names }.
    .help = Jeśli się zgodzisz, gospodarz zyska 2 żetony władzy.
    .done = Odmów
ask-order = „{ $source }”: wybierz, kto użyje efektu najpierw.
    .wait = Czekamy na decyzję, kto będzie pierwszy: { $names }.
    .help = Ogłasza się to przed odpowiedzią gościa.

## Questions: battlegrounds

ask-faction = „{ $board }”: wybierz frakcję, miasto albo rząd do aktywacji.
    .wait = Czekamy na wybór, co aktywuje wyrzutek: { $names }.
    .help = Wyrzutek nie należy do nikogo, więc decydujesz ty.
ask-march = { $value }: wybierz, skąd wyruszy ankh.
    .wait = Czekamy na wybór, skąd wyruszy ankh: { $names }.
    .help = Ostatni odchodzący ankh oddaje terytorium.
ask-to = Wybierz, dokąd pójdzie ankh z { $territory-gen }.
    .wait = Czekamy na wybór, dokąd pójdzie ankh: { $names }.
    .help = Wygrywa frakcja na największej liczbie terytoriów; zamek Deutz liczy się za 2.
ask-expel = Wybierz, czyj ankh usunąć { $territory-in }.
    .wait = Czekamy na wybór usuwanego ankhu: { $names }.
    .help = Wypada z gry.
ask-fire = { $city }: połóż ankh na wampirze albo w ogniu.
    .wait = Czekamy na decyzję o ankhu: { $names }.
    .help = Trzy ankhy w ogniu palą miasto.
ask-side = Wybierz, czyj żeton dodać do regionu { $value-gen }.
    .wait = Czekamy na wybór nowego żetonu: { $names }.
    .help = Kładzie się go zakrytego; nikt nie widzi liczby.
ask-token = Wybierz żeton w regionie { $value-gen }.
    .wait = Czekamy na wybór żetonu: { $names }.
    .help = Raz pokazana liczba pozostaje znana wszystkim.
ask-region = Wybierz, dokąd przejdzie żeton z regionu { $value-gen }.
    .wait = Czekamy na wybór regionu: { $names }.
    .help = Jeśli region jest pełny, żeton wróci do zasobów.
ask-heir = Wybierz, kto zostanie { $title-ins }.
    .wait = Czekamy na wybór, kto przejmie tytuł: { $names }.
    .help = Wampir może mieć tylko jeden tytuł.

## Acts

act-choose-clan = Prowadź klan { $clan-gen }
act-choose-leader = Wybierz { $vampire-acc }
act-recruit = Zrekrutuj { $vampire-acc }
act-play = Zagraj spisek „{ $intrigue }”
act-trade = Skorzystaj z rynku „{ $intrigue }”
act-pay = Zapłać władzą { $vampire-gen }
act-sire = Stwórca: { $vampire }
act-lead = Przywódca: { $vampire }
act-borrow = Pożycz od { $vampire-gen }
act-choose = Wybierz { $vampire-acc }
act-take = Wybierz { $vampire-acc }
act-opponent = Wybierz: { $seat }
act-value = Wybierz: { $value }
act-boon = Przysługa klanu gracza { $seat }
act-card = Wybierz spisek „{ $intrigue }”
act-option = { $option }
act-board = { $board }
act-give = Oddaj przysługę { $vampire-gen }
act-accept = Przyjmij
act-first = Najpierw { $seat }
act-march = Wyrusz z { $territory-gen }
act-to = Idź { $territory-to }
act-expel = Usuń ankh: { $value }
act-burn = Do ognia
act-keep = Na wampira
act-draw = Dodaj żeton { $side-gen }
act-token = Żeton: { $cell }

## What is chosen

cell-first = 1. pole
cell-second = 2. pole
cell-third = 3. pole
cell-fourth = 4. pole

## Effects, as questions and the log name them

op-gain_power = zyskanie władzy
op-gain_notoriety = zyskanie złej sławy
op-place_power = położenie władzy
    .to = na kim położyć władzę
op-place_notoriety = położenie złej sławy
    .to = na kim położyć złą sławę
op-remove_notoriety = zdjęcie złej sławy
    .to = z kogo zdjąć złą sławę
op-remove_power = utrata władzy
    .to = komu odebrać władzę
op-steal_power = kradzież władzy
    .to = komu ukraść władzę
op-move_notoriety = przeniesienie złej sławy
    .to = najpierw z kogo, potem na kogo przenieść złą sławę
op-steal_boon = kradzież przysługi
    .to = komu ukraść przysługę
op-give_boon = oddanie przysługi
    .to = najpierw kto odda przysługę, potem kto ją dostanie
op-reclaim_boon = odebranie przysługi
    .to = komu odebrać swoją przysługę
op-send_to_torpor = wprowadzenie w torpor
    .to = kogo wprowadzić w torpor
op-recover = przywrócenie
    .to = kogo przywrócić
op-exhaust = wyczerpanie
    .to = kogo wyczerpać
op-draw_intrigue = dobranie spisków
op-discard_intrigue = odrzucenie spisku
    .to = który spisek odrzucić
op-recall_intrigue = odzyskanie spisku
    .to = który spisek wziąć z powrotem
op-activate = aktywacja
    .to = kogo aktywować
op-activate_attribute = aktywacja atrybutu
    .to = który atrybut aktywować
op-apply_abilities = użycie zdolności
    .to = czyich zdolności użyć
op-reserve = rezerwacja
    .to = kogo zarezerwować
op-remove_from_queue = usunięcie z kolejki
    .to = kogo usunąć z kolejki
op-recruit_from_deck = rekrutacja z talii
    .to = kogo zrekrutować z talii
op-resire = zmiana stwórcy
    .to = komu zmienić stwórcę
op-extra_intrigue = jeszcze jeden spisek
op-shift_morality = przesunięcie żetonu moralności
op-flip_morality = odwrócenie żetonu moralności
op-choose_one = wybór
op-if = warunek
op-each_opponent = każdy przeciwnik po kolei
op-declare_enemy = wskazanie wroga
    .to = kogo wskazać jako wroga
op-kiss_the_ring = „Ucałuj pierścień”
op-embrace_chaos = „Afirmacja chaosu”
    .to = jakiego atrybutu szukać w talii
op-black_market = „Czarny rynek”
op-invitation = „Zaproszenie”
op-usurp = „Uzurpacja”
    .to = kogo ze swoich zastąpić i kim
op-create_monster = „Stwórz potwora”
    .to = którą ancillę wziąć i pod kogo ją wsunąć
op-edict = „Edykt”
    .to = jakiego atrybutu ma pilnować edykt
op-pay = zapłata
op-find_sire = wybór stwórcy
op-coterie_leader = wybór przywódcy koterii
op-borrow = pożyczenie archetypu
op-spend_boon = zapłata przysługą
op-activation = aktywacja
op-on_board = aktywacja na polu bitwy
op-as_subject = wybór wampira
op-fall = zapadnięcie w torpor
op-blame = zła sława dla potomka
op-trial = sąd
op-pretenders = walka pretendentów
op-static = stała zdolność

## Options of the table

option-class-board = Pole bitwy klasy
    .help = Wysokie klany przeciw niskim, sądy Inkwizycji albo urzędy na Dworze.
    .high-low-clans = O klanach wysokich i niskich
    .inquisition = Inkwizycja
    .court = Dwór
option-temperament-board = Pole bitwy temperamentu
    .help = Oba śledzą moralność graczy i decydują, kto zaczyna.
    .beast-within = Bestia wewnątrz
    .humanity = Człowieczeństwo
option-geography-board = Pole bitwy geografii
    .help = Tu liczy się ojczyzna wampirów; na początek zwykle „Wojna Książąt”.
    .war-of-princes = Wojna Książąt
    .anarch-revolt = Bunt Anarchów
    .masquerade = Maskarada
    .sabbat-wars = Wojny Sabatu
option-events = Podstawowe wydarzenia
    .help = Każde daje 3 PZ temu, kto na końcu ma najwięcej jego atrybutu.
    .three = 3
    .none = bez wydarzeń
    .one = 1
    .two = 2
    .four = 4
    .five = 5
option-sacrifice = Potomka można poświęcić za
    .help = Z ograniczeniem torpor częściej zabiera silnych.
    .any = dowolnego wampira
    .limited = przywódcę klanu
option-borders = Granice w „Wojnie Książąt”
    .help = Sporne granice czynią wojnę szybszą i ostrzejszą.
    .closed = zamknięte: bez wstępu do obcych ankhów
    .contested = sporne: silniejszy wypiera słabszego
option-respite = Wytchnienie w „Buncie Anarchów” daje
    .help = Zasadę można czytać dwojako; druga wersja płaci więcej.
    .one = 1 żeton władzy każdemu posiadaczowi
    .each-ankh = 1 żeton władzy za każdy ankh
option-ancillae = Ancille w talii
    .help = Postacie ze zdolnościami; bez nich pierwsza partia jest prostsza.
    .none = bez ancilli
    .ten = 10
    .twenty = 20

## Steps

step-game = Gra
step-bloodline = Linia krwi
step-round = Runda
step-turn = Tura
step-deed = Działanie
step-recruiting = Rekrutacja
step-edict = Edykt
step-intrigue = Spisek
step-market = Czarny rynek
step-steps = Kroki
step-effects = Efekty
step-effect = Efekt
step-choice = Wybór
