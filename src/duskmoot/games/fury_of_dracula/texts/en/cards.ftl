## Items

card-rifle = Rifle
    .text = Weapon. Cancels: Claws, Escape as Bat. The vampire suffers 2 damage.
    .brief = 2 damage to the vampire
card-pistol = Pistol
    .text = Weapon. Cancels: Claws, Plotting. The vampire suffers 2 damage.
card-knife = Knife
    .text = Weapon. Cancels: Fangs, Escape as Bat. The vampire suffers 3 damage.
    .brief = 3 damage to the vampire
card-crucifix = Crucifix
    .text = Cancels: Fangs, Mesmerize, Escape as Mist. If it cancels Fangs or Mesmerize, the vampire suffers 3 damage.
    .brief = 3 damage if it cancels Fangs or Mesmerize
card-garlic = Garlic
    .text = Cancels: Fangs, Strength. If you are the engaged hunter and Dracula’s card is Fangs or Claws, even cancelled, the vampire suffers 2 damage.
    .brief = 2 damage against Fangs or Claws
card-heavenly_host = Heavenly Host
    .text = Cancels: Mesmerize. If you are the engaged hunter and Dracula’s card is Fangs, you are bitten and leave the combat; otherwise the vampire suffers 4 damage. Discard this card.
    .brief = 4 damage; against Fangs you are bitten instead
card-holy_circle = Holy Circle
    .text = Cancels every combat card of Dracula. Choose one or more hunters in this combat: they leave it. Discard this card.
    .brief = Cancels any card; chosen hunters leave the combat
card-garlic_wreath = Garlic Wreath
    .text = Reveal in the first combat round, before cards are chosen. Each time Fangs deals you damage in this combat, the vampire suffers 4 damage. Discard this card as soon as Claws is resolved, else at the end of the combat.
    .brief = After damage from Fangs: 4 damage to the vampire; Claws ends it
card-stake = Stake
    .text = Reveal before you search. If the search reveals a vampire encounter or Hoax, discard that encounter without effect, together with this card.
    .brief = When you search: discards a vampire or Hoax
card-dogs = Dogs
    .text = Reveal before you search: if Rats, Saboteur, Spy or Wolves are revealed, discard them without effect; keep this card. Or discard this card when one of them ambushes you: that encounter is cancelled and discarded.
    .brief = Against Rats, Saboteur, Spy and Wolves
card-holy_bullets = Holy Bullets
    .text = After you resolve Rifle or Pistol in combat: discard this card, and the vampire suffers 3 more damage. { $holy-bullets ->
            [one-per-hunter] Once per combat for each hunter.
           *[one-per-combat] Once per combat for all hunters together.
        }
    .brief = With Rifle or Pistol: 3 more damage
card-fast_horses = Fast Horses
    .text = Day action: reveal a random ticket from the supply, then put it back. Move along roads up to its yellow value. If it has no yellow value, move 1 road and discard this card.
    .brief = Day action: roads up to a random ticket’s yellow value

## Hunter combat cards

card-punch = Punch
    .text = Cancels: Mesmerize, Plotting. The vampire suffers 1 damage.
card-dodge = Dodge
    .text = Cancels: Fangs, Strength, Claws. No other effect.
card-escape = Escape
    .text = Cancels: Strength, Plotting. You leave this combat.

## Dracula’s combat cards

card-fangs = Fangs
    .text = The vampire heals 2 damage, then the engaged hunter suffers 2 damage. At night a mesmerized hunter suffers no damage but is bitten and leaves the combat, and influence rises by 1.
    .brief = Heals 2, deals 2. Night: a mesmerized hunter is bitten
card-strength = Strength
    .text = The engaged hunter suffers 2 damage, and their Punch, Crucifix or weapon is cancelled. At night that Crucifix or weapon is also discarded.
    .brief = 2 damage; cancels Punch, Crucifix or weapon. Night: discards it
card-claws = Claws
    .text = The engaged hunter suffers 2 damage. At night Dracula then chooses any hunter in the combat, who suffers 2 damage.
    .brief = 2 damage. Night: 2 more to any hunter in the combat
card-mesmerize = Mesmerize
    .text = The engaged hunter’s card is cancelled. That hunter is mesmerized until the end of the combat: their weapons deal 1 damage less. This card stays face up.
    .brief = Cancels the card; the hunter is mesmerized
