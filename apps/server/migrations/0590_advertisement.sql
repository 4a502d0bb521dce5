-- Listings that are put forward for some days: on the home page (slider) or first in results (list). Goes with its listing.
create table advertisement (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  property_id bigint references property on delete cascade,
  project_id bigint references project on delete cascade,
  type text not null check (type in ('slider', 'list')),
  state text not null check (state in ('pending', 'running', 'paused', 'ended', 'rejected')),
  -- What it was paid with: a row of the ledger of package uses. Nothing where the operator sells no packages.
  use_id bigint unique references grant_use on delete set null,
  days integer not null check (days between 1 and 3660),
  -- What the lister reads when staff refused or stopped it.
  reason text not null default '',
  -- A place in a random order, in which every draw begins anywhere.
  lot double precision not null default random(),
  starts_at timestamptz,
  ends_at timestamptz,
  -- While it is paused its time stands still.
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  check (num_nonnulls(property_id, project_id) = 1),
  check (state in ('pending', 'rejected') or state = 'ended' or (starts_at is not null and ends_at is not null)),
  check ((state = 'paused') = (paused_at is not null))
);

-- One at a time for each listing and type; also how a listing finds its own.
create unique index advertisement_property_idx on advertisement (property_id, type)
  where state in ('pending', 'running', 'paused') and property_id is not null;
create unique index advertisement_project_idx on advertisement (project_id, type)
  where state in ('pending', 'running', 'paused') and project_id is not null;
-- Both of all states, for the deletion of a listing.
create index advertisement_of_property_idx on advertisement (property_id) where property_id is not null;
create index advertisement_of_project_idx on advertisement (project_id) where project_id is not null;
create index advertisement_own_idx on advertisement (account_id, id desc);
-- What is shown, and what the clock ends.
create index advertisement_running_idx on advertisement (id desc) where state = 'running';
create index advertisement_property_lot_idx on advertisement (type, lot)
  where state = 'running' and property_id is not null;
create index advertisement_project_lot_idx on advertisement (type, lot)
  where state = 'running' and project_id is not null;
create index advertisement_end_idx on advertisement (ends_at) where state = 'running';
-- What staff read.
create index advertisement_state_idx on advertisement (state, id);
