## golden

clause-golden_reference-over-booklet = Where the rules reference and the introductory booklet disagree, the reference is followed.
clause-golden_component-over-reference = Text printed on a card or on a character sheet overrides the rules reference.
clause-golden_cannot-absolute = An effect worded “cannot” is absolute; no other game effect may override it.
clause-golden_may-optional = An effect worded “may” is optional for the player it addresses; every other effect is mandatory.

## setup

clause-setup_players = A game has 2 to 5 players: exactly one plays Dracula (and gets the reference map), the other one to four play the hunters (and get hunter reference cards).
clause-setup_all-four-hunters = All four hunters (Lord Godalming, Dr. Seward, Van Helsing, Mina Harker) are in play at every player count, each with a sheet and a figure. They are shared out among the hunter players so that each hunter has exactly one controlling seat.
clause-setup_influence-zero = The influence marker starts on space 0.
clause-setup_time-monday-day = The time marker starts on the Monday day space, with no despair token on the time track.
clause-setup_item-deck = All item cards are shuffled into one face-down item deck; no hunter starts with an item unless a card or sheet says so.
clause-setup_event-deck = Hunter events and Dracula events are shuffled together into one single face-down event deck.
clause-setup_hunter-combat-cards = Hunter combat cards are sorted by type into three piles (Punch, Dodge, Escape); they are available to every hunter in combat.
clause-setup_dracula-decks = Encounter cards and Dracula combat cards form two separate face-down decks, each shuffled on its own.
clause-setup_location-deck = The location deck holds every location card in number order together with the five power cards; it is not shuffled and only Dracula handles it.
clause-setup_token-pools = Ticket tokens lie face down and mixed in their pool; all other tokens lie sorted by type in open pools.
clause-setup_dracula-encounters = Dracula draws five encounter cards as his starting hand.
clause-setup_dracula-rumor = Dracula starts with one rumor token in front of him.
clause-setup_hunter-start = Before Dracula chooses his start, each hunter’s figure is placed in a city of that hunter’s choice; several hunters may start in the same city.
clause-setup_dracula-start = Dracula secretly chooses a location card and puts it face down on the first Trail space; his figure stands beside that space and not on the map.
clause-setup_dracula-start-not-sea = Dracula cannot start in a sea zone.
clause-setup_dracula-start-not-castle = Dracula cannot start in Castle Dracula.
clause-setup_dracula-start-not-hunter-city = Dracula cannot start in a city where any hunter starts.
clause-setup_dracula-start-no-power = Dracula cannot place a power card instead of a location card during setup.
clause-setup_no-start-encounter = No encounter card and no rumor token are placed on Dracula’s starting location during setup.
clause-setup_first-turn = Play begins on Monday day with the hunters’ day actions; the first dawn is skipped because the marker already stands on a day space.

## time

clause-time_round-order = A round runs dawn, day, dusk, night (the hunter phase) and then, after every hunter has had a chance to act at night, the Dracula phase: movement step (slide hideouts, choose a card), then encounter step (encounter, optional rumor).
clause-time_dawn-advance = At dawn the time marker moves from the current night space to the next day space.
clause-time_dusk-advance = At dusk the time marker moves from the current day space to the next night space.
clause-time_week-end = When the marker moves from Sunday night to Monday day, one despair token is placed in the middle of the time track and Dracula gains one rumor token.
clause-time_dawn-dusk-events = Event cards whose timing is dawn or dusk are played right after the time marker has moved.
clause-time_end-of-dusk = At the end of dusk, after any dusk combat, Dracula performs the mandatory removals of roadblock, fog and storm tokens; Heavenly Host tokens likewise leave at the end of dawn, after any dawn combat.
clause-time_hunter-turn-order = Both by day and by night the hunters act in this fixed order: Lord Godalming, Dr. Seward, Van Helsing, Mina Harker.

## action

clause-action_one-per-half-day = In the hunter phase each hunter performs one action during the day and one action during the night.
clause-action_list = The hunter actions are move, reserve a ticket, rest, search, supply, trade and special.
clause-action_pass = A hunter may pass and take no action, unless a rule forces them to move.
clause-action_move-day-only = A hunter may take a move action, by road, rail or sea, only during the day, unless a card says otherwise.
clause-action_sea-day-must-move = A hunter in a sea zone by day must move to an adjacent sea zone or an adjacent port and cannot pass.
clause-action_sea-night-must-pass = A hunter in a sea zone at night takes no action.
clause-action_special = As a special action, by day or by night, a hunter resolves an event or item card marked as an action or a character ability that requires an action; a card marked as a day or a night action only then.
clause-action_abilities = Every character sheet carries at least two abilities: some strengthen an action, some apply constantly, some are used as a special action.
clause-action_delayed_recover = A delayed hunter’s figure lies on its side (public); instead of the hunter’s next action it is stood up again, and the hunter is no longer delayed.
clause-action_delayed_sea = A delayed hunter in a sea zone by day stands up instead of making the compulsory sea move.
clause-action_delayed_fights = A delayed hunter in Dracula’s current location takes part in the combat with Dracula.
clause-action_delayed_twice = Delaying a hunter who is already delayed has no effect; only one action is lost.
clause-action_delayed_voluntary = A hunter who is already delayed cannot choose to become delayed as the price of an optional effect.
clause-action_ticket_draw = To reserve a ticket the hunter draws one ticket token at random from the face-down pool, looks at it and keeps it face down.
clause-action_ticket_keep-or-discard = Having looked at the drawn ticket, the hunter may keep it or discard it.
clause-action_ticket_limit = A hunter holds at most two tickets; with two already, reserving another means discarding one first and only then drawing.

