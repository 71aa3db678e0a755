## goal

clause-goal_blood = Blood Echoes are the score: a Hunter collects them by damaging enemies and must keep them to the end, against the enemies and against the other Hunters.

## setup

clause-setup_players = The game is for 3 to 5 players.
clause-setup_final-boss = One of the five Final Bosses is drawn at random and laid face up; the others are not used.
clause-setup_final-boss-choice = Instead of drawing, the players may agree on a Final Boss.
clause-setup_dungeon-deck = Monsters and Bosses are shuffled apart; 7 random Monsters and 3 random Bosses are shuffled together into the Chalice Dungeon deck of 10.
clause-setup_dungeon-face-down = The dungeon deck lies face down; unused Monsters and Bosses go back to the box unseen.
clause-setup_upgrades = The Upgrade deck is shuffled and laid face down; one card per player is turned up beside it as Available Upgrades.
clause-setup_boards = Each player gets a Hunter board and three trophy tokens (Kin, Humanoid, Beast) placed beside their tracks, worth nothing yet.
clause-setup_starting-cards = Each player starts with the same five starting cards in hand.
clause-setup_supply = All Blood Echo tokens form a common supply; tokens of 5 and 1 only make change.
clause-setup_health = Each Hunter’s dial starts at 8, which is also the maximum.
clause-setup_first-player = One player receives the First Player token.
clause-setup_first-monster = Before the first round the top dungeon card is revealed as the first enemy: it gets its echoes, then its reveal ability works.

## card-type

clause-card-type_echoes = A revealed enemy receives as many Blood Echoes as its printed health.
clause-card-type_player-bonus = With 4 players every enemy gets 1 echo more, with 5 players 2 more; Bosses and the Final Boss included.
clause-card-type_die = The lantern colour names the enemy’s die: green weakest, yellow stronger, red most dangerous.
clause-card-type_trophy-type = Every Monster and Boss shows the trophy type or types it gives.
clause-card-type_ability-time = An enemy’s ability works at the moment its card names: when revealed, when it escapes, or as long as it is in play.
clause-card-type_action-kinds = Action cards (starting and Upgrade cards) are melee weapons (red), ranged weapons (blue) or support cards (grey).
clause-card-type_support = A support card is an item or special action used instead of an attack; it is not a weapon.
clause-card-type_starting-support = The two starting support cards are Transform Weapon and Hunter’s Dream.

## round

