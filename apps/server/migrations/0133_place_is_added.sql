-- Added by this site; a new load of the packages leaves it where it is.
alter table place add column is_added boolean not null default false;
