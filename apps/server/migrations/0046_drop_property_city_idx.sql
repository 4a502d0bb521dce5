drop index concurrently if exists property_city_idx;