clause-round_order = A round has eight steps in fixed order: choose, transform, instants, monster attack, Hunters attack, escape, Hunter’s Dream, end of round.
clause-round_repeat = Rounds follow one another until the Final Boss is dead.
clause-round_stalemate = Hosted games: if no Hunter still in the game owns a card that can deal damage to the current enemy and no Upgrade is left, the game is scored at once.
clause-round_stalemate-monster = A Monster escapes anyway, so it ends the game in this way only if no card of the Hunters can deal damage to any enemy.
clause-round_limit = Hosted games may also have a round limit: when it is reached, the game is scored.
clause-round_turn-order = Turn order always starts with the First Player and goes on to the left.
clause-round_choose_one = Each living Hunter’s player chooses exactly one Action card from hand for the round; a Hunter killed by a reveal and an eliminated Hunter choose none and are not waited for.
clause-round_choose_from-hand = Cards in the discard pile cannot be chosen.
clause-round_choose_secret = Choices are made secretly at the same time and revealed together when all have chosen.
clause-round_choose_talk = Players may talk freely about what they intend to play and make agreements.
clause-round_choose_not-bound = Nobody is ever bound to play the card they announced.
clause-round_choose_never-empty = A Hunter always has at least Hunter’s Dream to choose, because it returns to hand in the round it is played and can never be removed.
clause-round_transform_who = In step 2 every Hunter who revealed Transform Weapon chooses a melee or ranged weapon from hand.
clause-round_transform_must = A Hunter who played Transform Weapon and has a weapon in hand must choose one.
clause-round_transform_weapon-only = Transform Weapon cannot bring a support card, and so not Hunter’s Dream either.
clause-round_transform_hand-only = The weapon must come from hand, not from the discard pile.
clause-round_transform_secret = If several Hunters transform they choose secretly and reveal at the same time.
clause-round_transform_informed = A Hunter who played Transform Weapon sees all cards revealed in step 1 before choosing the weapon.
clause-round_transform_counts = The chosen weapon is used in this round like a card played in step 1, including its Instant.
clause-round_transform_fights = A Hunter who played Transform Weapon takes the monster attack in full like any fighting Hunter.
clause-round_instant_when = Cards with an Instant effect are resolved in step 3, before the monster attacks.
clause-round_instant_order = Several Instants are resolved in turn order from the First Player to the left.
clause-round_instant_text = The owner of an Instant card follows its instructions.
clause-round_instant_kill = An enemy killed in step 3 is removed at once and steps 4, 5 and 6 are skipped.
clause-round_instant_rest = Instants still waiting when the enemy dies are resolved all the same, but there are no echoes left to take.
clause-round_instant_used-up = When the enemy dies in step 3, cards without an Instant have no effect but are used all the same.
clause-round_instant_no-second = A weapon with an Instant never attacks in step 5, even if its Instant was cancelled or dealt 0 damage.
clause-round_instant_pistols-cancel = If two or more Hunter Pistols are revealed in a round, they cancel each other and none deals damage.
clause-round_monster-attack_roll = In step 4 the First Player rolls the die shown on the current enemy.
clause-round_monster-attack_all = The result is dealt as damage in full to every living Hunter; dead and eliminated Hunters take none.
clause-round_monster-attack_combo = A face with + is counted and the same die is rolled again, as long as a + shows.
clause-round_monster-attack_sum = The sum of all rolls of the combo is dealt as one attack.
clause-round_monster-attack_dial = Damage lowers the Hunter’s health dial.
clause-round_monster-attack_dreamer = A Hunter who played Hunter’s Dream takes only half of the attack damage, rounded down.
clause-round_monster-attack_dreamer-hit = A Hunter who played Hunter’s Dream is still hit and can die from the halved damage.
clause-round_hunters-attack_order = In step 5 the Hunters attack one after another in turn order.
clause-round_hunters-attack_who = Only living Hunters who revealed a weapon attack; support cards and Hunter’s Dream deal no damage unless their text says so.
clause-round_hunters-attack_take = An attack takes echoes equal to the weapon’s damage from the enemy to the attacker’s collected section.
clause-round_hunters-attack_cap = No more echoes can be taken than are on the card; with none left the attacker gets nothing.
clause-round_hunters-attack_only-enemy = In this step echoes come only from the current enemy, never from the supply or another Hunter.
clause-round_hunters-attack_damage-def = The damage a Hunter dealt is the number of echoes actually taken from the card.
clause-round_hunters-attack_kill = An enemy without echoes is killed and leaves the game.
clause-round_hunters-attack_all-dead = If no Hunter is alive to attack, step 5 passes without attacks and the round goes on.
clause-round_escape_when = A Monster with echoes left after the Hunters’ attacks escapes and is removed from the game.
clause-round_escape_no-trophy = An escaped Monster gives no trophy to anyone.
clause-round_escape_keep-echoes = Echoes already taken from a Monster that escapes stay with the Hunters.
clause-round_escape_ability = An ability that names escaping is resolved when the Monster escapes.
clause-round_escape_boss-never = Bosses never escape.
clause-round_dream_order = In step 7 the Hunters concerned act in turn order, each finishing everything before the next begins.
clause-round_dream_sequence = A Hunter who played Hunter’s Dream does in this order: bank echoes, take back used cards, gain an Upgrade, restore full health.
clause-round_dream_not-fighting = A Hunter who played Hunter’s Dream does not fight in that round and so takes no echoes from the enemy.
clause-round_dream_bank = Banking moves all collected echoes to the banked section.
clause-round_dream_recover = A Hunter who played Hunter’s Dream takes that card and the whole discard pile back into hand.
clause-round_dream_only-recovery = Playing Hunter’s Dream is the only regular way to get used cards back.
clause-round_dream_upgrade = A Hunter who played Hunter’s Dream takes one Available Upgrade into hand for good.
clause-round_dream_heal = The health of a Hunter who played Hunter’s Dream returns to its maximum: 8, or as changed by a Final Boss.
clause-round_end_discard = In step 8 the card or cards each player used go to that player’s discard pile.
clause-round_end_open-pile = Discard piles must be laid out so that all players see every card in them.
clause-round_end_first-player = The First Player token passes to the left neighbour every round.
clause-round_end_next-enemy = If the enemy was killed or escaped, the top dungeon card is revealed and gets its echoes with the player bonus.
clause-round_end_boss-stays = While a Boss survives no new dungeon card is revealed.
clause-round_end_reveal-time = Reveal abilities are resolved after the token has passed and echoes are placed, at setup with the starting First Player; they belong to the coming round, so an old Hunter’s Dream gives no protection.

## death

