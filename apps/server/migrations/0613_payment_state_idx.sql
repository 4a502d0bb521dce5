create index concurrently if not exists payment_state_idx on payment (state, id);
