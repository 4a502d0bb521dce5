-- A document that the worker looked into and turned away; its owner sees that it was.
alter table document
  drop constraint document_state_check,
  add constraint document_state_is_known check (state in ('pending', 'ready', 'quarantined', 'refused')) not valid,
  -- PDFs of earlier versions are ready without it: they are inspected again and handed to nobody but their owner until
  -- then. A worker of an earlier version that still runs cannot set it.
  add column is_inspected boolean not null default false;
