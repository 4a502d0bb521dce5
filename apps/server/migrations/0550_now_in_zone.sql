-- What a clock on the wall shows in a zone of whoever asked for it. Browsers and this server know zones by other lists:
-- one that is missing here must not fail a statement that is about everybody.
create function now_in_zone(zone text) returns timestamp language plpgsql stable as $$
begin
  return now() at time zone coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return now() at time zone 'UTC';
end $$;
