## Setup

log-destroyed-at-setup = { $place } is destroyed before the game begins.
log-doom = Ragnarök will take { $place } next.
log-first-player = { $clan } is the first player.
log-chooses-clan = { $clan } leads the { $name } clan.

## Gods’ Gifts

log-age-begins = Age { $age } begins.
log-drafts = { $clan } keeps “{ $card }”.
log-passes-on = Everyone passes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } on to the left.
log-buries = { $clan } discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } face down.

## Actions

log-refills = { $clan } begins the action phase with { $rage } rage.
log-passes = { $clan } passes and loses { $rage } rage.
log-invades-with = { $clan } readies their { $figure } to invade ({ $rage ->
        [0] for free
       *[other] rage: −{ $rage }
    }).
log-recalls = { $clan } calls their { $figure } back from Valhalla to invade ({ $rage ->
        [0] for free
       *[other] rage: −{ $rage }
    }).
log-lands = { $clan }’s { $figure } invades { $place-the }.
log-stays-in-reserve = { $clan } leaves the figure in the reserve.
log-sets-out = { $clan } begins a march from { $place-the } (rage left: { $rage }).
log-marches = { $clan }’s { $figure } moves from { $source-the } to { $place-the }.
log-upgrades = { $clan } plays the upgrade “{ $card }” ({ $rage ->
        [0] for free
       *[other] rage: −{ $rage }
    }).
log-replaces = { $clan } discards the old upgrade “{ $card }”.
log-commits-quest = { $clan } takes on a quest (quests in this Age: { $quests }).

## Pillage

log-pillages = { $clan } sets out to pillage { $place-the } and calls to battle.
log-joins = { $clan }’s { $figure } comes from { $source-the } to { $place-the }.
log-stays-away = { $clan } brings nobody.
log-spoils = { $clan } pillages { $place-the } (reward: { $reward }).
log-pillage-glory = { $clan } gains { $glory } glory for pillaging { $place-the }.
log-raises = { $clan } raises { $stat } (now { $value }).
log-no-higher = { $clan } cannot raise { $stat } any further.

## Battle

log-battle = Battle in { $place-the }.
log-reveals = { $clan } reveals “{ $card }”.
log-counts-quest = { $clan } counts the quest card as a battle card (+{ $bonus }).
log-cancels = { $clan } cancels the texts of opposing cards (“Thor’s Primacy”).
log-watches = { $clan } has all cards of the battle discarded (“Heimdall’s Watch”).
log-total = { $clan } has a total of { $total } (figures: { $strength }, cards: +{ $bonus }).
log-wins-battle = { $clan } wins the battle in { $place-the }.
log-tie = Battle in { $place-the }: a tie, everyone loses.
log-falls = { $clan }’s { $figure } falls in { $place-the }.
log-saves = { $clan } saves their { $figure } (rage left: { $rage }).
log-flees = { $clan }’s { $figure } flees to Yggdrasil.
log-steals-rage = { $clan } takes { $rage } rage from { $victim }.
log-steals-glory = { $clan } takes { $glory } glory from { $victim }.
log-takes-card = { $clan } takes “{ $card }” from { $victim }.
log-takes-back = { $clan } takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } back into hand.
log-retrieves = { $clan } takes “{ $card }” back into hand.
log-discards = { $clan } discards “{ $card }”.
log-gains-rage = { $clan } gains { $gained } rage (now { $rage }).
log-battle-glory = { $clan } gains { $glory } glory for the battle in { $place-the }.
log-card-glory = { $clan } gains { $glory } glory (“{ $card }”).

## The end of an Age

log-fulfils = { $clan } fulfils the quest “{ $card }” and gains { $glory } glory.
log-fails-quest = { $clan } fails the quest “{ $card }”.
log-ragnarok = Ragnarök takes { $place }.
log-ragnarok-glory = { $clan } gains { $glory } glory for { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } lost to Ragnarök.
log-released = { $clan } takes { $figures ->
        [one] { $figures } figure
       *[other] { $figures } figures
    } back from Valhalla.

## The end of the game

log-legendary = { $clan } gains { $glory } glory for legendary { $stat }.
log-ends-with = { $clan } ends the game (glory: { $glory }).
log-wins = { $clan } wins.
log-shares = { $clan } shares the victory.
