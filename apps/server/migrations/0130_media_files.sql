-- The same photograph sent again, for another home or by somebody else, shares the files of the first: kept once, and
-- encoded once. What was there before has no fingerprint and is never shared.
alter table media
  -- Of the bytes that were sent.
  add column fingerprint bytea,
  -- Under whose id the files lie, where these are not its own.
  add column files_id uuid;
