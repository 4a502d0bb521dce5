create index concurrently if not exists payment_method_idx on payment (method, id);