card-plotting = Plotting
    .text = Dracula takes any 1 card from his combat deck and shuffles the deck. This card stays face up; once he may turn it face down to cancel the engaged hunter’s Punch, Dodge or Escape.
    .brief = Take any combat card; later cancel Punch, Dodge or Escape
card-escape_as_bat = Escape as Bat
    .text = If Pride allows it, the combat ends. At night, if Dracula himself is fighting, he may clear his hideout and secretly move 1 or 2 roads to a city without hunters, not into or through a city with a consecrated ground or Heavenly Host token. That location card, face down, and this card, face up, lie on Trail space 1.
    .brief = Ends the combat. Night: Dracula may fly 1 or 2 roads away
card-escape_as_mist = Escape as Mist
    .text = If Pride allows it, the combat ends. Dracula stays where he is.

## Hunter events

card-newspaper_reports = Newspaper Reports
    .text = When drawn: the location card on Trail space 3 is revealed. Or keep this card and play it at dawn or dusk: the location card on space 5 or 6, as you choose, is revealed.
    .brief = Reveals Trail space 3, or at dawn or dusk space 5 or 6
card-chartered_carriage = Chartered Carriage
    .text = When you move by rail: spend 1 ticket, whatever its values, and move to a city 1–4 railways of any colour away.
    .brief = Rail move up to 4 with any ticket
card-hired_scouts = Hired Scouts
    .text = When drawn: choose 2 cities. Dracula reveals their location cards if they are on the Trail or in a lair.
    .brief = Reveals 2 chosen cities on the Trail or in lairs
card-long_night = Long Night
    .text = At dawn: in the coming night hunters may move by road. After each such move draw the bottom event card: a hunter card is discarded, a Dracula card goes to Dracula.
    .brief = Road moves in the coming night, an event card for each
card-excellent_weather = Excellent Weather
    .text = Day action: move by sea twice.
card-surprising_return = Surprising Return
    .text = At dawn or dusk: take a hunter ally from the event discard pile and play it, with either of its effects.
    .brief = Play an ally from the discard pile
card-sense_of_emergency = Sense of Emergency
    .text = Day action: suffer 2 damage and move to a city { $sense-of-emergency ->
            [railways] 1–3 railways away.
           *[roads] 1–3 roads away.
        }
card-speedy_telegraph = Speedy Telegraph
    .text = At dawn: in this hunter phase, by day and at night, the hunters act in any order.
card-escape_route = Escape Route
    .text = At the start of a combat: you or another hunter in it leaves the combat.
card-local_rumors = Local Rumors
    .text = When drawn: Dracula reveals all location cards in hideouts adjacent to your location.
card-forewarned = Forewarned
    .text = When you are ambushed with an encounter that is not a vampire: discard it without effect.
card-blood_transfusion = Blood Transfusion
    .text = Action, if you are not weakened: choose a weakened hunter in your city, who returns 1 bite token; you suffer 1 damage.
    .brief = Cures another hunter of 1 bite; you suffer 1 damage
card-good_luck = Good Luck
    .text = By day, choose one: remove 1 roadblock token; discard Dracula’s ally; cancel False Tip.
    .brief = Removes a roadblock, Dracula’s ally or False Tip
card-renewed_vigor = Renewed Vigor
    .text = At dawn: by day in this hunter phase each hunter may perform 1 more action, but not the same action twice.
    .brief = This day each hunter may perform 1 more action
card-planned_ambush = Planned Ambush
    .text = At the start of a combat: in the first round, after cards are revealed, you may take back your card and play another one.
    .brief = In round 1 you may change your card after the reveal
card-evil_presence = Evil Presence
    .text = When drawn: Dracula names every hunter in a location adjacent to his own.
card-mystic_research = Mystic Research
    .text = Van Helsing only. Action: look at the backs of the bottom 6 event cards. Discard the Dracula cards among them face down; return the rest in the same order.
    .brief = Discards Dracula’s cards among the bottom 6 events
card-lucky_find = Lucky Find
    .text = At the start of a combat: look at the top 5 item cards, take 1 and discard the rest.
