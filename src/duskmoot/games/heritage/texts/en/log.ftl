## Setting up

log-board = Battleground: “{ $board }”.
log-event = Event: “{ $event }”.
log-first = { $player } is the first player.
log-clan = { $player } plays clan { $clan }.
log-leader = { $player } puts { $leader-the } at the head of the clan.

## Rounds and turns

log-round = Round { $n } begins.
log-turn = It is { $player }’s turn.
log-takes-first = { $player } takes the first-player token.

## Recruiting and the queue

log-recruits = { $player } recruits { $recruit-the } under { $sire-the }.
log-pays = { $player } pays { $n } power from { $from-the }.
log-arrives = New in the queue: { $character-the }.
log-leaves-queue = Gone from the queue: { $character-the }.
log-makes-way = Nobody in the queue can be recruited, so it loses { $character-the }.
log-reshuffles = The discarded characters become a new deck ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }).
log-reserves = { $player } reserves { $character-the }.

## Intrigues and boons

log-plays = { $player } plays “{ $intrigue }”; { $leader-the } leads the coterie.
log-borrows = { $player } gives { $lender-the } a boon to borrow an archetype.
log-draws = { $player } draws { $n ->
        [one] { $n } clan intrigue
       *[other] { $n } clan intrigues
    }.
log-draws-card = You draw “{ $intrigue }”.
log-discards = { $player } discards “{ $intrigue }”.
log-recalls = { $player } takes “{ $intrigue }” back from the discard pile.
log-more-plays = { $player } may play { $n ->
        [one] { $n } more intrigue
       *[other] { $n } more intrigues
    } this turn.

## Tokens and states

log-power = { $n } power for { $vampire-the }.
log-loses-power = { $n } power lost by { $vampire-the }.
log-steals-power = { $n } power stolen from { $victim-the } by { $thief-the }.
log-notoriety = { $n } notoriety for { $vampire-the }.
log-sheds = { $n } notoriety taken off { $vampire-the }.
log-shifts = { $n } notoriety passes from { $from-the } to { $to-the }.
log-blamed = { $n } notoriety meant for { $leader-the } falls on { $childe-the }.
log-boon = A boon passes from { $from-the } to { $to-the }.
log-exhausts = Exhausted: { $vampire-the }.
log-recovers = Recovered: { $vampire-the }.
log-falls = Torpor takes { $vampire-the }.
log-sacrificed = A sacrifice for { $victim-the }: { $childe-the }.
log-resired = A new sire for { $vampire-the }: { $sire-the }.
log-ability = “{ $ability }” is used by { $vampire-the }.
log-nothing = Nothing comes of it: { $op }.

## Battlegrounds

log-politics = The politics token moves towards the { $value } (cells from the middle: { $n }).
log-decisive = Decisive victory of the { $value }.
log-morality = { $player }’s morality is now { $n }.
log-turns-coat = { $player } turns the morality token over: { $value }.
log-marches = The { $faction } marches from { $from-the } to { $to-the }.
log-blocked = The { $faction } has nowhere to march.
log-expels = The { $faction } loses an ankh in { $territory-the }.

## Battlegrounds of later ages

log-judges = Inquisition: the token of { $column } shows the { $value }.
log-trial = Trial. Suspects: { $n }.
log-no-suspect = Trial: nobody is notorious enough to be judged.
log-convicted = Convicted ({ $n }): { $vampire-the }.
log-acquitted = Acquitted ({ $n }): { $vampire-the }.
log-into-fire = Ankhs of { $city } go into the fire: { $n }.
log-takes-ankh = An ankh of { $city } goes onto { $vampire-the }.
log-city-burns = { $city } burns.
log-lies-in-ashes = The city has burned down already: nothing happens.
log-respite = Respite in { $city }: the ankhs return ({ $n }).
log-coup = Coup: the ankhs of { $vampire-the } burn ({ $n }).
log-investigates = The investigator of { $row-the } reaches cell { $n }.
log-breach = Breach of the Masquerade ({ $row }): an ankh for { $vampire-the }.
log-empty-breach = Breach of the Masquerade ({ $row }): nobody takes an ankh.
log-cleanup = Cleanup: the ankhs of { $vampire-the } return to the board ({ $n }).
log-enters-city = A token of the { $value } enters the city ({ $n }).
log-vote = Vote: the { $value } prevail.
log-elected = The title of { $title } goes to { $vampire-the }.
log-not-elected = Nobody becomes { $title }.
log-steals-title = The title of { $title } passes from { $victim-the } to { $vampire-the }.
log-title-returns = The title of { $title } returns to its place.
log-humanity = { $player }’s humanity is now { $n }.
log-changes-heart = { $player } turns the morality token over: { $value }.
log-loyal = { $player } serves { $side-the }.
log-adds-token = A token of { $side-the } is added to the region of { $region-the }.
log-no-room = The region of { $region-the } is full: no token is added.
log-no-token = There is no token in the region of { $region-the }.
log-turns-up = Turned face up in the region of { $region-the }: { $token }.
log-turns-down = Turned face down in the region of { $region-the }: { $token }.
log-spends-token = Discarded from the region of { $region-the }: { $token }.
log-moves-token = A token of { $side-the } moves from the region of { $from-the } to that of { $to-the }.
log-returns-token = A token of { $side-the } goes back to the supply from the region of { $from-the }.
log-refills = The discarded tokens of { $side-the } return to their place ({ $n }).
log-holds-region = The region of { $region-the } belongs to { $side-the } (lead: { $n }).
log-nobodys-region = The region of { $region-the } is nobody’s.
log-wins-war = The Sabbat Wars are won by { $side-the }.

## The clans

log-enemy = { $player } declares an enemy: { $vampire-the }.
log-kisses = { $player } kisses the ring with a boon of { $from-the }.
log-refuses = { $player } does not kiss the ring.
log-names = { $player } names an attribute: { $value }.
log-revealed = Revealed: { $character-the }.
log-finds-nobody = { $player } finds nobody ({ $value }).
log-opens-market = { $player } opens the market “{ $intrigue }”.
log-trades = { $player } trades at “{ $intrigue }” with a boon of { $from-the }.
log-closes = The boon on “{ $intrigue }” goes to { $leader-the }.
log-takes-back = A boon returns from “{ $market }” to { $vampire-the }.
log-invites = { $player } invites { $guest } (first: { $first }).
log-comes = { $player } accepts the invitation.
log-declines = { $player } declines the invitation.
log-sets-aside = { $player } sets { $character-the } aside for the next turn.
log-usurps = The place of { $vampire-the } is taken by { $newcomer-the }.
log-monster = A monster: the abilities of { $tucked-the } pass to { $vampire-the }.
log-edict = { $player } proclaims “{ $intrigue }” ({ $value }).
log-decrees = { $player }’s “{ $intrigue }” takes effect: { $recruit-the } has been recruited.

## The end

log-wins-event = { $player } wins the event “{ $event }”.
log-scores-board = “{ $board }”: { $n ->
        [0] nothing
       *[other] { $n } VP
    } for { $player }.
log-scores-power = Power: { $n } VP for { $player }.
log-scores-boons = Boons: { $n } VP for { $player }.
log-scores-notoriety = Notoriety: { $n } VP for { $player }.
log-scores-events = Events: { $n } VP for { $player }.
log-scores = { $player } has { $n ->
        [0] no VP
       *[other] { $n } VP
    } in all.
log-wins = { $player } wins the game.
