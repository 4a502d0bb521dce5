-- How often the number of its lister was shown on the page of a home.
create table property_number_count (
  property_id bigint primary key references property on delete cascade,
  shown bigint not null check (shown >= 0)
) with (fillfactor = 70);
