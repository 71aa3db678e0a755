## goal

clause-goal_glory = Glory is the score of the game. A clan earns it by winning battles, pillaging, fulfilling quests, dying in Ragnarök and through card effects.

## board

clause-board_provinces = The board has nine provinces: Yggdrasil in the centre and eight outer ones in three regions (Manheim, Alfheim, Jotunheim). Yggdrasil belongs to no region.
clause-board_adjacent = Provinces that share a border are adjacent, in both directions.
clause-board_adjacent-yggdrasil = Yggdrasil is adjacent to every outer province.
clause-board_village-limit = A village holds one figure, so the figures of all clans together in a province never exceed its number of villages (3 to 5).
clause-board_yggdrasil-unlimited = Yggdrasil has no villages and can hold any number of figures.
clause-board_fjord-support = There are four fjords; each supports exactly the two neighbouring provinces it lies between. Yggdrasil has none.
clause-board_fjord-effect = An effect that acts on a province also acts on the fjord supporting it.
clause-board_fjord-unlimited = A fjord holds any number of ships.
clause-board_fjord-not-province = A fjord is not a province: it has no villages and no pillage token and can neither start nor end a march.
clause-board_fjord-open = A fjord stays usable while at least one of its two provinces is not destroyed; with both destroyed no ship may enter it.
clause-board_destroyed = A destroyed province is out of the game for good: no figure may be placed in it or moved to it, and it cannot be pillaged.
clause-board_glory-track = Gained glory is added at once to the clan’s marker on the public glory track.

## clan

clause-clan_rage-currency = Rage on the rage track is the currency of actions; paying moves the clan token down by the cost.
clause-clan_stats = A clan has three stats: rage (rage received each action phase), axes (glory per won battle), horns (the most figures it may have on the board).
clause-clan_horns-scope = Horns limit invading only; marching and joining a call to battle are not limited by horns.
clause-clan_stat-raise = Raising a stat by 1 moves its token one step to the right.
clause-clan_stat-values = The six steps of the stats are rage 6–7–8–9–12–12, axes 3–4–5–6–8–8, horns 4–5–6–7–10–10.
clause-clan_stat-cap = A stat on its last step cannot rise further; such a raise is lost while the rest of the reward counts.
clause-clan_rage-cap = Rage on the track never exceeds 12.

## figure

clause-figure_strength = Before upgrades a leader has strength 3, a ship 2, a warrior 1.
clause-figure_keeps-ability = An upgraded leader or ship keeps the ability printed on the clan sheet.
clause-figure_ship-immobile = Ships never move: they neither march nor answer a call to battle.
clause-figure_ship-supports = A ship in a fjord is present with its strength in both provinces the fjord supports, for pillaging, battles, quests and Ragnarök.
clause-figure_destroyed = A destroyed figure, whatever destroyed it, goes to Valhalla and waits there for the Valhalla phase.
clause-figure_monster-is-figure = A monster is a normal figure of its owner: it counts for horns, can die, goes to Valhalla, returns to the reserve and scores Ragnarök glory.

## card-type

clause-card-type_kinds = Every card is a battle card (red), an upgrade (black) or a quest (green).
clause-card-type_upgrade-kinds = Upgrades are troop upgrades (warrior, leader, ship), monster upgrades or clan upgrades.

## setup

clause-setup_players = The game is for 2 to 4 players, each with a different clan; the clans do not differ at the start.
clause-setup_reserve = Each clan starts with 1 leader, 8 warriors and 1 ship in its reserve and no figure on the board.
clause-setup_stats = Each clan starts with 6 rage, 3 axes and 4 horns, its stat tokens on step 1, and 0 glory.
clause-setup_rage-start = Each clan starts with 6 rage on its rage track.
clause-setup_pillage-yggdrasil = The green-framed pillage token always lies on Yggdrasil, reward side up.
clause-setup_pillage-outer = The other 8 pillage tokens are shuffled and one is put reward side up on each outer province.
clause-setup_ragnarok-track = The 8 Ragnarök tokens are shuffled and one is laid face up on each of the three Ragnarök spaces, so the doomed provinces of all Ages are public.
clause-setup_doom = The doom marker starts on the province of the Age 1 Ragnarök token.
clause-setup_destroyed = Random tokens among the remaining Ragnarök tokens destroy provinces before play: 1 with 4 players, 2 with 3 players, 3 with 2 players.
clause-setup_ragnarok-box = Ragnarök tokens still left after setup are returned to the box and play no part.
clause-setup_decks = Cards are sorted by the number on the back into three Age decks of 34.
clause-setup_deck-filter = Four players use whole decks, three remove the 4+ cards (8 per deck), two remove the 3+ (6) and 4+ cards.
clause-setup_deck-shuffle = Each Age deck is shuffled and lies face down on its Age space until that Age begins.
clause-setup_monster-supply = Monster figures lie beside the board and belong to nobody until their upgrade is played.
clause-setup_first-player = The player born farthest north takes the first-player token and begins Age 1.

