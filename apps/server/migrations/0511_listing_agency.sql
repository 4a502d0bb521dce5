set lock_timeout = '2s';

-- The agency that a listing is shared with: always that of its lister, or none.
alter table property add column agency_id bigint;
alter table project add column agency_id bigint;
alter table property
  add constraint property_agency_is_there foreign key (agency_id) references agency on delete set null not valid;
alter table project
  add constraint project_agency_is_there foreign key (agency_id) references agency on delete set null not valid;
