-- Uploads that a draft names live as long as the draft. When the draft is gone, so is the row, and their own time counts.
create table draft_upload (
  draft_id uuid not null references property_draft on delete cascade,
  upload_id uuid not null references upload on delete cascade,
  primary key (draft_id, upload_id)
);
create index draft_upload_upload_idx on draft_upload (upload_id);

-- What drafts name today: photographs, share picture, panorama, papers and floor plans.
insert into draft_upload (draft_id, upload_id)
select property_draft.id, upload.id
from property_draft
cross join lateral (
  select jsonb_path_query(content, '$.pictures[*]') #>> '{}'
  union select jsonb_path_query(content, '$.documents[*].id') #>> '{}'
  union select jsonb_path_query(content, '$.plans[*].document') #>> '{}'
  union select content ->> 'panorama'
  union select content ->> 'metaImage'
) named (upload_id)
join upload on upload.id::text = named.upload_id and upload.owner_id = property_draft.owner_id
where upload.received_bytes = upload.size_bytes;
