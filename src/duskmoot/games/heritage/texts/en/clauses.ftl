## term

clause-term_character-queue = Every card with a face is a character card; where an effect says “character”, it means cards in the queue.
clause-term_vampire-bloodline = A character in a bloodline is a vampire, even when its base (mortal) side is up; where an effect says “vampire”, it means cards in bloodlines.
clause-term_bloodline = A bloodline is a player’s clan leader and every vampire recruited below it.
clause-term_sire-childe = A vampire with another directly below it is a sire, the lower one its childe. A vampire may be both, and every vampire except the clan leader has exactly one sire.
clause-term_fledgling = A fledgling is a vampire with no childe; a vampire is never a fledgling and a sire at once.
clause-term_ancilla = An ancilla is a vampire with at least one ability; it may also be a fledgling.
clause-term_attributes = Every character and clan leader has one value on each axis: class (high, low), temperament (composed, fervent), geography (north, east, south, west, outsider) and archetype (war, science, secrets, wealth).
clause-term_gain = “Gain X” puts the tokens from the supply on the coterie leader of the intrigue, or on the vampire whose ability is applied.
clause-term_place = “Place X” puts the stated number of power or notoriety tokens on the vampire named or chosen by the effect.
clause-term_any-opponent = Where an effect says any opponent, the player resolving it chooses one other player to suffer it.
clause-term_activate-vs-apply = To activate a vampire is to change battlegrounds by its attributes; to apply abilities is to resolve its printed effects. Neither implies the other.
clause-term_token-values = Power and notoriety tokens come in values 1 and 3; only the total on a vampire matters and change is free.
clause-term_primogen = A tie that the printed tie-break leaves open is put to the Primogen.

## info

clause-info_hand-hidden = Clan intrigues in hand are known to their owner only; opponents see how many there are.
clause-info_decks-hidden = The order of the character deck and of each clan’s intrigue deck is hidden from everybody, its owner included.
clause-info_public = Queue, bloodlines with all tokens, boards, events, cards lying face up and played intrigues are open to all.
clause-info_chaos-open = Cards revealed for Embrace Chaos are revealed to all players.
clause-info_deck-search = Only the player choosing a character from the deck looks through it; the chosen card is shown, then the deck is shuffled.
clause-info_chronicle-deck = Face-down cards of the chronicle deck are not looked at before they are due.

## setup

clause-setup_players = A game is for 2, 3 or 4 players.
clause-setup_single-or-chronicle = The basic rules describe a single game; in chronicle mode the rules marked for the chronicle replace or extend them.
clause-setup_base-events = In a single game the table agrees on 0 to 5 base events; that many are dealt at random face up.
clause-setup_queue = Shuffle the character deck and deal 5 characters face up into the queue; the rest is the character deck.
clause-setup_round-marker = The round marker starts on the first cell.
clause-setup_battlegrounds = Three battlegrounds are in play, each with its rules and its battleground intrigue beside it.
clause-setup_first-chapter-boards = The first chapter is played on Of High and Low Clans, War of Princes and Beast Within.
clause-setup_first-player-random = In a single game a random player receives the first-player token.
clause-setup_clan = Each player chooses one clan and takes its cards, player aid and tokens; a clan is played by at most one player.
clause-setup_clan-leader = Each player chooses a leader of the clan and puts it face up at the top of the play area.
clause-setup_leader-tokens = The clan leader starts with 3 power and 3 boons of its own clan.
clause-setup_clan-marker = Each player keeps one clan marker beside the bloodline.
clause-setup_morality-token = Each player’s morality token is placed on the temperament battleground in play (Beast Within or Humanity).
clause-setup_starting-intrigues = Each player takes the three clan intrigues named on the chosen leader into hand and shuffles the others of the clan into a face-down intrigue deck.
clause-setup_leader-not-activated = Setting up a clan leader activates nothing and applies no ability.

## turn

clause-turn_phases = On a turn a player resolves a recruiting phase and an intrigue phase in either order.
clause-turn_recruit-mandatory = Recruiting is mandatory: a turn cannot end before the player has recruited.
clause-turn_intrigue-optional = Playing an intrigue is optional.
clause-turn_one-intrigue = At most one intrigue, clan or battleground, is played per turn unless an effect allows more.
clause-turn_one-recruit = Under no circumstances does a player recruit two vampires in one turn; an effect that recruits takes the place of the normal recruit.
clause-turn_clockwise = After a turn play passes to the next player clockwise.
clause-turn_asset = In a chronicle, once on each of their turns, a player may discard one asset for its effect.

## recruit

