-- What members pay for packages. The amount is frozen when it begins; it outlives the member, with nobody's name on it,
-- so that the books still tell what came in.
create table payment (
  id bigint generated always as identity primary key,
  -- What others know it by: providers, members, addresses.
  reference uuid not null unique default gen_random_uuid(),
  account_id bigint references account on delete set null,
  package_id bigint not null references package,
  method text not null check (method in ('stripe', 'paypal', 'paystack', 'flutterwave')),
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'cancelled', 'refunded')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  platform text not null default 'web' check (platform in ('web', 'app')),
  -- As the provider calls it; nobody can have paid one that it never took.
  provider_id text check (length(provider_id) <= 300),
  -- The provider's page, so that whoever begins again comes to the same one.
  redirect_url text check (length(redirect_url) <= 2000),
  -- Why a person has to look at it: what the provider reports is something else, or nobody is there to be given it.
  alarm text not null default '' check (alarm in ('', 'mismatch', 'ownerless')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  asked_at timestamptz,
  -- When the provider is asked next, whether it told us anything or not.
  ask_at timestamptz default now() + interval '5 minutes',
  check ((state = 'refunded') = (refunded_minor = amount_minor))
);
create index payment_account_idx on payment (account_id, id);
create index payment_package_idx on payment (package_id);
create index payment_ask_idx on payment (ask_at) where ask_at is not null;
create unique index payment_provider_key on payment (method, provider_id) where provider_id is not null;
create index payment_alarm_idx on payment (id) where alarm <> '';

-- What staff send back. The provider is told by a job, under the reference, so that it is sent once.
create table payment_refund (
  id bigint generated always as identity primary key,
  reference uuid not null unique default gen_random_uuid(),
  payment_id bigint not null references payment on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  amount_minor bigint not null check (amount_minor > 0),
  -- With everything that went back before it.
  total_minor bigint not null check (total_minor >= amount_minor),
  reason text not null check (length(reason) between 1 and 500),
  staff_account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index payment_refund_payment_idx on payment_refund (payment_id, id);
create index payment_refund_staff_idx on payment_refund (staff_account_id) where staff_account_id is not null;
-- One after the other: what is left is known only when the one before is done.
create unique index payment_refund_pending_key on payment_refund (payment_id) where state = 'pending';

-- What providers told us, byte for byte, before anything is made of it.
create table payment_webhook (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('stripe', 'paypal', 'paystack', 'flutterwave')),
  -- Providers send the same event again and again; the second is a no-op.
  event_id text not null check (length(event_id) between 1 and 300),
  payment_reference text,
  provider_id text,
  body bytea not null,
  headers jsonb not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'handled', 'unknown', 'refused')),
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);
create index payment_webhook_received_idx on payment_webhook (received_at);