clause-death_at-zero = A Hunter whose health drops to 0 or less is dead at once.
clause-death_lose-collected = A dying Hunter loses all collected echoes to the supply.
clause-death_keep-banked = Banked echoes are safe until the end of the game; death does not touch them.
clause-death_no-attack = A dead Hunter cannot attack and deals no damage for the rest of the round.
clause-death_until-dream = A dead Hunter is out only until step 7 of the same round; a death by a reveal belongs to the coming round and lasts until its step 7. An eliminated Hunter does not return.
clause-death_heal = On returning the dial goes back to its maximum.
clause-death_upgrade = A Hunter who died this round may take one Available Upgrade in step 7.
clause-death_no-recover = A Hunter who died does not take used cards back, unless the card played this round was Hunter’s Dream.
clause-death_dreamer = A Hunter who dies in a round after playing Hunter’s Dream does take all used cards back, that Dream included.
clause-death_no-bank = A Hunter who died this round does not bank in step 7, not even after playing Hunter’s Dream.
clause-death_earlier-instant = A Hunter who took at least 1 echo from the enemy this round, by an Instant or in step 5, and died later still earns the trophy if the enemy dies this round; the echoes themselves are lost.
clause-death_simultaneous = Damage dealt to several Hunters at once is applied to all before any death is processed.
clause-death_not-target = A dead Hunter takes no further damage and is no target of healing or stealing this round.

## upgrade

clause-upgrade_eligible = Only Hunters who played Hunter’s Dream or died this round may take an Upgrade, one each.
clause-upgrade_order = Upgrades are chosen in turn order: the nearer to the First Player, the earlier the choice.
clause-upgrade_to-hand = The Upgrade goes to the hand at once and can be played from the next round on.
clause-upgrade_refill = The display is refilled only at the end of step 7, after all eligible players have chosen.
clause-upgrade_refill-size = Refilling draws from the Upgrade deck until there are as many Available Upgrades as players.
clause-upgrade_deck-empty = With the deck empty nothing is refilled; once the display is empty no Upgrades can be gained.
clause-upgrade_is-action = Upgrades are Action cards: one card per round, used ones go to the discard pile and return by Hunter’s Dream.
clause-upgrade_limit = A Hunter never owns more than 7 cards, counting hand, played and used cards.
clause-upgrade_eighth = With the eighth card the Hunter must at once choose one card and remove it from the game.
clause-upgrade_dream-kept = Hunter’s Dream can never be removed from the game.
clause-upgrade_optional = Taking an Upgrade is optional.
clause-upgrade_copies = A Hunter may own two copies of the same Upgrade.
clause-upgrade_gone = Removed cards leave the game and do not return to the Upgrade deck.

## trophy

clause-trophy_types = There are three trophy types: Kin, Humanoid and Beast, each with its own track on every Hunter board.
clause-trophy_condition = A Hunter earns a trophy only by taking at least 1 echo from the enemy in the round in which it was killed.
clause-trophy_all-participants = Every Hunter who fulfils the condition gets the trophy, not only the one who struck the last blow.
clause-trophy_advance = Each trophy moves the token of its type one space forward on the owner’s track.
clause-trophy_bonus = At the end of the game each track gives as many echoes as the space of its token shows; before that trophies give nothing.
clause-trophy_values = The spaces of each track are worth 1, 3, 5, 7, 9, 11; a token on the last space stays there.

## boss

clause-boss_like-monster = Apart from never escaping, a Boss is fought in every way like a Monster.
clause-boss_persists = A Boss with echoes left is fought again next round, and so on until it is dead.
clause-boss_no-regain = A surviving Boss does not get lost echoes back.
clause-boss_ability = A Boss’s ability holds as long as the Boss is in play.
clause-boss_trophies = A Hunter who damaged the Boss in the round of its death gets one trophy of each type on the Boss.
clause-boss_then-next = After a Boss is killed the game goes on with the next dungeon card.

## final-boss

clause-final-boss_when = When all dungeon cards have been killed or have escaped, the Final Boss is the next enemy.
clause-final-boss_like-boss = The fight with the Final Boss follows the same steps as with any Boss: it never escapes and keeps its losses.
clause-final-boss_trophies = When the Final Boss dies, each Hunter who damaged it in that round gets one trophy of each of the three types.
clause-final-boss_ability-always = The Final Boss’s ability changes the rules for the whole game, from setup on.

## scoring

