set lock_timeout = '2s';

-- By how many degrees, clockwise, a picture is shown turned. Its original stays as it was sent.
alter table media
  add column turn_degrees smallint not null default 0
  constraint media_turn_degrees_check check (turn_degrees in (0, 90, 180, 270));
