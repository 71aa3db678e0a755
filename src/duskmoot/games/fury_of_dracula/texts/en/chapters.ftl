### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = The game
rulebook-group-hunt = The hunt
rulebook-group-fight = The fight
rulebook-group-rest = The rest

rulebook-setup = Goal and setup
    .opening = One player is Dracula, the others share four hunters. This is what lies on the table before the first day begins.
    .start = Where everybody begins

rulebook-time = The day and the week
    .opening = Hunters act by day and by night, then Dracula takes his turn. Every week that passes brings despair, and three weeks of it let him win quickly.
    .despair = Despair

rulebook-travel = Actions and travel
    .opening = A hunter has one action by day and one by night, and travels by day only. Roads are slow and sure, railways need a ticket, ships need patience.
    .tickets = Tickets
    .delayed = Delayed hunters
    .ways = Ways and places
    .rail = By rail
    .sea = By sea
    .dracula = How Dracula moves

rulebook-supply = Supply, trade, rest
    .opening = Cards win fights, and large cities give the best of them. What one hunter cannot use another may need, if both stand in one city.
    .supply = Supply
    .trade = Trade
    .healing = Rest

rulebook-trail = Trail, hideouts, lairs
    .opening = Six cards tell where Dracula was on his last six nights, most of them face down. Whatever slides off the end ripens or becomes a lair.
    .trail = The Trail
    .hideouts = Hideouts
    .lairs = Lairs
    .maturing = Maturing
    .mistake = Dracula’s mistake

rulebook-encounters = Encounters and ambush
    .opening = Dracula leaves something behind at every stop on land. A hunter who comes too close may meet it before daring to look.
    .placing = Placing encounters
    .ambush = Ambush
    .rumors = Rumors

rulebook-search = Search
    .opening = To search is to open what Dracula left behind. It costs an action, wakes everything at once, and is the surest way to keep a vampire from ripening.
    .place = Where
    .outcome = What happens
    .hide = Hide

rulebook-events = Events and allies
    .opening = Both sides draw events from the same deck. Some are played once, and some bring an ally who stays.
    .events = Events
    .allies = Allies

rulebook-combat = Combat
    .opening = All lay one card in secret, and Dracula names the hunter he engages. If that hunter’s card shows his symbol, his card does nothing.
    .begins = How a fight begins
    .cards = Laying cards
    .symbols = Symbols
    .effects = Effects
    .ends = How a fight ends
    .bat = Flying away

rulebook-vampires = Vampires
    .opening = Some encounters fight as Dracula does, with his own cards. They have less health, and each that ripens brings him close to victory.

rulebook-wounds = Wounds, bites, defeat
    .opening = Nobody is out of the game for long: a defeated hunter wakes in a hospital without cards. But every defeat gives Dracula influence, and a bite lays cards open.
    .damage = Damage
    .bites = Bites
    .defeat = Defeat
    .hospitals = Hospitals

rulebook-powers = Powers of Dracula
    .opening = Instead of a place Dracula may lay a power on his Trail: to heal, to hide, to run, to mislead. While it lies there he cannot use it again.
    .hide = Hide
    .misdirect = Misdirect
    .wolf = Wolf Form

rulebook-tokens = Tokens on the map
    .opening = Fog, storms, roadblocks and bats stop hunters, holy ground stops Dracula. Most of it fades at dusk, one token at a time.
    .roadblocks = Roadblocks
    .fog = Fog
    .storms = Storms
    .bats = Bats
    .holy = Holy ground

rulebook-secrets = Who may know what
    .opening = The game lives from what Dracula hides. These clauses say what is open to all, what only its owner sees, and when hunters may whisper.

rulebook-victory = Victory
    .opening = The hunters win the moment Dracula has as many wounds as health. Dracula wins at 13 influence.
