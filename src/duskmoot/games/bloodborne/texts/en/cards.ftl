## Starting cards

card-saw_cleaver = Saw Cleaver
    .text = Deal { $damage } damage.
card-hunter_axe = Hunter Axe
    .text = Deal { $damage } damage.
card-hunter_pistol = Hunter Pistol
    .text = Instant: deal { $damage } damage. If another Hunter reveals “Hunter Pistol” this round, these cards cancel each other and deal no damage.
    .brief = No damage if another one is revealed.
card-transform_weapon = Transform Weapon
    .text = After all cards are revealed, secretly choose a weapon from your hand and use it this round.
    .brief = After the reveal, pick a weapon in secret.
card-hunters_dream = Hunter’s Dream
    .text = You take only half of any damage this round, rounded down. In the Hunter’s Dream step, bank your Blood Echoes, take back your used cards, gain an Upgrade and restore full health.
    .brief = Half damage; bank your echoes, recover.

## Upgrades

card-kirkhammer = Kirkhammer
    .text = Deal { $damage } damage.{ $kirkhammer ->
            [plain] { "" }
           *[slow] { " " }Slow: it attacks after all normal attacks.
        }
    .brief = { $kirkhammer ->
            [plain] Deal { $damage } damage.
           *[slow] Slow: it attacks last.
        }
card-stake_driver = Stake Driver
    .text = Deal { $damage } damage, plus { $bonus } more to a Boss or the Final Boss.
    .brief = +{ $bonus } against any Boss.
card-threaded_cane = Threaded Cane
    .text = Deal { $damage } damage. After the attack you may take a used weapon other than “Threaded Cane” back into your hand.
    .brief = Then you may take back a used weapon.
card-ludwigs_holy_blade = Ludwig’s Holy Blade
    .text = Deal { $damage } damage.
card-tonitrus = Tonitrus
    .text = First, each other living Hunter with a melee weapon revealed takes { $harm } damage. Then deal { $damage } damage.
    .brief = Others with melee: { $harm } damage.
card-burial_blade = Burial Blade
    .text = Deal { $damage } damage, plus { $bonus } for each other Hunter who is dead at that moment.
    .brief = +{ $bonus } for each other Hunter who is dead.
card-chikage = Chikage
    .text = Deal { $damage } damage. Then you take { $harm } damage.
    .brief = Then you take { $harm } damage.
card-repeating_pistol = Repeating Pistol
    .text = Instant: deal { $damage } damage. You take no damage from the enemy’s attack this round.
    .brief = The enemy’s attack does not hurt you.
card-ludwigs_rifle = Ludwig’s Rifle
    .text = Instant: deal { $damage } damage.
card-blunderbuss = Hunter Blunderbuss
    .text = Instant: choose another Hunter; their revealed melee weapon makes no attack this round. Then deal { $damage } damage.
    .brief = Another’s melee weapon makes no attack.
card-cannon = Cannon
    .text = First, each other living Hunter takes { $harm } damage. Then deal { $damage } damage.
    .brief = Other Hunters: { $harm } damage each.
card-flamesprayer = Flamesprayer
    .text = Deal { $damage } damage. You take { $shield } less damage from the enemy’s attack this round.
    .brief = The enemy’s attack deals you { $shield } less.
card-blood_vial = Blood Vial
    .text = Instant: restore { $blood-vial ->
            [everyone] the full health of every living Hunter.
           *[owner] your full health.
        }
    .brief = { $blood-vial ->
            [everyone] All living Hunters restore full health.
           *[owner] Restore your full health.
        }
card-molotov_cocktail = Molotov Cocktail
    .text = Instant: deal { $damage } damage. At the end of the round this card is removed from the game.
    .brief = Leaves the game after the round.
card-shaman_bone_blade = Shaman Bone Blade
    .text = Instant: take up to { $steals ->
            [one] { $steals } collected Blood Echo
           *[other] { $steals } collected Blood Echoes
        } from another Hunter.
    .brief = Take another’s echoes: up to { $steals }.
card-beast_blood_pellet = Beast Blood Pellet
    .text = When the Hunters attack, deal as much damage as the enemy’s attack dealt you this round, at most { $most }.
    .brief = Return the attack’s damage: at most { $most }.

## Monsters

enemy-beast_patient = Beast Patient
    .text = When revealed: each living Hunter takes { $harm } damage.
enemy-rabid_dog = Rabid Dog
    .text = When it escapes: each living Hunter takes { $harm } damage.
