-- Cities by the first letters of their name.
create index concurrently if not exists city_key_idx on city (city_key text_pattern_ops);
