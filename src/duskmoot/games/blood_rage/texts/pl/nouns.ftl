## Figures

figure-warrior = wojownik
    .acc = wojownika
    .ins = wojownikiem
figure-leader = jarl
    .acc = jarla
    .ins = jarlem
figure-ship = drakkar
    .acc = drakkar
    .ins = drakkarem
figure-troll = Troll
    .acc = Trolla
    .ins = Trollem
figure-dwarf_chieftain = Wódz krasnoludów
    .acc = Wodza krasnoludów
    .ins = Wodzem krasnoludów
figure-sea_serpent = Wąż morski
    .acc = Węża morskiego
    .ins = Wężem morskim
figure-valkyrie = Walkiria
    .acc = Walkirię
    .ins = Walkirią
figure-soldier_of_hel = Żołnierz Hel
    .acc = Żołnierza Hel
    .ins = Żołnierzem Hel
figure-dark_elf = Mroczny elf
    .acc = Mrocznego elfa
    .ins = Mrocznym elfem
figure-fire_giant = Ognisty olbrzym
    .acc = Ognistego olbrzyma
    .ins = Ognistym olbrzymem
figure-frost_giant = Lodowy olbrzym
    .acc = Lodowego olbrzyma
    .ins = Lodowym olbrzymem
figure-volur_witch = Wölwa
    .acc = Wölwę
    .ins = Wölwą

## Provinces and fjords

place-yggdrasil = Yggdrasil
    .gen = Yggdrasilu
    .acc = Yggdrasil
    .loc = Yggdrasilu
place-elvagar = Elvagar
    .gen = Elvagaru
    .acc = Elvagar
    .loc = Elvagarze
place-angerboda = Angerboda
    .gen = Angerbody
    .acc = Angerbodę
    .loc = Angerbodzie
place-muspelheim = Muspelheim
    .gen = Muspelheimu
    .acc = Muspelheim
    .loc = Muspelheimie
place-horgr = Horgr
    .gen = Horgru
    .acc = Horgr
    .loc = Horgrze
place-utgard = Utgard
    .gen = Utgardu
    .acc = Utgard
    .loc = Utgardzie
place-andlang = Andlang
    .gen = Andlangu
    .acc = Andlang
    .loc = Andlangu
place-gimle = Gimle
    .gen = Gimle
    .acc = Gimle
    .loc = Gimle
place-myrkulor = Myrkulor
    .gen = Myrkuloru
    .acc = Myrkulor
    .loc = Myrkulorze
place-fjord_ne = fiord północno-wschodni
    .gen = fiordu północno-wschodniego
    .acc = fiord północno-wschodni
    .loc = fiordzie północno-wschodnim
place-fjord_se = fiord południowo-wschodni
    .gen = fiordu południowo-wschodniego
    .acc = fiord południowo-wschodni
    .loc = fiordzie południowo-wschodnim
place-fjord_sw = fiord południowo-zachodni
    .gen = fiordu południowo-zachodniego
    .acc = fiord południowo-zachodni
    .loc = fiordzie południowo-zachodnim
place-fjord_nw = fiord północno-zachodni
    .gen = fiordu północno-zachodniego
    .acc = fiord północno-zachodni
    .loc = fiordzie północno-zachodnim
place-valhalla = Walhalla
    .gen = Walhalli
    .acc = Walhallę
    .loc = Walhalli
place-reserve = rezerwa
    .gen = rezerwy
    .acc = rezerwę
    .loc = rezerwie
place-nowhere = nigdzie

## Regions

region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim

## Clans

clan-wolf = Wilk
    .gen = Wilka
clan-bear = Niedźwiedź
    .gen = Niedźwiedzia
clan-serpent = Wąż
    .gen = Węża
clan-raven = Kruk
    .gen = Kruka

## Clan stats

stat-rage = furia
    .gen = furii
    .acc = furię
stat-axes = topory
    .gen = toporów
    .acc = topory
stat-horns = rogi
    .gen = rogów
    .acc = rogi

## Upgrade slots

slot-warrior = pole wojowników
    .loc = polu wojowników
slot-leader = pole jarla
    .loc = polu jarla
slot-ship = pole drakkara
    .loc = polu drakkara
slot-monster_1 = 1. pole potwora
    .loc = 1. polu potwora
slot-monster_2 = 2. pole potwora
    .loc = 2. polu potwora
slot-clan_1 = 1. pole klanu
    .loc = 1. polu klanu
slot-clan_2 = 2. pole klanu
    .loc = 2. polu klanu
slot-clan_3 = 3. pole klanu
    .loc = 3. polu klanu

## Pillage rewards

reward-rage = furia
reward-axes = topory
reward-horns = rogi
reward-glory = 5 punktów chwały
reward-all_stats = wszystkie cechy
