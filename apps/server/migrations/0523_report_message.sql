set lock_timeout = '2s';

-- What was said, as it stood when it was reported: the message and the few before it. Nothing that happens in the
-- conversation afterwards changes it; it goes with the report, and each word of it with whoever said it.
create table reported_message (
  report_id bigint not null references report on delete cascade,
  conversation_id bigint not null,
  sequence bigint not null,
  said_at timestamptz not null,
  -- The one that was reported; the others are what came before it.
  is_subject boolean not null,
  -- 0 for the administration; nobody once the person has left.
  sender_id bigint,
  text text not null,
  file_id uuid references document on delete set null,
  primary key (report_id, sequence)
);
create index reported_message_sender_idx on reported_message (sender_id) where sender_id is not null;
create index reported_message_file_idx on reported_message (file_id);
create trigger reported_message_gives_up_document after delete or update of file_id on reported_message
  for each row execute function note_unused_file('document', 'file_id');

alter table report
  drop constraint report_subject_is_known,
  add constraint report_subject_kind_is_known
    check (subject_kind in ('property', 'project', 'account', 'review', 'message')) not valid;
