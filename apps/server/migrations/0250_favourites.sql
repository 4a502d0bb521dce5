-- The homes that members keep, each once. An account is emptied of them before it goes, so that the counts stay right.
create table favourite (
  account_id bigint not null references account,
  property_id bigint not null references property on delete cascade,
  saved_at timestamptz not null default now(),
  -- One's own homes may be kept, but do not count.
  is_counted boolean not null,
  -- What it cost when it was kept.
  price_minor bigint not null,
  note text not null default '',
  primary key (account_id, property_id)
);
create index favourite_newest_idx on favourite (account_id, saved_at desc, property_id desc);
create index favourite_property_idx on favourite (property_id);

-- How many members keep a home. Changed with the rows above, in their transaction.
create table property_like_count (
  property_id bigint primary key references property on delete cascade,
  likes bigint not null check (likes >= 0)
) with (fillfactor = 70);

-- Homes whose count the search has not heard of yet.
create table liked_property (
  property_id bigint primary key
);