## move

clause-move_hunter-modes = A hunter moves by road, by rail or by sea; one move action uses exactly one of these modes.
clause-move_dracula-no-rail = Dracula moves by road or by sea; he cannot move by rail.
clause-move_dracula-procedure = To move, Dracula secretly takes from his deck the location card of an adjacent location and places it face down on the first Trail space.
clause-move_road = By road a character moves to one adjacent city, that is along exactly one road.
clause-move_rail_spend = To move by rail the hunter must spend one ticket: it is shown, returned face down to the pool, and the pool is mixed. Without a ticket there is no moving by rail.
clause-move_rail_distance = The hunter may move to any city at most X railways away, X being the applicable value of the spent ticket; using fewer is allowed.
clause-move_rail_white-value = If the route uses only white railways, the white value of the ticket is the limit.
clause-move_rail_yellow-value = If the route uses at least one yellow railway, alone or mixed with white ones, the yellow value of the ticket is the limit for the whole route.
clause-move_rail_no-yellow = A ticket without a yellow value cannot be used on a route that contains a yellow railway.
clause-move_rail_no-stops = A hunter travelling by rail does not move into the places on the way; only the destination counts as entered.
clause-move_sea_steps = By sea a character moves one step: from a port to its adjacent sea zone, from a sea zone to an adjacent sea zone, or from a sea zone to an adjacent port.
clause-move_sea_cagliari = Cagliari has two anchors: it is adjacent to both the Mediterranean Sea and the Tyrrhenian Sea.
clause-move_sea_no-reveal = When a hunter is in a sea zone that is a hideout, Dracula does not reveal its location card.
clause-move_sea_dracula-embark-damage = Dracula suffers 2 damage when he moves from a port into a sea zone.
clause-move_sea_dracula-sea-to-sea-damage = Dracula suffers 1 damage when he moves from one sea zone to another.
clause-move_sea_dracula-powers-forbidden = While Dracula’s current location is a sea zone he cannot play Feed, Dark Call or Hide.
clause-move_sea_dracula-powers-allowed = While Dracula’s current location is a sea zone he may still play Misdirect as usual, and Wolf Form in its sea version.
clause-move_sea_no-combat = A hunter and Dracula in the same sea zone do not fight at dawn or dusk, because Dracula’s sea location is not revealed.
clause-move_dracula_must-be-reachable = Dracula may choose a location card only if he can move there from his current location: from a city to an adjacent city, from a port also to an adjacent sea zone, from a sea zone to an adjacent sea zone or port.
clause-move_dracula_into-hunter-city = If Dracula chooses a city with at least one hunter in it, he plays that location card face up.
clause-move_castle_is-city-for-movement = Castle Dracula is a location that works like a city; both Dracula and hunters may move there.
clause-move_castle_heal = When Dracula places the Castle Dracula card on the Trail in his movement step, he heals 5 damage (or all he has, if less).
clause-move_castle_hunter-actions = A hunter in Castle Dracula cannot supply and cannot reserve a ticket.
clause-move_location_definition = Every city and every sea zone is a location with exactly one location card. A hunter’s current location is where the figure stands and is always public.
clause-move_location_same-as-hideout = A hunter whose location matches the location card of a hideout or lair is in the same location as all cards and tokens of that hideout or lair, including its encounter cards.

## adjacency

clause-adjacency_cities = Two cities are adjacent if a single road connects them.
clause-adjacency_sea-zones = Two sea zones are adjacent if they share a border.
clause-adjacency_port = A city with an anchor is a port and is adjacent to the sea zone in which its anchor is printed.
clause-adjacency_rail-irrelevant = Railways do not make cities adjacent.
clause-adjacency_roadblock-irrelevant = Roadblock tokens hinder movement but do not change adjacency.

## region

clause-region_list = The map has seven coloured regions: Britain, Iberia (Spain), France (Gaul), Germany, Italy, Austria-Hungary and the Balkans.
clause-region_membership = A region is the group of cities in one coloured sector; effects that name regions, such as Mina’s Psychic Bond, refer to it. Sea zones belong to no region.

## supply

clause-supply_large-city-item = A hunter who supplies in a large city first draws the top item card and then gets the event part; elsewhere there is only the event part.
clause-supply_day-hunter-event = A hunter who supplies by day takes the top event card if its back shows the hunter symbol.
clause-supply_day-dracula-event = If the top event has a Dracula back when a hunter supplies by day, it is discarded face down; nobody sees its face and the hunter gets no event.
clause-supply_night-hunter-event = When a hunter supplies by night, the event is taken from the bottom of the event deck; if it has a hunter back, the hunter takes it.
clause-supply_night-dracula-event = When a hunter supplies by night and the bottom card has a Dracula back, Dracula takes it into his hand; the hunter does not see its face.
clause-supply_where = Supply is possible in any city by day or night, not in Castle Dracula, not at sea, and in a hospital only in its modified form.
clause-supply_item-hand-limit = A hunter holds at most 3 item cards, Dr. Seward 4; combat cards do not count towards the limit, and items above it are discarded at once.
clause-supply_deck-exhausted = When a deck that must be drawn from is empty, its discard pile is shuffled into a new deck; face-down event discards are shuffled in without being shown.

## trade