## phase

clause-phase_order = Three Ages are played; each has the phases Gods’ Gifts, Action, Discard, Quest, Ragnarök, Valhalla in this order.
clause-phase_complete = A phase is finished completely before the next begins, and the saga marker moves on one space each time.

## draft

clause-draft_kept-card = A card kept from the previous Age is laid face down on the clan sheet before the deal and does not enter the draft.
clause-draft_deal = Each player gets 8 cards from the deck of the current Age; the undealt rest is out of the game.
clause-draft_pick = Players look at the cards they hold, choose 1 and put it face down on their clan sheets.
clause-draft_pass = When all have chosen, all pass the remaining cards to the left neighbour at the same time, in every Age.
clause-draft_repeat = Choosing and passing go on until each player has set aside 6 new cards.
clause-draft_discard-two = The last 2 cards are not passed: each player discards them without showing them.
clause-draft_hand = After the draft the hand consists of the 6 drafted cards plus the card kept from the previous Age, if any.
clause-draft_two-player = With two players each takes 2 cards at a time and passes the rest to the opponent, three times in all; then both discard their last 2.
clause-draft_first-game = Beginner option: in Age 1 skip the draft and play with all 8 cards dealt.

## action

clause-action_refill = At the start of each action phase a clan’s rage is set to its rage stat; rage left from the Age before is not added.
clause-action_turn-order = The first player takes the first turn; turns go on clockwise.
clause-action_one = A turn consists of exactly one action, then the left neighbour’s turn begins.
clause-action_five = The actions are invade, march, upgrade, quest and pillage; passing is the only alternative.
clause-action_repeat = The same kind of action may be taken any number of times in one action phase, on different turns.
clause-action_pay-first = The full rage cost is paid before the action is carried out.
clause-action_unaffordable = An action whose cost exceeds the player’s rage cannot be taken.
clause-action_zero-rage = A player at 0 rage can take no action at all, not even one that costs nothing.
clause-action_zero-react = A player at 0 rage still reacts to others: joining calls to battle and taking part in battles stays possible.
clause-action_zero-skip = Turns of players at 0 rage are skipped; one who gets rage again without having passed takes turns again.
clause-action_end-zero = The action phase ends when no player may act any more, that is when each of them is at 0 rage or has passed.
clause-action_end-pillaged = The action phase ends at once when every province not destroyed, Yggdrasil included, is pillaged, even if players have rage left.
clause-action_end-after = Both ends of the phase are checked when the current action, with its battle, rewards and free invasion, is completely resolved.

## pass

clause-pass_may = On their turn a player may pass instead of acting, and must do so if no action is possible for them.
clause-pass_effect = Passing forfeits all remaining rage and every further action in this Age.
clause-pass_react = A player who passed may still join calls to battle and fight battles others start.
clause-pass_final = A player who passed does not act again this Age, even after gaining rage later, and such rage does not keep the action phase open.

## action

