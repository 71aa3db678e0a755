"""What lies on the table: bloodlines, queue, battlegrounds, and the effects being resolved."""

from __future__ import annotations

from duskmoot.games.heritage.pieces import NONE
from duskmoot.kernel.flow import State


class Bloodline:
    """One player's vampires and cards. Lists from `line` to `titles` go by place in the line."""

    seat: int
    clan: int
    line: list[int]
    """Vampires in order of arrival; place 0 is the clan leader."""
    sire: list[int]
    """The place of the sire; NONE for the clan leader."""
    power: list[int]
    notoriety: list[int]
    boons: list[int]
    """Four bits for each seat whose boon it is."""
    marks: list[int]
    """Bits: EXHAUSTED, TORPOR."""
    ankhs: list[int]
    """Four bits for each of the four directions."""
    titles: list[int]
    """A bit for each title of the Court."""
    tucked: list[int]
    """Monsters, oldest first: place * 256 + character."""
    hand: list[int]
    deck: list[int]
    discard: list[int]
    playing: list[int]
    """The intrigue being played."""
    seen: list[int]
    """Cards that all have seen go to the hand and that are still there."""
    declared: list[int]
    """Declare Enemy cards in play, and in `enemies` the vampires under which they lie."""
    enemies: list[int]
    market: list[int]
    """Black Market cards in play, and in `stalls` whose boon lies on each, VISITED or NONE."""
    stalls: list[int]
    edict: list[int]
    """The edict in play, and in `decree` its value and the vampire that led its coterie."""
    decree: list[int]
    searched: list[int]
    """The character deck while this player looks through it."""
    reserved: int
    """The character of the queue under this player's marker."""
    aside: int
    """The character that is this player's next recruit, by an Invitation."""
    recruits: int
    """How often this player has recruited in this game."""
    morality: int
    side: int
    """The temperament that the morality token shows."""
    allegiance: int
    events: list[int]
    """Events won."""
    burdens: tuple[int, ...]
    """Those that weigh in this chapter."""
    drawn: list[int]
    """The characters of whom a newcomer to the chronicle chooses the first agent."""

    def clone(self) -> Bloodline:
        b = Bloodline()
        b.seat = self.seat
        b.clan = self.clan
        b.line = self.line.copy()
        b.sire = self.sire.copy()
        b.power = self.power.copy()
        b.notoriety = self.notoriety.copy()
        b.boons = self.boons.copy()
        b.marks = self.marks.copy()
        b.ankhs = self.ankhs.copy()
        b.titles = self.titles.copy()
        b.tucked = self.tucked.copy()
        b.hand = self.hand.copy()
        b.deck = self.deck.copy()
        b.discard = self.discard.copy()
        b.playing = self.playing.copy()
        b.seen = self.seen.copy()
        b.declared = self.declared.copy()
        b.enemies = self.enemies.copy()
        b.market = self.market.copy()
        b.stalls = self.stalls.copy()
        b.edict = self.edict.copy()
        b.decree = self.decree.copy()
        b.searched = self.searched.copy()
        b.reserved = self.reserved
        b.aside = self.aside
        b.recruits = self.recruits
        b.morality = self.morality
        b.side = self.side
        b.allegiance = self.allegiance
        b.events = self.events.copy()
        b.burdens = self.burdens
        b.drawn = self.drawn.copy()
        return b


class Thread:
    """One list of effects being resolved, or a step of the rules that needs as much memory.

    `g.threads` is their stack: whatever interrupts an effect lies on top of it.
    """

    script: int
    """Which list of effects."""
    at: int
    """Which of them is next."""
    step: int
    """How far that one is; 0 before it has begun."""
    actor: int
    """The player resolving it; NONE where nobody does, as in a trial."""
    subject: int
    """The coterie leader, or the vampire whose ability it is."""
    last: int
    """The vampire chosen last in this list."""
    recruited: int
    """The vampire recruited in this list."""
    that: int
    """The player addressed by each opponent or Kiss the Ring; the owner of who falls."""
    trigger: int
    """The recruit that an edict has met."""
    card: int
    """The intrigue whose effects these are."""
    board: int
    """The battleground on which something is activated."""
    n: int
    """An amount, or the number of a list to be resolved next."""
    chosen: list[int]
    """What has been picked so far for the effect at hand."""
    rest: list[int]
    """What is still to be done within it: vampires, boards, opponents."""

    def clone(self) -> Thread:
        t = Thread()
        t.script = self.script
        t.at = self.at
        t.step = self.step
        t.actor = self.actor
        t.subject = self.subject
        t.last = self.last
        t.recruited = self.recruited
        t.that = self.that
        t.trigger = self.trigger
        t.card = self.card
        t.board = self.board
        t.n = self.n
        t.chosen = self.chosen.copy()
        t.rest = self.rest.copy()
        return t


