set lock_timeout = '2s';

-- What a member wants areas told in; null where they have not said.
alter table account
  add column area_unit text,
  add column plot_unit text;