clause-action_invade_cost = To invade choose one figure in the reserve and pay rage equal to its strength.
clause-action_invade_place = The invading figure goes to an empty village of any outer province; presence or adjacency is not needed, and the province may be pillaged already.
clause-action_invade_ship = A ship invades a fjord only, any fjord, and no other figure may enter a fjord.
clause-action_invade_no-yggdrasil = No figure may be put into Yggdrasil by invading.
clause-action_invade_leader-free = Invading with the leader costs no rage.
clause-action_invade_horns = While the number of a clan’s figures on the board equals its horns, it cannot invade.
clause-action_invade_horns-count = All figures of a clan on the board count against its horns, ships in fjords and monsters included; figures in Valhalla and in the reserve do not.
clause-action_march_cost = A march costs 1 rage however many figures move.
clause-action_march_one-to-one = One march moves figures of one clan from exactly one province to exactly one other province.
clause-action_march_number = A march may move any number of the player’s figures in the source province.
clause-action_march_any-distance = The target of a march need not be adjacent; any province on the board will do.
clause-action_march_space = Every marching figure needs an empty village in the target province.
clause-action_march_yggdrasil = Marching may enter and leave Yggdrasil, and is practically the only way in.
clause-action_upgrade_slots = A clan sheet has 8 upgrade slots: 1 warrior, 1 leader, 1 ship, 2 monster, 3 clan.
clause-action_upgrade_cost = To upgrade choose one upgrade card from hand and pay rage equal to the strength on the card.
clause-action_upgrade_slot = The card goes face up into a slot of its own kind; if several slots fit, the owner chooses one.
clause-action_upgrade_replace = If the chosen slot is occupied, the old card is discarded and its effects end.
clause-action_upgrade_pay-before-replace = The cost of an upgrade is paid while the card it replaces still lies in its slot, so effects of the old card count for this payment.
clause-action_upgrade_immediate = A new upgrade works at once and lasts as long as it is in its slot, also for figures already on the board.
clause-action_upgrade_stack = Similar upgrades in different slots work independently of each other and add up.
clause-action_upgrade_troop-invade = After a warrior, leader or ship upgrade the player may invade at once with one matching figure from the reserve without further rage.
clause-action_upgrade_monster-gain = Playing a monster upgrade puts the monster’s figure, marked for the clan, into the player’s reserve.
clause-action_upgrade_monster-invade = After playing a monster upgrade the player may invade at once with that monster without further rage.
clause-action_upgrade_free-limits = The free invasion after an upgrade saves only the rage: horns, empty villages, fjords for ships and the Yggdrasil ban still hold.
clause-action_upgrade_free-now = The free invasion belongs to the upgrade action and must be taken before the next player’s turn or is lost.
clause-action_upgrade_monster-limit = A clan has at most two monsters at a time.
clause-action_upgrade_monster-replace = When a monster card is replaced its figure leaves the game at once, wherever it is.
clause-action_quest_commit = For a quest action put one quest card from hand face down on the clan emblem; other card types cannot be used.
clause-action_quest_free = A quest action costs no rage.
clause-action_quest_unlimited = There is no limit to the number of quests committed in one Age.
clause-action_quest_duplicates = Two quests of the same kind may be committed; each is rewarded on its own.
clause-action_quest_peek = Players may look at their own committed quests at any time.
clause-action_quest_locked = A committed quest is no longer a hand card: it cannot be taken back, played in battle or counted at the discard.
clause-action_quest_deadline = What counts for a quest is the situation at the start of the next quest phase; earlier or later success does not count.
clause-action_pillage_presence = A province may be pillaged only by a player who has a figure in it or in its supporting fjord.
clause-action_pillage_once = A province already pillaged this Age (token face down) cannot be pillaged again.
clause-action_pillage_free = Pillaging costs no rage.
clause-action_pillage_stages = A pillage has three stages: call to battle, playing cards, outcome.

## battle

