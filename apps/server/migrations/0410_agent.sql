set lock_timeout = '2s';

-- What somebody speaks, as codes of languages; the reader's own language has the names.
alter table account add column languages text[] not null default '{}';

-- Whoever has or had something public, as the list of agents reads it. 0 stands for the administration: what staff
-- list is listed by the site. No reference to the account, which 0 has not; whoever is erased is taken out first.
create table agent (
  id bigint primary key,
  slug text not null unique,
  -- Of the name; the account is joined for the rest.
  words tsvector not null default '',
  languages text[] not null default '{}',
  is_verified boolean not null default false,
  sell_count bigint not null default 0 check (sell_count >= 0),
  rent_count bigint not null default 0 check (rent_count >= 0),
  taken_count bigint not null default 0 check (taken_count >= 0),
  project_count bigint not null default 0 check (project_count >= 0),
  -- What can still be had: who has nothing of it is in no list.
  listing_count bigint not null generated always as (sell_count + rent_count + project_count) stored
) with (fillfactor = 80);
create index agent_list_idx on agent (is_verified desc, listing_count desc, id desc) where listing_count > 0;
create index agent_words_idx on agent using gin (words);
create index agent_languages_idx on agent using gin (languages);

-- As what each public listing is counted, and in which order an agent's page shows them.
create table agent_listing (
  kind text not null check (kind in ('property', 'project')),
  listing_id bigint not null,
  agent_id bigint not null,
  part text not null check (part in ('sell', 'rent', 'taken', 'project')),
  city_id bigint,
  published_at timestamptz not null,
  primary key (kind, listing_id)
);
create index agent_listing_newest_idx on agent_listing (agent_id, part, published_at desc, listing_id desc);

-- Where an agent has something that can still be had. Changed with the rows above, in their transaction.
create table agent_area (
  agent_id bigint not null,
  city_id bigint not null references city on delete cascade,
  listing_count bigint not null check (listing_count >= 0),
  primary key (agent_id, city_id)
) with (fillfactor = 80);
create index agent_area_city_idx on agent_area (city_id, agent_id) where listing_count > 0;

-- Those who list already.
select graphile_worker.add_job('agents.rebuild', job_key => 'agents.rebuild');
