-- The OpenSearch indexes there are. Jobs write to every one of them, so a new index misses nothing while it is filled.
create table search_index (
  name text primary key,
  is_serving boolean not null default false,
  -- Where a rebuild that was interrupted goes on.
  filled_up_to_id bigint not null default 0,
  created_at timestamptz not null default now()
);
create unique index search_index_serving_idx on search_index (is_serving) where is_serving;
