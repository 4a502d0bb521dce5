-- Where a member was told to send the money of a transfer: the operator may change or remove the account meanwhile.
alter table payment add column transfer_to jsonb;
