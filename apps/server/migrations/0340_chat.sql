-- Conversations: one for each listing and pair of people. 0 stands for the administration, which is no account.
create table chat_conversation (
  id bigint generated always as identity primary key,
  listing_kind text not null check (listing_kind in ('property', 'project', 'none')),
  listing_id bigint not null,
  low_id bigint not null,
  high_id bigint not null,
  -- Whose listing it is about; 0 where it is about none.
  lister_id bigint not null,
  -- The number of its messages and the place of the newest. Whoever adds one holds this row.
  last_sequence bigint not null default 0,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (listing_kind, listing_id, low_id, high_id),
  check (low_id < high_id),
  check ((listing_kind = 'none') = (listing_id = 0))
);

-- What a conversation is to one of the two. No references: whoever left has no row here, and the other one keeps theirs.
create table chat_participant (
  conversation_id bigint not null references chat_conversation on delete cascade,
  member_id bigint not null,
  other_id bigint not null,
  last_at timestamptz not null default now(),
  -- Of what the other one said; kept with each message, never counted.
  unread bigint not null default 0 check (unread >= 0),
  -- Since when, until a mail has told of it.
  untold_since timestamptz,
  read_sequence bigint not null default 0,
  delivered_sequence bigint not null default 0,
  -- Everything up to here is gone for this member.
  cleared_sequence bigint not null default 0,
  is_hidden boolean not null default false,
  is_muted boolean not null default false,
  is_archived boolean not null default false,
  primary key (conversation_id, member_id)
);
create index chat_participant_list_idx
  on chat_participant (member_id, is_hidden, is_archived, last_at desc, conversation_id desc);
create index chat_participant_unread_idx on chat_participant (member_id) where unread > 0 and not is_muted;
create index chat_participant_untold_idx on chat_participant (untold_since) where untold_since is not null;

-- By month: old months are closed books, their indexes are never written again, and each can be moved or dropped alone.
-- The sequence is given by the conversation's row; time and sequence grow together, so that reads name the months.
create sequence chat_message_id_seq;
create table chat_message (
  conversation_id bigint not null,
  sequence bigint not null,
  created_at timestamptz not null,
  id bigint not null default nextval('chat_message_id_seq'),
  -- One of the two; 0 for the administration, for which an account wrote it.
  sender_id bigint not null,
  author_id bigint not null,
  -- What its sender called it: the same again is the same message.
  client_id uuid not null,
  text text not null,
  file_id uuid,
  voice_id uuid,
  -- Taken back for both; what it said is gone.
  removed_at timestamptz,
  -- Taken away for its sender alone.
  is_hidden boolean not null default false
) partition by range (created_at);

create schema if not exists chat_month;

-- Each month has the keys: a key of the whole would have to have the time in it, and would keep nothing apart. Attached
-- and not created in place, because that would stop all reading and writing while it waits.
create function make_chat_month(name text, from_time timestamptz, to_time timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_regclass('chat_month.' || name) is not null then
    return;
  end if;
  execute format('create table chat_month.%I (like chat_message including defaults,
    primary key (conversation_id, sequence), unique (conversation_id, sender_id, client_id))', name);
  execute format('alter table chat_message attach partition chat_month.%I for values from (%s) to (%L)',
    name, coalesce(quote_literal(from_time), 'minvalue'), to_time);
end $$;

-- The product's own role may not make tables, so these run as their owner. Done twice nothing happens.
create function make_chat_months(until timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamptz := timestamptz '2026-11-01 00:00:00+00';
begin
  perform make_chat_month('chat_message_before', null, month);
  while month <= until loop
    perform make_chat_month('chat_message_' || to_char(month at time zone 'UTC', 'YYYY_MM'), month,
      (month at time zone 'UTC' + interval '1 month') at time zone 'UTC');
    month := (month at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  end loop;
end $$;
revoke execute on function make_chat_month(text, timestamptz, timestamptz) from public;

select make_chat_months(now() + interval '24 months');

-- Files lie with the documents; a table of its own because what is swept there is found by references.
create table chat_file (
  document_id uuid primary key references document on delete cascade,
  conversation_id bigint not null references chat_conversation on delete cascade,
  owner_id bigint not null
);
create index chat_file_conversation_idx on chat_file (conversation_id);
create trigger chat_file_gives_up_document after delete or update of document_id on chat_file
  for each row execute function note_unused_file('document', 'document_id');

-- What others learn of a member in conversations; without a row the usual holds.
create table chat_settings (
  account_id bigint primary key references account on delete cascade,
  shows_presence boolean not null default true,
  pushes_text boolean not null default false
);

-- Who has a conversation open, as each process last said. Lost in a crash, it is written anew within half a minute.
create unlogged table chat_presence (
  account_id bigint not null,
  process_id uuid not null,
  is_here boolean not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, process_id)
);
create index chat_presence_age_idx on chat_presence (seen_at);
