"""The forms of PostgreSQL: how its tables came to be what they are."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    create table guest (
        id text primary key, token_hash text not null unique, name text not null,
        created bigint not null
    );
    create table game_table (
        id text primary key, invite text not null unique, game text not null,
        rules integer not null, options text not null, key bytea not null,
        commitment text not null, clock integer not null, host text not null,
        created bigint not null, imported boolean not null, over boolean not null
    );
    create index game_table_host on game_table (host);
    create index game_table_open on game_table (id) where not over;
    create table seat (
        game_table text not null, seat integer not null, kind text not null,
        guest text not null, name text not null, bot text not null, strength integer not null,
        primary key (game_table, seat)
    );
    create index seat_guest on seat (guest);
    create table event (
        game_table text not null, n integer not null, seat integer not null,
        act text not null, request text not null, left_acts integer not null,
        position text not null,
        primary key (game_table, n)
    );
    create table snapshot (
        game_table text primary key, n integer not null, digest text not null,
        body bytea not null
    );
    create table talk (
        game_table text not null, n integer not null, time bigint not null,
        seat integer not null, name text not null, said text not null,
        note text not null, parts text not null,
        primary key (game_table, n)
    );
    """,
    "alter table talk add column audience integer not null default -1;",
    """
    alter table game_table add column key_left boolean not null default false;
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
        chain text not null, waiting integer not null, touched bigint not null,
        put_away boolean not null, position text not null
    ) with (fillfactor = 50);
    insert into standing select
        id, coalesce((select max(n) from event where game_table = id), 0),
        coalesce((select max(n) from event where game_table = id), 0), '', -1,
        extract(epoch from now())::bigint, false, '' from game_table;
    create table forgotten (
        game_table text not null, audience integer not null, lines integer not null,
        primary key (game_table, audience)
    );
    create table retold (
        game_table text not null, seat integer not null, edition text not null,
        body bytea not null, primary key (game_table, seat)
    );
    create table pulse (id integer primary key, epoch bigint not null, beat timestamptz not null);
    insert into pulse values (1, 0, now());
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
        key bytea not null, commitment text not null, seals text not null, root text not null,
        imported boolean not null, created bigint not null, touched bigint not null,
        clock integer not null, stand_in text not null, stand_in_strength integer not null,
        sat text not null, key_left boolean not null, over boolean not null, asking text not null
    );
    create index chronicle_host on chronicle (host);
    create table heir (
        chronicle text not null, number integer not null, name text not null, bot text not null,
        strength integer not null, joined integer not null, left_at integer not null,
        open boolean not null, guest text not null, return_key text not null,
        seen bigint not null, primary key (chronicle, number)
    );
    create index heir_guest on heir (guest);
    create unique index heir_return on heir (return_key) where return_key <> '';
    create table link (
        chronicle text not null, n integer not null, chapter integer not null,
        attempt integer not null, present text not null, legacy_in text not null,
        rules integer not null, game_table text not null, state text not null,
        opened integer not null, reprinted text not null, legacy_out text not null,
        digest text not null, page text not null, began bigint not null, ended bigint not null,
        primary key (chronicle, chapter, attempt)
    );
    create unique index link_playing on link (chronicle) where state = 'playing';
    create table inscription (
        chronicle text not null, n integer not null, time bigint not null, kind text not null,
        noun integer not null, said text not null, heir integer not null,
        primary key (chronicle, n)
    );
    """,
    "alter table game_table add column lesson text not null default '';",
    """
    alter table guest add column return_key text not null default '';
    create unique index guest_return on guest (return_key) where return_key <> '';
    create table device (
        id text primary key, token_hash text not null unique, guest text not null,
        label text not null, created bigint not null, seen bigint not null
    );
    create index device_guest on device (guest);
    insert into device
        select substr(token_hash, 1, 22), token_hash, id, '', created, created from guest;
    create table ticket (
        id text primary key, kind text not null, guest text not null, body text not null,
        expires bigint not null
    );
    create index ticket_guest on ticket (guest);
    """,
    """
    create table passkey (
        id text primary key, guest text not null, public_key bytea not null,
        sign_count bigint not null, label text not null, created bigint not null,
        used bigint not null
    );
    create index passkey_guest on passkey (guest);
    """,
    """
    alter table game_table add column pace text not null default '';
    alter table standing add column due bigint;
    alter table standing add column clocks text not null default '';
    create index standing_due on standing (due) where due is not null;
    create table letterbox (
        guest text primary key, language text not null, zone text not null,
        quiet_from integer not null, quiet_to integer not null, mail text not null,
        mode text not null, hour integer not null, digest bigint not null,
        wanted text not null, proof text not null, proof_until bigint not null,
        stop text not null unique, bounces integer not null
    );
    create index letterbox_proof on letterbox (proof) where proof <> '';
    create index letterbox_digest on letterbox (digest) where mode = 'daily';
    create table subscription (
        endpoint text primary key, guest text not null, p256dh text not null,
        auth text not null, created bigint not null
    );
    create index subscription_guest on subscription (guest);
    create table away (
        guest text not null, begins bigint not null, ends bigint not null,
        primary key (guest, begins)
    );
    create table notice (
        game_table text not null, guest text not null, kind integer not null,
        after bigint not null, tries integer not null, primary key (game_table, guest)
    );
    create index notice_after on notice (after);
    create index notice_guest on notice (guest);
    """,
    """
    alter table talk add column guest text not null default '';
    create index talk_guest on talk (guest) where guest <> '';
    alter table guest add column leaves bigint not null default 0;
    create index guest_leaves on guest (leaves) where leaves > 0;
    """,
    """
    alter table standing add column owner integer not null default 0;
    alter table standing add column epoch bigint not null default 0;
    alter table standing add column edition text not null default '';
    create index standing_owner on standing (owner) where owner <> 0;
    alter table chronicle add column owner integer not null default 0;
    alter table chronicle add column epoch bigint not null default 0;
    create table node (
        id integer primary key generated always as identity, address text not null,
        version text not null, rules text not null, draining boolean not null,
        lease double precision not null, beat timestamptz not null default now()
    );
    create table house (name text primary key, kept text not null);
    create table spent (
        what text not null, who text not null, drops double precision not null,
        filled timestamptz not null, primary key (what, who)
    );
    drop table pulse;
    alter table duskmoot_form add column oldest integer not null default 0;
    """,
    """
    create table door (
        game_table text primary key, listed boolean not null, spectators boolean not null,
        hushed boolean not null, hidden boolean not null
    );
    create index door_listed on door (game_table) where listed;
    create table shown_out (
        game_table text not null, guest text not null, primary key (game_table, guest)
    );
    create table mute (
        id text primary key, guest text not null, other text not null, name text not null
    );
    create index mute_guest on mute (guest);
    create table report (
        id text primary key, time bigint not null, by_guest text not null, about text not null,
        game_table text not null, reason text not null, lines text not null, closed bigint not null
    );
    create index report_open on report (time) where closed = 0;
    create table deed (
        n bigint primary key, time bigint not null, keeper text not null, guest text not null,
        game_table text not null, what text not null, until bigint not null, reason text not null,
        report text not null
    );
    create index deed_guest on deed (guest);
    create table deed_answer (
        deed bigint primary key, guest text not null, said text not null
    );
    create table keeper (guest text primary key, created bigint not null);
    create function deed_stays() returns trigger language plpgsql as
        $$ begin raise exception 'a deed stays'; end $$;
    create trigger deed_stays before update or delete on deed
        for each row execute function deed_stays();
    """,
    "create index letterbox_mail on letterbox (lower(mail)) where mail <> '';",
    "alter table door add column delay integer not null default 0;",
    "alter table chronicle add column pace text not null default '';",
    "create table archive (game_table text primary key, body bytea not null);",
)
"""The n-th script leads from form n to form n + 1; the number stands in `duskmoot_form`."""

OLDEST: Final[int] = 15
"""The oldest form whose programs can still write what ours read: scripts add, and take away only
what no such program uses. Servers of that version may run beside ours on one database."""
