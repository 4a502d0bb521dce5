-- What staff wrote when they had dealt with an alarm. The same one is not raised again.
alter table payment
  add column alarm_note text not null default '',
  add constraint payment_alarm_note_is_short check (length(alarm_note) <= 500) not valid;

-- What a member sends to show that they made a transfer. The file is theirs, and of whoever looks after the money.
create table payment_receipt (
  payment_id bigint primary key references payment on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- Nothing once the file is gone.
  document_id uuid references document on delete set null,
  state text not null default 'sent' check (state in ('sent', 'refused')),
  -- What the member reads where it does not fit.
  refusal text not null default '' check (length(refusal) <= 500),
  sent_at timestamptz not null default now()
);
create index payment_receipt_account_idx on payment_receipt (account_id, payment_id);
create index payment_receipt_document_idx on payment_receipt (document_id);
create trigger payment_receipt_gives_up_document after delete or update of document_id on payment_receipt
  for each row execute function note_unused_file('document', 'document_id');
