-- Only the removal of a facility would read it, and none is ever removed.
drop index concurrently if exists property_facility_facility_idx;
