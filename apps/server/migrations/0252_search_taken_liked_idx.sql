-- As of the homes on the market, for whoever asks for taken ones too.
create index concurrently if not exists search_taken_property_liked_idx on search_taken_property
  (like_count desc, property_id desc) include (expires_at, is_premium);
