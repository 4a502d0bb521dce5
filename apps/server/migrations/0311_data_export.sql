-- What members asked for of their own data: one at a time, and a file for a week.
create table data_export (
  id uuid primary key,
  account_id bigint not null references account on delete cascade,
  language text not null,
  asked_at timestamptz not null default now(),
  -- Null while it is being made.
  ready_at timestamptz,
  size_bytes bigint,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index data_export_newest_idx on data_export (account_id, asked_at desc);
create unique index data_export_open_key on data_export (account_id) where ready_at is null;
create index data_export_over_idx on data_export (expires_at);
