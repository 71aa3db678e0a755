## Questions

ask-play-card = Choose an Action card for this round.
    .wait = Waiting for { $names } to choose an Action card.
    .help = Weapons take Blood Echoes, Hunter’s Dream banks them. All cards are turned over together.
ask-bring-weapon = Choose the weapon for “Transform Weapon” from your hand.
    .wait = Waiting for { $names } to choose a weapon.
    .help = You have seen what the others play; this weapon counts as your card of the round.
ask-aim = Choose the target of “{ $card }”.
    .wait = Waiting for { $names } to choose a target.
    .help = It falls on that Hunter alone. The dead and banked Blood Echoes are out of reach.
ask-take-back = Take a used weapon back into your hand, or leave it.
    .wait = Waiting for { $names } to decide about a used weapon.
    .help = What stays in the discard pile returns only with Hunter’s Dream.
    .done = Take nothing back
ask-drop-card = Brainsucker escapes: choose a card from your hand to discard.
    .wait = Waiting for { $names } to choose a card to discard.
    .help = It goes to your discard pile and returns with Hunter’s Dream.
ask-take-upgrade = Take an Available Upgrade, or leave it.
    .wait = Waiting for { $names } to decide about an Upgrade.
    .help = It goes to your hand for good, ready next round. Of eight cards one must be removed.
    .done = Take no Upgrade
ask-remove-card = You are over the card limit: choose a card to remove from the game.
    .wait = Waiting for { $names } to choose a card to remove.
    .help = You may own 7 cards. The one you choose never returns, and everybody sees it.

## Acts

act-play = Play { $card }
act-bring = Use { $card }
act-take = Take { $card }
act-remove = Remove { $card } from the game
act-take-back = Take back { $card }
act-drop = Discard { $card }
act-aim = Choose target: { $seat }

## Table options

option-final-boss = Final Boss
    .help = Its ability changes the rules from the first round on.
    .random = random
option-yellow-die = Sixth face of the yellow die
    .help = With 2+ the yellow die rolls on more often: enemies hit harder.
    .two-plus = 2+
    .two = 2
option-blood-vial = Blood Vial heals
    .help = Sources differ: for its owner the card is selfish, for all it is a gift.
    .owner = its owner
    .everyone = all Hunters
option-trophy-track = Trophy track
    .help = Steep makes many trophies of one type worth much more than a few of each.
    .plain = even
    .steep = steep
option-kirkhammer = Kirkhammer
    .help = A slow Kirkhammer strikes after all other weapons.
    .slow = slow
    .plain = normal
option-round-limit = Round limit
    .help = Keeps a game of very careful Hunters from going on for ever.
    .sixty = 60 rounds
    .none = no limit

## Procedures

step-game = Game
step-round = Round
step-instant = Instant effects
step-attack = Hunters attack
step-dream = Hunter’s Dream

## Words of the table

word-health = Health
word-collected = Collected
word-banked = Banked
word-trophies = Trophies
word-hand = Hand
word-discard = Discard pile
word-dungeon-left = Left in the dungeon
word-upgrades-left = Upgrades left
word-display = Available Upgrades
word-first-player = First Player
word-dead = dead
word-out = out of the game
word-chose = card chosen
word-round = Round
word-echoes = Blood Echoes
word-die = Die
word-final-boss = Final Boss
word-score = Blood Score
word-you = you
word-removed = Removed from the game
