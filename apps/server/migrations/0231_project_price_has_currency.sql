-- Apart from the constraint itself, so that nobody waits while the rows are read.
alter table project validate constraint a_price_has_a_currency;
