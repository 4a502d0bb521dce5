create index concurrently if not exists media_files_idx on media (files_id) where files_id is not null;