clause-trade_same-city = As a trade action a hunter chooses another hunter in the same city; the two may show each other item cards and tickets and give each other any number of them.
clause-trade_only-items-and-tickets = An ordinary trade exchanges item cards and tickets only, not event cards.
clause-trade_not-at-sea = Hunters cannot trade at sea.
clause-trade_not-with-hospital = A hunter in a hospital cannot take part in a trade with a hunter in the linked city.
clause-trade_partner-consent = Both partners decide freely what they show and give; nothing changes hands without the consent of its owner’s seat.
clause-trade_leader_any-city = Using his Leader ability Van Helsing may choose a hunter in any city on the board.
clause-trade_leader_events-only = With Leader the two hunters may share information as usual but exchange event cards only, neither items nor tickets.
clause-trade_limits-after = Hand and ticket limits hold after a trade or a Leader exchange; a player above a limit must get down to it at once.

## rest

clause-rest_one = A rest action heals 1 damage on the resting hunter.
clause-rest_with-seward = A hunter who rests in the same city as Dr. Seward heals 2 damage instead of 1; Dr. Seward himself always heals 2.

## search

clause-search_reveal-all = When a hunter searches in a hideout or lair, Dracula must reveal all unrevealed encounter cards of that hideout or lair.
clause-search_resolve-all = Having revealed the cards in a search, Dracula must resolve the effect of every encounter card of that hideout or lair, also of those that were already face up, ignoring matured effects.
clause-search_order = The order in which several encounter cards are resolved in a search is chosen by the searching hunter.
clause-search_requires-hideout = Search works only in a hideout or lair; elsewhere there is nothing to reveal and the action is not available.
clause-search_fog = A hunter cannot search in a city with a fog token.
clause-search_linked-hide = A search in a location linked to Hide covers the encounter cards of both hideouts, the location’s and the Hide card’s.
clause-search_discard-after = After a searched encounter card has been resolved it is discarded unless its text or the vampire rules keep it in place.

## ambush

clause-ambush_trigger = After a hunter has moved into a hideout or lair, Dracula first reveals its location card and then may, but need not, ambush that hunter with an encounter card there.
clause-ambush_resolve = To ambush, Dracula reveals the chosen encounter card and resolves its effect on that hunter, ignoring its matured effect.
clause-ambush_forced-move = A hunter moved by a game effect into a hideout or lair may be ambushed just like one who took a move action.
clause-ambush_revealed-card = Dracula may ambush with an encounter card that is already face up.
clause-ambush_card-forbids = An encounter card that says it cannot be used to ambush (Hoax, Aristocratic Vampire) cannot ambush; it acts only when searched or matured.
clause-ambush_discard = After its effect Dracula must discard the encounter card unless the card says otherwise.
clause-ambush_multiple = If a hideout or lair holds several encounter cards, Dracula may ambush the same hunter several times, once per card, in the order he chooses.
clause-ambush_sequential = Each ambush is resolved completely before the next is chosen; Dracula stops when he wishes or when the hunter is no longer in that location.
clause-ambush_only-on-arrival = An ambush is possible only directly after that hunter’s arrival and only against that hunter.
clause-ambush_linked-hide = A hunter entering a location linked to Hide may be ambushed with any number of encounter cards from the location’s hideout and from the Hide hideout.

## encounter

clause-encounter_placed-in-encounter-step = In the encounter step Dracula must choose one encounter card from his hand and place it face down on the hideout on the first Trail space.
clause-encounter_step-skipped = Dracula skips the encounter step if in the movement step he played a sea location, a city with at least one hunter in it, Dark Call or Feed.
clause-encounter_skip-includes-rumor = When the encounter step is skipped, no rumor token may be placed in that phase either.
clause-encounter_forbidden-cards = Encounter cards cannot be placed on sea location cards, Dark Call, Feed or Misdirect; the location placed together with Misdirect receives one as usual.
clause-encounter_facedown = Encounter cards in play are face down until revealed or discarded.
clause-encounter_two-effects = Every encounter card has an effect; some also have a matured effect, used only when its hideout matures.
clause-encounter_hand-refill = Whenever Dracula has fewer than five encounter cards in hand he draws until he has five.
clause-encounter_hand-no-limit = There is no upper limit to Dracula’s encounter hand; above five he draws nothing and discards nothing.
clause-encounter_multiple-per-hideout = A hideout or lair may hold several encounter cards.

## hideout

clause-hideout_definition = A hideout is everything (cards and tokens) on one Trail space; Dracula creates it by placing a location or power card on an empty space.
clause-hideout_dracula-may-look = Dracula may look at the cards of his hideouts at any time.
clause-hideout_revealed-stays = A revealed card of a hideout or lair stays face up until the hideout or lair is cleared or matured, that is until the card returns to a deck, a discard pile or a hand.
clause-hideout_reveal-on-entry = After a hunter moves, or is moved, into a city that is a hideout, Dracula must reveal that hideout’s location card.
clause-hideout_reveal-location-only = Entering a hideout reveals the location card (and a linked Hide), not the encounter cards; those are revealed by an ambush or a search.
clause-hideout_cleared = When a hideout or lair is cleared, its location and power cards return to the location deck, its encounter cards are discarded without any effect, and its tokens (rumor, damage) return to the pool.
clause-hideout_cleared-leaves-gap = Clearing a hideout leaves its Trail space empty; other hideouts do not move until the next slide.
clause-hideout_bat-card-inert = An Escape as Bat card lying in a hideout has no effect; it only marks how Dracula came there and is missing from his combat deck until the hideout is cleared or slides off the sixth space.

## lair

