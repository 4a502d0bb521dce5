create index concurrently if not exists push_token_session_idx on push_token (session_hash);
