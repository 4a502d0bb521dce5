-- The unsent changes of a listing go when it is erased, whoever made them.
create index concurrently if not exists property_draft_of_listing_idx
  on property_draft (listing_id, kind) where listing_id is not null;