clause-lair_definition = A lair is the set of cards and tokens on one of the three lair spaces beside the Trail.
clause-lair_create = Only a hideout that has slid off the sixth Trail space can become a lair: its location card with encounters and tokens moves to a free lair space.
clause-lair_add-encounter = When a hideout becomes a lair, Dracula places one encounter card from his hand face down into it (and refills his hand to five).
clause-lair_three-max = At most three lairs exist; if all spaces are taken Dracula may clear one lair to make room for the new one.
clause-lair_no-power-cards = Power cards cannot become lairs; a hideout without a location card is always matured, that is cleared, when it slides off.
clause-lair_no-sea = A sea location cannot become a lair, because a lair receives an encounter card and encounters cannot be placed on sea locations.
clause-lair_hunter-enters = After a hunter moves, or is moved, into a lair’s location, Dracula reveals the lair’s location card and may ambush that hunter.
clause-lair_empty-cleared = If a lair whose location a hunter is in has no encounter cards, Dracula clears that lair.
clause-lair_dracula-may-move-in = In his movement step Dracula may move into a lair’s location under the normal movement rules.
clause-lair_back-to-hideout = When Dracula moves into a lair, the whole lair moves to the first Trail space and becomes a hideout; no card is taken from the deck, and in the encounter step a new encounter is added as usual.
clause-lair_back-visible = Hunters see which lair moved to the Trail; if its location card was face up it stays face up, so Dracula’s current location is known and his figure goes there.
clause-lair_does-not-slide = Lairs lie outside the Trail: they do not slide and do not mature.

## mature

clause-mature_resolve-any = When a hideout matures, Dracula may reveal any number of its encounter cards and resolve their matured effects one by one, in the order he chooses.
clause-mature_vampire-ends = A vampire’s matured effect clears its own hideout and so ends the maturing: at most one vampire is resolved in a maturing hideout.
clause-mature_clear = After the matured effects all encounter cards of the hideout are discarded, resolved or not, unless a card says otherwise, and the hideout is cleared: location and power cards to the location deck, damage and rumor tokens off.
clause-mature_before-choice = Maturing or converting the hideout that slid off is finished before Dracula chooses the new card.
clause-mature_location-not-revealed = Maturing by itself reveals only the encounter cards Dracula resolves; the location card is shown only if a resolved matured effect reveals it, otherwise a face-down location returns to the deck unseen.
clause-mature_vampire-influence = Maturing a vampire encounter advances the influence marker by the number printed on that card.

## trail

clause-trail_six-spaces = The Trail has six spaces numbered 1 to 6 from the left.
clause-trail_slide = At the start of the movement step every hideout, with all its cards and tokens, slides one space along the Trail, from 1 towards 6.
clause-trail_shift_mature-or-lair = When a hideout slides off the sixth space Dracula must at once choose: mature it or turn it into a lair.
clause-trail_no-reuse-location = A location card that lies on the Trail cannot be chosen again until it has left the Trail (slid off or been cleared).
clause-trail_no-reuse-power = A power card that lies on the Trail cannot be used again until it has slid off the sixth space (or its hideout was cleared).
clause-trail_current_leftmost = Dracula’s current location is the leftmost location card on the Trail, usually on space 1; Dark Call, Feed, Hide and Misdirect are no locations and are ignored.
clause-trail_current_card-cleared = If a matured vampire’s clearing of Trail spaces 4 to 6 takes away the card of Dracula’s own current location, he still counts as being there in every respect until he next places a location card. The place stays known to the program and as secret as its card was.
clause-trail_current_figure-revealed = While the current location is unrevealed Dracula’s figure stands beside the first Trail space; as soon as it is revealed the figure is put on that board location.

## power

clause-power_list = Dracula has five power cards: Dark Call, Feed, Hide, Misdirect and Wolf Form.
clause-power_played-in-movement-step = A power card is played instead of a location card in the movement step of the Dracula phase, following its own conditions.
clause-power_visibility = Only Hide is meant to pass unnoticed: it is placed face down like a location card. The other power cards have public consequences and are placed face up.
clause-power_dark-call_effect = Dark Call is placed on space 1 instead of a location card (Dracula stays where he is); Dracula suffers 2 damage, draws five encounter cards and discards none.
clause-power_feed_effect = Feed is placed on space 1 instead of a location card (Dracula stays where he is); Dracula heals 3 damage, or all he has if less.
clause-power_hide_effect = Hide lets Dracula stay in his current location: it is placed on the first Trail space instead of a location card.
clause-power_hide_link = On placement Hide becomes linked to the leftmost location card on the Trail (usually on space 2) and stays linked until that location card leaves the Trail.
clause-power_hide_linked-reveal = When a hunter’s movement ends in the linked location, or the linked location card is revealed in any other way, Hide is revealed too.
clause-power_hide_encounter = After playing Hide Dracula places an encounter card on it in the encounter step as if it were a location card.
clause-power_hide_no-mature = Encounters on Hide give no matured effects when Hide slides off the sixth space.
clause-power_hide_unlinked = Once the linked location card has left the Trail, the Hide hideout can neither be searched nor used for ambushes.
clause-power_hide_with-wolf-form = Hide may be played together with Wolf Form: Hide then takes the place of the location card and Dracula stays in his current location.
clause-power_misdirect_effect = To play Misdirect Dracula chooses a hideout on the Trail, clears it and puts Misdirect on the emptied space.
clause-power_misdirect_excluded = Misdirect cannot clear a hideout with a power card, with Castle Dracula, with a location linked to Hide, or Dracula’s current location.
clause-power_misdirect_location-too = In the movement step in which he plays Misdirect, Dracula also places a location card on the first Trail space under the normal movement rules; the location just cleared is available again.
clause-power_misdirect_none-available = Misdirect cannot be played when no hideout on the Trail may be cleared by it.
clause-power_wolf-form_effect = When Wolf Form is placed, Dracula suffers 1 damage and moves to a city one or two roads away; the location card of that city is placed with Wolf Form on the first Trail space.
clause-power_wolf-form_lair = If the hideout with Wolf Form becomes a lair, Wolf Form returns to the location deck and only the location becomes the lair.
clause-power_wolf-form_encounter = After Wolf Form Dracula places an encounter in the encounter step by the normal rules.
clause-power_wolf-form_from-sea = From a sea zone Wolf Form moves Dracula to an adjacent port or to a city one road from an adjacent port.
clause-power_wolf-form_path-on-trail = The Wolf Form destination must be available (in the deck or a lair); the city passed through may lie on the Trail or hold hunters.

