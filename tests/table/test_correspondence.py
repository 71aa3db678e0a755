"""Games over weeks: each turn one notice, quiet hours kept, absences honoured, nothing secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duskmoot.kernel.game import Refused, find
from duskmoot.speech import LANGUAGES, speech
from duskmoot.table.notices.sender import HELD
from duskmoot.table.store import notices
from duskmoot.table.store.chronicles import Step
from duskmoot.table.store.port import Place, Store
from duskmoot.table.store.postgres import PostgresStore
from duskmoot.table.store.sqlite import SqliteStore
from tests.table.correspondence import (
    BEGIN,
    DAY,
    HOUR,
    Post,
    leaves,
    local_hour,
    post_house,
    prefers,
    turns,
    visits,
)
from tests.table.friends import Friend, Json, evening

WARSAW, VLADIVOSTOK = "Europe/Warsaw", "Asia/Vladivostok"
WEEKS = 5


@pytest.fixture(params=["sqlite", "postgres"], name="store")
def each_store(request: pytest.FixtureRequest, folder: Path) -> Callable[[], Store]:
    if request.param == "sqlite":
        return lambda: SqliteStore(folder, durable=False)
    url = request.getfixturevalue("postgres")
    return lambda: PostgresStore(url)


def secrets() -> set[str]:
    """Whatever Bloodborne has a name for, in every language and as acts spell it."""
    game = find("bloodborne")
    found: set[str] = set()
    for kind, names in game.vocabulary.nouns.items():
        found |= {name.partition(".")[0] for name in names if name[:1].isalpha()}
        for language in LANGUAGES:
            tongue = speech(language, game)
            found |= {tongue.title(kind, n) for n, name in enumerate(names) if name[:1].isalpha()}
    titles = {speech(language, game).say("game-title") for language in LANGUAGES}
    return {name for name in found if len(name) > 3} - titles


class Weeks:
    """Three who play by post: each comes some hours after word has come, whenever that is."""

    def __init__(self, post: Post, table: Json, players: list[Friend]) -> None:
        self.post = post
        self.table = table
        self.players = players
        self.visits = [0, 0, 0]
        self.heard = [0, 0, 0]
        self.coming: dict[int, float] = {}
        self.chance = Random(3)

    def words(self, seat: int) -> int:
        """Notices of a turn that have come so far; a reminder is none."""
        if seat == 0:
            return len([p for p in self.post.push.pushes if "reminder" not in p.body["body"]])
        return len(self.post.mail.mails) if seat == 1 else 0

    async def hours(self, away: tuple[int, ...] = ()) -> None:
        await self.post.passes(2 * HOUR)
        for seat in range(3):
            unread = self.words(seat) > self.heard[seat]
            if seat == 2:  # looks by themselves, for nobody tells them
                unread = bool(await turns(self.players[2]))
            if unread and seat not in self.coming and seat not in away:
                self.heard[seat] = self.words(seat)
                self.coming[seat] = self.post.now + self.chance.randint(1, 20) * HOUR
        for seat, when in list(self.coming.items()):
            if when <= self.post.now and seat not in away:
                del self.coming[seat]
                assert await visits(self.players[seat], self.table, seat)
                self.visits[seat] += 1


@evening
async def test_weeks_of_play_by_post(store: Callable[[], Store]) -> None:
    async with post_house(store()) as post:
        ada = await post.correspondent("Ada", WARSAW)
        boris = await post.correspondent("Boris", VLADIVOSTOK, "ru")
        cleo = await post.house.friend("Cleo")
        await post.with_push(ada, "ada")
        await post.with_mail(boris, "boris@example.org")
        table = await post.set_table(ada, boris, cleo)
        weeks = Weeks(post, table, [ada, boris, cleo])
        while post.now < BEGIN + 2 * 7 * DAY:
            await weeks.hours()
        gone, back = int(post.now) + DAY, int(post.now) + 11 * DAY
        await ada.post("/api/me/away", {"begins": gone, "ends": back})
        while post.now < gone:
            await weeks.hours()
        while post.now < back:
            await weeks.hours(away=(0,))
        while post.now < BEGIN + WEEKS * 7 * DAY:
            await weeks.hours()

        # Each turn one notice, to those who want one.
        open_now = [bool(await turns(player)) for player in weeks.players]
        assert min(weeks.visits) >= 3, weeks.visits
        assert sum(weeks.visits) >= 12, weeks.visits
        for seat in (0, 1):
            told = weeks.words(seat) - weeks.visits[seat]
            assert told == 0 or (told == 1 and open_now[seat]), (seat, told)

        # Quiet hours and absence.
        pushed, mailed = [push.time for push in post.push.pushes], post.mail.times
        assert {local_hour(moment, WARSAW) for moment in pushed} <= set(range(8, 22))
        assert {local_hour(moment, VLADIVOSTOK) for moment in mailed} <= set(range(8, 22))
        assert not [moment for moment in pushed if gone <= moment < back]
        talk = [line["note"] for line in (await ada.sits(table)).talk]
        assert "note-days" not in talk
        assert "note-days-bot" not in talk

        # Nothing secret, in no byte.
        everything = [push.raw for push in post.push.pushes] + post.mail.raw
        everything += [
            json.dumps(push.body, ensure_ascii=False).encode() for push in post.push.pushes
        ]
        for mail in post.mail.mails:
            assert mail["To"] == "boris@example.org"
            everything.append(f"{mail['Subject']}\n{mail.get_content()}".encode())
        forbidden = [name.encode() for name in secrets()]
        assert len(forbidden) > 100
        for bytes_sent in everything:
            assert not [name for name in forbidden if name in bytes_sent]
        assert "Bloodborne" in post.push.pushes[0].body["title"]
        assert "Ваш ход" in str(post.mail.mails[0]["Subject"])
        assert {push.headers["topic"] for push in post.push.pushes} == {
            post.push.pushes[0].body["tag"]
        }


async def three(post: Post, **pace: Any) -> tuple[list[Friend], Json]:
    """Ada, who gets pushes, Boris and Cleo; all must choose a card, and no hour is quiet."""
    players = [await post.correspondent(name, "") for name in ("Ada", "Boris", "Cleo")]
    await post.with_push(players[0], "ada")
    return players, await post.set_table(*players, **pace)


async def round_of(players: list[Friend], table: Json, *seats: int) -> None:
    for seat in seats:
        await visits(players[seat], table, seat)


@evening
async def test_whoever_is_waited_for_is_told_after_a_while_and_once(folder: Path) -> None:
    async with post_house(folder) as post:
        await three(post)
        await post.passes(89)
        assert not post.push.pushes
        await post.passes(1)
        await post.passes(DAY)
        (push,) = post.push.pushes
        assert push.body["title"].startswith("Bloodborne")
        assert "Ada, Boris, Cleo" in push.body["body"]
        assert 0 < int(push.headers["ttl"]) <= 9 * DAY


@evening
async def test_who_looks_in_time_is_not_told(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        await post.passes(30)
        await visits(players[0], table, 0)
        await post.passes(DAY)
        assert not post.push.pushes


@evening
async def test_who_looked_but_did_not_decide_is_reminded_twice(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        await leaves(players[0], await players[0].sits(table))
        days = []
        for _ in range(9 * 24):
            before = len(post.push.pushes)
            await post.passes(HOUR)
            days += [(post.now - BEGIN) / DAY] * (len(post.push.pushes) - before)
        half, late = days
        assert 4.4 < half < 4.7
        assert 6.6 < late < 6.9
        assert "reminder" in post.push.pushes[0].body["body"]


@evening
async def test_days_then_bank_then_grace_then_a_bot_until_the_holder_returns(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        await round_of(players, table, 1, 2)
        (turn,) = await turns(players[0])
        assert turn["due"] == BEGIN + 9 * DAY
        await post.passes(10 * DAY - HOUR)
        assert (await players[0].get(f"/api/tables/{table['id']}"))["seats"][0]["kind"] == "person"
        await post.passes(HOUR)
        seen = await players[0].get(f"/api/tables/{table['id']}")
        assert seen["seats"][0]["kind"] == "bot"
        assert seen["seats"][0]["returns"]
        assert await turns(players[0]) == []
        chair = await players[1].sits(table)
        await chair.until(lambda state: bool(state["at"] > 2))
        assert [line["note"] for line in chair.talk][-1] == "note-days-bot"
        await players[0].takes(table, 0)
        assert (await players[0].get(f"/api/tables/{table['id']}"))["seats"][0]["kind"] == "person"


@evening
async def test_games_whose_rules_rest_stop_no_other_clock(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "AT_ONCE", 1)
    store = PostgresStore(postgres)
    store.place = Place(rules={"bloodborne": "ours"})
    async with post_house(store) as post:
        players, resting = await three(post, days=1, bank=0)
        await post.passes(HOUR)
        table = await post.set_table(*players, days=1, bank=0)
        await post.house.lobby.keeper.give(resting["id"])
        change = "update standing set position = 'other', edition = 'theirs' where game_table = $1"
        await store.notices._shelf.steps([Step(change, [(resting["id"],)])])
        await post.passes(3 * DAY)
        epochs = "select epoch from standing order by epoch"
        claims = await store.notices._shelf.rows(epochs)
        await post.passes(3 * DAY)
        seats = (await players[0].get(f"/api/tables/{table['id']}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["bot"] * 3
        assert claims == await store.notices._shelf.rows(
            "select epoch from standing order by epoch"
        )


@evening
async def test_or_a_safe_legal_act_where_the_table_wants_that(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post, days=1, bank=0, late="default")
        await round_of(players, table, 1, 2)
        chair = await players[1].sits(table)
        at = chair.state["at"]
        await post.passes(2 * DAY - 1)
        assert chair.state["at"] == at
        await post.passes(1)
        await chair.until(lambda state: bool(state["at"] > at))
        assert (await players[0].get(f"/api/tables/{table['id']}"))["seats"][0]["kind"] == "person"
        assert "note-days" in [line["note"] for line in chair.talk]


@evening
async def test_no_day_is_charged_while_all_who_are_asked_are_here(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        chairs = [await player.sits(table) for player in players]
        await chairs[0].until(lambda state: all(s["here"] for s in state["table"]["seats"]))
        await chairs[0].until(lambda state: state["table"]["due"] == 0)
        await post.passes(30 * DAY)
        assert not post.push.pushes
        await leaves(players[2], chairs[2])
        await chairs[0].until(lambda state: state["table"]["due"] == BEGIN + 39 * DAY)
        assert [turn["due"] for turn in await turns(players[2])] == [BEGIN + 39 * DAY]


@evening
async def test_clocks_survive_a_restart(store: Callable[[], Store]) -> None:
    async with post_house(store()) as post:
        players, table = await three(post)
        await round_of(players, table, 1, 2)
        cookies = [player.http.cookies for player in players]
    async with post_house(store()) as post:
        ada = await post.house.friend()
        ada.http.cookies = cookies[0]
        assert [turn["due"] for turn in await turns(ada)] == [BEGIN + 9 * DAY]
        await post.passes(10 * DAY)
        assert (await ada.get(f"/api/tables/{table['id']}"))["seats"][0]["kind"] == "bot"


@evening
async def test_junk_in_the_clocks_begins_them_anew(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        junk = Step("update standing set clocks = 'junk' where game_table = $1", [(table["id"],)])
        await post.house.lobby.house.store.notices._shelf.steps([junk])
        (turn,) = await turns(players[0])
        assert turn["due"] == 0
        assert await visits(players[0], table, 0)
        assert {turn["table"] for turn in await turns(players[1])} == {table["id"]}


@evening
async def test_an_absence_moves_what_is_due_and_coming_back_early_moves_it_back(
    folder: Path,
) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        away = {"begins": BEGIN + DAY, "ends": BEGIN + 8 * DAY}
        told = await players[0].post("/api/me/away", away)
        assert told["away"] == [away]
        assert told["away_left"] == 23
        assert [turn["due"] for turn in await turns(players[0])] == [BEGIN + 16 * DAY]
        await post.passes(3 * DAY)
        await players[0].post("/api/me/away/end", {"begins": BEGIN + DAY})
        assert [turn["due"] for turn in await turns(players[0])] == [BEGIN + 11 * DAY]
        with pytest.raises(Refused, match="away-too-long"):
            await players[0].post(
                "/api/me/away", {"begins": BEGIN + 20 * DAY, "ends": BEGIN + 40 * DAY}
            )


@evening
async def test_turns_are_in_the_order_in_which_they_are_due(folder: Path) -> None:
    async with post_house(folder) as post:
        players, slow = await three(post)
        quick = await post.set_table(*players, days=1, bank=0)
        live = await players[0].sets("mine", "random", "random")
        found = await turns(players[0])
        assert [turn["table"] for turn in found] == [quick["id"], slow["id"], live["id"]]
        assert [turn["due"] for turn in found] == [BEGIN + DAY, BEGIN + 9 * DAY, 0]
        assert found[0]["names"] == ["Ada", "Boris", "Cleo"]
        assert await turns(await post.house.friend()) == []


@evening
async def test_a_subscription_that_has_ended_is_forgotten(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        await post.with_push(players[0], "phone")
        post.push.answers["ada"] = 410
        await post.passes(HOUR)
        assert [push.to for push in post.push.pushes] == ["phone"]
        assert (await players[0].get("/api/me/notices"))["browsers"] == 1


@evening
async def test_what_is_not_taken_is_tried_again_and_then_given_up(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        post.push.answers["ada"] = 503
        guest = (await post.house.lobby.register.guest(players[0].http.cookies["duskmoot"])) or None
        assert guest is not None
        words = post.house.lobby.house.store.notices.open_words
        waits = []
        for seconds in (90, 60, 600, 7200):
            await post.passes(seconds)
            (word,) = await words(guest.id)
            waits.append(word.after - post.now)
        assert waits[:3] == [60, 600, 7200]
        assert waits[3] > DAY  # given up: what is left is the reminder
        del post.push.answers["ada"]
        await post.passes(HOUR)
        assert not post.push.pushes


@evening
async def test_a_word_that_cannot_be_said_keeps_no_other_back(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        await post.set_table(*players)
        await post.with_mail(players[1], "boris@example.org")
        await prefers(players[1], mode="daily", hour=18)
        unheard_of = Step("update game_table set game = 'chess' where id = $1", [(table["id"],)])
        await post.house.lobby.house.store.notices._shelf.steps([unheard_of])
        await post.passes(10 * HOUR)
        assert len(post.push.pushes) == 1, "the other table"
        (mail,) = post.mail.mails
        assert str(mail.get_content()).count("https://moot.example/#/table/") == 1


@evening
async def test_whoever_sends_slowly_leaves_the_rest_to_others(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        for player, name in zip(players[1:], ("boris", "cleo")):
            await post.with_mail(player, f"{name}@example.org")
            await prefers(player, mode="now")

        def slow() -> float:
            post.now += HELD
            return post.now

        post.mail.clock = slow
        await post.passes(90)
        assert len(post.mail.mails) == 1, "another sender may have taken the second one"
        await post.passes(1)
        assert {mail["To"] for mail in post.mail.mails} == {"boris@example.org", "cleo@example.org"}
        assert len(post.mail.mails) == 2


@evening
async def test_a_mail_of_the_day_names_all_tables_that_wait(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        await post.set_table(*players)
        await post.with_mail(players[1], "boris@example.org")
        await prefers(players[1], zone=WARSAW, mode="daily", hour=18)
        for _ in range(48):
            await post.passes(HOUR)
        assert [local_hour(moment, WARSAW) for moment in post.mail.times] == [18, 18]
        mail = post.mail.mails[0]
        assert str(mail["Subject"]).split() == ["2", "tables", "wait", "for", "you"]
        assert str(mail.get_content()).count("https://moot.example/#/table/") == 2


@evening
async def test_one_click_in_a_mail_program_ends_mail(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        await post.with_mail(players[1], "boris@example.org")
        await post.passes(HOUR)
        (mail,) = post.mail.mails
        link = str(mail["List-Unsubscribe"]).strip(" <>").removeprefix("https://moot.example")
        stranger = await post.house.friend()
        asked = await stranger.http.get(link)
        assert asked.status_code == 303
        assert (await players[1].get("/api/me/notices"))["mode"] == "now"
        click = await stranger.http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert click.status_code == 200
        assert (await players[1].get("/api/me/notices"))["mode"] == "off"


@evening
async def test_three_mails_that_nobody_takes_end_mail(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        await post.with_mail(players[1], "boris@example.org")
        post.mail.unknown = {"boris@example.org"}
        for _ in range(9):
            await post.passes(DAY)
        told = await players[1].get("/api/me/notices")
        assert (told["mail"], told["mode"]) == ("", "off")


@evening
async def test_an_address_counts_only_once_its_link_has_come_back(folder: Path) -> None:
    async with post_house(folder) as post:
        players, _ = await three(post)
        told = await players[1].post("/api/me/notices/mail", {"mail": "boris@example.org"})
        assert (told["mail"], told["wanted"]) == ("", "boris@example.org")
        with pytest.raises(Refused, match="proof-gone"):
            await players[2].post("/api/notices/proof", {"token": "x" * 43})
        await post.passes(4 * DAY)
        assert [mail["Subject"] for mail in post.mail.mails] == ["Is this your address?"]
        token = str(post.mail.mails[0].get_content()).split("/#/notices/")[1].split()[0]
        with pytest.raises(Refused, match="proof-gone"):
            await players[2].post("/api/notices/proof", {"token": token})


@evening
async def test_a_game_has_days_or_a_clock(folder: Path) -> None:
    async with post_house(folder) as post:
        ada = await post.house.friend("Ada")
        seats = [{"kind": "mine"}] * 3
        body = {"game": "bloodborne", "seats": seats, "pace": {"days": 2}, "clock": 60}
        with pytest.raises(Refused, match="pace-and-clock"):
            await ada.post("/api/tables", body)


@evening
async def test_a_seat_is_not_handed_to_a_bot_before_its_days_are_up(folder: Path) -> None:
    async with post_house(folder) as post:
        players, table = await three(post)
        await leaves(players[0], await players[0].sits(table))
        with pytest.raises(Refused, match="seat-waits"):
            await players[1].post(f"/api/tables/{table['id']}/seats/0/bot", {})


@evening
async def test_what_somebody_told_us_of_themselves_can_be_forgotten(
    store: Callable[[], Store],
) -> None:
    async with post_house(store()) as post:
        players, _ = await three(post)
        await post.with_mail(players[0], "ada@example.org")
        await players[0].post("/api/me/away", {"begins": BEGIN + DAY, "ends": BEGIN + 2 * DAY})
        guest = await post.house.lobby.register.guest(players[0].http.cookies["duskmoot"])
        assert guest is not None
        notices = post.house.lobby.house.store.notices
        await notices.forget(guest.id)
        assert await notices.letterbox(guest.id) is None
        assert await notices.subscriptions(guest.id) == []
        assert await notices.away(guest.id) == ()
        assert await notices.open_words(guest.id) == []
