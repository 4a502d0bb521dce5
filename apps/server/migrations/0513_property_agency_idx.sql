create index concurrently if not exists property_agency_idx on property (agency_id, id desc) where agency_id is not null;
