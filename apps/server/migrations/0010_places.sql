create extension if not exists pg_trgm;

-- The gazetteer: read by everybody, written only by `npm run places:load`, and made anew from its packages at any time.
create table place (
  id bigint primary key,
  kind text not null check (kind in ('country', 'state', 'city', 'district')),
  name text not null,
  -- The folded name, by cityKey of search-words.ts.
  key text not null,
  state text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  country text not null,
  population bigint not null check (population >= 0),
  location geography(Point, 4326) not null,
  -- The folded words that tell places of one name apart, for "Portland, OR" and "Paris, France".
  context text not null
);
create index place_location_idx on place using gist (location) where kind = 'city';
-- A large city claims its outskirts although a hundred villages lie nearer.
create index place_large_location_idx on place using gist (location) where kind = 'city' and population >= 50000;

-- Every spelling a place may be asked for by, its own name among them: an array could not be searched by prefix.
-- No foreign key: the loader alone writes, both tables in one transaction, and checking each row costs a third of it.
create table place_name (
  place_id bigint not null,
  key text not null,
  is_own boolean not null,
  -- Copied from the place, so that the largest come first out of the index.
  population bigint not null,
  primary key (place_id, key)
);
create index place_name_prefix_idx on place_name (key text_pattern_ops);
-- A few letters begin too many names to sort them all.
create index place_name_one_letter_idx on place_name (left(key, 1), population desc);
create index place_name_two_letters_idx on place_name (left(key, 2), population desc);
create index place_name_three_letters_idx on place_name (left(key, 3), population desc);
create index place_name_similar_idx on place_name using gin (key gin_trgm_ops);

-- One row says which data is loaded.
create table gazetteer (
  only_row boolean primary key default true check (only_row),
  version text not null,
  places bigint not null,
  loaded_at timestamptz not null default now()
);
