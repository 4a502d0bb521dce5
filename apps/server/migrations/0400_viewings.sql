-- A lister is one person: of what they have agreed to, no two times overlap. The constraint below needs numbers in gist.
create extension if not exists btree_gist;

-- When a lister can be visited: for one listing, or for all that have no times of their own.
create table viewing_times (
  id bigint generated always as identity primary key,
  lister_id bigint not null references account,
  listing_kind text not null check (listing_kind in ('property', 'project', 'all')),
  listing_id bigint not null,
  length_minutes smallint not null check (length_minutes between 1 and 240),
  pause_minutes smallint not null check (pause_minutes between 0 and 240),
  notice_hours smallint not null check (notice_hours between 0 and 168),
  time_zone text not null,
  place text not null default '',
  video_link text not null default '',
  -- Read and written as a whole: `{weekday, date, from, until}` in the time of the zone, and days on which there are none.
  windows jsonb not null default '[]',
  days_off jsonb not null default '[]',
  unique (lister_id, listing_kind, listing_id),
  check ((listing_kind = 'all') = (listing_id = 0))
);

create table viewing (
  id bigint generated always as identity primary key,
  -- What calendars know it by, whatever becomes of it.
  calendar_id uuid not null default gen_random_uuid(),
  lister_id bigint not null references account,
  visitor_id bigint not null references account,
  listing_kind text not null check (listing_kind in ('property', 'project')),
  listing_id bigint not null,
  state text not null check (state in ('requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired')),
  -- Whether it takes the lister's time: what is agreed, what the lister proposed, and a published time that was asked for.
  is_held boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  place text not null default '',
  video_link text not null default '',
  message text not null default '',
  reason text not null default '',
  sequence integer not null default 0,
  -- When both are reminded; null once they were.
  remind_at timestamptz,
  rating smallint check (rating between 1 and 5),
  feedback text not null default '',
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check (lister_id <> visitor_id),
  check (state <> 'confirmed' or is_held),
  constraint viewing_no_double_booking
    exclude using gist (lister_id with =, tstzrange(starts_at, ends_at) with &&) where (is_held)
);
create unique index viewing_open_key on viewing (visitor_id, listing_kind, listing_id)
  where state in ('requested', 'proposed');
create index viewing_lister_idx on viewing (lister_id, starts_at, id);
create index viewing_visitor_idx on viewing (visitor_id, starts_at, id);
create index viewing_remind_idx on viewing (remind_at) where remind_at is not null;
create index viewing_expiry_idx on viewing (starts_at) where state in ('requested', 'proposed');

-- A calendar that a member reads by a link. Only the hash of its token is kept.
create table viewing_calendar (
  account_id bigint primary key references account on delete cascade,
  token_hash bytea not null unique,
  language text not null,
  created_at timestamptz not null default now()
);
