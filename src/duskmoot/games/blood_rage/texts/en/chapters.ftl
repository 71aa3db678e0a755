### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = The game
rulebook-group-age = The Age
rulebook-group-action = Actions
rulebook-group-fight = The battle
rulebook-group-rest = The rest

rulebook-setup = Goal and setup
    .opening = Three Ages pass before the end of the world, and the clan with the most glory is remembered. All clans begin alike.

rulebook-midgard = Midgard
    .opening = Nine provinces, four fjords, and few villages to stand in. A place that is full is closed, and a place that has burned is gone.

rulebook-clan = Clan and figures
    .opening = Rage pays for deeds, axes turn victories into glory, horns say how many may stand on the board. Raising them is worth glory at the end as well.
    .stats = The clan
    .figures = Figures
    .kinds = Kinds of cards
    .example = Example

rulebook-secrets = Who may know what
    .opening = Hands, quests and the card of a battle are secret; all that stands on the board is open. What you passed on in the draft you remember yourself.

rulebook-phases = The phases of an Age
    .opening = An Age begins with gifts of the gods and ends with fire. Six phases lead from one to the other.
    .discard = Discard phase
    .ending = The end of an Age

rulebook-draft = Gods’ Gifts
    .opening = Keep one card, pass the rest to the left, until you hold six. What you take makes your plan, and what you pass makes theirs.

rulebook-quests = Quests
    .opening = A quest is laid in secret and counted when the actions are over. Fulfil it and gain glory and a stat; fail and nothing is lost but the card.
    .commit = Committing a quest
    .example = Example

rulebook-ragnarok = Ragnarök and Valhalla
    .opening = At the end of each Age the doomed province burns, and to die in it is glorious. Then the dead come home, ready for the next Age.
    .valhalla = Valhalla
    .example = Example

rulebook-turn = The turn and rage
    .opening = One action, then it is the next clan’s turn. Rage pays for it, and whoever has none left can only answer others.
    .passing = Passing

rulebook-invade = Invade
    .opening = Invading brings a figure from the reserve to a village. It costs as much rage as the figure is strong, and the leader comes free.
    .example = Example

rulebook-march = March
    .opening = One rage moves any number of figures from one province to another, however far. Ships stay where they are.
    .example = Example

rulebook-upgrade = Upgrade
    .opening = An upgrade makes your warriors, leader, ship or clan better for good, or calls a monster. Troops and monsters may invade at once, free.
    .example = Example

rulebook-pillage = Pillage
    .opening = Pillaging costs no rage and each province has one reward an Age. Call for it, beat whoever comes, and it is yours.

rulebook-battle = Battle
    .opening = Neighbours may join until the villages are full, then everybody lays one card in secret. The highest sum lives, and a tie kills all.
    .call = Call to battle
    .cards = Playing cards
    .outcome = The outcome
    .example = Example

rulebook-timing = Which card comes first
    .opening = When several cards speak at once, this is their order. You need it rarely; the table keeps it for you.

rulebook-cards = Single cards
    .opening = Some cards need more words than they have room for. Here they are, by kind.
    .battle = Battle cards
    .monsters = Monsters
    .troops = Troops
    .clans = Clan upgrades
    .quests = Quests

rulebook-ending = The end of the game
    .opening = After the third Age stats on their legendary levels give glory once more. Then the most glory wins.
    .example = Example
