### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = Gra
rulebook-group-round = Runda
rulebook-group-hunter = Tropiciel
rulebook-group-enemy = Przeciwnik

rulebook-setup = Cel i przygotowanie
    .opening = Tętnienia Krwi to wynik: zabierz je przeciwnikom i donieś żywy. W Lochu czeka dziesięciu przeciwników, a za nimi finałowy boss.

rulebook-round = Przebieg rundy
    .opening = W każdej rundzie następuje po sobie osiem kroków. Decydujesz tylko przy wyborze karty i we Śnie, więc mijają szybko.

rulebook-cards = Rodzaje kart
    .opening = Przeciwnik niesie Tętnienia, kość i trofeum. Twoje karty to broń biała, broń palna i wsparcie, które robi coś innego.
    .weapons = Pojedyncze karty

rulebook-secrets = Kto co wie
    .opening = Wybór jest tajny, dopóki nie wybiorą wszyscy; zużyte karty leżą odkryte. Mówić można wszystko i nikogo to nie wiąże.

rulebook-choose = Wybór i przemiana
    .opening = Każdy kładzie kartę zakrytą i wszystkie odkrywa się naraz. „Przemiana broni” pozwala najpierw zobaczyć cudze karty, a potem dobrać broń.
    .choice = Wybór
    .transform = Przemiana
    .example = Przykład

rulebook-instants = Efekty natychmiastowe
    .opening = Karty z efektem natychmiastowym działają przed przeciwnikiem. Jeśli go zabiją, nikt nie oberwie.
    .example = Przykład

rulebook-attack = Atak przeciwnika
    .opening = Rzuca się jedną kością, a sumę otrzymuje każdy żywy Tropiciel. Plus liczy się i daje nowy rzut, więc zabić może i słaba kość.
    .sums = Liczenie obrażeń
    .example = Przykład

rulebook-strike = Atak Tropicieli
    .opening = W kolejności każda broń zabiera przeciwnikowi Tętnienia. Kto uderza późno, może już nic nie zastać.
    .flight = Ucieczka
    .example = Przykład

rulebook-dream = Sen Tropiciela
    .opening = Sen zachowuje Tętnienia, oddaje karty, leczy i daje ulepszenie. Ceną jest runda bez ciosu.
    .example = Przykład

rulebook-end = Koniec rundy
    .opening = Zużyte karty trafiają na stos, zmienia się pierwszy gracz. Jeśli przeciwnika już nie ma, powstaje następny.

rulebook-death = Śmierć
    .opening = Tropiciel, który ginie, traci to, co zebrał, a zachowuje to, co odłożył. We Śnie tej samej rundy powstaje na nowo.
    .example = Przykład

rulebook-upgrades = Ulepszenia
    .opening = Kto śnił albo zginął, bierze na stałe jedną z dostępnych kart. Można mieć najwyżej siedem kart.
    .example = Przykład

rulebook-trophies = Trofea
    .opening = Zabierz choć jedno Tętnienie w rundzie, w której przeciwnik ginie, a trofeum jest twoje. Każde kolejne tego typu jest warte więcej.
    .example = Przykład

rulebook-scoring = Koniec i wynik
    .opening = Ze śmiercią finałowego bossa łowy się kończą. Zachowane Tętnienia i trzy tory trofeów dają wynik krwi.
    .example = Przykład

rulebook-monsters = Potwory
    .opening = Potwór zostaje tylko na jedną rundę. Co robi, gdy przychodzi albo ucieka, mówi jego karta.

rulebook-bosses = Bossowie
    .opening = Bossowie nigdy nie uciekają: walczy się z nimi, aż padną. Każdy zmienia zasady, póki stoi.
    .single = Siedem bossów
    .example = Przykład

rulebook-final-boss = Finałowy boss
    .opening = Leży odkryty od początku i zmienia całą grę. Gdy ginie, wszystko się liczy.
    .single = Pięciu finałowych bossów
    .example = Przykład
