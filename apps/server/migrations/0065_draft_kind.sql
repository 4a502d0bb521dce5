set lock_timeout = '2s';

-- Half-written projects lie beside half-written homes. The table keeps its name: the version before this one reads it.
alter table property_draft
  add column kind text not null default 'property'
  constraint property_draft_kind_check check (kind in ('property', 'project'));