clause-recruit_choose = To recruit, choose one character of the queue and add it to your bloodline.
clause-recruit_cost = The leftmost queue cell costs 3 power, the second from the left 1 power, the others nothing.
clause-recruit_own-clan-free = A character of the recruiting player’s clan costs nothing in any cell.
clause-recruit_payment = The cost is paid with power lying on vampires of your bloodline and returned to the supply.
clause-recruit_unaffordable = A character whose cost cannot be paid cannot be recruited.
clause-recruit_placement = The recruit is placed directly under any one vampire of your bloodline, which becomes its sire.
clause-recruit_max-childer = A sire has at most three childer.
clause-recruit_any-clan = Characters marked with another clan may be recruited.
clause-recruit_sequence = Order: pay and place, refresh the queue, activate the recruit, then apply its abilities.
clause-recruit_no-legal-choice = If no character can legally be recruited, the rightmost character is discarded and the queue refreshed until one can.
clause-recruit_haven = Once per chapter a player may recruit the vampire saved in the haven instead of a character of the queue; all other recruiting rules stay.
clause-recruit_bond = A character with Bond can only become part of a bloodline of its own clan.

## queue

clause-queue_refresh = To refresh, slide the characters right to close the gap and put a new card from the deck into the leftmost cell.
clause-queue_refresh-always = The queue is refreshed every time a character leaves it for whatever reason.
clause-queue_remove = To remove a character from the queue, put it on the discard pile and refresh the queue.
clause-queue_remove-several = An effect that removes several characters removes them one at a time, each followed by a refresh.
clause-queue_deck-empty = When the character deck is empty, the discarded characters are shuffled into a new deck.

## activate

clause-activate_on-enter = A vampire is activated whenever it is recruited into a bloodline.
clause-activate_by-effect = Intrigues and abilities may also activate vampires, on all boards or only on the board they name.
clause-activate_all-three = A vampire activated without restriction changes all three battlegrounds; none may be skipped, even to the player’s harm.
clause-activate_finish-board = The effect on one board with all its consequences is finished before the next board is dealt with.
clause-activate_trigger-each = When several vampires are activated, board triggers are checked and resolved after each single attribute.
clause-activate_multi-order = When several vampires are activated at once, the player who played the intrigue chooses the order.
clause-activate_acting-player = A player who activates a vampire of another bloodline makes all changes and choices, moving their own morality token.

## ability

clause-ability_on-recruit = An ancilla’s abilities are applied when it is recruited, also by an effect that replaces recruiting, and when another effect says so.
clause-ability_order = Abilities, and the effects of an intrigue, are resolved top to bottom and left to right; the player cannot change the order.
clause-ability_finish-one = One ability is resolved completely before the next begins.
clause-ability_mandatory = No ability may be skipped; each effect that can be resolved must be, even to the player’s harm.
clause-ability_as-much-as-possible = An effect is resolved fully, or as far as possible when it cannot be resolved in full.
clause-ability_subject = The subject of an ability is always the vampire carrying it, even when another player applies it; that player makes the choices.

## intrigue

clause-intrigue_leader = To play an intrigue, choose one vampire of your bloodline as coterie leader.
clause-intrigue_requirements = The coterie, with archetypes borrowed by boons, must show every archetype the intrigue requires, in the required number.
clause-intrigue_requirements-superset = The coterie may hold other archetypes and more than required, and the leader need not match.
clause-intrigue_exhaust = The coterie leader gets an exhaustion token, then the effects are resolved in printed order.
clause-intrigue_discard = After resolution a clan intrigue goes to its player’s personal discard pile, unless its clan mechanic keeps it in play.
clause-intrigue_battleground-stays = A battleground intrigue stays beside its board after being played and can be used again by anyone.
clause-intrigue_battleground-open = Any player may play a battleground intrigue as the intrigue of the turn, under the same coterie, boon and exhaustion rules.
clause-intrigue_battleground-effect = A battleground intrigue activates the members of the coterie on that battleground only.
clause-intrigue_draw-sources = A clan intrigue is drawn only through an activation on the temperament board or through an ability or intrigue effect.
clause-intrigue_draw-empty = If a player must draw a clan intrigue and none is available, nothing happens; the discard pile is not reshuffled.
clause-intrigue_no-hand-limit = The number of clan intrigues in hand is not limited.
clause-intrigue_no-target = An intrigue whose requirements are met may be played even if some or all of its effects find nothing to act on; only a card with Embrace Chaos or with a recruit from the deck cannot be played once its player has recruited this turn.

## coterie

clause-coterie_members = A coterie is its leader and all the leader’s immediate childer; grandchilder do not belong.
clause-coterie_no-exclusion = No immediate childe may be left out of the coterie.
clause-coterie_solo = A fledgling may lead a coterie of one.
clause-coterie_exhausted-member = An exhausted vampire still belongs to its sire’s coterie and lends its archetype.
clause-coterie_clan-leader = The clan leader may lead a coterie and be exhausted like any vampire.

## boon

clause-boon_borrow = When playing an intrigue, a player may move a boon from their bloodline onto any vampire of an opponent’s bloodline and add that vampire’s archetype to the requirement check.
clause-boon_any-clan = Boons received from others are used like one’s own.
clause-boon_not-more-than-needed = No more boons may be spent than the intrigue needs.
clause-boon_no-cap = As many boons as the intrigue needs may be spent; there is no cap per intrigue or per turn.
clause-boon_recipient = The vampire receiving the boon may be exhausted.
clause-boon_not-a-member = The vampire that lent its archetype is not a member of the coterie for any other effect.
clause-boon_vp = Each boon in a bloodline, of any clan, is worth 1 VP to its player at game end.

