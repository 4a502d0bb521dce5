-- Those that may take a paid place in results.
create index concurrently if not exists search_property_on_top_idx on search_property (on_top_until_micros)
  where on_top_until_micros > 0;
