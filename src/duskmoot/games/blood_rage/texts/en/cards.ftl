## Battle cards

card-tyrs_bash = Tyr’s Bash
    .text = +{ $bonus } strength.
card-tyrs_smash = Tyr’s Smash
    .text = +{ $bonus } strength.
card-tyrs_crush = Tyr’s Crush
    .text = +{ $bonus } strength.
card-tyrs_smite = Tyr’s Smite
    .text = +{ $bonus } strength.
card-tyrs_rage = Tyr’s Rage
    .text = +{ $bonus } strength.
card-odins_smite = Odin’s Smite
    .text = +{ $bonus } strength. Before strength is compared, each opponent in the battle loses a warrior in the province.
    .brief = Each opponent loses a warrior
card-heimdalls_sight = Heimdall’s Sight
    .text = Adds as much strength as the highest bonus among the cards your opponents reveal in this battle.
    .brief = Bonus equal to the highest opposing one
card-friggas_grace = Frigga’s Grace
    .text = +{ $bonus } strength. If you pillage the province, raise one more clan stat, not the one the reward raised (any stat after glory or all stats).
    .brief = If you pillage, raise another stat
card-lokis_trickery = Loki’s Trickery
    .text = +{ $bonus } strength. If you lose, take { $rage } rage from the winner.
    .brief = If you lose, take { $rage } rage from the winner
card-thors_hammer = Thor’s Hammer
    .text = +{ $bonus } strength. If you win, gain { $glory } glory.
card-heimdalls_eye = Heimdall’s Eye
    .text = +{ $bonus } strength. You may also add it from your hand after all cards are revealed.
    .brief = May be added after all cards are revealed
card-heimdalls_gaze = Heimdall’s Gaze
    .text = +{ $bonus } strength. You may also add it from your hand after all cards are revealed.
    .brief = May be added after all cards are revealed
card-odins_tide = Odin’s Tide
    .text = +{ $bonus } strength. Before strength is compared, each player in the battle, you included, keeps 1 figure there and loses all others.
    .brief = Everyone in the battle keeps 1 figure
card-lokis_backstab = Loki’s Backstab
    .text = +{ $bonus } strength. If you lose, take { $glory } glory from the winner.
    .brief = If you lose, take { $glory } glory from the winner
card-heimdalls_watch = Heimdall’s Watch
    .text = +{ $bonus } strength. When revealed: all cards of this battle are discarded, you gain glory equal to the sum of their bonuses, then everyone in it chooses a new card.
    .brief = Discards all cards; their bonuses are your glory; choose anew
card-thors_oath = Thor’s Oath
    .text = +{ $bonus } strength. If you win, raise one clan stat of your choice.
    .brief = If you win, raise a clan stat
card-thors_primacy = Thor’s Primacy
    .text = +{ $bonus } strength. The texts of all cards your opponents reveal in this battle are cancelled; their bonuses still count.
    .brief = Cancels the texts of opposing cards
card-thors_ascension = Thor’s Ascension
    .text = +{ $bonus } strength. If you win, gain { $rage } rage and { $glory } glory.
    .brief = If you win: { $rage } rage, { $glory } glory
card-odins_judgement = Odin’s Judgement
    .text = +{ $bonus } strength. Win or lose, gain { $glory } glory for each figure destroyed in this battle, your own included.
    .brief = { $glory } glory per figure destroyed
card-lokis_poison = Loki’s Poison
    .text = +{ $bonus } strength. If you lose, take all cards the winner revealed in this battle into your hand.
    .brief = If you lose, take the winner’s cards

## Warrior upgrades

card-brothers_in_arms = Brothers in Arms
    .text = Warriors’ strength: { $strength }. Each pair of your warriors in the same province has strength { $pair }.
    .brief = Warriors’ strength: { $strength }, a pair’s: { $pair }
card-experts_in_arms = Experts in Arms
    .text = Warriors’ strength: { $strength }.
card-masters_in_arms = Masters in Arms
    .text = Warriors’ strength: { $strength }. Each pair of your warriors in the same province has strength { $pair }.
    .brief = Warriors’ strength: { $strength }, a pair’s: { $pair }

