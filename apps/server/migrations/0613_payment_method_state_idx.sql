create index concurrently if not exists payment_method_state_idx on payment (method, state, id);
