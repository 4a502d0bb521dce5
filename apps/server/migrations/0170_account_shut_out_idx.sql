-- Whether a lister is in good standing is asked of every public listing; those who are not are few.
create index concurrently if not exists account_shut_out_idx on account (id) where not is_active;
