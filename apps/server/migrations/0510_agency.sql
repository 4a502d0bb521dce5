-- People who sell homes under one name.
create table agency (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null check (length(name) between 1 and 100),
  about text not null default '' check (length(about) <= 4000),
  website text not null default '',
  phone text not null default '',
  city text not null default '',
  logo_media_id uuid unique references media on delete set null,
  -- Changed with the rows below, in one statement that also says whether there is room.
  member_count integer not null default 0 check (member_count >= 0),
  created_at timestamptz not null default now()
);
create trigger agency_gives_up_logo after delete or update of logo_media_id on agency
  for each row execute function note_unused_file('media', 'logo_media_id');

-- The account is the key: nobody belongs to two.
create table agency_member (
  account_id bigint primary key references account on delete cascade,
  agency_id bigint not null references agency on delete cascade,
  role text not null check (role in ('owner', 'manager', 'agent')),
  joined_at timestamptz not null default now()
);
create index agency_member_idx on agency_member (agency_id, joined_at, account_id);

-- Who was asked to join. The link is made of the nonce and the secret of the site: a stolen table opens nothing.
create table agency_invitation (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agency on delete cascade,
  email text not null,
  role text not null check (role in ('manager', 'agent')),
  nonce bytea not null,
  invited_by bigint references account on delete set null,
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  unique (agency_id, email)
);
create index agency_invitation_email_idx on agency_invitation (email, id);
create index agency_invitation_inviter_idx on agency_invitation (invited_by) where invited_by is not null;
create index agency_invitation_over_idx on agency_invitation (expires_at);
