"""Whole chronicles of Heritage between bots of one kind, age by age.

Told are the winners by clan, leader, seat and place in the age before; points by source and by
battleground; research that ran dry, stickers not to be had, burdens, ties of an age; final scores.
"""

from collections import Counter
from collections.abc import Iterable
from statistics import mean
from typing import Any, Final

from duskmoot.arena.chronicles import (
    Told,
    final_wins,
    simulate_chronicles,
    wins_after_age,
)
from duskmoot.arena.simulate import Plan
from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.chronicle.tables import PARAMETERS, SECTION_NAMES, overview_of
from duskmoot.games.heritage.pieces import BOARD_NAMES, CLAN_NAMES
from tools.balance.heritage import SOURCES
from tools.balance.shares import share, tenths

Page = dict[str, Any]
AGES: Final = 7


def play(chronicles: int, seats: int, seed: int, bot: str, jobs: int) -> list[Told]:
    shelf = simulate_chronicles(Plan("heritage", seats, (bot,) * seats, seed), chronicles, jobs)
    assert not shelf.faults, shelf.faults[0]
    return shelf.told


def report(told: list[Told]) -> None:
    pages = [page for one in told for page in one.pages]
    seats = len(pages[0]["present"])
    print(f"{len(told)} chronicles of {seats} heirs, {len(pages)} chapters")
    shares("clan", ((CLAN_NAMES[p["clans"][s]], won(p, s)) for p, s in each_seat(pages)))
    shares("leader", ((VAMPIRES[p["leaders"][s]].id, won(p, s)) for p, s in each_seat(pages)))
    shares("seat", ((str(s + 1), won(p, s)) for p, s in each_seat(pages)))
    after_an_age(told, seats)
    for age in range(1, AGES + 1):
        of_an_age(age, [p for p in pages if overview_of(p["chapter"]).age == age], seats)
    finals(told, seats)


def each_seat(pages: list[Page]) -> Iterable[tuple[Page, int]]:
    for page in pages:
        for seat in range(len(page["present"])):
            yield page, seat


def won(page: Page, seat: int) -> float:
    return float(page["places"][0] == seat)


def shares(title: str, rows: Iterable[tuple[str, float]]) -> None:
    """Of the chapters played under each name, how many were won, best first."""
    under: dict[str, list[float]] = {}
    for name, victory in rows:
        under.setdefault(name, []).append(victory)
    print(f"\n{title:34} times    won            95%")
    for name in sorted(under, key=lambda name: -mean(under[name])):
        print(share(name, under[name]))


def after_an_age(told: list[Told], seats: int) -> None:
    print("\nplace in the age before            times    won            95%")
    for place, (played, victories) in enumerate(wins_after_age(told, seats), 1):
        if played:
            print(share(str(place), [1.0] * victories + [0.0] * (played - victories)))


def of_an_age(age: int, pages: list[Page], seats: int) -> None:
    """Points and what the aftermaths of one age brought."""
    rows = [row for page in pages for row in page["points"]]
    means = [mean(row[source] for row in rows) for source in range(len(SOURCES))]
    named = ", ".join(f"{name} {n:.1f}" for name, n in zip(SOURCES, means))
    print(f"\nage {age}: {mean(sum(row) for row in rows):.1f} = {named}")
    for place, board in enumerate(pages[0]["boards"]):
        scored = [max(row[place] for row in page["points"]) for page in pages]
        nobody = mean(not best for best in scored)
        print(f"  {BOARD_NAMES[board]}: best seat {mean(scored):.1f}, nobody scores {nobody:.0%}")
    clans = Counter(CLAN_NAMES[page["clans"][page["places"][0]]] for page in pages)
    print("  won by: " + ", ".join(f"{clan} {n}" for clan, n in clans.most_common()))
    dry = [overview_of(p["chapter"]).conspiracy - len(p["conspiracies"]) for p in pages]
    short = mean(missing > 0 for missing in dry)
    glued = mean(len(page["stickers"]) for page in pages)
    print(f"  research came up short {short:.0%}; stickers a chapter {glued:.2f} of {seats}")
    taken = mean(len(page["burdens"]) for page in pages)
    torpor = mean(len(page["torpor"]) for page in pages)
    saved = mean(len(page["saved"]) for page in pages)
    print(f"  burdens taken {taken:.2f}, sent to torpor {torpor:.2f}, agents saved {saved:.2f}")
    ends = [page["age"] for page in pages if page["age"]]
    outcomes = Counter(end["outcome"] % 3 + 1 for end in ends)
    chosen = ", ".join(f"{outcome}: {outcomes[outcome]}" for outcome in (1, 2, 3))
    print(f"  ages that ended in a tie {mean(end['tied'] for end in ends):.0%}; outcomes {chosen}")


def finals(told: list[Told], seats: int) -> None:
    """Final scores, where they come from, and who won the chronicle."""
    totals = [total for one in told for total in one.totals]
    best = [max(one.totals) for one in told]
    print(f"\nfinal scores: mean {mean(totals):.1f}, winners {mean(best):.1f}")
    print(f"final scores by tenths: {tenths(totals)}")
    by_section: Counter[str] = Counter()
    for one in told:
        final = one.pages[-1]["final"]
        by_section["titles"] += sum(final["titles"])
        for parameter, _, _, points in [row for rows in final["rows"] for row in rows]:
            by_section[SECTION_NAMES[PARAMETERS[parameter].section]] += points
    heirs = len(told) * seats
    print("by source: " + ", ".join(f"{k} {n / heirs:.1f}" for k, n in by_section.most_common()))
    print("\nchronicles won, by seat            times    won            95%")
    for seat, victories in enumerate(final_wins(told, seats), 1):
        each = [victories / len(told)] * len(told)
        print(share(str(seat), each))