clause-scoring_when = The game ends when the Final Boss is killed: its trophies are given and the rest of that round is not played.
clause-scoring_bank-all = All players then bank their collected echoes, not only those who played Hunter’s Dream.
clause-scoring_sum = The Blood Score is banked echoes plus the trophy bonuses of the three tracks.
clause-scoring_winner = The highest Blood Score wins.
clause-scoring_tie = A tie is won by the player with more banked echoes.
clause-scoring_shared = If banked echoes are equal too, the tied players share the victory.

## info

clause-info_choice = A card chosen in step 1 is hidden from the others until all are revealed.
clause-info_transform = A weapon chosen with Transform Weapon is hidden until all who played that card reveal theirs.
clause-info_hand = A hand is not shown to the other players; its size may be seen.
clause-info_decks = The order and contents of the dungeon and Upgrade decks are hidden; the number of cards left is public.
clause-info_open = Discard piles, Available Upgrades, health, collected and banked echoes, trophies, the enemy and the Final Boss are open.
clause-info_removed-card = The card a Hunter removes on getting the eighth is shown face up: everyone knows which card has left the game.

## example

clause-example_choose = Worked example: against the Lycanthrope Henryk reveals Transform, Eileen the Hunter Pistol and Ludwig the Hunter Axe at the same time.
clause-example_transform = Worked example: Henryk cannot take the Hunter Axe (it is in his discard pile); the Hunter Pistol would cancel Eileen’s; he chooses the Saw Cleaver.
clause-example_instant = Worked example: Eileen’s is the only Pistol, so she takes 1 echo from the Lycanthrope before anything else happens.
clause-example_monster-attack = Worked example: the Lycanthrope’s red die shows 2+, then 0; each Hunter takes 2 damage.
clause-example_hunters-attack = Worked example: Henryk’s Saw Cleaver takes 1; Eileen may not deal damage again; Ludwig’s Axe would take 2 but gets the single echo left.
clause-example_kill = Worked example: the Lycanthrope is dead and all three Hunters advance the trophy token of its type by 1.
clause-example_escape = Worked example: three Hunters deal 4 damage to the Brainsucker, 2 echoes are left, it escapes and nobody gets a Kin trophy.
clause-example_boss-survives = Worked example: Father Gascoigne survives 6 damage and must be fought again next round.
clause-example_boss-trophies = Worked example: next round Gascoigne dies and Ludwig gets 2 trophies, 1 Humanoid and 1 Beast.
clause-example_dream-half = Worked example: Eileen, at 3 health, plays Hunter’s Dream; the roll of 3 is halved to 1, so she survives.
clause-example_dream-bank = Worked example: in step 7 Eileen moves her 2 collected echoes to the banked section.
clause-example_dream-recover = Worked example: then Eileen takes all her used Action cards back into hand.
clause-example_dream-eighth = Worked example: Eileen with 7 cards takes the Repeating Pistol as eighth and removes her Saw Cleaver from the game.
clause-example_dream-heal = Worked example: last, Eileen’s health is fully restored.
clause-example_death = Worked example: Gascoigne kills Ludwig; he deals no damage this round, loses 4 collected echoes, keeps 6 banked ones.
clause-example_death-return = Worked example: the dead Ludwig takes Blood Vial from the Available Upgrades and returns to 8 health.
clause-example_trophy = Worked example: Eileen dealt 2 damage to the Executioner, which died that round; her Humanoid token advances to the space worth 3.
clause-example_final-boss-trophies = Worked example: the Final Boss is beaten and Henryk advances all three trophy tokens by 1.
clause-example_gehrman = Worked example: with Gehrman as Final Boss every Monster and Boss except Gehrman starts with 2 extra echoes.
clause-example_score = Worked example: Henryk adds 3 collected to 9 banked echoes (12) and trophies worth 3 (Kin), 5 (Humanoid) and 1 (Beast): final score 21.

## dice

clause-dice_green = Green die: 0, 0, 1, 1+, 1+, 2.
clause-dice_yellow = Yellow die: 0, 1, 1, 1+, 2+, 3.
clause-dice_red = Red die: 0, 1+, 2, 2+, 3, 4.

## damage

clause-damage_order-enemy = Damage to an enemy: printed damage, the card’s own bonuses, enemy reductions, enemy caps, then the echoes left.
clause-damage_order-hunter = Damage to a Hunter: rolled total, enemy and Final Boss bonuses, prevention and reduction by the Hunter’s card, then halving by Hunter’s Dream.
clause-damage_dream-any = Hunter’s Dream halves all damage its owner takes in the round, each instance on its own.
clause-damage_stricter = If two effects forbid or limit damage, the stricter one counts.
clause-damage_escape-kill = Damage in step 6 can kill; such a Hunter returns in step 7 of the same round.

