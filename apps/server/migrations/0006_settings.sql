create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