clause-battle_call_order = In the call to battle the players are asked clockwise from the pillager’s left neighbour, the pillager last; every player may take part, not only those already present.
clause-battle_call_one-figure = At each offer a player may move exactly one figure or decline.
clause-battle_call_adjacent = Only figures from provinces adjacent to the pillaged one may join.
clause-battle_call_space = A joining figure needs an empty village in the pillaged province; in Yggdrasil there is always room.
clause-battle_call_free = Joining costs no rage and is open to players at 0 rage.
clause-battle_call_loop = The offer goes round the table again and again; declining once does not bar a player from joining on a later round.
clause-battle_call_end = The call ends when all villages of the province are occupied or when nobody wants to join any more.
clause-battle_call_not-invasion = Joining a battle is neither invading nor marching: it triggers no invade effects and horns do not matter.
clause-battle_call_unopposed = If after the call no other clan has a figure in the province or its fjord, there is no battle: the province is pillaged automatically and its token turned.
clause-battle_call_unopposed-glory = An unopposed pillage gives no battle glory.
clause-battle_call_participants = Otherwise a battle takes place between all clans with figures in the province or its fjord; all these figures take part.
clause-battle_cards_commit = Every participant with cards in hand must choose exactly one and lay it face down.
clause-battle_cards_any-type = Any card type may be committed, also an upgrade or a quest as a bluff.
clause-battle_cards_empty-hand = A participant with an empty hand plays no card and fights with figures alone.
clause-battle_cards_simultaneous = Committed cards are revealed all at once after everyone has chosen.
clause-battle_cards_bonus = A revealed battle card adds its strength to the owner’s figures and its text takes effect.
clause-battle_cards_blank = A revealed upgrade or quest card adds no strength and has no effect.
clause-battle_cards_total = A clan’s battle total is the strength of all its figures in the province and fjord plus the bonuses of all cards it played, late Heimdall cards included.
clause-battle_cards_figures-lost = A clan whose figures are all destroyed by a card effect before the comparison stays in the battle and can still win with its card.
clause-battle_outcome_winner = The participant with the strictly highest total wins the battle.
clause-battle_outcome_tie = If the highest total is shared, all participants lose, including those with lower totals.
clause-battle_outcome_winner-card = The winner discards every card they played in the battle.
clause-battle_outcome_loser-card = Losers take the cards they played back into hand.
clause-battle_outcome_losers-die = All figures of the losers in the battle, those in the supporting fjord included, are destroyed.
clause-battle_outcome_winner-stays = Figures of the winner survive and stay where they are.
clause-battle_outcome_pillager-wins = If the pillager wins, the province is pillaged: the pillager takes the reward and turns the token face down until the next Age.
clause-battle_outcome_pillager-fails = If the pillager does not win, the province is not pillaged and nobody gets the reward, not even another winner.
clause-battle_outcome_retry = A province whose pillage failed may be attempted again in the same Age by anyone, the same player included.
clause-battle_outcome_glory = The winner of a battle, pillager or not, gains glory equal to the clan’s axes.
clause-battle_outcome_glory-last = Battle glory comes after every stat raise of this battle’s resolution, so all axes raised in it (pillage reward, Frost Giant, Frigga’s Grace, leader upgrade, winning card) count for it.

## pillage

clause-pillage_reward_rage = A rage token raises the rage stat by 1; rage on the track does not change this Age.
clause-pillage_reward_horns = A horns token raises horns by 1, usable at once.
clause-pillage_reward_axes = An axes token raises axes by 1.
clause-pillage_reward_glory = The glory token gives 5 glory.
clause-pillage_reward_yggdrasil = Pillaging Yggdrasil raises all three stats by 1.

## discard

clause-discard_keep-one = In the discard phase of Ages 1 and 2 a player with at least one hand card chooses exactly one to keep and discards all others.
clause-discard_last-age = In Age 3 every hand card is discarded.

## quest

clause-quest_reveal = In the quest phase all players reveal all quests on their clan sheets.
clause-quest_reward = Each fulfilled quest gives its printed glory and one stat of the owner’s choice rises by 1.
clause-quest_fail = An unfulfilled quest gives nothing and costs nothing.
clause-quest_clear = At the end of the phase all revealed quests are discarded, fulfilled or not.
clause-quest_strength = Strength in a province for a quest is the sum of a clan’s figures there and in the supporting fjord; battle cards do not count.
clause-quest_region = A region quest is fulfilled if in at least one province of the region the owner’s strength exceeds that of every other clan.
clause-quest_tie = A tie for most strength in a province does not fulfil the quest there.
clause-quest_snapshot = All quests are judged on the same position; rewards of one quest do not change another, and the seat order of rewards does not matter.

## ragnarok

clause-ragnarok_destroy = In the Ragnarök phase the province of the current Age’s token is destroyed for ever.
clause-ragnarok_kill = All figures of all clans in the destroyed province and in its fjord go to Valhalla.
clause-ragnarok_glory = Each figure lost to Ragnarök, monsters included, gives its clan 2 glory in Age 1, 3 in Age 2, 4 in Age 3.
clause-ragnarok_doom = Then the doom marker moves to the province of the next Age’s token; after Age 3 there is none.
clause-ragnarok_not-yggdrasil = Ragnarök tokens exist only for the eight outer provinces, so Yggdrasil is never destroyed.

## valhalla

clause-valhalla_release = In the Valhalla phase all figures in Valhalla return to the reserves of their clans.
clause-valhalla_stay = Figures on the board stay where they are from one Age to the next.
clause-valhalla_third-age = The Valhalla phase is also played in Age 3, before the final scoring.

## age-end

clause-age-end_tokens = After Ages 1 and 2 all pillage tokens are turned reward side up and stay in their provinces.
clause-age-end_first-player = After each Age the first-player token passes to the left neighbour.
clause-age-end_saga = The saga marker moves to Gods’ Gifts of the next Age, which uses its own deck.

