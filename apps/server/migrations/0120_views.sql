-- How often a home was looked at, by each visitor once a day.
create table property_view_count (
  property_id bigint primary key references property on delete cascade,
  views bigint not null
) with (fillfactor = 70);

-- Homes whose count the search has not heard of yet.
create table viewed_property (
  property_id bigint primary key
);

-- Who was counted today, as a number that says nothing without the salt of the day. Both are swept when the day is
-- over, and unlogged, so that neither a backup nor a replica keeps them.
create unlogged table visitor_salt (
  day date primary key,
  salt bytea not null
);
create unlogged table property_visit (
  day date not null,
  property_id bigint not null,
  visitor bigint not null,
  primary key (day, property_id, visitor)
);
