create index concurrently if not exists account_erase_after_idx on account (erase_after) where erase_after is not null;