## combat

clause-combat_dracula_mandatory = If at dawn or dusk, after the time marker has moved, a hunter is in Dracula’s current location, that hunter must fight him.
clause-combat_dracula_all-present = All hunters in Dracula’s current location take part in one common combat with him.
clause-combat_night-effects = If the combat takes place at dusk or at night, Dracula applies the night effects of his combat cards; at dawn and by day he does not, unless a card says otherwise.
clause-combat_vampire_trigger = If an encounter card tells the hunter to fight this vampire, the hunter must start combat with it; this happens through a search or an ambush.
clause-combat_vampire_reckless-single = Only one hunter fights a Reckless Vampire.
clause-combat_vampire_new-join = Other hunters in the same location may join a fight with a New Vampire by becoming delayed.
clause-combat_rounds = Combat is a series of rounds of eight steps: choose cards, choose the engaged hunter, reveal, compare symbols, resolve Dracula’s effect, resolve hunter effects, check the combat, refresh hands.
clause-combat_start_hands = At the start of combat Dracula has a hand drawn from his shuffled combat deck, and each hunter has three combat cards plus any bannered items.
clause-combat_step1_choose = Step 1: every participant secretly and independently chooses one card from hand and lays it face down.
clause-combat_step1_dracula-card = Dracula must choose one of the combat cards in his hand, also when he fights through a vampire.
clause-combat_step1_hunter-card = Each hunter must choose one card with a banner: an item with a red banner or one of the combat cards Punch, Dodge, Escape with a yellow banner. Every banner shows one or more highlighted combat symbols.
clause-combat_step2_engaged = Step 2: after all cards are laid and before they are revealed, Dracula chooses which participating hunter is the engaged hunter of this round; a lone hunter is engaged without a choice.
clause-combat_step3_reveal = Step 3: all chosen cards are revealed at the same time to all seats.
clause-combat_step4_compare-symbols = Step 4: if the combat symbol of Dracula’s card is among the highlighted symbols on the banner of the engaged hunter’s card, Dracula’s card is cancelled and step 5 is skipped.
clause-combat_step4_only-engaged = Only the engaged hunter’s banner can cancel Dracula’s card; banners of other participants do not count.
clause-combat_step5_dracula-effect = Step 5: if not cancelled, Dracula resolves the effect of his revealed card, then turns it face down and leaves it on the table; a card that says so stays face up instead (Mesmerize, Plotting).
clause-combat_step5_target = Effects of Dracula’s card that speak of the hunter refer to the engaged hunter, unless the card lets Dracula choose a hunter.
clause-combat_step5_escape-ends = When Dracula resolves Escape as Mist or Escape as Bat, the combat ends at once and the hunters’ cards of that round are not resolved; after Escape as Mist Dracula stays in his current location.
clause-combat_step5_all-defeated = If after Dracula’s effect all participating hunters are defeated, the combat ends at once.
clause-combat_step5_one-of-many-defeated = If one of several hunters is defeated, that hunter leaves the combat with the revealed card unresolved, and the combat goes on with the others.
clause-combat_leave = A hunter whom a card makes leave the combat stays in the same location but takes no further part in it: a card not yet resolved is not resolved, and the combat goes on with the others or, if none is left, ends at once.
clause-combat_step6_hunter-effects = Step 6: every hunter in the combat, engaged or not, resolves the effect of the card they revealed.
clause-combat_step7_six-cards = Step 7: if Dracula has played six combat cards in this combat, the combat ends.
clause-combat_step8_dracula-draw = Step 8: Dracula draws the top card of his combat deck into his hand; his played cards stay on the table.
clause-combat_step8_hunter-lockout = The card a hunter played in this round stays on the table and is not available in the next round; the card played in the round before returns to the hunter’s hand.
clause-combat_end-conditions = Combat ends when Dracula resolves an Escape card, no hunter is left in the combat (each was defeated or has left it), the vampire or Dracula is defeated, six Dracula cards have been played, or a card says so; otherwise a new round starts.
clause-combat_end-cleanup = After combat Dracula’s hand and played combat cards return to his combat deck, which is shuffled, and hunters take back all cards they still own; combat-long states such as mesmerized end.
clause-combat_banner_combat-cards-not-items = Punch, Dodge and Escape are combat cards, not items: they cannot be discarded and do not count towards the item hand limit.
clause-combat_symbols = There are seven combat symbols: Claws, Escape as Bat, Escape as Mist, Fangs, Mesmerize, Plotting and Strength.
clause-combat_cancel = When a combat card, Dracula’s or a hunter’s, is cancelled, its effect is ignored; the card is turned face down and stays on the table.
clause-combat_pride_threshold = Pride, when Dracula himself fights: Escape as Mist and Escape as Bat are cancelled unless Dracula has played more combat cards in earlier rounds of this combat than there are despair tokens.
clause-combat_pride_option = Table option “the escape card itself counts for Pride”, off by default: if it is on, the Escape card being played counts too, so that it works one round earlier, in vampire fights as well.
clause-combat_bat_effect = At dusk or night, after resolving Escape as Bat in a fight of his own, Dracula may fly to a city one or two roads from his current location that holds no hunter.
clause-combat_bat_trail = As he flies, Dracula clears the hideout of the location he leaves and places the chosen location card with the Bat card on the first Trail space.
clause-combat_bat_stays = At dawn and by day Escape as Bat only ends the combat: Dracula stays where he is. He also stays when he could fly but declines.
clause-combat_bat_destination = The Bat destination must hold no hunter, its card must be in the location deck (not on the Trail, not in a lair), and it must be reached by roads that do not lead into a city with consecrated ground or a Heavenly Host.
clause-combat_bat_facedown = The new location is placed face down and the Bat card face up, so Dracula’s location is hidden again.
clause-combat_bat_no-encounter = No encounter is placed and nothing slides on an Escape as Bat, as it is not a Dracula phase; the Bat card and location then slide like any hideout.
clause-combat_bat_first-space-occupied = If the current location is not on space 1 because power cards lie left of it, the power hideouts close up over the cleared space and the new location takes space 1.
clause-combat_mesmerize_engaged-only = In a combat with several hunters only the engaged hunter becomes mesmerized, until the end of the combat.
clause-combat_mesmerize_twice = Mesmerizing a hunter who is already mesmerized adds nothing to that state; the rest of the card’s effect still applies.
clause-combat_fangs_influence = When Dracula resolves Fangs at night against a mesmerized hunter, the influence marker advances 1 space and the hunter is bitten as the card says.
clause-combat_great-strength_prevents = The hunter event Great Strength prevents a bite, or damage that would defeat a hunter, and so prevents the defeat; prevented damage is not dealt at all. This includes Fangs resolved at night on a mesmerized hunter.
clause-combat_great-strength_influence-stays = Great Strength does not prevent the influence gained by Fangs itself.

