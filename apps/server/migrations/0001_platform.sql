create extension if not exists postgis;

-- What happened, in order; nothing ever rewrites it.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  subject_id bigint not null,
  actor_id bigint,
  detail jsonb not null default '{}',
  happened_at timestamptz not null default now()
);
create index event_subject_idx on event (subject_id, name);

-- A write that carries a key leaves its answer here, in the same transaction: a retry gets the answer, not a second effect.
create table idempotency_key (
  account_id bigint not null,
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_age_idx on idempotency_key (created_at);

-- Job workers that are alive. What a dead one had locked is given to the others.
create table job_worker (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
