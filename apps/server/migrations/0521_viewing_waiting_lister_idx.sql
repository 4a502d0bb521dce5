-- What waits for an answer is counted on every page of a member.
create index concurrently if not exists viewing_waiting_lister_idx
  on viewing (lister_id, starts_at) where state = 'requested';
