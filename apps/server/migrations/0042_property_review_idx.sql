create index concurrently if not exists property_review_idx on property (review_state, submitted_at, id)
  where review_state <> 'approved' and deleted_at is null;
