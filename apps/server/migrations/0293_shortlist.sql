-- What a member shares by a link: one list at a time. Only the hash of its token is kept.
create table shortlist (
  account_id bigint primary key references account on delete cascade,
  token_hash bytea not null unique,
  title text not null,
  shows_notes boolean not null,
  shared_at timestamptz not null default now()
);

create table shortlist_property (
  account_id bigint not null references shortlist on delete cascade,
  property_id bigint not null references property on delete cascade,
  place smallint not null,
  primary key (account_id, property_id)
);
create index shortlist_property_property_idx on shortlist_property (property_id);