## state

clause-state_exhausted_no-leader = An exhausted vampire cannot be chosen as coterie leader.
clause-state_exhausted_persists = Exhaustion, like every state token, stays until an effect removes it; it does not end with the turn, round or intrigue.
clause-state_exhausted_otherwise-normal = Exhaustion stops nothing but leading a coterie: the vampire can be a sire and a target, be activated and score.
clause-state_exhausted_recover = To recover a vampire is to remove exhaustion and torpor from it.
clause-state_torpor_no-coterie = A vampire in torpor can neither lead nor join a coterie.
clause-state_torpor_no-new-childe = A vampire in torpor cannot receive a new childe.
clause-state_torpor_childer-unaffected = Childer of a vampire in torpor stay under it and keep all their functions.
clause-state_torpor_no-notoriety = A vampire in torpor cannot receive notoriety.
clause-state_torpor_no-power = A vampire in torpor can neither receive nor spend power.
clause-state_torpor_no-boon = A vampire in torpor can neither receive nor spend boons.
clause-state_torpor_no-target = A vampire in torpor cannot be the target of intrigues or abilities, except by recover and usurp.
clause-state_torpor_ignored = Vampires in torpor are ignored by game effects, activations and counts unless an effect names them.
clause-state_torpor_no-vp = A vampire in torpor yields exactly 0 VP: no board points, and neither its power, boons nor notoriety count.
clause-state_torpor_no-save = A vampire in torpor cannot be saved in the haven.
clause-state_torpor_recruit-guard = While its owner still has a recruit to make in this game, a vampire may not be sent to torpor if the owner could then no longer recruit; after the owner’s last recruit any vampire may be.
clause-state_torpor_tokens-stay = Tokens on a vampire that goes to torpor stay on it, except those a battleground takes away.
clause-state_torpor_recover = A vampire recovered from torpor is not activated again and its abilities are not applied.
clause-state_power_on-vampire = Power, notoriety and all other state tokens belong to one vampire and lie on its card.
clause-state_power_vp = Each power on one of your vampires is worth +1 VP at game end.
clause-state_power_supply = Gained and placed power comes from the common supply; spent power goes back to it.
clause-state_notoriety_vp = Each notoriety on one of your vampires is worth −1 VP at game end.
clause-state_notoriety_target-criterion = Many hostile effects may choose only vampires with a stated minimum of notoriety.
clause-state_notoriety_no-cancel = Power and notoriety on the same vampire do not cancel each other.
clause-state_notoriety_leader-redirect = Notoriety that a clan leader should receive is placed on any one of its childer instead, chosen by the leader’s player.
clause-state_notoriety_leader-no-childe = If the clan leader has no childe, notoriety meant for it is not placed at all; what should move to it stays where it was.

## sacrifice

clause-sacrifice_option = When one of a player’s vampires should go to torpor, that player may send any one of its childer to torpor in its place.
clause-sacrifice_no-chain = The sacrificed childe cannot in turn sacrifice its own childe.
clause-sacrifice_not-torpid = A vampire in torpor cannot be sacrificed.
clause-sacrifice_leader = A clan leader never goes to torpor; if it should, its player must sacrifice one of its childer.
clause-sacrifice_leader-none = If the clan leader has no childe, nothing happens.
clause-sacrifice_counts-as-sent = The sacrificed childe counts as the vampire sent to torpor for board triggers.

## reserve

clause-reserve_place = To reserve, put your clan marker on any unreserved character of the queue.
clause-reserve_block = No other player may recruit a reserved character.
clause-reserve_no-shield = A reserved character may still be removed from the queue or usurped by others.
clause-reserve_expiry = The marker is taken back at the start of the reserving player’s next turn; the character may then be recruited by that player in that turn.
clause-reserve_one = A player has one clan marker and so at most one reserved character.
clause-reserve_moves-with-card = The marker stays on its character while the queue shifts.

## steal

clause-steal_move = Stolen tokens move from the chosen vampire to the coterie leader or to the vampire applying the ability.
clause-steal_partial = If the victim has fewer tokens than stated, all it has are stolen.

## round-end

clause-round-end_when = A round ends when every player has taken one turn.
clause-round-end_first-player = The temperament battleground in play decides who holds the first-player token in the next round.
clause-round-end_market = At the end of the round boons on Black Market cards move to the Nosferatu clan leader.
clause-round-end_marker = The round marker then moves one cell down and the next round begins.

## game-end

clause-game-end_rounds = A game lasts 10 rounds with 2 players, 9 with 3, 8 with 4.
clause-game-end_after-last = The game ends after the last round has been completed, never during it.
clause-game-end_equal-recruits = All players recruit the same number of vampires, one per round.

## event