card-rufus_smith = Rufus Smith
    .text = When drawn: choose a city; Dracula reveals its location card if it is on the Trail or in a lair. Or as ally: when Dracula moves from sea zone to sea zone, he suffers 2 damage instead of 1.
    .brief = Reveals a city. Ally: sea to sea costs Dracula 2 damage
card-wax_cylinders = Wax Cylinders
    .text = Dr. Seward only. Action, choose one. Deduction: Dracula reveals all encounter cards in a hideout of your choice. Analysis: Dracula shows where Hide is, on the Trail or in the location deck; then take this card back into your hand.
    .brief = Reveals a hideout’s encounters, or where Hide is
card-consecrated_ground = Consecrated Ground
    .text = Night action: place the consecrated ground token in any city but Castle Dracula, Galatz and Klausenburg. Then each hunter may reveal Heavenly Host to place a Heavenly Host token in another such city.
    .brief = Consecrates a city; with Heavenly Host more cities
card-lucys_revenge = Lucy’s Revenge
    .text = Lord Godalming only. Lay it before you at the start of a combat. Discard it to cancel Escape as Bat or Escape as Mist, or to prevent a bite or the damage that would defeat you; otherwise at the end of the combat.
    .brief = Cancels an escape of Dracula, or saves you once
card-sister_agatha = Sister Agatha
    .text = When drawn: choose a city; Dracula reveals its location card if it is on the Trail or in a lair. Or as ally: after Dracula resolves Escape as Bat, Escape as Mist or Fangs, he suffers 2 damage.
    .brief = Reveals a city. Ally: 2 damage for Dracula’s escapes and Fangs
card-hypnosis = Hypnosis
    .text = Mina Harker only. Action, in a city with another hunter: Dracula says which region he is in. Then Mina is delayed.
    .brief = Dracula names his region; Mina is delayed
card-heroic_leap = Heroic Leap
    .text = At the start of a combat: instead of the combat, the vampire suffers 5 damage, then you suffer 5 damage.
    .brief = Instead of the combat: 5 damage each
card-behind_the_veil = Behind the Veil
    .text = When drawn: Dracula reveals the event and encounter cards in his hand. Choose 1 of those encounters: it is discarded.
    .brief = Shows Dracula’s hands; discard 1 encounter
card-money_trail = Money Trail
    .text = Action: choose a sea location card on the Trail; Dracula reveals it.
card-jonathan_harker = Jonathan Harker
    .text = When drawn: choose a city; Dracula reveals its location card if it is on the Trail or in a lair. Or as ally: when a hideout slides onto Trail space 6, its location card is revealed.
    .brief = Reveals a city. Ally: reveals Trail space 6
card-vampire_lair = Vampire Lair
    .text = Day action: discard a Stake and become delayed; influence falls by 2.
card-great_strength = Great Strength
    .text = When you or another hunter would be bitten, or defeated by damage, also in a combat without you: prevent that bite or all of that damage. Influence from Fangs still rises.
    .brief = Prevents a bite or the damage that would defeat a hunter

## Dracula’s events

card-hidden_schemes = Hidden Schemes
    .text = At the end of the Dracula phase: Dracula places an encounter card from his hand on the hideout on Trail space 3.
    .brief = An encounter on the hideout on Trail space 3
card-summon_storms = Summon Storms
    .text = When drawn or at the end of the Dracula phase: place up to 3 storm tokens in different sea zones. Hunters cannot enter a sea zone with a storm. At the end of each dusk Dracula removes 1 storm.
    .brief = Up to 3 storms close sea zones to hunters
card-roadblock = Roadblock
    .text = When drawn or at the end of the Dracula phase: place 3 roadblock tokens on roads or railways. Hunters cannot use a blocked road or railway. At the end of each dusk Dracula removes 1 roadblock.
    .brief = 3 roadblocks close roads or railways to hunters
card-wild_horses = Wild Horses
    .text = After a hunter moves by road: before anything is revealed there, Dracula moves that hunter on to a city adjacent to the one entered. Only the cards of the new location are revealed.
    .brief = Dracula moves the hunter on to an adjacent city
card-devilish_power = Devilish Power
    .text = In the Dracula phase, choose one: remove the consecrated ground token; discard the hunters’ ally; hunters cannot supply in the next hunter phase.
    .brief = Against consecrated ground, the hunters’ ally or supplying
