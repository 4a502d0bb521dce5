set lock_timeout = '2s';

-- Whether people who ask are shown the phone number; nobody's is unless they say so.
alter table account add column shows_number boolean not null default false;
