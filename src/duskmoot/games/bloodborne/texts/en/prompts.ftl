## Questions

ask-play-card = Choose an Action card for this round.
    .wait = Waiting for an Action card from: { $names }.
ask-bring-weapon = Choose the weapon for “Transform Weapon” from your hand.
    .wait = Waiting for a weapon from: { $names }.
ask-aim = Choose the target of “{ $card }”.
    .wait = Waiting for a target from: { $names }.
ask-take-back = Take a used weapon back into your hand or leave it.
    .wait = Waiting for a decision on a used weapon from: { $names }.
    .done = Take nothing back
ask-drop-card = Brainsucker escapes: choose a card from your hand to discard.
    .wait = Waiting for a discard from: { $names }.
ask-take-upgrade = Take an Available Upgrade or leave it.
    .wait = Waiting for a decision on an Upgrade from: { $names }.
    .done = Take no Upgrade
ask-remove-card = You are over the card limit: choose a card to remove from the game.
    .wait = Waiting for a card to be removed by: { $names }.

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
    .random = Random
option-yellow-die = Sixth face of the yellow die
    .two-plus = 2+
    .two = 2
option-blood-vial = Blood Vial heals
    .owner = Its owner
    .everyone = All Hunters
option-trophy-track = Trophy track
    .plain = Even
    .steep = Steep
option-kirkhammer = Kirkhammer
    .slow = Slow
    .plain = Normal
option-round-limit = Round limit
    .sixty = 60 rounds
    .none = No limit

## Procedures

step-game = Game
step-round = Round
step-instant = Instant effects
step-attack = Hunters attack
step-dream = Hunter’s Dream

## The game and its Hunters

game-title = Bloodborne: The Card Game
game-pitch = Fight the horrors of the Chalice Dungeon side by side and carry out more blood than any other Hunter.
seat-1 = Henryk
seat-2 = Eileen
seat-3 = Ludwig
seat-4 = Djura
seat-5 = Valtr

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
