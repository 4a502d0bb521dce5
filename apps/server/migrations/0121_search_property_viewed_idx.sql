-- The home page asks for the most viewed of all, which are at the start of this.
create index concurrently if not exists search_property_viewed_idx on search_property
  (view_count desc, property_id desc) include (expires_at, is_premium);
