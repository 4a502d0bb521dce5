-- document_waiting_idx has them too.
drop index concurrently if exists document_pending_idx;
