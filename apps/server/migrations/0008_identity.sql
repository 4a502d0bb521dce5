-- Somebody who signs in by phone alone has no address.
-- squawk-ignore ban-drop-not-null
alter table account alter column email drop not null;

alter table account
  -- The proven number that signs in; `mobile` is only the one that is shown.
  add column login_phone text,
  add column password_hash text,
  add column password_changed_at timestamptz,
  add column staff_role text,
  add column profile_media_id uuid,
  add column city text not null default '',
  add column state text not null default '',
  add column country text not null default '',
  add column location geography(Point, 4326),
  add column about_me text not null default '',
  add column facebook_id text not null default '',
  add column twitter_id text not null default '',
  add column instagram_id text not null default '',
  add column youtube_id text not null default '',
  add column wants_notifications boolean not null default true,
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add column deactivated_at timestamptz,
  -- Set while an account waits to be erased; signing in before that undoes it.
  add column erase_after timestamptz;

alter table session
  -- Until then the person has proved anew who they are, and may change how they sign in.
  add column fresh_until timestamptz,
  -- Staff calls open only after the second step.
  add column second_step_at timestamptz;

-- Who somebody is at an OpenID Connect provider. The subject is the key, never the address.
create table external_identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index external_identity_account_idx on external_identity (account_id);

-- One living code per identifier and purpose. See sign-in-code.ts for why no code is stored.
create table challenge (
  id uuid primary key,
  identifier text not null,
  purpose text not null check (purpose in ('sign_in', 'change', 'confirm')),
  nonce bytea not null,
  attempts smallint not null default 0 check (attempts between 0 and 5),
  -- A code that a browser asked for works in that browser only.
  is_bound boolean not null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (identifier, purpose)
);
create index challenge_expiry_idx on challenge (expires_at);

-- Fixed windows, spent by one conditional statement. The truth about limits is here, never in Redis.
create table rate_window (
  key text not null,
  window_seconds integer not null,
  started_at timestamptz not null default now(),
  used integer not null default 1,
  primary key (key, window_seconds)
);
create index rate_window_age_idx on rate_window (started_at);

-- Wrong guesses in a row over the whole life of an identifier; a right one sets it back.
create table guess_streak (
  identifier text primary key,
  failures integer not null default 0
);

create table password_reset (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_account_idx on password_reset (account_id);
create index password_reset_expiry_idx on password_reset (expires_at);

-- A device belongs to one person: whoever registers it last.
create table push_token (
  token text primary key,
  account_id bigint not null references account on delete cascade,
  registered_at timestamptz not null default now()
);
create index push_token_account_idx on push_token (account_id);

create table second_step (
  account_id bigint primary key references account on delete cascade,
  encrypted_secret bytea not null,
  confirmed_at timestamptz,
  -- The last time step that was used: a code works once.
  last_step bigint not null default 0
);

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- The first owner comes in with a token that was printed on the console, once.
create table setup_token (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

-- Who did what to whom. Written in the same transaction as the deed, and never changed.
create table audit (
  id bigint generated always as identity primary key,
  action text not null,
  outcome text not null check (outcome in ('done', 'denied')),
  actor_id bigint,
  object_kind text not null default '',
  object_id text not null default '',
  detail jsonb not null default '{}',
  request_id text,
  happened_at timestamptz not null default now()
);
create index audit_actor_idx on audit (actor_id, id desc);
create index audit_object_idx on audit (object_kind, object_id, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_is_never_emptied before truncate on audit
  for each statement execute function refuse_audit_change();
