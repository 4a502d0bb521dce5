create index concurrently if not exists viewing_waiting_visitor_idx
  on viewing (visitor_id, starts_at) where state = 'proposed';
