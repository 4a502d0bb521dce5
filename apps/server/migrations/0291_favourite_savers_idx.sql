-- Those who saved a home are told of its changes some at a time, in the order of their accounts.
create index concurrently if not exists favourite_savers_idx on favourite (property_id, account_id);
