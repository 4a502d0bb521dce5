-- Apart from the constraint itself, so that nobody waits while the rows are read.
alter table payment validate constraint payment_alarm_note_is_short;
