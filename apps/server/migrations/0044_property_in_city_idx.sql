-- Like property_city_idx, with what decides about premium homes: a total is counted without touching the wide rows.
create index concurrently if not exists property_in_city_idx on property (city_key, published_at desc, id desc)
  include (owner_id, expires_at, deal, price_minor, is_premium) where review_state = 'approved' and is_active;
