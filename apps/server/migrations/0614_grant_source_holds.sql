-- Apart from the constraint itself, so that nobody waits while the rows are read.
alter table package_grant validate constraint package_grant_source_is_known;
