-- How many have a package just now, which must not take longer with everybody who had it before.
create index concurrently if not exists package_grant_running_idx on package_grant (package_id, expires_at)
  where revoked_at is null;
