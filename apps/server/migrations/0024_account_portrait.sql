create index concurrently if not exists account_portrait_idx on account (profile_media_id) where profile_media_id is not null;
