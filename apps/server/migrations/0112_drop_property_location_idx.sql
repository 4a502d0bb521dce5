-- Nothing asks for it: searches have a table of their own, and what is near is looked for where it is shown.
drop index concurrently if exists property_location_idx;
