create index concurrently if not exists payment_webhook_provider_id_idx on payment_webhook (provider_id) where provider_id is not null;
