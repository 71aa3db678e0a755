### The chapters of the rules: name, opening, and the headings of sections

rulebook-group-game = The game
rulebook-group-turn = The turn
rulebook-group-states = Fates
rulebook-group-boards = Battlegrounds
rulebook-group-chronicle = The chronicle

rulebook-setup = Setup
    .opening = Each player leads a clan and begins with one leader. Three battlegrounds lie between them, and a queue of people who do not know yet.

rulebook-terms = Words of the game
    .opening = Who is a sire, who a fledgling, and what it means to activate. Cards use these words exactly as they are meant here.

rulebook-rounds = Rounds and the end
    .opening = Everybody recruits once in every round, so all bloodlines grow alike. When the last round is over, the boards are counted.

rulebook-scoring = Points and events
    .opening = Points lie on your vampires and on the three boards. Events go to whoever has the most of one kind.
    .example = Example

rulebook-secrets = Who may know what
    .opening = Only intrigues in hand and the order of decks are secret. Everything that stands in a bloodline is open.

rulebook-turn = Your turn
    .opening = You must recruit one character and may play one intrigue, in either order. Then the next player does the same.

rulebook-recruit = Recruiting
    .opening = Take a character from the queue and put it below a vampire of yours. The last in the queue cost nothing, and your own clan never does.
    .queue = The queue
    .reserving = Reserving

rulebook-activation = Activation and abilities
    .opening = A newcomer changes all three boards by what it is. Ancillae then apply their abilities, one after the other.
    .abilities = Abilities

rulebook-intrigue = Intrigues and coteries
    .opening = A sire and its childer plot together if they show what the card asks for. The leader is exhausted afterwards.
    .coterie = The coterie
    .boons = Boons
    .stealing = Stealing

rulebook-clans = What each clan can do
    .opening = Every clan has one trick that nobody else has. You meet it on its intrigues.
    .brujah = Brujah: Declare Enemy
    .gangrel = Gangrel: the Pack
    .lasombra = Lasombra: Kiss the Ring
    .malkavian = Malkavian: Embrace Chaos
    .nosferatu = Nosferatu: Black Market
    .toreador = Toreador: Invitation
    .tremere = Tremere: Usurp
    .tzimisce = Tzimisce: Create a Monster
    .ventrue = Ventrue: Edict

rulebook-states = Power, notoriety, exhaustion
    .opening = Tokens lie on single vampires, not on the clan. Power is good, notoriety is bad, and an exhausted vampire leads no coterie.
    .power = Power
    .notoriety = Notoriety
    .exhaustion = Exhaustion

rulebook-torpor = Torpor and sacrifice
    .opening = A vampire in torpor counts for nothing until somebody wakes it. You may give a childe in its place, and a leader must.
    .sacrifice = Sacrifice

rulebook-board-high-low = Of High and Low Clans
    .opening = One token is pulled between the classes. Whoever drags it to the end is rewarded at once.

rulebook-board-beast = Beast Within
    .opening = Your morality rises when the newcomer’s temperament fits. If not, it turns over and falls, and an intrigue comes to your hand.

rulebook-board-princes = War of Princes
    .opening = Four quarters of the world push into the same territories. At the end the vampires of the widest faction score.

rulebook-board-inquisition = Inquisition
    .opening = When all four judges have come, the most notorious stand trial. Who is judged depends on what you let the tokens show.

rulebook-board-revolt = Anarch Revolt
    .opening = Cities give ankhs to those who come from them, and burn when too many fall. A vampire scores only while its city stands.

rulebook-board-masquerade = The Masquerade
    .opening = Investigators come nearer with every newcomer of their row. When one arrives, somebody carries the proof.

rulebook-board-court = The Court
    .opening = Five voices enter the city, then a title is given. It goes to the mightiest of the class that has the majority.

rulebook-board-humanity = Humanity
    .opening = Here morality falls instead of rising. The lowest begins the next round.

rulebook-board-sabbat = Sabbat Wars
    .opening = Chance makes each of you loyal to a faction. Add, turn, discard or move its tokens, and see at the end who holds the regions.

rulebook-options = Options and answers
    .opening = What a table may agree on differently, and what players have asked. Options are off unless you choose them.

rulebook-chronicle-begin = Prologue and chapters
    .opening = A chronicle is twenty-one games that remember one another. Before the first, everybody makes a character and an agent.
    .prologue = The prologue
    .chapters = Setting up a chapter
    .late = Coming late

rulebook-chronicle-aftermath = After a chapter
    .opening = The chapter is written into the book: places, events, burdens, abilities. Whoever was last gets new intrigues, whoever won a burden.
    .results = Results
    .events = Events
    .burdens = Burdens
    .stickers = Abilities
    .agents = Agents
    .example = Example

rulebook-chronicle-cards = What stays
    .opening = New cards join in an order that nobody shuffles. What is written stays, and every chapter begins with clean boards.
    .deck = The chronicle deck
    .kept = Kept and not kept

rulebook-chronicle-ages = Ages and the finale
    .opening = Three chapters make an age, seven ages the chronicle. What an age decides changes the worth of everything you have marked.
    .age = The end of an age
    .finale = The finale
