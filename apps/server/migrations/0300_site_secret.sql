-- What the installation has made up for itself and must not lose, sealed with a key that is not in here.
create table site_secret (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
