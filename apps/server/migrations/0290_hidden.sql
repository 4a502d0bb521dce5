-- Homes that a member does not want to see in lists and on the map any more.
create table hidden_property (
  account_id bigint not null references account on delete cascade,
  property_id bigint not null references property on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (account_id, property_id)
);
create index hidden_property_newest_idx on hidden_property (account_id, hidden_at desc, property_id desc);
create index hidden_property_property_idx on hidden_property (property_id);