clause-event_award = At game end each event goes to the player with the most vampires showing its attribute; the clan leader counts as one vampire.
clause-event_torpor = Vampires in torpor do not count for events.
clause-event_tie-leader = On a tie for the most, and only among the tied players, the matching attribute of a clan leader counts twice.
clause-event_tie-primogen = If that leaves a tie, the Primogen settles it.
clause-event_vp = In a single game each event won is worth 3 VP; in a chronicle chapter events give no VP.

## scoring

clause-scoring_sources = A score is the sum of the VP from the three battlegrounds, power, boons, notoriety and, in a single game, events; nothing else counts.
clause-scoring_leader-counts = The clan leader is a vampire of the bloodline and scores on battlegrounds like the others.
clause-scoring_winner = The player with the most VP wins.
clause-scoring_tie = Among players tied for most VP, the one with the fewest events wins.

## clan

clause-clan_general_unique-mechanic = Each clan has one mechanic of its own, found only on its clan intrigues; players use only their own clan’s intrigues.
clause-clan_general_nine = There are nine clans, each playable at every player count; the printed difficulty, best player count and frequent archetype are advice only.
clause-clan_brujah_declare = Declare Enemy puts the played intrigue under any vampire of an opponent’s bloodline, which is now an enemy; the card is not discarded.
clause-clan_brujah_torpor = An enemy in torpor cannot be a target and is not counted among the enemies.
clause-clan_brujah_one-count = An enemy counts once, however many such cards lie under it.
clause-clan_brujah_leaves-play = When the enemy’s card leaves the bloodline, the intrigue goes to the Brujah discard pile.
clause-clan_gangrel_pack = The pack is every vampire of your bloodline with the coterie leader’s geography, the leader included, wherever it stands in the tree.
clause-clan_gangrel_outsider = Outsiders form a pack of their own and never join the pack of a direction.
clause-clan_lasombra_offer = Kiss the Ring lets each opponent decide whether to give a boon to the Lasombra coterie leader; a given boon is moved onto that leader.
clause-clan_lasombra_penalty = The printed penalty hits the bloodline of each opponent who gave no boon, and only those.
clause-clan_lasombra_no-boon = An opponent without a movable boon cannot give and suffers the penalty.
clause-clan_lasombra_order = Opponents decide openly one after another clockwise from the Lasombra player; penalties follow when all have decided.
clause-clan_malkavian_reveal = Name an attribute value, reveal cards from the character deck until one shows it, recruit that one and discard the other revealed cards.
clause-clan_malkavian_instead = It is resolved before and instead of the turn’s recruit.
clause-clan_malkavian_full-phase = The recruit runs a full recruiting phase, activation and abilities included, before the remaining effects of the intrigue.
clause-clan_malkavian_reshuffle = If the deck runs out during the search, the discard pile is shuffled into a new deck and the search goes on in it; the cards already revealed in this search stay aside meanwhile.
clause-clan_malkavian_not-found = If deck and reshuffled discard hold no fitting card, the search ends without a recruit and the turn’s normal recruit remains available and due.
clause-clan_nosferatu_play = A Black Market card is played and paid for like any clan intrigue, then lies face up on the table instead of being discarded; its effect is not resolved at that moment.
clause-clan_nosferatu_use = On their own turn any player, the Nosferatu player included, may put a boon from their bloodline on the card and resolve its effect.
clause-clan_nosferatu_once-per-round = Each Black Market card is used at most once per round by all players together: while a boon lies on it, it is closed.
clause-clan_nosferatu_unlimited = Black Market cards stay in play and any number of them may be.
clause-clan_nosferatu_subject = The using player resolves the market’s effect; for “gain” that player picks one of their vampires, not in torpor, as subject.
clause-clan_toreador_invite = For an Invitation the Toreador player may choose one opponent, who decides whether to use the effect too; the Toreador player uses it in any case.
clause-clan_toreador_none = The Toreador player may invite nobody.
clause-clan_toreador_reward = If the guest accepts, the Toreador coterie leader gains 2 power from the supply, not from the guest.
clause-clan_toreador_order = The Toreador player fixes the order of the two applications before the guest answers.
clause-clan_toreador_deck-recruit = A recruit chosen from the deck follows all recruiting rules (placement, activation, abilities, one per turn); then the deck is shuffled.
clause-clan_toreador_guest-recruit = A guest who accepts a recruit from the deck sets the chosen card aside face up; it is that player’s recruit in their next turn. A guest with no turn left cannot accept.
clause-clan_tremere_replace = Usurp replaces one vampire of your bloodline by a character of the queue, in the same place of the tree; the old card is discarded and the queue refreshed.
clause-clan_tremere_torpor = The replaced vampire may be in torpor; the new one is not in torpor.
clause-clan_tremere_tokens = All tokens of the old vampire except torpor pass to the new one.
clause-clan_tremere_coterie-leader = If the replaced vampire is the coterie leader of this intrigue, the newcomer takes its tokens, exhaustion included, and becomes the subject of the remaining effects.
clause-clan_tremere_not-recruit = Usurping is not recruiting: the newcomer is not activated, its abilities are not applied, and the turn’s recruit is still due.
clause-clan_tremere_no-cost = The paid queue cells cost nothing when usurping.
clause-clan_tremere_not-leader = The clan leader cannot be replaced.
clause-clan_tzimisce_tuck = Create a Monster tucks any ancilla of the queue under a vampire of your bloodline so that only its abilities show; that vampire is now an ancilla with them.
clause-clan_tzimisce_all-abilities = All abilities of the tucked card are added, never a selection; its attributes do not count.
clause-clan_tzimisce_not-recruit = It is not recruiting: nothing is activated, the new abilities are not applied at once, and the turn’s recruit is still due.
clause-clan_tzimisce_no-limit = Any number of ancillae may be tucked under one vampire; its abilities are applied top to bottom.
clause-clan_tzimisce_after-chapter = After the chapter’s aftermath tucked ancillae return to the character deck; they cannot be kept.
clause-clan_ventrue_stays = An Edict stays face up on the table with the attribute value chosen when it was played.
clause-clan_ventrue_trigger = Each time any player recruits a character with the chosen value, the Ventrue player resolves the edict’s effect.
clause-clan_ventrue_one = Only one edict is in play; playing a new one discards the older.
clause-clan_ventrue_fixed = The chosen value cannot be changed.
clause-clan_ventrue_marker-no-vp = The marker on the edict comes from the supply and gives no VP.

