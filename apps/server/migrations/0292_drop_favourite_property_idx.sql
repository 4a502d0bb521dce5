-- favourite_savers_idx has all of it.
drop index concurrently if exists favourite_property_idx;