## Leader upgrades

card-lord_of_hammers = Lord of Hammers
    .text = Leader’s strength: { $strength }. After you pillage a province with your leader in it, you may move him to an adjacent one.
    .brief = After a pillage the leader may move on
card-lord_of_axes = Lord of Axes
    .text = Leader’s strength: { $strength }. After you pillage a province with your leader in it, raise one clan stat of your choice.
    .brief = Pillage with the leader: raise one stat
card-lord_of_spears = Lord of Spears
    .text = Leader’s strength: { $strength }. After you pillage a province with your leader in it, raise all clan stats.
    .brief = Pillage with the leader: raise all stats

## Ship upgrades

card-lokis_dragons = Loki’s Dragons
    .text = Ship’s strength: { $strength }. Each time a ship of yours is destroyed, gain { $glory } glory.
    .brief = For each ship you lose: { $glory } glory
card-fire_dragons = Fire Dragons
    .text = Ship’s strength: { $strength }. Each time a ship of yours is destroyed, gain { $glory } glory.
    .brief = For each ship you lose: { $glory } glory
card-eternal_dragons = Eternal Dragons
    .text = Ship’s strength: { $strength }. Each time a ship of yours is destroyed, gain { $glory } glory.
    .brief = For each ship you lose: { $glory } glory

## Monster upgrades

card-troll = Troll
    .text = Strength: { $strength }. When it invades a province, all enemy warriors there are destroyed.
    .brief = Invading, it destroys all enemy warriors
card-dwarf_chieftain = Dwarf Chieftain
    .text = Strength: { $strength }. Playing this card and invading with this monster cost no rage.
    .brief = Playing it and invading with it are free
card-sea_serpent = Sea Serpent
    .text = Strength: { $strength }. Both monster and ship: it invades fjords only, never moves and supports both provinces of its fjord.
    .brief = Counts as a ship too
card-valkyrie = Valkyrie
    .text = Strength: { $strength }. Win or lose, gain { $glory } glory for each enemy figure destroyed in a battle she takes part in.
    .brief = { $glory } glory per enemy figure destroyed in her battle
card-dark_elf = Dark Elf
    .text = Strength: { $strength } (in Yggdrasil: { $heart }). May invade Yggdrasil.
card-fire_giant = Fire Giant
    .text = Strength: { $strength }. When it invades a province, all enemy figures there and in its fjord are destroyed, except monsters.
    .brief = Invading, it destroys all enemies but monsters
card-frost_giant = Frost Giant
    .text = Strength: { $strength }. When you pillage a province with it taking part, you get the reward twice.
    .brief = Pillaging with it: the reward twice
card-soldier_of_hel = Soldier of Hel
    .text = Strength: { $strength }. Playing this card and invading with this monster cost no rage.
    .brief = Playing it and invading with it are free
card-volur_witch = Volur Witch
    .text = Strength: { $strength }. When she would be destroyed in an outer province, you may move her to Yggdrasil instead.
    .brief = May flee to Yggdrasil instead of dying

## Clan upgrades

card-lokis_domain = Loki’s Domain
    .text = In the Valhalla phase, gain { $glory } glory for each of your figures that returns from Valhalla.
    .brief = { $glory } glory per figure back from Valhalla
card-lokis_eminence = Loki’s Eminence
    .text = In the Valhalla phase, gain { $glory } glory for each of your figures that returns from Valhalla.
    .brief = { $glory } glory per figure back from Valhalla
card-lokis_wrath = Loki’s Wrath
    .text = In the Valhalla phase, gain { $glory } glory for each of your figures that returns from Valhalla.
    .brief = { $glory } glory per figure back from Valhalla
card-friggas_charm = Frigga’s Charm
    .text = Your upgrade cards cost { $rage } rage less.
