-- Apart from the constraints themselves, so that nobody waits while the rows are read.
alter table property validate constraint property_agency_is_there;
alter table project validate constraint project_agency_is_there;
