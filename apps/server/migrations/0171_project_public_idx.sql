-- Like project_newest_idx, with what projects are counted by: totals and facets are counted without the wide rows.
create index concurrently if not exists project_public_idx on project (published_at desc, id desc)
  include (owner_id, type, category_id, is_gated) where review_state = 'approved' and is_active;