card-thors_glory = Thor’s Glory
    .text = After a battle you took part in, gain { $glory } glory if at least { $figures ->
            [one] { $figures } enemy figure was
           *[other] { $figures } enemy figures were
        } destroyed in it.
    .brief = { $glory } glory if your battle destroys { $figures ->
            [one] { $figures } enemy figure
           *[other] { $figures } enemy figures
        }
card-friggas_succor = Frigga’s Succor
    .text = When you invade a province, you may also invade it with 1 more warrior from your reserve for free.
    .brief = You invade with 1 more warrior for free
card-tyrs_domain = Tyr’s Domain
    .text = A quest card you reveal in battle may count as a battle card with a bonus of +{ $bonus }.
    .brief = Your quests may count as +{ $bonus } in battle
card-lokis_blessing = Loki’s Blessing
    .text = After you lose or tie a battle, you may invade its province with a warrior from your reserve for free.
    .brief = After a lost battle a warrior invades for free
card-odins_inspiration = Odin’s Inspiration
    .text = Glory for your figures destroyed by Ragnarök is doubled.
    .brief = Glory from Ragnarök is doubled
card-tyrs_challenge = Tyr’s Challenge
    .text = New action: spend { $rage } rage to pillage a province already pillaged in this Age.
    .brief = Action: pillage a province again for { $rage } rage
card-friggas_protection = Frigga’s Protection
    .text = When a figure of yours would be destroyed, you may spend { $rage } rage to keep it in place. No help against Ragnarök.
    .brief = Save a figure of yours for { $rage } rage
card-tyrs_prowess = Tyr’s Prowess
    .text = After winning a battle you may take your cards from it back instead of discarding them, for { $rage } rage each.
    .brief = After a win, take cards back for { $rage } rage each
card-thors_domain = Thor’s Domain
    .text = After you invade a province, you may spend { $rage } rage to pillage it at once.
    .brief = After an invasion: pillage at once for { $rage } rage
card-friggas_domain = Frigga’s Domain
    .text = You may also invade with your figures in Valhalla, for { $rage } rage whatever their strength.
    .brief = Invade from Valhalla too, for { $rage } rage
card-odins_throne = Odin’s Throne
    .text = Glory from the quests you fulfil is doubled.
card-thors_conquest = Thor’s Conquest
    .text = At the end of the game, gain { $glory } glory for each of your figures on the board.
    .brief = End of the game: { $glory } glory per figure on the board
card-friggas_sacrifice = Frigga’s Sacrifice
    .text = New action: destroy { $figures ->
            [one] { $figures } figure of yours
           *[other] { $figures } figures of yours
        } on the board and raise one clan stat of your choice.
    .brief = Action: destroy { $figures ->
            [one] { $figures } own figure
           *[other] { $figures } own figures
        }, raise a stat
card-tyrs_wrath = Tyr’s Wrath
    .text = A quest card you reveal in battle may count as a battle card with a bonus of +{ $bonus }.
    .brief = Your quests may count as +{ $bonus } in battle

## Quests

card-quest_alfheim = Alfheim!
    .text = Have more strength than any other clan in a province of Alfheim. Reward: { $glory } glory and one clan stat raised.
    .brief = Most strength in a province of Alfheim: { $glory } glory
card-quest_jotunheim = Jotunheim!
    .text = Have more strength than any other clan in a province of Jotunheim. Reward: { $glory } glory and one clan stat raised.
    .brief = Most strength in a province of Jotunheim: { $glory } glory
card-quest_manheim = Manheim!
    .text = Have more strength than any other clan in a province of Manheim. Reward: { $glory } glory and one clan stat raised.
    .brief = Most strength in a province of Manheim: { $glory } glory
card-quest_glorious_death = Glorious Death!
    .text = Have at least { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in Valhalla before Ragnarök. Reward: { $glory } glory and one clan stat raised.
    .brief = { $figures ->
            [one] { $figures } figure
           *[other] { $figures } figures
        } in Valhalla: { $glory } glory
card-quest_yggdrasil = Yggdrasil!
    .text = Have more strength than any other clan in Yggdrasil. Reward: { $glory } glory and one clan stat raised.
    .brief = Most strength in Yggdrasil: { $glory } glory