## vampire

clause-vampire_same-rules = Combat with a vampire encounter uses the same rules as combat with Dracula, with the Dracula player choosing and playing Dracula combat cards for the vampire.
clause-vampire_health = The vampire encounters are New Vampire, Reckless Vampire and Aristocratic Vampire. New and Reckless show a health value; damage is marked on the card, and at damage equal to or above health the vampire is defeated.
clause-vampire_aristocratic = The Aristocratic Vampire is a vampire encounter without health: it is never fought and cannot ambush, but counts as a vampire for all other effects and earns the rumor bonus.
clause-vampire_defeated = A defeated vampire’s encounter card is discarded; so Dracula cannot mature it. This does not end the game.
clause-vampire_survives = If the combat ends without the vampire being defeated, its card stays face up in its hideout or lair and keeps its damage tokens.
clause-vampire_escape-threshold = In a vampire fight Escape as Mist and Escape as Bat are cancelled unless three combat cards have been played in earlier rounds of that combat; despair tokens do not matter.
clause-vampire_bat-no-move = Escape as Bat resolved in a vampire fight ends the combat, but neither Dracula nor the vampire card moves.
clause-vampire_word-meaning = On cards that affect “the vampire”, the word means Dracula when he fights in person; when an encounter’s vampire fights, it means only that vampire, even in Dracula’s own location.

## wound

clause-wound_take = A character who suffers damage takes that much in damage tokens onto the character sheet; a vampire’s tokens go on its encounter card. Damage totals are public.
clause-wound_heal = Healing removes that much damage from the sheet (or the vampire card), never below zero.
clause-wound_not-only-combat = Damage outside combat counts fully and can defeat a character.
clause-wound_token-values = A 5-damage token equals five 1-damage tokens and may be exchanged freely; only the total matters.
clause-wound_threshold = A character or vampire with damage equal to or above health is defeated at once.

## bite

clause-bite_token = A hunter bitten in combat or by the Dracula event Seduction takes a bite token onto a free bite space of the hunter sheet.
clause-bite_no-space-defeated = A hunter who is bitten without a free bite space is defeated.
clause-bite_weakens = A hunter with at least one bite token is weakened for as long as the token stays.

## weakened

clause-weakened_show-cards = A weakened hunter must at all times (outside combat) keep one item and one event face up on the hunter sheet, item in the upper slot and event in the lower, visible to all seats including Dracula.
clause-weakened_only-if-held = A weakened hunter without cards of a kind shows none of that kind, and must show one as soon as they get one.
clause-weakened_swap = A weakened hunter may at any time change which item and which event lie face up.
clause-weakened_combat-exception = During combat a weakened hunter need not keep cards face up.
clause-weakened_reveal-use = A hunter who must reveal a card for an effect may use the card already face up because of being weakened.
clause-weakened_shown-card-still-in-hand = The face-up cards of a weakened hunter still belong to the hand: they count for limits and may be used, traded and discarded.
clause-weakened_mina_permanent = Mina is always weakened and always counts as having one bite token, also after she was defeated.
clause-weakened_mina_bitten = Mina has no free bite space, so every bite defeats her.

