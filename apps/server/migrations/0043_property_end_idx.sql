create index concurrently if not exists property_end_idx on property (expires_at)
  where review_state = 'approved' and expires_at is not null;
