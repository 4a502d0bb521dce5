-- Keys that stay on people's devices. Only the public half is here, so a stolen table signs nobody in.
create table passkey (
  id uuid primary key,
  account_id bigint not null references account on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- What devices call the account; it says nothing about the person.
  user_handle bytea not null,
  -- Counts uses where a device counts them. One that goes back comes from a copy of the key.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account_idx on passkey (account_id, created_at);

-- What a device has to sign. A row is deleted by the attempt that uses it, whatever comes of the attempt.
create table passkey_challenge (
  challenge bytea primary key,
  purpose text not null check (purpose in ('register', 'sign_in', 'second_step')),
  -- The session or the cookie of the browser that asked; empty for clients that have neither.
  bound_to bytea,
  account_id bigint references account on delete cascade,
  user_handle bytea,
  expires_at timestamptz not null
);
create index passkey_challenge_account_idx on passkey_challenge (account_id);
create index passkey_challenge_expiry_idx on passkey_challenge (expires_at);
