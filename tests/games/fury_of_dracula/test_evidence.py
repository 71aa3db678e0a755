"""What the rules write down about the Trail: each thing that all learn, and nothing else."""

from duskmoot.games.fury_of_dracula import evidence
from duskmoot.games.fury_of_dracula.cards.table import CARDS, named
from duskmoot.games.fury_of_dracula.rules.choices.revelations import reveal_space
from duskmoot.games.fury_of_dracula.rules.dracula.maturing import mature_vampire
from duskmoot.games.fury_of_dracula.rules.dracula.trail import reveal_place
from duskmoot.games.fury_of_dracula.rules.round.phases import come_face_to_face
from tests.games.fury_of_dracula.chase import Chase, place

Note = tuple[int, int, int]
"""Kind, what and detail."""


class Notes:
    """The notes of a chase since it was last looked."""

    def __init__(self, chase: Chase) -> None:
        self.chase = chase
        self.read = len(chase.g.evidence)

    def new(self) -> list[Note]:
        log = self.chase.g.evidence[self.read :]
        self.read += len(log)
        parts = (evidence.kind_of, evidence.what_of, evidence.detail_of)
        return [(parts[0](e), parts[1](e), parts[2](e)) for e in log]


def prowling(dracula: str = "leipzig", **hunters: str) -> tuple[Chase, Notes]:
    chase = Chase(dracula=dracula, **hunters)
    chase.until("prowl")
    return chase, Notes(chase)


def test_a_note_says_what_was_put_into_it() -> None:
    places = [3, 69, 72, -1]
    entry = evidence.note(evidence.PLACED, 68, 4, 0b101_011, evidence.pack_places(places))
    assert evidence.kind_of(entry) == evidence.PLACED
    assert evidence.what_of(entry) == 68
    assert evidence.detail_of(entry) == 4
    assert evidence.laid_of(entry) == 0b011
    assert evidence.wolf_of(entry) == 0b101
    assert evidence.places_of(entry) == places
    assert entry < 1 << 53


def test_the_start_is_noted_with_the_hunters() -> None:
    chase = Chase(godalming="paris")
    (entry,) = chase.g.evidence
    assert evidence.kind_of(entry) == evidence.BEGUN
    assert evidence.places_of(entry) == [h.place for h in chase.g.hunters]


def test_a_hidden_city_and_hide_leave_the_same_note() -> None:
    logs = []
    for act in ("move berlin", "move nuremberg", "power hide"):
        chase, _ = prowling()
        chase.act("dracula", act)
        logs.append(chase.g.evidence)
    assert logs[0] == logs[1] == logs[2]
    assert evidence.kind_of(logs[0][-1]) == evidence.PLACED
    assert evidence.detail_of(logs[0][-1]) == evidence.PLAIN


def test_what_is_seen_of_a_card_is_noted() -> None:
    for act, hunter, seen, what in (
        ("move north_sea", "paris", evidence.AT_SEA, 0),
        ("move berlin", "berlin", evidence.IN_SIGHT, place("berlin")),
        ("move berlin", "paris", evidence.PLAIN, 0),
    ):
        chase, notes = prowling("hamburg", godalming=hunter)
        chase.act("dracula", act)
        assert notes.new() == [(evidence.PLACED, what, seen)]
    chase, notes = prowling("klausenburg")
    chase.act("dracula", "move castle_dracula")
    assert notes.new() == [(evidence.PLACED, 0, evidence.IN_CASTLE)]


def test_a_lair_that_returns_is_noted_by_its_number() -> None:
    chase, notes = prowling()
    chase.hideout(8, "berlin", encounters=["rats"])
    chase.act("dracula", "move berlin")
    assert notes.new() == [(evidence.PLACED, 7, evidence.FROM_LAIR)]


def test_powers_are_noted_when_they_are_chosen() -> None:
    chase, notes = prowling()
    chase.act("dracula", "power feed")
    assert notes.new() == [(evidence.PLAYED, evidence.FEED, 0)]
    chase.until("prowl")
    assert (evidence.SLID, 0, 0) in notes.new()
    chase.act("dracula", "power wolf_form")
    assert notes.new() == [(evidence.PLAYED, evidence.WOLF_FORM, 0)]
    assert evidence.laid_of(chase.g.evidence[-1]) == 1 << evidence.FEED
    chase.act("dracula", "wolf-hide")
    assert notes.new() == [(evidence.PLACED, 0, evidence.PLAIN)]
    chase.until("prowl")
    chase.hideout(5, "paris")
    notes.new()
    chase.act("dracula", "power misdirect", "clear space_5")
    played = (evidence.PLAYED, evidence.MISDIRECT, 0)
    assert notes.new() == [played, (evidence.MISDIRECTED, 4, 0)]
    assert evidence.wolf_of(chase.g.evidence[-1]) == 2


def test_a_city_without_a_card_is_denied() -> None:
    chase = Chase(godalming="paris", dracula="leipzig")
    notes = Notes(chase)
    chase.act("godalming", "drive le_havre")
    assert notes.new() == [(evidence.DENIED, place("le_havre"), 0)]
    reveal_place(chase.g, place("leipzig"))
    assert notes.new() == [(evidence.REVEALED, 0, 0)]
    reveal_place(chase.g, place("paris"))
    reveal_place(chase.g, place("leipzig"))
    assert notes.new() == [], "no card is left of which this would tell anything"


