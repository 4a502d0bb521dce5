-- Few homes are promoted at a time, and those are asked for on every page of results.
create index concurrently if not exists search_property_promoted_idx on search_property (promoted_until_micros)
  where promoted_until_micros > 0;
