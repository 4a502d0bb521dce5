-- Apart from the constraints themselves, so that nobody waits while the rows are read.
alter table payment validate constraint payment_method_is_known;
alter table payment validate constraint payment_adds_up;