## monster

clause-monster_on-reveal = Reveal abilities: Beast Patient deals 1 to every living Hunter, Maneater Boar 2 to the First Player, Nightmare Apostle 2 to each Hunter with the most collected echoes (nobody at 0), Scholar removes and replaces all Available Upgrades.
clause-monster_on-escape = Escape abilities: Rabid Dog deals 2 and Executioner 1 to every living Hunter, Church Servant takes 1 collected echo from each, Bell Maiden gives the next enemy 2 extra echoes, Brainsucker makes each living Hunter discard 1 hand card other than Hunter’s Dream.
clause-monster_brainsucker = Brainsucker’s escape concerns living Hunters only; they choose their cards in secret at the same time, and all choices are revealed together.
clause-monster_in-play = Lasting abilities: Bloodlicker gains 2 echoes per Hunter its attack killed, Labyrinth Madman takes 1 less from melee weapons, Celestial Child takes nothing from Instants, Fluorescent Flower’s damage cannot be prevented, reduced or halved.

## boss

clause-boss_card_gascoigne = Father Gascoigne (8, red): if he is still in play in step 8, each weapon card that dealt him at least 1 damage this round is removed from the game instead of being discarded. In the round he dies no weapon is removed.
clause-boss_card_watchdog = Watchdog of the Old Lords (12, red): each ranged weapon deals at most 1 damage to it.
clause-boss_card_cleric-beast = Cleric Beast (10, yellow): Hunters with a melee weapon revealed take 1 extra damage from its attack.
clause-boss_card_blood-starved-beast = Blood-starved Beast (9, yellow): if alive after step 5, each living Hunter who damaged it this round takes 1.
clause-boss_card_vicar-amelia = Vicar Amelia (9, green): if alive in step 6, she regains 2 echoes, never above her starting number.
clause-boss_card_logarius = Martyr Logarius (10, red): Instant effects deal no damage to him; their other effects work.
clause-boss_card_one-reborn = The One Reborn (14, green, three types): Hunter’s Dream does not halve damage while it is in play.

## final-boss

clause-final-boss_card_gehrman = Gehrman (14, yellow): all other enemies of the game enter with 2 extra echoes.
clause-final-boss_card_rom = Rom (16, green): a Hunter dying for the second time is eliminated and cannot win.
clause-final-boss_card_ebrietas = Ebrietas (15, yellow): maximum health is 6 all game.
clause-final-boss_card_wet-nurse = Mergo’s Wet Nurse (14, red): every enemy attack deals 1 extra damage, before prevention and halving.
clause-final-boss_card_moon-presence = Moon Presence (13, red): a dying Hunter also loses up to 3 banked echoes.

## card

clause-card_starting-weapons = Saw Cleaver is melee 1, Hunter Axe melee 2, Hunter Pistol ranged 1 with Instant.
clause-card_melee-upgrades = Melee Upgrades: Kirkhammer 4 (attacks after all normal attacks), Stake Driver 2 (+2 against Bosses), Threaded Cane 2 (may take one other used weapon back), Holy Blade 3, Burial Blade 2 (+1 per other dead Hunter), Chikage 4 (then 1 damage to its owner).
clause-card_friendly-fire = Cannon (3) and Tonitrus (3) first deal 1 damage to the other living Hunters: Cannon to all, Tonitrus to those with a melee weapon; a Hunter killed in this way before attacking does not attack.
clause-card_ranged-upgrades = Ranged Upgrades: Ludwig’s Rifle Instant 2; Repeating Pistol Instant 1 and no damage to its owner in step 4; Blunderbuss Instant 1 and one other Hunter’s melee weapon deals nothing; Flamesprayer 2 and 1 less attack damage to its owner.
clause-card_blunderbuss-cancel = A weapon cancelled by Blunderbuss makes no attack: besides dealing no damage, its side effects do not happen. It stays revealed as a melee weapon and is used up normally.
clause-card_blood-vial = Blood Vial: Instant, its owner’s health returns to the maximum.
clause-card_molotov = Molotov Cocktail: Instant support, 3 damage, then removed from the game in step 8; it cannot be chosen with Transform.
clause-card_bone-blade = Shaman Bone Blade: Instant, take up to 2 collected echoes from another Hunter; this is not damage and earns no trophy.
clause-card_blood-pellet = Beast Blood Pellet: in step 5 deal as much damage as you took from the attack this round, at most 4.
