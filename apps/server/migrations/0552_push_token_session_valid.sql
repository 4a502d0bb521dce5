-- Apart from the constraint itself, so that nobody waits while the rows are read.
alter table push_token validate constraint push_token_of_session;
