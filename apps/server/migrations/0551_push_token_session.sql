set lock_timeout = '2s';

-- Whoever is signed out is told nothing any more: a device is registered by a session, and goes with it.
alter table push_token add column session_hash bytea;
alter table push_token add constraint push_token_of_session
  foreign key (session_hash) references session (token_hash) on delete cascade not valid;
