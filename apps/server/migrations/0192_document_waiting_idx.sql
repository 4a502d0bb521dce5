-- What the worker has yet to look into, the oldest first.
create index concurrently if not exists document_waiting_idx on document (created_at)
  where unused_since is null
  and (state = 'pending' or (state = 'ready' and media_type = 'application/pdf' and not is_inspected));
