create index concurrently if not exists media_fingerprint_idx on media (fingerprint) where fingerprint is not null;
