## Figures

figure-warrior = warrior
figure-leader = leader
figure-ship = ship
figure-troll = Troll
figure-dwarf_chieftain = Dwarf Chieftain
figure-sea_serpent = Sea Serpent
figure-valkyrie = Valkyrie
figure-soldier_of_hel = Soldier of Hel
figure-dark_elf = Dark Elf
figure-fire_giant = Fire Giant
figure-frost_giant = Frost Giant
figure-volur_witch = Volur Witch

## Provinces and fjords

place-yggdrasil = Yggdrasil
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-myrkulor = Myrkulor
place-fjord_ne = North-East Fjord
    .the = the North-East Fjord
place-fjord_se = South-East Fjord
    .the = the South-East Fjord
place-fjord_sw = South-West Fjord
    .the = the South-West Fjord
place-fjord_nw = North-West Fjord
    .the = the North-West Fjord
place-valhalla = Valhalla
place-reserve = reserve
    .the = the reserve
place-nowhere = nowhere

## Regions

region-manheim = Manheim
region-jotunheim = Jotunheim
region-alfheim = Alfheim

## Clans

clan-wolf = Wolf
clan-bear = Bear
clan-serpent = Serpent
clan-raven = Raven

## Clan stats

stat-rage = rage
stat-axes = axes
stat-horns = horns

## Upgrade slots

slot-warrior = warrior slot
slot-leader = leader slot
slot-ship = ship slot
slot-monster_1 = 1st monster slot
slot-monster_2 = 2nd monster slot
slot-clan_1 = 1st clan slot
slot-clan_2 = 2nd clan slot
slot-clan_3 = 3rd clan slot

## Pillage rewards

reward-rage = rage
reward-axes = axes
reward-horns = horns
reward-glory = 5 glory
reward-all_stats = all stats