## game-end

clause-game-end_when = The game ends after the Valhalla phase of Age 3.
clause-game-end_legendary = At the end each stat on step 4 or 5 gives 10 glory.
clause-game-end_legendary-top = At the end each stat on the last step gives 20 glory instead.
clause-game-end_only-then = Legendary bonuses are paid only at the end of the game, never when the step is reached.
clause-game-end_winner = The clan with the most glory wins.
clause-game-end_tie = Clans tied for most glory share the victory.

## info

clause-info_hand = A player’s hand is secret; other seats see only how many cards it has and the Age on their backs.
clause-info_draft = Draft packets, drafted cards and the two discards of the draft are known only to their holder.
clause-info_quests = Committed quests are hidden from the other players until the quest phase; how many were committed is public.
clause-info_battle-card = A committed battle choice is hidden until all are revealed together.
clause-info_late-heimdall = Whether a participant is asked for a late Heimdall card depends on public facts only: everyone with a card left in hand is asked in the same way, whatever the card. So neither asking nor declining reveals anything.
clause-info_open = Board, reserves, Valhalla, rage, stats, upgrades, glory, pillage tokens and all three Ragnarök tokens are open to everyone.
clause-info_discards = Cards discarded in the draft and in the discard phase stay face down; cards revealed in battle, quests revealed and replaced upgrades are known to all.
clause-info_unused = Undealt cards and decks of later Ages are seen by nobody.

## example

clause-example_rage-eight = Worked example: the Raven raised its rage stat by 2 in the last Age and so starts this action phase with 8 rage.
clause-example_invade-utgard = Worked example: the Raven has warriors of strength 2 and pays 2 rage to put a warrior from the reserve into an empty village of Utgard.
clause-example_march-gimle = Worked example: the Raven may march 2 figures from Gimle to non-adjacent Elvagar, but not 3, because Elvagar has only 2 empty villages.
clause-example_march-yggdrasil = Worked example: the Serpent may march any number of figures from Angerboda to Yggdrasil.
clause-example_march-two-targets = Worked example: the Bear may not march to two provinces with one action.
clause-example_march-two-sources = Worked example: the Wolf may not march from two provinces with one action.
clause-example_march-ship = Worked example: a ship is never moved by a march.
clause-example_upgrade-loki = Worked example: the Serpent with three clan upgrades pays 2 for Loki’s Eminence and discards Frigga’s Succor for it; with Loki’s Domain each figure back from Valhalla now gives 3 glory.
clause-example_quest-jotunheim = Worked example: the Bear commits Jotunheim!; with the most strength in one Jotunheim province at the quest phase it gains 7 glory and raises any stat by 1.
clause-example_andlang-target = Worked example: the Wolf pillages Andlang without a figure there, because its ship is in the supporting fjord.
clause-example_andlang-call = Worked example: the Bear joins from Gimle; the Serpent’s leader in Horgr cannot (not adjacent, and Horgr being pillaged is irrelevant); the Wolf joins from Yggdrasil; the Bear joins from Yggdrasil into the last village, and the Wolf cannot bring another.
clause-example_andlang-battle = Worked example: the Wolf has 3 (ship 2 + warrior 1) and plays +4 for 7; the Bear has 2 (two warriors) and plays an upgrade for 2 in total; the Wolf wins.
clause-example_andlang-outcome = Worked example: both warriors of the Bear go to Valhalla and its upgrade returns to hand; the Wolf’s axes rise from 3 to 4, the token is turned, the Wolf gains 4 glory and discards its battle card.
clause-example_manheim-tie = Worked example: in Elvagar the Wolf’s three warriors (3) tie with the Serpent’s warrior and ship (1 + 2 = 3), so Manheim! is not fulfilled there.
clause-example_manheim-fjord = Worked example: the same ship also supports Angerboda, where it beats the Raven’s single warrior 2 to 1; the Serpent gains 5 glory and raises horns by 1.
clause-example_ragnarok-gimle = Worked example: Ragnarök destroys Gimle in the Age worth 3 per figure; 2 figures of the Wolf and 2 of the Raven in it and its fjord die, each clan gains 6, and the doom marker moves to Andlang.
clause-example_legendary-thirty = Worked example: the Raven ends with legendary rage (+10) and axes on the last step (+20) and gains 30 glory.

## card

