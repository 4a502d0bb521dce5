-- Only the removal of a category would read it, and none is ever removed.
drop index concurrently if exists property_category_idx;
