-- Like property_price_idx, with what decides about premium homes.
create index concurrently if not exists property_by_price_idx on property (deal, price_minor)
  include (published_at, id, owner_id, expires_at, is_premium) where review_state = 'approved' and is_active;
