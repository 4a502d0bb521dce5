-- Where there are homes: cities, and the districts and streets that the public addresses of listings name, with how many
-- there are for sale and to let. Written by the catalogue with every change of a listing, and made anew at any time.
create table local_place (
  id bigint generated always as identity primary key,
  city_id bigint not null references city on delete cascade,
  kind text not null check (kind in ('city', 'district', 'street')),
  -- The folded name, by cityKey of search-words.ts.
  key text not null,
  name text not null,
  sell_count bigint not null default 0,
  rent_count bigint not null default 0,
  unique (city_id, kind, key)
);

-- What a place is asked for by: its name from each of its words on. Behind it in `full_key` stands the city, or behind a
-- city its country, so that "rope rise lunara" is the beginning of one.
create table local_place_name (
  place_id bigint not null references local_place on delete cascade,
  key text not null,
  full_key text collate "C" not null,
  -- Copied from the place, so that the largest come first out of the index.
  listing_count bigint not null default 0,
  primary key (place_id, key)
);
create index local_place_name_prefix_idx on local_place_name (full_key);
-- A few letters begin too many names to sort them all.
create index local_place_name_two_letters_idx on local_place_name (left(full_key, 2), listing_count desc);
create index local_place_name_three_letters_idx on local_place_name (left(full_key, 3), listing_count desc);
create index local_place_name_key_idx on local_place_name (key, listing_count desc);

-- What each property is counted in. Its place is counted no more when it is gone from here.
create table counted_place (
  property_id bigint primary key,
  deal text not null,
  place_ids bigint[] not null
);

-- Changes not yet added to the counts. Listings only append here, so that no posting waits for another one's count.
create table place_count_change (
  id bigint generated always as identity primary key,
  place_id bigint not null,
  deal text not null,
  change bigint not null
);
create index place_count_change_place_idx on place_count_change (place_id);

-- What was public before is counted by the worker, and found by its district and street once it wrote the search table
-- anew. Only a worker that knows these tables knows these jobs.
select graphile_worker.add_job('catalogue.fill-places', job_key => 'catalogue.fill-places');
select graphile_worker.add_job('search.fill-places', job_key => 'search.fill-places');
