-- What a member wants to be shown, in their own words. A row is a set that was sent; none is no wish at all.
create table feed_preference (
  account_id bigint primary key references account on delete cascade,
  category_ids integer[] not null default '{}' check (cardinality(category_ids) <= 20),
  facility_ids integer[] not null default '{}' check (cardinality(facility_ids) <= 20),
  min_price_minor bigint,
  max_price_minor bigint,
  deal text check (deal in ('sell', 'rent')),
  city text not null default '',
  min_bedrooms smallint check (min_bedrooms between 0 and 100),
  updated_at timestamptz not null default now()
);

-- What the feed may learn from. It outlives the set above: whoever switched it off does not want it back with a form.
create table feed_learning (
  account_id bigint primary key references account on delete cascade,
  from_saved boolean not null default true,
  from_seen boolean not null default false
);

-- The homes that somebody opened who switched that on, the newest fifty of each. Nobody else is kept track of.
create table feed_seen (
  account_id bigint not null references account on delete cascade,
  property_id bigint not null references property on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (account_id, property_id)
);
create index feed_seen_newest_idx on feed_seen (account_id, seen_at desc, property_id desc);
create index feed_seen_property_idx on feed_seen (property_id);
