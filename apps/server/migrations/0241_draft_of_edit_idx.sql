-- A listing has one set of unsent changes for each who may edit it.
create unique index concurrently if not exists property_draft_listing_idx
  on property_draft (owner_id, kind, listing_id) where listing_id is not null;