## defeat

clause-defeat_influence = When a hunter is defeated the influence marker advances 2 spaces plus 1 for each despair token on the time track.
clause-defeat_remove-figure = On defeat the hunter’s nearest hospital is determined and the figure is removed from the board.
clause-defeat_nearest-hospital = The nearest hospital is the one whose city is the fewest roads away from the place of defeat; railways and sea do not count.
clause-defeat_hospital-tie = If several hospitals are equally near, Dracula chooses among them.
clause-defeat_hospital-at-sea = For a hunter defeated in a sea zone roads are counted from the ports adjacent to that zone: the nearest hospital is the one fewest roads away from any of them; a tie that remains is decided by Dracula.
clause-defeat_hospital-islands = For a hunter defeated in the Britain region the nearest hospital is Madrid; for one defeated in Cagliari it is Rome.
clause-defeat_to-hospital-next-dawn = At the next dawn after a defeat the hunter’s figure is placed in the hospital determined at that defeat.
clause-defeat_no-actions-meanwhile = Between defeat and the next dawn the hunter is in no location and takes no actions; effects that need a location do not find that hunter.
clause-defeat_lose-everything = When placed in the hospital the defeated hunter discards all item and event cards and returns all damage, bite and ticket tokens.
clause-defeat_fresh-state = A hunter returning from defeat is not delayed, and a bats token under the figure is gone.

## hospital

clause-hospital_cities = There are three hospitals, linked to Madrid, Rome and Budapest.
clause-hospital_no-entry = Characters cannot move into a hospital space.
clause-hospital_actions = A hunter in a hospital may only take modified supply and modified move actions, or pass.
clause-hospital_supply = Supply in a hospital draws exactly one item card and no event card, by day or by night.
clause-hospital_move = A move action takes the hunter from the hospital to its linked city only (by day, like any move).
clause-hospital_not-in-city = For all rules and effects a hunter in a hospital is adjacent to the linked city but not in it: not in the combats there, and not touched by encounter or event cards that affect that city.
clause-hospital_not-for-abilities = A hunter in a hospital cannot be used for Mina’s Psychic Bond or for the events Blood Transfusion and Hypnosis.
clause-hospital_no-reveal = A hunter in a hospital linked to a hideout or lair does not cause its location card to be revealed.
clause-hospital_leave-triggers = Moving from the hospital into the linked city is a normal arrival: it reveals a hideout or lair there and allows an ambush.

## ally

clause-ally_play-choice = An event with an Ally part may be played either for its immediate effect or as an ally.
clause-ally_stays = An event played as an ally stays in play face up and gives a lasting effect: hunters’ ally on the board’s ally space, Dracula’s ally in front of him.
clause-ally_one-per-side = The hunters as a team have at most one ally and Dracula has at most one; playing another discards the side’s former ally.

## event

clause-event_timing = Each event card states when it can be played and can be played only then.
clause-event_limit = Dr. Seward and Dracula may each hold at most four event cards, the other hunters at most three each.
clause-event_on-receipt = A player who receives an event must read it at once: if it must be played immediately it is resolved now, otherwise it goes to the hand.
clause-event_over-limit = A player above the event limit may first play one or more events whose timing allows it, then must discard down to the limit.
clause-event_discard-faceup = Events that were played or removed from a hand are discarded face up.
clause-event_cancelled = A cancelled event has no effect and is discarded.

## token

clause-token_roadblock_placement = The Dracula event Roadblock and the encounter Saboteur place roadblock tokens, each on one specific road (road side) or one specific railway (rail side); several placed at once may be split freely.
clause-token_roadblock_effect = Hunters cannot move along a road or railway that carries a roadblock; Dracula is not restricted.
clause-token_roadblock_removal = At the end of dusk Dracula must remove one roadblock of his choice from the board, if there is any.
clause-token_fog_placement = The Unnatural Fog encounter places 1 or 2 fog tokens in one city; the condition on the card decides how many, not a player.
clause-token_fog_no-move = A hunter cannot move, or be moved, into, out of or through a city with a fog token; Dracula is not restricted.
clause-token_fog_avoid-combat = If at dawn or dusk Dracula is in a fogged city with a hunter, Dracula may decline the combat.
clause-token_fog_removal = At the end of dusk Dracula must remove one fog token from each city that has any.
clause-token_storm_placement = The Dracula event Summon Storms places up to three storm tokens, each in a different sea zone.
clause-token_storm_effect = A hunter cannot move into a sea zone with a storm token; Dracula can.
clause-token_storm_removal = At the end of dusk Dracula must remove one storm token of his choice, if there is any.
clause-token_bats_placement = The Bats encounter puts a bats token under the affected hunter’s figure.
clause-token_bats_move = Instead of that hunter’s next action Dracula must remove the token and move the hunter to an adjacent city of Dracula’s choice; then the hunter is delayed.
clause-token_bats_night = The bats move also works at night, because it is not a move action of the hunter.
clause-token_bats_delayed = If the hunter is delayed, the next action is spent on standing up; the bats move comes at the first action after that.
clause-token_bats_fog = If fog prevents the hunter from moving, the bats move waits for the hunter’s first action at which fog no longer prevents it.
clause-token_consecrated_no-entry = Dracula cannot move into a city with a consecrated ground or Heavenly Host token.
clause-token_consecrated_no-stay-powers = While a consecrated ground or Heavenly Host token is in Dracula’s current location he cannot play Feed, Dark Call or Hide.
clause-token_consecrated_wolf-form = With Wolf Form Dracula cannot choose a destination that he can reach only by roads through a city with a consecrated ground or Heavenly Host token.
clause-token_consecrated_duration = Heavenly Host tokens are discarded at the end of the next dawn after they were placed; consecrated ground stays until a card effect removes it.
clause-token_consecrated_source = The event Consecrated Ground lets cities receive consecrated ground and Heavenly Host tokens, which lie openly on the board.

