create index concurrently if not exists payment_webhook_reference_idx on payment_webhook (payment_reference) where payment_reference is not null;
