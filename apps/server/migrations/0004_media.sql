-- The original is private; the variants that the worker makes from it are what people see.
create table media (
  id uuid primary key,
  owner_id bigint not null references account on delete cascade,
  original_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null default '{}',
  placeholder text,
  created_at timestamptz not null default now(),
  processed_at timestamptz
);
create index media_owner_idx on media (owner_id);
create index media_unprocessed_idx on media (created_at) where processed_at is null;