## influence

clause-influence_sources = The influence marker is public. It advances for matured vampires (printed number plus rumor bonus), Fangs at night on a mesmerized hunter (1), defeated hunters (2 plus despair), three despair tokens (3) and card texts, and for nothing else.

## despair

clause-despair_tokens = Despair tokens count the weeks that have passed; there are three of them.
clause-despair_fury = While all three despair tokens are on the time track, the influence marker advances 3 spaces each time Dracula places a city location card or Hide on the Trail.

## rumor

clause-rumor_place = In the encounter step, after placing his encounter card, Dracula may put one rumor token into a hideout on one of the first three Trail spaces.
clause-rumor_on-encounter = The rumor token is placed on top of an encounter card, so the hideout must hold at least one.
clause-rumor_one-per-hideout = A hideout or lair holds at most one rumor token.
clause-rumor_public = Placed rumor tokens lie openly and slide with their hideout, also into a lair.
clause-rumor_bonus = If Dracula resolves the matured effect of a vampire encounter in a hideout with a rumor token, the influence marker advances 3 extra spaces, once per maturing hideout.
clause-rumor_returned = When a hideout is cleared or matured or a lair is cleared, its rumor token goes to the pool and not back to Dracula.

## mistake

clause-mistake_no-legal-play = Dracula commits a mistake by an illegal play, or when after sliding he has no legal location, lair or power card to place; the penalty then applies. The program refuses illegal plays, so only the second case occurs.
clause-mistake_not-voluntary = Dracula cannot choose the penalty while he has a legal play.
clause-mistake_penalty_reveal = Penalty step 1: Dracula reveals his current location.
clause-mistake_penalty_clear = Penalty step 2: all hideouts on the Trail are cleared; only the current location card remains, on the first space. Lairs are not affected.
clause-mistake_penalty_damage = Penalty step 3: Dracula suffers 5 damage, which may defeat him.
clause-mistake_penalty_phase-ends = After the penalty Dracula stays in place, plays no card in this movement step and has no encounter step.

## hidden-info

clause-hidden-info_trail = Hunter seats see for each Trail space only whether it is empty, which cards are face up, how many cards are face down, and its tokens.
clause-hidden-info_castle-back = The Castle Dracula card has a unique back: hunters always recognise it, even face down, wherever it lies.
clause-hidden-info_lairs = A lair’s location and encounter cards are hidden from hunters as long as they are face down; their number and tokens are visible.
clause-hidden-info_sea-damage = Dracula’s damage is public and no encounter is placed at sea, so hunters can always tell that a face-down Trail card is a sea card; which zone it is stays hidden.
clause-hidden-info_encounter-hand = Dracula’s encounter hand is seen by Dracula only; its size is public.
clause-hidden-info_combat-hand = Dracula’s combat hand is his alone; cards chosen but not yet revealed are hidden from every other seat, also among hunter seats. Cards once revealed in a combat stay known through the log.
clause-hidden-info_hunter-hands = A hunter’s items and events are known only to the controlling seat, except the one item and one event shown while weakened; hand sizes are public. A seat that controls several hunters sees all their hands.
clause-hidden-info_tickets = A ticket’s owner may look at its values at any time; nobody else knows them until the ticket is spent (or shown in a trade).
clause-hidden-info_event-deck-top = The back of the top event card (hunter or Dracula) is visible to all; the bottom card’s back is seen only when it is drawn; faces are hidden.
clause-hidden-info_discard-browse = Any player may look through any discard pile at any time; item and encounter discards, also of cards never revealed in play, lie open.
clause-hidden-info_facedown-discards = Face-down events in the discard pile must stay unknown to everyone, Dracula included.
clause-hidden-info_hoax = When Dracula resolves the matured effect of the Hoax encounter he may look at the faces of the face-down Dracula events in the discard pile.
clause-hidden-info_open-talk = Hunters may talk and tell about their cards freely, but Dracula must be able to hear it; information shared among hunters is shared with Dracula.
clause-hidden-info_private-talk = Only during a trade action or Van Helsing’s Leader may the two hunters involved talk, show and exchange privately; Dracula learns neither the talk nor what changed hands.
clause-hidden-info_reveal-hand-card = To reveal a card is to show its face to all players; a card revealed from a hand then returns to that hand.
clause-hidden-info_location-deck = The location deck and Dracula’s legal choices are visible to Dracula only; a card returning to it face down is not shown.

## victory

clause-victory_hunters = When Dracula’s damage equals or exceeds his health, by whatever effect, he is defeated and the hunters win together at once.
clause-victory_dracula = Dracula wins when the influence marker reaches 13; a gain that would go further stops there.
clause-victory_simultaneous = If Dracula is defeated at the same moment at which the influence marker reaches 13, the hunters win.
clause-victory_multi-hunter-combat = If during a combat with several hunters the marker reaches 13 and Dracula would be defeated at a later point of that combat, Dracula has won.
clause-victory_check-timing = Both victory conditions are checked after every single effect, not at the end of a round or phase.