class Region:
    """A region of the Sabbat Wars; its lists go by token."""

    sides: list[int]
    faces: list[int]
    """1 for a token that lies face up."""
    shown: list[int]
    """The token, if everybody has seen it here, or NONE: turned down it stays known."""
    tokens: list[int]

    def clone(self) -> Region:
        r = Region()
        r.sides = self.sides.copy()
        r.faces = self.faces.copy()
        r.shown = self.shown.copy()
        r.tokens = self.tokens.copy()
        return r


class Heritage(State):
    bloodlines: list[Bloodline]
    threads: list[Thread]
    boards: tuple[int, ...]
    """The three battlegrounds in play: class, temperament, geography."""
    blood: tuple[int, ...]
    """By character: 0 not in this game, 1 base side up, 2 ancilla; + 4 x (its clan + 1).

    What is thin-blooded has the number behind the last clan's.
    """
    glued: tuple[tuple[int, ...], ...]
    """By character: abilities glued on, in order; empty in a single game."""
    queue: list[int]
    """From left to right; short ones are filled up from the left."""
    deck: list[int]
    discard: list[int]
    incoming: list[int]
    """A character found in the deck that is about to be recruited."""
    events: list[int]
    round: int
    first: int
    turn: int
    """Whose turn it is; NONE when it is over."""
    recruited: bool
    asset_used: bool
    """Whether an asset has been spent in this turn."""
    plays: int
    """Intrigues that may still be played in this turn."""
    high_low: int
    """Where the token stands: low clans below 0, high clans above."""
    princes: list[int]
    """By territory x 4 + faction: ankhs."""
    inquisition: list[int]
    """By column: the class shown, + 2 on iudices."""
    cities: list[int]
    """By direction: ankhs in the city, then by direction: ankhs in the fire."""
    rows: list[int]
    """By direction: where the investigator stands, then by direction: ankhs on the last cell."""
    court: list[int]
    """High and low tokens in the city, then the title under the time token."""
    regions: list[Region]
    camarilla: list[int]
    """The start place of the Camarilla's tokens."""
    sabbat: list[int]
    spent: list[int]
    """Tokens discarded, face up."""
    # What a chapter inherits, and changes for good. All tuples: a clone shares them.
    chapter: int
    """From 1 on; 0 for a single game."""
    opened: int
    """Packets of the chronicle deck that lie open."""
    present: tuple[int, ...]
    """By seat: the heir who plays here."""
    joined: tuple[int, ...]
    """By heir: the first chapter; NONE before the prologue."""
    gone: tuple[int, ...]
    """By heir: 1 for one who has left the chronicle."""
    marks: tuple[tuple[int, ...], ...]
    """By heir: boxes marked, by parameter."""
    honours: tuple[tuple[int, ...], ...]
    """By heir: the chapters whose titles were won."""
    havens: tuple[int, ...]
    """By heir: the vampire saved in the haven, or NONE."""
    leaders: tuple[tuple[int, ...], ...]
    """By heir: clan leaders of the chronicle in the haven."""
    assets: tuple[tuple[int, ...], ...]
    """By heir; several of a kind stand several times."""
    burdens: tuple[tuple[int, ...], ...]
    """By heir."""
    won: tuple[tuple[int, ...], ...]
    """By heir: events of earlier chapters, kept in the haven."""
    age_points: tuple[int, ...]
    """By heir: in this age so far."""
    sets: tuple[tuple[int, ...], ...]
    """By clan: all intrigues in the game."""
    clan_stickers: tuple[int, ...]
    """By clan: how many are left."""
    thin_blood: int
    """How many thin-blood stickers are left."""
    stickers: tuple[int, ...]
    """By ability sticker: how many are left."""
    burdens_left: tuple[int, ...]
    """By burden: how many cards are in nobody's haven."""
    worth: tuple[int, ...]
    """By parameter: of a marked box at the end."""
    outcomes: tuple[int, ...]
    """Those chosen, by age."""
    places: tuple[int, ...]
    """Heirs of the chapter before, from first to last; then of this one, once it is recorded."""
    annals: tuple[tuple[int, ...], ...]
    """What happened in this chapter that its page in the book tells (chronicle/annals.py)."""

    def clone(self) -> Heritage:
        g = Heritage()
        self.clone_flow_into(g)
        g.bloodlines = [b.clone() for b in self.bloodlines]
        g.threads = [t.clone() for t in self.threads]
        g.boards = self.boards
        g.blood = self.blood
        g.glued = self.glued
        g.queue = self.queue.copy()
        g.deck = self.deck.copy()
        g.discard = self.discard.copy()
        g.incoming = self.incoming.copy()
        g.events = self.events.copy()
        g.round = self.round
        g.first = self.first
        g.turn = self.turn
        g.recruited = self.recruited
        g.asset_used = self.asset_used
        g.plays = self.plays
        g.high_low = self.high_low
        g.princes = self.princes.copy()
        g.inquisition = self.inquisition.copy()
        g.cities = self.cities.copy()
        g.rows = self.rows.copy()
        g.court = self.court.copy()
        g.regions = [r.clone() for r in self.regions]
        g.camarilla = self.camarilla.copy()
        g.sabbat = self.sabbat.copy()
        g.spent = self.spent.copy()
        g.chapter = self.chapter
        g.opened = self.opened
        g.present = self.present
        g.joined = self.joined
        g.gone = self.gone
        g.marks = self.marks
        g.honours = self.honours
        g.havens = self.havens
        g.leaders = self.leaders
        g.assets = self.assets
        g.burdens = self.burdens
        g.won = self.won
        g.age_points = self.age_points
        g.sets = self.sets
        g.clan_stickers = self.clan_stickers
        g.thin_blood = self.thin_blood
        g.stickers = self.stickers
        g.burdens_left = self.burdens_left
        g.worth = self.worth
        g.outcomes = self.outcomes
        g.places = self.places
        g.annals = self.annals
        return g

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        seats = len(self.bloodlines)
        return [(seat + i) % seats for i in range(seats)]

    def opponents(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]


