-- What ended and still waits for the clock is left out of every count.
create index concurrently if not exists search_property_end_idx on search_property (expires_at)
  where expires_at < 'infinity';
