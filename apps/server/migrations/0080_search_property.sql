-- The public listings as a search sees them, in narrow rows of their own: written in the transaction of each change,
-- made anew from the listings at any time. What has an end stays until the clock comes by; every question leaves it out.
create table search_property (
  property_id bigint primary key references property on delete cascade,
  -- Of the row that it was made from: where they differ, it is made anew.
  version bigint not null,
  owner_id bigint not null,
  deal text not null,
  category_id bigint not null,
  city_key text not null,
  state_key text not null,
  country_key text not null,
  -- The point that everybody may know, in millionths of a degree, and its number on the map (map-cell.ts).
  x integer not null,
  y integer not null,
  cell bigint not null,
  price_minor bigint not null,
  price_per_area double precision,
  -- Hundredths of a percent that the last change of the price took off.
  reduction integer not null default 0,
  is_premium boolean not null,
  published_micros bigint not null,
  expires_at timestamptz not null default 'infinity',
  has_photos boolean not null,
  has_video boolean not null,
  has_panorama boolean not null,
  view_count bigint not null default 0,
  like_count bigint not null default 0,
  -- By parameter id and by facility id: a place in an array is found at once, a name in an object is looked for.
  numbers double precision[] not null default '{}',
  facility_metres integer[] not null default '{}',
  -- Parameter id and value of every choice: {10:b,11:pool}.
  options text[] not null default '{}',
  -- The words of our own analyser with their places: title A, address B, description D.
  words tsvector not null
);

create index search_property_newest_idx on search_property (published_micros desc, property_id desc)
  include (expires_at, is_premium);
-- What a map asks for, without touching the rows.
create index search_property_cell_idx on search_property (cell)
  include (x, y, published_micros, property_id, expires_at, is_premium, deal, category_id, price_minor);
create index search_property_city_idx on search_property (city_key, published_micros desc, property_id desc)
  include (expires_at, is_premium, deal, category_id, price_minor, state_key, country_key);
create index search_property_price_idx on search_property (deal, price_minor)
  include (published_micros, property_id, expires_at, is_premium, category_id);
create index search_property_category_idx on search_property (category_id);
create index search_property_owner_idx on search_property (owner_id);
create index search_property_words_idx on search_property using gin (words);

-- The words of public listings that everybody may read, to guess what a mistyped one was meant to be.
create table search_word (
  word text primary key
);
create index search_word_similar_idx on search_word using gin (word gin_trgm_ops);

-- What is public already comes in by the worker, in batches; until then nothing is missing that was changed since.
select graphile_worker.add_job('search.fill-table', job_key => 'search.fill-table');
