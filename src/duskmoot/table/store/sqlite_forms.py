"""The forms of the embedded store: how its tables came to be what they are."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    create table guest (
        id text primary key, token_hash text not null unique, name text not null,
        created integer not null
    ) strict, without rowid;
    create table game_table (
        id text primary key, invite text not null unique, game text not null,
        rules integer not null, options text not null, key blob not null,
        commitment text not null, clock integer not null, host text not null,
        created integer not null, imported integer not null, over integer not null
    ) strict, without rowid;
    create index game_table_host on game_table (host);
    create index game_table_open on game_table (id) where over = 0;
    create table seat (
        game_table text not null, seat integer not null, kind text not null,
        guest text not null, name text not null, bot text not null, strength integer not null,
        primary key (game_table, seat)
    ) strict, without rowid;
    create index seat_guest on seat (guest);
    create table event (
        game_table text not null, n integer not null, seat integer not null,
        act text not null, request text not null, left_acts integer not null,
        position text not null,
        primary key (game_table, n)
    ) strict, without rowid;
    create table snapshot (
        game_table text primary key, n integer not null, digest text not null,
        body blob not null
    ) strict;
    create table talk (
        game_table text not null, n integer not null, time integer not null,
        seat integer not null, name text not null, said text not null,
        note text not null, parts text not null,
        primary key (game_table, n)
    ) strict, without rowid;
    """,
    "alter table talk add column audience integer not null default -1;",
    """
    alter table game_table add column key_left integer not null default 0;
    alter table game_table add column sat text not null default '';
    alter table game_table add column stand_in text not null default '';
    alter table game_table add column stand_in_strength integer not null default 2;
    alter table game_table add column legacy text not null default '';
    update game_table set sat = case
        when exists (select 1 from talk where game_table = id and note = 'note-seat-taken')
            or (select count(distinct guest) from seat where game_table = id and guest <> '') > 1
            then '*'
        else coalesce((select max(guest) from seat where game_table = id and guest <> ''), '') end;
    alter table event add column chain text not null default '';
    alter table snapshot add column chain text not null default '';
    alter table snapshot add column edition text not null default '';
    delete from snapshot;
    create table standing (
        game_table text primary key, at integer not null, seen integer not null,
        chain text not null, waiting integer not null, touched integer not null,
        put_away integer not null, position text not null
    ) strict, without rowid;
    insert into standing select
        id, coalesce((select max(n) from event where game_table = id), 0),
        coalesce((select max(n) from event where game_table = id), 0), '', -1,
        cast(strftime('%s', 'now') as integer), 0, '' from game_table;
    create index standing_touched on standing (touched) where put_away = 0;
    create table forgotten (
        game_table text not null, audience integer not null, lines integer not null,
        primary key (game_table, audience)
    ) strict, without rowid;
    create table retold (
        game_table text not null, seat integer not null, edition text not null,
        body blob not null, primary key (game_table, seat)
    ) strict;
    create table pulse (id integer primary key, beat integer not null) strict;
    """,
    """
    alter table game_table add column chronicle text not null default '';
    alter table game_table add column chapter integer not null default 0;
    alter table game_table add column attempt integer not null default 0;
    alter table game_table add column heirs text not null default '[]';
    alter table game_table add column closed text not null default '';
    create table chronicle (
        id text primary key, invite text not null unique, host text not null,
        name text not null, game text not null, rules integer not null, options text not null,
        key blob not null, commitment text not null, seals text not null, root text not null,
        imported integer not null, created integer not null, touched integer not null,
        clock integer not null, stand_in text not null, stand_in_strength integer not null,
        sat text not null, key_left integer not null, over integer not null, asking text not null
    ) strict, without rowid;
    create index chronicle_host on chronicle (host);
    create table heir (
        chronicle text not null, number integer not null, name text not null, bot text not null,
        strength integer not null, joined integer not null, left_at integer not null,
        open integer not null, guest text not null, return_key text not null,
        seen integer not null, primary key (chronicle, number)
    ) strict, without rowid;
    create index heir_guest on heir (guest);
    create unique index heir_return on heir (return_key) where return_key <> '';
    create table link (
        chronicle text not null, n integer not null, chapter integer not null,
        attempt integer not null, present text not null, legacy_in text not null,
        rules integer not null, game_table text not null, state text not null,
        opened integer not null, reprinted text not null, legacy_out text not null,
        digest text not null, page text not null, began integer not null, ended integer not null,
        primary key (chronicle, chapter, attempt)
    ) strict;
    create unique index link_playing on link (chronicle) where state = 'playing';
    create table inscription (
        chronicle text not null, n integer not null, time integer not null, kind text not null,
        noun integer not null, said text not null, heir integer not null,
        primary key (chronicle, n)
    ) strict, without rowid;
    """,
    "alter table game_table add column lesson text not null default '';",
    """
    alter table guest add column return_key text not null default '';
    create unique index guest_return on guest (return_key) where return_key <> '';
    create table device (
        id text primary key, token_hash text not null unique, guest text not null,
        label text not null, created integer not null, seen integer not null
    ) strict;
    create index device_guest on device (guest);
    insert into device
        select substr(token_hash, 1, 22), token_hash, id, '', created, created from guest;
    create table ticket (
        id text primary key, kind text not null, guest text not null, body text not null,
        expires integer not null
    ) strict;
    create index ticket_guest on ticket (guest);
    """,
    """
    create table passkey (
        id text primary key, guest text not null, public_key blob not null,
        sign_count integer not null, label text not null, created integer not null,
        used integer not null
    ) strict;
    create index passkey_guest on passkey (guest);
    """,
    """
    alter table game_table add column pace text not null default '';
    alter table standing add column due integer;
    alter table standing add column clocks text not null default '';
    create index standing_due on standing (due) where due is not null;
    create table letterbox (
        guest text primary key, language text not null, zone text not null,
        quiet_from integer not null, quiet_to integer not null, mail text not null,
        mode text not null, hour integer not null, digest integer not null,
        wanted text not null, proof text not null, proof_until integer not null,
        stop text not null unique, bounces integer not null
    ) strict;
    create index letterbox_proof on letterbox (proof) where proof <> '';
    create index letterbox_digest on letterbox (digest) where mode = 'daily';
    create table subscription (
        endpoint text primary key, guest text not null, p256dh text not null,
        auth text not null, created integer not null
    ) strict;
    create index subscription_guest on subscription (guest);
    create table away (
        guest text not null, begins integer not null, ends integer not null,
        primary key (guest, begins)
    ) strict;
    create table notice (
        game_table text not null, guest text not null, kind integer not null,
        after integer not null, tries integer not null, primary key (game_table, guest)
    ) strict;
    create index notice_after on notice (after);
    create index notice_guest on notice (guest);
    """,
    """
    alter table talk add column guest text not null default '';
    create index talk_guest on talk (guest) where guest <> '';
    alter table guest add column leaves integer not null default 0;
    create index guest_leaves on guest (leaves) where leaves > 0;
    """,
    """
    create table door (
        game_table text primary key, listed integer not null, spectators integer not null,
        hushed integer not null, hidden integer not null
    ) strict;
    create index door_listed on door (game_table) where listed;
    create table shown_out (
        game_table text not null, guest text not null, primary key (game_table, guest)
    ) strict;
    create table mute (
        id text primary key, guest text not null, other text not null, name text not null
    ) strict;
    create index mute_guest on mute (guest);
    create table report (
        id text primary key, time integer not null, by_guest text not null, about text not null,
        game_table text not null, reason text not null, lines text not null, closed integer not null
    ) strict;
    create index report_open on report (time) where closed = 0;
    create table deed (
        n integer primary key, time integer not null, keeper text not null, guest text not null,
        game_table text not null, what text not null, until integer not null, reason text not null,
        report text not null
    ) strict;
    create index deed_guest on deed (guest);
    create table deed_answer (
        deed integer primary key, guest text not null, said text not null
    ) strict;
    create table keeper (guest text primary key, created integer not null) strict;
    create trigger deed_stays before update on deed begin select raise(abort, 'a deed stays'); end;
    create trigger deed_kept before delete on deed begin select raise(abort, 'a deed stays'); end;
    """,
    "create index letterbox_mail on letterbox (lower(mail)) where mail <> '';",
    "alter table door add column delay integer not null default 0;",
    "alter table chronicle add column pace text not null default '';",
    "create table archive (game_table text primary key, body blob not null) strict;",
)
"""The n-th script leads from form n to form n + 1 of the file; its number is `user_version`."""