def bare_bloodline(seat: int) -> Bloodline:
    b = Bloodline()
    b.seat = seat
    b.clan = NONE
    b.line = []
    b.sire = []
    b.power = []
    b.notoriety = []
    b.boons = []
    b.marks = []
    b.ankhs = []
    b.titles = []
    b.tucked = []
    b.hand = []
    b.deck = []
    b.discard = []
    b.playing = []
    b.seen = []
    b.declared = []
    b.enemies = []
    b.market = []
    b.stalls = []
    b.edict = []
    b.decree = []
    b.searched = []
    b.reserved = NONE
    b.aside = NONE
    b.recruits = 0
    b.morality = 0
    b.side = NONE
    b.allegiance = NONE
    b.events = []
    b.burdens = ()
    b.drawn = []
    return b


def bare_table(seats: int) -> Heritage:
    g = Heritage()
    g.bloodlines = [bare_bloodline(seat) for seat in range(seats)]
    g.threads = []
    g.boards = ()
    g.blood = ()
    g.glued = ()
    g.queue = []
    g.deck = []
    g.discard = []
    g.incoming = []
    g.events = []
    g.round = 1
    g.first = 0
    g.turn = NONE
    g.recruited = False
    g.asset_used = False
    g.plays = 0
    g.high_low = 0
    g.princes = []
    g.inquisition = []
    g.cities = []
    g.rows = []
    g.court = []
    g.regions = []
    g.camarilla = []
    g.sabbat = []
    g.spent = []
    g.chapter = 0
    g.opened = 0
    g.present = ()
    g.joined = ()
    g.gone = ()
    g.marks = ()
    g.honours = ()
    g.havens = ()
    g.leaders = ()
    g.assets = ()
    g.burdens = ()
    g.won = ()
    g.age_points = ()
    g.sets = ()
    g.clan_stickers = ()
    g.thin_blood = 0
    g.stickers = ()
    g.burdens_left = ()
    g.worth = ()
    g.outcomes = ()
    g.places = ()
    g.annals = ()
    return g


def thread(script: int, actor: int, subject: int) -> Thread:
    t = Thread()
    t.script = script
    t.at = 0
    t.step = 0
    t.actor = actor
    t.subject = subject
    t.last = NONE
    t.recruited = NONE
    t.that = NONE
    t.trigger = NONE
    t.card = NONE
    t.board = NONE
    t.n = 0
    t.chosen = []
    t.rest = []
    return t
