-- How often a promotion was shown in a place that is paid for, and opened from there: by each visitor once a day.
create table promotion_day (
  advertisement_id bigint not null references advertisement on delete cascade,
  day date not null,
  shown integer not null default 0,
  opened integer not null default 0,
  primary key (advertisement_id, day)
);

create index promotion_day_day_idx on promotion_day (day);

-- Who was counted today, as with homes: swept when the day is over, and in no backup.
create unlogged table promotion_visit (
  day date not null,
  advertisement_id bigint not null,
  was_opened boolean not null,
  visitor bigint not null,
  primary key (day, advertisement_id, was_opened, visitor)
);
