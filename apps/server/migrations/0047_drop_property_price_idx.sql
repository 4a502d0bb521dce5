drop index concurrently if exists property_price_idx;
