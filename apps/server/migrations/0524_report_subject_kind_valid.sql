-- Apart from the constraint itself, so that nobody waits while the rows are read.
alter table report validate constraint report_subject_kind_is_known;