## battleground

clause-battleground_high-low_setup = One clan-politics token starts on the neutral cell.
clause-battleground_high-low_activation = Activating a class moves the token one cell towards that class.
clause-battleground_high-low_decisive-victory = When the token reaches the last cell of a side, every vampire of that class in all bloodlines receives 1 power and the token returns to neutral.
clause-battleground_high-low_scoring = At game end each vampire of the class on whose side the token stands scores the 1 or 2 VP of its cell; on neutral nobody scores.
clause-battleground_high-low_token-side = Which face of the token is up has no effect.
clause-battleground_beast-within_setup = Each morality token starts on the start cell with the side of the clan leader’s temperament up.
clause-battleground_beast-within_match = If the activated temperament equals the side up, the acting player’s token rises one cell.
clause-battleground_beast-within_mismatch = If not, the token is turned over, falls one cell and the acting player draws 1 clan intrigue.
clause-battleground_beast-within_bounds = A move beyond either end of the scale does not happen.
clause-battleground_beast-within_first-player = At round end the player alone on the highest cell takes the first-player token.
clause-battleground_beast-within_first-player-tie = If several share the highest cell, the first-player token stays with its holder, even if the holder is not among them.
clause-battleground_beast-within_scoring = At game end each player scores the VP printed at their own token’s cell.
clause-battleground_war-of-princes_setup = Each of the four factions starts with 7 ankhs on its start area.
clause-battleground_war-of-princes_activation = Activating a geography moves one ankh of that faction, from its start area or any territory, to an adjacent territory.
clause-battleground_war-of-princes_occupied = An ankh cannot move into a territory holding an ankh of another faction; joining ankhs of its own faction is allowed.
clause-battleground_war-of-princes_no-start-area = No ankh may move into a start area, not even its own.
clause-battleground_war-of-princes_no-move = If the faction has no legal move, nothing happens; if it has one, it must be made.
clause-battleground_war-of-princes_outsider-activation = An outsider activates a faction of the acting player’s choice.
clause-battleground_war-of-princes_winner = The faction present in the most territories wins; the central territory counts as two; several factions may win together.
clause-battleground_war-of-princes_scoring = Each vampire of a winning faction scores 2 VP; with a tie those of every tied faction do.
clause-battleground_war-of-princes_outsider-scoring = Each outsider scores 1 VP, whoever wins.
clause-battleground_inquisition_setup = One clan-politics token stands on Vaticanum in each of the four columns.
clause-battleground_inquisition_activation = Activating turns the token in the vampire’s column to the activated class, then moves it to iudices unless it is there already.
clause-battleground_inquisition_trial-trigger = When all four tokens are on iudices, a trial takes place.
clause-battleground_inquisition_trial-targets = The vampires with the most notoriety over all bloodlines are the targets; ties are all targets.
clause-battleground_inquisition_trial-torpor-ignored = Vampires in torpor are not targets, and their notoriety is ignored when finding the highest.
clause-battleground_inquisition_trial-verdict = A target whose notoriety plus the number of tokens showing its class is 5 or more goes to torpor.
clause-battleground_inquisition_trial-survivor = A target that is not convicted receives 1 notoriety.
clause-battleground_inquisition_trial-reset = After the trial all tokens go back to Vaticanum.
clause-battleground_inquisition_scoring = At game end the class shown by fewer tokens scores 1 VP per vampire; with equal numbers neither scores.
clause-battleground_anarch-revolt_setup = Each of the four cities starts with 4 ankhs.
clause-battleground_anarch-revolt_activation = Activating a geography takes one ankh from the matching city and puts it on the activated vampire or into the fire, as the acting player chooses.
clause-battleground_anarch-revolt_burned = When three ankhs of a city are in the fire, the city is burned and its fourth ankh goes into the fire too.
clause-battleground_anarch-revolt_fire-final = An ankh in the fire never returns to its city, not even by a respite.
clause-battleground_anarch-revolt_respite = When the last ankh of an unburned city has been placed, each vampire holding ankhs of that city receives 1 power, whatever the number of its ankhs.
clause-battleground_anarch-revolt_respite-return = After a respite all ankhs of that city return from the vampires to the city.
clause-battleground_anarch-revolt_coup = When a vampire holding ankhs goes to torpor, all its ankhs go into the fire.
clause-battleground_anarch-revolt_outsider = An outsider activates a city of the acting player’s choice.
clause-battleground_anarch-revolt_scoring = At game end each vampire whose city is not burned scores as many VP as cities are burned; each outsider scores 1 VP.
clause-battleground_masquerade_setup = The four investigators start on the investigators’ cell, one for each row, and 3 ankhs lie on the last cell of each row.
clause-battleground_masquerade_activation = Activating a geography moves the investigator of its row one cell forward.
clause-battleground_masquerade_outsider-activation = Activating an outsider moves one investigator of the acting player’s choice two cells forward.
clause-battleground_masquerade_breach = When an investigator reaches the last cell, one ankh of that cell goes onto the activated vampire and the investigator returns to the start.
clause-battleground_masquerade_cleanup = A player who sends a vampire holding an ankh to torpor gains 2 power; the ankhs go back to their places on the board.
clause-battleground_masquerade_cleanup-trial = If a trial sends a vampire holding ankhs to torpor, its ankhs go back to their places on the board and nobody is rewarded.
clause-battleground_masquerade_scoring = At game end each vampire scores as many VP as ankhs are left on the last cell of its geography’s row; each outsider scores 1 VP.
clause-battleground_court_setup = Five clan-politics tokens start outside the city walls, the title tokens on their places, the time token on the Harpy.
clause-battleground_court_activation = Activating a class moves one token into the city with that class up.
clause-battleground_court_vote-trigger = When the last token enters the city, a vote takes place; the class with more tokens prevails.
clause-battleground_court_vote-winner = The untitled vampire of the prevailing class with the most power over all bloodlines receives the title under the time token.
clause-battleground_court_vote-ineligible = Vampires in torpor and those with a title cannot receive a title; their power is ignored in the vote.
clause-battleground_court_vote-tie = If the most power is tied, nobody receives the title; the tokens go back and the time token still advances.
clause-battleground_court_vote-reset = After a vote all politics tokens go back outside and the time token moves to the next title.
clause-battleground_court_pretenders = A player who sends a titled vampire to torpor steals its title.
clause-battleground_court_scoring = At game end a player scores 2 VP for each of their vampires of the Prince’s class and 2 VP per title in the bloodline.
clause-battleground_humanity_setup = Each morality token starts on 8 with the side of the clan leader’s temperament up.
clause-battleground_humanity_match = If the activated temperament equals the side up, the acting player’s token moves one cell down and that player draws 1 clan intrigue.
clause-battleground_humanity_mismatch = If not, the token is turned over and nothing else happens.
clause-battleground_humanity_bounds = A move beyond either end of the scale does not happen.
clause-battleground_humanity_first-player = At round end the player alone on the lowest cell takes the first-player token.
clause-battleground_humanity_first-player-tie = If several share the lowest cell, the first-player token stays with its holder.
clause-battleground_humanity_scoring = At game end each player scores the VP printed at their own token’s cell.
clause-battleground_sabbat-wars_setup-tokens = All numbered tokens lie face down on their faction’s start place; one random Camarilla and one random Sabbat token go face down into every region.
clause-battleground_sabbat-wars_setup-allegiance = Allegiances are dealt at random: 2 players Camarilla, Sabbat; 3 players Camarilla, Sabbat, Anarchs; 4 players two Camarilla and two Sabbat.
clause-battleground_sabbat-wars_region = An activation acts in the region of the vampire’s geography; the vampire’s archetype selects which of the four actions is done.
clause-battleground_sabbat-wars_add = Add: a token is put face down into the region.
clause-battleground_sabbat-wars_turn = Turn: one token of the region is turned over.
clause-battleground_sabbat-wars_discard = Discard: any one token of the region is put on its faction’s discard.
clause-battleground_sabbat-wars_move = Move: one token of the region moves to any other region; a full region may be chosen, and the token then goes back to the supply.
clause-battleground_sabbat-wars_capacity = Each cell holds one token; a token added or moved into a region without a free cell goes back to the supply, face down to its faction’s start place.
clause-battleground_sabbat-wars_start-empty = If a faction’s start place is empty, its discarded tokens are put back there.
clause-battleground_sabbat-wars_control = At game end all tokens are revealed; in each region the faction with the higher sum has control.
clause-battleground_sabbat-wars_winner = Camarilla or Sabbat win with control of 3 or more regions; otherwise the Anarchs win, even if nobody follows them.
clause-battleground_sabbat-wars_scoring = Every player loyal to the winning faction scores 9 VP; vampires score nothing here.

