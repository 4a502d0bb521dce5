-- project_public_idx has all of it.
drop index concurrently if exists project_newest_idx;
