create index concurrently if not exists project_agency_idx on project (agency_id, id desc) where agency_id is not null;