## chronicle

clause-chronicle_prologue_required = Every player completes the prologue before the first chapter; it is preparation, not a game.
clause-chronicle_prologue_names = Each player takes a haven (envelope) and a character sheet and enters the player’s and the character’s name.
clause-chronicle_prologue_mark = Each player marks one box in one of the sections Resources, Abilities or Morality.
clause-chronicle_prologue_discipline = Each player marks one box of any Discipline.
clause-chronicle_prologue_title = Each player invents a title for the character and writes it down.
clause-chronicle_prologue_agent-choice = For the first agent each player draws three random characters and keeps one.
clause-chronicle_prologue_agent-ascend = The chosen card is turned to its ancilla side, may be given a name, receives a clan sticker of the player’s choice and goes into the haven.
clause-chronicle_setup_length = A chronicle has 21 chapters, grouped into 7 ages.
clause-chronicle_setup_events = Instead of base events, reveal the chapter overview and the next five events from the top of the chronicle deck, and no more.
clause-chronicle_setup_first-player = In chapter 1 the oldest player is first player; later the last-placed player of the previous chapter.
clause-chronicle_setup_clan-order = In chapter 1 clans are chosen from the youngest to the oldest player; later in reverse order of the previous result, the winner last.
clause-chronicle_setup_clan-free = Each chapter every player chooses a clan anew; it may differ from the last one.
clause-chronicle_setup_burdens = Burden effects resolve after the bloodlines have been set up.
clause-chronicle_results_order = After each chapter: 1 record results, 2 overview, 3 events, 4 burden, 5 abilities, 6 agents, in this order.
clause-chronicle_results_priority = Where the order of players matters (few stickers left), players with fewer events act first.
clause-chronicle_results_record = Write each player’s name and clan played at the place reached.
clause-chronicle_results_age-points = Places 1-4 earn age points: first chapter of the age 2, 1, 1, 0; second 3, 2, 1, 1; third 5, 3, 2, 1.
clause-chronicle_overview_places = The winner of a chapter is the player in first place, the loser the one in last place.
clause-chronicle_overview_title = The chapter’s winner writes its title into the title cells of the sheet.
clause-chronicle_overview_conspiracy = The last-placed player conspires: chooses X clan intrigues from the research deck, X as on the overview, and adds them to that clan’s intrigues for the rest of the chronicle.
clause-chronicle_overview_conspiracy-clan = Only intrigues of the clan played in this chapter may be chosen.
clause-chronicle_events_resolve = Each event has gone to one player, who turns it over and resolves it.
clause-chronicle_events_choice = An event offers a choice; the holder marks 1 box of the parameter belonging to the option chosen.
clause-chronicle_events_reward = Each event also gives its one printed reward: asset, reveal or ascension.
clause-chronicle_events_asset = Asset: the asset goes into the haven, is noted on the sheet and may be used in a later chapter.
clause-chronicle_events_asset-spent = A discarded asset is out for the rest of the chronicle.
clause-chronicle_events_asset-science = Science asset: take any one clan intrigue from your discard pile into your hand.
clause-chronicle_events_asset-war = War asset: remove 1 to 5 characters from the queue.
clause-chronicle_events_asset-wealth = Wealth asset: recover any one vampire.
clause-chronicle_events_asset-secrets = Secrets asset: apply the abilities of any one vampire.
clause-chronicle_events_reveal = Reveal: the named chronicle character or clan leader comes into the game.
clause-chronicle_events_ascension = Ascension: choose a base character of your bloodline, not in torpor, turn it to its ancilla side, put on a sticker of the clan played and optionally a name.
clause-chronicle_events_thin-blood = Whenever a clan sticker may be put on, a thin-blood sticker may be used instead.
clause-chronicle_events_thin-blood-effect = A thin-blood vampire follows all normal rules but belongs to no clan and is never free in the two paid cells.
clause-chronicle_burden_winner = The winner adds one random burden to the haven; several burdens may pile up.
clause-chronicle_burden_others = Every other player discards one random burden, if any.
clause-chronicle_abilities_sticker = Each player may put one ability sticker on any ancilla of their bloodline.
clause-chronicle_abilities_slot = The ancilla needs a free sticker place.
clause-chronicle_abilities_gate = The player’s own sheet decides which stickers are available: stronger ones need more marked boxes of their parameter.
clause-chronicle_agents_save = Each player may move one vampire of their bloodline, not in torpor, into the haven; it can be recruited in the next chapter.
clause-chronicle_agents_limit = A haven holds at most one vampire; a chronicle character won by an event counts, clan leaders do not.
clause-chronicle_agents_rest-returns = All other characters of bloodlines, queue and discard return to the character deck for the next chapter.
clause-chronicle_deck_no-shuffle = The chronicle deck is never shuffled; cards come in their fixed order.
clause-chronicle_deck_continue = After a chapter cards are taken from the chronicle deck until the card that opens the next chapter appears.
clause-chronicle_deck_locked-components = Components marked for the chronicle are used only once the chronicle has revealed them.
clause-chronicle_deck_base-characters = New base characters are added to the character deck, base side up.
clause-chronicle_deck_chronicle-characters = Chronicle characters are always ancillae; without a printed clan the event’s holder puts on a sticker of the clan played or thin blood.
clause-chronicle_deck_chronicle-characters-place = The holder chooses whether the chronicle character goes into the haven or into the character deck.
clause-chronicle_deck_leader-owner = A new clan leader goes into the haven of the event’s holder, who alone may use it instead of a standard leader when playing that clan.
clause-chronicle_deck_leader-intrigues = Intrigues named on a new leader that are not yet in the game are added to that clan for good, for all players.
clause-chronicle_persist_kept = Carried over between chapters: sheets, titles, havens with vampire, leaders, assets and burdens, ascended and stickered cards, added intrigues and characters, outcome marks, results.
clause-chronicle_persist_not-kept = Every chapter is self-contained: power, notoriety, boons, exhaustion, torpor, hands and board positions start afresh.
clause-chronicle_persist_winner-per-chapter = Each chapter has its own winner; winning chapters does not by itself win the chronicle.
clause-chronicle_age-end_when = Every third chapter ends an age; the age-end steps follow its aftermath.
clause-chronicle_age-end_winner = The age is won by the player with the best results of its three chapters (most age points).
clause-chronicle_age-end_tie = Ties go to the tied player with more VP from the age’s key battleground in the third chapter.
clause-chronicle_age-end_key-leaves = The key battleground leaves the game after the age and another takes its place.
clause-chronicle_age-end_reveal = At this point new chronicle cards and the rules of the new battleground are opened.
clause-chronicle_age-end_outcome = The age winner chooses one of the outcome cards just opened and marks its boxes on the outcome sheet.
clause-chronicle_age-end_outcome-permanent = The mark changes the worth of parameters on all players’ sheets for good.
clause-chronicle_finale_when = The chronicle ends after the seventh age.
clause-chronicle_finale_score = Each parameter’s marked boxes are multiplied by its worth on the outcome sheet and summed.
clause-chronicle_finale_worth-range = Worth is 1 to 3 for Resources, Abilities and Morality and −1 to +1 for Loyalty; the limits apply after each outcome, and what would exceed them is lost.
clause-chronicle_finale_disciplines = Each marked Discipline box is worth 1 point.
clause-chronicle_finale_titles = Each title won is worth 1 point.
clause-chronicle_finale_winner = The player with the most points wins the chronicle and receives the last card of the chronicle deck.
clause-chronicle_join-late_skip = Players may skip chapters and others may take their place; the chronicle goes on with those present.
clause-chronicle_join-late_prologue = A new player completes the prologue before the first game.
clause-chronicle_join-late_catch-up = Then the new player marks one box in any section for each chapter missed.

