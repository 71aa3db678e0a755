"""What holds in every position, whoever has done what."""

from __future__ import annotations

from duskmoot.games.heritage.belief import in_the_open
from duskmoot.games.heritage.boards.invariants import broken_boards
from duskmoot.games.heritage.cards import VAMPIRES
from duskmoot.games.heritage.lines import (
    boons_of,
    childer,
    clan_deck,
    has_room,
    recruits_left,
)
from duskmoot.games.heritage.pieces import MOST_CHILDER, NONE, QUEUE, TORPOR
from duskmoot.games.heritage.state import Bloodline, Heritage


def broken(g: Heritage) -> list[str]:
    found: list[str] = []
    if g.boards and sorted(all_characters(g)) != [c for c in range(len(g.blood)) if g.blood[c]]:
        found.append("a character is lost or doubled")
    if g.boards and len(g.queue) < QUEUE and (g.deck or g.discard):
        found.append("the queue is short")
    for b in g.bloodlines:
        if b.line:
            found += [f"bloodline {b.seat}: {what}" for what in broken_line(g, b)]
            found += [f"bloodline {b.seat}: {what}" for what in broken_cards(g, b)]
    markers = [b.reserved for b in g.bloodlines if b.reserved != NONE]
    if len(set(markers)) != len(markers) or any(c not in g.queue for c in markers):
        found.append("a marker lies beside the queue")
    clans = [b.clan for b in g.bloodlines if b.clan != NONE]
    if len(set(clans)) != len(clans):
        found.append("two seats play one clan")
    if all(b.line for b in g.bloodlines) and g.round > 0:
        found += broken_boards(g)
    if g.over and (g.threads or g.incoming or any(b.playing for b in g.bloodlines)):
        found.append("the game is over and something is being resolved")
    return found


def all_characters(g: Heritage) -> list[int]:
    found = [c for c in in_the_open(g) if VAMPIRES[c].leads == NONE] + g.deck
    for b in g.bloodlines:
        found += b.searched
    return found


def broken_line(g: Heritage, b: Bloodline) -> list[str]:
    found: list[str] = []
    places = len(b.line)
    lists = [b.sire, b.power, b.notoriety, b.boons, b.marks, b.ankhs, b.titles]
    if any(len(each) != places for each in lists):
        return ["tokens without a vampire, or a vampire without tokens"]
    if VAMPIRES[b.line[0]].leads != b.clan or b.sire[0] != NONE:
        found.append("the clan leader is not at the top")
    if b.marks[0] & TORPOR or b.notoriety[0]:
        found.append("a clan leader in torpor or with notoriety")
    if any(not under_leader(b, place) for place in range(places)):
        found.append("a vampire hangs in the air")
    if any(len(childer(b, place)) > MOST_CHILDER for place in range(places)):
        found.append("more than three childer")
    if min(b.power) < 0 or min(b.notoriety) < 0:
        found.append("less than no tokens")
    if any(mark not in (0, 1, 2) for mark in b.marks):
        found.append("exhausted and in torpor at once")
    if places - 1 != b.recruits:
        found.append("recruits and vampires differ")
    if recruits_left(g, b.seat) > 0 and not any(has_room(b, p) for p in range(places)):
        found.append("nobody can be recruited any more")
    if any(tucked >> 8 >= places for tucked in b.tucked):
        found.append("a monster of nobody")
    return found


def under_leader(b: Bloodline, place: int) -> bool:
    """Upwards from any vampire one comes to the clan leader."""
    for i in range(len(b.line)):
        if not place:
            return True
        place = b.sire[place]
    return False


def broken_cards(g: Heritage, b: Bloodline) -> list[str]:
    found: list[str] = []
    cards = b.hand + b.deck + b.discard + b.playing + b.declared + b.market + b.edict
    if cards and sorted(cards) != sorted(clan_deck(g, b.clan)):
        found.append("an intrigue is lost or doubled")
    if any(card not in b.hand for card in b.seen):
        found.append("a card was seen that is not in hand")
    if len(b.declared) != len(b.enemies) or len(b.market) != len(b.stalls):
        found.append("a card in play without its place")
    if len(b.edict) > 1 or (len(b.decree) == 2) < len(b.edict):
        found.append("more than one edict, or one without a value")
    if boons_in_play(g, b.seat) != VAMPIRES[b.line[0]].boons:
        found.append("a boon is lost or doubled")
    return found


def boons_in_play(g: Heritage, whose: int) -> int:
    total = 0
    for b in g.bloodlines:
        total += sum([boons_of(b, place, whose) for place in range(len(b.line))])
        total += b.stalls.count(whose)
    return total
