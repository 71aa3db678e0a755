### How to play

## One page

learn-lead = Świat skończy się po trzech epokach, a twój klan chce, by o nim śpiewano. Walcz, plądruj, kończ wyprawy albo giń godnie: wszystko to chwała.
learn-advice = Wystaw jarla wcześnie: nic nie kosztuje. Plądruj to, czego nikt nie dosięgnie, i giń tam, gdzie płonie świat.

learn-goal = Kto wygrywa
learn-goal-glory = Liczona po trzeciej epoce, z premią za legendarne cechy.
    .title = Najwięcej chwały
    .number = epoki
learn-goal-sources = Przynoszą ją bitwy, plądrowanie, wyprawy, Ragnarök i karty.
    .title = Wiele dróg
    .number = źródeł chwały

learn-round = Epoka
learn-round-gifts = Zatrzymaj kartę, resztę podaj, aż masz sześć.
    .title = Dary
learn-round-actions = Po jednej akcji na turę, aż skończy się furia.
    .title = Akcje
learn-round-quests = Ukryte wyprawy odkrywa się i nagradza.
    .title = Wyprawy
learn-round-ragnarok = Skazana prowincja płonie, a jej polegli zdobywają chwałę.
    .title = Ragnarök
learn-round-valhalla = Wszyscy polegli wracają, by znów walczyć.
    .title = Walhalla

learn-deeds = Co możesz robić
learn-deeds-invade = Figurka z rezerwy do osady, za furię równą sile.
    .title = Najazd
learn-deeds-march = Dowolna liczba figurek z prowincji do prowincji za 1 furii.
    .title = Marsz
learn-deeds-upgrade = Zagraj kartę, która zostaje; często daje darmowy najazd.
    .title = Ulepszenie
learn-deeds-quest = Połóż zakrytą wyprawę, za darmo.
    .title = Wyprawa
learn-deeds-pillage = Sięgnij po nagrodę prowincji, za darmo, i niech spróbują przeszkodzić.
    .title = Plądrowanie
learn-deeds-pass = Do końca epoki bez tur, lecz bitwy wciąż przed tobą.
    .title = Pas

learn-idea = Trzy cechy
learn-idea-rage = Furia to tyle, ile zdążysz w epoce.
learn-idea-axes = Topory to chwała za każdą wygraną bitwę.
learn-idea-horns = Rogi to tyle figurek, ile możesz mieć na planszy.

learn-fight = Bitwa
learn-fight-join = Plądrujący wzywa; sąsiedzi dołączają, póki są osady.
learn-fight-card = Każdy kładzie w tajemnicy kartę i dodaje ją do siły figurek.
learn-fight-dies = Figurki przegranych giną, ale karty do nich wracają; karta zwycięzcy przepada.