clause-card_timing_primacy-first = Revealed battle texts are resolved in this order: Thor’s Primacy, then Heimdall’s Watch, then all others from the pillager clockwise.
clause-card_timing_late-heimdall = Cards that may be added after the reveal are offered from the pillager clockwise, after the reveal effects and before the comparison, until all decline.
clause-card_timing_strength-late = Figure strength is counted at the comparison, after all reveal effects have destroyed figures.
clause-card_timing_outcome-order = After the comparison the order is: losers’ figures are destroyed, losing-card effects, losers take their cards back and the winner discards or keeps theirs, pillage reward, winning-card effects, battle glory, after-battle effects.
clause-card_timing_stolen-rage = Rage stolen by Loki’s Trickery cannot pay for Frigga’s Protection in the same battle, because the losers’ figures are destroyed before it is stolen.
clause-card_timing_lose-before-keep = Effects of losing cards (Loki) are applied before the winner may pay to keep cards and before the pillage reward.
clause-card_timing_losers-order = If several losers have Loki’s Trickery or Loki’s Backstab against one winner, these are resolved from the pillager clockwise; each takes what is left.
clause-card_timing_keep-before-win = The winner pays for Tyr’s Prowess before the pillage reward and the winning-card effects; the winning cards still take effect afterwards, wherever they have gone.
clause-card_timing_win-before-glory = Effects of the winning card come after the pillage reward and before battle glory, so axes raised by them count for this battle.
clause-card_timing_after-battle = After battle glory come Odin’s Judgement, Valkyrie, Thor’s Glory, then Loki’s Blessing.
clause-card_timing_no-winner = In a tie, effects that need a winner do nothing.
clause-card_battle_plain = Tyr’s Bash, Smash, Crush, Smite and Rage add 2, 3, 4, 5 and 6 and have no other effect.
clause-card_battle_odins-smite = Odin’s Smite: +1; before the comparison every opponent in the battle loses one warrior standing in the battle province, if any.
clause-card_battle_heimdalls-sight = Heimdall’s Sight: bonus equals the highest single bonus among opponents’ revealed cards, 0 if none.
clause-card_battle_friggas-grace = Frigga’s Grace: +2; if you pillage successfully, raise one more stat, other than the token’s stat; after a glory or all-stats token any stat.
clause-card_battle_lokis-trickery = Loki’s Trickery: +0; if you lose and somebody wins, take 1 rage from the winner.
clause-card_battle_thors-hammer = Thor’s Hammer: +1; if you win, gain 3 glory.
clause-card_battle_late-heimdall = Heimdall’s Eye (+2) and Gaze (+3) may be committed normally or added from hand after the reveal on top of the committed card.
clause-card_battle_odins-tide = Odin’s Tide: +1; before the comparison every participant keeps one figure in the battle and loses all others.
clause-card_battle_odins-tide-order = For Odin’s Tide the participants name their survivor one after another from the pillager clockwise; each also decides at once whether Frigga’s Protection or the Volur Witch saves any of the others.
clause-card_battle_saved-figure = A figure saved from Odin’s Tide or Odin’s Smite by Frigga’s Protection still fights and its strength counts; a Volur Witch who fled to Yggdrasil has left the battle and counts no more.
clause-card_battle_lokis-backstab = Loki’s Backstab: +0; if you lose and somebody wins, take 2 glory from the winner, or all there is if less.
clause-card_battle_heimdalls-watch = Heimdall’s Watch: +0; all revealed cards are discarded, the owner gains glory equal to the sum of their bonuses, and all participants commit new cards.
clause-card_battle_two-watches = Two Heimdall’s Watch revealed together each resolve once, from the pillager clockwise: each owner gains the glory for all cards of that reveal. The cards are discarded once and one new commit round follows.
clause-card_battle_thors-oath = Thor’s Oath: +1; if you win, raise one stat of your choice.
clause-card_battle_thors-primacy = Thor’s Primacy: +3; texts of opponents’ revealed cards are cancelled, their printed bonuses still count.
clause-card_battle_thors-ascension = Thor’s Ascension: +1; if you win, gain 3 rage usable this Age and 3 glory.
clause-card_battle_odins-judgement = Odin’s Judgement: +2; win or lose, gain 2 glory for every figure destroyed in the battle, yours included.
clause-card_battle_lokis-poison = Loki’s Poison: +0; if you lose and somebody wins, take all cards the winner revealed into your hand; the winner neither discards nor keeps them.
clause-card_monster_troll = Troll (2): when it invades a province all enemy warriors there are destroyed.
clause-card_monster_free-monsters = Dwarf Chieftain (2) and Soldier of Hel (3) cost no rage to play and no rage to invade with.
clause-card_monster_sea-serpent = Sea Serpent (3) counts as a ship in every respect and as a monster: fjords only, never moves, supports two provinces.
clause-card_monster_valkyrie = Valkyrie (2): for each enemy figure destroyed in a battle she takes part in, gain 2 glory, win or lose.
clause-card_monster_dark-elf = Dark Elf (1) may invade Yggdrasil and has strength 3 while there.
clause-card_monster_fire-giant = Fire Giant (4): when it invades a province every enemy figure there and in its fjord that is not a monster is destroyed.
clause-card_monster_frost-giant = Frost Giant (4): if you pillage successfully with it taking part, you get the pillage reward twice.
clause-card_monster_volur-witch = Volur Witch (3): when she would be destroyed in an outer province her owner may move her to Yggdrasil instead.
clause-card_leader_lords = Leader upgrades (strength 3) act after a successful pillage with the leader in the province: Lord of Hammers may move him to an adjacent province with room, Lord of Axes raises one chosen stat, Lord of Spears all three.
clause-card_warrior_brothers = Brothers in Arms: warriors have strength 1, but every two in one province count as 3 together. Invading costs 1.
clause-card_warrior_experts = Experts in Arms: warriors have strength 2 and invading with one costs 2.
clause-card_warrior_masters = Masters in Arms: warriors have strength 2, every two in one province count as 6 together. Invading costs 2.
clause-card_ship_dragons = Ship upgrades (strength 2) pay each time one of your ships is destroyed: Loki’s Dragons 4, Fire Dragons 8, Eternal Dragons 12 glory.
clause-card_clan_loki-release = Loki’s Domain, Eminence and Wrath give 1, 2 and 3 glory for each of your figures that returns in the Valhalla phase, and add up.
clause-card_clan_friggas-charm = Frigga’s Charm: your upgrade cards cost 1 rage less, never below 0.
clause-card_clan_thors-glory = Thor’s Glory: after a battle you took part in, gain 2 glory once if at least two enemy figures were destroyed in it.
clause-card_clan_friggas-succor = Frigga’s Succor: whenever you invade a province you may invade the same province with one extra warrior from reserve for free.
clause-card_clan_tyr-quests = Tyr’s Domain / Tyr’s Wrath: a quest you reveal in battle may count as a battle card with bonus 3 / 5.
clause-card_clan_lokis-blessing = Loki’s Blessing: after losing a battle, a tie included, you may invade that province with one warrior from reserve for free.
clause-card_clan_odins-inspiration = Odin’s Inspiration doubles the glory you get for figures lost in the Ragnarök phase.
clause-card_clan_tyrs-challenge = Tyr’s Challenge adds an action: pay 2 rage and pillage a province already pillaged this Age, with all steps and reward.
clause-card_clan_friggas-protection = Frigga’s Protection: when one of your figures would be destroyed you may pay 1 rage to keep it in place, any number of times.
clause-card_clan_tyrs-prowess = Tyr’s Prowess: after winning you may pay 1 rage per card to take your revealed cards back instead of discarding them.
clause-card_clan_thors-domain = Thor’s Domain: after invading a province you may pay 2 rage to pillage it in the same turn.
clause-card_clan_friggas-domain = Frigga’s Domain: an invade action may use one of your figures in Valhalla for exactly 1 rage whatever its strength.
clause-card_clan_odins-throne = Odin’s Throne doubles the glory of your fulfilled quests, not the stat raise.
clause-card_clan_thors-conquest = Thor’s Conquest: at the end of the game gain 3 glory for each of your figures on the board, fjords included.
clause-card_clan_friggas-sacrifice = Frigga’s Sacrifice adds an action: destroy two of your figures on the board and raise one stat by 1; it costs no rage but needs rage above 0.
clause-card_quest_region = Alfheim!, Jotunheim! and Manheim! give 5, 7 and 9 glory in Ages 1, 2 and 3.
clause-card_quest_glorious-death = Glorious Death! (6, 8, 11) needs at least four of your figures in Valhalla when quests are judged, before Ragnarök.
clause-card_quest_yggdrasil = Yggdrasil! (6, 8, 11) needs strictly the most strength in Yggdrasil.