def test_hide_shows_with_its_location_only() -> None:
    chase, notes = prowling()
    chase.act("dracula", "power hide")
    notes.new()
    reveal_space(chase.g, 0)
    assert notes.new() == [(evidence.NO_PLACE, 0, 0)]
    reveal_space(chase.g, 1)
    assert notes.new() == [(evidence.REVEALED, 1, 1)]
    assert evidence.mask_of(chase.g.evidence[-1]) == place("leipzig")
    reveal_space(chase.g, 1)
    assert notes.new() == []


def test_jonathan_harker_tells_also_by_silence() -> None:
    for card, note in (("hide", evidence.NO_PLACE), ("paris", evidence.REVEALED)):
        chase = Chase()
        chase.draw(chase.g.event_deck, "jonathan_harker")
        chase.g.allies.append(named("jonathan_harker"))
        chase.hideout(5, card)
        notes = Notes(chase)
        chase.until("prowl")
        assert [kind for kind, what, _ in notes.new() if what == 5] == [note]


def test_events_tell_what_they_show_and_what_they_do_not() -> None:
    chase = Chase(godalming="prague", dracula="leipzig")
    chase.hideout(2, "berlin")
    notes = Notes(chase)
    CARDS[named("local_rumors")].play(chase.g, 0)
    assert notes.new() == [
        (evidence.BORDERING, place("prague"), 0),
        (evidence.REVEALED, 1, 0),
    ]
    assert evidence.mask_of(chase.g.evidence[-2]) == 0b10
    CARDS[named("evil_presence")].play(chase.g, 0)
    assert notes.new() == [(evidence.PRESENT, 0, 0)]
    CARDS[named("hypnosis")].play(chase.g, 3)
    (told,) = notes.new()
    assert told[0] == evidence.HERE_IN


def test_wax_cylinders_tell_where_hide_is_or_that_it_is_not() -> None:
    chase = Chase()
    chase.gives("seward", "wax_cylinders")
    chase.until("action", "seward")
    notes = Notes(chase)
    chase.act("seward", "play wax_cylinders", "analyse")
    assert notes.new() == [(evidence.NO_HIDE, 0, 0)]
    chase = Chase()
    chase.hideout(3, "hide")
    chase.gives("seward", "wax_cylinders")
    chase.until("action", "seward")
    notes = Notes(chase)
    chase.act("seward", "play wax_cylinders", "analyse")
    assert notes.new() == [(evidence.HIDE_FOUND, 2, 0)]


def test_what_slides_off_is_a_lair_or_matures() -> None:
    for act, note in (
        ("lair lair_1", (evidence.LAIR_MADE, 6, 0)),
        ("mature", (evidence.LEFT_TO_MATURE, 1, 0)),
    ):
        chase = Chase()
        chase.hideout(6, "paris", encounters=["saboteur"])
        chase.until("mature-or-lair")
        notes = Notes(chase)
        chase.act("dracula", act)
        assert notes.new() == [note]
    chase.act("dracula", "resolve saboteur")
    assert notes.new() == [(evidence.RESOLVED, 0, 0)]
    chase.until("prowl")
    assert notes.new() == [(evidence.CLEARED, 9, 0)]


def test_meetings_are_news_only_after_a_card_was_swept_away() -> None:
    chase = Chase(godalming="paris", dracula="leipzig")
    come_face_to_face(chase.g)
    notes = Notes(chase)
    chase.g.trail.insert(0, chase.g.trail.pop())
    chase.hideout(6, "rome")
    chase.g.off = [chase.g.trail[5].clone()]
    mature_vampire(chase.g, 3)
    assert notes.new() == [(evidence.SWEPT, 0, 0)]
    come_face_to_face(chase.g)
    assert notes.new() == [(evidence.NOT_MET, 0, 0)]
    chase["godalming"].place = place("leipzig")
    come_face_to_face(chase.g)
    assert notes.new() == [(evidence.MET, place("leipzig"), 0)]


def test_a_figure_that_stays_tells_where_dracula_is() -> None:
    for faceup, noted in ((True, place("leipzig") + 1), (False, 0)):
        chase = Chase(dracula="leipzig")
        chase.hideout(1, "", powers=["feed"])
        chase.hideout(4, "leipzig", faceup=faceup)
        chase.g.off = [chase.g.trail[5].clone()]
        notes = Notes(chase)
        mature_vampire(chase.g, 3)
        assert notes.new() == [(evidence.SWEPT, noted, int(faceup))]


def test_holy_tokens_are_noted_when_they_change() -> None:
    chase = Chase(godalming="paris")
    chase.gives("godalming", "consecrated_ground")
    chase.until("action", "godalming")
    chase.act("godalming", "done")
    chase.until("action", "godalming")
    notes = Notes(chase)
    chase.act("godalming", "play consecrated_ground", "consecrate rome")
    assert notes.new() == [(evidence.HALLOWED, 0, 0)]
    assert evidence.places_of(chase.g.evidence[-1])[0] == place("rome")
