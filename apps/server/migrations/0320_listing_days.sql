-- What happened to a home on each of the last days (UTC), for the lines that its lister reads. Views count on their day;
-- a save or an interest counts on the day it began and is taken back from that day, so that pressing a heart again and
-- again draws nothing. Changed with the rows that they count, in their transaction.
create table property_day (
  property_id bigint not null references property on delete cascade,
  day date not null,
  views bigint not null default 0,
  likes bigint not null default 0,
  interested bigint not null default 0,
  primary key (property_id, day)
) with (fillfactor = 70);
create index property_day_sweep_idx on property_day (day);

-- The same of all homes of a lister together: somebody may have thousands. What was counted stays when a home goes.
create table lister_day (
  lister_id bigint not null references account,
  day date not null,
  views bigint not null default 0,
  likes bigint not null default 0,
  interested bigint not null default 0,
  primary key (lister_id, day)
) with (fillfactor = 70);
create index lister_day_sweep_idx on lister_day (day);

-- Views of earlier days are not known by day.
insert into property_day (property_id, day, likes)
select property_id, (saved_at at time zone 'utc')::date, count(*)
from favourite where is_counted and saved_at >= now() - interval '60 days' group by 1, 2;

insert into property_day as known (property_id, day, interested)
select property_id, (interested_at at time zone 'utc')::date, count(*)
from lead where interested_at >= now() - interval '60 days' group by 1, 2
on conflict (property_id, day) do update set interested = excluded.interested;

insert into lister_day (lister_id, day, likes, interested)
select property.owner_id, property_day.day, sum(property_day.likes), sum(property_day.interested)
from property_day join property on property.id = property_day.property_id group by 1, 2;
