set lock_timeout = '2s';

-- Changes of a listing that are not sent yet lie beside half-written ones. Which kind of listing it is says `kind`, so
-- that the id refers to one of several tables.
alter table property_draft add column listing_id bigint;
