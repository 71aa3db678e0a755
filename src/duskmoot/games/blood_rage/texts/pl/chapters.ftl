### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = Gra
rulebook-group-age = Epoka
rulebook-group-action = Akcje
rulebook-group-fight = Bitwa
rulebook-group-rest = Reszta

rulebook-setup = Cel i przygotowanie
    .opening = Do końca świata miną trzy epoki, a pamiętany będzie klan, który zdobył najwięcej chwały. Na początku wszystkie klany są takie same.

rulebook-midgard = Midgard
    .opening = Dziewięć prowincji, cztery fiordy i niewiele osad. Pełne miejsce jest zamknięte, a spalonego już nie ma.

rulebook-clan = Klan i figurki
    .opening = Furia opłaca czyny, topory zamieniają zwycięstwa w chwałę, rogi mówią, ile figurek może stać na planszy. Wysokie cechy dają chwałę także na końcu.
    .stats = Klan
    .figures = Figurki
    .kinds = Rodzaje kart
    .example = Przykład

rulebook-secrets = Kto co wie
    .opening = Ręka, wyprawy i karta bitwy są tajne; wszystko, co stoi na planszy, jest jawne. Co oddało się w drafcie, trzeba pamiętać samemu.

rulebook-phases = Fazy epoki
    .opening = Epoka zaczyna się darami bogów, a kończy ogniem. Między nimi jest sześć faz.
    .discard = Faza odrzucania
    .ending = Koniec epoki

rulebook-draft = Dary bogów
    .opening = Zatrzymaj jedną kartę, resztę podaj w lewo, aż będziesz mieć sześć. To, co bierzesz, tworzy twój plan, a co oddajesz, cudzy.

rulebook-quests = Wyprawy
    .opening = Wyprawę wykłada się w tajemnicy i sprawdza po akcjach. Ukończona daje chwałę i cechę; nieukończona kosztuje tylko kartę.
    .commit = Wykładanie wyprawy
    .example = Przykład

rulebook-ragnarok = Ragnarök i Walhalla
    .opening = Na końcu każdej epoki płonie skazana prowincja, a zginąć w niej to chwała. Potem umarli wracają, gotowi na następną epokę.
    .valhalla = Walhalla
    .example = Przykład

rulebook-turn = Tura i furia
    .opening = Jedna akcja i kolej na następny klan. Płaci się furią, a kto jej nie ma, może tylko odpowiadać innym.
    .passing = Pasowanie

rulebook-invade = Najazd
    .opening = Najazd przenosi figurkę z rezerwy do osady. Kosztuje tyle furii, ile figurka ma siły, a jarl przybywa za darmo.
    .example = Przykład

rulebook-march = Marsz
    .opening = Za 1 furii dowolna liczba figurek przechodzi z jednej prowincji do innej, choćby najdalszej. Drakkary zostają na miejscu.
    .example = Przykład

rulebook-upgrade = Ulepszenie
    .opening = Ulepszenie na stałe wzmacnia wojowników, jarla, drakkar lub klan albo wzywa potwora. Oddziały i potwory mogą od razu najechać za darmo.
    .example = Przykład

rulebook-pillage = Plądrowanie
    .opening = Plądrowanie nie kosztuje furii, a każda prowincja ma jedną nagrodę na epokę. Rzuć wyzwanie, pokonaj tych, którzy przyjdą, i jest twoja.

rulebook-battle = Bitwa
    .opening = Sąsiedzi mogą dołączać, póki są osady, potem każdy kładzie w tajemnicy kartę. Najwyższa suma przeżywa, a remis zabija wszystkich.
    .call = Wezwanie do bitwy
    .cards = Zagranie kart
    .outcome = Wynik bitwy
    .example = Przykład

rulebook-timing = Która karta pierwsza
    .opening = Gdy naraz działa kilka kart, oto ich kolejność. Rzadko się przydaje, a stół pilnuje jej za ciebie.

rulebook-cards = Pojedyncze karty
    .opening = Niektóre karty potrzebują więcej słów, niż się na nich mieści. Tu są zebrane według rodzajów.
    .battle = Karty bitwy
    .monsters = Potwory
    .troops = Oddziały
    .clans = Ulepszenia klanu
    .quests = Wyprawy

rulebook-ending = Koniec gry
    .opening = Po trzeciej epoce cechy na poziomach legendarnych jeszcze raz dają chwałę. Potem wygrywa największa chwała.
    .example = Przykład
