alter table property
  add column video_link text not null default '',
  add column meta_title text not null default '',
  add column meta_description text not null default '',
  add column meta_keywords text not null default '',
  add column client_address text not null default '',
  add column is_premium boolean not null default false,
  add column hides_location boolean not null default false,
  -- Where it is shown instead of where it is; nothing where everybody may know the exact point.
  add column shown_location geography(Point, 4326),
  add column reject_reason text,
  add column submitted_at timestamptz not null default now(),
  add column times_submitted integer not null default 1,
  -- How many reminders of the coming end were sent.
  add column reminders smallint not null default 0,
  -- In which its lister posted it, for the mails about it.
  add column language text not null default 'en',
  -- A deletion hides at once by the active switch; until the row is erased it can be undone.
  add column deleted_at timestamptz,
  add column was_active boolean;

-- Every slug that a property has or had: what is given once leads to the same home for ever.
create table property_slug (
  slug text primary key,
  property_id bigint not null references property on delete cascade deferrable initially deferred
);
create index property_slug_property_idx on property_slug (property_id);
insert into property_slug (slug, property_id) select slug, id from property;

-- Pictures beside the gallery, at most one of a kind.
create table property_extra_picture (
  property_id bigint not null references property on delete cascade,
  kind text not null check (kind in ('panorama', 'meta')),
  media_id uuid not null unique references media on delete cascade,
  primary key (property_id, kind)
);

create trigger property_extra_picture_gives_up_media after delete or update of media_id on property_extra_picture
  for each row execute function note_unused_file('media', 'media_id');

create table property_document (
  property_id bigint not null references property on delete cascade,
  position smallint not null check (position >= 0),
  document_id uuid not null unique references document on delete cascade,
  primary key (property_id, position)
);
create trigger property_document_gives_up_document after delete or update of document_id on property_document
  for each row execute function note_unused_file('document', 'document_id');

create table property_draft (
  id uuid primary key,
  owner_id bigint not null references account on delete cascade,
  revision integer not null default 1,
  step text not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index property_draft_owner_idx on property_draft (owner_id, updated_at desc);
create index property_draft_age_idx on property_draft (updated_at);

-- What somebody has listed so far and may list; without a limit everything. Posting spends it in one statement.
create table listing_use (
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('property', 'project')),
  used integer not null default 0,
  allowed integer,
  primary key (account_id, kind),
  check (allowed is null or used <= allowed)
);
