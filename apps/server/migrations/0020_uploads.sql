-- What somebody's files take; spent by one conditional statement together with the rows it pays for.
create table storage_use (
  account_id bigint primary key references account on delete cascade,
  bytes bigint not null check (bytes >= 0),
  files integer not null check (files >= 0)
);

-- Files that come in pieces. The pieces lie in the store; the row alone says which of them count, and in which order.
create table upload (
  id uuid primary key,
  owner_id bigint not null references account on delete cascade,
  metadata jsonb not null default '{}',
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
  piece_keys text[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index upload_owner_idx on upload (owner_id);
create index upload_expires_idx on upload (expires_at);
