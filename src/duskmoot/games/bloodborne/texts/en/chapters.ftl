### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = The game
rulebook-group-round = The round
rulebook-group-hunter = The Hunter
rulebook-group-enemy = The enemy

rulebook-setup = Goal and setup
    .opening = Blood Echoes are the score: take them from enemies and bring them home alive. Ten enemies lie in the dungeon, and a Final Boss waits behind them.

rulebook-round = The course of a round
    .opening = Eight steps follow one another in every round. Nothing but the choice of cards and the Dream asks you for a decision, so they pass quickly.

rulebook-cards = Kinds of cards
    .opening = Enemies carry echoes, a die and a trophy. Your own cards are weapons for close or far, and support that does something else.
    .weapons = Single cards

rulebook-secrets = Who may know what
    .opening = Your choice is secret until all have chosen; what you have used lies open. Talk is free, and nobody is bound by it.

rulebook-choose = Choosing and transforming
    .opening = Everybody lays one card face down, and all are turned up together. Transform Weapon lets you see the others first, then bring a weapon.
    .choice = Choosing
    .transform = Transforming
    .example = Example

rulebook-instants = Instants
    .opening = Cards with an Instant act before the enemy does. If they kill it, nobody is hit.
    .example = Example

rulebook-attack = The enemy attacks
    .opening = One die is thrown, and every living Hunter takes the sum. A plus is counted and thrown again, so even a weak die can kill.
    .sums = Counting damage
    .example = Example

rulebook-strike = Hunters attack
    .opening = In turn order each weapon takes echoes from the enemy. Whoever strikes late may find nothing left.
    .flight = Escape
    .example = Example

rulebook-dream = Hunter’s Dream
    .opening = Dreaming makes your echoes safe, brings your cards back, heals you and gives an Upgrade. The price is a round without a blow.
    .example = Example

rulebook-end = End of the round
    .opening = Used cards go to the discard pile, and the first player changes. If the enemy is gone, the next one rises.

rulebook-death = Death
    .opening = A Hunter who dies loses what was collected and keeps what was banked. In the Dream of the same round they rise again.
    .example = Example

rulebook-upgrades = Upgrades
    .opening = Whoever dreamed or died takes one card from the display, for good. Seven cards are the most you may own.
    .example = Example

rulebook-trophies = Trophies
    .opening = Take at least one echo in the round in which the enemy dies, and its trophy is yours. Each further one of a kind is worth more.
    .example = Example

rulebook-scoring = The end and the score
    .opening = With the death of the Final Boss the hunt is over. Banked echoes and three rows of trophies make the Blood Score.
    .example = Example

rulebook-monsters = Monsters
    .opening = A Monster stays for one round only. What it does when it comes or flees stands on its card.

rulebook-bosses = Bosses
    .opening = Bosses never flee: they are fought until they fall. Each changes the rules while it stands.
    .single = The seven Bosses
    .example = Example

rulebook-final-boss = The Final Boss
    .opening = It lies open from the start and changes the whole game. When it dies, everything is counted.
    .single = The five Final Bosses
    .example = Example
