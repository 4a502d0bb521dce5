create index concurrently if not exists property_shown_location_idx on property
  using gist ((coalesce(shown_location, location)::geometry)) where review_state = 'approved' and is_active;