card-vampiric_influence = Vampiric Influence
    .text = When drawn: Dracula chooses a weakened hunter, who reveals all item and event cards. Dracula discards 1 of them, then moves that hunter to an adjacent city.
    .brief = A weakened hunter loses a card and is moved
card-draculas_brides = Dracula’s Brides
    .text = When drawn: Dracula may place 1 encounter card from his hand on each of up to 2 hideouts on Trail spaces 1–3. Or as ally: at the start of each Dracula phase he may discard 1 encounter card from his hand to draw another.
    .brief = Up to 2 more encounters. Ally: exchange 1 encounter a phase
card-false_tip = False Tip
    .text = When a hunter spends a ticket: if it is for Chartered Carriage, cancel that card. Otherwise Dracula chooses where the hunter goes by rail, within the values of the ticket.
    .brief = Dracula chooses where the hunter’s train goes
card-unearthly_swiftness = Unearthly Swiftness
    .text = In the Dracula phase: after it, one more Dracula phase follows.
card-sensationalist_press = Sensationalist Press
    .text = When a hunter plays Local Rumors, Newspaper Reports, Hired Scouts or Evil Presence: cancel that card.
    .brief = Cancels a card that gathers news of Dracula
card-enraged = Enraged
    .text = When Dracula’s combat card would be cancelled: it is not. For the rest of this combat he cannot resolve Escape as Bat or Escape as Mist.
    .brief = Dracula’s card is not cancelled, but he cannot escape
card-darkness_returns = Darkness Returns
    .text = At the end of the Dracula phase: the next hunter phase has no day. Then all Dracula cards in the event discard pile are shuffled into the event deck.
    .brief = The next hunter phase has no day
card-customs_search = Customs Search
    .text = After a hunter moves from one region to another: the hunter is delayed and must discard all item cards or suffer 3 damage.
    .brief = After a border: delayed; discard all items or suffer 3 damage
card-great_wolf = Great Wolf
    .text = When drawn: Dracula chooses a hunter, who suffers 4 damage unless they reveal Crucifix or Heavenly Host. Or as ally: at the start of each Dracula phase the same with 1 damage.
    .brief = 4 damage to a hunter. Ally: 1 damage each Dracula phase
card-seduction = Seduction
    .text = When a hunter searches a hideout or lair with a vampire encounter: instead of its effect the hunter is bitten. Then that encounter returns to Dracula’s hand.
    .brief = The searching hunter is bitten instead of meeting the vampire
card-immanuel_hildesheim = Immanuel Hildesheim
    .text = When drawn: Dracula looks at the backs of the top 6 event cards, takes the Dracula cards and discards the rest face up. Or as ally: at the start of each Dracula phase he takes the top event card if it is a Dracula card.
    .brief = Dracula cards of the top 6 events. Ally: the top one each phase
card-nocturnal_visit = Nocturnal Visit
    .text = At the end of the Dracula phase: every combat at dawn or by day in the next hunter phase is fought as if at night.
    .brief = Combats of the next dawn and day count as at night

## Encounters

card-new_vampire = New Vampire
    .text = Health: 6. The hunter fights this vampire; other hunters there may become delayed to join. Undefeated, it stays face up with its damage. Matured: reveal the location; influence rises by 3; clear this hideout and those on Trail spaces 4–6.
    .brief = Combat with a vampire. Matured: influence +3
card-reckless_vampire = Reckless Vampire
    .text = Health: 4. The hunter fights this vampire alone; { $reckless-vampire ->
            [every-combat] influence rises by 1 for each resolved Fangs.
           *[ambush] in an ambush influence rises by 1 for each resolved Fangs.
        } Undefeated, it stays face up with its damage. Matured: reveal the location; influence rises by 4; clear this hideout and those on Trail spaces 4–6.
    .brief = Combat with a vampire, one hunter only. Matured: influence +4
card-aristocratic_vampire = Aristocratic Vampire
    .text = Cannot ambush. When searched, the hunter may become delayed to discard this card; otherwise it stays face up. Matured: reveal the location; influence rises by 4; clear this hideout and those on Trail spaces 4–6.
    .brief = Cannot ambush. Matured: influence +4
