-- The home page asks for the most liked of all, which are at the start of this.
create index concurrently if not exists search_property_liked_idx on search_property
  (like_count desc, property_id desc) include (expires_at, is_premium);