## variant

clause-variant_sacrifice-limited = Option: only the clan leader, and vampires with the sacrifice ability, may have a childe sacrificed for them.
clause-variant_haven-refresh = Option: after recruiting from the haven, the rightmost queue character is discarded and the queue refreshed.
clause-variant_contested-borders_move = Option for War of Princes: an ankh may move to any adjacent territory, occupied or not.
clause-variant_contested-borders_remove = Option for War of Princes: if at the moment of the move the faction already had more ankhs there than another faction, one ankh of that other faction is removed from that territory and the game.
clause-variant_contested-borders_control = Option for War of Princes: a territory is controlled by the faction with most ankhs in it, and by all factions tied for most.
clause-variant_deck-growth = Option: besides the loser’s conspiracy every other player except the winner may add one research intrigue of the clan played.

## faq

clause-faq_clan-stickers-out = If no sticker of the clan is left, a thin-blood sticker is used.
clause-faq_thin-blood-out = If thin-blood stickers are gone too, a sticker of any clan may be used.
clause-faq_thin-blood-no-bond = A thin-blood vampire cannot receive Bond.
clause-faq_banish-leader = A clan leader can never be banished.
clause-faq_chapter-end-asset = With the expansions, a chapter-end card showing an asset goes to the chapter’s winner and is used as an ordinary asset.
clause-faq_expansion-insert = Expansion cards are sorted into the chronicle deck by number, without shuffling, before the first chapter or later chapter by chapter by comparing numbers.
clause-faq_keep-events = Won event cards are kept in the winner’s haven.

## example

clause-example_scoring-18 = Of High and Low Clans, War of Princes, Beast Within: high clans win with 4 high vampires at 2 VP (8); east wins with 1 east vampire (2) and 1 outsider (1); morality 3; power 5; notoriety −4; 3 boons 3. Total 18 VP.
clause-example_chronicle-30 = Resources 3, Abilities 2, Morality 14, Disciplines 4, Loyalty 1, titles 6. Total 30 points.
