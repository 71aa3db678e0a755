"""Sends the words that wait: takes them out of the store, sends each, and says what became of it.

A sender that dies in between leaves its words to the next one, two minutes later; on a device the
second takes the place of the first.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final
from zoneinfo import ZoneInfo

from duskmoot.kernel.game import find, registered
from duskmoot.speech import speech
from duskmoot.table import journal
from duskmoot.table.house import House
from duskmoot.table.notices.mail import Mail, MailFailed
from duskmoot.table.notices.push import Message, PushFailed, unpadded
from duskmoot.table.pace import DAY, present_again
from duskmoot.table.pacer import TURN, next_reminder
from duskmoot.table.store.notices import NOW, Letterbox, Taken, Turn
from duskmoot.table.store.port import StoreFailed

HELD: Final[int] = 120
"""Seconds for which a taken word is left to whoever took it."""
AGAIN: Final[tuple[int, ...]] = (60, 600, 7200)
"""Seconds until a word that nobody took is tried again; then it is given up."""
BOUNCES: Final[int] = 3
"""Mails in a row that nobody took; then no more are sent."""
WORTH: Final[int] = 7 * DAY
"""How long a push is worth being delivered where nothing falls due."""


class Sender:
    def __init__(self, house: House) -> None:
        self.house = house

    async def round(self) -> None:
        """Whatever is to be sent by now."""
        store, now = self.house.store.notices, int(self.house.now())
        await self._count_late()
        while words := await store.take(now, now + HELD):
            await self._count_late()
            for word in words:
                await self._try(word, now)
        while boxes := await store.take_digests(now, now + HELD):
            for box in boxes:
                await self._try_digest(box, now)

    async def _count_late(self) -> None:
        late = await self.house.store.notices.lateness(int(self.house.now()))
        self.house.metrics.notice_age.set(late)

    def _is_ours(self, until: int) -> bool:
        """Whether there is time left to send it: after that another sender may do so, too."""
        return self.house.now() <= until - HELD / 2

    async def _try(self, word: Taken, now: int) -> None:
        """One that cannot be said, for its game is not known here, keeps no other back."""
        if not self._is_ours(word.after):
            return
        store = self.house.store.notices
        try:
            await self._send(word, now)
        except StoreFailed:
            raise
        except Exception as error:
            journal.alarm("notice-failed", error)
            if word.tries < len(AGAIN):
                await store.move(word, word.kind, now + AGAIN[word.tries], word.tries + 1)
            else:
                await store.drop(word)

    async def _try_digest(self, box: Letterbox, now: int) -> None:
        if not self._is_ours(box.digest):
            return
        try:
            await self._send_digest(box, now)
        except StoreFailed:
            raise
        except Exception as error:
            journal.alarm("digest-failed", error)
            await self.house.store.notices.next_digest(box.guest, box.digest, now + DAY)

    async def _send(self, word: Taken, now: int) -> None:
        store = self.house.store.notices
        box = await store.letterbox(word.guest) or Letterbox(word.guest)
        habits = await store.habits(word.guest)
        turn = next((t for t in await store.turns(word.guest) if t.table == word.table), None)
        paused = turn is not None and word.kind != TURN and not (turn.hand and turn.hand.due)
        if turn is None or paused:
            await store.drop(word)
            return
        then = present_again(now, habits)
        if then > now:
            await store.move(word, word.kind, then, word.tries)
            return
        pushed, mailed = await self._push(box, turn, word, now), None
        if box.mode == NOW:
            mailed = await self.mail(box, turn_mail(box, turn, word.kind, self._home))
        failed = False in (pushed, mailed) and True not in (pushed, mailed)
        if failed and word.tries < len(AGAIN):
            await store.move(word, word.kind, now + AGAIN[word.tries], word.tries + 1)
            return
        reminder = next_reminder(word.guest, turn.hand, now)
        if reminder is None:
            await store.drop(word)
        else:
            await store.move(word, reminder.kind, reminder.after, 0)

    async def _push(self, box: Letterbox, turn: Turn, word: Taken, now: int) -> bool | None:
        """Whether a browser was reached; None where there is none to reach."""
        pusher, store = self.house.pusher, self.house.store.notices
        if pusher is None:
            return None
        reached: bool | None = None
        for subscription in await store.subscriptions(box.guest):
            try:
                await pusher.send(subscription, push_message(box, turn, word.kind, now), now)
                self._count("push", "sent")
                reached = True
            except PushFailed as error:
                self._count("push", "gone" if error.gone else "failed")
                journal.warn("push-failed", reason=str(error), gone=error.gone)
                if error.gone:
                    await store.unsubscribe(subscription.endpoint)
                else:
                    reached = reached or False
        return reached

    async def mail(self, box: Letterbox, mail: Mail) -> bool | None:
        """Whether it was taken; None where trying again would not help."""
        mailer, store = self.house.mailer, self.house.store.notices
        if mailer is None or not box.mail:
            return None
        try:
            await mailer.send(mail)
        except MailFailed as error:
            self._count("mail", "bounced" if error.lasting else "failed")
            journal.warn("mail-failed", lasting=error.lasting)
            if error.lasting:
                await store.count_bounce(box.guest, BOUNCES)
            return None if error.lasting else False
        self._count("mail", "sent")
        await store.forgive_bounces(box.guest)
        return True

    async def _send_digest(self, box: Letterbox, now: int) -> None:
        store = self.house.store.notices
        habits = await store.habits(box.guest)
        if present_again(now, replace(habits, quiet_from=0, quiet_to=0)) == now:
            known = {game.name for game in registered()}
            turns = [turn for turn in await store.turns(box.guest) if turn.game in known]
            if turns and await self.mail(box, digest_mail(box, turns, self._home)) is False:
                return  # it is taken again
        await store.next_digest(box.guest, box.digest, next_digest(box, now))

    @property
    def _home(self) -> str:
        return self.house.settings.home

    def _count(self, channel: str, outcome: str) -> None:
        self.house.metrics.notices.labels(channel, outcome).inc()


# What is said: the game and who sits there, never what happened.


def label_of(turn: Turn, language: str) -> str:
    """The names of those at the table, as its list shows them."""
    tongue = speech(language, find(turn.game))
    names = [name or tongue.say(f"seat-{seat + 1}") for seat, name in enumerate(turn.names)]
    return ", ".join(names)


def title_of(turn: Turn, language: str) -> str:
    return speech(language, find(turn.game)).say("game-title")


def said(box: Letterbox, kind: int) -> str:
    return speech(box.language, None).say("notice-reminder" if kind != TURN else "notice-turn")


def push_message(box: Letterbox, turn: Turn, kind: int, now: int) -> Message:
    tag = unpadded(sha256(b"duskmoot notice " + turn.table.encode()).digest())[:32]
    body = {
        "title": title_of(turn, box.language),
        "body": f"{said(box, kind)}\n{label_of(turn, box.language)}",
        "tag": tag,
        "table": turn.table,
    }
    due = turn.hand.due if turn.hand else 0
    return Message(body, due - now if due > now else WORTH, tag)


def turn_mail(box: Letterbox, turn: Turn, kind: int, home: str) -> Mail:
    title = title_of(turn, box.language)
    lines = [said(box, kind), "", *turn_lines(box, turn, home)]
    return signed(box, f"{title}: {said(box, kind)}".rstrip("."), lines, home)


def digest_mail(box: Letterbox, turns: list[Turn], home: str) -> Mail:
    subject = speech(box.language, None).say("notice-digest", n=len(turns))
    lines = [subject, ""]
    for turn in turns:
        lines += [title_of(turn, box.language), *turn_lines(box, turn, home), ""]
    return signed(box, subject.rstrip("."), lines[:-1], home)


def turn_lines(box: Letterbox, turn: Turn, home: str) -> list[str]:
    lines = [label_of(turn, box.language)]
    if turn.hand and turn.hand.due:
        when = local(turn.hand.due, box.zone)
        lines.append(speech(box.language, None).say("notice-due", when=when))
    return [*lines, f"{home}/#/table/{turn.table}"]


def signed(box: Letterbox, subject: str, lines: list[str], home: str) -> Mail:
    ending = speech(box.language, None).say("notice-ending", address=f"{home}/#/notices")
    text = "\n".join([*lines, "", "-- ", ending, ""])
    return Mail(box.mail, subject, text, f"{home}/api/notices/stop/{box.stop}")


def proof_mail(box: Letterbox, token: str, home: str) -> Mail:
    tongue = speech(box.language, None)
    lines = [tongue.say("notice-proof"), "", f"{home}/#/notices/{token}", ""]
    return Mail(box.wanted, tongue.say("notice-proof-subject"), "\n".join(lines))


def local(moment: int, zone: str) -> str:
    there = datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(zone or "UTC"))
    return f"{there:%Y-%m-%d %H:%M} {zone or 'UTC'}"


def next_digest(box: Letterbox, now: int) -> int:
    """The next time it is that hour where they live."""
    there = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(box.zone or "UTC"))
    then = there.replace(hour=box.hour, minute=0, second=0, microsecond=0)
    while int(then.timestamp()) <= now:
        then = (then + timedelta(days=1)).replace(hour=box.hour)
    return int(then.timestamp())
