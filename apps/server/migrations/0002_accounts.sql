create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email) and email is nfc normalized),
  name text not null default '',
  mobile text not null default '',
  address text not null default '',
  permissions text[] not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

-- Only hashes are stored: a stolen table opens no session.
create table session (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account_idx on session (account_id);
create index session_expiry_idx on session (expires_at);

-- One living code per address: asking again replaces it. The code itself is nowhere: it is derived from the nonce with
-- a secret that the database does not have. Attempts are counted before a guess is compared.
create table sign_in_code (
  email text primary key,
  nonce bytea not null,
  attempts smallint not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  sent_in_day smallint not null default 1,
  day_started_at timestamptz not null default now()
);
create index sign_in_code_expiry_idx on sign_in_code (expires_at);
