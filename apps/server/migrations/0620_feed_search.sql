-- What somebody searched for who switched that on, the newest ten of each member. Nobody else is kept track of.
create table feed_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  -- As the columns of feed_preference; the same search again is the same row.
  wishes jsonb not null check (length(wishes::text) <= 2000),
  searched_at timestamptz not null default now(),
  unique (account_id, wishes)
);
create index feed_search_newest_idx on feed_search (account_id, searched_at desc);
alter table feed_learning add column from_searches boolean not null default false;
