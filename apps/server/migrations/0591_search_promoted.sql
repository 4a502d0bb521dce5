set lock_timeout = '2s';

-- Until when a home is promoted, and until when it may take a paid place in results: 0 where it is not. Compared with the
-- clock by every question, so that nothing has to happen when the time is over.
alter table search_property
  add column promoted_until_micros bigint not null default 0,
  add column on_top_until_micros bigint not null default 0;
alter table search_taken_property
  add column promoted_until_micros bigint not null default 0,
  add column on_top_until_micros bigint not null default 0;
