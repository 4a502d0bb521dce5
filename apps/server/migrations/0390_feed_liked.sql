-- Recommended homes that somebody wants more of, the newest two hundred of each member.
create table feed_liked (
  account_id bigint not null references account on delete cascade,
  property_id bigint not null references property on delete cascade,
  liked_at timestamptz not null default now(),
  primary key (account_id, property_id)
);
create index feed_liked_newest_idx on feed_liked (account_id, liked_at desc, property_id desc);
create index feed_liked_property_idx on feed_liked (property_id);
