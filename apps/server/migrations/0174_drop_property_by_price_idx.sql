drop index concurrently if exists property_by_price_idx;
