-- Places that have or had public listings, with how many; made from the listings and rebuilt by one command.
create table city (
  id bigint generated always as identity primary key,
  city_key text not null,
  state_key text not null,
  country_key text not null,
  city text not null,
  state text not null,
  country text not null,
  listing_count bigint not null default 0,
  -- Whose cover stands for the city. Without a reference: whoever reads it looks whether it is still public.
  cover_property_id bigint,
  unique (city_key, state_key, country_key)
);
create index city_count_idx on city (listing_count desc, id) where listing_count > 0;

create table category_count (
  category_id bigint primary key references category on delete cascade,
  listing_count bigint not null default 0
);

-- What each public property is counted as: a row here is exactly one in the counts, so nothing is counted twice.
create table counted_property (
  property_id bigint primary key,
  category_id bigint not null,
  city_id bigint not null
);

-- Changes not yet added to the counts. Listings only append here, so that no posting waits for another one's count.
create table listing_count_change (
  id bigint generated always as identity primary key,
  category_id bigint,
  city_id bigint,
  change bigint not null
);

-- What was public before there were counts is counted by the worker.
select graphile_worker.add_job('catalogue.rebuild-counts', job_key => 'catalogue.rebuild-counts');