card-hoax = Hoax
    .text = Cannot ambush. When searched, the hunter is delayed. Matured: Dracula takes all Dracula cards from the event discard pile, keeps 1 in hand and shuffles the rest into the event deck.
    .brief = Delays the searcher. Matured: an event from the discard pile
card-unnatural_fog = Unnatural Fog
    .text = Place 1 fog token in this city, 2 if it is a port. Hunters cannot enter or leave a city with fog nor search there. By day all hunters in it are delayed. Matured: reveal the location; place 2 fog tokens in any city of its region.
    .brief = Fog here. Matured: fog in a city of the region
card-desecrated_soil = Desecrated Soil
    .text = Dracula draws 3 encounter cards, then discards up to 3 from his hand. This card stays face up unless the hunter reveals Heavenly Host. Matured: Dracula heals up to 3 damage.
    .brief = Dracula draws 3 encounters. Matured: heals up to 3 damage
card-szgany_mob = Szgany Mob
    .text = Each hunter in this city may discard any number of item cards, then suffers 1 damage for each item card left in hand. Matured: reveal the location; resolve the same in every city of its region.
    .brief = 1 damage per item. Matured: in the whole region
card-rats = Rats
    .text = The hunter suffers 2 damage. This card stays face up unless the hunter reveals Pistol or Rifle. Matured: no effect.
    .brief = 2 damage; stays unless Pistol or Rifle is revealed
card-saboteur = Saboteur
    .text = The hunter is delayed. This card stays face up unless the hunter reveals Pistol or Rifle. Matured: place 1 roadblock token on any road or railway.
    .brief = Delays the hunter. Matured: 1 roadblock
card-wolves = Wolves
    .text = Each hunter in this city suffers 4 damage, 2 less for each weapon they reveal. Matured: reveal the location; resolve the same in a city 1 or 2 roads away from it.
    .brief = 4 damage, 2 less per weapon. Matured: 1 or 2 roads away
card-szgany_bodyguards = Szgany Bodyguards
    .text = The hunter suffers 2 damage; unless they reveal a weapon, they suffer 2 more damage and are delayed. Matured: keep this card face up before Dracula. At a dawn or dusk, before a combat with Dracula, he may resolve it against a hunter in his location and discard it.
    .brief = 2 damage; without a weapon 2 more and delayed. Matured: kept
card-bats = Bats
    .text = Place a bats token under the hunter. Instead of the hunter’s next action Dracula discards it and moves the hunter to an adjacent city; then the hunter is delayed. Matured: no effect.
    .brief = Dracula moves the hunter instead of an action; then a delay
card-spy = Spy
    .text = The hunter may discard a weapon to discard this card without effect. Otherwise they reveal all item and event cards, then discard all tickets. Matured: resolve the same against any hunter.
    .brief = Reveals all cards, takes all tickets. Matured: any hunter

## Powers

card-dark_call = Dark Call
    .text = Instead of a location card: Dracula stays, suffers 2 damage and draws 5 encounter cards. No encounter is placed. Cannot be played at sea nor in a city with a consecrated ground or Heavenly Host token.
    .brief = Stay; 2 damage, draw 5 encounters
card-feed = Feed
    .text = Instead of a location card: Dracula stays and heals up to 3 damage. No encounter is placed. Cannot be played at sea nor in a city with a consecrated ground or Heavenly Host token.
    .brief = Stay; heal up to 3 damage
card-hide = Hide
    .text = Instead of a location card, face down: Dracula stays. This card is linked with his location card and is revealed with it. It takes an encounter card, which has no matured effect here. Cannot be played at sea nor in a city with a consecrated ground or Heavenly Host token.
    .brief = Stay unseen; linked with the current location
card-misdirect = Misdirect
    .text = Clear a hideout on the Trail and put this card on its space; Dracula also moves as usual. Not a hideout with a power card, Castle Dracula, the current location or a location linked with Hide.
    .brief = Clear a hideout on the Trail, and move
card-wolf_form = Wolf Form
    .text = Dracula suffers 1 damage and moves to a city 1 or 2 roads away; from a sea zone to an adjacent port or 1 road on from it. Not into or through a city with a consecrated ground or Heavenly Host token. This card lies with the location card, or with Hide if Dracula stays.
    .brief = 1 damage; move 1 or 2 roads
