-- What members are told, in the order in which it happened. Rows are kept for 90 days; texts are made when one is read,
-- in the reader's language and of what the reader may still see.
create table notification (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null,
  listing_kind text,
  listing_id bigint,
  -- Who caused it. No reference: whoever left has no name any more, and the row stays.
  actor_id bigint,
  detail jsonb not null default '{}',
  -- Of its mail, where whoever wrote the notification knows it.
  language text,
  -- Where the mail goes instead of to the account's address: to the one that was just replaced.
  mail_to text,
  -- The same key for the same reader is the same notification, however often a job is run.
  key text,
  is_listed boolean not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notification_list_idx on notification (account_id, id desc);
create index notification_unread_idx on notification (account_id, id) where is_listed and read_at is null;
create unique index notification_key_idx on notification (account_id, key) where key is not null;
create index notification_age_idx on notification (created_at);

-- One row for each channel that a notification goes out by, whatever is tried how often.
create table notification_delivery (
  notification_id bigint not null references notification on delete cascade,
  channel text not null,
  account_id bigint not null,
  state text not null check (state in ('waiting', 'claimed', 'sent', 'skipped', 'failed')),
  due_at timestamptz not null,
  -- The job that is sending it. Another one may take over when this one is not heard of any more.
  claimed_by text,
  claimed_at timestamptz,
  finished_at timestamptz,
  primary key (notification_id, channel)
);
create index notification_delivery_due_idx on notification_delivery (due_at) where state in ('waiting', 'claimed');
create index notification_delivery_account_idx on notification_delivery (account_id, channel, due_at)
  where state in ('waiting', 'claimed');

-- What a member wants to be told how; without a row the usual holds.
create table notification_settings (
  account_id bigint primary key references account on delete cascade,
  choices jsonb not null default '{}',
  -- Minutes after midnight in the time zone.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  time_zone text not null default 'UTC',
  digest text not null default 'at_once' check (digest in ('at_once', 'daily')),
  language text,
  -- Everything up to here counts as read: one write, however many there are.
  read_up_to bigint not null default 0,
  check ((quiet_from is null) = (quiet_until is null))
);