enemy-lycanthrope = Lycanthrope
    .text = No ability.
enemy-carrion_crow = Carrion Crow
    .text = No ability.
enemy-maneater_boar = Maneater Boar
    .text = When revealed: the First Player takes { $harm } damage.
enemy-bloodlicker = Bloodlicker
    .text = Gains { $bonus ->
            [one] { $bonus } Blood Echo
           *[other] { $bonus } Blood Echoes
        } for each Hunter killed by its attack.
enemy-executioner = Executioner
    .text = When it escapes: each living Hunter takes { $harm } damage.
enemy-bloody_crow_of_cainhurst = Bloody Crow of Cainhurst
    .text = No ability.
enemy-huntsman = Huntsman
    .text = No ability.
enemy-church_servant = Church Servant
    .text = When it escapes: each Hunter loses { $takes ->
            [one] { $takes } collected Blood Echo
           *[other] { $takes } collected Blood Echoes
        }.
enemy-labyrinth_madman = Labyrinth Madman
    .text = Each melee weapon deals it { $bonus } less damage.
enemy-bell_maiden = Bell Maiden
    .text = When it escapes: the next enemy gains { $bonus ->
            [one] { $bonus } extra Blood Echo
           *[other] { $bonus } extra Blood Echoes
        }.
enemy-brainsucker = Brainsucker
    .text = When it escapes: each living Hunter discards a card of their choice from hand, other than “Hunter’s Dream”.
enemy-garden_of_eyes = Garden of Eyes
    .text = No ability.
enemy-celestial_child = Celestial Child
    .text = Instant effects deal it no damage.
enemy-nightmare_apostle = Nightmare Apostle
    .text = When revealed: each Hunter with the most collected Blood Echoes takes { $harm } damage. If nobody has any, nobody takes damage.
enemy-fluorescent_flower = Fluorescent Flower
    .text = Damage from its attack cannot be prevented, reduced or halved.
enemy-scholar = Scholar
    .text = When revealed: all Available Upgrades are removed from the game and replaced from the Upgrade deck.

## Bosses

enemy-father_gascoigne = Father Gascoigne
    .text = If he survives the round, each weapon that damaged him in it is removed from the game.
enemy-watchdog_of_the_old_lords = Watchdog of the Old Lords
    .text = Each ranged weapon deals it at most { $most } damage.
enemy-cleric_beast = Cleric Beast
    .text = Hunters with a melee weapon revealed take { $bonus } extra damage from its attack.
enemy-blood_starved_beast = Blood-starved Beast
    .text = If it survives the Hunters’ attack, each living Hunter who damaged it this round takes { $harm } damage.
enemy-vicar_amelia = Vicar Amelia
    .text = If she survives the Hunters’ attack, she regains { $bonus ->
            [one] { $bonus } Blood Echo
           *[other] { $bonus } Blood Echoes
        }, never above her starting number.
enemy-martyr_logarius = Martyr Logarius
    .text = Instant effects deal him no damage.
enemy-the_one_reborn = The One Reborn
    .text = “Hunter’s Dream” does not halve damage.

## Final Bosses; the cases are those of the name in the log

enemy-gehrman = Gehrman, the First Hunter
    .short = Gehrman
    .text = All game long, every other enemy enters play with { $bonus ->
            [one] { $bonus } extra Blood Echo
           *[other] { $bonus } extra Blood Echoes
        }.
enemy-rom = Rom, the Vacuous Spider
    .short = Rom
    .text = All game long, a Hunter killed { $most ->
            [one] { $most } time
           *[other] { $most } times
        } is eliminated and cannot win.
enemy-ebrietas = Ebrietas, Daughter of the Cosmos
    .short = Ebrietas
    .text = All game long, the maximum health of each Hunter is { $most }.
enemy-mergos_wet_nurse = Mergo’s Wet Nurse
    .text = All game long, every enemy attack deals each Hunter { $bonus } extra damage.
enemy-moon_presence = Moon Presence
    .text = All game long, a Hunter who dies also loses up to { $takes ->
            [one] { $takes } banked Blood Echo
           *[other] { $takes } banked Blood Echoes
        }.

## Dice

die-green = green die
die-yellow = yellow die
die-red = red die

## Trophies

trophy-kin = Kin
trophy-humanoid = Humanoid
trophy-beast = Beast

## Kinds of Action cards

kind-melee = Melee weapon
kind-ranged = Ranged weapon
kind-support = Support card

## Ranks of enemies

rank-monster = Monster
rank-boss = Boss
rank-final = Final Boss
