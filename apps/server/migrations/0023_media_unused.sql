create index concurrently if not exists media_unused_idx on media (unused_since) where unused_since is not null;
